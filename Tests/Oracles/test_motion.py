"""Compares springs with SciPy's DOP853, an ODE solver that is independent of their closed form."""

import subprocess
import sys
from pathlib import Path

ORACLE = Path(__file__).parent / "motion/spring_oracle.py"


def test_springs_are_those_of_an_ode_solver(request):
    command = f"{request.config.getoption('--livectl')} spring --batch"
    finished = subprocess.run([sys.executable, ORACLE, "--command", command], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout + finished.stderr
