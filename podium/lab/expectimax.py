"""What a Symphonimo position for two is worth: every action and every draw tried, positions remembered.

The rules are the game's own kernels. Chance comes in wherever an action turns a card over, and only
there; that card may be any of those unseen. `podium.lab.endgames` is the way in.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel
from podium.games.symphonimo import rules
from podium.games.symphonimo.table import FAMILIES, OVER, SLOTS, TURN, is_pile_empty

WORDS: Final = 4  # of a key

_DIGIT = np.array([(SLOTS + 1) ** family for family in range(FAMILIES)], np.int64)
_MIX, _U29, _U32 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(29), np.uint64(32)

Floats = NDArray[np.float64]


@kernel
def most(room: int) -> int:
    """How full the table may get before looking things up grows slow."""
    return room - room // 4


@kernel(inline=False)
def value(
    box: Record,
    states: NDArray[np.void],
    depth: int,
    actions: NDArray[np.int16],
    worths: Floats,
    keys: NDArray[np.uint64],
    values: Floats,
    used: NDArray[np.int64],
    key: NDArray[np.uint64],
    numbers: NDArray[np.int32],
) -> tuple[float, float]:
    """What `states[depth]` is worth to seat 0, by both objectives; `worths[depth]` says it of each action.

    Only turns with cards left are remembered: all else has one way to come about, or is quickly done.
    """
    state = states[depth]
    if state.phase == OVER:
        return _result(box, state, numbers)
    if used[0] > most(len(keys)):  # no room: unwind
        return 0.0, 0.0
    is_kept = state.phase == TURN and not is_pile_empty(state)
    if is_kept:
        _pack(state, key[depth])
        slot = _find(keys, key[depth])
        if keys[slot, 0] != 0:
            return values[slot, 0], values[slot, 1]
    seat = int(state.turn)
    sign = 1.0 if seat == 0 else -1.0
    unseen = int(state.boxed_end) - int(state.drawn)
    best_points, best_win = 0.0, 0.0
    for i in range(rules.legal(box, state, seat, actions[depth])):
        action = int(actions[depth, i])
        states[depth + 1] = states[depth]
        rules.apply(box, states[depth + 1], seat, action)
        points, win = 0.0, 0.0
        if states[depth + 1].reveals == state.reveals:
            points, win = value(box, states, depth + 1, actions, worths, keys, values, used, key, numbers)
        else:  # a card was turned over: it may be any of those unseen
            for family in range(FAMILIES):
                states[depth + 1] = states[depth]
                count = _bring_up(states[depth + 1], family)
                if count > 0:
                    rules.apply(box, states[depth + 1], seat, action)
                    p, w = value(box, states, depth + 1, actions, worths, keys, values, used, key, numbers)
                    points += p * count / unseen
                    win += w * count / unseen
        worths[depth, i, 0] = points
        worths[depth, i, 1] = win
        if i == 0 or sign * points > sign * best_points:
            best_points = points
        if i == 0 or sign * win > sign * best_win:
            best_win = win
    if is_kept and used[0] <= most(len(keys)):
        slot = _find(keys, key[depth])
        for word in range(WORDS):
            keys[slot, word] = key[depth, word]
        values[slot, 0] = best_points
        values[slot, 1] = best_win
        used[0] += 1
    return best_points, best_win


@kernel
def _result(box: Record, state: Record, numbers: NDArray[np.int32]) -> tuple[float, float]:
    """Seat 0's points less seat 1's, and its victory, at the end of the game."""
    rules.score(box, state, numbers)
    points = float(numbers[0] - numbers[1])
    rules.rank(box, state, numbers)
    return points, 0.5 + 0.5 * (numbers[1] - numbers[0])  # places are 1 and 2, or both 1


@kernel
def _bring_up(state: Record, family: int) -> int:
    """Put a card of a family on top of the pile; returns how many of them are unseen."""
    top, count = int(state.drawn), 0
    for i in range(top, int(state.boxed_end)):
        if state.pile[i] == family:
            if count == 0:
                state.pile[i] = state.pile[top]
                state.pile[top] = family
            count += 1
    return count


@kernel
def _pack(state: Record, key: NDArray[np.uint64]) -> None:
    """All that matters of a turn, exactly, in four words; the first is never 0.

    The row: each conductor's cards as digits by family, and whether it can still be taken. Then by
    family what the seats own and what is unseen, five bits each, four families a word.
    """
    codes = 0
    for place in range(2):
        cards = 0
        for slot in range(int(state.held[place])):
            cards += _DIGIT[int(state.under[place, slot])]
        cards = 2 * cards + ((int(state.open) | int(state.takeable)) >> place & 1)
        if cards < codes and state.power[0] == state.power[1]:  # which lies where is all the same
            codes = codes << 27 | cards
        else:
            codes |= cards << 27 * place
    key[0] = (codes << 2 | int(state.active)) << 1 | int(state.turn)  # somebody is active: not 0
    unseen = 0
    for i in range(int(state.drawn), int(state.boxed_end)):
        unseen += 1 << 5 * int(state.pile[i])
    for word in range(1, WORDS):
        packed = 0
        for family in range(4 * word - 4, min(4 * word, FAMILIES)):
            packed = packed << 5 | int(state.orchestra[0, family])
            packed = packed << 5 | int(state.orchestra[1, family])
            packed = packed << 5 | (unseen >> 5 * family & 31)
        key[word] = packed


@kernel(wraps=True)
def _find(keys: NDArray[np.uint64], key: NDArray[np.uint64]) -> int:
    """Where a key is kept, or the empty slot where it would be."""
    word = np.uint64(0)
    for i in range(WORDS):
        word = (word ^ key[i]) * _MIX
        word ^= word >> _U29
    slot = int(np.int64(word >> _U32)) & (len(keys) - 1)
    while keys[slot, 0] != 0:
        is_same = True
        for i in range(WORDS):
            is_same = is_same and keys[slot, i] == key[i]
        if is_same:
            break
        slot = (slot + 1) & (len(keys) - 1)
    return slot
