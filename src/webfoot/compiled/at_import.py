"""Imported before anything of the engine: where there is a build that fits, all of the engine comes from it."""

from __future__ import annotations

from webfoot.compiled.loader import use

use()
