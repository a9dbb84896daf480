# The two commands are `make run` and `make test`. Both install what they need.

SHELL := /bin/bash
# Where Tools/steps/run says so, each line of a recipe is timed.
ifdef STEPS
SHELL := Tools/steps/step
.SHELLFLAGS = $(STEPS) $@
endif
.DEFAULT_GOAL := help

PYTHON := .venv/bin/python
# What the tests need of Python is there once this is.
PACKAGES := .venv/bin/pytest
SWIFT_SOURCES := Package.swift Sources Tests Tools/Package.swift Tools/Sources Tools/Tests \
	Examples/Gallery/Package.swift Examples/Gallery/Sources Examples/Gallery/Tests \
	Examples/AppleDemo/Sources Benchmarks/Package.swift Benchmarks/Sources \
	$(addprefix Verification/HeadlessUIKit/,Package.swift Sources Tests)
WASM := Web/host/live-controls.wasm
FRAMEWORKS := Examples/Web/frameworks
# Warnings are errors here and not in Package.swift: Xcode suppresses the warnings of the packages that an app depends on, and the compiler takes
# only one of both options. Whatever builds the libraries in .build takes these options, or all is built anew.
STRICT := -Xswiftc -warnings-as-errors
# One build of livectl serves its tests and what compares with it by the ten thousand.
TESTED_TOOLS := --package-path Tools -c release -Xswiftc -enable-testing

# Apart from the tests that open thousands of connections: Foundation's Process, of Swift 6.3 on Linux, may crash where as many files are open
# (swift-corelibs-foundation, pull request 5472).
STARTS_PROCESSES := GalleryCommandTests|PageCachingTests

.PHONY: help
help: ## Lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

## Using it

.PHONY: run
run: system-base wasm $(FRAMEWORKS) build-gallery ## Builds the core and the gallery, serves it and prints its address (HOST, PORT)
	@python3 Tools/dist/gallery.py --where-possible
	@exec Examples/Gallery/.build/debug/gallery

.PHONY: wasm
wasm: system-wasm ## Builds the core for browsers: Web/host/live-controls.wasm
	@echo "==> Building the core for browsers (about a minute the first time)"
	python3 Tools/wasm/build.py

.PHONY: dist
dist: system-web wasm ## Bundles the elements into dist/ and prints what a page loads
	@echo "==> Bundling"
	python3 Tools/dist/build.py
	python3 Tools/wasm/build.py --check

.PHONY: weight
weight: system-web wasm ## Says which code the bytes of each core are, function by function: Documentation/weight.md
	python3 Tools/weight/report.py

.PHONY: gallery-bundle
gallery-bundle: system-web wasm ## Bundles what the gallery's pages load into Examples/Gallery/Bundle
	@echo "==> Bundling the gallery"
	python3 Tools/dist/gallery.py

.PHONY: bench
bench: bench-core bench-web ## Measures the core and the elements against others that do the same, as ratios in one run

.PHONY: bench-core
bench-core: ## Measures the core against the standard library
	swift run --package-path Benchmarks -c release benchmarks

.PHONY: bench-web
bench-web: $(PACKAGES) dist gallery-bundle build-gallery system-browsers ## Measures the elements against pages written by hand, and how pages start on a slow line
	$(PYTHON) Benchmarks/browser/keystroke.py
	$(PYTHON) Benchmarks/browser/number.py
	$(PYTHON) Benchmarks/browser/startup.py $(if $(NUMBER_FLOW),--number-flow $(NUMBER_FLOW))

.PHONY: fuzz
fuzz: ## Sends controls events at random and checks what must hold after each (CONTROL, SECONDS, SEED)
	swift run -c release Fuzz $(or $(CONTROL),all) $(or $(SECONDS),10) $(SEED)

.PHONY: fuzz-parsers
fuzz-parsers: ## Lets libFuzzer, with AddressSanitizer, choose what the parsers read (SECONDS for each, PARSER)
	python3 Tools/fuzz/parsers.py --seconds $(or $(SECONDS),60) $(if $(PARSER),--parser $(PARSER))

.PHONY: load-test
load-test: system-gallery ## Kills the gallery amid writes, fills its disk, stalls and floods it, and prints a table (PART)
	swift build -c release --package-path Examples/Gallery
	python3 Examples/Gallery/Tests/load/load_test.py $(if $(PART),--only $(PART))

.PHONY: hard
hard: load-test ## Prints what the gallery and livectl withstand, with figures
	swift build -c release --package-path Tools --product livectl
	python3 Tools/hard/livectl.py Tools/.build/release/livectl

.PHONY: docs
docs: ## Writes the reference, articles and tutorial of the libraries to .build-docs/pages (BASE_PATH)
	@echo "==> Documentation"
	python3 Tools/docs/build.py --base-path $(or $(BASE_PATH),/)

.PHONY: wire
wire: ## Writes what crosses between the core and the page from the core's declarations
	python3 Tools/wire/build.py

.PHONY: words
words: ## Writes the words of every host from Words, where each language has a file
	python3 Tools/words/build.py

.PHONY: reference
reference: system-web ## Writes the tables of the documentation from what the elements declare
	python3 Tools/elements/build.py

.PHONY: api
api: check-wire test-tools typecheck-apple ## Renews Documentation/api, where the changelog names what is gone or changed
	@echo "==> Interface"
	python3 Tools/api/build.py

.PHONY: livectl
livectl: ## Builds livectl and installs it with its manual and completions (PREFIX, .build-livectl unless given)
	@echo "==> livectl (about two minutes the first time)"
	swift build --package-path Tools -c release --product livectl
	python3 Tools/livectl/build.py --install $(or $(PREFIX),.build-livectl)

.PHONY: screenshots
screenshots: $(PACKAGES) gallery-bundle build-gallery system-browsers ## Takes pictures of the gallery's pages in every engine, colour, direction and width: .screenshots/index.html (PAGES, ENGINES)
	$(PYTHON) Tools/pictures/screenshots.py $(if $(PAGES),--pages $(PAGES)) $(if $(ENGINES),--engines $(ENGINES))

.PHONY: pictures
pictures: system-uikit $(PACKAGES) wasm gallery-bundle build-gallery system-browsers ## Draws the UIKit views, as the headless double lays them out, and the elements in motion
	python3 Verification/HeadlessUIKit/prepare.py
	swift run --package-path Verification/HeadlessUIKit Pictures Sources/LiveUIKit/LiveUIKit.docc/Resources
	$(PYTHON) Tools/pictures/draw.py
	$(PYTHON) Tools/pictures/screenshots.py --documentation
	python3 Tools/pictures/springs.py

.PHONY: control
control: ## Lays out a new control on every surface (NAME=tag-list)
	python3 Tools/control/build.py $(NAME)

.PHONY: format
format: ## Formats the Swift sources
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

## Testing it

# In this order, some at a time: what takes long begins early, and what fails soon beside it; what uses all cores ends it. A step would lose its place if
# it waited for what the system needs, which is there before the first.
FAST := test-core lint typecheck-web check-python check-steps test-wasm test-tools check-wire typecheck-apple check-words check-elements test-runtime \
	check-docs check-api
SLOW := test-consumers test-gallery test-uikit check-control test-oracles dist gallery-bundle

SYSTEM := system-base system-wasm system-web system-npm system-manual system-uikit system-gallery system-browsers

.PHONY: test
test: system-base .venv/bin/codespell ## Runs everything, side by side, and says how long each step took
	@Tools/steps/run $(PACKAGES) $(FAST) $(FRAMEWORKS) $(SLOW) test-web

.PHONY: test-fast
test-fast: system-base .venv/bin/codespell ## Runs what needs no browser, oracle, UIKit or gallery, side by side
	@Tools/steps/run $(FAST)

# The browsers' tests wait for things to move: they have the machine to themselves. What a step starts is built by the tests of it, where these run too.
ifdef STEPS
test-web: test-tools test-gallery | $(FAST) $(SLOW)
test-oracles: test-tools
else
in-browsers: build-livectl build-gallery
test-oracles: build-livectl
endif

.PHONY: lint
lint: ## Checks the formatting of the Swift sources
	@echo "==> Formatting"
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)

.PHONY: check-wire
check-wire: ## Checks that both ends of the wire are what the core's declarations say, and that the check can fail
	@echo "==> Wire (about half a minute)"
	python3 Tools/wire/build.py --check
	python3 -m unittest --quiet Tools/wire/test_wire.py

.PHONY: check-elements
check-elements: system-web ## Checks that the documentation is what the elements declare, and that the check can fail
	@echo "==> Elements' interfaces (about a quarter of a minute)"
	python3 Tools/elements/build.py --check
	python3 -m unittest --quiet Tools/elements/test_elements.py

.PHONY: check-api
check-api: system-web check-wire test-tools typecheck-apple ## Checks that nothing of the interface is gone or changed without a word
	@echo "==> Interface"
	python3 Tools/api/build.py --check
	python3 -m unittest --quiet Tools/api/test_api.py

.PHONY: check-docs
check-docs: docs test-tools .venv/bin/codespell ## Checks the documents' links, spelling, values and commands, and that each check can fail
	@echo "==> Documents"
	python3 Verification/values.py
	python3 -m unittest --quiet Tools/docs/test_docs.py

.PHONY: check-python
check-python: ## Checks that the locked Python packages are those that the requirements name
	@echo "==> Python packages' versions"
	python3 Tools/python/lock.py --check

.PHONY: check-steps
check-steps: ## Checks that a step that fails fails the whole
	@echo "==> Steps"
	python3 -m unittest --quiet Tools/steps/test_steps.py

.PHONY: lock-python
lock-python: ## Writes the versions and hashes of Python packages anew, from the registry
	python3 Tools/python/lock.py

.PHONY: test-wasm
test-wasm: system-web wasm ## Tests the core as WebAssembly, in Node
	@echo "==> WebAssembly"
	node --test Tests/WebAssemblyTests

.PHONY: test-core
test-core: ## Tests the libraries
	@echo "==> Libraries (about three minutes the first time)"
	swift build --build-tests $(STRICT)
	swift test --quiet --skip-build $(STRICT)

.PHONY: test-consumers
test-consumers: ## Builds a package that depends on this one, by address and version and by path, and runs it
	@echo "==> A package that depends on this one (about four minutes)"
	python3 Tests/ConsumerTests/test_consumers.py --quiet

.PHONY: test-tools
test-tools: system-manual ## Tests livectl, its manual and completions, and runs every example of it in the documents
	@echo "==> livectl (about two minutes the first time)"
	swift build --build-tests $(TESTED_TOOLS)
	swift test --quiet --skip-build $(TESTED_TOOLS)
	python3 Tools/livectl/build.py --check
	python3 -m unittest --quiet Tools/livectl/test_livectl.py

.PHONY: test-runtime
test-runtime: ## Fuzzes the WebAssembly allocator under AddressSanitizer
	@echo "==> Allocator"
	Tests/LiveWebRuntimeTests/run.sh

.PHONY: typecheck-web
typecheck-web: system-web ## Type-checks the JavaScript
	@echo "==> JavaScript types"
	tsc --project Web/tsconfig.json

.PHONY: check-words
check-words: system-web ## Checks that every host says what Words has, that pages and apps say the same, and that the check can fail
	@echo "==> Words"
	python3 Tools/words/build.py --check
	python3 -m unittest --quiet Tools/words/test_words.py
	node --test Tools/words

.PHONY: typecheck-apple
typecheck-apple: system-web ## Type-checks the SwiftUI and UIKit hosts for six platforms, and the Swift in documents and comments, and that it can fail
	@echo "==> Apple hosts (about a minute)"
	python3 Verification/typecheck.py
	python3 -m unittest --quiet Verification/test_apple.py

.PHONY: test-uikit
test-uikit: system-uikit ## Runs the UIKit views and the AppKit fields against headless doubles of UIKit and AppKit
	@echo "==> UIKit views and AppKit fields (about three minutes the first time)"
	python3 Verification/HeadlessUIKit/prepare.py
	swift build --build-tests --package-path Verification/HeadlessUIKit
	swift test --quiet --skip-build --no-parallel --package-path Verification/HeadlessUIKit

.PHONY: test-gallery
test-gallery: system-gallery ## Tests the gallery's server
	@echo "==> Gallery server (about three minutes the first time)"
	swift build --build-tests --package-path Examples/Gallery
	swift test --quiet --skip-build --package-path Examples/Gallery --skip '$(STARTS_PROCESSES)'
	swift test --quiet --skip-build --package-path Examples/Gallery --filter '$(STARTS_PROCESSES)'

.PHONY: test-sanitizers
test-sanitizers: system-gallery ## Tests the core under AddressSanitizer and the gallery's threads under ThreadSanitizer, and fuzzes parsers for a moment
	@echo "==> Sanitizers"
	Tools/sanitizers/run.sh address
	Tools/sanitizers/run.sh thread
	python3 Tools/fuzz/parsers.py --can-fail --runs 1000

.PHONY: test-oracles
test-oracles: $(PACKAGES) ## Compares the core with implementations that nobody here wrote
	@echo "==> Oracles (about a minute)"
	$(PYTHON) -m pytest -q -n 2 Tests/Oracles

.PHONY: test-web
test-web: in-browsers ## Tests the elements in Chromium, Firefox and WebKit
	@echo "==> Browsers (about ten minutes)"
	$(BROWSER_TESTS)

.PHONY: test-everywhere
test-everywhere: in-browsers ## Tests the elements with delays by a seed; after seeds 1 to 3, each test has run in each engine (SEEDS)
	for seed in $(or $(SEEDS),1 2 3); do $(BROWSER_TESTS) --delays $$seed || exit; done

.PHONY: in-browsers
in-browsers: $(PACKAGES) $(FRAMEWORKS) dist gallery-bundle system-browsers system-npm system-gallery
BROWSER_TESTS = $(PYTHON) -m pytest -q -n 3 --dist worksteal Web/tests

.PHONY: check-control
check-control: system-web ## Checks that a new control, laid out in a copy, fits on every host: its types, format and documentation
	@echo "==> A new control (about a minute)"
	Tools/control/check.sh

.PHONY: test-control
test-control: $(PACKAGES) system-web system-browsers ## Builds a new control in a copy as well, and tests what every element must do
	@echo "==> A new control, built (about three minutes)"
	Tools/control/check.sh --build

## What the steps above need

.PHONY: build-livectl
build-livectl:
	@echo "==> Building livectl (about two minutes the first time)"
	swift build $(TESTED_TOOLS) --product livectl

.PHONY: build-gallery
build-gallery: system-gallery
	@echo "==> Building the gallery (about three minutes the first time)"
	swift build --package-path Examples/Gallery --product gallery

$(PACKAGES): Tools/python/tests.txt | .venv/bin/pip
	@echo "==> Python packages"
	.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r Tools/python/tests.txt
	@touch $@

.venv/bin/codespell: Tools/docs/requirements.txt | .venv/bin/pip
	.venv/bin/pip install --quiet --disable-pip-version-check -r Tools/docs/requirements.txt
	@touch $@

.venv/bin/pip:
	@python3 -m venv .venv

$(FRAMEWORKS): Tools/python/frameworks.txt Tools/frameworks/unpack.py | .venv/bin/pip
	@echo "==> Scripts of frameworks"
	.venv/bin/pip download --quiet --disable-pip-version-check --no-deps --dest .venv/frameworks --require-hashes -r Tools/python/frameworks.txt
	.venv/bin/python Tools/frameworks/unpack.py .venv/frameworks $@
	@touch $@

.PHONY: system $(SYSTEM)
system: ## Installs the packages that everything needs: Tools/system/packages.txt
	@Tools/system/install
$(SYSTEM): system-%:
	@Tools/system/install $*
