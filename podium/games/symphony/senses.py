"""Symphony for bots: what a seat observes, as numbers, and how good an action looks at a glance.

The guide adds to the points of a note what it may bring later: steps on tracks, zones, tokens, majorities. Its
weights, and what `prospects` are worth, are found by self-play: `python -m podium.lab.tune symphony`.
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.beliefs import odds_of, outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.symphony.abilities import abilities_of, discs_on, leftmost_part, own_discs_left, virtuosity_of
from podium.games.symphony.placing import note_points, worth_of
from podium.games.symphony.play import is_black_disc, partner_is_black, partner_part
from podium.games.symphony.scoring import points_from
from podium.games.symphony.table import (
    BURN,
    CARD,
    CATEGORY_COUNT,
    CHAINING,
    CHAIR,
    CHAIRS,
    CLEF_TOKEN,
    COLOURS,
    CONCERTMASTER,
    CONDUCT,
    CONTROL,
    CONTROL_CONCERTMASTER,
    CONTROL_CONDUCTOR,
    DISC,
    ECLECTIC_TOKEN,
    FLAT,
    FLAT_SHARP_TOKEN,
    KINDS,
    LAYER,
    MAX_HAND,
    MAX_SEATS,
    MOVEMENTS,
    NO_CARD,
    NO_TOKEN,
    NOTE,
    NOTES,
    OVER,
    OVERWRITING,
    OVERWRITING_TOKEN,
    PARTS,
    PER_SHEET,
    PROLONG,
    PROTECTION,
    PROTECTION_TOKEN,
    SHARP,
    SOLOIST,
    SOURCES,
    SPREAD,
    STOP,
    TOKEN,
    TOKENS,
    TRACKS,
    UNITS,
    VIRTUOSITY_TOKEN,
    ZONES,
    height_of,
    is_well_placed,
)

Weights = NDArray[np.float32]

# An observation, in this order; seats are counted from the observer's own, clockwise.
#   players  [6 × (7 sources of points, 8 tokens, 6 cubes, Conductor's discs, Concertmaster)]
#   units    [31 × (7 categories, well placed, 6 controllers, own discs of them, black discs, stack, token)]
#   notes    [144 × (7 visible colours, height, within the area)]
#   hand     [46 kinds], unseen [46 kinds], pentagon [8], phase [9], movement [5], asked [8]
_PER_PLAYER: Final = SOURCES + TOKENS + TRACKS + 2
_PER_UNIT: Final = CATEGORY_COUNT + 1 + MAX_SEATS + 4
_PER_NOTE: Final = COLOURS + 2
NUM_FEATURES: Final = (
    MAX_SEATS * _PER_PLAYER + UNITS * _PER_UNIT + NOTES * _PER_NOTE + 2 * KINDS + TOKENS + (OVER + 1) + MOVEMENTS + 8
)


@kernel
def _observe_unit(box: Record, state: Record, seat: int, unit: int, out: Weights, at: int) -> None:
    kind, seats = int(state.card[unit]), int(state.seats)
    if kind == NO_CARD:
        return
    out[at + int(box.category[kind])] = 1
    at += CATEGORY_COUNT
    out[at] = int(state.placed) >> unit & 1
    for part in range(PARTS):
        owner = int(state.controller[unit, part])
        if owner >= 0:
            out[at + 1 + (owner - seat + seats) % seats] += 1
    at += 1 + MAX_SEATS
    for colour in range(COLOURS):
        out[at + int(colour == COLOURS - 1)] += discs_on(box, state, unit, colour)
    out[at + 2] = int(state.absolute[unit]) if unit != CONCERTMASTER else 0
    out[at + 3] = int(state.token[unit] != NO_TOKEN)


@kernel(inline=False)
def observe(box: Record, state: Record, seat: int, out: Weights) -> None:
    """The layout above; places at the table that are not in use stay 0."""
    for i in range(NUM_FEATURES):
        out[i] = 0
    seats = int(state.seats)
    for i in range(seats):
        player, at = (seat + i) % seats, i * _PER_PLAYER
        for source in range(SOURCES):
            out[at + source] = points_from(box, state, player, source)
        at += SOURCES
        for token in range(TOKENS):
            out[at + token] = int(state.tokens[player, token])
        at += TOKENS
        for track in range(TRACKS):
            out[at + track] = int(state.cube[player, track])
        at += TRACKS
        out[at] = int(state.conductor_discs) * int(state.conductor == player)
        out[at + 1] = int(state.controller[CONCERTMASTER, 0] == player)
    at = MAX_SEATS * _PER_PLAYER
    for unit in range(UNITS):
        _observe_unit(box, state, seat, unit, out, at)
        at += _PER_UNIT
    for note in range(NOTES):
        sheet, place = note // PER_SHEET, note % PER_SHEET
        for colour in range(COLOURS):
            if int(state.top[colour, sheet]) >> place & 1:
                out[at + ((colour - seat + seats) % seats if colour < MAX_SEATS else MAX_SEATS)] = 1
        out[at + COLOURS] = height_of(int(state.stack[note]))
        area = int(box.area[state.side[sheet], box.movement_bars[state.movement, sheet]])
        out[at + COLOURS + 1] = area >> place & 1
        at += _PER_NOTE
    for place in range(MAX_HAND):
        if state.hand[seat, place] != NO_CARD:
            out[at + int(state.hand[seat, place])] += 1
    for kind in range(KINDS):  # neither on a seat nor in one's hand
        out[at + KINDS + kind] = int(box.copies[kind]) - out[at + kind]
    for unit in range(UNITS):
        if state.card[unit] != NO_CARD:
            out[at + KINDS + int(state.card[unit])] -= 1
    at += 2 * KINDS
    for token in range(TOKENS):
        out[at + token] = int(state.pentagon[token])
    at += TOKENS
    out[at + int(state.phase)] = 1
    at += OVER + 1
    out[at + int(state.movement)] = 1
    at += MOVEMENTS
    out[at + int(state.asked)] = 1


# What the guide believes, in points.
_ACCIDENTAL: Final = 0  # a step on the Flat or Sharp track
_SEMIBREVE: Final = 1
_ZONE: Final = 2  # a disc in a zone
_MINIM: Final = 3  # its token
_COVER: Final = 4  # taking a note from an opponent
_SAFE: Final = 5  # a disc that cannot be covered normally
_DISC: Final = 6  # an own disc on an instrument
_BLACK: Final = 7  # a black one
_ABILITY: Final = 8  # an ability of it
_VIRTUOSITY: Final = 9  # its Virtuosity, for each disc
_PLACED: Final = 10  # a card well placed
_CONDUCTOR: Final = 11
_CONCERTMASTER: Final = 12
_USE: Final = 13  # using a token that does something
_LEND: Final = 14  # using a disc of the Conductor
_NEW_COLUMN: Final = 15  # control in a column where one has none
_LATE: Final = 16  # for each movement later
_BLACK_COVER: Final = 17  # covering an opponent with a black disc
NUM_WEIGHTS: Final = 18
NUM_PROSPECTS: Final = 6

_beliefs = read_beliefs(Path(__file__).parent)
WEIGHTS: Final = weights_of(_beliefs, NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
ODDS: Final = odds_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)


@kernel(inline=False)
def _note_value(box: Record, state: Record, seat: int, note: int, weights: Weights) -> float:
    """Points of the disc to be placed now, and what the note is good for."""
    unit = int(state.unit)
    part, is_black = leftmost_part(box, state, unit), is_black_disc(box, state)
    sheet, bit = note // PER_SHEET, 1 << note % PER_SHEET
    side = int(state.side[sheet])
    covers = int(state.high[0, sheet]) & bit != 0
    if is_black:
        if not covers:
            return 0.0
        is_mine = int(state.top[seat, sheet]) & bit != 0
        return float(-weights[_BLACK_COVER] if is_mine else weights[_BLACK_COVER])
    value = float(worth_of(box, state, note, unit, part, is_black))
    if int(box.semibreves[side]) & bit:
        value += float(weights[_SEMIBREVE])
        if partner_is_black(box, state) == 0:
            virtuosity = virtuosity_of(box, state, unit, partner_part(box, state))
            value += float(note_points(box, state, note, 1) + virtuosity)
    if (int(box.flats[side]) | int(box.sharps[side])) & bit:
        value += float(weights[_ACCIDENTAL])
    for zone in range(ZONES):
        if int(box.zones[side, zone]) & bit:
            value += float(weights[_ZONE])
    if int(box.minims[side]) & bit and not covers:
        value += float(weights[_MINIM])
    if covers:
        value += float(weights[_COVER])
    elif abilities_of(box, state, unit, part) & PROTECTION:
        value += float(weights[_SAFE])
    return value


@kernel
def _card_value(box: Record, kind: int, part: int, is_placed: int, weights: Weights) -> float:
    """What it is worth to control a card, or a part of a choir."""
    spaces = int(box.spaces[kind])
    abilities, virtuosity = int(box.abilities[kind, part]), int(box.virtuosity[kind, part])
    if is_placed:
        abilities |= int(box.unlockable[kind])
        virtuosity += int(box.unlockable_virtuosity[kind])
    else:
        spaces &= ~int(box.locked[kind])
    black = spaces & int(box.black[kind])
    own = count_bits(spaces & ~black) // int(box.parts[kind])
    value = weights[_DISC] * own + weights[_BLACK] * count_bits(black)
    return float(value + weights[_ABILITY] * count_bits(abilities) + weights[_VIRTUOSITY] * virtuosity * own)


@kernel
def _control_value(box: Record, state: Record, seat: int, action: int, weights: Weights) -> float:
    if action == CONTROL_CONDUCTOR:
        return float(weights[_CONDUCTOR])
    if action == CONTROL_CONCERTMASTER:
        return float(weights[_CONCERTMASTER])
    chair, part = (action - CONTROL) // PARTS, (action - CONTROL) % PARTS
    is_placed = int(state.placed) >> chair & 1
    value = _card_value(box, int(state.card[chair]), part, is_placed, weights)
    column = chair - chair % (CHAIRS // MOVEMENTS)
    is_new = True
    for other in range(column, column + CHAIRS // MOVEMENTS):
        for i in range(PARTS):
            is_new = is_new and state.controller[other, i] != seat
    return value + float(weights[_NEW_COLUMN]) * int(is_new) + float(weights[_LATE]) * (chair // 6)


@kernel(inline=False)
def _token_value(box: Record, state: Record, token: int, weights: Weights) -> float:
    """What a token would do on the instrument that plays, less what it is worth unused."""
    unit = int(state.unit)
    abilities = abilities_of(box, state, unit, 0)
    own = own_discs_left(box, state, unit)
    value = 0.0
    if token == CLEF_TOKEN:
        value = float(box.clef_points) * int(box.clefs[state.card[unit]])
    elif token == VIRTUOSITY_TOKEN:
        value = float(own + (int(state.absolute[unit]) if unit != CONCERTMASTER else 0))
    elif token == FLAT_SHARP_TOKEN:
        value = float(weights[_USE]) * count_bits(~abilities & (FLAT | SHARP)) * 0.5 * min(own, 2)
    elif token == PROTECTION_TOKEN:
        value = 0.0 if abilities & PROTECTION else float(weights[_SAFE]) * own
    elif token == OVERWRITING_TOKEN:
        value = 0.0 if abilities & OVERWRITING else float(weights[_COVER]) * own
    elif token == ECLECTIC_TOKEN:
        if not int(state.placed) >> unit & 1:
            value = float(weights[_USE]) * count_bits(int(box.locked[state.card[unit]]))
    elif not abilities & (CHAINING | SOLOIST):
        value = float(weights[_USE]) * 0.5 * (own - 1)
    return value - float(box.token_points)


@kernel(inline=False)
def guide(
    box: Record, state: Record, seat: int, actions: NDArray[np.int16], count: int, weights: Weights, out: Weights
) -> None:
    """How good each legal action looks to `seat`, in points; the best counts, not the level."""
    for i in range(count):
        action, value = int(actions[i]), 0.0
        if action < CHAIR:
            value = _card_value(box, action - CARD, 0, 1, weights)
        elif action < CONTROL:
            kind, chair = int(state.chosen), action - CHAIR
            value = float(weights[_PLACED]) * int(is_well_placed(box, kind, chair)) + float(weights[_LATE]) * (
                chair // 6
            )
        elif action < TOKEN:
            value = _control_value(box, state, seat, action, weights)
        elif action < PROLONG:
            token = action - TOKEN
            value = 0.0 if state.phase == SPREAD else _token_value(box, state, token, weights)
        elif action < CONDUCT:
            is_own = (action - PROLONG) & 1 == 0
            value = float(weights[_USE]) * int(is_own) - float(box.token_points)
        elif action < DISC:
            value = float(weights[_LEND])
        elif action < NOTE:
            value = 1.0 if action == DISC else 0.0
        elif action < LAYER:
            value = _note_value(box, state, seat, action - NOTE, weights)
        elif action < STOP:
            value = 1.0 if action == LAYER else 0.0
        elif action < BURN:
            value = 0.5
        out[i] = value


@kernel(inline=False)
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """What a seat may still hope for when a movement begins: its discs, tokens and cubes; all end at 0."""
    left = np.float32(MOVEMENTS - int(state.movement)) / np.float32(MOVEMENTS)
    if state.phase == OVER:
        left = np.float32(0)
    own, black = 0, 0
    for chair in range(CHAIRS):
        if state.card[chair] != NO_CARD:
            own += discs_on(box, state, chair, seat)
            if state.controller[chair, 0] == seat:
                black += count_bits(int(state.discs[chair]) & int(box.black[state.card[chair]]))
    tokens = 0
    for token in range(TOKENS):
        tokens += int(state.tokens[seat, token])
    out[0] = left
    out[1] = np.float32(own)
    out[2] = np.float32(black)
    out[3] = left * np.float32(tokens)
    out[4] = np.float32(int(state.conductor_discs) * int(state.conductor == seat)) * left
    steps = 0
    for track in range(TRACKS):
        steps += int(state.cube[seat, track])
    out[5] = left * np.float32(steps)
