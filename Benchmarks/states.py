#!/usr/bin/env python3
"""Writes forms whose states are many: states.py FAMILY SIZE > Form.form.yaml

Each family is a function here; the same words give the same bytes."""
import random
import sys


def field(id, *lines, kind=None):
    words = [f"  - id: {id}", f"    label: The {id}"] + ([f"    type: {kind}"] if kind else [])
    return words + ["    " + line for line in lines]


def form(name, *fields):
    return "\n".join([f"form: {name}", "fields:", *[line for lines in fields for line in lines],
                      "submit: {label: Send}", ""])


def toggles(count):
    """Independent toggles that each show a field; every edge says when it is taken."""
    fields = [field(f"has{n}", kind="toggle") for n in range(count)]
    for n in range(count):
        edge = [f"next: [{{when: has{n + 1}, to: text{n + 1}}}]"] if n + 1 < count else []
        fields.append(field(f"text{n}", f"visible: has{n}", *edge))
    return form("Toggles", *fields)


def chains(count):
    """Chains of ten fields of which each is shown by the one above it."""
    fields = []
    for n in range(count):
        fields.append(field(f"text{n}", *([] if n % 10 == 0 else [f"visible: '!text{n - 1}.isEmpty'"])))
    return form("Chains", *fields)


def plain(count):
    """Texts in default order, one in ten after a toggle; no conditions."""
    return form("Plain", *[field(f"f{n}", kind="toggle" if n % 10 == 0 else None) for n in range(count)])


def conditions(count):
    """The same, with a condition on one in ten."""
    fields = []
    for n in range(count):
        lines = [f"visible: f{n - 1}"] if n % 10 == 1 else []
        fields.append(field(f"f{n}", *lines, kind="toggle" if n % 10 == 0 else None))
    return form("Conditions", *fields)


def parity(count):
    """Shown where an odd number of toggles is on, and hidden by the same said the other way round."""
    names = [f"t{n}" for n in range(count)]
    odd = names[0]
    for name in names[1:]:
        odd = f"({odd}) != {name}"
    even = names[-1]
    for name in reversed(names[:-1]):
        even = f"({even}) == {name}"
    return form("Parity", *[field(name, kind="toggle") for name in names],
                field("odd", f"visible: {odd}"), field("never", f"visible: ({odd}) && !({odd})"))


def pigeons(count):
    """One more pigeon than holes, each in some hole and no two in one."""
    holes, birds = range(count), range(count + 1)
    fields = [field(f"p{bird}h{hole}", kind="toggle") for bird in birds for hole in holes]
    some = ["(" + " || ".join(f"p{bird}h{hole}" for hole in holes) + ")" for bird in birds]
    apart = [f"!(p{one}h{hole} && p{other}h{hole})" for hole in holes for one in birds for other in birds if one < other]
    return form("Pigeons", *fields, field("never", f"visible: '{' && '.join(some + apart)}'"))


def clauses(count):
    """Three toggles or their opposites in each clause, drawn; about as many clauses as can just hold together."""
    draw = random.Random(count)
    names = [f"t{n}" for n in range(count)]
    clause = [" || ".join(draw.choice(["", "!"]) + name for name in draw.sample(names, 3)) for _ in range(count * 17 // 4)]
    return form("Clauses", *[field(name, kind="toggle") for name in names],
                field("all", f"visible: '{' && '.join(f'({each})' for each in clause)}'"))


def sums(count):
    """Numbers of which every three in a row have a sum, and the whole another."""
    names = [f"n{n}" for n in range(count)]
    rows = [f"{one} + {two} + {three} == {index % 7 + 3}"
            for index, (one, two, three) in enumerate(zip(names, names[1:], names[2:]))]
    return form("Sums", *[field(name, "range: 0...9", kind="stepper") for name in names],
                field("all", f"visible: {' && '.join(rows)} && {' + '.join(names)} > {count * 9 - 1}"))


def days(count):
    """Days in a row, each behind the one before it, and the last before the first."""
    names = [f"d{n}" for n in range(count)]
    row = [f"{one} < {other}" for one, other in zip(names, names[1:] + names[:1])]
    return form("Days", *[field(name, kind="date") for name in names], field("never", f"visible: {' && '.join(row)}"))


def tournament(count):
    """Numbers of which every two are compared, this way or that."""
    names = [f"n{n}" for n in range(count)]
    pairs = [(one, other) for index, one in enumerate(names) for other in names[index + 1:]]
    either = [f"({one} < {other} || {other} < {one})" for one, other in pairs]
    return form("Tournament", *[field(name, "range: 1...9", kind="stepper") for name in names],
                field("apart", f"visible: {' && '.join(either)}"))


def pairs(count):
    """Pairs of toggles of which both are on; their halves stand far apart."""
    names = [f"{side}{n}" for side in "ab" for n in range(count)]
    return form("Pairs", *[field(name, kind="toggle") for name in names],
                field("some", f"visible: {' || '.join(f'a{n}' for n in range(count))}"),
                field("both", f"visible: {' || '.join(f'a{n} && b{n}' for n in range(count))}"))


FAMILIES = {each.__name__: each for each in
            [toggles, chains, plain, conditions, parity, pigeons, clauses, sums, days, tournament, pairs]}

# What makes diagrams and orders grow as much as can be, each in a size where it can still be answered and in one where
# it cannot.
WORST = [("parity", 60), ("pigeons", 6), ("pigeons", 9), ("clauses", 30), ("clauses", 120), ("sums", 20), ("days", 200),
         ("tournament", 5), ("tournament", 12), ("pairs", 12), ("pairs", 40)]

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in FAMILIES:
        sys.exit(__doc__ + "\nfamilies: " + " ".join(FAMILIES))
    sys.stdout.write(FAMILIES[sys.argv[1]](int(sys.argv[2])))
