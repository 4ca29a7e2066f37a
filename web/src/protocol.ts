// Everything that is said over the wire. Made by `podium protocol --typescript`; do not edit.

/** It was accepted and is kept; `number` is the viewer's latest. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** One action, by its code or its text; `based_on` is the number of the last event one has seen. */
export interface Act {
  type: "act";
  id: string;
  based_on: number;
  action: number | string;
}

/** Agree to what somebody asked for, or not. */
export interface Answer {
  type: "answer";
  id: string;
  to: "end" | "undo";
  agrees: boolean;
}

/** Finished public tables, the latest first; `older` asks for those before. */
export interface ArchivePage {
  tables: TableRow[];
  older: string | null;
}

/** A performance whose parts are being filled, which everybody follows. */
export interface ArrangingView {
  card: string;
  parts: PartView[];
  ways: WayView[];
}

/** So many seconds for the whole game, and some more after every decision, up to the first amount. */
export interface Bank {
  type: "bank";
  seconds: number;
  increment?: number;
}

/** Play at once, under this name. */
export interface BecomeGuest {
  name: string;
}

export interface BidView {
  number: number | null;
  money: number;
  bluff: boolean;
  fate: "carpenter" | "costume" | "outbid" | "tied" | "unserved" | "won" | null;
}

export interface BonusView {
  card: string;
  points: number;
}

/** How long to think: so many milliseconds, or so many iterations, in each thread. Milliseconds are the processor's, so that a bot plays no worse on a machine that is busy with other things; `PATIENCE` times as many on the wall are the end in any case. `until_settled` ends it sooner, once what is left could not change which action was tried most. */
export interface Budget {
  milliseconds: number;
  iterations: number;
  until_settled: boolean;
}

/** Another password; all other sessions end. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Something said; the seat is None for a spectator. */
export interface ChatLine {
  number: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

/** A legal action: its code, its text in every language, and the words to offer it with. */
export interface Choice {
  action: number;
  text: string;
  message: Message;
  reveals: boolean;
}

/** A seat's time: `left` seconds, of which some are gone if it runs `since` then. */
export interface ClockInfo {
  left: number;
  since: number | null;
}

/** One table of a duplicate; the outcome is told when all are over. */
export interface ComparedTable {
  id: string;
  status: "abandoned" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  outcome: Outcome | null;
}

/** How the tables with one deal did. `best` is, by seat, the most points anybody made of it. */
export interface Comparison {
  duplicate: string;
  game: string;
  commitment: string;
  is_over: boolean;
  tables: ComparedTable[];
  best: number[];
}

export interface ConcertSeatView {
  money: number;
  minutes: number;
  note: number;
  has_maestro: boolean;
  orchestra: Record<string, number>;
  sheets: number;
  saved: number;
  performed: string[];
  laid: string[];
  known_sheets: string[];
  known_chance: string[];
  is_mate: boolean;
}

export interface ConductorView {
  conductor: string;
  power: "discard-one" | "discard-owned" | "draw-one" | "max-two" | "pass-left" | "take-at-once" | null;
  capacity: number;
  cards: string[];
  holder: number | null;
  worth: number[];
}

/** A new table. Each seat is "me", "open", or the level of a bot. */
export interface CreateTable {
  game: string;
  seating: string[];
  options?: Record<string, unknown>;
  level?: string;
  clock?: NoClock | PerMove | Bank | Days;
  is_public?: boolean;
  is_rated?: boolean;
  pace?: "instant" | "natural";
  copies?: number;
  deal?: string | null;
}

/** A token for a program that plays as this account. */
export interface CreateToken {
  label: string;
}

/** The new table, or those of a duplicate; one sits at the first. */
export interface CreatedTables {
  tables: string[];
  duplicate: string | null;
}

/** So many days for every decision: play by turns. */
export interface Days {
  type: "days";
  days: number;
}

/** One decision and what it was worth, on what its seat could know. */
export interface Decision {
  number: number;
  seat: number;
  options: number;
  played: JudgementChoice;
  best: JudgementChoice;
  loss: number;
  doubt: number;
  verdict: "" | "blunder" | "inaccuracy" | "mistake";
  before: number[];
  after: number[];
}

/** Forget me. An account's password is asked once more; a guest has none. */
export interface DeleteAccount {
  password?: string;
}

/** Propose to end the game without a result. */
export interface End {
  type: "end";
  id: string;
}

/** What the players agree on before the deal. */
export interface EnsembleOptions {
  free_instruments?: number;
  reduced_capital?: boolean;
  teasing?: boolean;
  extra_half?: boolean;
  exact_finish?: boolean;
  goal?: number;
}

/** Ensemble shows nothing beyond what both games have. */
export interface EnsembleView {
  seats: number;
  phase: "aiming" | "buying" | "fresh" | "hiring" | "keeping" | "offered" | "opening" | "over" | "reacting" | "redirecting" | "turn";
  round: number;
  goal: number;
  starter: number;
  turn: number;
  waiting: number[];
  actions_left: number;
  is_maestro_turn: boolean;
  is_saved_used: boolean;
  instruments: MarketView;
  sheet_pile: number;
  chance_pile: number;
  hand: PieceView[];
  saved: string[];
  looked: string[];
  looked_pieces: PieceView[];
  known: KnownView[];
  rejected: string[];
  arranging: ArrangingView | null;
  event: EventView | null;
  shut: ShutView | null;
  players: ConcertSeatView[];
}

/** What happened, and the parts of the table that are now different; what is left out is as it was. */
export interface Event {
  type: "event";
  number: number;
  at: number;
  what: "answered" | "asked" | "ended" | "followed" | "graced" | "kept" | "muted" | "played" | "returned" | "said" | "sat" | "started" | "stood" | "stood_in" | "took_over" | "undone";
  seat?: number | null;
  table?: TableState;
  turn?: Turn;
  view?: View | null;
  choices?: Choice[];
  may_undo?: boolean;
  story?: Message[];
  line?: ChatLine;
  muted?: string[];
}

/** A chance card that was shown and is not settled yet. */
export interface EventView {
  card: string;
  user: number;
  target: number | null;
  targets: number[];
  tried: number[];
  answer: boolean | null;
}

/** What happened after a number, for those who ask instead of listening: a snapshot if that is too long ago. */
export interface Events {
  number: number;
  events: (Event | Snapshot)[];
}

/** Everything that is kept of a person. */
export interface Export {
  person: Record<string, unknown>;
  sessions: (Record<string, unknown>)[];
  tokens: (Record<string, unknown>)[];
  ratings: (Record<string, unknown>)[];
  rating_history: (Record<string, unknown>)[];
  reports: (Record<string, unknown>)[];
  reported: (Record<string, unknown>)[];
  tables: (Record<string, unknown>)[];
}

/** A finished game as a player's page shows it. */
export interface FinishedGame {
  table: string;
  game: string;
  at: number;
  players: string[];
  seat: number;
  outcome: Outcome | null;
}

/** A game of the house; `options` is a JSON schema, to make a form of. */
export interface GameInfo {
  slug: string;
  title: string;
  designer: string;
  version: number;
  fewest: number;
  most: number;
  options: Record<string, unknown>;
}

/** How strong a player is thought to be in a game: 1500 is a newcomer. */
export interface GameRating {
  game: string;
  points: number;
  deviation: number;
  games: number;
  is_provisional: boolean;
}

/** That the server is well. */
export interface Health {
  status: "ok" | "stopping" | "unwell";
  version: string;
  tables: number;
  connections: number;
}

/** What can be played here. */
export interface House {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
}

/** Take a seat, any free one if none is named. */
export interface Join {
  type: "join";
  id: string;
  seat?: number | null;
}

/** An action as the search sees it: in words, and what it is worth to the seat that chooses. */
export interface JudgementChoice {
  action: number;
  text: string;
  message: Message;
  value: number | null;
  chance: number | null;
  tried: number;
}

/** A card that one knows to lie in a pile. */
export interface KnownView {
  kind: "chance" | "sheet";
  depth: number;
  card: string;
}

/** Give up the seat before the deal; afterwards a bot sits in until one returns. */
export interface Leave {
  type: "leave";
  id: string;
}

/** The public tables that wait or are being played. */
export interface Lobby {
  type: "lobby";
  tables: TableRow[];
}

/** Tables that are new or different, and ids of those that are gone. */
export interface LobbyChange {
  type: "lobby_change";
  tables: TableRow[];
  gone: string[];
}

/** Open a session of an account. */
export interface LogIn {
  name: string;
  password: string;
}

/** What the players agree on before the deal. */
export interface MaestroOptions {
  free_instruments?: number;
  reduced_capital?: boolean;
  teasing?: boolean;
  extra_half?: boolean;
  goal?: number;
  repeated_actions?: boolean;
  teams?: number;
}

export interface MaestroView {
  seats: number;
  phase: "aiming" | "buying" | "fresh" | "hiring" | "keeping" | "offered" | "opening" | "over" | "reacting" | "redirecting" | "turn";
  round: number;
  goal: number;
  starter: number;
  turn: number;
  waiting: number[];
  actions_left: number;
  is_maestro_turn: boolean;
  is_saved_used: boolean;
  instruments: MarketView;
  sheet_pile: number;
  chance_pile: number;
  hand: PieceView[];
  saved: string[];
  looked: string[];
  looked_pieces: PieceView[];
  known: KnownView[];
  rejected: string[];
  arranging: ArrangingView | null;
  event: EventView | null;
  shut: ShutView | null;
  players: ConcertSeatView[];
  soloists: MarketView;
  scores: ScoreView[];
  teams: TeamView[];
}

export interface MarketView {
  row: (string | null)[];
  deck: number;
  below: string[];
}

/** Who is signed in. */
export interface Me {
  id: string;
  name: string;
  is_guest: boolean;
  is_program: boolean;
  created: number;
}

/** A sentence to be: a key of the phrasebook and its arguments. */
export interface Message {
  key: string;
  args: Record<string, number | string | Word | Seat | Word[]>;
}

/** Hear nothing more of a person at this table, or hear again. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted: boolean;
}

/** What a piece asks for at one place of the orchestra. */
export interface NeedView {
  place: string;
  wanted: number;
  own: number;
  missing: number;
  offers: OfferView[];
}

/** A new token. It is shown this once: only its hash is kept. */
export interface NewToken {
  token: string;
  shown: TokenShown;
}

/** Nobody is hurried. */
export interface NoClock {
  type: "none";
}

export interface NoteView {
  name: string;
  bar: number;
  pitch: number;
  type: "crotchet" | "minim" | "quaver" | "semibreve";
  accidental: "flat" | "sharp" | null;
  colour: "blue" | "orange" | null;
  tuplet: number | null;
  zone: "blue" | "green" | "orange" | null;
  stack: (number | "black")[];
  token: string | null;
  in_area: boolean;
}

/** Something that the others must agree to. */
export interface Offer {
  what: "end" | "undo";
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** A card that can be hired for a part. */
export interface OfferView {
  seat: number;
  player: string;
  rent: number;
}

export interface OrchestraView {
  musicians: Record<string, number>;
  points: number;
  quartets: number;
}

/** Where a game was played on from: a finished table, after so many of its moves. */
export interface Origin {
  table: string;
  moves: number;
}

/** How a game ended: why the winner won, the points and the places by seat. */
export interface Outcome {
  reason: string;
  scores: number[];
  places: number[];
}

/** A table at which one sits, and whether it waits for oneself. */
export interface OwnTable {
  row: TableRow;
  is_my_turn: boolean;
}

/** The tables at which one sits that wait or are being played: first those where it is one's turn. */
export interface OwnTables {
  tables: OwnTable[];
}

export interface PartView {
  place: string;
  by: number | null;
  player: string | null;
  rent: number;
}

/** So many seconds for every decision. */
export interface PerMove {
  type: "move";
  seconds: number;
}

/** A piece that one holds or looks at: what it would cost now, and bring. */
export interface PieceView {
  card: string;
  is_playable: boolean;
  rent: number | null;
  loan: number | null;
  gain: number | null;
  needs: NeedView[];
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** A finished game once more from after its first `moves`, in this seat, with bots in all others. Never rated. */
export interface PlayOn {
  moves: number;
  seat: number;
  level?: string;
  pace?: "instant" | "natural";
}

export interface Playable {
  note: string;
  points: number;
  covers: boolean;
}

/** A player: ratings, how they went, and the latest finished public games (of one's own, all). */
export interface PlayerPage {
  id: string;
  name: string;
  is_guest: boolean;
  is_program: boolean;
  created: number;
  ratings: GameRating[];
  history: RatingStep[];
  games: FinishedGame[];
  older: string | null;
}

export interface PlayerView {
  hand: number;
  points: number;
  sources: Record<string, number>;
  tokens: Record<string, number>;
  tracks: Record<string, number>;
  supply: number;
  burnt: number;
}

/** Somebody is there, and this is the time. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** Who is connected, by seat, and how many look on. Not numbered: it is forgotten at once. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
}

/** A rating after one game; the table is named if it was a public one. */
export interface RatingStep {
  game: string;
  number: number;
  at: number;
  points: number;
  deviation: number;
  table: string | null;
}

/** It was not accepted and changed nothing; the sentence says what was expected. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  code: "accounts_only" | "already_asked" | "already_seated" | "bad_action" | "bad_name" | "bad_options" | "bad_password" | "cannot_undo" | "forbidden" | "foreign_origin" | "full" | "illegal" | "malformed" | "name_taken" | "no_seat" | "no_such_bot" | "no_such_line" | "no_such_person" | "not_creator" | "not_found" | "not_over" | "not_playing" | "not_seated" | "not_signed_in" | "not_waiting" | "not_your_turn" | "nothing_asked" | "one_of_a_kind" | "seat_taken" | "stale" | "too_fast" | "too_long" | "too_many" | "unavailable" | "withheld" | "wrong_password";
  sentence: string;
}

/** Make an account; a guest who is signed in becomes it. A program says that it is one. */
export interface Register {
  name: string;
  password: string;
  is_program?: boolean;
}

/** Another table with the same people, everybody one seat on. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Another name from now on. */
export interface Rename {
  name: string;
}

/** A finished game step by step, through the eyes of a seat, or of a spectator if none is named. Where it is `unveiled` nothing is hidden, and every move is told as its own seat knew it. */
export interface Replay {
  seat: number | null;
  unveiled: boolean;
  steps: ReplayStep[];
}

/** A finished game after one action: whose it was (nobody's at the deal), what was told, and the view then. */
export interface ReplayStep {
  seat: number | null;
  story: Message[];
  view: View;
}

/** Bring a line of chat to the attention of whoever runs the house. */
export interface Report {
  type: "report";
  id: string;
  line: number;
  reason?: string;
}

/** The client has everything up to `number`; what it missed, if anything, follows. */
export interface Resumed {
  type: "resumed";
  number: number;
  now: number;
  seat: number | null;
}

/** Take one's seat back from the bot that sits in. */
export interface Return {
  type: "return";
  id: string;
}

/** A finished game, judged. */
export interface Review {
  game: string;
  game_version: number;
  players: string[];
  outcome: Outcome;
  budget: Budget;
  seed: string;
  decisions: Decision[];
  steps: Step[];
  curve: number[][];
  by_seat: SeatReview[];
  turning_points: TurningPoint[];
  seconds: number;
}

/** A review that was asked for: how far it is, and when it is done, the review itself. */
export interface ReviewState {
  status: "done" | "failed" | "running" | "waiting";
  done: number;
  total: number;
  review: Review | null;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A score card: what each row counts, and its points. */
export interface ScoreView {
  instruments: number;
  instrument_points: number;
  soloists: number;
  soloist_points: number;
  categories: string[];
  category_points: number;
  position: number;
  position_points: number;
  bach: number;
  bach_points: number;
  bonus: BonusView[] | null;
  total: number;
}

/** A seat, shown by the name of whoever sits there. */
export interface Seat {
  type: "seat";
  seat: number;
}

/** Put a bot of this level into a free seat, or (no level) send it away. The creator's right. */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level?: string | null;
}

/** Who has a seat. A kept seat waits for a person of the game before. */
export interface SeatInfo {
  kind: "bot" | "free" | "kept" | "person";
  name?: string;
  person?: string | null;
  level?: string | null;
  is_away?: boolean;
  is_program?: boolean;
}

/** A seat's whole game: result − start = own + others + cards. */
export interface SeatReview {
  seat: number;
  player: string;
  start: number;
  result: number;
  own: number;
  others: number;
  cards: number;
  doubt: number;
  choices: number;
  mean_loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface SeatView {
  money: number;
  stage: number;
  laid: number | null;
  shown: BidView | null;
  troupe: TroupeView;
}

export interface SheetView {
  sheet: string;
  side: string;
  voices: NoteView[][];
}

/** What stands in the way of what a turn is for; None where nothing does. */
export interface ShutView {
  sheet: "actions" | "deck" | "hand" | "money" | "pile" | "repeated" | null;
  chance: "actions" | "deck" | "hand" | "money" | "pile" | "repeated" | null;
  markets: ("actions" | "deck" | "hand" | "money" | "pile" | "repeated" | null)[];
}

/** The whole table as one viewer sees it. `seat` is None for a spectator, `view` before the deal. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  now: number;
  seat: number | null;
  facts: TableFacts;
  table: TableState;
  turn: Turn;
  view: View | null;
  choices: Choice[];
  may_undo: boolean;
  story: Message[];
  chat: ChatLine[];
  muted: string[];
}

export interface SpaceView {
  disc: number | "black" | null;
  on_black: boolean;
  is_locked: boolean;
}

/** A place among the best of a game: a person, or the bots of a level. */
export interface Standing {
  name: string;
  rating: GameRating;
  person: string | null;
  level: string | null;
}

/** The best players of a game. */
export interface Standings {
  game: string;
  players: Standing[];
}

/** Deal now, with bots of the table's level in the seats that are free. The creator's right. */
export interface Start {
  type: "start";
  id: string;
}

/** One decision, or those taken at once, and where the change of every seat's chance came from. */
export interface Step {
  first: number;
  last: number;
  is_reveal: boolean;
  before: number[];
  after: number[];
  own: number[];
  others: number[];
  cards: number[];
  doubt: number[];
}

/** What the players agree on before the deal. */
export interface SymphonimoOptions {
  first_player?: "random" | number;
  false_note?: boolean;
  grand_maestro?: "all" | "chosen" | "off" | "random";
  powers?: ("discard-one" | "discard-owned" | "draw-one" | "max-two" | "pass-left" | "take-at-once")[];
}

export interface SymphonimoView {
  seats: number;
  phase: "dismissing" | "giving" | "offered" | "over" | "placing" | "shedding" | "turn";
  turn: number | null;
  active: number[];
  round: number;
  pile: number;
  false_notes: number;
  hand: string | null;
  taking: number | null;
  row: ConductorView[];
  orchestras: OrchestraView[];
  discards: Record<string, number>;
  unseen: Record<string, number>;
  removed: string[] | null;
  coming: string[];
}

/** What the players agree on before the deal. */
export interface SymphonyOptions {
  first_player?: "random" | number;
  score?: "any" | "white";
  first_row?: "random" | "thematic";
  orchestra?: "built" | "preset";
}

export interface SymphonyView {
  seats: number;
  phase: "allocation" | "attack" | "body" | "choirs" | "coda" | "concertmaster" | "over" | "spread" | "unlock";
  asked: "card" | "chain" | "control" | "group" | "layer" | "play" | "seat" | "token" | null;
  turn: number | null;
  first_player: number;
  movement: string | null;
  bars: [number, number] | null;
  playing: string | null;
  is_black: boolean | null;
  order: string[];
  playable: Playable[];
  sheets: SheetView[];
  chairs: UnitView[];
  concertmaster: UnitView;
  conductor: number | null;
  conductor_discs: number;
  column_tokens: (string | null)[];
  pentagon: Record<string, number>;
  hand: string[];
  choirs: string[];
  chosen: string | null;
  must_control: string | null;
  players: PlayerView[];
  black_supply: number;
  black_burnt: number;
  hands: string[][];
}

/** How the table was set up. The commitment is the SHA-256 of the seed behind the deal. */
export interface TableFacts {
  id: string;
  game: string;
  game_version: number;
  options: Record<string, unknown>;
  seats: number;
  level: string;
  clock: NoClock | PerMove | Bank | Days;
  is_public: boolean;
  is_rated: boolean;
  pace: "instant" | "natural";
  created: number;
  creator: string | null;
  commitment: string;
  duplicate: string | null;
  previous: string | null;
  deal: string | null;
  origin: Origin | null;
}

/** A table as lists show it. */
export interface TableRow {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "abandoned" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  level: string;
  clock: NoClock | PerMove | Bank | Days;
  is_rated: boolean;
  created: number;
  updated: number;
  outcome: Outcome | null;
}

/** What changes at a table beside the game itself. */
export interface TableState {
  status: "abandoned" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  offers: Offer[];
  next: string | null;
  outcome: Outcome | null;
}

export interface TeamView {
  members: number[];
  points: number;
  place: number;
}

/** A token as its owner sees it afterwards. */
export interface TokenShown {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

export interface TroupeView {
  singers: string[];
  director: string | null;
  stars: number;
  points: number;
  casting: string[];
}

/** What the players agree on before the deal. */
export interface TurandotOptions {
  first_puccini?: "random" | number;
  automatic_casting?: boolean;
}

export interface TurandotView {
  seats: number;
  phase: "audition" | "casting" | "naming" | "over" | "removing" | "stand-ins";
  round: number;
  puccini: number;
  turn: number | null;
  waiting: number[];
  pile: number;
  row: (string | null)[];
  stand_in_for: number | null;
  directors: string[];
  begun: number | null;
  bid: BidView | null;
  players: SeatView[];
  dummy: TroupeView | null;
  coming: string[];
}

/** Who is to act, and the clocks (none if nobody is hurried). */
export interface Turn {
  to_act: number[];
  clocks: ClockInfo[];
}

/** One of the largest swings: a choice that cost its seat most, or what was shown. `kind` is choice (by `seat`), cards (that turned up) or meeting (of choices made at once); of the last two `seat` is the one whose chance changed most, and `told` is what happened. */
export interface TurningPoint {
  kind: "cards" | "choice" | "meeting";
  number: number;
  seat: number;
  swing: number;
  chance_from: number;
  chance_to: number;
  played: Message | null;
  best: Message | null;
  told: Message[];
}

/** Take back one's last action: at once if nobody saw or did anything since, else by consent. */
export interface Undo {
  type: "undo";
  id: string;
}

export interface UnitView {
  place: string;
  card: string | null;
  dots: string[];
  is_placed: boolean;
  controllers: (number | null)[];
  spaces: SpaceView[];
  absolute: number;
  abilities: string[][];
  virtuosity: number[];
  token: string | null;
  is_conducted: boolean;
}

export interface WayView {
  action: number;
  way: "choruses" | "owner" | "stand-in";
  owner: number | null;
  rent: number;
}

/** A word of the game, translated where it is shown: Word("family-fox"). */
export interface Word {
  type: "word";
  key: string;
}

export interface Views {
  symphonimo: SymphonimoView;
  turandot: TurandotView;
  ensemble: EnsembleView;
  maestro: MaestroView;
  symphony: SymphonyView;
}

export type View = Views[keyof Views];

export interface Options {
  symphonimo: SymphonimoOptions;
  turandot: TurandotOptions;
  ensemble: EnsembleOptions;
  maestro: MaestroOptions;
  symphony: SymphonyOptions;
}

export type ClientMessage =
  | Join
  | Leave
  | Return
  | SeatBot
  | Start
  | Act
  | Undo
  | End
  | Answer
  | Rematch
  | Say
  | Mute
  | Report
  | Ping;

export type ServerMessage =
  | Snapshot
  | Event
  | Ack
  | Resumed
  | Presence
  | Pong
  | Refusal;

export type LobbyMessage =
  | Lobby
  | LobbyChange;

export const PROTOCOL_VERSION = 1;
