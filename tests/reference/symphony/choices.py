"""The legal actions of whoever is to act."""

from podium.games.symphony import table as codes
from podium.games.symphony.text import note_name
from tests.reference.symphony.cards import chairs_of
from tests.reference.symphony.placing import (
    Disc,
    chain_notes,
    disc_on,
    group_notes,
    group_of,
    is_locked_and_empty,
    next_discs,
    refusal,
    semibreve_refusal,
    single_or_pair_refusal,
)
from tests.reference.symphony.stage import CONCERTMASTER, NOBODY, Stage


def legal(stage: Stage) -> list[int]:
    """In ascending order."""
    if stage.phase == codes.OVER:
        return []
    ask = {
        codes.ASK_CARD: cards,
        codes.ASK_CHAIR: chairs,
        codes.ASK_CONTROL: controls,
        codes.ASK_TOKEN: tokens_to_take,
        codes.ASK_PLAY: plays,
        codes.ASK_GROUP: group,
        codes.ASK_CHAIN: chain,
        codes.ASK_LAYER: lambda _: [codes.LAYER, codes.LAYER + 1],  # R123
    }[stage.asked]
    return sorted(ask(stage))


# The Orchestra Phase.


def cards(stage: Stage) -> list[int]:
    if stage.phase == codes.CHOIR_CHOICE:
        return [codes.CARD + kind for kind in stage.choirs_passed]  # R29
    return [codes.CARD + kind for kind in set(stage.hands[stage.turn])]


def chairs(stage: Stage) -> list[int]:
    return [codes.CHAIR + chair for chair in chairs_of(stage.seats) if chair not in stage.units]  # R42


def controls(stage: Stage) -> list[int]:
    if stage.must_control != NOBODY:
        return [codes.CONTROL + codes.PARTS * stage.must_control]  # R51
    found = []
    for place, unit in stage.units.items():
        for part, seat in enumerate(unit.controllers):
            if seat == NOBODY:  # R45–R50
                is_special = place == CONCERTMASTER
                found.append(codes.CONTROL_CONCERTMASTER if is_special else codes.CONTROL + codes.PARTS * place + part)
    if stage.conductor == NOBODY:
        found.append(codes.CONTROL_CONDUCTOR)
    return found


def tokens_to_take(stage: Stage) -> list[int]:
    if stage.phase == codes.SPREAD:
        return [codes.TOKEN + token for token, count in enumerate(stage.pentagon) if count]  # R71
    return [codes.TOKEN + codes.ECLECTIC_TOKEN, codes.STOP]  # R176


# The Symphony Phase.


def plays(stage: Stage) -> list[int]:
    """Before a play: a token, a disc of the Conductor; and the play itself."""
    return [*tokens_to_play(stage), *conductor(stage), *discs_or_notes(stage)]


def tokens_to_play(stage: Stage) -> list[int]:
    unit = stage.units[stage.unit]
    is_concertmaster = stage.unit == CONCERTMASTER
    if unit.token != codes.NO_TOKEN or unit.card.category == "choir":
        return []  # R102, R103
    if stage.is_conducted or stage.left != codes.NO_LEFT:
        return []  # own: tokens first; and R101: before the play, which a chosen disc has begun
    found = []
    for token in range(codes.TOKENS):
        if not stage.tokens[stage.turn][token]:
            continue
        if token == codes.PROLONGED_TOKEN:
            found += prolonged(stage)
        elif (
            (token == codes.CHAINING_TOKEN and is_concertmaster)  # R168
            or (token == codes.ECLECTIC_TOKEN and not unit.card.dots)  # R175
            or (token == codes.OVERWRITING_TOKEN and own_discs_left(stage) > 2)  # R170
        ):
            continue
        else:
            found.append(codes.TOKEN + token)
    return found


def own_discs_left(stage: Stage) -> int:
    """R171: without black and Absolute discs."""
    if stage.unit == CONCERTMASTER:
        return stage.own_left
    unit = stage.units[stage.unit]
    return sum(not unit.card.spaces[space].is_black for space in unit.discs)


def prolonged(stage: Stage) -> list[int]:
    """R164, R166, R253: own left, black left, own on a locked space, black on one."""
    unit = stage.units[stage.unit]
    if stage.phase == codes.CODA:
        return []
    if stage.unit == CONCERTMASTER:
        return [
            *([codes.PROLONG] if stage.black_left else []),
            *([codes.PROLONG + 1] if stage.own_left else []),
        ]
    found = [codes.PROLONG, codes.PROLONG + 1]
    for is_black in (False, True):
        if is_locked_and_empty(unit, is_black):
            found.append(codes.PROLONG + 2 + is_black)
    return found


def conductor(stage: Stage) -> list[int]:
    """R104–R108, R247–R253."""
    unit = stage.units[stage.unit]
    if stage.conductor != stage.turn or not stage.conductor_discs or unit.is_conducted or stage.phase == codes.CODA:
        return []
    if stage.unit == CONCERTMASTER:
        return [codes.CONDUCT] if stage.black_left and stage.left == codes.NO_LEFT else []
    found = [codes.CONDUCT] if stage.left == codes.NO_LEFT else []
    if is_locked_and_empty(unit, is_black=False):
        found.append(codes.CONDUCT + 1)
    return found


def discs_or_notes(stage: Stage) -> list[int]:
    """The notes for what is to be played; BURN if there is none (R99, R100)."""
    is_open = stage.unit == CONCERTMASTER and stage.left == codes.NO_LEFT
    if is_open and stage.own_left and stage.black_left:
        return [codes.DISC, codes.DISC + 1]  # R90; nothing is asked if there is no choice
    return [codes.NOTE + number for number in notes(stage)] or [codes.BURN]


def notes(stage: Stage) -> list[int]:
    unit = stage.units[stage.unit]
    if spaces := group_of(stage, unit):
        return group_notes(stage, [disc_on(stage, unit, space) for space in spaces])
    disc, second = pair_of(stage)
    area = stage.score.areas[stage.movement]  # R109
    return [number for number in area if not single_or_pair_refusal(stage, number, disc, second)]


def pair_of(stage: Stage) -> tuple[Disc, Disc | None]:
    discs = next_discs(stage)
    return discs[0], discs[1] if len(discs) > 1 else None


def group(stage: Stage) -> list[int]:
    unit = stage.units[stage.unit]
    discs = [disc_on(stage, unit, space) for space in stage.group]
    return [codes.NOTE + number for number in group_notes(stage, discs)]


def chain(stage: Stage) -> list[int]:
    return [*(codes.NOTE + number for number in chain_notes(stage)), codes.STOP]  # R142


def split(stage: Stage, theirs: list[int]) -> list[str]:
    """Note by note, what the reference and the engine say, and why the reference refuses a note."""
    if stage.phase < codes.ATTACK or not next_discs(stage):
        return []
    disc, second = pair_of(stage)
    mine = legal(stage)
    lines = [f"  to be played: {disc}", f"  and then: {second}"]
    for number in stage.score.areas[stage.movement]:
        note = stage.score.notes[number]
        is_semibreve = note.type == "semibreve"
        why = semibreve_refusal(stage, number, disc, second) if is_semibreve else refusal(stage, number, disc)
        said = f"reference {int(codes.NOTE + number in mine)} engine {int(codes.NOTE + number in theirs)}"
        mark = " " if (codes.NOTE + number in mine) == (codes.NOTE + number in theirs) else "*"
        lines.append(f" {mark}{note_name(number):8} {said} stack {stage.stacks[number]} {note.type} {why}")
    return lines
