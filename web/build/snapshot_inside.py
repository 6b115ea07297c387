"""Imports the whole engine, inside Pyodide, before a picture is taken of Python's memory.

The picture holds memory only, not the file system: whatever the engine imports, lists or reads on
its first calls has to happen here.
"""

import gc
import importlib
import site
import zipfile

# What a traceback or an error's text is made with, and what comes in late with the first answers.
LATE = ("linecache", "tokenize", "traceback", "_colorize", "importlib.metadata")

with zipfile.ZipFile("/engine.whl") as wheel:
    wheel.extractall(site.getsitepackages()[0])
importlib.invalidate_caches()
for name in LATE:
    importlib.import_module(name)
bridge = importlib.import_module("pygame_core.bridge")
# This imports all games.
assert bridge.call('{"method": "games", "params": {}}').startswith('{"result"')
del bridge, name, wheel
gc.collect()
