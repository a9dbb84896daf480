"""What livectl does with long lines and broken streams, as a table.

    livectl.py PROGRAM

It fails when a line takes more than its length's share of time, or a broken stream is not named with status 1.
"""

import resource
import subprocess
import sys


def report(point, figure):
    print(f"{point:62} {figure}", flush=True)


def line(program, megabytes):
    """How many seconds of the processor a line takes."""
    text = b'{"text":"' + b"a" * (megabytes * 1_000_000) + b'"}\n'
    start = processor()
    run = subprocess.run([program, "count"], input=text, capture_output=True, check=True)
    assert run.stdout.startswith(b'{"count":%d,' % (megabytes * 1_000_000)), run.stdout[:100]
    seconds = processor() - start
    report(f"a line of {megabytes} MB", f"{seconds:.2f} s")
    return seconds


def processor():
    """The seconds that finished programs took, whatever else the machine does."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def stream(program, name, arguments, redirection):
    """The words and the status for a stream that cannot be read or written."""
    shell = f"trap '' PIPE; echo '{{\"text\":\"a\"}}' | {{ sleep 0.2; '{program}' {arguments} {redirection}"
    shell += "; echo $? >&2; } | true" if redirection == "" else "; echo $? >&2; }"
    run = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=60)
    message, status = run.stderr.splitlines()
    assert status == "1", f"{name}: status {status}"
    report(f"{name}: status {status}", message)


def main():
    program = sys.argv[1]
    short, long = line(program, 2), line(program, 50)
    assert long < 60 * short + 2, "a line takes more than its length's share of time"
    for name, arguments, redirection in (
        ("closed input", "count", "<&-"),
        ("a folder as input", "count", "< /"),
        ("full output", "count", "> /dev/full"),
        ("full output of a command without input", "spring --at 0", "> /dev/full"),
        ("closed output", "count", ">&-"),
        ("output that nobody reads", "count", ""),
    ):
        stream(program, name, arguments, redirection)


main()
