# Two commands: `make play` and `make test`. Each does all of its own set-up.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
BROWSERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
WEB_SOURCES := $(shell find web/src web/public web/vite-plugins web/*.ts web/*.js web/*.json web/index.html \
	src/webfoot/games -path '*/node_modules' -prune -o -type f -print 2>/dev/null | grep -v -e '\.py$$' -e __pycache__ -e '\.md$$')

# Bytecode is kept even where the environment says otherwise: else every process that a test starts, which are hundreds,
# compiles all of Python's modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint types imports unit web browser positions pictures coverage lowest lab bench bench-guard docs wheel compiled lock format clean

play: .venv/play web/dist/index.html
	@$(BIN)/webfoot serve --host $(HOST) --port $(PORT) --open

# What needs no browser runs two targets at a time, so that what works alone keeps no processor idle; each target's words
# come when it is done. The browser tests have the machine to themselves.
test: .venv/dev web/dist/index.html
	@$(MAKE) --no-print-directory -j 2 --output-sync=target unit lint types imports web
	@$(MAKE) --no-print-directory browser

lint: .venv/dev web/node_modules/.installed
	$(BIN)/ruff format --check src tests bench scripts examples
	$(BIN)/ruff check src tests bench scripts examples
	cd web && npm run --silent lint

types: .venv/dev web/node_modules/.installed
	$(BIN)/mypy
	cd web && npm run --silent types:check && npm run --silent check

imports: .venv/dev
	$(BIN)/lint-imports

# Most tests import the sources. Many games are played on the compiled engine, which is built first, and so is a share
# of the tests of the server.
unit: .venv/dev
	@scripts/need-postgres
	@scripts/need-redis
	WEBFOOT_ENGINE=$(CURDIR)/.engine $(BIN)/webfoot compile
	WEBFOOT_ENGINE=$(CURDIR)/.engine $(BIN)/pytest -n 2 --dist worksteal -m "engine or both" \
		$(shell grep -rlE 'mark\.(engine|both)' tests --include='test_*.py')
	$(BIN)/pytest -n 2 --dist worksteal --ignore=tests/e2e -m "not engine"

web: .venv/dev web/dist/index.html
	cd web && npm run --silent test && npm run --silent size

# On the compiled engine, as every server from its second start on. A browser that shares its processors with others can
# be too slow once: a test that fails is tried once more, and the summary names it. Tests wait a good deal for servers and
# bots, so there is one worker more than there are processors. Each takes the next test when it is done with one.
browser: .venv/dev web/dist/index.html
	@scripts/need-chromium
	WEBFOOT_ENGINE=$(CURDIR)/.engine $(BIN)/webfoot compile
	WEBFOOT_ENGINE=$(CURDIR)/.engine $(BIN)/pytest -n $(BROWSERS) --dist load --maxschedchunk 1 --reruns 1 -r fER tests/e2e

# Positions of the boards for the page's tests and its gallery, in web/positions/.
positions: .venv/dev
	$(BIN)/python -m tests.positions

# Pictures of the screens for the documentation, in docs/pictures.
pictures: .venv/dev web/node_modules/.installed
	@scripts/need-chromium
	$(BIN)/python -m scripts.take_pictures

# Lines and branches of the library and the server that no test reaches.
coverage: .venv/dev
	@scripts/need-postgres
	@scripts/need-redis
	$(BIN)/pytest -n 2 --dist worksteal --ignore=tests/e2e --cov --cov-report=term:skip-covered --cov-report=html

# The unit tests on the lowest versions that pyproject.toml allows, in an environment of their own.
lowest: .venv/uv
	@scripts/need-postgres
	@scripts/need-redis
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-lowest
	$(BIN)/uv pip install --quiet --python .venv-lowest/bin/python --resolution lowest-direct \
		-r pyproject.toml --extra all -r requirements/build.in
	$(BIN)/uv pip install --quiet --python .venv-lowest/bin/python -r requirements/lowest-tools.in
	HATCH_BUILD_HOOKS_ENABLE=0 $(BIN)/uv pip install --quiet --python .venv-lowest/bin/python --no-deps \
		--no-build-isolation -e .
	.venv-lowest/bin/pytest -n 2 --dist worksteal --ignore=tests/e2e --ignore=tests/envs -W default
	$(BIN)/python scripts/try_doors.py --lowest

# The suites of PettingZoo, Gymnasium and OpenSpiel in full, and the first example of each door with its extra alone.
lab: .venv/dev
	WEBFOOT_LAB=1 $(BIN)/pytest -n 2 --dist worksteal tests/envs
	$(BIN)/python scripts/try_doors.py

# The documentation site, in site/.
docs: .venv/dev .venv-docs/installed
	$(BIN)/python -m webfoot.server.environment > docs/settings.md
	$(BIN)/python -m webfoot.envs.featurepage > docs/features.md
	.venv-docs/bin/zensical build --strict

.venv-docs/installed: .venv/uv requirements/docs.lock
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv-docs
	$(BIN)/uv pip install --quiet --python .venv-docs/bin/python --require-hashes -r requirements/docs.lock
	@touch $@

bench: .venv/dev
	$(BIN)/python -m bench

# Instructions of fixed workloads beside those in bench/guard/figures.json; needs Valgrind.
bench-guard: .venv/dev
	WEBFOOT_ENGINE=off $(BIN)/python -m bench.guard

format: .venv/dev web/node_modules/.installed
	$(BIN)/ruff format src tests bench scripts examples
	$(BIN)/ruff check --fix src tests bench scripts examples
	cd web && npm run --silent format

# Packages in dist/, the built page inside: pure Python, or with engine and search as machine code.
wheel: .venv/dev web/dist/index.html
	rm -rf src/webfoot/server/static && cp -r web/dist src/webfoot/server/static
	$(BIN)/uv build --quiet --wheel; status=$$?; rm -rf src/webfoot/server/static; \
		find src -name '*.cpython-*.so' -delete; exit $$status

compiled: export HATCH_BUILD_HOOKS_ENABLE = 1
compiled: wheel
	$(BIN)/python scripts/check_compiled.py dist/webfoot-*-cp*.whl

# Hashes and versions only: the locks name no registry.
lock: .venv/dev
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
		--extra server --extra calls --extra passkeys --extra postgres --extra workers --extra arena --extra compile -o requirements/play.lock pyproject.toml requirements/build.in
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
		--extra server --extra calls --extra passkeys --extra postgres --extra workers -c requirements/play.lock \
		-o requirements/server.lock pyproject.toml
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
		--extra all --group dev -o requirements/dev.lock pyproject.toml requirements/build.in
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
		--group docs -o requirements/docs.lock

clean:
	rm -rf .engine .venv .venv-docs .venv-lowest site htmlcov web/node_modules web/.svelte-check web/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache pictures

.venv/uv: requirements/uv.lock
	$(PYTHON) -c 'import sys; sys.exit("Webfoot needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock
	@touch $@

.venv/play: .venv/uv requirements/play.lock pyproject.toml
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/play.lock
	HATCH_BUILD_HOOKS_ENABLE=0 $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/play requirements/dev.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.lock
	@touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@
