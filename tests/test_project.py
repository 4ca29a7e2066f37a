"""The project about itself: rules cited, README true, nothing of anybody's machine in it."""

import ast
import doctest
import re
import subprocess
from pathlib import Path

import pytest

import podium

ROOT = Path(__file__).parent.parent


def cited(slug: str) -> set[int]:
    found: set[int] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                name, *numbers = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if name == slug:
                    found |= {number for number in numbers if isinstance(number, int)}
    return found


@pytest.mark.parametrize("slug", podium.slugs())
def test_every_numbered_rule_is_cited_by_a_test(slug: str) -> None:
    text = (podium.game(slug).folder / "RULES.md").read_text(encoding="utf-8")
    numbers = {int(number) for number in re.findall(r"^(\d+)\. ", text, re.M)}
    assert numbers
    assert numbers == cited(slug)


def test_the_readme_and_the_package_say_what_is_so() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (results.failed, results.attempted > 5) == (0, True)
    assert doctest.testmod(podium).failed == 0


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{podium.__version__}"' in (ROOT / "pyproject.toml").read_text()
    assert f"## {podium.__version__}" in (ROOT / "CHANGELOG.md").read_text()


def test_no_paths_or_hosts_of_anybodys_machine() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    hosts = re.compile("|".join(["files.python" + "hosted", "registry.np" + "mjs", "/ro" + "ot/", "pypi" + r"\.org"]))
    for name in listed:
        path = ROOT / name
        if path.suffix in {".py", ".md", ".toml", ".txt", ".json", ".ftl", ".sh", ".lock", ""} and path.is_file():
            assert not hosts.search(path.read_text(encoding="utf-8")), name


def test_files_stay_short_enough_to_read() -> None:
    for path in (ROOT / "podium").rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 700, path
