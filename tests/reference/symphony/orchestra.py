"""The Orchestra Phase: what its actions do, and what happens when all is controlled."""

from podium.games.symphony import table as codes
from tests.reference.symphony.cards import chairs_of, is_well_placed
from tests.reference.symphony.placing import ABSOLUTE_DISCS, abilities_of, part_of
from tests.reference.symphony.stage import CONCERTMASTER, NOBODY, Stage, Unit


def keep_choir(stage: Stage, kind: int) -> None:
    """R29, R32: keep one, pass the rest to the right; nobody is asked about the last."""
    stage.choirs_passed.remove(kind)
    stage.hands[stage.turn] = sorted([*stage.hands[stage.turn], kind])
    stage.turn = (stage.turn - 1) % stage.seats
    if len(stage.choirs_passed) == 1:
        keep_choir(stage, stage.choirs_passed[0])
    elif not stage.choirs_passed:
        stage.phase = codes.ALLOCATION
        begin_turn(stage, stage.first)  # R41


def begin_turn(stage: Stage, seat: int) -> None:
    stage.turn = seat
    stage.asked = codes.ASK_CARD if stage.hands[seat] else codes.ASK_CONTROL  # R43


def choose_card(stage: Stage, kind: int) -> None:
    stage.chosen = kind
    stage.asked = codes.ASK_CHAIR


def set_down(stage: Stage, chair: int) -> None:
    """R42, R51, R52, A12."""
    kind = stage.chosen
    unit = Unit(kind, [])
    unit.controllers = [NOBODY] * unit.card.parts
    unit.is_placed = is_well_placed(kind, chair)
    could_be = any(is_well_placed(kind, free) for free in chairs_of(stage.seats) if free not in stage.units)
    stage.hands[stage.turn].remove(kind)
    if could_be and not unit.is_placed:
        stage.must_control = chair
    stage.units[chair] = unit
    stage.chosen = codes.NO_CARD
    stage.asked = codes.ASK_CONTROL


def take_control(stage: Stage, action: int) -> None:
    """R44, R57–R65."""
    seat = stage.turn
    if action == codes.CONTROL_CONDUCTOR:
        stage.conductor, stage.conductor_discs = seat, 2  # R65
    elif action == codes.CONTROL_CONCERTMASTER:
        stage.units[CONCERTMASTER].controllers[0] = seat
        stage.own_left, stage.black_left = 2, 3  # R64
    else:
        chair, part = divmod(action - codes.CONTROL, codes.PARTS)
        unit = stage.units[chair]
        unit.controllers[part] = seat
        for number, space in enumerate(unit.card.spaces):
            if space.part == part and (unit.is_placed or not space.is_locked):
                unit.discs.append(number)
        unit.discs.sort()
    stage.must_control = NOBODY
    everything = [seat for unit in stage.units.values() for seat in unit.controllers]
    is_full = len(stage.units) == len(chairs_of(stage.seats)) + 1
    if is_full and NOBODY not in everything and stage.conductor != NOBODY:
        compensate(stage)
    else:
        begin_turn(stage, (seat + 1) % stage.seats)


def compensate(stage: Stage) -> None:
    """R66–R74: minorities column by column, then whoever is spread over all of them."""
    spread = set(range(stage.seats))
    for column in range(codes.COLUMNS):
        winner = minority(stage, column)
        stage.tokens[winner][stage.column_tokens[column]] += 1
        spread &= {seat for _, unit in stage.column(column) for seat in unit.controllers}  # R71, R72, A34
    stage.column_tokens = []
    stage.spread = spread
    ask_spread(stage)


def minority(stage: Stage, column: int) -> int:
    """R66–R70, R244, R245."""
    own: dict[int, int] = {}
    for _, unit in stage.column(column):
        for seat in unit.controllers:
            own.setdefault(seat, 0)  # R67
        for space in unit.discs:
            if not unit.card.spaces[space].is_black:  # R68
                own[unit.controllers[part_of(unit, space)]] += 1
    fewest = min(own.values())
    tied = {seat for seat, count in own.items() if count == fewest}
    for _, unit in reversed(stage.column(column)):  # R69: most backward first
        here = tied & set(unit.controllers)
        if len(here) == 1:
            return here.pop()
        if here:  # R70: they share a choir
            for space in reversed(unit.discs):
                if unit.controllers[part_of(unit, space)] in here:
                    return unit.controllers[part_of(unit, space)]
    raise AssertionError("nobody in this column")


def ask_spread(stage: Stage) -> None:
    """R73: from the Last Player on, in reverse turn order."""
    for step in range(stage.seats):
        seat = (stage.last_player - step) % stage.seats
        if seat in stage.spread:
            stage.phase, stage.asked, stage.turn = codes.SPREAD, codes.ASK_TOKEN, seat
            return
    stage.pentagon = []  # R74
    for unit in stage.units.values():
        stack_absolute(unit)
    if CONCERTMASTER in stage.units:  # a preset orchestra has none
        stage.first = stage.units[CONCERTMASTER].controllers[0]  # R80


def take_spread(stage: Stage, token: int) -> None:
    stage.pentagon[token] -= 1
    stage.tokens[stage.turn][token] += 1
    stage.spread.remove(stage.turn)
    ask_spread(stage)


def stack_absolute(unit: Unit) -> None:
    """R75, R77."""
    if "absolute" in abilities_of(unit, 0):
        unit.absolute = ABSOLUTE_DISCS
