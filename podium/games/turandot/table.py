"""What lies on a Turandot table: the records, the action codes, and what a troupe is worth.

Seats are 0 … n−1, clockwise. A bid is two secret decisions, its number and then its purse; stand-ins
are handed out one by one by the holder of Puccini; a casting is up to six small decisions, or one: the
best.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel, record
from podium.core.seats import count_bits, lowest

MAX_SEATS: Final = 5
TROUPES: Final = 6  # one a seat, and the dummy's
DUMMY: Final = 5
ROLES: Final = 6
SINGERS: Final = 36
DIRECTORS: Final = 9
CATEGORIES: Final = 6
MAX_MONEY: Final = 3
MAX_STARS: Final = 3
ROUNDS: Final = 7
DIRECTOR_ROUND: Final = 4
LAST_ELIMINATION: Final = 3  # a director is eliminated in rounds 1 to 3

ENTROPY_WORDS: Final = (SINGERS - 1) + (DIRECTORS - 1) + MAX_SEATS
LONGEST_GAME: Final = 136  # of five: 7 rounds × (10 halves of bids + 5 stand-ins), 3 eliminations × 2, 5 castings × 5
CENSUS: Final = SINGERS + DIRECTORS + MAX_SEATS  # every singer, every director, each seat's Money

NO_CARD: Final = -1
NO_PLAY: Final = -1
NOBODY: Final = -1

# Actions, one code each.
NUMBER: Final = 0  # + number: the first half of a bid; 0 for a Money card without a number
PURSE: Final = NUMBER + ROLES + 1  # + Money cards × 2 + Bluff: what lies with it, the second half
PURSES: Final = 2 * (MAX_MONEY + 1)
GIVE: Final = PURSE + PURSES  # + role: the card under it goes to the next in need of a stand-in
NAME: Final = GIVE + ROLES  # + seat: who eliminates a director
REMOVE: Final = NAME + MAX_SEATS  # + director
CAST: Final = REMOVE + DIRECTORS  # + place in one's troupe: who plays the next role
CAST_BEST: Final = CAST + ROLES
NUM_ACTIONS: Final = CAST_BEST + 1

WIDEST: Final = ROLES + 1  # a choice of roles, seats or singers, or the best casting, is among so many

# Phases.
AUDITION: Final = 0  # all seats, in secret
STAND_INS: Final = 1
NAMING: Final = 2
REMOVING: Final = 3
CASTING: Final = 4  # all seats, in secret
OVER: Final = 5

# What became of a bid.
NO_FATE: Final = 0
WON: Final = 1
OUTBID: Final = 2
TIED: Final = OUTBID + 1
COSTUME: Final = 4  # hired the Costume designer
CARPENTER: Final = COSTUME + 1
UNSERVED: Final = 6  # lone Money that hired nobody

# Sexes.
WOMAN: Final = 0
MAN: Final = 1
UNDETERMINED: Final = 2

# A singer's traits, a byte each: 1 in that of the favourite role, and 1 in the byte of the sex. Shifted by
# the place in a troupe and put together they say of every trait who has it.
WOMEN: Final = 8 * ROLES
MEN: Final = WOMEN + 8
ALL_PLACES: Final = (1 << ROLES) - 1
EACH_ROLE: Final = 0x01_01_01_01_01_01
ALL_WISHES: Final = ALL_PLACES * EACH_ROLE

i1, i2, u1 = np.int8, np.int16, np.uint8

Box = record(
    ("traits", np.int64, SINGERS),
    ("men_roles", np.int64),  # all places in the byte of every role that asks for a man
    ("members", i2, (1 << WIDEST, WIDEST)),  # the members of every small set, in ascending order
    ("money", i2),
    ("stage_element", i2),
    ("favourite_role", i2),
    ("other_sex", i2),
    ("last_puccini", i2),
    ("category", i1, SINGERS),
    ("stars", i1, SINGERS),
    ("sex", i1, SINGERS),
    ("favourite", i1, SINGERS),  # role 0 … 5, or NO_CARD
    ("women_roles", u1),  # bit per role that asks for a woman
    ("per_category", i1, (DIRECTORS, CATEGORIES)),
    ("per_stars", i1, (DIRECTORS, MAX_STARS + 1)),
    ("variety_beyond", i1, DIRECTORS),  # a point per category beyond so many; CATEGORIES for none
    ("taste", i1, (DIRECTORS, SINGERS)),  # what a singer is worth to a director: category and stars
    ("sets", u1, 1 << ROLES),  # sets of places in a troupe, smaller ones first …
    ("sets_of", i1, ROLES + 2),  # … and where those of so many places begin
    ("helpers", i1, MAX_SEATS + 1),  # by number of players
)

Options = record(
    ("first", i1),  # who starts with Puccini; NOBODY for a random seat
    ("automatic_casting", i1),
)

State = record(
    ("seats", u1),
    ("phase", u1),
    ("round_number", u1),
    ("puccini", u1),
    ("waiting", u1),  # bit per seat that is to act: in the secret phases, all that have not finished
    ("needy", u1),  # bit per seat that still gets a stand-in this round
    ("automatic_casting", i1),
    ("reveals", u1),
    ("drawn", u1),  # singers that left the pile; deck[drawn] is its top
    ("money", u1, MAX_SEATS),  # cards in hand, those lying face down included
    ("spent", u1, MAX_SEATS),
    ("stage", u1, MAX_SEATS),  # stage elements
    ("begun", i1, MAX_SEATS),  # the number of a bid that has no purse yet, or NO_PLAY
    ("play", i1, MAX_SEATS),  # the whole bid lying face down, or NO_PLAY
    ("shown", i1, MAX_SEATS),  # the bids of the last reveal …
    ("fate", u1, MAX_SEATS),  # … and what became of them
    ("row", i1, ROLES),  # the card laid out under each role: a singer, in round 4 a director
    ("left", u1),  # bit per role whose card is still there
    ("director", i1, TROUPES),
    ("troupe_size", u1, TROUPES),
    ("troupe", i1, (TROUPES, ROLES)),  # singers in order of arrival
    ("cast_count", u1, TROUPES),
    ("uncast", u1, TROUPES),  # bit per place in the troupe: has no role yet
    ("casting", i1, (TROUPES, ROLES)),  # by role: the place in the troupe of who plays it
    ("final_points", i1, TROUPES),  # once the game is over
    ("director_gone", i1, DIRECTORS),  # 1 for those out of the game
    ("singer_gone", i1, SINGERS),
    ("deck", u1, SINGERS),
    ("directors", u1, DIRECTORS),  # the order in which round 4 lays out those that are left
)

Actions = NDArray[np.int16]


@kernel
def bid_of(number: int, purse: int) -> int:
    """A whole bid as one number: `purse` is Money cards × 2 + Bluff."""
    return number * PURSES + purse


@kernel
def number_of(bid: int) -> int:
    """The numbered card of a bid, 0 for none."""
    return bid >> 3  # eight purses a number


@kernel
def money_of(bid: int) -> int:
    return bid >> 1 & MAX_MONEY


@kernel
def bluff_of(bid: int) -> int:
    return bid & 1


@kernel
def cards_of(bid: int) -> int:
    """How many cards lie face down: all that the others see of a bid (rule 23)."""
    return int(number_of(bid) > 0) + money_of(bid) + bluff_of(bid)


@kernel
def first_from(seats: int, start: int) -> int:
    """The first of a set of seats, clockwise from `start`, itself included."""
    later = seats >> start << start
    return lowest(later if later else seats)


@kernel
def next_in_need(state: Record) -> int:
    """Who gets the next stand-in: clockwise, starting with the holder of Puccini."""
    return first_from(int(state.needy), int(state.puccini))


@kernel
def stars_of(box: Record, state: Record, troupe: int) -> int:
    stars = 0
    for i in range(state.troupe_size[troupe]):
        stars += int(box.stars[state.troupe[troupe, i]])
    return stars


@kernel
def director_points(box: Record, state: Record, troupe: int) -> int:
    """What the director adds or takes away for the troupe (rules 70, 99)."""
    director = int(state.director[troupe])
    if director == NO_CARD:
        return 0
    points, categories = 0, 0
    for i in range(state.troupe_size[troupe]):
        singer = int(state.troupe[troupe, i])
        categories |= 1 << int(box.category[singer])
        points += int(box.taste[director, singer])
    return points + max(0, count_bits(categories) - int(box.variety_beyond[director]))


@kernel
def traits_of(box: Record, state: Record, troupe: int) -> int:
    """Who wishes for what, as bits by place in the troupe: a byte a role, one for women and one for men."""
    traits = 0
    for i in range(state.troupe_size[troupe]):
        traits |= int(box.traits[state.troupe[troupe, i]]) << i
    return traits


@kernel
def casting_points(box: Record, state: Record, troupe: int) -> int:
    """Favourite roles and clashes of the casting as it was made (rules 66–69)."""
    favourites, clashes = 0, 0
    traits = traits_of(box, state, troupe)
    for role in range(ROLES):
        place = int(state.casting[troupe, role])
        favourites += traits >> (8 * role + place) & 1
        other_sex = MEN if box.women_roles >> role & 1 else WOMEN
        clashes += traits >> (other_sex + place) & 1
    return favourites * int(box.favourite_role) + clashes * int(box.other_sex)


@kernel(inline=False)
def best_split(box: Record, state: Record, troupe: int) -> tuple[int, int]:
    """The best that casting can bring, and the set of singers (bits) who then play women's roles.

    Exact. Once it is settled who plays women's and who men's roles, clashes are settled too, and
    every role of a group that is somebody's favourite there can go to such a singer: each has one
    favourite at most. So it is enough to try the ways to split the troupe, 15 instead of 720.
    """
    size = int(state.troupe_size[troupe])
    traits = traits_of(box, state, troupe)
    wishes, women, men = traits & ALL_WISHES, traits >> WOMEN & ALL_PLACES, traits >> MEN
    places = count_bits(int(box.women_roles))
    fewest, most = max(0, size - (ROLES - places)), min(places, size)
    best = -(1 << 20)  # points, then the set, so that one comparison is enough
    for i in range(box.sets_of[fewest], box.sets_of[most + 1]):
        chosen = int(box.sets[i])  # they play women's roles
        # In the byte of a woman's role those chosen, in that of a man's role the others.
        granted = wishes & (chosen * EACH_ROLE ^ int(box.men_roles))
        favourites = count_bits(granted + 127 * EACH_ROLE & 128 * EACH_ROLE)  # the bytes that are not 0
        clashes = count_bits(chosen & men | women & ~chosen)
        points = favourites * int(box.favourite_role) + clashes * int(box.other_sex)
        is_there = int(chosen < 1 << size)
        best = max(best, (points * (ALL_PLACES + 1) + ALL_PLACES - chosen) * is_there - (1 << 20) * (1 - is_there))
    return best >> ROLES, ALL_PLACES - (best & ALL_PLACES)


@kernel(inline=False)
def cast_best(box: Record, state: Record, troupe: int) -> None:
    """Cast a whole troupe as well as can be: favourites first, then whoever is left."""
    _, women = best_split(box, state, troupe)
    granted = traits_of(box, state, troupe) & ALL_WISHES & (women * EACH_ROLE ^ int(box.men_roles))
    free = ALL_PLACES
    for role in range(ROLES):
        wish = granted >> 8 * role & ALL_PLACES
        free &= ~(wish & -wish)
    for role in range(ROLES):
        wish = granted >> 8 * role & ALL_PLACES
        group = women if box.women_roles >> role & 1 else ~women
        able = wish if wish else free & group
        state.casting[troupe, role] = lowest(able)
        free &= ~(able & -able)
    state.cast_count[troupe] = ROLES
    state.uncast[troupe] = 0


@kernel
def points_of(box: Record, state: Record, troupe: int) -> int:
    """Points of a troupe: final once the game is over, before that with the best casting so far.

    Before the end it never depends on a casting already made, which is secret.
    """
    if state.phase == OVER:
        return int(state.final_points[troupe])
    best, _ = best_split(box, state, troupe)
    return best + settled_points(box, state, troupe)


@kernel
def settled_points(box: Record, state: Record, troupe: int) -> int:
    """Everything but the casting (rules 64, 65, 70, 79)."""
    points = stars_of(box, state, troupe) + director_points(box, state, troupe)
    if troupe != DUMMY:
        points += int(state.stage[troupe]) * int(box.stage_element)
        if state.seats == 2 and state.puccini == troupe:
            points += int(box.last_puccini)
    return points
