"""Tables of both Maestro games for tests: a deck whose pieces say in their names what they ask for."""

import tomllib
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec

import podium
from podium.core.box import Box
from podium.core.match import Match
from podium.games.concert import table
from podium.games.concert.market import gain
from podium.games.concert.opening import begin_turn
from podium.games.concert.piles import draw_card, note_kinds, pile_place, put_under, remove_held
from podium.games.concert.table import CHANCE, NO_CARD, PIECES, PIECES_HELD
from podium.games.concert.view import card_key

BOTH = ("ensemble", "maestro")


def _sheet(minutes: int, revenue: str, soloists: tuple[str, ...] = (), **instruments: int) -> dict[str, Any]:
    made: dict[str, Any] = {"composer": "A. Tester", "title": "Study", "minutes": minutes, "revenue": revenue}
    return {**made, "instruments": instruments, "soloists": list(soloists)}


SHARED = {
    "cello": _sheet(4, "3/8", cello=1),
    "cello_again": _sheet(4, "3/8", cello=1),
    "flute": _sheet(4, "1/4", flute=1),
    "long_cello": _sheet(8, "1/2", cello=1),
    "two_horns": _sheet(8, "1/2", french_horn=2),
    "wind_trio": _sheet(8, "9/16", flute=1, oboe=1, bassoon=1),
    "poor": _sheet(8, "1/16", first_violin=1, cello=1, piano=1),
    "clarinets": _sheet(8, "1/2", clarinet=2),
    "two_trios": _sheet(8, "1", flute=2, oboe=1),
}
SYMPHONIC = {
    "solo_clarinet": _sheet(4, "1/2", ("clarinet",)),
    "clarinets_and_solo": _sheet(16, "1", ("clarinet",), clarinet=2),
    "choir": _sheet(12, "3/4", ("mixed_choir",)),
    "choir_and_men": _sheet(20, "2", ("mixed_choir", "male_chorus")),
    "concerto": _sheet(32, "1", ("piano",), first_violin=1),
    "clarinet": _sheet(8, "1/4", clarinet=1),
}
CARDS: dict[str, dict[str, Any]] = {
    "coins": {"kind": "lucky", "effect": "money", "amount": "1/4"},
    "march": {"kind": "lucky", "effect": "minutes", "minutes": 4},
    "encore": {"kind": "lucky", "effect": "minutes", "minutes": 8},
    "horn": {"kind": "lucky", "effect": "instrument", "instrument": "french_horn", "copies": 2},
    "violin": {"kind": "teasing", "effect": "take_instrument", "instrument": "first_violin"},
    "piper": {"kind": "teasing", "effect": "take_instrument", "instrument": "flute", "copies": 2},
    "no_horn": {"kind": "teasing", "effect": "take_instrument", "instrument": "french_horn"},
    "lorry": {"kind": "teasing", "effect": "destroy_instrument", "instrument": "flute"},
    "horn_lorry": {"kind": "teasing", "effect": "destroy_instrument", "instrument": "french_horn"},
    "purse": {"kind": "teasing", "effect": "take_money", "amount": "1/8"},
    "back": {"kind": "teasing", "effect": "step_back", "minutes": 4},
    "blind": {"kind": "teasing", "effect": "take_sheet", "copies": 2},
    "eraser": {"kind": "correction", "copies": 6},
}
ENDLESS: dict[str, dict[str, Any]] = {
    "friend": {"kind": "lucky", "effect": "rent", "endless": True},
    "library": {"kind": "lucky", "effect": "sheet", "endless": True},
    "season": {"kind": "lucky", "effect": "income", "amount": "1/16", "endless": True},
}
CATEGORIES = [
    "solo",
    "duo",
    "trio",
    "quartet",
    "quintet",
    "sextet",
    "septet",
    "octet",
    "nonet",
    "orchestra",
    "choir",
    "vocal",
]


def deck(slug: str) -> dict[str, Any]:
    """The printed box with pieces and chance cards of our own, as plain data."""
    data = tomllib.loads((podium.game(slug).folder / "box.toml").read_text(encoding="utf-8"))
    pieces, cards = deepcopy(SHARED), dict(CARDS)
    if slug == "maestro":
        pieces, cards = {**pieces, **deepcopy(SYMPHONIC)}, {**cards, **ENDLESS}
    count, chance = (60, 40) if slug == "ensemble" else (140, 84)
    for i in range(count - len(pieces)):
        pieces[f"organ_{i}"] = _sheet(4 if i % 2 else 8, "1/2", organ=1)
    for i, piece in enumerate(pieces.values()):
        if slug == "ensemble":
            del piece["soloists"]
        else:
            piece["category"] = CATEGORIES[i % 12]
    kept = sum(card.get("copies", 1) for card in cards.values()) - 1
    cards["coins"] = {**cards["coins"], "copies": chance - kept}
    data["sheets"]["cards"] = pieces
    data["chance"]["cards"] = cards
    return data


@cache
def box(slug: str) -> Box:
    """That box, ready for play."""
    of = podium.game(slug)
    printed = msgspec.convert(deck(slug), of.printed)
    assert printed.faults() == []
    return Box(printed, of.pack_box(printed), "")


def concert(slug: str, seats: int = 3, *, seed: str = "concert", opened: bool = True, **options: Any) -> Match:
    """A table at the first turn of seat 0, with nothing owned; in Symphony the opening is over."""
    match = Match.new(slug, seats=seats, options=options, seed=seed, box=box(slug))
    while opened and match.view().phase == "opening":
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    if opened:
        state = match._states[-1]
        state.starter = 0
        begin_turn(match.box.record, state, 0)
    return match


def state_of(match: Match) -> Any:
    """The state itself, to be arranged before play."""
    return match._states[-1]


def place_of(match: Match, name: str) -> int:
    """The place of an instrument ('flute') or of a soloist ('solo flute')."""
    kind, _, rest = name.partition(" ")
    key = f"soloist-{rest}" if kind == "solo" else f"instrument-{name}"
    return int(match.box.printed.place_keys.index(key))


def give(match: Match, seat: int, *names: str) -> Match:
    """Instruments and soloists for a seat, from the deck or the row of their market."""
    state = state_of(match)
    for name in names:
        place = place_of(match, name)
        market = int(place >= table.INSTRUMENTS)
        ring = [i for i in range(int(match.box.record.goods[market])) if state.shop[market, i] == place]
        row = [slot for slot in range(table.MAX_SLOTS) if state.open_row[market, slot] == place]
        if ring:  # the last card of the deck takes its place
            size, top = int(state.shop_size[market]), int(state.shop_top[market])
            last = (top + size - 1) % int(match.box.record.goods[market])
            state.shop[market, ring[0]] = state.shop[market, last]
            state.shop[market, last] = NO_CARD
            state.shop_size[market] = size - 1
        elif row:
            state.open_row[market, row[0]] = NO_CARD
        gain(state, seat, place, 1)
    return match


def purse(match: Match, seat: int, sixteenths: int) -> Match:
    """So much money for a seat, from the bank."""
    state = state_of(match)
    state.bank = int(state.bank) + int(state.money[seat]) - sixteenths
    state.money[seat] = sixteenths
    return match


def _cards(match: Match, which: int, key: str) -> list[int]:
    printed, record = match.box.printed, match.box.record
    if which == PIECES:
        return [printed.sheet_keys.index(key)]
    kind = printed.chance_keys.index(key)
    return [len(printed.sheet_keys) + i for i in range(len(record.kind)) if record.kind[i] == kind]


def on_top(match: Match, which: int, *keys: str) -> Match:
    """These cards next on a pile: each changes places with the card that is there."""
    state, record = state_of(match), match.box.record
    taken: list[int] = []
    for depth, key in enumerate(keys):
        there = int(pile_place(record, state, which, depth))
        places = {int(state.pile[int(pile_place(record, state, which, i))]): int(pile_place(record, state, which, i))
                  for i in range(int(state.pile_size[which]))}  # fmt: skip
        card = next((card for card in _cards(match, which, key) if card in places and card not in taken), None)
        if card is None:  # in a hand
            card = next(card for card in _cards(match, which, key) if card not in taken)
            seat = int(state.where[card])
            first = PIECES_HELD if which == CHANCE else 0
            slot = next(slot for slot in range(first, first + 60) if state.hand[seat, slot] == card)
            state.hand[seat, slot] = state.pile[there]
            state.where[int(state.pile[there])] = seat
            state.where[card] = table.IN_PILE
            note_kinds(record, state, seat)
        else:
            state.pile[places[card]] = state.pile[there]
        state.pile[there] = card
        taken.append(card)
    return match


def hold(match: Match, seat: int, *keys: str) -> Match:
    """Exactly these pieces in a hand; what it held goes under the pile."""
    state, record = state_of(match), match.box.record
    on_top(match, PIECES, *keys)
    for _ in keys:
        draw_card(record, state, PIECES, seat)
    old = int(state.hand_size[seat, PIECES]) - len(keys)
    for _ in range(old):
        put_under(record, state, PIECES, int(remove_held(state, PIECES, seat, 0)), 0, 0)
    return match


def save(match: Match, seat: int, *keys: str) -> Match:
    """These chance cards among the saved ones of a seat."""
    on_top(match, CHANCE, *keys)
    for _ in keys:
        draw_card(match.box.record, state_of(match), CHANCE, seat)
    return match


def show(match: Match, market: int, *names: str) -> Match:
    """These cards open in a market's row: each changes places with the one there."""
    state = state_of(match)
    for slot, name in enumerate(names):
        place = place_of(match, name)
        there = int(state.open_row[market, slot])
        if there == place:
            continue
        others = [other for other in range(slot + 1, table.MAX_SLOTS) if state.open_row[market, other] == place]
        if others:
            state.open_row[market, others[0]] = there
        else:
            ring = next(i for i in range(state.shop.shape[1]) if state.shop[market, i] == place)
            state.shop[market, ring] = there
        state.open_row[market, slot] = place
    return match


def turn_of(match: Match, seat: int) -> Match:
    """The turn of a seat begins."""
    begin_turn(match.box.record, state_of(match), seat)
    return match


def play(match: Match, *actions: str) -> Match:
    """Play these actions, each by the first seat that is to act and may."""
    for action in actions:
        seat = next((seat for seat in match.pending if action in match.legal(seat)), match.pending[0])
        match.play(seat, action)
    return match


def unanswered(match: Match) -> Match:
    """Everybody who is asked lets it pass."""
    while match.view().phase == "reacting":
        match.play(match.pending[0], "let pass")
    return match


def money(match: Match) -> list[int]:
    return [player.money for player in match.view().players]


def minutes(match: Match) -> list[int]:
    return [player.minutes for player in match.view().players]


def orchestra(match: Match, seat: int) -> dict[str, int]:
    """What a seat owns, by the keys of the words."""
    found: dict[str, int] = match.view().players[seat].orchestra
    return found


def texts(match: Match, seat: int | None = None) -> tuple[str, ...]:
    """What a seat may do, in text; by default the one whose turn it is."""
    found: tuple[str, ...] = match.legal(match.view().turn if seat is None else seat).texts
    return found


def pile(match: Match, which: int) -> list[str]:
    """The keys of a pile, from the top."""
    state, record = state_of(match), match.box.record
    places = [int(pile_place(record, state, which, depth)) for depth in range(int(state.pile_size[which]))]
    return [card_key(match.box, int(state.pile[place])) for place in places]


def held(match: Match, seat: int) -> list[str]:
    """The pieces of a seat."""
    return [piece.card for piece in match.view(seat).hand]


def wealth(match: Match) -> int:
    """All money and the bank's: it never changes."""
    state = state_of(match)
    return int(state.bank) + sum(int(state.money[seat]) for seat in range(match.seats))
