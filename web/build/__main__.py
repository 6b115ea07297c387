"""Builds the site into web/dist; serves it, or only looks after its sources, on wish.

python web/build [(--serve | --watch) [--lan] [--port N] | --check | --format | --test [NAME]
                  | --one-file [FILE] [--public-address ADDRESS]]
"""

import argparse
import sys
import time
from pathlib import Path

import catalogue
import check
import contents
import engine
import locales
import one_file
import output
import page_tests
import serve
import vendor
import watch
from folders import DIST, ROOT, WEB
from node import Node, find_node
from problem import BuildError

ONE_FILE = WEB / "trick-table.html"


def build(node: Node) -> None:
    started = time.monotonic()
    files = contents.files(node, engine.files(node), catalogue.told())
    changed = output.write(DIST, files)
    took = time.monotonic() - started
    size = sum(map(len, files.values())) / 1e6
    print(
        f"Built {DIST.relative_to(ROOT)}: {len(files)} files, {size:.1f} MB, "
        f"{changed} of them new or changed, in {took:.1f} s."
    )
    for line in locales.report():
        print(line)


def main() -> int:
    wishes = argparse.ArgumentParser(prog="web/build", description="Builds the site into web/dist.")
    wishes.add_argument("--check", action="store_true", help="only check form, mistakes and types")
    wishes.add_argument("--format", action="store_true", help="only bring the sources into form")
    wishes.add_argument(
        "--test",
        nargs="?",
        const="",
        metavar="NAME",
        help="only run the tests in tests/page, or those in files with this in their names",
    )
    wishes.add_argument("--serve", action="store_true", help="serve the site afterwards")
    wishes.add_argument("--watch", action="store_true", help="serve it and show what is saved")
    wishes.add_argument("--lan", action="store_true", help="serve it to other devices, too")
    wishes.add_argument("--port", type=int, help="serve it at this port")
    wishes.add_argument(
        "--one-file",
        nargs="?",
        type=Path,
        const=ONE_FILE,
        metavar="FILE",
        help=f"put it into one file, too, which opens without a server ({ONE_FILE.name})",
    )
    wishes.add_argument(
        "--public-address",
        default="",
        metavar="ADDRESS",
        help="where others find the page: for the links that the one file gives out",
    )
    asked = wishes.parse_args()
    try:
        node = find_node()
        vendor.install(node)
        if asked.check:
            check.check(node)
            return 0
        if asked.format:
            check.write_form(node)
            return 0
        if asked.test is not None:
            page_tests.run(node, asked.test)
            return 0
        if asked.watch:
            watch.watch(node, lan=asked.lan, port=asked.port)
            return 0
        build(node)
        if asked.one_file:
            one_file.write(node, DIST, asked.one_file, asked.public_address)
        if asked.serve or asked.lan or asked.port:
            serve.serve(DIST, lan=asked.lan, port=asked.port)
    except BuildError as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
