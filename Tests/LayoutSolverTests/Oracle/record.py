"""Records what an exact lexicographic linear program answers for the random systems of
RandomSystem.swift: which required constraints are refused in order of addition, and the least sum
of violations at each priority, the higher ones held at theirs. Needs numpy and scipy.

Usage: python3 record.py COUNT > answers.txt
A line: the refused rows' numbers joined by commas or "-", then a sum for each priority, descending.
"""
import sys
import numpy as np
from scipy.optimize import linprog

MASK = (1 << 64) - 1


class Generator:
    def __init__(self, state):
        self.state = state & MASK

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return (self.state >> 33) % bound


def system(seed):
    random = Generator((seed * 2654435761 + 12345) & MASK)
    variables = 1 + random.below(6)
    count = 1 + random.below(12)
    priorities = [1000, 1000, 999, 750, 750, 251, 250, 250]
    coefficients = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, 3]
    rows = []
    for _ in range(count):
        terms = np.zeros(variables)
        for _ in range(1 + random.below(3)):
            variable = random.below(variables)
            terms[variable] += coefficients[random.below(len(coefficients))]
        relation = {0: "<", 1: ">"}.get(random.below(4), "=")
        constant = (random.below(41) - 20) * 5
        rows.append((terms, relation, constant, priorities[random.below(len(priorities))]))
    return variables, rows


def solve(variables, hard, soft, limits, cost):
    """hard: required rows; soft: rows with an error each; limits: (weights over errors, bound)."""
    width = variables + len(soft)
    upper, bounds_upper, equal, bounds_equal = [], [], [], []
    for terms, relation, constant, _ in hard:
        row = np.concatenate([terms, np.zeros(len(soft))])
        if relation == "=":
            equal.append(row), bounds_equal.append(constant)
        else:
            sign = 1 if relation == "<" else -1
            upper.append(sign * row), bounds_upper.append(sign * constant)
    for index, (terms, relation, constant, _) in enumerate(soft):
        error = np.zeros(len(soft))
        error[index] = -1
        if relation in "<=":
            upper.append(np.concatenate([terms, error])), bounds_upper.append(constant)
        if relation in ">=":
            upper.append(np.concatenate([-terms, error])), bounds_upper.append(-constant)
    for weights, bound in limits:
        upper.append(np.concatenate([np.zeros(variables), weights]))
        bounds_upper.append(bound + 1e-6 * (1 + abs(bound)))
    return linprog(
        np.concatenate([np.zeros(variables), cost]),
        A_ub=np.array(upper) if upper else None, b_ub=bounds_upper or None,
        A_eq=np.array(equal) if equal else None, b_eq=bounds_equal or None,
        bounds=[(None, None)] * variables + [(0, None)] * len(soft), method="highs")


def answer(seed):
    variables, rows = system(seed)
    hard, refused = [], []
    for number, row in enumerate(rows):
        if row[3] != 1000:
            continue
        if solve(variables, hard + [row], [], [], np.zeros(0)).status == 0:
            hard.append(row)
        else:
            refused.append(number)
    soft = [row for row in rows if row[3] != 1000]
    limits, sums = [], []
    for priority in sorted({row[3] for row in soft}, reverse=True):
        weights = np.array([1.0 if row[3] == priority else 0.0 for row in soft])
        result = solve(variables, hard, soft, limits, weights)
        assert result.status == 0, (seed, result.message)
        limits.append((weights, result.fun))
        sums.append(result.fun)
    return ",".join(map(str, refused)) or "-", [f"{abs(round(s, 3)):g}" for s in sums]


for seed in range(int(sys.argv[1])):
    refused, sums = answer(seed)
    print(refused, *sums)
