# `make play` and `make test` are all one needs; `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play test check unit interpreted bounds prove load bench clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: .venv/ready ## everything the project needs, into .venv/

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Podium needs Python 3.11 or newer; $$($(PYTHON) --version) was found. Name another with: make PYTHON=python3.12 …"; exit 2; }
	@echo "Setting up .venv (once; a minute or two)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch .venv/ready

play: setup ## a game of Symphonimo in this terminal, against bots
	@$(BIN)/podium play symphonimo

test: setup check unit interpreted bounds ## check and test everything, compiled, interpreted and bounds-checked

check: setup ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

unit: setup ## the tests, compiled
	$(BIN)/pytest -q -n 2

interpreted: setup ## the tests without compilation, with coverage
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n 2 -p no:cacheprovider -m "not compiled"
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --skip-covered --fail-under=94

bounds: setup ## the kernels' tests with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 tests/games tests/bots tests/core

prove: setup ## counts too large for every day: 100,000 games an option set, 1,000,000 redeals, 50 kills
	$(BIN)/python -m tests.prove

load: setup ## how many tables one server holds: latency, memory, and (--minutes) leaks
	$(BIN)/python bench/server.py --tables 1000 --every 5 --seconds 60

bench: setup ## speed of play and search, side by side with OpenSpiel, RLCard and PettingZoo
	$(BIN)/python bench/run.py

clean: ## remove what setup and tests made
	rm -rf .venv .venv-peers build *.egg-info .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis
