"""Midgame and endgame: tracks, majorities, prizes, places.

Only visible discs of players count; `top` has them by colour. A majority needs at least one disc.
"""

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits, place_by
from podium.games.symphony.notation import SLOTS, VOICES
from podium.games.symphony.table import (
    BOOKED,
    FIRST_ZONE_TRACK,
    FROM_SHEETS,
    FROM_TOKENS,
    FROM_TRACKS,
    FROM_VOICES,
    SHEETS,
    SOURCES,
    TOKENS,
    TRACKS,
    VOICE_MASK,
    ZONES,
)


@kernel(inline=False)
def _advance(box: Record, state: Record, seat: int, track: int, steps: int) -> None:
    """A cube stays on the last space (rule 265)."""
    state.cube[seat, track] = min(int(state.cube[seat, track]) + steps, int(box.track_end[track]))


@kernel(inline=False)
def _most(state: Record, sheet: int, notes: int) -> int:
    """The most visible discs that any player has among these notes of a sheet."""
    most = 0
    for seat in range(state.seats):
        most = max(most, count_bits(int(state.top[seat, sheet]) & notes))
    return most


@kernel(inline=False)
def score_sheet(box: Record, state: Record, sheet: int) -> None:
    """Midgame scoring of a completed sheet (rules 181–185)."""
    side = int(state.side[sheet])
    most = _most(state, sheet, -1)
    for seat in range(state.seats):
        mine = int(state.top[seat, sheet])
        _advance(box, state, seat, 0, count_bits(mine & int(box.flats[side])))
        _advance(box, state, seat, 1, count_bits(mine & int(box.sharps[side])))
        _advance(box, state, seat, 2, count_bits(mine & int(box.semibreves[side])))
        if most and count_bits(mine) == most:
            state.points[seat, FROM_SHEETS] += box.sheet_prize
    for zone in range(ZONES):
        notes = int(box.zones[side, zone])
        most = _most(state, sheet, notes)
        for seat in range(state.seats):
            if most and count_bits(int(state.top[seat, sheet]) & notes) == most:
                _advance(box, state, seat, FIRST_ZONE_TRACK + zone, 1)


@kernel(inline=False)
def on_voice(state: Record, seat: int, voice: int) -> int:
    """Visible discs of a seat on one voice of all three sheets (rule 187)."""
    count = 0
    for sheet in range(SHEETS):
        count += count_bits(int(state.top[seat, sheet]) & VOICE_MASK << SLOTS * voice)
    return count


@kernel(inline=False)
def voice_points(box: Record, state: Record, seat: int) -> int:
    """Prizes of the voices on which nobody has more (rule 186)."""
    points = 0
    for voice in range(VOICES):
        mine = on_voice(state, seat, voice)
        is_most = mine > 0
        for other in range(state.seats):
            is_most = is_most and on_voice(state, other, voice) <= mine
        if is_most:
            points += int(box.voice_prize[voice])
    return points


@kernel(inline=False)
def unused_tokens(state: Record, seat: int) -> int:
    count = 0
    for token in range(TOKENS):
        count += int(state.tokens[seat, token])
    return count


@kernel(inline=False)
def track_points(box: Record, state: Record, seat: int) -> int:
    """The values under a seat's cubes (rule 188)."""
    points = 0
    for track in range(TRACKS):
        points += int(box.track[track, state.cube[seat, track]])
    return points


@kernel(inline=False)
def points_from(box: Record, state: Record, seat: int, source: int) -> int:
    """Points of one source, as if the game ended now."""
    if source < BOOKED:
        return int(state.points[seat, source])
    if source == FROM_VOICES:
        return voice_points(box, state, seat)
    if source == FROM_TOKENS:
        return unused_tokens(state, seat) * int(box.token_points)
    return track_points(box, state, seat) if source == FROM_TRACKS else 0


@kernel(inline=False)
def list_sources(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """out[seat, source]: all points, as if the game ended now."""
    for seat in range(state.seats):
        for source in range(SOURCES):
            out[seat, source] = points_from(box, state, seat, source)


@kernel(inline=False)
def points_of(box: Record, state: Record, seat: int) -> int:
    points = 0
    for source in range(SOURCES):
        points += points_from(box, state, seat, source)
    return points


@kernel(inline=False)
def score(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Points by seat, as if the game ended now."""
    for seat in range(state.seats):
        out[seat] = points_of(box, state, seat)


@kernel(inline=False)
def rank(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Places from 1; of equals the first clockwise from the First Player token (rules 191, 192)."""
    seats = int(state.seats)
    for seat in range(seats):
        distance = (seat - int(state.first) + seats) % seats
        out[seat] = int(out[seat]) * 8 - distance
    place_by(out, seats)
