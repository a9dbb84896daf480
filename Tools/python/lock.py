"""Names every Python package that is installed by its version and the hashes of its files.

    lock.py           writes Tools/python/tests.txt and frameworks.txt, with the registry that pip is configured for
    lock.py --check   checks, without it, that they hold the versions that the requirements name

The requirements are written by hand; what they depend on is resolved by pip, for the Python that runs this, which should be the
oldest that is supported. A version's hashes are those of all its files, so that other processors find theirs.
"""

import json
import pathlib
import re
import subprocess
import sys
import urllib.request

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
#: What is written: the requirements it is made of, and how pip resolves them.
LOCKS = {
    "tests.txt": (["Web/tests/requirements.txt", "Tests/Oracles/requirements.txt"], []),
    # Scripts are taken out of these packages; nothing of theirs runs.
    "frameworks.txt": (["Examples/Web/frameworks.txt"], ["--no-deps"]),
}


def normalized(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def pip(*arguments, **options):
    return subprocess.run([sys.executable, "-m", "pip", *arguments], stdout=subprocess.PIPE, text=True, cwd=ROOT, **options)


def resolved(requirements, options):
    """The names and versions of packages, with all that they need."""
    files = [argument for file in requirements for argument in ("-r", file)]
    report = pip("install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-", *options, *files)
    report.check_returncode()
    packages = (package["metadata"] for package in json.loads(report.stdout)["install"])
    return sorted((normalized(package["name"]), package["version"]) for package in packages)


def hashes(name, version):
    """The SHA-256 hashes of a version's files, as the registry's index has them (PEP 691)."""
    index = pip("config", "get", "global.index-url", stderr=subprocess.DEVNULL).stdout.strip() or "https://pypi.org/simple"
    request = urllib.request.Request(f"{index.rstrip('/')}/{name}/", headers={"Accept": "application/vnd.pypi.simple.v1+json"})
    with urllib.request.urlopen(request) as answer:
        files = json.load(answer)["files"]
    return sorted(file["hashes"]["sha256"] for file in files if version_of(file["filename"], name) == version)


def version_of(filename, name):
    """The version in the name of a wheel or of a source archive; `None` of another file."""
    if filename.endswith(".whl"):
        return filename.split("-")[1]
    match = re.fullmatch(r"(.+)-([^-]+)(\.tar\.gz|\.zip)", filename)
    return match[2] if match and normalized(match[1]) == name else None


def text(requirements, options):
    lines = [f"# Written by Tools/python/lock.py from {' and '.join(requirements)}."]
    for name, version in resolved(requirements, options):
        digests = hashes(name, version)
        if not digests:
            sys.exit(f"The registry has no files of {name} {version}")
        lines.append(" \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{digest}" for digest in digests)]))
    return "\n".join(lines) + "\n"


def check(lock, requirements):
    """Ends with a message where a requirement and its lock differ, or a package has no hash."""
    entries = re.findall(r"^([\w.-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", (HERE / lock).read_text(), re.MULTILINE)
    locked = {name: version for name, version, _ in entries}
    wanted = [line for file in requirements for line in (ROOT / file).read_text().splitlines() if line and line[0] != "#"]
    for line in wanted:
        name, operator, version = re.fullmatch(r"([\w.-]+)(==|<)(\S+)", line).groups()
        if normalized(name) not in locked or operator == "==" and locked[normalized(name)] != version:
            sys.exit(f"{lock} does not hold {line}: run python3 Tools/python/lock.py")


def main():
    for lock, (requirements, options) in LOCKS.items():
        if sys.argv[1:] == ["--check"]:
            check(lock, requirements)
        else:
            (HERE / lock).write_text(text(requirements, options))


main()
