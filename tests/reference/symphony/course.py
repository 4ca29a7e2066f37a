"""What an action does in the Symphony Phase, and who plays next."""

from podium.games.symphony import table as codes
from tests.reference.symphony import orchestra
from tests.reference.symphony.cards import printed
from tests.reference.symphony.ending import score_sheet
from tests.reference.symphony.placing import (
    Disc,
    abilities_of,
    book,
    chain_notes,
    disc_on,
    group_of,
    leftmost_part,
    may_chain,
    most,
    next_discs,
    owner_of_next,
    put,
)
from tests.reference.symphony.stage import CONCERTMASTER, NOBODY, Stage, Unit

CLEF_POINTS = 2  # R160


def carry_out(stage: Stage, action: int) -> None:
    """One legal action of the seat to act."""
    if stage.phase == codes.CHOIR_CHOICE:
        orchestra.keep_choir(stage, action - codes.CARD)
    elif action < codes.CHAIR:
        orchestra.choose_card(stage, action - codes.CARD)
    elif action < codes.CONTROL:
        orchestra.set_down(stage, action - codes.CHAIR)
    elif action < codes.TOKEN:
        orchestra.take_control(stage, action)
        begin_if_ready(stage)
    elif stage.phase == codes.SPREAD:
        orchestra.take_spread(stage, action - codes.TOKEN)
        begin_if_ready(stage)
    elif stage.phase == codes.UNLOCK:
        if action != codes.STOP:
            put_token(stage, codes.ECLECTIC_TOKEN)
        unlock_from(stage, stage.unit % codes.ROWS - 1)
    else:
        play(stage, action)


def begin_if_ready(stage: Stage) -> None:
    is_done = stage.column_tokens == [] and not stage.spread
    if is_done:
        begin_movement(stage, 0)


# Order of play.


def begin_movement(stage: Stage, movement: int) -> None:
    stage.movement = movement
    unlock_from(stage, codes.ROWS - 1)


def unit_at(stage: Stage, row: int) -> Unit | None:
    return stage.units.get(codes.ROWS * stage.movement + row)


def unlock_from(stage: Stage, row: int) -> None:
    """R176, A29: from the back, whoever could unlock an Imminent right now."""
    for place in range(row, -1, -1):
        unit = unit_at(stage, place)
        if unit is None or unit.is_placed or unit.token != codes.NO_TOKEN or not unit.discs:
            continue
        seat = unit.controllers[0]
        if "imminent" in unit.card.unlockable and stage.tokens[seat][codes.ECLECTIC_TOKEN]:
            stage.phase, stage.asked, stage.turn = codes.UNLOCK, codes.ASK_TOKEN, seat
            stage.unit = codes.ROWS * stage.movement + place
            return
    attack_from(stage, codes.ROWS - 1)


def attack_from(stage: Stage, row: int) -> None:
    """R88, R89: from the back, then the Concertmaster."""
    for place in range(row, -1, -1):
        unit = unit_at(stage, place)
        if unit is not None and unit.discs and "imminent" in abilities_of(unit, leftmost_part(unit)):
            begin_play(stage, codes.ATTACK, codes.ROWS * stage.movement + place)
            return
    if CONCERTMASTER in stage.units and stage.own_left + stage.black_left:
        begin_play(stage, codes.SOLO, CONCERTMASTER)
    else:
        body_from(stage, 0)


def body_from(stage: Stage, row: int) -> None:
    """R92–R94."""
    for place in [*range(row, codes.ROWS), *range(row)]:
        unit = unit_at(stage, place)
        if unit is not None and unit.discs:
            begin_play(stage, codes.BODY, codes.ROWS * stage.movement + place)
            return
    coda_from(stage, 0)


def coda_from(stage: Stage, row: int) -> None:
    """R95."""
    for place in [*range(row, codes.ROWS), *range(row)]:
        unit = unit_at(stage, place)
        if unit is not None and unit.absolute:
            begin_play(stage, codes.CODA, codes.ROWS * stage.movement + place)
            return
    end_movement(stage)


def end_movement(stage: Stage) -> None:
    """R96, R179, R180."""
    sheet = printed.movements["ABCDE"[stage.movement]].scores_sheet
    if sheet is not None:
        score_sheet(stage, sheet - 1)
    if stage.movement + 1 < codes.MOVEMENTS:
        begin_movement(stage, stage.movement + 1)
        return
    stage.phase, stage.asked, stage.turn = codes.OVER, -1, NOBODY
    stage.unit, stage.movement = NOBODY, 0


def begin_play(stage: Stage, phase: int, place: int) -> None:
    stage.phase, stage.asked, stage.unit = phase, codes.ASK_PLAY, place
    stage.left, stage.is_conducted, stage.group, stage.last_note = codes.NO_LEFT, False, [], codes.NO_NOTE
    stage.turn = owner_of_next(stage.units[place])


def end_play(stage: Stage, has_placed: bool) -> None:
    row = stage.unit % codes.ROWS
    stage.left, stage.is_conducted, stage.group, stage.last_note = codes.NO_LEFT, False, [], codes.NO_NOTE
    if stage.phase == codes.ATTACK:
        attack_from(stage, row - 1)
    elif stage.phase == codes.SOLO:
        body_from(stage, 0)
    elif stage.phase == codes.CODA:
        coda_from(stage, (row + 1) % codes.ROWS)
    else:
        if has_placed and "obsessive" in abilities_of(stage.units[stage.unit], 0):  # R148, R261, A16, A48
            before = [place for place, _ in stage.column(stage.movement) if place < row]
            if before and unit_at(stage, before[-1]).discs:  # type: ignore[union-attr]
                begin_play(stage, codes.BODY, codes.ROWS * stage.movement + before[-1])
                return
        body_from(stage, (row + 1) % codes.ROWS)


# A play.


def play(stage: Stage, action: int) -> None:
    unit = stage.units[stage.unit]
    if action < codes.PROLONG:
        put_token(stage, action - codes.TOKEN)
    elif action < codes.CONDUCT:
        put_token(stage, codes.PROLONGED_TOKEN)
        on_space, is_black = divmod(action - codes.PROLONG, 2)
        add_disc(stage, bool(on_space), bool(is_black))
    elif action < codes.DISC:
        unit.is_conducted = stage.is_conducted = True
        stage.conductor_discs -= 1
        add_disc(stage, action == codes.CONDUCT + 1, is_black=False)
    elif action < codes.NOTE:
        stage.left = codes.LEFT_BLACK if action == codes.DISC + 1 else codes.LEFT_OWN
    elif action < codes.LAYER:
        place_on(stage, action - codes.NOTE)
    elif action < codes.STOP:
        fill_semibreve(stage, stage.last_note, black_on_top=action == codes.LAYER + 1)
    elif action == codes.STOP:
        end_play(stage, has_placed=True)
    else:
        burn(stage)
        end_play(stage, has_placed=False)


def put_token(stage: Stage, token: int) -> None:
    unit = stage.units[stage.unit]
    stage.tokens[stage.turn][token] -= 1
    unit.token = token
    if token == codes.CLEF_TOKEN:
        stage.points[stage.turn][codes.FROM_CLEFS] += CLEF_POINTS * unit.card.clefs
    elif token == codes.ECLECTIC_TOKEN and not unit.is_placed:  # R173, R174, A30
        unit.is_placed = True
        locked = [number for number, space in enumerate(unit.card.spaces) if space.is_locked]
        unit.discs = sorted({*unit.discs, *locked})
        orchestra.stack_absolute(unit)


def add_disc(stage: Stage, on_space: bool, is_black: bool) -> None:
    """R164, R166, R248–R250: one more disc, or a swap at the Concertmaster."""
    unit = stage.units[stage.unit]
    if stage.unit == CONCERTMASTER:
        change = -1 if is_black else 1
        stage.own_left += change
        stage.black_left -= change
    elif on_space:
        free = [
            number
            for number, space in enumerate(unit.card.spaces)
            if space.is_locked and space.is_black == is_black and number not in unit.discs
        ]
        unit.discs = sorted([*unit.discs, free[0]])
    else:
        stage.left = codes.LEFT_BLACK if is_black else codes.LEFT_OWN


def now_playing(stage: Stage) -> tuple[list[int], list[Disc]]:
    """The group that is being placed, as spaces, and the discs that come next."""
    unit = stage.units[stage.unit]
    spaces = stage.group or (group_of(stage, unit) if stage.asked != codes.ASK_CHAIN else [])
    return spaces, [disc_on(stage, unit, space) for space in spaces] if spaces else next_discs(stage)


def place_on(stage: Stage, number: int) -> None:
    if stage.score.notes[number].type == "semibreve":
        _, discs = now_playing(stage)
        if discs[0].is_black != discs[1].is_black:  # R123
            stage.asked, stage.last_note, stage.is_conducted = codes.ASK_LAYER, number, False
            return
        fill_semibreve(stage, number, black_on_top=False)
        return
    spaces, discs = now_playing(stage)
    put(stage, number, discs[0])
    take_disc(stage)
    after_discs(stage, number, discs[0], spaces[1:], is_group=bool(spaces))


def fill_semibreve(stage: Stage, number: int, black_on_top: bool) -> None:
    """R118, R119, R122, R123: two discs in one stack."""
    spaces, discs = now_playing(stage)
    lower, upper = discs[:2]
    if lower.is_black == black_on_top and lower.is_black != upper.is_black:
        lower, upper = upper, lower
    book(stage, number, lower, 0)
    book(stage, number, upper, 1)
    stage.stacks[number] = (lower.colour, upper.colour)
    take_disc(stage)
    take_disc(stage)
    after_discs(stage, number, discs[1], spaces[2:], is_group=bool(spaces))


def take_disc(stage: Stage) -> None:
    """Off the instrument goes the disc that is next."""
    unit = stage.units[stage.unit]
    if stage.unit == CONCERTMASTER:
        if stage.left == codes.LEFT_BLACK or not stage.own_left:
            stage.black_left -= 1
        else:
            stage.own_left -= 1
        stage.left = codes.NO_LEFT
    elif stage.phase == codes.CODA:
        unit.absolute -= 1
    elif stage.left != codes.NO_LEFT:
        stage.left = codes.NO_LEFT
    else:
        unit.discs.pop(0)


def after_discs(stage: Stage, number: int, last: Disc, spaces: list[int], is_group: bool) -> None:
    """What a placed disc sets off; then the rest of the group, or a chain, or the next to play."""
    unit = stage.units[stage.unit]
    stage.is_conducted = False
    if stage.unit != CONCERTMASTER and not unit.has_sounded:
        unit.has_sounded = True
        if "disturbing" in abilities_of(unit, 0):  # R149, R150, R262, R263, A49
            for _, other in stage.column(stage.movement):
                if other is not unit and other.discs:
                    other.discs.pop(0)
    if spaces:
        stage.group = spaces
        if most(stage, [disc_on(stage, unit, space) for space in spaces]):
            stage.asked, stage.last_note = codes.ASK_GROUP, codes.NO_NOTE
            return
        burn(stage)  # A15
    elif stage.phase in (codes.ATTACK, codes.BODY) and not is_group and goes_on(unit, last):
        stage.asked, stage.last_note = codes.ASK_CHAIN, number
        if chain_notes(stage):
            stage.turn = owner_of_next(unit)  # R147
            return
    end_play(stage, has_placed=True)


def goes_on(unit: Unit, last: Disc) -> bool:
    return bool(unit.discs) and may_chain(unit, last.part, unit.discs[0])


def burn(stage: Stage) -> None:
    """R99: the disc, or what is left of a group, leaves the game."""
    spaces, _ = now_playing(stage)
    if spaces:
        unit = stage.units[stage.unit]
        unit.discs = [space for space in unit.discs if space not in spaces]
    else:
        take_disc(stage)
