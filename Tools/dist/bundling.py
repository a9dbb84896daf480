"""Runs esbuild for the package and for the gallery."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: The options for a bundle of elements.
MODULE_FLAGS = ("--bundle", "--format=esm", "--target=es2022")


def esbuild(sources, *flags, cwd=ROOT, input=None):
    command = ["esbuild", *map(str, sources), "--minify", "--log-level=warning", *flags]
    subprocess.run(command, cwd=cwd, check=True, input=input, text=True)
