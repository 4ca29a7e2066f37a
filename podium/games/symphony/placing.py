"""Placing discs: on which notes a disc may go, what it scores, and what it does to the score.

All restrictions of rules 109–140 are here; the order of play is in movement.py.
"""

from podium.core.kernel import Record, kernel
from podium.games.symphony.abilities import abilities_of, must_overwrite, virtuosity_of
from podium.games.symphony.notation import SLOTS
from podium.games.symphony.table import (
    BLACK,
    BLACK_OVERWRITING,
    BLACK_STRONG_OVERWRITING,
    CODA,
    FLAT,
    FROM_NOTES,
    FROM_VIRTUOSITY,
    NO_NOTE,
    NO_TOKEN,
    OVERWRITING,
    PER_SHEET,
    PROTECTION,
    SHARP,
    SHEETS,
    STRONG_OVERWRITING,
    height_of,
    minim_index,
)


@kernel(inline=False)
def within_reach(box: Record, state: Record, sheet: int, abilities: int) -> int:
    """Notes of a sheet inside the area whose accidental the instrument can play (rules 109, 111–113)."""
    side = int(state.side[sheet])
    notes = int(box.area[side, box.movement_bars[state.movement, sheet]])
    if not abilities & FLAT:
        notes &= ~int(box.flats[side])
    if not abilities & SHARP:
        notes &= ~int(box.sharps[side])
    return notes


@kernel(inline=False)
def powered(box: Record, state: Record, sheet: int, colour: int) -> int:
    """Notes of the tuplets in which a colour is visible: where tuplet power works (rules 136–140)."""
    side, found = int(state.side[sheet]), 0
    mine = int(state.top[colour, sheet])
    for i in range(box.tuplet_count[side]):
        tuplet = int(box.tuplets[side, i])
        if tuplet & mine:
            found |= tuplet
    return found


@kernel(inline=False)
def open_to(box: Record, state: Record, sheet: int, owner: int, is_black: int, abilities: int) -> int:
    """The notes of a sheet on which one disc may go by itself: free ones, and those it may overwrite.

    `owner` is whose instrument it comes from. A Semibreve never takes one disc alone (rule 117).
    """
    side = int(state.side[sheet])
    reach = within_reach(box, state, sheet, abilities)
    semibreves = int(box.semibreves[side])
    high_1, high_2 = int(state.high[0, sheet]), int(state.high[1, sheet])
    single = high_1 & ~high_2
    pairs = high_2 & ~int(state.high[2, sheet])
    coloured = high_1 & ~int(state.top[BLACK, sheet])  # black discs are never covered
    opponents = coloured & ~int(state.top[owner, sheet])
    if is_black:
        free = ~(high_1 | semibreves | int(box.minims[side]))
        covers = single & coloured & powered(box, state, sheet, BLACK)  # anybody's, one's own too
        if abilities & BLACK_OVERWRITING:
            covers |= single & opponents
        if abilities & BLACK_STRONG_OVERWRITING:
            covers |= (single | pairs) & opponents & ~semibreves
    else:
        free = ~(high_1 | semibreves)
        covers = single & opponents & powered(box, state, sheet, owner)
        if abilities & OVERWRITING:
            covers |= single & opponents
        if abilities & STRONG_OVERWRITING:
            covers |= (single | pairs) & opponents & ~semibreves
    return reach & (covers if must_overwrite(abilities, is_black) else free | covers)


@kernel(inline=False)
def open_semibreves(box: Record, state: Record, sheet: int, abilities: int) -> int:
    """Free Semibreves of a sheet, for two discs in one play (rules 117–121)."""
    free = ~int(state.high[0, sheet])
    return within_reach(box, state, sheet, abilities) & int(box.semibreves[state.side[sheet]]) & free


@kernel(inline=False)
def unlocked_by_group(box: Record, state: Record, sheet: int, owner: int, is_black: int, abilities: int) -> int:
    """Notes that tuplet power would open once a disc of the group lies in their tuplet."""
    now = open_to(box, state, sheet, owner, is_black, abilities)
    side, found = int(state.side[sheet]), 0
    single = int(state.high[0, sheet]) & ~int(state.high[1, sheet])
    targets = single & ~int(state.top[BLACK, sheet])
    if not is_black:
        targets &= ~int(state.top[owner, sheet])
    targets &= within_reach(box, state, sheet, abilities) & ~now
    for i in range(box.tuplet_count[side]):
        tuplet = int(box.tuplets[side, i])
        if tuplet & now:
            found |= tuplet & targets
    return found


@kernel(inline=False)
def beside(box: Record, state: Record, note: int, step: int) -> int:
    """The neighbour of a note on its voice in reading order, over bar lines and sheets, or NO_NOTE (rule 141)."""
    sheet, place = note // PER_SHEET, note % PER_SHEET
    voice, slot = place // SLOTS, place % SLOTS + step
    if slot < 0:
        sheet -= 1
        if sheet < 0:
            return NO_NOTE
        slot = int(box.voice_length[state.side[sheet], voice]) - 1
    elif slot >= box.voice_length[state.side[sheet], voice]:
        sheet += 1
        if sheet == SHEETS:
            return NO_NOTE
        slot = 0
    return sheet * PER_SHEET + voice * SLOTS + slot


@kernel(inline=False)
def note_points(box: Record, state: Record, note: int, covers: int) -> int:
    """Points of an own disc without Virtuosity: its voice's, or those of a disc on another (rules 151–154)."""
    if state.phase == CODA:
        return int(box.absolute_points)
    return int(box.overwriting_points) if covers else int(box.voice_points[note % PER_SHEET // SLOTS])


@kernel(inline=False)
def worth_of(box: Record, state: Record, note: int, unit: int, part: int, is_black: int) -> int:
    """What one disc would score on a note."""
    if is_black:
        return 0
    covers = int(state.high[0, note // PER_SHEET]) >> note % PER_SHEET & 1
    return note_points(box, state, note, covers) + virtuosity_of(box, state, unit, part)


@kernel(inline=False)
def _pile(state: Record, note: int, colour: int) -> None:
    """Lay one disc on a note, whatever lies there."""
    sheet, bit = note // PER_SHEET, 1 << note % PER_SHEET
    stack = int(state.stack[note])
    height = height_of(stack)
    if height > 0:
        below = (stack >> 3 * (height - 1) & 7) - 1
        state.top[below, sheet] = int(state.top[below, sheet]) & ~bit
    state.top[colour, sheet] = int(state.top[colour, sheet]) | bit
    state.high[height, sheet] = int(state.high[height, sheet]) | bit
    state.stack[note] = stack | (colour + 1) << 3 * height


@kernel(inline=False)
def place_disc(box: Record, state: Record, unit: int, part: int, owner: int, is_black: int, note: int) -> None:
    """One disc that was taken from a unit goes on a note: points, token of a Minim, Protection.

    Protection lays the black disc underneath on a free note; where the disc covers another, it goes back to the
    supply (rule 135).
    """
    abilities = abilities_of(box, state, unit, part)
    sheet, bit = note // PER_SHEET, 1 << note % PER_SHEET
    covers = int(int(state.high[0, sheet]) & bit != 0)
    if is_black:
        _pile(state, note, BLACK)
        return
    state.points[owner, FROM_NOTES] += note_points(box, state, note, covers)
    state.points[owner, FROM_VIRTUOSITY] += virtuosity_of(box, state, unit, part)
    if abilities & PROTECTION:
        if covers:
            state.supply[BLACK] += 1
        else:
            _pile(state, note, BLACK)
    _pile(state, note, owner)
    if int(box.minims[state.side[sheet]]) & bit:
        take_minim_token(box, state, owner, sheet, bit)


@kernel(inline=False)
def take_minim_token(box: Record, state: Record, owner: int, sheet: int, bit: int) -> None:
    """The first own disc on a Minim takes its token (rule 114)."""
    place = minim_index(box, state, sheet, bit)
    token = int(state.minim_token[sheet, place])
    if token != NO_TOKEN:
        state.minim_token[sheet, place] = NO_TOKEN
        state.tokens[owner, token] += 1


@kernel(inline=False)
def fill_semibreve(
    box: Record, state: Record, unit: int, part: int, owner: int, lower_black: int, upper_black: int, note: int
) -> None:
    """Two discs that were taken from a unit go on a Semibreve; the upper one counts as overwriting (rule 122).

    No black disc of Protection goes under either.
    """
    virtuosity = virtuosity_of(box, state, unit, part)
    is_protected = int(abilities_of(box, state, unit, part) & PROTECTION != 0)
    for level in range(2):
        is_black = lower_black if level == 0 else upper_black
        if not is_black:
            state.points[owner, FROM_NOTES] += note_points(box, state, note, level)
            state.points[owner, FROM_VIRTUOSITY] += virtuosity
            state.supply[BLACK] += is_protected
        _pile(state, note, BLACK if is_black else owner)


@kernel(inline=False)
def most_placed(discs: int, singles: int, semibreves: int) -> int:
    """How many of a group's discs can be placed on so many single notes and Semibreves, two on each of these."""
    best = 0
    for pairs in range(min(semibreves, discs >> 1) + 1):
        best = max(best, 2 * pairs + min(discs - 2 * pairs, singles))
    return best
