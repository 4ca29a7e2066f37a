# The house in English: what the terminal says about any game.

listing = { $first } and { $last }
default-player = Maestro

play-title = { $title }, { $seats } players
play-commitment = Shuffle sealed: { $commitment }
play-last = What happened
play-choose = { $player }, your choice
play-prompt-help = a number, or words such as “{ $example }” · hint · undo · save · log · help · quit
play-pass-keyboard = { $player }, it is your secret turn. Press Enter when only you can see the screen.
play-cannot-undo-mark = cannot be undone
play-not-understood = “{ $given }” is not one of the choices. { $help }
play-confirm = Enter passes the turn · undo takes it back
play-undone = Taken back.
play-saved = Saved to { $path }
play-saved-unfinished = Saved to { $path } (it holds the hidden cards too: no peeking)
play-resume = Go on any time with: podium play --load { $path }
play-over = The end: { $reason }
play-place = { $place }.
play-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-nobody = Nobody at this table wins.
play-winner = { $players } wins!
play-winners = { $players } share the victory!
play-help =
    Type the number of a choice, or its words. Also:
    hint   the bot's best choices and their chances to win, from what you can see
    undo   take back your last action, if nothing hidden was shown and nobody acted since
    save   write the game to a file (save NAME to choose it) and go on
    log    everything that happened so far
    quit   stop; the game is saved so that nothing is lost

undo-nothing = There is nothing to take back yet.
undo-others = Somebody has acted since; only the last action can be taken back.
undo-seen = That showed something hidden; what has been seen cannot be unseen.

ready-compiling = Preparing { $title }: compiling { $kernel }
ready-first = This happens once; it is kept for the next start.

simulate-running = Playing { $title }
simulate-interrupted = Stopped early; these are the games that were finished.
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean points
simulate-spread = ± spread
simulate-wins = Wins
simulate-interval = 95% interval
simulate-place = Mean place
simulate-games = { $games } games of { $title }, { $decisions } decisions each on average (at most { $longest }), { $rate } games a second

arena-warming = Getting ready: { $title }
arena-running = { $title }: { $leaders }
arena-interrupted = Stopped early; these are the games that were finished.
arena-go-on = Kept in { $path }; the same command goes on from there.
arena-rank = #
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% interval
arena-wins = Wins
arena-place = Place
arena-points = Points
arena-played = Played
arena-anchor = fixed
arena-cross = Row ahead of column, ties half (± half a 95% interval):
arena-games = { $games } games of { $title }, { $seats } seats, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} in every rotation, { $decisions } decisions each on average
arena-few = So few deals make rough intervals; 30 or more make good ones.
arena-seed = Seed: { $seed }
arena-plot-title = { $title }, { $seats } seats, { $games } games
arena-plot-rating = Rating (Elo), with 95% intervals
arena-plot-ms = Milliseconds a decision
arena-plot-i = Iterations a decision

percent = { $number }%
decimal-mark = .

review-running = Reviewing { $title }
review-stopped = Stopped. A review needs every decision, so there is nothing to show.
review-title = Review of { $title }, { $seats } players
review-player = Player
review-start = Start
review-own = Own
review-others = Others
review-cards = Cards
review-result = Result
review-mean-loss = Mean loss
review-mistakes = Slips
review-parts = Chances to win: start + own losses (skill) + what the others chose + what the cards brought (luck) = result. After ±: 95% doubt in the cards, and so in the others. Slips: inaccuracies · mistakes · blunders (2%, 5%, 10% lost).
review-turning-points = Turning points
review-no-turning-point = None: no single choice or card changed much.
review-turn-choice = Move { $number }: { $player } chose “{ $played }”. Better was “{ $best }”: the chance to win fell from { $from } to { $to }.
review-turn-cards-helped = Move { $number }: { $told } The cards helped { $player } most ({ $from } → { $to }).
review-turn-cards-hurt = Move { $number }: { $told } The cards hurt { $player } most ({ $from } → { $to }).
review-turn-meeting-helped = Move { $number }: { $told } How the choices met helped { $player } most ({ $from } → { $to }).
review-turn-meeting-hurt = Move { $number }: { $told } How the choices met hurt { $player } most ({ $from } → { $to }).
review-worst = Other costly slips
review-slip = Move { $number }: { $player } chose “{ $played }”, { $verdict ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] an inaccuracy
} that cost { $loss } of the chance to win. Better was “{ $best }”.
review-flawless = { $player } lost nothing worth mentioning.
review-curve = Chance to win, from the deal to the end
review-effort-ms = { $budget } ms of search a decision, { $seconds } s in all. Every decision is judged on what its player could know.
review-effort-iterations = { $budget } iterations of search a decision, { $seconds } s in all. Every decision is judged on what its player could know.
review-plot-title = { $title }, { $seats } players: chance to win
review-plot-x = Decisions

hint-title = { $player }, from what you can see:
hint-only = There is only one choice: { $choice }
hint-choice = Choice
hint-chance = Wins
hint-tried = Tried

replay-move = Move { $number } of { $total }
replay-prompt = Enter: next · b: back · g N: go to move N · e: end · q: quit

verify-good = { $path } is genuine.

games-slug = Name
games-title = Game
games-players = Players
games-options = Options
games-designer = Designer

box-good = { $path } is a box of { $title }: { $digest }
box-recipe = It can be played, but does not keep the recipe of { $title }:
backup-good = { $path } is a whole copy, { NUMBER($size) } bytes.
