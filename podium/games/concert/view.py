"""What may be seen at a table of either Maestro game, as an allow-list. Money is in sixteenths.

Open are the orchestra, the markets, money, minutes, what was performed, and how many cards everybody holds.
Hidden are the piles, the hands and the answers that have not been shown. A seat also sees what it has seen:
cards it put under a pile, and cards it knows in other hands. Team-mates see each other's hands. When the
game is over, everything is shown.
"""

from typing import Any, Literal

import msgspec
import numpy as np

from podium.core.box import Box
from podium.core.kernel import Record, unpacked
from podium.core.seats import seats_in
from podium.games.concert import hiring, table
from podium.games.concert.luck import targets
from podium.games.concert.market import owner_of
from podium.games.concert.piles import pile_places
from podium.games.concert.table import BEFORE, CHANCE, NO_CARD, PIECES, PIECES_HELD, discard_code
from podium.games.concert.turn import legal, may_act

Phase = Literal[
    "opening", "turn", "buying", "keeping", "offered", "fresh", "aiming", "reacting", "redirecting", "hiring", "over"
]
PHASES: tuple[Phase, ...] = (
    "opening", "turn", "buying", "keeping", "offered", "fresh", "aiming", "reacting", "redirecting", "hiring", "over",
)  # fmt: skip
CardKind = Literal["sheet", "chance"]
CARD_KINDS: tuple[CardKind, ...] = ("sheet", "chance")
Way = Literal["owner", "stand-in", "choruses"]
Shut = Literal["actions", "repeated", "hand", "pile", "deck", "money"]


class MarketView(msgspec.Struct, frozen=True):
    row: list[str | None]  # by slot
    deck: int
    below: list[str]  # known to lie at the bottom of the deck, from the top down


class OfferView(msgspec.Struct, frozen=True):
    """A card that can be hired for a part."""

    seat: int
    player: str  # the instrument, or the soloist who would stand in
    rent: int


class NeedView(msgspec.Struct, frozen=True):
    """What a piece asks for at one place of the orchestra."""

    place: str
    wanted: int
    own: int
    missing: int  # that nobody in the orchestra has
    offers: list[OfferView]  # cheapest first


class PieceView(msgspec.Struct, frozen=True):
    """A piece that one holds or looks at: what it would cost now, and bring."""

    card: str
    is_playable: bool
    rent: int | None  # at the cheapest; None if somebody is missing
    loan: int | None  # what the bank would have to lend
    gain: int | None  # revenue and income less rent
    needs: list[NeedView]


class WayView(msgspec.Struct, frozen=True):
    action: int
    way: Way
    owner: int | None  # None for two choruses
    rent: int


class PartView(msgspec.Struct, frozen=True):
    place: str
    by: int | None  # the owner of who plays it; None while it is open, or if two choruses do
    player: str | None  # the instrument or soloist that plays it
    rent: int


class ArrangingView(msgspec.Struct, frozen=True):
    """A performance whose parts are being filled, which everybody follows."""

    card: str
    parts: list[PartView]
    ways: list[WayView]  # for the next part, cheapest first


class EventView(msgspec.Struct, frozen=True):
    """A chance card that was shown and is not settled yet."""

    card: str
    user: int
    target: int | None
    targets: list[int]  # at whom it can be aimed
    tried: list[int]  # who has cancelled it
    answer: bool | None  # one's own answer, once it is given


class KnownView(msgspec.Struct, frozen=True):
    """A card that one knows to lie in a pile."""

    kind: CardKind
    depth: int  # 0 is the top
    card: str


class SeatView(msgspec.Struct, frozen=True):
    money: int
    minutes: int
    note: int  # received with the Maestro card
    has_maestro: bool
    orchestra: dict[str, int]
    sheets: int
    saved: int  # chance cards, the one being considered included
    performed: list[str]
    laid: list[str]  # chance cards that lie before the seat: instruments and ∞ cards
    known_sheets: list[str]  # of its hand, as far as one knows
    known_chance: list[str]
    is_mate: bool  # of one's own team


class ShutView(msgspec.Struct, frozen=True):
    """What stands in the way of what a turn is for; None where nothing does."""

    sheet: Shut | None  # of taking a piece
    chance: Shut | None  # of taking a chance card
    markets: list[Shut | None]  # of a new row of instruments, and of soloists


class ConcertView(msgspec.Struct, frozen=True, kw_only=True):
    seats: int
    phase: Phase
    round: int
    goal: int
    starter: int
    turn: int
    waiting: list[int]  # who is to act
    actions_left: int
    is_maestro_turn: bool
    is_saved_used: bool
    instruments: MarketView
    sheet_pile: int
    chance_pile: int
    hand: list[PieceView]  # one's own pieces, those being looked at apart
    saved: list[str]  # one's own chance cards, those being looked at apart
    looked: list[str]  # cards one is looking at, or the one just taken
    looked_pieces: list[PieceView]  # the pieces among them, to be weighed before one is kept
    known: list[KnownView]
    rejected: list[str]  # what one gave back when the game opened and knows to lie in the pile, in any order
    arranging: ArrangingView | None
    event: EventView | None
    shut: ShutView | None  # in one's own turn
    players: list[SeatView]


def concert_view(box: Box, state: Record, seat: int | None) -> dict[str, Any]:
    """The fields of a `ConcertView` for a seat, or for a spectator."""
    seen = unpacked(state)
    looked = seen.looked if seat is not None and seat == seen.turn else 0
    hands = [_held(box, seen, seat, PIECES), _held(box, seen, seat, CHANCE)]
    shown = []
    if looked:
        shown = hands[seen.looked_kind][-looked:]
        hands[seen.looked_kind] = hands[seen.looked_kind][:-looked]
    return {
        "seats": seen.seats,
        "phase": PHASES[seen.phase],
        "round": seen.round_number,
        "goal": seen.goal,
        "starter": seen.starter,
        "turn": seen.turn,
        "waiting": list(seats_in(seen.waiting)),
        "actions_left": seen.actions_left,
        "is_maestro_turn": bool(seen.is_maestro_turn),
        "is_saved_used": bool(seen.used_saved),
        "instruments": market_view(box, seen, 0),
        "sheet_pile": seen.pile_size[PIECES],
        "chance_pile": seen.pile_size[CHANCE],
        "hand": [piece_view(box, state, seat, key) for key in hands[PIECES]] if seat is not None else [],
        "saved": hands[CHANCE],
        "looked": shown,
        "looked_pieces": [piece_view(box, state, seat, key) for key in shown if key in box.printed.sheet_keys]
        if seat is not None
        else [],
        "known": _known(box, state, seen, seat),
        "rejected": _rejected(box, seen, seat),
        "arranging": _arranging(box, state, seen),
        "event": _event(box, state, seen, seat),
        "shut": _shut(box, state, seen, seat),
        "players": [_seat(box, seen, other, seat) for other in range(seen.seats)],
    }


def laid_open(state: Record) -> Record:
    """A state in which everybody has seen every card, for games that are over."""
    opened = state.copy()
    opened.hand_seen[:] = opened.pile_seen[:] = table.EVERYBODY
    opened.shop_known[:] = opened.shop_size
    return opened


def card_key(box: Box, card: int) -> str:
    """The key of a piece or of a chance card."""
    pieces = len(box.printed.sheet_keys)
    if card < pieces:
        return str(box.printed.sheet_keys[card])
    return str(box.printed.chance_keys[int(box.record.kind[card - pieces])])


def _held(box: Box, seen: Any, seat: int | None, which: int) -> list[str]:
    if seat is None:
        return []
    first = PIECES_HELD if which == CHANCE else 0
    cards = seen.hand[seat][first : first + seen.hand_size[seat][which]]
    return [card_key(box, card) for card in cards]


def market_view(box: Box, seen: Any, market: int) -> MarketView:
    """A market: its row, how many cards are left, and which of them everybody has seen go under."""
    keys, size = box.printed.place_keys, int(box.record.goods[market])
    depths = range(seen.shop_size[market] - seen.shop_known[market], seen.shop_size[market])
    slots = seen.open_row[market][: int(box.record.slots[market])]
    return MarketView(
        row=[None if place == NO_CARD else keys[place] for place in slots],
        deck=seen.shop_size[market],
        below=[keys[seen.shop[market][(seen.shop_top[market] + depth) % size]] for depth in depths],
    )


def piece_view(box: Box, state: Record, seat: int, key: str) -> PieceView:
    """What a piece would cost a seat now, and bring; and who could be hired for it."""
    record, piece = box.record, box.printed.sheet_keys.index(key)
    total, dearest = (int(number) for number in hiring.least_rent(record, state, seat, piece, 0))
    can_play = bool(hiring.can_perform(record, state, seat, piece))
    rent = None
    if total != hiring.IMPOSSIBLE:
        rent = total - (dearest if state.rent_free[seat] else 0)
    places = [int(place) for place in record.parts[piece, : int(record.part_count[piece])]]
    return PieceView(
        card=key,
        is_playable=can_play,
        rent=rent,
        loan=None if rent is None else max(0, rent - int(state.money[seat])),
        gain=None if rent is None else int(record.revenue[piece]) + int(state.income[seat]) - rent,
        needs=[_need(box, state, seat, piece, place, places.count(place)) for place in dict.fromkeys(places)],
    )


def _need(box: Box, state: Record, seat: int, piece: int, place: int, wanted: int) -> NeedView:
    keys, record = box.printed.place_keys, box.record
    owned = [int(count) for count in state.owned[: int(state.seats), place]]
    offers = [
        OfferView(other, keys[place], int(hiring.rent_to(record, state, seat, other, place)))
        for other, count in enumerate(owned)
        if other != seat
        for _ in range(count)
    ]
    own, there = owned[seat], sum(owned)
    soloist = int(record.stand_in[place])
    owner = int(hiring.stand_in_for(record, state, piece, 0, place))
    if owner == seat:
        own, there = own + 1, there + 1
    elif owner != table.NOBODY:
        there += 1
        offers.append(OfferView(owner, keys[soloist], int(hiring.rent_to(record, state, seat, owner, soloist))))
    offers.sort(key=lambda offer: offer.rent)
    return NeedView(place=keys[place], wanted=wanted, own=own, missing=max(0, wanted - there), offers=offers)


def _known(box: Box, state: Record, seen: Any, seat: int | None) -> list[KnownView]:
    """What a seat, or everybody, knows of the piles."""
    found = []
    everybody = (1 << seen.seats) - 1
    for which in (PIECES, CHANCE):
        places = np.zeros(seen.pile_size[which], np.int32)
        pile_places(box.record, state, which, places)
        for depth, place in enumerate(places.tolist()):
            knowing = seen.pile_seen[place]
            if (knowing & everybody == everybody) if seat is None else knowing >> seat & 1:
                found.append(KnownView(CARD_KINDS[which], depth, card_key(box, seen.pile[place])))
    return found


def _rejected(box: Box, seen: Any, seat: int | None) -> list[str]:
    if seat is None:
        return []
    lots = [other + 1 for other in seats_in(seen.mates[seat])]
    cards = [seen.pile[place] for place in range(len(seen.lot)) if seen.lot[place] in lots]
    return [card_key(box, card) for card in sorted(cards)]


def _arranging(box: Box, state: Record, seen: Any) -> ArrangingView | None:
    if seen.phase != table.HIRING:
        return None
    record, keys, seat = box.record, box.printed.place_keys, seen.turn
    parts = []
    for part in range(int(record.part_count[seen.piece])):
        place = keys[int(record.parts[seen.piece, part])]
        if part >= seen.part:
            parts.append(PartView(place, None, None, 0))
            continue
        owner, by = divmod(seen.hired[part], table.OWNER)
        if owner == table.BOTH_CHORUSES:
            men, women = hiring.choruses(record, state, seat, seen.piece, by)
            parts.append(PartView(place, None, None, int(men) + int(women)))
        else:
            parts.append(PartView(place, owner, keys[by], int(hiring.rent_to(record, state, seat, owner, by))))
    return ArrangingView(card_key(box, seen.piece), parts, ways_of(box, state))


def ways_of(box: Box, state: Record) -> list[WayView]:
    """How the next part of a performance can be filled, cheapest first."""
    record, seat = box.record, int(state.turn)
    soloist = int(record.stand_in[int(record.parts[int(state.piece), int(state.part)])])
    found = []
    for way in seats_in(int(state.offers)):
        action, rent = table.HIRE + way, int(hiring.way_cost(record, state, seat, way))
        if action == table.STAND_IN:
            found.append(WayView(action, "stand-in", int(owner_of(state, soloist)), rent))
        elif action == table.CHORUSES:
            found.append(WayView(action, "choruses", None, rent))
        else:
            found.append(WayView(action, "owner", way, rent))
    return sorted(found, key=lambda way: way.rent)


def _event(box: Box, state: Record, seen: Any, seat: int | None) -> EventView | None:
    if seen.event == NO_CARD:
        return None
    kind = int(box.record.kind[seen.event - len(box.printed.sheet_keys)])
    is_teasing = box.record.card_type[kind] == table.TEASING
    aims = int(targets(box.record, state, seen.turn, kind)) & ~seen.tried if is_teasing else 0
    asked = seen.phase == table.REACTING and seat is not None and seat != seen.turn and seen.target in (-1, seat)
    is_given = asked and not seen.waiting >> (seat or 0) & 1
    return EventView(
        card=card_key(box, seen.event),
        user=seen.turn,
        target=None if seen.target == table.NOBODY else seen.target,
        targets=list(seats_in(aims)),
        tried=list(seats_in(seen.tried)),
        answer=bool(seen.answers >> (seat or 0) & 1) if is_given else None,
    )


def _shut(box: Box, state: Record, seen: Any, seat: int | None) -> ShutView | None:
    if seat is None or seen.phase != table.TURN or seat != seen.turn:
        return None
    record = box.record
    open_actions = np.zeros(discard_code(record) + len(record.revenue), np.int16)
    may = {int(action) for action in open_actions[: legal(record, state, seat, open_actions)]}

    def why(action: int, kind: int, otherwise: Shut) -> Shut | None:
        if action in may:
            return None
        return "actions" if not seen.actions_left else otherwise if may_act(state, kind) else "repeated"

    return ShutView(
        sheet=why(table.PIECE, table.TAKE_PIECE, "pile" if not seen.pile_size[PIECES] else "hand"),
        chance=why(table.LUCK, table.TAKE_CHANCE, "pile"),
        markets=[
            why(
                table.REFRESH + market * table.BUY_CODES,
                market,
                "deck" if seen.shop_size[market] < record.slots[market] else "money",
            )
            for market in range(len(record.goods))
        ],
    )


def _seat(box: Box, seen: Any, other: int, seat: int | None) -> SeatView:
    keys = box.printed.place_keys
    before = [card for card, where in enumerate(seen.where) if where == BEFORE + other]
    pieces = len(box.printed.sheet_keys)
    return SeatView(
        money=seen.money[other],
        minutes=seen.minutes[other],
        note=seen.note[other],
        has_maestro=bool(seen.maestro[other]),
        orchestra={keys[place]: count for place, count in enumerate(seen.owned[other]) if count},
        sheets=seen.hand_size[other][PIECES],
        saved=seen.hand_size[other][CHANCE],
        performed=[card_key(box, card) for card in before if card < pieces],
        laid=[card_key(box, card) for card in before if card >= pieces],
        known_sheets=_known_held(box, seen, other, seat, PIECES),
        known_chance=_known_held(box, seen, other, seat, CHANCE),
        is_mate=seat is not None and bool(seen.mates[seat] >> other & 1),
    )


def _known_held(box: Box, seen: Any, other: int, seat: int | None, which: int) -> list[str]:
    """The cards of somebody's hand that a seat knows; all of them once the game is over."""
    first = PIECES_HELD if which == CHANCE else 0
    everybody = (1 << seen.seats) - 1
    found = []
    for slot in range(first, first + seen.hand_size[other][which]):
        knowing = seen.hand_seen[other][slot]
        knows = knowing & everybody == everybody if seat is None else bool(knowing >> seat & 1)
        if knows or seen.phase == table.OVER:
            found.append(card_key(box, seen.hand[other][slot]))
    return sorted(found)
