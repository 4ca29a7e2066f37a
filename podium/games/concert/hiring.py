"""Performing a piece: who can play each part, what it costs, and the performance itself.

Own cards play first. A part that nobody of one's own can play is hired from an owner of one's choice, or
played by the soloist of the instrument; a mixed choir may be two choruses. A part that can be filled in one
way only is filled without asking.
"""

from typing import Final

from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits, lowest
from podium.games.concert.market import owner_of
from podium.games.concert.piles import number_held, remove_held
from podium.games.concert.table import (
    BEFORE,
    BOTH_CHORUSES,
    CHANCE,
    CHORUSES,
    COUNT_BITS,
    GUARDS,
    HIRE,
    HIRING,
    INSTRUMENTS,
    KIND_BITS,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    OFFERED,
    OVER,
    OWNER,
    OWNER_BITS,
    PIECES,
    STAND_IN,
    advance,
    are_mates,
    pay,
)

IMPOSSIBLE: Final = -1
SHORT: Final = 4  # after a piece of so many minutes one may take a chance card


@kernel
def is_needed(box: Record, piece: int, soloist: int) -> bool:
    """Whether a piece asks for a soloist as such."""
    return int(box.need_soloists[piece]) >> (soloist - INSTRUMENTS) & 1 == 1


@kernel
def owner_in(hire: int) -> int:
    """Whose card a hire is of."""
    return hire >> OWNER_BITS


@kernel
def place_in(hire: int) -> int:
    """The place of the card that a hire is of."""
    return hire & (1 << OWNER_BITS) - 1


@kernel
def _engaged(box: Record, state: Record, piece: int, parts: int, place: int, hire: int) -> int:
    """How often a hire is among the first parts, where those of a place may have it: parts alike are together."""
    count, i = 0, parts - 1
    while i >= 0 and box.parts[piece, i] == place:
        count += int(state.hired[i] == hire)
        i -= 1
    return count


@kernel
def _free(box: Record, state: Record, piece: int, parts: int, owner: int, place: int) -> int:
    """How many cards of an owner at a place do not play one of the first parts yet."""
    return int(state.owned[owner, place]) - _engaged(box, state, piece, parts, place, owner * OWNER + place)


@kernel
def rent_to(box: Record, state: Record, seat: int, owner: int, place: int) -> int:
    """What hiring costs: nothing within a team."""
    return int(box.rent[place]) * (1 - int(are_mates(state, seat, owner)))


@kernel
def stand_in_for(box: Record, state: Record, piece: int, parts: int, place: int) -> int:
    """Who owns the soloist that may stand in at a place; NOBODY if there is none to be had."""
    soloist = int(box.stand_in[place])
    if soloist == NOWHERE or is_needed(box, piece, soloist):
        return NOBODY
    owner = owner_of(state, soloist)
    if owner == NOBODY or _engaged(box, state, piece, parts, place, owner * OWNER + soloist):
        return NOBODY
    return owner


@kernel
def choruses(box: Record, state: Record, seat: int, piece: int, place: int) -> tuple[int, int]:
    """What the male and the female chorus would cost in place of a mixed choir; IMPOSSIBLE if they are not free."""
    if place != box.mixed_choir:
        return IMPOSSIBLE, IMPOSSIBLE
    return _choruses(box, state, seat, piece)


@kernel(inline=False)
def _choruses(box: Record, state: Record, seat: int, piece: int) -> tuple[int, int]:
    if box.male_chorus == NOWHERE or box.female_chorus == NOWHERE:
        return IMPOSSIBLE, IMPOSSIBLE
    male, female = int(box.male_chorus), int(box.female_chorus)
    if is_needed(box, piece, male) or is_needed(box, piece, female):
        return IMPOSSIBLE, IMPOSSIBLE
    men, women = owner_of(state, male), owner_of(state, female)
    if men == NOBODY or women == NOBODY:
        return IMPOSSIBLE, IMPOSSIBLE
    return rent_to(box, state, seat, men, male), rent_to(box, state, seat, women, female)


@kernel
def _lacking(present: int, need: int) -> int:
    """A guard for every instrument that is needed more often than it is there, eight of them at once."""
    return ~((present | GUARDS) - need) & GUARDS


@kernel
def missing(box: Record, state: Record, piece: int) -> tuple[int, int, int]:
    """Who is not in the orchestra, soloists and choruses standing in where they may: a bit for each kind.

    Two words of instruments, see `lacks`, and the soloists."""
    return _missing_in(box, int(state.available[0]), int(state.available[1]), int(state.soloists), piece)


@kernel
def _missing_in(box: Record, some: int, others: int, soloists: int, piece: int) -> tuple[int, int, int]:
    """The same for any orchestra: two words of instruments, and the soloists."""
    are_choruses_there = int(~soloists & int(box.chorus_bits) == 0)
    return (
        _lacking(some, int(box.need_all[1 + piece, 0])),
        _lacking(others, int(box.need_all[1 + piece, 1])),
        int(box.need_all[1 + piece, 2 + are_choruses_there]) & ~soloists,
    )


@kernel(inline=False)
def was_somebody_missing(box: Record, state: Record, seat: int, piece: int) -> bool:
    """Whether a piece could not have been filled when the last turn of a seat began."""
    then, soloists = state.available_then[seat], int(state.soloists_then[seat])
    some, others, voices = _missing_in(box, int(then[0]), int(then[1]), soloists, piece)
    return some | others | voices != 0


@kernel
def is_somebody_missing(box: Record, state: Record, piece: int) -> bool:
    """Whether a piece cannot be filled by all the orchestra."""
    some, others, voices = missing(box, state, piece)
    return some | others | voices != 0


@kernel(inline=False)
def missing_kinds(box: Record, state: Record, piece: int) -> int:
    """How many kinds of musicians are missing for a piece."""
    some, others, voices = missing(box, state, piece)
    return count_bits(some) + count_bits(others) + count_bits(voices)


@kernel(inline=False)
def only_missing(box: Record, state: Record, piece: int) -> int:
    """The one instrument that is missing for a piece, if nobody else is; else NOWHERE."""
    some, others, voices = missing(box, state, piece)
    if voices or count_bits(some) + count_bits(others) != 1:
        return NOWHERE
    return lowest(some) // COUNT_BITS if some else 8 + lowest(others) // COUNT_BITS


@kernel
def lacks(some: int, others: int, place: int) -> int:
    """Whether an instrument is among those that are missing: 1 or 0. See `_lacking` for the words."""
    word = some if place < 8 else others
    return word >> (COUNT_BITS * (place & 7) + COUNT_BITS - 1) & 1


@kernel
def _is_all_here(box: Record, state: Record, piece: int) -> bool:
    """Whether nobody need stand in for another."""
    lacking = _lacking(int(state.present[0]), int(box.need[piece, 0]))
    lacking |= _lacking(int(state.present[1]), int(box.need[piece, 1]))
    return lacking | int(box.need_soloists[piece]) & ~int(state.soloists) == 0


@kernel(inline=False)
def least_rent(box: Record, state: Record, seat: int, piece: int, part: int) -> tuple[int, int]:
    """The least rent for the parts from `part` on, and the dearest hire in it; IMPOSSIBLE if one cannot be filled."""
    total, dearest = 0, 0
    count = int(box.part_count[piece])
    if part == 0 and is_somebody_missing(box, state, piece):
        return IMPOSSIBLE, 0
    i = part
    while i < count:
        place = int(box.parts[piece, i])
        wanted = 0
        while i < count and box.parts[piece, i] == place:
            wanted += 1
            i += 1
        wanted -= min(wanted, _free(box, state, piece, part, seat, place))
        if wanted == 0:
            continue
        free, paid = 0, 0
        owners = int(state.owners[place]) & ~(1 << seat)
        while owners:
            other = lowest(owners)
            owners &= owners - 1
            left = _free(box, state, piece, part, other, place)
            if are_mates(state, seat, other):
                free += left
            else:
                paid += left
        rent, instead = int(box.rent[place]), IMPOSSIBLE
        soloist_owner = stand_in_for(box, state, piece, part, place)
        if soloist_owner != NOBODY:
            if are_mates(state, seat, soloist_owner):
                free += 1
            else:
                instead = int(box.rent[box.stand_in[place]])
        men, women = choruses(box, state, seat, piece, place)
        wanted -= min(wanted, free)
        if wanted > paid:
            if wanted == paid + 1 and instead != IMPOSSIBLE:
                total += instead
                dearest = max(dearest, instead)
            elif wanted == paid + 1 and men != IMPOSSIBLE:
                total += men + women
                dearest = max(dearest, max(men, women))
            else:
                return IMPOSSIBLE, 0
            wanted -= 1
        elif wanted > 0 and instead != IMPOSSIBLE and instead < rent:
            total += instead
            dearest = max(dearest, instead)
            wanted -= 1
        elif wanted > 0 and men != IMPOSSIBLE and men + women < rent:
            total += men + women
            dearest = max(dearest, max(men, women))
            wanted -= 1
        if wanted > 0:
            total += wanted * rent
            dearest = max(dearest, rent)
    return total, dearest


@kernel
def can_perform(box: Record, state: Record, seat: int, piece: int) -> bool:
    """Whether every part can be filled and paid for, with a loan of the revenue at most."""
    return not is_somebody_missing(box, state, piece) and can_pay(box, state, seat, piece)


@kernel
def can_pay(box: Record, state: Record, seat: int, piece: int) -> bool:
    """Whether there is money for a piece that can be filled: most often for every rent."""
    if can_pay_all(box, state, seat, piece):
        return True
    if box.all_rents[piece] <= _means(box, state, seat, piece) and _is_all_here(box, state, piece):
        return True
    if _most_rent(box, state, seat, piece, 0) <= _means(box, state, seat, piece):
        return True
    return slack(box, state, seat, piece, 0, 0, 0) >= 0


@kernel
def can_pay_all(box: Record, state: Record, seat: int, piece: int) -> bool:
    """Whether a performer can pay for a piece whoever plays it."""
    return int(box.most_rents[piece]) <= _means(box, state, seat, piece)


@kernel
def _means(box: Record, state: Record, seat: int, piece: int) -> int:
    """Money, and what the bank lends for a piece."""
    return int(state.money[seat]) + int(box.revenue[piece])


@kernel(inline=False)
def slack(box: Record, state: Record, seat: int, piece: int, part: int, spent: int, dearest: int) -> int:
    """What money and revenue leave over after the cheapest way to go on; below 0 if there is none."""
    total, highest = least_rent(box, state, seat, piece, part)
    if total == IMPOSSIBLE:
        return IMPOSSIBLE
    rent = spent + total - (max(dearest, highest) if state.rent_free[seat] else 0)
    return max(IMPOSSIBLE, _means(box, state, seat, piece) - rent)


@kernel(inline=False)
def rent_so_far(box: Record, state: Record, seat: int, parts: int) -> tuple[int, int]:
    """The rent of the parts filled so far, and the dearest hire among them."""
    total, dearest = 0, 0
    for i in range(parts):
        owner, place = owner_in(int(state.hired[i])), place_in(int(state.hired[i]))
        if owner == BOTH_CHORUSES:
            men, women = choruses(box, state, seat, int(state.piece), place)
            total += men + women
            dearest = max(dearest, max(men, women))
        else:
            rent = rent_to(box, state, seat, owner, place)
            total += rent
            dearest = max(dearest, rent)
    return total, dearest


@kernel
def _is_own_part(box: Record, state: Record, seat: int, piece: int, part: int) -> bool:
    """Whether a seat plays a part with the very card it asks for: own cards play the first of the parts alike."""
    return bool(box.alike[piece, part] < state.owned[seat, box.parts[piece, part]])


@kernel
def _own_substitute(box: Record, state: Record, seat: int, part: int, place: int) -> int:
    """How one's own cards play a part in place of what it asks for, as a hire; IMPOSSIBLE if they cannot."""
    piece = int(state.piece)
    if stand_in_for(box, state, piece, part, place) == seat:
        return seat * OWNER + int(box.stand_in[place])
    if place == box.mixed_choir:
        men, _ = choruses(box, state, seat, piece, place)
        if men != IMPOSSIBLE and state.owned[seat, box.male_chorus] and state.owned[seat, box.female_chorus]:
            return BOTH_CHORUSES * OWNER + place
    return IMPOSSIBLE


@kernel(inline=False)
def way_cost(box: Record, state: Record, seat: int, way: int) -> int:
    """What a way to fill the next part costs; ways are numbered from HIRE."""
    place = int(box.parts[state.piece, state.part])
    if HIRE + way == STAND_IN:
        soloist = int(box.stand_in[place])
        return rent_to(box, state, seat, owner_of(state, soloist), soloist)
    if HIRE + way == CHORUSES:
        men, women = choruses(box, state, seat, int(state.piece), place)
        return men + women
    return rent_to(box, state, seat, way, place)


@kernel(inline=False)
def hire_of(box: Record, state: Record, way: int) -> int:
    """A way to fill the next part, as a hire."""
    place = int(box.parts[state.piece, state.part])
    if HIRE + way == STAND_IN:
        soloist = int(box.stand_in[place])
        return owner_of(state, soloist) * OWNER + soloist
    return (BOTH_CHORUSES if HIRE + way == CHORUSES else way) * OWNER + place


@kernel(inline=False)
def _most_rent(box: Record, state: Record, seat: int, piece: int, first: int) -> int:
    """No more than this do the parts from `first` on cost, whoever plays those that one's own cards leave.

    Of the parts alike, a soloist can stand in for one only: it is taken to be the first that is left.
    """
    stand_ins = int(state.soloists) & ~int(box.need_soloists[piece]) | -1 << INSTRUMENTS  # choruses always may
    rent = 0
    for part in range(first, box.part_count[piece]):
        place = int(box.parts[piece, part])
        left = int(box.alike[piece, part]) - int(state.owned[seat, place])  # below 0 if one's own card plays it
        is_dear = (int(left == 0) | int(part == first)) & stand_ins >> place
        more = (int(box.most_rent[place]) - int(box.rent[place])) * is_dear
        rent += (int(box.rent[place]) + more) * int(left >= 0)
    return rent


@kernel
def ways(box: Record, state: Record, seat: int) -> int:
    """The ways to fill the next part that leave the rest affordable, as bits from HIRE on."""
    piece, part = int(state.piece), int(state.part)
    place = int(box.parts[piece, part])
    found = int(state.owners[place]) & ~(1 << seat)
    if box.alike[piece, part] > 0:  # some may be engaged already
        owners = found
        while owners:
            other = lowest(owners)
            owners &= owners - 1
            found ^= int(_free(box, state, piece, part, other, place) == 0) << other
    if stand_in_for(box, state, piece, part, place) != NOBODY:
        found |= 1 << (STAND_IN - HIRE)
    men, _ = choruses(box, state, seat, piece, place)
    if men != IMPOSSIBLE:
        found |= 1 << (CHORUSES - HIRE)
    is_one_price = found >> MAX_SEATS == 0 and found & int(state.mates[seat]) == 0
    if is_one_price or found & (found - 1) == 0 or can_pay_all(box, state, seat, piece):
        return found
    spent, dearest = rent_so_far(box, state, seat, part)
    if spent + _most_rent(box, state, seat, piece, part) <= _means(box, state, seat, piece):
        return found
    cheapest, highest = 1 << 14, 0
    for way in range(MAX_SEATS + 2):
        if found >> way & 1:
            cost = way_cost(box, state, seat, way)
            cheapest, highest = min(cheapest, cost), max(highest, cost)
    if cheapest < highest and slack(box, state, seat, piece, part, spent, dearest) < highest - cheapest:
        for way in range(MAX_SEATS + 2):
            if found >> way & 1:  # tried out: what is left over depends on who is engaged already
                state.hired[part] = hire_of(box, state, way)
                spent, dearest = rent_so_far(box, state, seat, part + 1)
                if slack(box, state, seat, piece, part + 1, spent, dearest) < 0:
                    found ^= 1 << way
        state.hired[part] = 0
    return found


@kernel
def engage(box: Record, state: Record, way: int) -> None:
    """Fill the next part in this way."""
    state.hired[state.part] = hire_of(box, state, way)
    state.part += 1


@kernel
def choose_piece(box: Record, state: Record, seat: int, piece: int) -> None:
    """A piece is going to be performed, and one's own cards play all parts that ask for them.

    All parts are looked at before any other is filled: which these are nobody can guess.
    """
    state.piece = piece
    state.part = 0
    not_own = 0
    for part in range(box.part_count[piece]):
        state.hired[part] = seat * OWNER + int(box.parts[piece, part])
        not_own |= int(not _is_own_part(box, state, seat, piece, part)) << part
    state.not_own = not_own


@kernel
def arrange(box: Record, state: Record, seat: int) -> bool:
    """Fill parts as long as there is nothing to choose; True once all are filled."""
    piece, left = int(state.piece), int(state.not_own) & -1 << int(state.part)
    while left:
        part = lowest(left)
        left &= left - 1
        state.part = part
        own = _own_substitute(box, state, seat, part, int(box.parts[piece, part]))
        if own != IMPOSSIBLE:
            state.hired[part] = own
            continue
        found = ways(box, state, seat)
        if count_bits(found) > 1:
            state.offers = found
            state.phase = HIRING
            state.waiting = 1 << seat
            return False
        engage(box, state, lowest(found))
    state.part = box.part_count[piece]
    return True


@kernel
def _pay_owner(box: Record, state: Record, seat: int, place: int, owner: int, waived: int) -> tuple[int, int]:
    """The owner receives one hire, unless it is the one that costs nothing; returns it, and what is still waived."""
    rent = rent_to(box, state, seat, owner, place)
    if waived > 0 and rent == waived:
        return 0, 0
    state.money[owner] = int(state.money[owner]) + rent
    return rent, waived


@kernel
def perform(box: Record, state: Record, seat: int) -> bool:
    """Rents first, on credit where money is short; then revenue, minutes, and the piece lies open.

    True if a chance card is offered next.
    """
    piece, parts = int(state.piece), int(state.part)
    waived, paid = 0, 0
    if state.rent_free[seat]:
        _, waived = rent_so_far(box, state, seat, parts)
    left = int(state.not_own)
    while left:
        hire = int(state.hired[lowest(left)])
        left &= left - 1
        owner, place = owner_in(hire), place_in(hire)
        if owner == BOTH_CHORUSES:
            male, female = int(box.male_chorus), int(box.female_chorus)
            rent, waived = _pay_owner(box, state, seat, male, owner_of(state, male), waived)
            paid += rent
            rent, waived = _pay_owner(box, state, seat, female, owner_of(state, female), waived)
        else:
            rent, waived = _pay_owner(box, state, seat, place, owner, waived)
        paid += rent
    for i in range(parts):
        state.hired[i] = 0
    state.not_own = 0
    state.money[seat] = int(state.money[seat]) - paid
    pay(state, seat, int(box.revenue[piece]) + int(state.income[seat]))
    remove_held(state, PIECES, seat, number_held(state, PIECES, seat, piece))
    state.where[piece] = BEFORE + seat
    word, bit = piece // KIND_BITS, piece % KIND_BITS
    state.performed[seat, word] = int(state.performed[seat, word]) | 1 << bit
    state.piece = NOWHERE
    state.part = 0
    state.offers = 0
    advance(state, seat, int(box.minutes[piece]))
    if state.phase != OVER and box.minutes[piece] == SHORT and state.pile_size[CHANCE] > 0:
        state.phase = OFFERED
        state.waiting = 1 << seat
        return True
    return False
