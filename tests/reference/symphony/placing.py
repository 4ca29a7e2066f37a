"""Where a disc may go, and what it makes there: section by section as the rules have it."""

from dataclasses import dataclass

from podium.games.symphony import table as codes
from tests.reference.symphony.cards import printed
from tests.reference.symphony.stage import BLACK, CONCERTMASTER, NOBODY, Stage, Unit

VOICE_POINTS = (3, 2, 1)  # R13, R151
ON_TOP = 1  # R152


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc about to be played, with all that its instrument and a token give it."""

    player: int
    part: int
    is_black: bool
    has_flat: bool
    has_sharp: bool
    covers_one: bool  # Overwriting, of its colour
    covers_two: bool  # Strong Overwriting, of its colour: it has to cover something
    is_protected: bool
    is_absolute: bool
    virtuosity: int

    @property
    def colour(self) -> int:
        return BLACK if self.is_black else self.player


def part_of(unit: Unit, space: int) -> int:
    return unit.card.spaces[space].part


def leftmost_part(unit: Unit) -> int:
    """R241: the part whose disc is leftmost; part 1 of whatever is no choir."""
    return part_of(unit, unit.discs[0]) if unit.card.category == "choir" else 0


def abilities_of(unit: Unit, part: int) -> set[str]:
    """R82–R84: basic abilities always, unlockable ones on a card that is well placed; and the token's."""
    active = set(unit.card.abilities[part])
    if unit.is_placed:
        active |= unit.card.unlockable
    if unit.token == codes.FLAT_SHARP_TOKEN:
        active |= {"flat", "sharp"}  # R167
    elif unit.token == codes.CHAINING_TOKEN:
        active.add("chaining")
    elif unit.token == codes.PROTECTION_TOKEN:
        active.add("protection")
    return active


def virtuosity_of(stage: Stage, unit: Unit, part: int) -> int:
    """R156, R159, A20. Counted with its copies: a basic and an unlocked +1 make 2."""
    found = int(unit.token == codes.VIRTUOSITY_TOKEN)
    if unit.card.name == "concertmaster":
        return found + (2 if stage.seats >= 5 else 1)
    worth = {"virtuosity-1": 1, "virtuosity-2": 2}
    found += sum(worth.get(ability, 0) for ability in unit.card.abilities[part])
    if unit.is_placed:
        found += sum(worth.get(ability, 0) for ability in unit.card.unlockable)
    return found


def disc_of(stage: Stage, unit: Unit, part: int, is_black: bool, is_absolute: bool = False) -> Disc:
    active = abilities_of(unit, part)
    if is_black:
        covers_one, covers_two = "black-overwriting" in active, "black-strong-overwriting" in active  # R131, R132
    else:
        by_token = unit.token == codes.OVERWRITING_TOKEN and not is_absolute  # R172
        covers_one = "overwriting" in active or by_token
        covers_two = "strong-overwriting" in active
    return Disc(
        player=unit.controllers[part],
        part=part,
        is_black=is_black,
        has_flat="flat" in active,
        has_sharp="sharp" in active,
        covers_one=covers_one,
        covers_two=covers_two,
        is_protected="protection" in active and not is_black,  # R61
        is_absolute=is_absolute,
        virtuosity=0 if is_black else virtuosity_of(stage, unit, part),  # R156
    )


def accidental_refusal(stage: Stage, number: int, disc: Disc) -> str:
    """R111–R113, A13."""
    accidental = stage.score.notes[number].accidental
    if accidental == "flat" and not disc.has_flat:
        return "flat"
    if accidental == "sharp" and not disc.has_sharp:
        return "sharp"
    return ""


def refusal(stage: Stage, number: int, disc: Disc) -> str:
    """Why a single disc may not go on this note of the area; nothing if it may."""
    note, stack = stage.score.notes[number], stage.stacks[number]
    if fault := accidental_refusal(stage, number, disc):
        return fault
    if note.type == "semibreve":
        return "a semibreve takes two discs, once"  # R117, R120, R121, R124
    if not stack:
        if disc.covers_two:
            return "a strong disc must cover"  # R130
        if disc.is_black and note.type == "minim":
            return "black on an empty minim"  # R115
        return ""
    return "" if may_cover(stage, number, disc) else "taken"  # R110


def may_cover(stage: Stage, number: int, disc: Disc) -> bool:
    stack = stage.stacks[number]
    top = stack[-1]
    if top == BLACK:
        return False  # R11, R127
    is_opponents = top != disc.player
    if is_opponents and len(stack) == 1 and disc.covers_one:
        return True  # R125, R126, R128, R133
    if is_opponents and len(stack) <= 2 and disc.covers_two:
        return True  # R129, R134
    # R136–R140, A18, A56: tuplet power, through a visible disc of the same colour on another of its notes.
    power = any(
        stage.stacks[other] and stage.stacks[other][-1] == disc.colour for other in stage.score.others.get(number, ())
    )
    return power and len(stack) == 1 and (is_opponents or disc.is_black)


def semibreve_refusal(stage: Stage, number: int, first: Disc, second: Disc | None) -> str:
    """R117–R124: why these two discs may not fill this Semibreve together."""
    if second is None:
        return "a semibreve takes two discs"
    if stage.stacks[number]:
        return "filled"
    if first.player != second.player:
        return "two players on a semibreve"  # own
    if first.covers_two or second.covers_two:
        return "a strong disc must cover"  # own
    return accidental_refusal(stage, number, first) or accidental_refusal(stage, number, second)


def points_on(stage: Stage, number: int, disc: Disc, level: int) -> int:
    """R151–R155: what a disc makes at this height, Virtuosity apart. 0 is a free note, protected or not (R243)."""
    if disc.is_black or disc.is_absolute:
        return 0  # R154, R155
    return ON_TOP if level else VOICE_POINTS[stage.score.notes[number].voice]


def put(stage: Stage, number: int, disc: Disc) -> None:
    """One disc on a note: points (R163), the token of a Minim (R114), the black disc of Protection (R61, R135)."""
    stack = stage.stacks[number]
    on_semibreve = stage.score.notes[number].type == "semibreve"
    book(stage, number, disc, len(stack))
    under = (BLACK,) if disc.is_protected and not stack and not on_semibreve else ()
    stage.stacks[number] = (*stack, *under, disc.colour)
    note = stage.score.notes[number]
    if note.type == "minim" and not disc.is_black:
        tokens, place = stage.minim_tokens[note.sheet], stage.score.minims(note.sheet).index(number)
        if tokens[place] != codes.NO_TOKEN:
            stage.tokens[disc.player][tokens[place]] += 1
            tokens[place] = codes.NO_TOKEN


def book(stage: Stage, number: int, disc: Disc, level: int) -> None:
    stage.points[disc.player][codes.FROM_NOTES] += points_on(stage, number, disc, level)
    stage.points[disc.player][codes.FROM_VIRTUOSITY] += disc.virtuosity


# What the instrument that plays would play now.


def line_is_active(unit: Unit) -> bool:
    return "soloist" in abilities_of(unit, 0)


def group_of(stage: Stage, unit: Unit) -> list[int]:
    """R145: the spaces of the Soloist's group that are to be placed now, or none if it is a single disc."""
    if stage.left != codes.NO_LEFT or stage.phase in (codes.SOLO, codes.CODA) or not unit.discs:
        return []  # R254: a disc left of the line is played alone
    if not line_is_active(unit) or not unit.card.spaces[unit.discs[0]].in_line:
        return []
    return [space for space in unit.discs if unit.card.spaces[space].in_line]


def disc_on(stage: Stage, unit: Unit, space: int) -> Disc:
    return disc_of(stage, unit, part_of(unit, space), unit.card.spaces[space].is_black)


def next_discs(stage: Stage) -> list[Disc]:
    """The single disc that is to be played now, and the one a chain would put beside it or with it on a Semibreve."""
    unit = stage.units[stage.unit]
    if stage.unit == CONCERTMASTER:
        if stage.left == codes.NO_LEFT and stage.own_left and stage.black_left:
            return []  # he has not chosen yet
        return [disc_of(stage, unit, 0, is_black=stage.left == codes.LEFT_BLACK or not stage.own_left)]
    if stage.phase == codes.CODA:
        return [disc_of(stage, unit, 0, is_black=False, is_absolute=True)]  # R257: never chained
    spaces = list(unit.discs)
    found = []
    if stage.left != codes.NO_LEFT:
        found.append(disc_of(stage, unit, leftmost_part(unit), stage.left == codes.LEFT_BLACK))
        part = leftmost_part(unit)
    else:
        part = part_of(unit, spaces[0])
        found.append(disc_on(stage, unit, spaces.pop(0)))
    if spaces and may_chain(unit, part, spaces[0]):
        found.append(disc_on(stage, unit, spaces[0]))
    return found


def may_chain(unit: Unit, part: int, space: int) -> bool:
    """Whether the disc on this space may follow one of that part in a chain. Own: none of an active dotted line."""
    if "chaining" not in abilities_of(unit, part):
        return False
    return not (unit.card.spaces[space].in_line and line_is_active(unit))


def chain_notes(stage: Stage) -> list[int]:
    """R141, R144: the notes beside the last on which the next disc of a chain may go, alone or with one more."""
    discs = next_discs(stage)
    second = discs[1] if len(discs) > 1 else None
    area = stage.score.areas[stage.movement]
    return [
        number
        for number in stage.score.beside[stage.last_note]
        if number in area and not single_or_pair_refusal(stage, number, discs[0], second)
    ]


def single_or_pair_refusal(stage: Stage, number: int, disc: Disc, second: Disc | None) -> str:
    if stage.score.notes[number].type == "semibreve":
        return semibreve_refusal(stage, number, disc, second)
    return refusal(stage, number, disc)


# Groups.


def most(stage: Stage, discs: list[Disc]) -> int:
    """A15: how many of a group's discs can be placed at most, trying every order of notes."""
    if not discs:
        return 0
    area = stage.score.areas[stage.movement]
    notes = [number for number in area if not refusal(stage, number, discs[0])]
    if len(set(discs)) == 1 and len(notes) >= len(discs):
        return len(discs)  # a note that one of equal discs may go on stays open to the others until it is used
    best = most(stage, discs[1:])  # without the first
    pair = discs[1] if len(discs) > 1 else None
    halls = [
        number
        for number in area
        if stage.score.notes[number].type == "semibreve" and not semibreve_refusal(stage, number, discs[0], pair)
    ]
    for number in [*notes, *halls]:
        if best == len(discs):
            break
        best = max(best, placed_by(stage, number, discs))
    return best


def placed_by(stage: Stage, number: int, discs: list[Disc]) -> int:
    """How many of a group can be placed if the first goes here, on a Semibreve with the second."""
    is_pair = stage.score.notes[number].type == "semibreve"
    kept = stage.stacks[number]
    used = 2 if is_pair else 1
    stage.stacks[number] = (*kept, *(disc.colour for disc in discs[:used]))
    found = used + most(stage, discs[used:])
    stage.stacks[number] = kept
    return found


def group_notes(stage: Stage, discs: list[Disc]) -> list[int]:
    """A15: the notes for the first disc of a group after which as many discs as possible still find one."""
    pair = discs[1] if len(discs) > 1 else None
    open_notes = [
        number
        for number in stage.score.areas[stage.movement]
        if not single_or_pair_refusal(stage, number, discs[0], pair)
    ]
    singles = sum(stage.score.notes[number].type != "semibreve" for number in open_notes)
    if len(set(discs)) == 1 and singles >= len(discs):
        return open_notes  # enough notes, whichever of them comes first: see `most`
    best = most(stage, discs)
    return [number for number in open_notes if placed_by(stage, number, discs) == best]


def is_locked_and_empty(unit: Unit, is_black: bool) -> bool:
    """R249: whether there is a locked space of this colour for one more disc."""
    return not unit.is_placed and any(
        space.is_locked and space.is_black == is_black and number not in unit.discs
        for number, space in enumerate(unit.card.spaces)
    )


def owner_of_next(unit: Unit) -> int:
    """R241: who plays an instrument now."""
    if unit.card.category == "choir" and unit.discs:
        return unit.controllers[part_of(unit, unit.discs[0])]
    return unit.controllers[0] if unit.controllers else NOBODY


ABSOLUTE_DISCS: int = printed.discs.absolute
