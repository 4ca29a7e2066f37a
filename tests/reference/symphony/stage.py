"""A table as plain objects, read from the engine's record."""

from dataclasses import dataclass, field, fields
from functools import cache

from podium.core.kernel import Record, unpacked
from podium.games.symphony import table as codes
from podium.games.symphony.text import chair_name, note_name
from tests.reference.symphony.cards import CARDS, Card, Score, score_of

BLACK = codes.BLACK
CONCERTMASTER = codes.CONCERTMASTER
NOBODY = -1


@dataclass(slots=True)
class Unit:
    """A card on a seat, or the Concertmaster (whose discs have no places)."""

    kind: int
    controllers: list[int]  # by part
    discs: list[int] = field(default_factory=list)  # the spaces that hold one, from the left
    absolute: int = 0
    token: int = codes.NO_TOKEN
    is_placed: bool = False
    is_conducted: bool = False  # has had a disc of the Conductor
    has_sounded: bool = False  # has placed a disc

    @property
    def card(self) -> Card:
        return CARDS[self.kind]


@dataclass(slots=True)
class Stage:
    """Everything that matters for what may happen next, and the points made so far."""

    seats: int
    phase: int
    asked: int
    turn: int
    first: int
    movement: int
    sides: tuple[int, ...]
    stacks: list[tuple[int, ...]]  # by note, the lowest disc first
    units: dict[int, Unit]
    own_left: int  # of the Concertmaster
    black_left: int
    conductor: int
    conductor_discs: int
    hands: list[list[int]]
    choirs_passed: list[int]
    chosen: int
    must_control: int
    spread: set[int]
    column_tokens: list[int]
    pentagon: list[int]
    minim_tokens: list[list[int]]
    tokens: list[list[int]]
    cubes: list[list[int]]
    points: list[list[int]]
    unit: int
    left: int
    is_conducted: bool
    group: list[int]
    last_note: int

    @property
    def score(self) -> Score:
        return score_of(self.sides)

    @property
    def last_player(self) -> int:
        """R19: on the right of the First Player."""
        return (self.first - 1) % self.seats

    def column(self, number: int) -> list[tuple[int, Unit]]:
        """The instruments of a column with their rows, from the front."""
        chairs = range(codes.ROWS * number, codes.ROWS * (number + 1))
        return [(chair % codes.ROWS, self.units[chair]) for chair in chairs if chair in self.units]


@cache
def stack_of(digits: int) -> tuple[int, ...]:
    """A stack from its octal digits: the lowest disc last, a colour is one less than its digit."""
    found = []
    while digits:
        found.append(digits % 8 - 1)
        digits //= 8
    return tuple(found)


@cache
def spaces_of(bits: int) -> tuple[int, ...]:
    return tuple(space for space in range(codes.SPACES) if bits >> space & 1)


def read(record: Record) -> Stage:
    """What a record says. What has no meaning at the moment is left blank."""
    s = unpacked(record)
    seats, phase, asked = s.seats, s.phase, s.asked
    if phase == codes.OVER:
        asked = -1
    units = {}
    for place, kind in enumerate(s.card):
        controllers = s.controller[place][: CARDS[kind].parts] if kind != codes.NO_CARD else []
        if kind == codes.NO_CARD or (place == CONCERTMASTER and phase >= codes.SPREAD and controllers == [NOBODY]):
            continue  # a preset orchestra has no Concertmaster
        bit = 1 << place
        units[place] = Unit(kind, controllers, token=s.token[place], is_conducted=bool(s.conducted & bit))
        if place != CONCERTMASTER:
            units[place].discs = list(spaces_of(s.discs[place]))
            units[place].absolute = s.absolute[place]
            units[place].is_placed = bool(s.placed & bit)
            units[place].has_sounded = bool(s.sounded & bit)
    plays = codes.UNLOCK <= phase < codes.OVER
    hands = [[kind for kind in hand if kind != codes.NO_CARD] for hand in s.hand[:seats]]
    if phase == codes.CHOIR_CHOICE:
        for number in range(s.choirs_kept):  # by the Last Player, the one on his right, …
            hands[(s.first - 1 - number) % seats].append(s.choir_of[number])
    return Stage(
        seats=seats,
        phase=phase,
        asked=asked,
        turn=s.turn if phase != codes.OVER else NOBODY,
        first=s.first,
        movement=s.movement if plays else 0,
        sides=tuple(s.side),
        stacks=[stack_of(digits) for digits in s.stack],
        units=units,
        own_left=s.own_left,
        black_left=s.black_left,
        conductor=s.conductor,
        conductor_discs=s.conductor_discs,
        hands=hands,
        choirs_passed=sorted(s.choir_of[s.choirs_kept : s.choirs]),
        chosen=s.chosen if asked == codes.ASK_CHAIR else codes.NO_CARD,
        must_control=s.must_control if asked == codes.ASK_CONTROL else NOBODY,
        spread={seat for seat in range(seats) if s.spread >> seat & 1},
        column_tokens=s.column_token if phase <= codes.ALLOCATION else [],
        pentagon=s.pentagon if phase <= codes.SPREAD else [],
        minim_tokens=s.minim_token,
        tokens=s.tokens[:seats],
        cubes=s.cube[:seats],
        points=s.points[:seats],
        unit=s.unit if plays else NOBODY,
        left=s.left if plays else codes.NO_LEFT,
        is_conducted=bool(s.is_conducted) if plays and asked == codes.ASK_PLAY else False,
        group=list(spaces_of(s.group)) if asked == codes.ASK_GROUP else [],
        last_note=s.last_note if asked in (codes.ASK_CHAIN, codes.ASK_LAYER) else codes.NO_NOTE,
    )


def differences(mine: Stage, theirs: Stage) -> list[str]:
    """Field by field, where two tables are not alike."""
    found = []
    for each in fields(Stage):
        here, there = getattr(mine, each.name), getattr(theirs, each.name)
        if here == there:
            continue
        if each.name == "units":
            for place in sorted(set(here) | set(there)):
                if here.get(place) != there.get(place):
                    found.append(f"{chair_name(place)}: reference {here.get(place)}, engine {there.get(place)}")
        elif each.name == "stacks":
            for note, (a, b) in enumerate(zip(here, there, strict=True)):
                if a != b:
                    found.append(f"note {note_name(note)}: reference {a}, engine {b}")
        else:
            found.append(f"{each.name}: reference {here}, engine {there}")
    return found


PHASES = ("choirs", "allocation", "spread", "unlock", "attack", "solo", "body", "coda", "over")
ASKED = ("card", "chair", "control", "token", "play", "group", "chain", "layer")


def picture(stage: Stage) -> str:
    """The position, for somebody who has to find out who is right."""
    asked = ASKED[stage.asked] if stage.asked >= 0 else "nothing"
    lines = [
        f"{stage.seats} players, {PHASES[stage.phase]}, asked for {asked}, seat {stage.turn} to act, "
        f"first {stage.first}, movement {'ABCDE'[stage.movement]}",
        f"playing {chair_name(stage.unit) if stage.unit >= 0 else 'nobody'}, left {stage.left}, "
        f"conducted now {stage.is_conducted}, group {stage.group}, last note {stage.last_note}",
        f"conductor of seat {stage.conductor} with {stage.conductor_discs} discs; "
        f"concertmaster has {stage.own_left} own and {stage.black_left} black",
        f"tokens {stage.tokens}",
    ]
    for place, unit in sorted(stage.units.items()):
        if stage.phase <= codes.SPREAD or place == CONCERTMASTER or place // codes.ROWS == stage.movement:
            lines.append(f"  {chair_name(place):14} {unit.card.name:16} {unit}")
    return "\n".join(lines)
