"""Why the winner of either game won."""

import numpy as np

from podium.core.box import Box
from podium.core.game import Rules
from podium.core.kernel import Record


def reason(rules: Rules, box: Box, state: Record) -> str:
    """By 'points', after a tie by 'minutes' or by 'money', or 'shared'."""
    seats = int(state.seats)
    places, points = np.zeros(rules.MAX_SEATS, np.int32), np.zeros(rules.MAX_SEATS, np.int32)
    rules.rank(box.record, state, places)
    rules.score(box.record, state, points)
    winners = [seat for seat in range(seats) if places[seat] == 1]
    if len(winners) > 1:
        return "shared"
    level = [seat for seat in range(seats) if points[seat] == points[winners[0]]]
    if len(level) == 1:
        return "points"
    return "minutes" if [state.minutes[seat] for seat in level].count(state.minutes[winners[0]]) == 1 else "money"
