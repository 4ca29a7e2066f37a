"""Lessons of practice: a stretch of play at every table, what else could have been done, and what is learnt from it.

Needs the package torch; `podium.lab.practise` says so where it is missing, and tells how it all works.
"""

import copy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import torch
from torch.optim.swa_utils import AveragedModel

from podium.core.game import Game
from podium.core.instinct import Instinct
from podium.lab.practice_mind import NEVER, Critic, Mind, Senses
from podium.lab.practice_tables import EXACT, CudaTables, Tables

STRETCH: Final = 32  # decisions at each table between two lessons
GROUP: Final = 1024  # tables that one processor plays at: what is seen at them stays near it
UNSURE: Final = 0.97  # where the mind does less likely what it likes best, other actions are tried
TRIED: Final = 4  # actions at most; two at least
LIKELY: Final = 0.03  # what is less likely is not tried, beyond two
LOOK: Final = 8  # own decisions until the critic is asked: more is noise, less is the critic's error
FAR: Final = 16  # and until he is asked once more, when it is weighed what was learnt
DIFFERENCE: Final = 0.07  # how far apart the results of what is tried come out, as a rule
BATCH: Final = 8192  # decisions
RATE: Final = 5e-5  # of learning, down to a fifth at the end
CRITICS_RATE: Final = 1e-4
CRITICS_BATCH: Final = 16_384
HEARD: Final = 0.25  # how much of all decisions the critic learns from
SURE_ONES: Final = 0.1  # and of those it was sure of, the mind
CURIOSITY: Final = 0.002  # what trying many things is worth, down to nothing
PATIENCE: Final = 0.95  # how much later surprises count for what is to be expected
CLIP: Final = 0.2
MEMORY: Final = 0.9997  # of the mean that is kept, for a step
WARM_UP: Final = 0.05  # of the time, in which only the critic learns unless the mind can teach it
STRETCHES_WEIGHED: Final = 4
GAMES_JUDGED: Final = 6  # at each table, to their ends: cut off, the short games would count too much


class School:
    """A mind, its critic, and their tables."""

    def __init__(
        self, of: Game, seats: int, many: int | None, processors: int, seed: int, origin: Instinct | None = None
    ) -> None:
        is_gpu = torch.cuda.is_available()
        kind = CudaTables if is_gpu else Tables
        self.many = many or (65_536 if is_gpu else 8192)
        self.place = torch.cuda.get_device_name() if is_gpu else f"{processors} processors"
        group = self.many if is_gpu else GROUP
        self.processors = 1 if is_gpu else processors
        self.of, self.seats, self.seed, self.kind = of, seats, seed, kind
        self.senses = Senses(of, kind(of, seats, min(self.many, 8192), seed))
        device = kind.device
        self.mind = Mind(self.senses).to(device)
        self.critic = Critic(self.senses).to(device)
        if origin is not None:
            self.mind.begin_as(origin, self.senses)
            self.critic.begin_as(self.mind)
        self.beginning = copy.deepcopy(self.mind)
        self.warm_up = WARM_UP if origin is None else 0.0
        self.mean = AveragedModel(self.mind, avg_fn=_remembered)
        self.steps = torch.optim.AdamW(self.mind.parameters(), lr=RATE, weight_decay=1e-5)
        self.critics_steps = torch.optim.AdamW(self.critic.parameters(), lr=CRITICS_RATE, weight_decay=1e-5)

        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros(STRETCH, self.many, *shape, dtype=dtype, device=device)

        self.seen, self.added = room(self.senses.inputs, dtype=torch.bfloat16), room(self.senses.actions)
        self.result, self.ended = room(), room()
        self.expected = torch.zeros(STRETCH + 1, self.many, device=device)
        ends = range(0, self.many, group)
        self.groups = [_Group(self, slice(i, min(i + group, self.many)), seed + 1 + i) for i in ends]
        self.decisions, self.places, self.games, self.doubt = 0, 0.0, 0.0, 0.0

    def report(self) -> str:
        place = self.seats - self.places / max(self.games, 1) * (self.seats - 1)
        self.places = self.games = 0.0
        return (
            f"{self.decisions / 1e6:,.0f} million decisions, mean place {place:.3f} while trying things, "
            f"entropy {self.doubt:.3f}"
        )

    def note(self, path: Path, gone: float) -> None:
        """Keep what both nets know, and how much of the time is over."""
        kept = {name: part.state_dict() for name, part in self._parts().items()}
        torch.save({"gone": gone, "senses": (self.senses.middle, self.senses.scale), **kept}, path)

    def recall(self, path: Path) -> float:
        kept = torch.load(path, map_location=self.kind.device)
        for name, part in self._parts().items():
            part.load_state_dict(kept[name])
        self.senses.middle, self.senses.scale = kept["senses"]
        self.beginning.load_state_dict(self.mean.module.state_dict())
        return float(kept["gone"])

    def _parts(self) -> dict[str, Any]:
        return {
            "mind": self.mind,
            "mean": self.mean,
            "critic": self.critic,
            "steps": self.steps,
            "critics_steps": self.critics_steps,
        }

    def instinct(self) -> Instinct:
        return self.mean.module.instinct(self.senses)  # type: ignore[no-any-return]

    def lesson(self, gone: float) -> None:
        """Play a stretch and learn from it; `gone` is how much of the time is over."""
        for group in self.steps.param_groups:
            group["lr"] = RATE * (1 - 0.8 * gone)
        at, actions, likely, came = self._gather(self.mind, (LOOK,))
        self.decisions += self.ended.numel()
        self.places += float(self.result.sum())
        self.games += float(self.ended.sum())
        if gone >= self.warm_up:
            self._teach(at, actions, likely, came[..., 0], CURIOSITY * (1 - gone))
        self._teach_critic(self._targets())

    def _gather(self, mind: Mind, looks: tuple[int, ...]) -> tuple[Any, Any, Any, Any]:
        """A stretch at all tables; see `_Group.gather`."""
        if self.processors > 1:
            torch.set_num_threads(1)  # each processor is busy with tables of its own
        with ThreadPoolExecutor(self.processors) as pool:
            tried = list(pool.map(lambda group: group.gather(mind, looks), self.groups))
        if self.processors > 1:
            torch.set_num_threads(self.processors)
        at, actions, likely, came = (torch.cat(some) for some in zip(*tried, strict=True))
        return at, actions, likely, came

    def _teach(self, at: Any, actions: Any, likely: Any, came: Any, curiosity: float) -> None:
        """The mind learns from what was tried where it was not sure, and to hope for what the critic expects."""
        mean = (likely * came).sum(1, keepdim=True) / likely.sum(1, keepdim=True)
        better = torch.where(likely > 0, (came - mean) / DIFFERENCE, torch.zeros_like(came))
        sure = torch.rand(self.ended.numel(), device=at.device) < SURE_ONES
        sure[at] = False
        others = sure.nonzero().squeeze(1)
        none = actions.new_zeros(len(others), TRIED)
        at, actions = torch.cat([at, others]), torch.cat([actions, none])
        likely, better = (torch.cat([part, none.to(part.dtype)]) for part in (likely, better))
        seen, added = self.seen.flatten(0, 1), self.added.flatten(0, 1)
        expected = self.expected[:STRETCH].flatten()
        for some in torch.randperm(len(at), device=at.device).chunk(max(1, round(len(at) / BATCH))):
            likes, hopes = self.mind(seen[at[some]])
            sureness = torch.log_softmax(likes + added[at[some]], 1)
            ratio = sureness.gather(1, actions[some]).exp() / likely[some].clamp(min=1e-6)
            praised = torch.min(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some])
            doubt = -(sureness.exp() * sureness.clamp(min=-50)).sum(1).mean()
            wrong = (hopes - expected[at[some]]).pow(2).mean()
            _step(self.steps, self.mind, wrong - (likely[some] * praised).sum(1).mean() - curiosity * doubt)
            self.mean.update_parameters(self.mind)
        self.doubt = doubt.item()

    def _targets(self) -> Any:
        """What was to be expected after all: what was, and how much better things went on."""
        later = torch.zeros_like(self.expected[0])
        targets = torch.empty_like(self.result)
        for step in reversed(range(STRETCH)):
            goes_on = 1 - self.ended[step]
            at_once = self.result[step] + goes_on * self.expected[step + 1] - self.expected[step]
            later = at_once + PATIENCE * goes_on * later
            targets[step] = self.expected[step] + later
        return targets.flatten()

    def _teach_critic(self, targets: Any) -> None:
        seen = self.seen.flatten(0, 1)
        heard = torch.randperm(len(targets), device=targets.device)[: int(HEARD * len(targets))]
        for some in heard.split(CRITICS_BATCH):
            _step(self.critics_steps, self.critic, (self.critic(seen[some]) - targets[some]).pow(2).mean())

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def gains(self) -> tuple[float, float, float]:
        """What was learnt is worth so much at a decision where the mind was not sure at the beginning, in results from
        0 to 1: as the critic sees it after LOOK decisions, and after FAR; and the error of the latter.

        What is much less after FAR was learnt from the critic's errors.
        """
        found = []
        for _ in range(STRETCHES_WEIGHED):
            at, actions, likely, came = self._gather(self.beginning, (LOOK, FAR))
            seen, added = self.seen.flatten(0, 1), self.added.flatten(0, 1)
            was = likely / likely.sum(1, keepdim=True)
            for some in torch.arange(len(at), device=at.device).split(BATCH):
                likes = self.mean.module(seen[at[some]])[0] + added[at[some]]
                now = likes.softmax(1).gather(1, actions[some]) * (likely[some] > 0)
                now /= now.sum(1, keepdim=True)
                found.append(((now - was[some])[..., None] * came[some]).sum(1))
        gain = torch.cat(found)
        soon, far = gain.mean(0).tolist()
        return soon, far, float(gain[:, 1].std()) / len(gain) ** 0.5

    def judge(self) -> tuple[float, float, int]:
        """The mean place of who plays what the mind, as it is kept, likes best; its error, and of how many games."""
        tables = self.kind(self.of, self.seats, min(self.many, 16_384), self.seed, EXACT)
        left = torch.full((tables.many,), GAMES_JUDGED, device=tables.device)
        results = []
        with torch.no_grad():
            while left.any():
                seen, added = self.senses.see(tables)
                tables.play((self.mean.module(seen)[0] + added).argmax(1))
                over = (tables.ended > 0) & (left > 0)
                left -= over.int()
                results.append(tables.result[over].clone())
        came = torch.cat(results)
        others = self.seats - 1
        return self.seats - others * float(came.mean()), others * float(came.std()) / len(came) ** 0.5, len(came)


def _remembered(mean: Any, now: Any, steps: Any) -> Any:
    """The mean of the last thousands of steps; of all while there are fewer."""
    kept = min(MEMORY, (1 + int(steps)) / (10 + int(steps)))
    return kept * mean + (1 - kept) * now


def _step(steps: Any, net: Any, loss: Any) -> None:
    steps.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    steps.step()


class _Group:
    """Some of the tables, played at by one processor; and room for the copies at which other actions are tried."""

    def __init__(self, school: School, part: slice, seed: int) -> None:
        self.school, self.part = school, part
        many = part.stop - part.start
        self.tables = school.kind(school.of, school.seats, many, seed)
        self.copies = school.kind(school.of, school.seats, TRIED * many)
        self.is_new = True

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def gather(self, mind: Mind, looks: tuple[int, ...]) -> tuple[Any, Any, Any, Any]:
        """Play a stretch as a mind likes. Returns which decisions were open, and of each of them what was tried, how
        likely it was, and what it came to after so many decisions."""
        school, part, tables = self.school, self.part, self.tables
        first = part.start
        if self.is_new:
            self._spread(mind)
        found = []
        for step in range(STRETCH):
            seen, added = school.senses.see(tables)
            school.seen[step, part], school.added[step, part] = seen, added
            school.expected[step, part] = school.critic(seen)
            likes = mind(seen)[0] + added
            at, actions, likely, came = self._try(mind, likes, looks)
            found.append((step * school.many + first + at, actions, likely, came))
            tables.play(_drawn(likes))
            school.result[step, part], school.ended[step, part] = tables.result, tables.ended
        school.expected[STRETCH, part] = school.critic(school.senses.see(tables)[0])
        at, actions, likely, came = (torch.cat(some) for some in zip(*found, strict=True))
        return at, actions, likely, came

    def _spread(self, mind: Mind) -> None:
        """All games began at once: play until they have drifted apart."""
        for _ in range(2 * STRETCH):
            seen, added = self.school.senses.see(self.tables)
            self.tables.play(_drawn(mind(seen)[0] + added))
        self.is_new = False

    def _try(self, mind: Mind, likes: Any, looks: tuple[int, ...]) -> tuple[Any, Any, Any, Any]:
        """Where the mind is not sure, all that it finds likely, on copies of the table that it follows on."""
        likely, actions = likes.softmax(1).topk(TRIED, 1)
        open_ = (likely[:, 0] < UNSURE).nonzero().squeeze(1)
        likely, actions = likely[open_], actions[open_]
        is_tried = likely > LIKELY
        is_tried[:, :2] = likely[:, :2] > 0
        likely = torch.where(is_tried, likely, torch.zeros_like(likely))
        came = likely.new_zeros(*likely.shape, len(looks))
        if len(open_):
            row, _ = is_tried.nonzero(as_tuple=True)
            came[is_tried] = self._follow(mind, open_[row], actions[is_tried], looks)
        return open_, actions, likely, came

    def _follow(self, mind: Mind, tables: Any, chosen: Any, looks: tuple[int, ...]) -> Any:
        """What these actions come to after some decisions of which each is what a mind likes best."""
        school, copies = self.school, self.copies
        copies.lay_out(self.tables, tables)
        over = torch.zeros(len(tables), dtype=torch.bool, device=chosen.device)
        came, found = torch.zeros(len(tables), device=chosen.device), []
        for decision in range(1, looks[-1] + 1):
            copies.play(chosen)
            ends = (copies.ended > 0) & ~over
            came = torch.where(ends, copies.result, came)
            over |= ends
            seen, added = school.senses.see(copies)
            if decision in looks:
                found.append(torch.where(over, came, school.critic(seen)))
            if decision < looks[-1]:
                chosen = (mind(seen)[0] + added).argmax(1)
        return torch.stack(found, 1)


def _drawn(likes: Any) -> Any:
    """An action for each table, as likely as it is liked."""
    luck = torch.rand_like(likes).clamp(1e-20, 1 - 1e-7)
    return torch.where(likes > NEVER / 2, likes - torch.log(-torch.log(luck)), likes).argmax(1)
