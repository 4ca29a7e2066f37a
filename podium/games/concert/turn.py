"""A turn: what a seat may do, and doing it. The same kernels for both games."""

from podium.core.chance import word_after
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest
from podium.games.concert.hiring import arrange, can_pay, choose_piece, engage, is_somebody_missing, perform
from podium.games.concert.luck import aim, is_usable, lay_under, others, react, redeal_answers, targets, use
from podium.games.concert.market import buy, conceal_markets, may_refresh, redeal_markets, refresh
from podium.games.concert.opening import begin_turn, give_back, legal_opening, redeal_discards
from podium.games.concert.piles import (
    conceal_cards,
    draw_card,
    has_correction,
    keep_one,
    kind_of,
    redeal_cards,
    redeal_lots,
    show_chance,
    show_piece,
    show_saved,
)
from podium.games.concert.table import (
    AIM,
    AIMING,
    ANSWER,
    BUY,
    BUY_CODES,
    BUYING,
    CHANCE,
    DECLINE,
    FRESH,
    HIRE,
    HIRING,
    KEEP,
    KEEPING,
    KIND_BITS,
    LET_PASS,
    LUCK,
    MAX_HAND,
    MAX_SEATS,
    MAX_SLOTS,
    OFFERED,
    OPENING,
    OVER,
    PASS,
    PERFORM,
    PERFORMANCE,
    PIECE,
    PIECES,
    PIECES_HELD,
    PLAY_FRESH,
    PLAY_MAESTRO,
    REACTING,
    REDIRECTING,
    REFRESH,
    ROUNDS,
    SAVE,
    STOP,
    TAKE_CHANCE,
    TAKE_PIECE,
    TURN,
    Actions,
    discard_code,
    finish,
    forget_last_turns,
    insert,
    use_code,
)


@kernel
def pending(state: Record) -> int:
    """Bits of the seats to act: several where they choose in secret, none when it is over."""
    return int(state.waiting)


@kernel
def legal(box: Record, state: Record, seat: int, out: Actions) -> int:
    """Write the legal action codes in ascending order; returns how many. None for a seat not to act."""
    if not int(state.waiting) >> seat & 1:
        return 0
    phase = int(state.phase)
    if phase == REACTING:
        out[0] = LET_PASS
        out[1] = ANSWER
        return 1 + int(has_correction(box, state, seat))
    if phase == TURN:
        return _legal_turn(box, state, seat, out)
    if phase == HIRING:
        return _members(int(state.offers), HIRE, out)
    if phase == OFFERED:
        out[0] = LUCK
        out[1] = DECLINE
        return 2
    if phase == FRESH:
        card = int(state.hand[seat, PIECES_HELD + int(state.hand_size[seat, CHANCE]) - 1])
        usable = int(is_usable(box, state, seat, kind_of(box, card)))
        out[0] = PLAY_FRESH
        out[usable] = SAVE
        return 1 + usable
    if phase == KEEPING:
        return _members((1 << int(state.looked)) - 1, KEEP, out)
    if phase == BUYING:
        return _legal_buying(box, state, seat, int(state.market), out, 0)
    if phase == AIMING:
        return _members(targets(box, state, seat, kind_of(box, int(state.event))), AIM, out)
    if phase == REDIRECTING:
        n = _members(others(box, state), AIM, out)
        out[n] = STOP
        return n + 1
    return legal_opening(box, state, seat, out)


@kernel(inline=False)
def _members(choices: int, first: int, out: Actions) -> int:
    """Write a code for every bit of a small set."""
    n = 0
    for i in range(MAX_SEATS + 2):
        out[n] = first + i
        n += choices >> i & 1
    return n


@kernel
def _legal_buying(box: Record, state: Record, seat: int, market: int, out: Actions, n: int) -> int:
    """The open cards that a seat can pay for."""
    money = int(state.money[seat])
    for slot in range(MAX_SLOTS):
        out[n] = BUY + market * BUY_CODES + slot
        n += int(box.asked[1 + int(state.open_row[market, slot])] <= money)
    return n


@kernel
def may_act(state: Record, kind: int) -> bool:
    """Whether an action of this kind is still open: twice only in a Maestro turn, or if agreed."""
    return int(state.done[kind]) <= int(state.is_maestro_turn) | int(state.repeated_actions)


@kernel
def _legal_turn(box: Record, state: Record, seat: int, out: Actions) -> int:
    out[0] = PASS
    n = 1
    if state.actions_left > 0:
        out[n] = PLAY_MAESTRO
        n += int(state.maestro[seat])
        can_take = int(state.hand_size[seat, PIECES] < box.hand_limit) & int(state.pile_size[PIECES] > 0)
        out[n] = PIECE
        n += can_take & int(may_act(state, TAKE_PIECE))
        out[n] = LUCK
        n += int(state.pile_size[CHANCE] > 0) & int(may_act(state, TAKE_CHANCE))
        for market in range(len(box.goods)):
            if may_act(state, market):
                n = _legal_buying(box, state, seat, market, out, n)
                out[n] = REFRESH + market * BUY_CODES
                n += int(may_refresh(box, state, seat, market))
        if may_act(state, PERFORMANCE):
            n = _legal_performing(box, state, seat, out, n)
    if not state.used_saved:
        for word in range(2):
            kinds = int(state.saved_kinds[seat, word]) & ~int(box.correction_kinds[word])
            while kinds:
                kind = word * KIND_BITS + lowest(kinds)
                kinds &= kinds - 1
                out[n] = use_code(box) + kind
                n += int(is_usable(box, state, seat, kind))
    return n


@kernel
def _legal_performing(box: Record, state: Record, seat: int, out: Actions, first: int) -> int:
    """The pieces in hand that a seat can perform, in ascending order.

    All are looked at before any is chosen, with nothing to branch on: few can be filled, and nobody can guess which.
    """
    filled = 0
    for slot in range(MAX_HAND):
        filled |= int(not is_somebody_missing(box, state, int(state.hand[seat, slot]))) << slot
    n = first
    while filled:
        piece = int(state.hand[seat, lowest(filled)])
        filled &= filled - 1
        if can_pay(box, state, seat, piece):
            insert(PERFORM + piece, out, first, n)
            n += 1
    return n


@kernel
def apply(box: Record, state: Record, seat: int, action: int) -> None:
    """One action. The caller has checked that it is legal."""
    phase = int(state.phase)
    if phase == REACTING:
        if react(box, state, seat, action):
            go_on(box, state)
    elif phase == TURN:
        _act(box, state, seat, action)
    elif phase == HIRING:
        engage(box, state, action - HIRE)
        _arrange(box, state, seat)
    elif phase == FRESH:
        state.looked = 0
        if action == SAVE:
            go_on(box, state)
        else:
            use(box, state, seat, show_chance(box, state, seat, int(state.hand_size[seat, CHANCE]) - 1))
    elif phase == OFFERED:
        if action == LUCK:
            _take_chance(box, state, seat, 1)
        else:
            go_on(box, state)
    else:
        _choose(box, state, seat, action)


@kernel
def _choose(box: Record, state: Record, seat: int, action: int) -> None:
    """The rarer choices within a turn, and the opening."""
    phase = int(state.phase)
    if phase == KEEPING:
        keep_one(box, state, seat, action - KEEP)
        if state.looked_kind == CHANCE:
            _consider(state, seat)
        else:
            go_on(box, state)
    elif phase == BUYING:
        market = int(state.market)
        buy(box, state, seat, market, action - BUY - market * BUY_CODES)
        go_on(box, state)
    elif phase == OPENING:
        give_back(box, state, seat, action - discard_code(box))
    elif action == STOP:
        lay_under(box, state)
        go_on(box, state)
    else:  # AIMING or REDIRECTING
        aim(state, action - AIM)


@kernel
def _act(box: Record, state: Record, seat: int, action: int) -> None:
    """Something done in one's turn."""
    if action == PASS:
        _next_turn(box, state)
    elif action == PLAY_MAESTRO:
        state.maestro[seat] = 0
        state.is_maestro_turn = 1
        state.actions_left += 1
    elif action >= use_code(box):
        state.used_saved = 1
        use(box, state, seat, show_saved(box, state, seat, action - use_code(box)))
    else:
        state.actions_left -= 1
        _take_action(box, state, seat, action)


@kernel
def _take_action(box: Record, state: Record, seat: int, action: int) -> None:
    """One of the actions that a turn has a number of."""
    if action >= PERFORM:
        state.done[PERFORMANCE] += 1
        show_piece(state, seat, action - PERFORM)
        choose_piece(box, state, seat, action - PERFORM)
        _arrange(box, state, seat)
    elif action == PIECE:
        state.done[TAKE_PIECE] += 1
        _take_piece(box, state, seat)
    elif action == LUCK:
        state.done[TAKE_CHANCE] += 1
        _take_chance(box, state, seat, int(box.chance_looked))
    else:
        market = (action - BUY) // BUY_CODES
        slot = action - BUY - market * BUY_CODES
        state.done[market] += 1
        if slot < MAX_SLOTS:
            buy(box, state, seat, market, slot)
            go_on(box, state)
        else:
            refresh(box, state, market)
            state.market = market
            state.phase = BUYING


@kernel
def _look_at(box: Record, state: Record, seat: int, which: int, wanted: int) -> int:
    """Draw so many cards to choose from, or all there are; returns how many."""
    count = min(wanted, int(state.pile_size[which]))
    for _ in range(count):
        draw_card(box, state, which, seat)
    state.looked = count if count > 1 else 0
    state.looked_kind = which
    return count


@kernel
def _take_piece(box: Record, state: Record, seat: int) -> None:
    """One piece; with many instruments, or an ∞ card, the best of several."""
    wanted = 1 + int(state.instruments[seat] >= box.many) + int(state.more_pieces[seat] > 0)
    if _look_at(box, state, seat, PIECES, wanted) > 1:
        state.phase = KEEPING
    else:
        go_on(box, state)


@kernel
def _take_chance(box: Record, state: Record, seat: int, wanted: int) -> None:
    """A chance card, used at once or saved."""
    if _look_at(box, state, seat, CHANCE, wanted) > 1:
        state.phase = KEEPING
    else:
        _consider(state, seat)


@kernel
def _consider(state: Record, seat: int) -> None:
    """Use the card just taken, or save it: asked whatever it is, so that nobody can tell."""
    state.looked = 1
    state.looked_kind = CHANCE
    state.phase = FRESH
    state.waiting = 1 << seat


@kernel(inline=False)
def _arrange(box: Record, state: Record, seat: int) -> None:
    """Fill the parts of the piece; once they are filled, perform it."""
    if arrange(box, state, seat) and not perform(box, state, seat):
        go_on(box, state)


@kernel(inline=False)
def go_on(box: Record, state: Record) -> None:
    """What comes after something is done: more of the turn, or the next one.

    A seat that has saved cards and used none is asked once more, whatever they are.
    """
    if state.phase == OVER:
        return
    seat = int(state.turn)
    if state.actions_left > 0 or (not state.used_saved and state.hand_size[seat, CHANCE] > 0):
        state.phase = TURN
        state.waiting = 1 << seat
    else:
        _next_turn(box, state)


@kernel
def _next_turn(box: Record, state: Record) -> None:
    """Clockwise; after the last round, or when no piece is left to perform, the game ends."""
    seat = int(state.turn) + 1
    seat = 0 if seat == state.seats else seat
    is_last = seat == state.starter and state.round_number == ROUNDS
    if is_last or not _are_pieces_left(state):
        finish(state)
        return
    state.round_number += int(seat == state.starter)
    begin_turn(box, state, seat)


@kernel
def _are_pieces_left(state: Record) -> bool:
    """Whether there is a piece in the pile or in a hand."""
    if state.pile_size[PIECES] > 0:
        return True
    held = 0
    for seat in range(state.seats):
        held += int(state.hand_size[seat, PIECES])
    return held > 0


@kernel(inline=False)
def redeal_table(box: Record, state: Record, seat: int, entropy: Words) -> int:
    """Everything that `seat` cannot know and both games have, dealt anew; returns the next unused word."""
    state.fate = word_after(entropy[0], 1)
    word = redeal_cards(box, state, PIECES, seat, entropy, 1)
    word = redeal_lots(box, state, seat, entropy, word)
    word = redeal_cards(box, state, CHANCE, seat, entropy, word)
    word = redeal_markets(box, state, entropy, word)
    word = redeal_answers(box, state, seat, entropy, word)
    return redeal_discards(box, state, seat, entropy, word)


@kernel(inline=False)
def conceal_table(box: Record, state: Record, seat: int) -> None:
    """Leave only what `seat` knows, of what both games have, and nothing of how it came about."""
    state.fate = 0
    forget_last_turns(state)
    state.reveals = 0
    state.answers = int(state.answers) & 1 << seat
    for other in range(state.seats):
        if other != seat:
            state.discards[other] = 0
    conceal_markets(box, state)
    conceal_cards(box, state, PIECES, seat)
    conceal_cards(box, state, CHANCE, seat)
