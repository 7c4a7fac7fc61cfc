"""Guests: people without accounts. A guest has an id, a name and a language.

A guest exists as soon as a cookie is given out. A row is written only when the guest chooses a name, so visitors who
never play cost nothing. Until then the name is made from the id and is the same for everybody who sees it.
"""

from __future__ import annotations

import unicodedata
import zlib

from webfoot.core.game import LANGUAGES, Language
from webfoot.server.storage.protocol import Storage
from webfoot.server.table.details import Chair
from webfoot.server.wire import Me

_NAMES = (
    "Mallard", "Teal", "Pintail", "Eider", "Gadwall", "Shoveler", "Goldeneye", "Smew", "Wigeon", "Garganey",
    "Merganser", "Pochard", "Scaup", "Scoter", "Shelduck", "Mandarin", "Muscovy", "Bufflehead", "Redhead",
)  # fmt: skip
_REMEMBERED = 20_000
LONGEST_NAME = 24
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")


class BadName(ValueError):
    pass


def default_name(guest: str, attempt: int = 0) -> str:
    """The name of a guest who has chosen none; another one at each attempt."""
    number = zlib.crc32(guest.encode()) + 7919 * attempt
    return f"{_NAMES[number % len(_NAMES)]} {number // len(_NAMES) % 90 + 10}"


def clean_text(text: str) -> str:
    """Remove control and direction marks, which can make a line look different from what it says; join spaces."""
    shown = "".join(" " if unicodedata.category(c) in _UNSEEN else c for c in text)
    return " ".join(shown.split())


def clean_name(name: str) -> str:
    clean = clean_text(unicodedata.normalize("NFKC", name))
    if not 1 <= len(clean) <= LONGEST_NAME or not any(c.isalnum() for c in clean):
        raise BadName("a name has 1 to 24 characters, with at least one letter or digit")
    return clean


def preferred_language(accept: str | None) -> Language:
    """Return the first language of the browser that the page has."""
    for part in (accept or "").split(","):
        tag = part.split(";")[0].strip().lower()[:2]
        for language in LANGUAGES:
            if tag == language:
                return language
    return "en"


class Guests:
    """The names of guests, remembered while they are needed."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, Me | None] = {}
        """None for a guest who was looked up and has not chosen a name."""

    async def get(self, guest: str, language: Language = "en") -> Me:
        if guest not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[guest] = await self._storage.load_guest(guest)
        return self._known[guest] or Me(guest, default_name(guest), language)

    def known_name(self, guest: str) -> str:
        """Return the name of a guest who has been looked up."""
        me = self._known.get(guest)
        return default_name(guest) if me is None else me.name

    def has_chosen(self, guest: str) -> bool:
        """Return whether this guest has chosen a name. The guest must have been looked up before."""
        return self._known.get(guest) is not None

    async def put_names(self, chairs: list[Chair]) -> None:
        """Fill in the guests' names on chairs that come from the database."""
        # Not a difference of sets: that would look at every guest who is known.
        unknown = {chair.guest for chair in chairs if chair.guest is not None and chair.guest not in self._known}
        if unknown:
            self._known.update(dict.fromkeys(unknown) | await self._storage.load_guests(unknown))
        for chair in chairs:
            chair.name = chair.label if chair.guest is None else chair.label or (await self.get(chair.guest)).name

    def forget(self, guest: str) -> None:
        self._known.pop(guest, None)

    async def change(self, guest: str, name: str, language: Language) -> Me:
        me = Me(guest, clean_name(name), language)
        await self._storage.save_guest(me)
        self._known[guest] = me
        return me
