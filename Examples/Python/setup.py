"""Links the static C library of the engine, with Swift's runtime, into the wheel: it runs where there is no Swift.

    swift build -c release --product ParleyCStatic
    pip wheel --no-deps -w Examples/Python/dist Examples/Python

PARLEY_BUILD names another build folder than `.build/release`. Needs a compiler of C, and Swift's static runtime.
"""

import os
import subprocess
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

PROJECT = Path(__file__).resolve().parents[2]
# What is made on the way is kept out of the sources.
MADE = PROJECT / ".build/wheel"
MADE.mkdir(parents=True, exist_ok=True)

FUNCTIONS = (
    "protocol_version", "open", "send", "receive", "free_line", "set_function", "set_problem_function", "end", "close",
)  # fmt: skip


def link(library: Path) -> None:
    """Writes a shared library that shows the C functions and nothing else."""
    build = os.environ.get("PARLEY_BUILD", str(PROJECT / ".build/release"))
    told = subprocess.run([PROJECT / "Examples/C/static-runtime", build], check=True, stdout=subprocess.PIPE, text=True)
    names = [f"parley_{name}" for name in FUNCTIONS]
    with tempfile.NamedTemporaryFile("w", suffix=".map") as shown:
        shown.write("{ global: " + " ".join(f"{name};" for name in names) + " local: *; };")
        shown.flush()
        kept = [f"-Wl,--undefined={name}" for name in names]
        linked = ["-Wl,--gc-sections", "-Wl,--strip-all", "-Wl,-z,defs", f"-Wl,--version-script={shown.name}"]
        subprocess.run(["cc", "-shared", "-o", library, *kept, *linked, *told.stdout.split()], check=True)


class BuildWithLibrary(build_py):
    """The modules, and the library beside them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            link(Path(self.build_lib) / "parley/libparley.so")


class WheelOfPlatform(bdist_wheel):
    """A wheel for every Python of the machine's kind: the library is called by ctypes and knows nothing of Python."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


setup(
    cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": WheelOfPlatform},
    options={"build": {"build_base": str(MADE / "build")}, "egg_info": {"egg_base": str(MADE)}},
)
