"""Turandot in text: action names that parse back, and what happened as messages.

What lies face down is told to nobody but its owner: the others hear how many cards there are, once
the bid is complete, and nothing before.
"""

import re

from podium.core.box import Box
from podium.core.errors import BadAction
from podium.core.kernel import Record
from podium.core.phrases import Argument, Message, Seat, Word
from podium.games.turandot import table
from podium.games.turandot.table import CAST, CAST_BEST, GIVE, NAME, NO_CARD, NUMBER, PURSE, REMOVE, ROLES
from podium.games.turandot.view import FATES

PURSE_TEXT = re.compile(rf"(no|[1-{table.MAX_MONEY}]) money( bluff)?")


def action_name(box: Box, action: int) -> str:
    """'number 3', 'money alone', '2 money bluff', 'give 4', 'name 1', 'remove gothic', 'cast 5', 'cast best'."""
    if action < PURSE:
        return f"number {action - NUMBER}" if action != NUMBER else "money alone"
    if action < GIVE:
        money, bluff = divmod(action - PURSE, 2)
        return f"{money or 'no'} money{' bluff' if bluff else ''}"
    if action < NAME:
        return f"give {action - GIVE + 1}"
    if action < REMOVE:
        return f"name {action - NAME}"
    if action < CAST:
        return f"remove {box.printed.director_keys[action - REMOVE]}"
    return "cast best" if action == CAST_BEST else f"cast {action - CAST + 1}"


def parse_action(box: Box, text: str) -> int:
    """The action with this text, in any case and spacing; raises BadAction."""
    plain = " ".join(text.lower().split())
    if purse := PURSE_TEXT.fullmatch(plain):
        money, bluff = purse.groups()
        return PURSE + 2 * (0 if money == "no" else int(money)) + int(bool(bluff))
    directors: tuple[str, ...] = box.printed.director_keys
    match plain.split():
        case ["money", "alone"]:
            return NUMBER
        case ["number", number] if re.fullmatch(f"[1-{ROLES}]", number):
            return NUMBER + int(number)
        case ["give", number] if re.fullmatch(f"[1-{ROLES}]", number):
            return GIVE + int(number) - 1
        case ["name", seat] if re.fullmatch(f"[0-{table.MAX_SEATS - 1}]", seat):
            return NAME + int(seat)
        case ["remove", director] if director in directors:
            return REMOVE + directors.index(director)
        case ["cast", "best"]:
            return CAST_BEST
        case ["cast", number] if re.fullmatch(f"[1-{ROLES}]", number):
            return CAST + int(number) - 1
    raise BadAction(
        f"Expected number NUMBER or money alone, then COUNT money or no money (with bluff), give ROLE, name SEAT, "
        f"remove DIRECTOR, cast NUMBER or cast best; {text[:60]!r} came."
    )


def _card(box: Box, state: Record, role: int) -> Word:
    """The card under a role, a singer or a director."""
    card = int(state.row[role])
    if state.round_number == table.DIRECTOR_ROUND:
        return Word(f"director-{box.printed.director_keys[card]}")
    return Word(f"singer-{box.printed.singer_keys[card]}")


def _singer(box: Box, state: Record, seat: int, place: int) -> Word:
    return Word(f"singer-{box.printed.singer_keys[int(state.troupe[seat, place])]}")


def _role(box: Box, role: int) -> Word:
    return Word(f"role-{box.printed.role_keys[role]}")


def _bid_args(bid: int) -> dict[str, Argument]:
    return {"money": int(table.money_of(bid)), "bluff": int(table.bluff_of(bid))}


def action_message(box: Box, state: Record, seat: int, action: int) -> Message:
    """An action as a choice to offer."""
    if action < PURSE:
        number = action - NUMBER
        if number == 0:
            return Message("choice-lone-money")
        return Message("choice-number", {"number": number, "card": _card(box, state, number - 1)})
    if action < GIVE:
        key = "choice-purse" if int(state.begun[seat]) else "choice-lone-purse"
        return Message(key, _bid_args(action - PURSE))
    if action < NAME:
        receiver = int(table.next_in_need(state))
        card = _card(box, state, action - GIVE)
        if receiver == seat:
            return Message("choice-keep", {"card": card})
        return Message("choice-give", {"card": card, "receiver": Seat(receiver)})
    if action < REMOVE:
        return Message("choice-name", {"player": Seat(action - NAME)})
    if action < CAST:
        key = box.printed.director_keys[action - REMOVE]
        return Message("choice-remove", {"director": Word(f"director-{key}"), "about": Word(f"director-{key}-about")})
    if action == CAST_BEST:
        return Message("choice-cast-best", {"points": int(table.points_of(box.record, state, seat))})
    role = _role(box, int(state.cast_count[seat]))
    return Message("choice-cast", {"role": role, "singer": _singer(box, state, seat, action - CAST)})


def describe(box: Box, before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Message]:
    """What one action did, as far as `viewer` may know it."""
    player = Seat(seat)
    told: list[Message] = []
    if action < PURSE:
        pass  # told with its purse
    elif action < GIVE:
        bid = int(table.bid_of(int(before.begun[seat]), action - PURSE))
        told.append(_laid(box, before, seat, bid, viewer))
        if before.waiting == 1 << seat:
            told += [_fate(box, before, after, other) for other in range(int(before.seats))]
    elif action < NAME:
        receiver = int(table.next_in_need(before))
        card = _card(box, before, action - GIVE)
        key = "told-keep" if receiver == seat else "told-give"
        told.append(Message(key, {"player": player, "receiver": Seat(receiver), "card": card}))
    elif action < REMOVE:
        told.append(Message("told-name", {"player": player, "named": Seat(action - NAME)}))
    elif action < CAST:
        key = box.printed.director_keys[action - REMOVE]
        told.append(Message("told-remove", {"player": player, "director": Word(f"director-{key}")}))
    else:
        told += _cast(box, before, seat, action, after, viewer)
    return told + _turning_points(box, before, after)


def _laid(box: Box, before: Record, seat: int, bid: int, viewer: int | None) -> Message:
    player = Seat(seat)
    if viewer != seat:
        return Message("told-laid", {"player": player, "cards": int(table.cards_of(bid))})
    number = int(table.number_of(bid))
    if number == 0:
        return Message("told-laid-money", {"player": player, **_bid_args(bid)})
    card = _card(box, before, number - 1)
    return Message("told-laid-bid", {"player": player, "number": number, "card": card, **_bid_args(bid)})


def _fate(box: Box, before: Record, after: Record, seat: int) -> Message:
    """One bid of the reveal and what became of it."""
    fate = FATES[int(after.fate[seat])]
    bid = int(after.shown[seat])
    number = int(table.number_of(bid))
    args: dict[str, Argument] = {"player": Seat(seat), **_bid_args(bid)}
    if number:
        args |= {"number": number, "card": _card(box, before, number - 1)}
    return Message(f"told-{fate}", args)


def _cast(box: Box, before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Message]:
    """Who plays what is told to its owner only, until all is shown."""
    player = Seat(seat)
    if viewer == seat and action != CAST_BEST:
        role = _role(box, int(before.cast_count[seat]))
        singer = _singer(box, before, seat, action - CAST)
        return [Message("told-cast", {"player": player, "singer": singer, "role": role})]
    is_done = not int(after.waiting) >> seat & 1
    return [Message("told-cast-done", {"player": player})] if is_done else []


def _turning_points(box: Box, before: Record, after: Record) -> list[Message]:
    """The end of a round, and of the game."""
    told = []
    is_next = int(after.round_number) != int(before.round_number)
    ended = is_next or (int(after.phase) in (table.CASTING, table.OVER) and int(before.phase) < table.CASTING)
    if ended and int(before.seats) == 2:
        troupe = table.DUMMY
        if int(before.round_number) == table.DIRECTOR_ROUND:
            card = Word(f"director-{box.printed.director_keys[int(after.director[troupe])]}")
        else:
            card = _singer(box, after, troupe, int(after.troupe_size[troupe]) - 1)
        told.append(Message("told-dummy", {"card": card}))
    if is_next:
        key = "told-director-round" if int(after.round_number) == table.DIRECTOR_ROUND else "told-round"
        told.append(Message(key, {"round": int(after.round_number), "puccini": Seat(int(after.puccini))}))
    if int(after.phase) == table.CASTING and int(before.phase) != table.CASTING:
        told.append(Message("told-casting"))
    if int(after.phase) == table.OVER:
        for seat in range(int(after.seats)):
            cast = tuple(_singer(box, after, seat, int(place)) for place in after.casting[seat] if place != NO_CARD)
            told.append(Message("told-shown", {"player": Seat(seat), "singers": cast}))
        told.append(Message("told-over"))
    return told
