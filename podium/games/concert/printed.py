"""What both boxes have: their tables typed, checked, and packed into a record for the kernels."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from podium.core.box import Printed, Table
from podium.core.errors import BadOption
from podium.core.faults import DataPath
from podium.core.game import GameOptions
from podium.core.kernel import Record, blank
from podium.games.concert import table
from podium.games.concert.table import INSTRUMENTS, MAX_SEATS

SEATS = range(2, MAX_SEATS + 1)
SIXTEENTHS = 16
STEP = 4  # minutes


Amount = Annotated[str, Meta(pattern=r"^[0-9]{1,2}(/(1|2|4|8|16))?$")]
"""Money as a note value: '1', '1/2', '3/4', '1/16'."""

CardType = Literal["lucky", "teasing", "correction"]
CARD_TYPES: tuple[CardType, ...] = get_args(CardType)
Effect = Literal[
    "money", "minutes", "instrument", "rent", "sheet", "income",
    "take_instrument", "destroy_instrument", "take_money", "step_back", "take_sheet",
]  # fmt: skip
EFFECTS: tuple[Effect, ...] = get_args(Effect)
BY_MONEY = ("money", "income", "take_money")
BY_MINUTES = ("minutes", "step_back")
BY_INSTRUMENT = ("instrument", "take_instrument", "destroy_instrument")


def sixteenths(amount: str) -> int:
    """An amount of money as a number of sixteenths."""
    return int(Fraction(amount) * SIXTEENTHS)


class InstrumentCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    copies: Annotated[int, Meta(ge=1, le=12)]
    price: Amount


class Instruments(Table, frozen=True, kw_only=True):
    cards: dict[str, InstrumentCard]


class Capital(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    two: Amount = msgspec.field(name="2")
    three: Amount = msgspec.field(name="3")
    four: Amount = msgspec.field(name="4")
    five: Amount = msgspec.field(name="5")
    six: Amount = msgspec.field(name="6")

    @property
    def by_seats(self) -> list[int]:
        return [sixteenths(amount) for amount in (self.two, self.three, self.four, self.five, self.six)]


class Players(Table, frozen=True, kw_only=True):
    capital: Capital
    goal: Annotated[int, Meta(ge=STEP, le=400, multiple_of=STEP)]
    sheets: Annotated[int, Meta(ge=1, le=8)]  # dealt to everybody
    hand: Annotated[int, Meta(ge=1, le=table.MAX_HAND)]
    two_sheets: Annotated[int, Meta(ge=1, le=20)]  # with so many instruments one looks at two sheets
    open_instruments: Annotated[int, Meta(ge=1, le=table.MAX_SLOTS)]


class MaestroCards(Table, frozen=True, kw_only=True):
    values: list[Amount]


class ChanceCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: CardType
    effect: Effect | None = None
    amount: Amount | None = None
    minutes: Annotated[int, Meta(ge=STEP, le=60, multiple_of=STEP)] | None = None
    instrument: str | None = None
    endless: bool = False
    copies: Annotated[int, Meta(ge=1, le=84)] = 1


class Chance(Table, frozen=True, kw_only=True):
    cards: dict[str, ChanceCard]


class SheetCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    composer: str
    short: str | None = None  # the composer in a sentence, where the last word of the name does not do
    title: str
    catalogue: str = ""
    minutes: Annotated[int, Meta(ge=STEP, le=32, multiple_of=STEP)]
    instruments: dict[str, Annotated[int, Meta(ge=1, le=12)]] = msgspec.field(default_factory=dict)
    revenue: Amount
    theme: str | None = None


class ConcertBox(Printed, frozen=True, kw_only=True):
    """What both box files have; each game adds its own."""

    instruments: Instruments
    players: Players
    maestro_cards: MaestroCards
    chance: Chance

    @property
    def sheet_cards(self) -> dict[str, Any]:
        raise NotImplementedError

    @property
    def sheet_keys(self) -> tuple[str, ...]:
        return tuple(self.sheet_cards)

    @property
    def instrument_keys(self) -> tuple[str, ...]:
        return tuple(self.instruments.cards)

    @property
    def chance_keys(self) -> tuple[str, ...]:
        return tuple(self.chance.cards)

    @property
    def soloist_keys(self) -> tuple[str, ...]:
        return ()

    @property
    def place_keys(self) -> tuple[str, ...]:
        """Every place of the orchestra, the instruments and then the soloists, by the keys of their words."""
        instruments = (f"instrument-{key}" for key in self.instrument_keys)
        return (*instruments, *(f"soloist-{key}" for key in self.soloist_keys))

    def faults_of_cards(self, sheets: int, chance: int, small: int) -> Iterator[tuple[DataPath, str]]:
        """Counts and names that the types cannot check; `small` is how many sheets the smallest game has."""
        for path, found, count, what in (
            (("instruments", "cards"), len(self.instruments.cards), INSTRUMENTS, "instruments"),
            (("maestro_cards", "values"), len(self.maestro_cards.values), MAX_SEATS - 1, "values"),
            (("sheets", "cards"), len(self.sheet_cards), sheets, "sheet cards"),
            (("chance", "cards"), sum(card.copies for card in self.chance.cards.values()), chance, "chance cards"),
        ):
            if found != count:
                yield path, f"expected {count} {what}, got {found}"
        if self.players.sheets * MAX_SEATS > small:
            yield ("players", "sheets"), f"expected at most {small // MAX_SEATS}, got {self.players.sheets}"
        for name, instrument in self.instruments.cards.items():
            if sixteenths(instrument.price) < 1 or sixteenths(instrument.price) % 2:
                sentence = f"expected a price whose half is a note, got {instrument.price!r}"
                yield ("instruments", "cards", name, "price"), sentence
        for key, card in self.chance.cards.items():
            yield from self._faults_of_chance(("chance", "cards", key), card)
        for key, sheet in self.sheet_cards.items():
            yield from self._faults_of_sheet(("sheets", "cards", key), sheet)

    def _faults_of_chance(self, path: DataPath, card: ChanceCard) -> Iterator[tuple[DataPath, str]]:
        effect = card.effect
        if card.kind == "correction":
            if effect is not None:
                yield (*path, "effect"), f"expected none for a correction card, got {effect!r}"
            return
        fitting = EFFECTS[: table.TAKE_INSTRUMENT] if card.kind == "lucky" else EFFECTS[table.TAKE_INSTRUMENT :]
        if effect not in fitting:
            yield (*path, "effect"), f"expected one of {', '.join(fitting)}, got {effect!r}"
            return
        for name, needs in (("amount", BY_MONEY), ("minutes", BY_MINUTES), ("instrument", BY_INSTRUMENT)):
            if (getattr(card, name) is not None) != (effect in needs):
                sentence = f"expected {'a value' if effect in needs else 'none'} with the effect {effect!r}"
                yield (*path, name), sentence
        if card.instrument is not None and card.instrument not in self.instruments.cards:
            yield (*path, "instrument"), f"expected the name of an instrument, got {card.instrument!r}"
        if card.endless != (effect in ("rent", "sheet", "income")):
            yield (*path, "endless"), f"expected {str(not card.endless).lower()} with the effect {effect!r}"

    def _faults_of_sheet(self, path: DataPath, sheet: SheetCard) -> Iterator[tuple[DataPath, str]]:
        parts = sum(sheet.instruments.values()) + len(getattr(sheet, "soloists", ()))
        if not 1 <= parts <= table.MAX_PARTS:
            yield path, f"expected 1 to {table.MAX_PARTS} parts, got {parts}"
        for name, count in sheet.instruments.items():
            known = self.instruments.cards.get(name)
            if known is None:
                yield (*path, "instruments"), f"expected names of instruments, got {name!r}"
            elif count > known.copies:
                yield (*path, "instruments"), f"expected at most {known.copies} of {name}, got {count}"


def pack_concert(box: Record, printed: ConcertBox) -> None:
    """Fill what both boxes have. The caller has checked it, and packed the soloists."""
    players = printed.players
    box.capital[2:] = players.capital.by_seats
    box.note[1:] = [sixteenths(value) for value in printed.maestro_cards.values]
    box.goal = players.goal
    box.dealt = box.kept = players.sheets
    box.hand_limit = players.hand
    box.many = players.two_sheets
    for place, instrument in enumerate(printed.instruments.cards.values()):
        box.price[place] = sixteenths(instrument.price)
        box.copies[place] = instrument.copies
    box.asked[0], box.asked[1:] = table.UNPAYABLE, box.price
    box.rent[:] = box.price // 2
    box.goods[0] = box.copies[:INSTRUMENTS].sum()
    box.slots[0] = players.open_instruments
    box.dearest[0] = box.price[:INSTRUMENTS].max()
    box.most_rent[:] = [_most_rent(box, place) for place in range(len(box.price))]
    _pack_chance(box, printed)
    keys = printed.instrument_keys
    box.need_all[0, 2:] = 1 << table.SOLOISTS
    for piece, sheet in enumerate(printed.sheet_cards.values()):
        places = [keys.index(name) for name, count in sheet.instruments.items() for _ in range(count)]
        soloists = [printed.soloist_keys.index(name) for name in getattr(sheet, "soloists", ())]
        for place in places:
            word, shift = divmod(place, 8)
            box.need[piece, word] += 1 << table.COUNT_BITS * shift
        need_all = box.need_all[1 + piece]
        need_all[:2] = box.need[piece]
        for soloist in soloists:
            box.need_soloists[piece] |= 1 << soloist
            if soloist < INSTRUMENTS:
                word, shift = divmod(soloist, 8)
                need_all[word] += 1 << table.COUNT_BITS * shift
        may_choruses_sing = not box.need_soloists[piece] & box.chorus_bits
        need_all[2:] = box.need_soloists[piece]
        need_all[3] &= ~(may_choruses_sing * box.choir_bit)
        parts = sorted(places) + sorted(INSTRUMENTS + soloist for soloist in soloists)
        box.parts[piece, : len(parts)] = parts
        box.alike[piece, : len(parts)] = [i - parts.index(place) for i, place in enumerate(parts)]
        box.part_count[piece] = len(parts)
        box.minutes[piece] = sheet.minutes
        box.revenue[piece] = sixteenths(sheet.revenue)
        for place in set(parts):
            box.demand[place] += 1 / len(printed.sheet_cards)
        box.all_rents[piece] = sum(int(box.rent[place]) for place in parts)
        box.most_rents[piece] = sum(int(box.most_rent[place]) for place in parts)


def _most_rent(box: Record, place: int) -> int:
    """What a part may cost at most: hired itself, or whoever may play in its place."""
    rents = [int(box.rent[place])]
    if box.stand_in[place] != table.NOWHERE:
        rents.append(int(box.rent[box.stand_in[place]]))
    if place == box.mixed_choir and box.choir_bit:
        rents.append(int(box.rent[box.male_chorus]) + int(box.rent[box.female_chorus]))
    return max(rents)


def _pack_chance(box: Record, printed: ConcertBox) -> None:
    number = 0
    for kind, card in enumerate(printed.chance.cards.values()):
        for _ in range(card.copies):
            box.kind[number] = kind
            box.kind_cards[kind, number // table.KIND_BITS] |= 1 << number % table.KIND_BITS
            number += 1
        box.card_type[kind] = CARD_TYPES.index(card.kind)
        box.effect[kind] = table.NO_EFFECT if card.effect is None else EFFECTS.index(card.effect)
        box.amount[kind] = card.minutes or (sixteenths(card.amount) if card.amount else 0)
        instrument = card.instrument
        box.effect_place[kind] = table.NOWHERE if instrument is None else printed.instrument_keys.index(instrument)
        if card.kind == "teasing":
            box.concerns[kind] = box.effect_place[kind]
        else:
            box.concerns[kind] = len(box.price) + (0 if card.kind == "lucky" else 1)
        box.endless[kind] = card.endless
        if card.effect == "instrument":
            box.instrument_cards[box.effect_place[kind]] |= box.kind_cards[kind]
        if card.kind == "correction":
            box.correction_kinds[kind // table.KIND_BITS] |= 1 << kind % table.KIND_BITS
    box.chance_cards = number


class ConcertOptions(GameOptions, frozen=True, kw_only=True):
    """What the players of either game agree on before the deal."""

    free_instruments: Annotated[
        int,
        Meta(ge=0, le=2, title="Free instruments", description="Everybody begins with 0, 1 or 2 random instruments."),
    ] = 0
    reduced_capital: Annotated[
        bool,
        Meta(
            title="Reduced capital",
            description="With free instruments: a quarter less to begin with for each.",
            extra_json_schema={"when": {"free_instruments": [1, 2]}},  # a form asks only then
        ),
    ] = False
    teasing: Annotated[
        bool, Meta(title="Teasing cards", description="Play with the cards that harm another player.")
    ] = True
    extra_half: Annotated[
        bool, Meta(title="Extra half note", description="Everybody begins with half a note more.")
    ] = False

    def check(self, seats: int) -> None:
        super().check(seats)
        if self.reduced_capital and not self.free_instruments:
            raise BadOption("Option reduced_capital goes with free_instruments of 1 or 2; 0 came.")


REDUCTION = sixteenths("1/4")  # for each free instrument
EXTRA = sixteenths("1/2")


def pack_concert_options(options: Any, layout: Any) -> Record:
    """The options that both games have, as kernels read them."""
    packed = blank(layout)
    packed.goal = options.goal
    packed.free_instruments = options.free_instruments
    packed.capital_less = REDUCTION * options.free_instruments if options.reduced_capital else 0
    packed.capital_more = EXTRA if options.extra_half else 0
    packed.teasing = options.teasing
    return packed


def fraction(amount: int) -> str:
    """An amount as people write it: '1 3/4', '1/16', '0'."""
    whole, rest = divmod(amount, SIXTEENTHS)
    if not rest:
        return str(whole)
    part = str(Fraction(rest, SIXTEENTHS))
    return f"{whole} {part}" if whole else part
