#!/usr/bin/env python3
"""Compares springs with an ODE solver that is independent of their closed form.

    spring_oracle.py --command "livectl spring --batch"

The command reads JSON lines and writes one line for each:

    in   {"response", "damping", "from", "to", "velocity", "at": [seconds, ...]}
    out  {"t": [...], "value": [...], "velocity": [...]}

`damping` is the damping ratio. The three arrays have the length and order of `at`.

Each case is a random spring from a seed: underdamped, nearly critical, critical, or overdamped, with or without an
initial velocity. A case with a retarget has two requests. The second spring starts from the state that the command
returned for the time of the retarget, while the solver integrates continuously.

Values must agree to a millionth of the case's scale, max(|to - from|, |velocity| / omega), and velocities to a
millionth of omega times that scale. The exit status is 0 if all agree. Otherwise it's 1, and the worst cases are
printed.
"""

import argparse
import json
import math
import random
import shlex
import subprocess
import sys

from scipy.integrate import ode

TOLERANCE = 1e-6


def random_spring(rng):
    """Returns a spring of one of six kinds, with equal probability."""
    kind = rng.choice(["loose", "usual", "near", "critical", "over", "stiff"])
    damping = {
        "loose": lambda: rng.uniform(0.0, 0.2),
        "usual": lambda: rng.uniform(0.2, 0.99),
        "near": lambda: 1 + rng.choice([-1, 1]) * 10 ** rng.uniform(-12, -2),
        "critical": lambda: 1.0,
        "over": lambda: rng.uniform(1.01, 3.0),
        "stiff": lambda: rng.uniform(3.0, 12.0),
    }[kind]()
    return kind, {"response": 10 ** rng.uniform(-1, 0.7), "damping": damping}


def random_case(rng):
    kind, spring = random_spring(rng)
    start = rng.choice([0.0, rng.uniform(-1000, 1000)])
    target = rng.choice([0.0, 1.0, 100.0, rng.uniform(-1000, 1000)])
    velocity = rng.choice([0.0, rng.uniform(-5000, 5000)])
    if start == target and velocity == 0:
        velocity = 1.0
    span = rng.uniform(0.5, 6) * spring["response"]
    times = sorted([0.0, span] + [rng.uniform(0, span) for _ in range(8)])
    case = {"kind": kind, "legs": [dict(spring, to=target, at=times)], "from": start, "velocity": velocity}
    if rng.random() < 0.4:
        second_kind, second = random_spring(rng)
        case["kind"] += "+" + second_kind
        span = rng.uniform(0.5, 4) * second["response"]
        times = sorted(rng.uniform(0, span) for _ in range(8))
        case["legs"].append(dict(second, to=rng.uniform(-1000, 1000), at=times))
    return case


def integrate(leg, start, velocity):
    """Returns the values and velocities at the leg's times, by an explicit Runge-Kutta method of order 8.

    Each time is the end of a separate integration, because the solver's error bound holds there, and not for
    interpolated states between its steps.
    """
    omega = 2 * math.pi / leg["response"]
    friction = 2 * leg["damping"] * omega
    scale = max(abs(leg["to"] - start), abs(velocity) / omega)

    # The state is relative to the scale, so that one error bound applies to both values.
    sizes = [scale, scale * omega]

    def motion(_, state):
        return [omega * state[1], omega * (leg["to"] / scale - state[0]) - friction * state[1]]

    solver = ode(motion).set_integrator("dop853", rtol=1e-10, atol=1e-12, nsteps=100_000)
    solver.set_initial_value([start / sizes[0], velocity / sizes[1]], 0.0)
    states = []
    for time in leg["at"]:
        if time > solver.t:
            solver.integrate(time)
            if not solver.successful():
                raise RuntimeError(f"the solver gave up with {solver.get_return_code()}")
        states.append([part * size for part, size in zip(solver.y, sizes)])
    return [state[0] for state in states], [state[1] for state in states], scale, omega


def ask(command, requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answer = subprocess.run(shlex.split(command), input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in answer.stdout.splitlines()]
    if len(answers) != len(requests):
        raise RuntimeError(f"{len(requests)} lines in, {len(answers)} lines out: {answer.stderr[:500]}")
    return answers


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--command", required=True, help="what answers the JSON lines")
    parser.add_argument("--cases", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()

    rng = random.Random(arguments.seed)
    cases = [random_case(rng) for _ in range(arguments.cases)]

    def request(case, index, start, velocity):
        return dict(case["legs"][index], **{"from": start, "velocity": velocity})

    first = ask(arguments.command, [request(c, 0, c["from"], c["velocity"]) for c in cases])
    continued = [i for i, case in enumerate(cases) if len(case["legs"]) == 2]
    second = ask(
        arguments.command,
        [request(cases[i], 1, first[i]["value"][-1], first[i]["velocity"][-1]) for i in continued],
    )
    answers = [[answer] for answer in first]
    for i, answer in zip(continued, second):
        answers[i].append(answer)

    worst = {}
    compared = 0
    failures = []
    for number, (case, legs) in enumerate(zip(cases, answers)):
        start, velocity = case["from"], case["velocity"]
        largest = 0.0
        for leg, answer in zip(case["legs"], legs):
            values, velocities, scale, omega = integrate(leg, start, velocity)
            for i in range(len(leg["at"])):
                error = max(
                    abs(answer["value"][i] - values[i]) / scale,
                    abs(answer["velocity"][i] - velocities[i]) / (omega * scale),
                )
                # With this comparison, NaN counts as an error.
                largest = largest if error <= largest else error
                compared += 1
            start, velocity = values[-1], velocities[-1]
        kind = case["kind"] if len(case["legs"]) == 1 else "retargeted"
        worst[kind] = max(worst.get(kind, 0.0), largest)
        if not largest <= TOLERANCE:
            failures.append((largest, number, case))

    print(f"{len(cases)} cases, {len(continued)} of them retargeted, {compared} states compared, seed {arguments.seed}")
    for kind in sorted(worst):
        print(f"  {kind:12} worst relative error {worst[kind]:.2e}")
    for largest, number, case in sorted(failures, key=lambda failure: -failure[0])[:5]:
        print(f"FAILED case {number}: error {largest:.3e}: {json.dumps(case)}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
