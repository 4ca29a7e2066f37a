"""How a game begins: the deal, and the pieces that are given back in secret."""

from podium.core.chance import below, shuffle, word_after
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import count_bits
from podium.games.concert.market import open_markets
from podium.games.concert.piles import draw_card, keep_only, nth_bit, put_under
from podium.games.concert.table import (
    CHANCE,
    EVERYBODY,
    IN_PILE,
    KINDS_OF_ACTION,
    MAX_PARTS,
    MAX_SEATS,
    MAX_SLOTS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OPENING,
    OUT,
    PIECE_WORDS,
    PIECES,
    PIECES_HELD,
    TEASING,
    TURN,
    Actions,
    discard_code,
    forget_last_turns,
    insert,
    pay,
)


@kernel(inline=False)
def _clear(box: Record, state: Record) -> None:
    """Nothing of an earlier game is left."""
    for i in range(2):
        state.present[i] = 0
        state.available[i] = 0
        state.pile_top[i] = 0
        state.pile_size[i] = 0
    for i in range(len(state.where)):
        state.pile[i] = NO_CARD
        state.pile_seen[i] = 0
        state.where[i] = OUT
    for i in range(len(state.lot)):
        state.lot[i] = 0
    for place in range(len(box.price)):
        state.owners[place] = 0
    state.owners[len(box.price)] = EVERYBODY
    state.owners[len(box.price) + 1] = 0
    for seat in range(MAX_SEATS):
        for place in range(len(box.price)):
            state.owned[seat, place] = 0
        for slot in range(state.hand.shape[1]):
            state.hand[seat, slot] = NO_CARD
            state.hand_seen[seat, slot] = 0
        state.hand_size[seat, PIECES] = 0
        state.hand_size[seat, CHANCE] = 0
        state.money[seat] = 0
        state.minutes[seat] = 0
        state.note[seat] = 0
        state.maestro[seat] = 0
        state.mates[seat] = 0
        state.rent_free[seat] = 0
        state.more_pieces[seat] = 0
        state.income[seat] = 0
        state.discards[seat] = 0
        state.instruments[seat] = 0
        for word in range(2):
            state.saved_kinds[seat, word] = 0
            state.saved_cards[seat, word] = 0
        for word in range(PIECE_WORDS):
            state.performed[seat, word] = 0
    forget_last_turns(state)
    for market in range(len(box.goods)):
        state.shop_top[market] = 0
        state.shop_size[market] = 0
        state.shop_known[market] = 0
        for i in range(state.shop.shape[1]):
            state.shop[market, i] = NO_CARD
        for slot in range(MAX_SLOTS):
            state.open_row[market, slot] = NO_CARD
    for i in range(MAX_PARTS):
        state.hired[i] = 0
    for i in range(KINDS_OF_ACTION):
        state.done[i] = 0
    for i in range(len(state.spare)):
        state.spare[i] = 0
    state.turn = 0
    state.soloists = 0
    state.bank = 0
    state.reveals = 0
    state.is_maestro_turn = 0
    state.used_saved = 0
    state.looked = 0
    state.looked_kind = 0
    state.market = 0
    state.piece = NOWHERE
    state.part = 0
    state.not_own = 0
    state.offers = 0
    state.event = NO_CARD
    state.target = NOBODY
    state.tried = 0
    state.answers = 0


@kernel(inline=False)
def deal_table(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> int:
    """Set up everything that both games have; returns the next unused word."""
    _clear(box, state)
    state.seats = seats
    state.round_number = 1
    state.goal = options.goal
    state.exact_finish = options.exact_finish
    state.repeated_actions = options.repeated_actions
    state.teams = options.teams
    state.fate = entropy[0]
    teams = int(options.teams) if options.teams else seats
    for seat in range(seats):
        for other in range(seats):
            state.mates[seat] = int(state.mates[seat]) | int(other % teams == seat % teams) << other
        state.maestro[seat] = 1
    word = _deal_notes(box, state, entropy, 1)
    for seat in range(seats):
        pay(state, seat, int(box.capital[seats]) + int(options.capital_more) - int(options.capital_less))
        pay(state, seat, int(state.note[seat]))
    for piece in range(box.in_play[seats]):
        state.pile[piece] = piece
        state.where[piece] = IN_PILE
    word = shuffle(state.pile, 0, int(box.in_play[seats]), entropy, word)
    state.pile_size[PIECES] = box.in_play[seats]
    first, size = len(box.revenue), 0
    for card in range(box.chance_cards):
        if options.teasing or box.card_type[box.kind[card]] != TEASING:
            state.pile[first + size] = first + card
            state.where[first + card] = IN_PILE
            size += 1
    word = shuffle(state.pile, first, first + size, entropy, word)
    state.pile_size[CHANCE] = size
    word = open_markets(box, state, int(options.free_instruments), entropy, word)
    for _ in range(box.dealt):
        for seat in range(seats):
            draw_card(box, state, PIECES, seat)
    if box.dealt > box.kept:
        state.phase = OPENING
        state.waiting = (1 << seats) - 1
        state.turn = state.starter
        state.actions_left = 0
    else:
        begin_turn(box, state, int(state.starter))
    return word


@kernel(inline=False)
def _deal_notes(box: Record, state: Record, entropy: Words, word: int) -> int:
    """As many Maestro cards as players: the double baton, whose drawer begins, and others at random."""
    seats = int(state.seats)
    for card in range(MAX_SEATS):
        state.note[card] = card
    word = shuffle(state.note, 1, MAX_SEATS, entropy, word)
    word = shuffle(state.note, 0, seats, entropy, word)
    for seat in range(MAX_SEATS):
        card = int(state.note[seat])
        if card == 0:
            state.starter = seat
        state.note[seat] = int(box.note[card]) if seat < seats else 0
    return word


@kernel
def begin_turn(box: Record, state: Record, seat: int) -> None:
    """The turn of a seat begins; what the last one was like, everybody remembers."""
    done = 0
    for kind in range(KINDS_OF_ACTION):
        done |= int(state.done[kind] > 0) << kind
    state.done_then[state.turn] = done
    for word in range(2):
        state.available_then[seat, word] = state.available[word]
    state.soloists_then[seat] = state.soloists
    state.turn = seat
    state.actions_left = box.actions
    state.is_maestro_turn = 0
    state.used_saved = 0
    for kind in range(KINDS_OF_ACTION):
        state.done[kind] = 0
    state.phase = TURN
    state.waiting = 1 << seat


@kernel(inline=False)
def legal_opening(box: Record, state: Record, seat: int, out: Actions) -> int:
    """Pieces to give back, in ascending order, so that enough are left to go on with.

    Those that are not are put in order too, after all others, so that there is nothing to branch on.
    """
    chosen = int(state.discards[seat])
    last = NO_CARD
    for slot in range(PIECES_HELD):
        last = max(last, int(state.hand[seat, slot]) if chosen >> slot & 1 else NO_CARD)
    n = 0
    for slot in range(PIECES_HELD):
        card = int(state.hand[seat, slot])
        is_later = int(card > last)
        insert(discard_code(box) + card + (1 - is_later) * len(box.revenue), out, 0, slot)
        n += is_later
    return n - (int(box.dealt) - int(box.kept) - count_bits(chosen) - 1)


@kernel(inline=False)
def give_back(box: Record, state: Record, seat: int, piece: int) -> None:
    """One piece given back; with the last of all seats' the first turn begins."""
    chosen = int(state.discards[seat])
    for slot in range(PIECES_HELD):
        chosen |= int(state.hand[seat, slot] == piece) << slot
    state.discards[seat] = chosen
    if count_bits(chosen) == int(box.dealt) - int(box.kept):
        state.waiting = int(state.waiting) & ~(1 << seat)
        if state.waiting == 0:
            _lay_back(box, state)


@kernel(inline=False)
def _lay_back(box: Record, state: Record) -> None:
    """All that was given back goes under the pile, each seat's in an order that fate decides."""
    state.reveals += 1
    for seat in range(state.seats):
        chosen = left = int(state.discards[seat])
        state.discards[seat] = 0
        while left:
            state.fate = word_after(state.fate, 1)
            slot = nth_bit(left, below(state.fate, count_bits(left)))
            left ^= 1 << slot
            put_under(box, state, PIECES, int(state.hand[seat, slot]), 0, seat + 1)
        keep_only(state, seat, ~chosen)
    begin_turn(box, state, int(state.starter))


@kernel(inline=False)
def redeal_discards(box: Record, state: Record, seat: int, entropy: Words, word: int) -> int:
    """Nobody knows what others give back, nor whether a seat that is not done has begun to."""
    if state.phase != OPENING:
        return word
    for other in range(state.seats):
        if other != seat:
            chosen = 0
            if not int(state.waiting) >> other & 1:
                for _ in range(int(box.dealt) - int(box.kept)):
                    free = int(box.dealt) - count_bits(chosen)
                    skipped, slot = below(entropy[word], free), 0
                    word += 1
                    while chosen >> slot & 1 or skipped > 0:
                        skipped -= 1 - (chosen >> slot & 1)
                        slot += 1
                    chosen |= 1 << slot
            state.discards[other] = chosen
    return word
