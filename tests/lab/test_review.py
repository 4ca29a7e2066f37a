"""Reviews: judged on what a seat knew, parts that add up, mistakes found, the same in every language."""

import io
from functools import cache
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import podium
from podium import Match
from podium.bots import bot, decide
from podium.bots.think import Budget, style_of, think
from podium.core.errors import GameOver, OutOfTurn
from podium.core.kernel import INTERPRETED
from podium.core.match import Sight
from podium.core.phrases import LANGUAGES, Phrasebook
from podium.core.record import record_of
from podium.lab.curve import plot_review
from podium.lab.judgement import BLUNDER, Review, TurningPoint, verdict
from podium.lab.review import BadReview, hint, review
from podium.lab.study import LEAST_MS, Study, shares
from podium.lab.turning import tell
from podium.terminal.review import draw_hint, draw_review, sparkline
from tests.support import act, give, sample, symphonimo

PILE = "fox owl fox bear fox cat owl fox bear frog"
NAMES = ["Anna", "Bea", "Carl"]


def iterations(count: int) -> Budget:
    """Enough to tell something, or next to nothing where every step is slow."""
    return Budget(iterations=max(4, sample(count)))


def play_on(match: Match, level: str = "greedy") -> Match:
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot(level), len(match.log)))
    return match


@cache
def reviewed() -> tuple[Match, Review]:
    """A short game of three and its review: bots that choose at random leave much to say."""
    match = play_on(symphonimo(3, PILE), "random")
    return match, review(match, budget=iterations(600), threads=2, players=NAMES)


def planted() -> Match:
    """Seat 0 could complete a Quartet with the last cards, and finishes instead."""
    match = symphonimo(2, "fox owl")
    give(match, 0, fox=3)
    give(match, 1, frog=1, cat=1)
    return act(match, "draw", "place 1", "draw", "place 2", "finish", "take 2")


def shown(*parts: object, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(*parts)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_parts_add_up_for_every_seat_and_every_step() -> None:
    match, found = reviewed()
    for seat, row in enumerate(found.by_seat):
        assert row.start + row.own + row.others + row.cards == pytest.approx(row.result, abs=1e-9)
        assert row.own == pytest.approx(-sum(d.loss for d in found.decisions if d.seat == seat), abs=1e-9)
        assert row.result == (1 / len(found.outcome.winners) if seat in found.outcome.winners else 0)
    for one, two in zip(found.steps, found.steps[1:], strict=False):
        assert (one.last, one.after) == (two.first, two.before)
    for step in found.steps:
        for before, own, others, cards, after in zip(
            step.before, step.own, step.others, step.cards, step.after, strict=True
        ):
            assert before + own + others + cards == pytest.approx(after, abs=1e-9)
        if not step.is_reveal:
            assert not any(step.cards)
    assert found.steps[-1].last == len(match.log) == len(found.decisions)
    assert any(step.is_reveal for step in found.steps)


def test_there_is_a_point_of_the_curve_for_every_decision_and_the_end() -> None:
    match, found = reviewed()
    assert len(found.curve) == len(match.log) + 1
    for chances in found.curve:
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    assert found.curve[-1] == shares(match)


def test_losses_are_never_negative_and_a_forced_action_has_none() -> None:
    match, found = reviewed()
    assert {decision.options == 1 for decision in found.decisions} == {True, False}
    for i, decision in enumerate(found.decisions):
        assert (decision.number, decision.seat) == (i, match.log[i].seat)
        assert decision.played.action == match.log[i].action
        assert decision.loss >= 0
        assert decision.options == len(match.at(i).legal(decision.seat))
        if decision.best.action == decision.played.action:
            assert decision.loss == 0
        if decision.options == 1:
            assert decision.loss == 0
            assert decision.best.action == decision.played.action


@pytest.mark.compiled
def test_choosing_at_random_costs_more() -> None:
    match = Match.new("symphonimo", seats=2, seed=1)
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot(("greedy", "random")[seat]), len(match.log)))
    greedy, uniform = review(match, budget=iterations(400)).by_seat
    assert greedy.mean_loss < uniform.mean_loss / 2


def test_a_planted_blunder_is_found_and_told_in_the_words_of_the_game() -> None:
    match = planted()
    found = review(match, budget=iterations(2000), players=["Anna", "Bea"])
    blunder = found.decisions[4]
    if INTERPRETED:
        return
    assert (blunder.played.text, blunder.best.text, blunder.verdict) == ("finish", "take 1", "blunder")
    assert blunder.loss > 0.5
    (turn,) = [point for point in found.turning_points if point.number == 4]
    assert (turn.kind, turn.seat, turn.swing) == ("choice", 0, -blunder.loss)
    english, french = (tell(turn, Phrasebook(which, match.game.folder), ["Anna", "Bea"]) for which in LANGUAGES)
    assert english.startswith(
        "Move 5: Anna chose “Finish without taking anything”. Better was “Take Aurelia (1) with Fox, worth +5”: the"
    )
    assert french.startswith("Coup 5 : Anna a choisi « Terminer sans rien prendre ». Mieux valait « Prendre Aur")
    assert found.by_seat[0].blunders == 1
    assert found.by_seat[0].own == pytest.approx(-blunder.loss, abs=0.1)
    assert found.decisions[2].best.text == "take 1"  # Bea should not have left her the Fox


def test_a_card_that_decides_is_luck_and_no_skill() -> None:
    """One card of four completes the Quartet that wins, and it turns up."""
    match = symphonimo(2, "fox", powers="take-at-once -", false_notes="rabbit rabbit rabbit")
    give(match, 0, fox=3)
    give(match, 1, frog=1, cat=1, owl=1)
    act(match, "draw", "place 1", "take 1", "finish")
    found = review(match, budget=iterations(4000), players=["Anna", "Bea"])
    if INTERPRETED:
        return
    assert [row.cards for row in found.by_seat] == pytest.approx([0.75, -0.75], abs=0.05)
    assert [row.own for row in found.by_seat] == [0, 0]
    (turn,) = found.turning_points
    assert (turn.kind, turn.number, turn.seat) == ("cards", 0, 0)
    english, french = (tell(turn, Phrasebook(which, match.game.folder), ["Anna", "Bea"]) for which in LANGUAGES)
    assert english.startswith("Move 1: Anna draws a card: Fox.")
    assert english.endswith("→ 100%).")
    assert "Les cartes ont surtout aidé Anna" in french


def test_the_review_of_a_decision_rests_on_its_sight_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games alike but for cards that nobody has seen: given the same sights, the same judgements."""
    first, second = (
        symphonimo(2, "fox owl fox bear cat frog owl fox"),
        symphonimo(2, "fox owl fox bear fox owl frog cat"),
    )
    for match in (first, second):
        act(match, "draw", "place 1", "draw", "place 1", "draw", "place 2", "draw", "place 2")
    alike = len(first.log)
    assert [first.at(i).view(0) for i in range(alike)] == [second.at(i).view(0) for i in range(alike)]
    sights: dict[tuple[int, int], Sight] = {}
    plain = Match.sight

    def recorded(match: Match, seat: int, seed: int | str | bytes | None = None) -> Sight:
        key = (len(match.log), seat)
        if key[0] >= alike:
            return plain(match, seat, seed)
        if key not in sights:
            sights[key] = plain(match, seat, seed)
        assert sights[key].game.view(match.box, sights[key].state, seat) == match.view(seat)
        return sights[key]

    monkeypatch.setattr(Match, "sight", recorded)
    one, two = (review(play_on(match), budget=iterations(300)) for match in (first, second))
    assert one.decisions[:alike] == two.decisions[:alike]
    assert first.log != second.log or first.outcome != second.outcome


@pytest.mark.compiled
def test_other_hidden_cards_change_a_judgement_by_chance_only() -> None:
    match = play_on(symphonimo(2, PILE), "random")
    swapped = Match.at(match, len(match.log))
    swapped._states = [state.copy() for state in match._states]
    for i, move in enumerate(match.log):
        swapped._states[i] = match.at(i).sight(move.seat, i).state
    ours, theirs = (review(which, budget=iterations(2000)) for which in (match, swapped))
    for one, two in zip(ours.decisions, theirs.decisions, strict=True):
        doubt = max(one.doubt, two.doubt, 0.02)
        assert one.after[one.seat] == pytest.approx(two.after[two.seat], abs=5 * doubt)


def test_the_same_seed_gives_the_same_review_on_any_number_of_threads() -> None:
    match = planted()
    plain = [
        msgspec.structs.replace(review(match, budget=iterations(200), threads=threads, seed=3), seconds=0)
        for threads in (1, 2)
    ]
    assert plain[0] == plain[1]


def test_a_review_is_plain_data() -> None:
    _, found = reviewed()
    written = msgspec.json.encode(found)
    assert msgspec.json.decode(written, type=Review) == found


def test_a_record_is_reviewed_with_its_players() -> None:
    match = planted()
    record = record_of(match, ["Anna", "Bea"])
    with pytest.raises(podium.PodiumError, match="cannot be played"):
        review(record)  # its deal is not the planted one
    assert review(match, budget=iterations(8)).players == ("Seat 0", "Seat 1")


def test_progress_is_reported_and_an_interruption_gives_nothing() -> None:
    match, seen = planted(), []
    review(match, budget=iterations(8), progress=lambda done, total: seen.append((done, total)))
    assert seen == [(done, seen[0][1]) for done in range(seen[0][1] + 1)]

    def stop(done: int, total: int) -> None:
        if done == min(2, total):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(match, budget=iterations(8), progress=stop)


def test_time_is_shared_among_the_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podium.lab.study.REVIEW_SECONDS", 0.05)
    monkeypatch.setattr("podium.lab.study.LEAST_ITERATIONS", 4)
    found = review(planted(), threads=2)
    assert found.budget == Budget(milliseconds=max(LEAST_MS, int(50 * 2 / 6)))
    assert all(decision.loss >= 0 for decision in found.decisions)


def test_what_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(BadReview, match="not over, and a review would tell what its hidden cards are"):
        review(act(symphonimo(2, PILE), "draw"))


def test_verdicts() -> None:
    assert [verdict(loss) for loss in (0, 0.019, 0.02, 0.05, 0.1, 0.9)] == [
        "", "", "inaccuracy", "mistake", "blunder", "blunder",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_names_everybody_and_fits_the_terminal(language: str) -> None:
    match, found = reviewed()
    phrases = Phrasebook(language, match.game.folder)
    for seat in (None, 1):
        text = shown(draw_review(found, match.game.title, phrases, seat), width=80)
        assert max(len(line) for line in text.splitlines()) <= 80
        for name in NAMES:
            assert name in text
        assert "review" not in text.split("\n", 1)[1].lower()  # no key without its words
    assert ("Tournants" if language == "fr" else "Turning points") in text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Move 5: Carl chose “{played}”, a blunder that cost 30% of the chance to win. Better was “{best}”."),
        ("fr", "Coup 5 : Carl a choisi « {played} », une gaffe qui a coûté 30 % de chances de gagner. Mieux valait"),
    ],
)
def test_slips_are_told_in_words_unless_the_turning_points_do(language: str, sentence: str) -> None:
    match, found = reviewed()
    phrases = Phrasebook(language, match.game.folder)
    slip = msgspec.structs.replace(found.decisions[4], loss=0.3, verdict="blunder")
    point = TurningPoint(
        kind="choice", number=4, seat=slip.seat, swing=-0.3, chance_from=0.5, chance_to=0.2,
        played=slip.played.message, best=slip.best.message,
    )  # fmt: skip
    told = {}
    for points in ((), (point,)):
        made = msgspec.structs.replace(found, decisions=(slip,), turning_points=points)
        told[len(points)] = " ".join(shown(draw_review(made, match.game.title, phrases, slip.seat)).split())
    said = sentence.format(played=phrases.say(slip.played.message, NAMES), best=phrases.say(slip.best.message, NAMES))
    assert " ".join(said.split()) in told[0]
    assert phrases("review-worst") in told[0]
    assert phrases("review-worst") not in told[1]


def test_sparklines() -> None:
    assert sparkline([0, 0.5, 1]) == "▁▅█"
    assert len(sparkline([0.5] * 500, 40)) == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_every_seat(tmp_path: Path, language: str) -> None:
    match, found = reviewed()
    plot_review(found, tmp_path / "curve.svg", Phrasebook(language, match.game.folder))
    text = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    for name in NAMES:
        assert name in text


def test_a_hint_gives_the_best_choices_first() -> None:
    match = planted().at(4)
    found = hint(match, budget=iterations(2000), seed=1)
    assert (found.seat, len(found.choices)) == (0, 3)
    assert sum(choice.tried for choice in found.choices) == pytest.approx(1)
    assert found == msgspec.structs.replace(hint(match, 0, iterations(2000), seed=1), seconds=found.seconds)
    if not INTERPRETED:
        assert found.choices[0].text == "take 1"
        assert found.choices[0].chance > 0.9
    for language, part in zip(LANGUAGES, ("from what you can see", "d'après ce que vous voyez"), strict=True):
        assert part in shown(draw_hint(found, NAMES, Phrasebook(language, match.game.folder)))


@pytest.mark.parametrize("slug", podium.slugs())
def test_a_hint_is_what_the_bot_thinks_in_its_own_style(slug: str) -> None:
    """The settings that were found best for a game and its player count: not some others."""
    match = Match.new(slug, seats=podium.game(slug).seats[-1], seed=2)
    seat = match.pending[0]
    if len(match.legal(seat)) == 1:
        match.play(seat, match.legal(seat)[0])
        seat = match.pending[0]
    budget, words = iterations(200), bytes(32)
    found = hint(match, seat, budget, seed=words)
    sight = match.sight(seat, words)
    thought = think(sight, budget, style_of(sight), words)
    visits = dict(zip(thought.actions, thought.visits, strict=True))
    assert [choice.tried * thought.iterations for choice in found.choices] == pytest.approx(
        [visits[choice.action] for choice in found.choices]
    )


def test_a_hint_where_there_is_one_choice_needs_no_search() -> None:
    match = symphonimo(2, PILE)
    found = hint(match)
    assert (len(found.choices), found.iterations, found.choices[0].chance) == (1, 0, None)
    assert "only one choice" in shown(draw_hint(found, NAMES, Phrasebook("en", match.game.folder)))


def test_hints_are_refused_in_one_sentence() -> None:
    with pytest.raises(GameOver, match="nothing left to choose"):
        hint(planted())
    with pytest.raises(OutOfTurn, match="Seat 1 is not to act, so there is no hint for it; to act: 0"):
        hint(symphonimo(2, PILE), 1)
    with pytest.raises(podium.PodiumError, match="seats 0 to 1; seat 7"):
        hint(symphonimo(2, PILE), 7)


def test_choices_made_at_once_are_one_step_seen_by_each_as_the_first() -> None:
    match = play_on(Match.new("turandot", seats=3, options={"first_puccini": 0}, seed=1))
    study = Study(match, bytes(32), Budget(iterations=1), 1)
    together = [(a, b) for a, b in study.bounds if b - a > 1]
    assert study.bounds[0] == together[0]
    assert len(together) == 7 + (match.at(together[-1][0]).view().phase == "casting")
    for first, last in together:
        assert {match.log[i].seat for i in range(first, last)} == {0, 1, 2}
        assert study.reveals[last - 1]
        assert not any(study.reveals[first : last - 1])
        for i in range(first, last):
            seat = match.log[i].seat
            eyes = study._eyes(i)
            assert all(move.seat == seat for move in eyes.log[first:])
            assert match.log[i].action in eyes.legal(seat)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 4])
def test_an_opera_is_reviewed(seats: int) -> None:
    match = play_on(Match.new("turandot", seats=seats, seed=1))
    found = review(match, budget=iterations(100))
    for row in found.by_seat:
        assert row.start + row.own + row.others + row.cards == pytest.approx(row.result, abs=1e-9)
    for language in LANGUAGES:
        phrases = Phrasebook(language, match.game.folder)
        assert shown(draw_review(found, match.game.title, phrases))
    casting = found.steps[-1]
    assert casting.cards == pytest.approx([0] * seats)


@pytest.mark.compiled
def test_a_thrown_casting_is_found() -> None:
    """Whoever would win gives every role to the wrong singer; the others cast as well as can be."""
    match, loser = next(found for seed in range(50) if (found := thrown(seed)))
    found = review(match, budget=iterations(1000))
    casting = found.steps[-1]
    assert min(casting.own) == casting.own[loser] < -BLUNDER
    assert ("choice", loser) in [(point.kind, point.seat) for point in found.turning_points]
    assert casting.cards == pytest.approx([0] * match.seats)


def thrown(seed: int) -> tuple[Match, int] | None:
    match = Match.new("turandot", seats=3, seed=seed)
    while match.view().phase != "casting":
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("greedy"), len(match.log)))
    loser = max(range(3), key=lambda seat: match.scores[seat])
    for seat in range(3):
        if seat != loser:
            match.play(seat, "cast best")
    worst = min(permutations(range(1, 7)), key=lambda order: cast(match, loser, order).scores[loser])
    over = cast(match, loser, worst)
    assert over.outcome is not None
    return None if loser in over.outcome.winners else (over, loser)


def cast(match: Match, seat: int, singers: tuple[int, ...]) -> Match:
    then = match.at(len(match.log))
    for singer in singers[:-1]:
        then.play(seat, f"cast {singer}")
    return then
