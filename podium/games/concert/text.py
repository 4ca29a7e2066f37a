"""Both Maestro games in text: action names that parse back, and what happened as messages.

Cards that only one seat sees are named to that seat and its team alone; an answer is told to nobody before
all have answered.
"""

import re

import numpy as np

from podium.core.box import Box
from podium.core.errors import BadAction
from podium.core.kernel import Record
from podium.core.phrases import Argument, Message, Seat, Word
from podium.games.concert import hiring, table
from podium.games.concert.market import owner_of
from podium.games.concert.printed import fraction
from podium.games.concert.table import (
    AIM,
    ANSWER,
    BEFORE,
    BUY,
    BUY_CODES,
    CHANCE,
    CHORUSES,
    DECLINE,
    HIRE,
    KEEP,
    LET_PASS,
    LUCK,
    MAX_SEATS,
    MAX_SLOTS,
    NO_CARD,
    NOBODY,
    PASS,
    PERFORM,
    PIECE,
    PIECES,
    PIECES_HELD,
    PLAY_FRESH,
    PLAY_MAESTRO,
    SAVE,
    STAND_IN,
    STOP,
)
from podium.games.concert.view import CARD_KINDS, card_key

PLAIN = {
    PASS: "pass",
    PLAY_MAESTRO: "maestro",
    PIECE: "take sheet",
    LUCK: "take chance",
    DECLINE: "take nothing",
    PLAY_FRESH: "use it",
    SAVE: "save it",
    STOP: "stop",
    LET_PASS: "let pass",
    ANSWER: "correct",
    STAND_IN: "hire soloist",
    CHORUSES: "hire choruses",
}
MARKETS = ("instruments", "soloists")
BUYING = ("buy", "buy soloist")


def action_name(box: Box, action: int) -> str:
    """'buy 2', 'refresh instruments', 'keep 1', 'aim 3', 'hire 0', 'perform E001', 'use tour', 'discard S001' …"""
    if action in PLAIN:
        return PLAIN[action]
    if action < KEEP:
        market, slot = divmod(action - BUY, BUY_CODES)
        return f"refresh {MARKETS[market]}" if slot == MAX_SLOTS else f"{BUYING[market]} {slot + 1}"
    if action < PLAY_FRESH:
        return f"keep {action - KEEP + 1}"
    if action < STOP:
        return f"aim {action - AIM}"
    if action < STAND_IN:
        return f"hire {action - HIRE}"
    sheets = box.printed.sheet_keys
    number = action - PERFORM
    if number < len(sheets):
        return f"perform {sheets[number]}"
    kind = number - len(sheets)
    if kind < len(box.record.kind):
        keys = box.printed.chance_keys
        return f"use {keys[kind]}" if kind < len(keys) else f"use {kind}"
    return f"discard {sheets[kind - len(box.record.kind)]}"


def parse_action(box: Box, text: str) -> int:
    """The action with this text, in any case and spacing; raises BadAction."""
    plain = " ".join(text.lower().split())
    for code, name in PLAIN.items():
        if plain == name:
            return code
    sheets = [key.lower() for key in box.printed.sheet_keys]
    kinds = [key.lower() for key in box.printed.chance_keys]
    match plain.split():
        case ["buy", slot] if re.fullmatch(f"[1-{MAX_SLOTS}]", slot):
            return BUY + int(slot) - 1
        case ["buy", "soloist", slot] if re.fullmatch(f"[1-{MAX_SLOTS}]", slot):
            return BUY + BUY_CODES + int(slot) - 1
        case ["refresh", market] if market in MARKETS:
            return table.REFRESH + MARKETS.index(market) * BUY_CODES
        case ["keep", number] if re.fullmatch(f"[1-{table.MAX_LOOKED}]", number):
            return KEEP + int(number) - 1
        case ["aim", seat] if re.fullmatch(f"[0-{MAX_SEATS - 1}]", seat):
            return AIM + int(seat)
        case ["hire", seat] if re.fullmatch(f"[0-{MAX_SEATS - 1}]", seat):
            return HIRE + int(seat)
        case ["perform", key] if key in sheets:
            return PERFORM + sheets.index(key)
        case ["use", key] if key in kinds:
            return PERFORM + len(sheets) + kinds.index(key)
        case ["discard", key] if key in sheets:
            return PERFORM + len(sheets) + len(box.record.kind) + sheets.index(key)
    raise BadAction(
        "Expected pass, maestro, take sheet, take chance, take nothing, buy SLOT, buy soloist SLOT, refresh "
        "instruments or soloists, keep NUMBER, use it, save it, use CARD, aim SEAT, stop, correct, let pass, "
        f"perform SHEET, hire SEAT, hire soloist, hire choruses or discard SHEET; {text[:60]!r} came."
    )


def place_word(box: Box, place: int) -> Word:
    """An instrument or a soloist."""
    return Word(box.printed.place_keys[place])


def chance_word(box: Box, card: int) -> Word:
    return Word(f"chance-{card_key(box, card)}")


def piece_title(box: Box, piece: int) -> str:
    """'Mozart: Duo for violin and viola'."""
    sheet = box.printed.sheet_cards[box.printed.sheet_keys[piece]]
    return f"{sheet.short or sheet.composer.split()[-1]}: {sheet.title}" if sheet.composer else str(sheet.title)


def _card(box: Box, card: int) -> Argument:
    """A piece by its title, a chance card by its text."""
    return piece_title(box, card) if card < len(box.printed.sheet_keys) else chance_word(box, card)


def _looked_card(state: Record, seat: int, number: int) -> int:
    which = int(state.looked_kind)
    first = PIECES_HELD if which == CHANCE else 0
    return int(state.hand[seat, first + int(state.hand_size[seat, which]) - int(state.looked) + number])


def action_message(box: Box, state: Record, seat: int, action: int) -> Message:
    """An action as a choice to offer."""
    record = box.record
    if action < KEEP and action >= BUY:
        market, slot = divmod(action - BUY, BUY_CODES)
        if slot == MAX_SLOTS:
            return Message(f"choice-refresh-{MARKETS[market]}")
        place = int(state.open_row[market, slot])
        price = fraction(int(record.price[place]))
        return Message("choice-buy", {"card": place_word(box, place), "price": price})
    if KEEP <= action < PLAY_FRESH:
        return Message("choice-keep", {"card": _card(box, _looked_card(state, seat, action - KEEP))})
    if action in (PLAY_FRESH, SAVE):
        key = "choice-use" if action == PLAY_FRESH else "choice-save"
        return Message(key, {"card": chance_word(box, _looked_card(state, seat, 0))})
    if AIM <= action < STOP:
        return Message("choice-aim", {"target": Seat(action - AIM), "card": chance_word(box, int(state.event))})
    if action in (LET_PASS, ANSWER):
        key = "choice-let-pass" if action == LET_PASS else "choice-correct"
        return Message(key, {"card": chance_word(box, int(state.event)), "player": Seat(int(state.turn))})
    if HIRE <= action < PERFORM:
        return _hire_message(box, state, seat, action)
    if action in PLAIN:
        return Message(f"choice-{PLAIN[action].replace(' ', '-')}")
    number, pieces = action - PERFORM, len(box.printed.sheet_keys)
    if number < pieces:
        rent, dearest = hiring.least_rent(record, state, seat, number, 0)
        rent = int(rent) - (int(dearest) if state.rent_free[seat] else 0)
        args: dict[str, Argument] = {
            "piece": piece_title(box, number),
            "rent": fraction(rent),
            "loan": fraction(max(0, rent - int(state.money[seat]))),
            "revenue": fraction(int(record.revenue[number]) + int(state.income[seat])),
            "minutes": int(record.minutes[number]),
        }
        return Message("choice-perform-loan" if rent > state.money[seat] else "choice-perform", args)
    if number < pieces + len(record.kind):
        return Message("choice-use", {"card": Word(f"chance-{box.printed.chance_keys[number - pieces]}")})
    return Message("choice-discard", {"piece": piece_title(box, number - pieces - len(record.kind))})


def _hire_message(box: Box, state: Record, seat: int, action: int) -> Message:
    record = box.record
    place = int(record.parts[int(state.piece), int(state.part)])
    rent = fraction(int(hiring.way_cost(record, state, seat, action - HIRE)))
    if action == CHORUSES:
        return Message("choice-choruses", {"card": place_word(box, place), "rent": rent})
    player = int(record.stand_in[place]) if action == STAND_IN else place
    owner = int(owner_of(state, player)) if action == STAND_IN else action - HIRE
    args: dict[str, Argument] = {"card": place_word(box, player), "owner": Seat(owner), "rent": rent}
    return Message("choice-hire", args)


def describe(box: Box, before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Message]:
    """What one action did, as far as `viewer` may know it."""
    phase = int(before.phase)
    sees = viewer is not None and bool(int(before.mates[seat]) >> viewer & 1)
    told: list[Message] = []
    player = Seat(seat)
    if phase == table.OPENING:
        if not int(after.waiting) >> seat & 1:
            told.append(Message("told-opened", {"player": player}))
    elif phase == table.REACTING:
        if int(after.answers) == 0 and int(before.waiting) == 1 << seat:
            told += _settled(box, before, after, viewer)
    elif HIRE <= action < PERFORM:
        told.append(_hired(box, before, seat, action))
    elif BUY <= action < KEEP:
        told.append(_bought(box, before, after, seat, action))
    elif KEEP <= action < PLAY_FRESH:
        which = int(before.looked_kind)
        card = _looked_card(before, seat, action - KEEP)
        key = f"told-kept-{CARD_KINDS[which]}"
        seen_card = Message(key, {"player": player, "card": _card(box, card)})
        told.append(seen_card if sees else Message("told-kept-one", {"player": player}))
    elif action in (PIECE, LUCK):
        told.append(_took(box, before, after, seat, action, sees=sees))
    elif action == SAVE:
        card = _looked_card(before, seat, 0)
        told.append(
            Message("told-saved", {"player": player, "card": chance_word(box, card)})
            if sees
            else Message("told-saved-one", {"player": player})
        )
    elif action == PLAY_FRESH or (phase == table.TURN and action >= PERFORM + len(box.printed.sheet_keys)):
        told += _used(box, after, seat)
    elif AIM <= action < STOP:
        told.append(Message("told-aimed", {"player": player, "target": Seat(action - AIM)}))
    elif action in (PASS, PLAY_MAESTRO, DECLINE, STOP):
        told.append(Message(f"told-{PLAIN[action].replace(' ', '-')}", {"player": player}))
    told += _performed(box, before, after, action, viewer)
    return told + _turning_points(before, after)


def _bought(box: Box, before: Record, after: Record, seat: int, action: int) -> Message:
    market, slot = divmod(action - BUY, BUY_CODES)
    if slot == MAX_SLOTS:
        row = tuple(place_word(box, int(place)) for place in after.open_row[market] if place != NO_CARD)
        return Message("told-refreshed", {"player": Seat(seat), "cards": row})
    place = int(before.open_row[market, slot])
    price = fraction(int(box.record.price[place]))
    return Message("told-bought", {"player": Seat(seat), "card": place_word(box, place), "price": price})


def _took(box: Box, before: Record, after: Record, seat: int, action: int, *, sees: bool) -> Message:
    """A card taken: named to those who see it."""
    which = PIECES if action == PIECE else CHANCE
    count = int(after.hand_size[seat, which]) - int(before.hand_size[seat, which])
    args: dict[str, Argument] = {"player": Seat(seat), "count": count}
    if count == 1 and sees:
        first = PIECES_HELD if which == CHANCE else 0
        card = int(after.hand[seat, first + int(after.hand_size[seat, which]) - 1])
        return Message(f"told-took-{CARD_KINDS[which]}", {**args, "card": _card(box, card)})
    key = f"told-took-a-{CARD_KINDS[which]}" if count == 1 else f"told-looks-at-{CARD_KINDS[which]}"
    return Message(key, args)


def _used(box: Box, after: Record, seat: int) -> list[Message]:
    """A chance card shown, and its target if there was nothing to choose."""
    card = chance_word(box, int(after.event))
    if int(after.target) != NOBODY:
        return [Message("told-used-on", {"player": Seat(seat), "card": card, "target": Seat(int(after.target))})]
    return [Message("told-used", {"player": Seat(seat), "card": card})]


def _hired(box: Box, before: Record, seat: int, action: int) -> Message:
    offered = _hire_message(box, before, seat, action)
    return Message(offered.key.replace("choice", "told"), {"player": Seat(seat), **offered.args})


def _settled(box: Box, before: Record, after: Record, viewer: int | None) -> list[Message]:
    """What became of a chance card once all had answered."""
    user, card = int(before.turn), int(before.event)
    kind = int(box.record.kind[card - len(box.printed.sheet_keys)])
    corrected = [
        seat
        for seat in range(int(before.seats))
        if seat != user and int(after.hand_size[seat, CHANCE]) < int(before.hand_size[seat, CHANCE])
    ]
    args: dict[str, Argument] = {"player": Seat(user), "card": chance_word(box, card)}
    if corrected:
        return [Message("told-corrected", {**args, "by": Seat(corrected[0])})]
    effect, amount = int(box.record.effect[kind]), int(box.record.amount[kind])
    place = int(box.record.effect_place[kind])
    if place != table.NOWHERE:
        args["instrument"] = place_word(box, place)
    if effect in (table.MINUTES, table.STEP_BACK):
        args["minutes"] = amount
    if effect == table.MONEY:
        args["amount"] = fraction(amount)
    if effect == table.TAKE_MONEY:
        args["amount"] = fraction(int(after.money[user]) - int(before.money[user]))
    if int(before.target) != NOBODY:
        args["target"] = Seat(int(before.target))
    if effect == table.TAKE_SHEET:
        both = int(before.mates[user]) | int(before.mates[int(before.target)])
        if viewer is not None and both >> viewer & 1:
            taken = int(after.hand[user, int(after.hand_size[user, PIECES]) - 1])
            return [Message("told-took-from", {**args, "piece": piece_title(box, taken)})]
    return [Message(f"told-{EFFECT_WORDS[effect]}", args)]


EFFECT_WORDS = (
    "lucky-money", "lucky-minutes", "lucky-instrument", "lucky-endless", "lucky-endless", "lucky-endless",
    "took-instrument", "destroyed-instrument", "took-money", "stepped-back", "took-one-from",
)  # fmt: skip


def _performed(box: Box, before: Record, after: Record, action: int, viewer: int | None) -> list[Message]:
    """A piece that was performed, with what it cost and brought; an owner is told what came to him, and for whom."""
    seat, pieces = int(before.turn), len(box.printed.sheet_keys)
    lay, lie = before.where[:pieces], after.where[:pieces]
    new = np.flatnonzero((lay != lie) & (lie == BEFORE + seat)).tolist()
    if not new:
        return []
    gained = int(after.money[seat]) - int(before.money[seat])
    paid = [int(after.money[i]) - int(before.money[i]) for i in range(int(before.seats)) if i != seat]
    args: dict[str, Argument] = {
        "player": Seat(seat),
        "piece": piece_title(box, new[0]),
        "rent": fraction(sum(paid)),
        "revenue": fraction(gained + sum(paid)),
        "minutes": int(box.record.minutes[new[0]]),
    }
    told = [Message("told-performed", args)]
    if viewer is not None and viewer != seat and (rent := int(after.money[viewer]) - int(before.money[viewer])):
        cards = _hired_from(box, before, seat, action, viewer)
        told.append(
            Message(
                "told-rented", {"owner": Seat(viewer), "player": Seat(seat), "rent": fraction(rent), "cards": cards}
            )
        )
    return told


def _hired_from(box: Box, before: Record, seat: int, action: int, owner: int) -> tuple[Word, ...]:
    """Who of an owner's played in the performance that an action began or completed: it is arranged once more."""
    record, state = box.record, before.copy()
    if int(state.phase) == table.HIRING:
        hiring.engage(record, state, action - HIRE)
    else:
        state.piece, state.part = action - PERFORM, 0
    hiring.arrange(record, state, seat)
    found: list[tuple[int, int]] = []  # owners, and who of theirs plays
    for hire in state.hired[: int(state.part)].tolist():
        by, place = divmod(hire, table.OWNER)
        both = (int(record.male_chorus), int(record.female_chorus))
        found += [(int(owner_of(state, one)), one) for one in both] if by == table.BOTH_CHORUSES else [(by, place)]
    return tuple(place_word(box, place) for place in dict.fromkeys(place for by, place in found if by == owner))


def _turning_points(before: Record, after: Record) -> list[Message]:
    """A new round, the first turn, and the end."""
    told = []
    if int(after.phase) == table.OVER:
        done = [seat for seat in range(int(after.seats)) if after.minutes[seat] == after.goal]
        told.append(Message("told-finished", {"player": Seat(done[0])}) if done else Message("told-last-round"))
    elif int(after.round_number) != int(before.round_number):
        told.append(Message("told-round", {"round": int(after.round_number)}))
    elif int(before.phase) == table.OPENING != int(after.phase):
        told.append(Message("told-begins", {"player": Seat(int(after.turn))}))
    return told
