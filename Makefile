# The two commands are `make run` and `make test`. Both install what they need.

SHELL := /bin/bash
.DEFAULT_GOAL := help

PYTHON := .venv/bin/python
# The Python packages are installed once this exists.
PACKAGES := .venv/bin/pytest
FRAMEWORKS := Examples/Web/frameworks
LIVECTL := --package-path Tools/livectl
GALLERY := --package-path Examples/Gallery
HEADLESS := --package-path Verification/HeadlessUIKit
SWIFT_FORMAT := git ls-files -z --cached --others --exclude-standard '*.swift' ':!Verification/Fixtures' | xargs -0 swift format
# Warnings are errors here and not in Package.swift: Xcode suppresses the warnings of the packages that an app depends on, and the compiler rejects
# the combination. All builds in .build use these options, or each would rebuild what the other has built.
STRICT := -Xswiftc -warnings-as-errors
# The tests of livectl and the comparisons share one optimized build.
TESTABLE := -c release -Xswiftc -enable-testing
BROWSER_TESTS := $(PYTHON) -m pytest -q -n 3 --dist worksteal Web/tests
# Apple's make 3.81 cannot collect the output of parts that run side by side.
OUTPUT_SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

.PHONY: help
help: ## Lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

## Use it

.PHONY: run
run: system-base wasm $(FRAMEWORKS) build-gallery ## Builds the core and the gallery, serves it and prints its address (HOST, PORT)
	@python3 Tools/dist/gallery.py --where-possible
	@exec Examples/Gallery/.build/debug/gallery

.PHONY: dist
dist: system-web wasm ## Bundles the elements into dist and prints what a page loads
	@echo "==> Bundling"
	python3 Tools/dist/build.py

.PHONY: docs
docs: ## Writes the reference, articles and tutorial to .build-docs/pages (BASE_PATH)
	@echo "==> Documentation"
	python3 Tools/docs/build.py --base-path $(or $(BASE_PATH),/)

.PHONY: livectl
livectl: PREFIX := .build-livectl
livectl: ## Builds livectl and installs it with its manual and completions (PREFIX, .build-livectl by default)
	@echo "==> livectl (about two minutes the first time)"
	swift build $(LIVECTL) $(TESTABLE) --product livectl
	mkdir -p $(PREFIX)/{bin,share/{livectl,man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}}
	cp Tools/livectl/.build/release/livectl $(PREFIX)/bin/
	cp Web/host/password-dictionary.bin $(PREFIX)/share/livectl/
	swift package $(LIVECTL) $(TESTABLE) --allow-writing-to-directory $(PREFIX) generate-manual --output-directory $(PREFIX)/share/man/man1
	$(PREFIX)/bin/livectl --generate-completion-script bash > $(PREFIX)/share/bash-completion/completions/livectl
	$(PREFIX)/bin/livectl --generate-completion-script zsh > $(PREFIX)/share/zsh/site-functions/_livectl
	$(PREFIX)/bin/livectl --generate-completion-script fish > $(PREFIX)/share/fish/vendor_completions.d/livectl.fish

.PHONY: bench
bench: bench-web ## Measures the core and the elements against alternatives, as ratios in one run
	swift run --package-path Tests/Benchmarks -c release benchmarks

.PHONY: bench-web
bench-web: $(PACKAGES) dist gallery-bundle build-gallery system-browsers ## Measures the elements only (NUMBER_FLOW: a bundle that defines <number-flow>)
	$(PYTHON) Tests/Benchmarks/browser/keystroke.py
	$(PYTHON) Tests/Benchmarks/browser/number.py
	$(PYTHON) Tests/Benchmarks/browser/startup.py $(if $(NUMBER_FLOW),--number-flow $(NUMBER_FLOW))

## Change it

.PHONY: format
format: ## Formats the Swift sources
	$(SWIFT_FORMAT) --in-place --parallel

.PHONY: generate
generate: system-web ## Writes all generated files of the repository
	python3 Tools/wire/build.py
	python3 Tools/localization/build.py
	python3 Tools/elements/build.py

.PHONY: screenshots
screenshots: $(PACKAGES) gallery-bundle build-gallery system-browsers ## Takes screenshots of the gallery in every engine, color, direction and width (PAGES, ENGINES)
	$(PYTHON) Tools/pictures/screenshots.py $(if $(PAGES),--pages $(PAGES)) $(if $(ENGINES),--engines $(ENGINES))

.PHONY: pictures
pictures: system-uikit $(PACKAGES) wasm gallery-bundle build-gallery build-livectl system-browsers ## Draws the pictures of the documentation
	python3 Verification/HeadlessUIKit/prepare.py
	swift run $(HEADLESS) Pictures Sources/LiveUIKit/LiveUIKit.docc/Resources
	$(PYTHON) Tools/pictures/draw.py
	$(PYTHON) Tools/pictures/films.py
	$(PYTHON) Tools/pictures/screenshots.py --documentation
	python3 Tools/pictures/springs.py

## Test it

# The parts of `make test`, in the order in which they start, and the groups of Tools/system/packages.txt that they need. Each runs by itself, too.
FAST := test-core lint test-wasm test-livectl typecheck-apple test-generated test-runtime test-docs
PARTS := $(FAST) test-consumers test-gallery test-uikit test-oracles
BROWSER_BUILDS := $(FRAMEWORKS) dist gallery-bundle build-livectl build-gallery
NEEDS_lint := web
NEEDS_test-wasm := wasm web
NEEDS_typecheck-apple := web
NEEDS_test-generated := web
NEEDS_test-uikit := uikit
NEEDS_test-gallery := gallery
NEEDS_test-browsers := wasm web npm gallery browsers
# The abilities of the tests' stage with UIKit itself, as words.
STAGE_ABILITIES = $(shell sed -n 's/.*abilities: Set<Ability> = \[\(.*\)\]/\1/p' Tests/LiveUIKitTests/Support/TestWindow+UIKit.swift | tr -d '.,')
# Asked once, when the packages have been installed.
MISSING = $(eval MISSING := $(shell Tools/system/install --missing))$(MISSING)
LEFT_OUT = $(strip $(foreach part,$(RUN),$(if $(filter $(MISSING),$(NEEDS_$(part))),$(part))))
BROWSERS = $(filter test-browsers,$(filter-out $(LEFT_OUT),$(RUN)))
# What Swift 6.3 leaves in the temporary directory.
LEFTOVERS := TemporaryDirectory\.|swift-generated-sources|_.*\.lock$$|[0-9A-F]{8}(-[0-9A-F]{4}){3}-

.PHONY: test test-fast
test: RUN = $(PARTS) test-browsers
test: ## Tests everything
test-fast: RUN = $(FAST)
test-fast: ## Tests what needs no browser, UIKit, gallery or other implementation
# Leaves out the parts that need missing packages. The browser tests measure motion: they run last, and alone. The temporary directory has a short path,
# as the paths of sockets have at most 107 bytes. On Linux, a part that leaves files in it fails the run; a Mac's own programs keep caches there.
test test-fast: packages
	@$(if $(LEFT_OUT),echo "==> Left out: $(LEFT_OUT)")
	@set -e; export TMPDIR=$$(mktemp -d /tmp/sXXXXXX); trap 'rm -rf "$$TMPDIR"' EXIT; \
	$(MAKE) --no-print-directory -j3 $(OUTPUT_SYNC) $(filter-out $(LEFT_OUT) test-browsers,$(RUN)) $(if $(BROWSERS),$(BROWSER_BUILDS)); \
	$(if $(BROWSERS),$(BROWSER_TESTS);) \
	left=$$(ls "$$TMPDIR" | grep -vE '^($(LEFTOVERS))' || true); \
	[[ -z $$left || $$(uname) != Linux ]] || { echo "Left in the temporary directory: $$left"; exit 1; }
	@echo "==> All passed$(if $(LEFT_OUT), apart from what was left out)"

.PHONY: packages
packages:
	@Tools/system/install base $(sort $(foreach part,$(RUN),$(NEEDS_$(part)))) || [[ $$? = 69 && -z $$CI ]]

.PHONY: test-browsers
test-browsers: $(BROWSER_BUILDS) system-browsers system-npm ## Tests the elements in Chromium, Firefox and WebKit (SEEDS="1 2 3": with random delays, each test in each engine)
	@echo "==> Browsers (about ten minutes)"
	$(if $(SEEDS),for seed in $(SEEDS); do $(BROWSER_TESTS) --delays $$seed || exit; done,$(BROWSER_TESTS))

.PHONY: test-sanitizers
test-sanitizers: system-gallery ## Tests the core with AddressSanitizer and the gallery with ThreadSanitizer
	Tools/sanitizers/run.sh address
	Tools/sanitizers/run.sh thread
	python3 Tools/fuzz/parsers.py --can-fail --runs 1000

.PHONY: fuzz
fuzz: ## Sends random events to the models, and random bytes to the parsers (SECONDS for each, CONTROL, SEED, PARSER)
	swift run -c release Fuzz $(or $(CONTROL),all) $(or $(SECONDS),10) $(SEED)
	python3 Tools/fuzz/parsers.py --seconds $(or $(SECONDS),10) $(if $(PARSER),--parser $(PARSER))

## The parts of `make test`

.PHONY: lint
lint: system-web
	@echo "==> Formatting and types"
	$(SWIFT_FORMAT) lint --strict --parallel
	tsc --project Web/tsconfig.json

.PHONY: test-core
test-core:
	@echo "==> Libraries (about three minutes the first time)"
	swift build --build-tests $(STRICT)
	swift test --quiet --skip-build $(STRICT)

.PHONY: test-wasm
test-wasm: system-web wasm
	@echo "==> WebAssembly"
	node --test Tests/WebAssemblyTests

.PHONY: test-runtime
test-runtime:
	@echo "==> Allocator"
	Tests/LiveWebRuntimeTests/run.sh

.PHONY: test-livectl
test-livectl:
	@echo "==> livectl (about two minutes the first time)"
	swift build --build-tests $(LIVECTL) $(TESTABLE)
	swift test --quiet --skip-build $(LIVECTL) $(TESTABLE)
	python3 -m unittest --quiet Tools/livectl/Tests/test_examples.py

.PHONY: test-generated
test-generated: system-web
	@echo "==> Generated files"
	python3 Tools/wire/build.py --check
	python3 Tools/localization/build.py --check
	python3 Tools/elements/build.py --check
	for tests in Tools/{wire/test_wire,localization/test_localization,elements/test_elements}.py; do python3 -m unittest --quiet $$tests || exit; done
	node --test Tools/localization

.PHONY: test-docs
test-docs: docs test-livectl $(PACKAGES)
	@echo "==> Documents"
	python3 Verification/values.py
	python3 -m unittest --quiet Tools/docs/test_docs.py

.PHONY: typecheck-apple
typecheck-apple: system-web
	@echo "==> Apple hosts (about a minute)"
	python3 Verification/typecheck.py
	python3 -m unittest --quiet Verification/test_apple.py

.PHONY: test-uikit
test-uikit: system-uikit
	@echo "==> UIKit views and AppKit fields (about three minutes the first time)"
	python3 Verification/HeadlessUIKit/prepare.py
	swift build --build-tests $(HEADLESS)
	swift test --quiet --skip-build --no-parallel $(HEADLESS)
	@echo "==> UIKit views, with the abilities of a stage on a Mac"
	STAGE_ABILITIES="$(STAGE_ABILITIES)" swift test --quiet --skip-build --no-parallel $(HEADLESS) --filter LiveUIKitTests

.PHONY: test-ui
test-ui: ## Tests the demo app in a simulator with real touches, on a Mac (DESTINATION)
	xcodebuild test -project Examples/AppleDemo/AppleDemo.xcodeproj -scheme AppleDemo -destination '$(or $(DESTINATION),platform=iOS Simulator,name=iPhone 17)' CODE_SIGNING_ALLOWED=NO

.PHONY: test-gallery
# The example shares the build folder, and so the server's library.
test-gallery: system-gallery
	@echo "==> Gallery server (about three minutes the first time)"
	swift build --build-tests $(GALLERY)
	swift test --quiet --skip-build $(GALLERY)
	swift build --package-path Examples/SignUp --scratch-path Examples/Gallery/.build

.PHONY: test-consumers
test-consumers:
	@echo "==> A package that depends on this one (about four minutes)"
	python3 Tests/ConsumerTests/test_consumers.py --quiet

.PHONY: test-oracles
test-oracles: $(PACKAGES) build-livectl
	@echo "==> Other implementations (about a minute)"
	$(PYTHON) -m pytest -q -n 2 Tests/Oracles

## What the targets above need

.PHONY: wasm
wasm: system-wasm
	@echo "==> Building the core for browsers (about a minute the first time)"
	python3 Tools/wasm/build.py

.PHONY: gallery-bundle
gallery-bundle: system-web wasm
	@echo "==> Bundling the gallery"
	python3 Tools/dist/gallery.py

.PHONY: build-livectl
build-livectl:
	@echo "==> Building livectl (about two minutes the first time)"
	swift build $(LIVECTL) $(TESTABLE) --product livectl

.PHONY: build-gallery
build-gallery: system-gallery
	@echo "==> Building the gallery (about three minutes the first time)"
	swift build $(GALLERY) --product gallery

.venv/bin/pip:
	@python3 -m venv .venv

$(PACKAGES): Tools/python/tests.txt | .venv/bin/pip
	@echo "==> Python packages"
	.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(FRAMEWORKS): Tools/python/frameworks.txt Tools/frameworks/unpack.py | .venv/bin/pip
	@echo "==> Scripts and style sheets of frameworks"
	rm -rf .venv/frameworks
	.venv/bin/pip download --quiet --disable-pip-version-check --no-deps --dest .venv/frameworks --require-hashes -r $<
	$(PYTHON) Tools/frameworks/unpack.py .venv/frameworks $@
	@touch $@

SYSTEM := $(addprefix system-,base wasm web npm uikit gallery browsers)
.PHONY: system $(SYSTEM)
system: ## Installs the system packages that everything needs: Tools/system/packages.txt
	@Tools/system/install
$(SYSTEM): system-%:
	@Tools/system/install $*
