#!/usr/bin/env bash
# Lays out a new control in a copy of the repository, and checks its format, its types on every host and its documentation.
#
#     check.sh            as much as that
#     check.sh --build    builds it as well, and checks that it does in a browser what every element must do
set -euo pipefail
cd "$(dirname "$0")/../.."
copy=.build/new-control
rm -rf "$copy"
mkdir -p "$copy"
git ls-files --cached --others --exclude-standard -z | xargs -0 cp --parents -t "$copy"
ln -s "$PWD/.venv" "$copy/.venv"
cd "$copy"
python3 Tools/control/build.py tag-list
swift format lint --strict --recursive Sources Tests/ControlFuzzing Tests/LiveControlsTests Tests/LiveUIKitTests Tools/Sources Examples/Gallery/Sources Examples/AppleDemo/Sources
tsc --project Web/tsconfig.json
python3 Tools/elements/build.py --check
# Of the tests that are type-checked for iOS, the new one is enough: the others are checked where they stand, which takes half a minute.
find Tests/LiveUIKitTests -name '*Tests.swift' ! -name 'TagList*' -delete
python3 Verification/typecheck.py iOS
if [[ ${1-} == --build ]]; then
	swift run --quiet Fuzz tag-list 1
	python3 Tools/wasm/build.py
	.venv/bin/python -m pytest -q -n 2 --engine chromium Web/tests/test_tag_list.py Web/tests/test_accessibility.py -k "tag_list or tag-list"
fi
