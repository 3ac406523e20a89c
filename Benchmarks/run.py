#!/usr/bin/env python3
"""Measures formc against what it promises, whole processes in turn, and prints ratios of medians.

The raw loop is events.c, which reads the same files into memory and pulls libyaml's events; hello is the least Swift
program, linked as Scripts/install links formc. `make bench` runs this; the figures are good on a quiet machine only.
The exit status is 1 where a promise does not hold."""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import forms
import states

ROOT = pathlib.Path(__file__).resolve().parent.parent
HERE = ROOT / "Benchmarks"
SILENCE = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]


def seconds(words, status=(0,)):
    """How long one process takes, from its start to its end."""
    words = [str(word) for word in words]
    start = time.perf_counter()
    process = os.posix_spawn(words[0], words, os.environ, file_actions=SILENCE)
    end = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    elapsed = time.perf_counter() - start
    if end not in status:
        sys.exit(f"{' '.join(words[:4])} ended with {end}")
    return elapsed


def medians(runs, *actions):
    """The median time of each action; they take turns, so that a busy moment hits all alike."""
    times = [[action() for action in actions] for _ in range(runs + 1)][1:]
    return [statistics.median(column) for column in zip(*times)]


class Bench:
    def __init__(self, options, folder):
        self.options, self.folder, self.holds = options, folder, True
        self.formc, self.raw, self.hello = self.programs()

    def programs(self):
        """Builds what is measured."""
        built = ROOT / ".build/bench"
        built.mkdir(parents=True, exist_ok=True)
        subprocess.run([ROOT / "Scripts/setup"], check=True)
        if not self.options.formc:
            subprocess.run([ROOT / "Scripts/install", built], check=True, stdout=subprocess.DEVNULL)
        libyaml = subprocess.check_output(["pkg-config", "--cflags", "--libs", "yaml-0.1"], text=True).split()
        subprocess.run(["cc", "-O2", HERE / "events.c", *libyaml, "-o", built / "events"], check=True)
        archives = ROOT / ".build/install/static"
        linux = ["-static-stdlib", "-Xlinker", "-s", "-Xlinker", f"-L{archives}", "-Xclang-linker", "-static-libgcc"]
        swift = ["swiftc", "-O", *(linux if sys.platform == "linux" else [])]
        subprocess.run([*swift, HERE / "hello.swift", "-o", built / "hello"], check=True)
        return pathlib.Path(self.options.formc or built / "bin/formc").absolute(), built / "events", built / "hello"

    def forms(self, count, fields, faulty):
        folder = self.folder / f"{count}-{fields}-{faulty}"
        if not folder.exists():
            forms.write(folder, count, fields, faulty, self.options.seed)
        return folder

    def read(self, folder):
        return seconds([self.raw, *sorted(folder.iterdir())])

    def lint(self, folder, *options):
        return seconds([self.formc, "lint", folder, *options], status=(0, 1))

    def generate(self, folder):
        """Into a folder that was not there; removing it is not measured."""
        out = self.folder / "out"
        shutil.rmtree(out, ignore_errors=True)
        return seconds([self.formc, "generate", folder, "--output", out])

    def write(self, texts):
        """What the disk takes for the same files: each written beside its name, and then renamed."""
        out = self.folder / "written"
        shutil.rmtree(out, ignore_errors=True)
        start = time.perf_counter()
        out.mkdir()
        for name, text in texts:
            file = os.open(out / (name + "~"), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
            os.write(file, text)
            os.close(file)
            os.rename(out / (name + "~"), out / name)
        return time.perf_counter() - start

    def say(self, what, value, limit, unit="×"):
        fits = value <= limit
        self.holds = self.holds and fits
        print(f"{what:<60} {value:8.2f}{unit}   promised {limit:.1f}{unit}   {'holds' if fits else 'DOES NOT HOLD'}")

    def whole(self):
        """Many forms, one in ten with a finding for lint, none for generate."""
        count, fields, runs = self.options.forms, self.options.fields, self.options.runs
        some, sound = self.forms(count, fields, self.options.faulty), self.forms(count, fields, 0)
        raw, lint, threaded = medians(
            runs, lambda: self.read(some), lambda: self.lint(some, "--threads", "1"), lambda: self.lint(some))
        self.generate(sound)
        texts = [(file.name, file.read_bytes()) for file in sorted((self.folder / "out").iterdir())]
        base, generate, write = medians(
            runs, lambda: self.read(sound), lambda: self.generate(sound), lambda: self.write(texts))
        start, hello = medians(runs * 10, lambda: seconds([self.formc, "version"]), lambda: seconds([self.hello]))
        print(f"{count} forms of {fields} fields: raw loop {raw * 1e3:.0f} ms,", end=" ")
        print(f"lint {lint * 1e3:.0f} ms on one thread, {threaded * 1e3:.0f} ms on all")
        print(f"the sound ones: raw loop {base * 1e3:.0f} ms, generate {generate * 1e3:.0f} ms,", end=" ")
        print(f"writing its {len(texts)} files alone {write * 1e3:.0f} ms")
        print(f"start: version {start * 1e3:.2f} ms, hello {hello * 1e3:.2f} ms\n")
        self.say("lint on one thread / raw loop", lint / raw, 2)
        self.say("generate / raw loop", generate / base, 3)
        self.say("version / hello", start / hello, 1.5)

    def growth(self):
        """The cost of a field where there are few and where there are many, without the cost of a start."""
        start = statistics.median(seconds([self.formc, "version"]) for _ in range(21))
        sizes = [("fields of one form", lambda n: (1, n, 0), [10, 100, 1000, 10_000, 100_000]),
                 ("forms", lambda n: (n, self.options.fields, 0), [10, 100, 1000, 10_000])]
        for noun, shape, numbers in sizes:
            for verb, action in [("lint", self.lint), ("generate", self.generate)]:
                costs = []
                for number in [n for n in numbers if n <= self.options.most]:
                    folder = self.forms(*shape(number))
                    runs = 7 if number <= 1000 else 3
                    elapsed = statistics.median(action(folder) for _ in range(runs)) - start
                    costs.append(elapsed / (number * (1 if noun != "forms" else self.options.fields)) * 1e6)
                print(f"{verb}, µs a field, {numbers[0]} … {noun}: " + "  ".join(f"{cost:.1f}" for cost in costs))
                self.say(f"{verb}: the most {noun} / a hundred", costs[-1] / costs[1], 1.5)

    def family(self, name, size):
        """A folder with one form of a family whose states are many."""
        folder = self.folder / f"{name}-{size}"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.form.yaml").write_text(states.FAMILIES[name](size))
        return folder

    def combinations(self):
        """Forms whose conditions have very many states; the worst of them end with what was not found out."""
        time_of = lambda folder: statistics.median(self.lint(folder, "--threads", "1") for _ in range(7))
        for name, size, limit in [("toggles", 64, 200), ("chains", 200, 1000)]:
            self.say(f"lint: {name}, {size}", time_of(self.family(name, size)) * 1e3, limit, " ms")
        some, none = self.family("conditions", 10_000), self.family("plain", 10_000)
        with_conditions, without = medians(7, lambda: self.lint(some), lambda: self.lint(none))
        self.say("lint: 10,000 fields, 1,000 conditions / none", with_conditions / without, 1.5)
        for name, size in states.WORST:
            folder = self.family(name, size)
            elapsed = time_of(folder)
            words = [self.formc, "lint", folder, "--format", "json"]
            found = json.loads(subprocess.run(words, capture_output=True, text=True).stdout)["findings"]
            rules = {each["rule"] + (" (incomplete)" if each.get("incomplete") else "") for each in found}
            self.say(f"lint: {name}, {size}: {', '.join(sorted(rules)) or 'nothing'}", elapsed * 1e3, 5000, " ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--formc", help="measure this one, and build none")
    parser.add_argument("--most", type=int, default=100_000, help="the largest size that growth is measured at")
    parser.add_argument("--part", choices=["whole", "growth", "states", "all"], default="all")
    for name, default in [("forms", 1000), ("fields", 20), ("faulty", 10), ("seed", 1), ("runs", 9)]:
        parser.add_argument(f"--{name}", type=int, default=default)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, pathlib.Path(folder))
        for part, run in [("whole", bench.whole), ("growth", bench.growth), ("states", bench.combinations)]:
            if options.part in [part, "all"]:
                run()
    sys.exit(0 if bench.holds else 1)


if __name__ == "__main__":
    main()
