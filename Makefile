# make play    builds Reflow and opens the REPL
# make test    builds and runs all tests
#
# Both install the system libraries and the fonts that are missing. For providers:
# make provider NAME=Spiral    begins a provider of your own in Plugins/Spiral
# make check-provider          does so in a copy without anything built, draws and tests it
# make examples                builds and drives a program with a provider from outside
# make reload-stress           edits a provider at random a thousand times, and reloads it
#
# The others:
# make build   a release build             make lint    formatting, without changing anything
# make wasm    core and providers for      make format  formats the sources
#              WebAssembly                 make check   the scenes of the tests, in a release build
# make bench   the speed of the engine     make clean   removes what was built
# make docs    the pages for reading: the concepts, the providers, a tutorial, the libraries
# make edits   random edits, EDITS of them, each against a fresh layout
# make digest  digests of all that the engine answers, for comparing two commits to the bit
#
# make test-programs        installs what some tests are skipped without: a browser, readers of PDF; and
#                           what makes the WebAssembly module small
# make bench-results        measures all and writes Benchmarks/RESULTS.md
# make bench-instructions   counts instructions with valgrind
# make bench-repl           the REPL with a million items
# make bench ARGUMENTS=--help   tells what else there is

SWIFT ?= swift
# Without colours a build for a terminal is the same as one for a log, and is not made twice.
FLAGS = -Xswiftc -warnings-as-errors --no-color-diagnostics
SOURCES = Package.swift Sources Plugins Playground Tests Tools Documentation Benchmarks/Package.swift \
  Benchmarks/Sources Examples/OutsideProvider/Package.swift Examples/OutsideProvider/Sources
WASM_TRIPLE = wasm32-unknown-none-wasm
WASM = .build-wasm/$(WASM_TRIPLE)/release/reflow-wasm.wasm
WASM_SMALL = .build-wasm/reflow.wasm
# What the compiler's module uses beyond the first version of WebAssembly.
WASM_FEATURES = --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
  --enable-mutable-globals
# Embedded Swift's strings look characters up in tables that are a library of their own.
TOOLCHAIN = $(dir $(realpath $(shell command -v $(SWIFT))))..
UNICODE_TABLES = $(TOOLCHAIN)/lib/swift/embedded/$(WASM_TRIPLE)/libswiftUnicodeDataTables.a

.PHONY: play test build docs lint format wasm check provider check-provider examples reload-stress \
  bench bench-build bench-results bench-instructions bench-repl digest edits clean libraries \
  test-libraries test-programs

play: build
	@exec "$$($(SWIFT) build -c release --show-bin-path)/reflow"

test: test-libraries
	@SWIFT="$(SWIFT)" Tools/run-tests $(FLAGS)

EDITS = 1000000

edits: test-libraries
	REFLOW_EDITS=$(EDITS) $(SWIFT) test $(FLAGS) --filter EditScriptTests

build: libraries
	@$(SWIFT) build -c release --product reflow $(FLAGS)

docs: build
	@SWIFT="$(SWIFT)" Tools/documentation "$$($(SWIFT) build -c release --show-bin-path)"

provider:
	@$(SWIFT) package --allow-writing-to-package-directory new-provider "$(NAME)"

check-provider: test-libraries
	@SWIFT="$(SWIFT)" Tools/check-new-provider

examples: libraries
	@SWIFT="$(SWIFT)" Examples/OutsideProvider/check

reload-stress: test-libraries
	REFLOW_RELOADS=1000 $(SWIFT) test $(FLAGS) --filter ReloadEditsTests

check: build
	"$$($(SWIFT) build -c release --show-bin-path)/reflow" check Tests/ReflowScenesTests/Cases/*.jsonl

lint:
	$(SWIFT) format lint --strict -r $(SOURCES)

format:
	$(SWIFT) format -i -r $(SOURCES)

wasm:
	REFLOW_EMBEDDED=1 $(SWIFT) build -c release --triple $(WASM_TRIPLE) --scratch-path .build-wasm \
	  $(FLAGS) -Xlinker "$(UNICODE_TABLES)"
	@if command -v wasm-opt >/dev/null 2>&1; then \
	  wasm-opt -Oz $(WASM_FEATURES) "$(WASM)" -o "$(WASM_SMALL)"; \
	else cp "$(WASM)" "$(WASM_SMALL)"; echo "wasm: there is no wasm-opt, so the module is a fifth larger"; fi
	@echo "wasm: $$(wc -c < "$(WASM)") bytes as built, $$(wc -c < "$(WASM_SMALL)") in $(WASM_SMALL)"
	@if command -v node >/dev/null 2>&1; then node Tools/WebAssembly/check.mjs "$(WASM_SMALL)"; \
	else echo "wasm: built; there is no node, so the module was NOT RUN"; fi

# Built before it runs, and beside its output, so that what it prints can be read by a program.
BENCH = "$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/reflow-bench"

bench: bench-build
	@$(BENCH) $(ARGUMENTS)

bench-build:
	@$(MAKE) --no-print-directory build 1>&2
	@$(SWIFT) build -c release --package-path Benchmarks $(FLAGS) 1>&2

# Written beside it first: a run that ends early leaves the table as it was.
bench-results: bench-build
	@$(BENCH) --markdown $(ARGUMENTS) > Benchmarks/RESULTS.md.new \
	  || { rm -f Benchmarks/RESULTS.md.new; exit 1; }
	@mv Benchmarks/RESULTS.md.new Benchmarks/RESULTS.md

bench-instructions: bench-build
	@$(BENCH) --instructions $(ARGUMENTS)

bench-repl: bench-build
	@$(BENCH) --repl $(ARGUMENTS)

digest:
	@$(SWIFT) build -c release --package-path Benchmarks --product reflow-digest $(FLAGS) 1>&2
	@"$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/reflow-digest"

libraries:
	@Tools/system-libraries

test-libraries:
	@Tools/system-libraries tests

test-programs:
	@Tools/test-programs

clean:
	rm -rf .build .build-wasm Benchmarks/.build Examples/OutsideProvider/.build
