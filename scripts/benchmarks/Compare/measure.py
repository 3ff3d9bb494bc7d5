#!/usr/bin/env python3
"""Measures comparing against other people's tools, in turn, and prints name<tab>value<tab>unit.

usage: measure.py --tool TATEYOKO-COMPARE --pictures FOLDER [--rounds N] [--python PYTHON]

Each round runs every tool once, one after the other, so that what else the machine does hits all of
them alike; a ratio is the median of the rounds' ratios. "cpu" is the processor time of user and system,
"peak" the largest resident memory. A tool that isn't there is left out, with a note.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

parser = argparse.ArgumentParser()
parser.add_argument("--tool", required=True)
parser.add_argument("--pictures", required=True)
parser.add_argument("--python", default=sys.executable)
parser.add_argument("--rounds", type=int, default=9)
options = parser.parse_args()

here = os.path.dirname(os.path.abspath(__file__))
memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
out = tempfile.mkdtemp(prefix="tateyoko-bench-", dir=memory)
null = open(os.devnull, "w")


def call(command):
    """Wall time and processor time in milliseconds, peak memory in MB, exit status."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=null, stderr=null)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    cpu = usage.ru_utime + usage.ru_stime
    return wall * 1e3, cpu * 1e3, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def median(values):
    ordered = sorted(values)
    return ordered[len(ordered) // 2]


def line(name, value, unit):
    print(f"{name}\t{value:.3f}\t{unit}", flush=True)


def picture(name):
    return os.path.join(options.pictures, name)


def has_module(name):
    return subprocess.run(
        [options.python, "-c", f"import {name}"], stdout=null, stderr=null).returncode == 0


tools = {"ours": lambda a, b: [options.tool, a, b, "--diff", os.path.join(out, "ours.png")]}
script = os.path.join(here, "peers.py")
for tool, modules in (("opencv", ["cv2"]), ("pillow", ["PIL"]), ("numpy", ["numpy", "PIL"])):
    if all(has_module(module) for module in modules):
        tools[tool] = lambda a, b, tool=tool: [
            options.python, script, tool, a, b, os.path.join(out, tool + ".png")]
    else:
        print(f"note: no {' and '.join(modules)} in {options.python}", file=sys.stderr)
magick = "/usr/bin/compare-im6.q16"
magick = magick if os.path.exists(magick) else shutil.which("compare")
if magick:
    tools["magick"] = lambda a, b: [magick, "-metric", "AE", a, b, os.path.join(out, "magick.png")]
else:
    print("note: no ImageMagick", file=sys.stderr)
if shutil.which("idiff"):
    tools["idiff"] = lambda a, b: ["idiff", "-od", "-abs", "-o", os.path.join(out, "idiff.png"), a, b]
else:
    print("note: no idiff (openimageio-tools)", file=sys.stderr)
if shutil.which("odiff"):
    tools["odiff"] = lambda a, b: ["odiff", a, b, os.path.join(out, "odiff.png")]
else:
    print("note: no odiff", file=sys.stderr)

for kind in ("same", "reenc", "small", "large", "tall"):
    results = {tool: [] for tool in tools}
    for _ in range(options.rounds + 1):
        for tool, command in tools.items():
            results[tool].append(call(command(picture("base.png"), picture(kind + ".png"))))
    for tool, runs in results.items():
        # The first round fills the page cache.
        runs = runs[1:]
        line(f"{kind}: {tool}, wall", median(r[0] for r in runs), "ms")
        line(f"{kind}: {tool}, cpu", median(r[1] for r in runs), "ms")
        line(f"{kind}: {tool}, peak", max(r[2] for r in runs), "MB")
        if tool != "ours":
            ours = results["ours"][1:]
            line(f"{kind}: ours / {tool}, wall", median(a[0] / b[0] for a, b in zip(ours, runs)), "times")
            line(f"{kind}: ours / {tool}, cpu", median(a[1] / b[1] for a, b in zip(ours, runs)), "times")
    status = results["ours"][0][3]
    if status != (0 if kind in ("same", "reenc") else 1):
        sys.exit(f"error: ours ended with {status} for {kind}")

runs = [call([options.tool, picture("tiny-a.png"), picture("tiny-b.png")]) for _ in range(options.rounds)]
line("start: two tiny files, wall", median(r[0] for r in runs), "ms")
line("start: two tiny files, cpu", median(r[1] for r in runs), "ms")

for name, title in (("hundred", "100 files, 94 byte-equal"), ("packed", "100 files packed otherwise")):
    for report in (True, False):
        runs = []
        for _ in range(max(3, options.rounds // 2)):
            folder = os.path.join(out, "report")
            shutil.rmtree(folder, ignore_errors=True)
            more = ["--report", folder] if report else []
            runs.append(call(
                [options.tool, picture(name + "/baseline"), picture(name + "/actual"), *more]))
            if runs[-1][3] != 1:
                sys.exit(f"error: ours ended with {runs[-1][3]} for {name}")
        what = f"{title}{', report' if report else ''}"
        line(f"{what}: a picture, wall", median(r[0] for r in runs) / 100, "ms")
        line(f"{what}: a picture, cpu", median(r[1] for r in runs) / 100, "ms")
        line(f"{what}: peak", max(r[2] for r in runs), "MB")
shutil.rmtree(out, ignore_errors=True)
