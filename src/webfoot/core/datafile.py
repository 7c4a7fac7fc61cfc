"""Reads an owner's data file, and names the line of anything that is wrong in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import yaml

from webfoot.core.errors import BadData


class Spot:
    """One value of the file, with its place and its name."""

    def __init__(self, file: str, path: str, node: yaml.Node, named_at: yaml.Node | None = None) -> None:
        self._file = file
        self._path = path
        self._node = node
        # A long value begins on the line after its name, but people look for the name.
        self._line = (named_at or node).start_mark.line + 1

    def wrong(self, what: str) -> BadData:
        """Make the error that names this place and says what is wrong with it."""
        return BadData(f"{self._file}, line {self._line}: {self._path or 'the file'} {what}")

    def is_word(self) -> bool:
        """Whether this is a single value, neither a list nor a mapping."""
        return isinstance(self._node, yaml.ScalarNode)

    def fields(self, names: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Spot]:
        """Return a mapping with exactly these keys, and any of the optional ones. Raises BadData for any other
        key."""
        found = self.entries()
        wanted = list(names)
        known = [*wanted, *optional]
        for name, spot in found.items():
            if name not in known:
                raise spot.wrong(f"is unknown; expected one of: {', '.join(known)}")
        for name in wanted:
            if name not in found:
                raise self.wrong(f"lacks {name}")
        return found

    def entries(self) -> dict[str, Spot]:
        """Return a mapping with any keys. Raises BadData if it is no mapping."""
        if not isinstance(self._node, yaml.MappingNode):
            raise self.wrong("should be a mapping of names to values")
        found: dict[str, Spot] = {}
        for key, value in self._node.value:
            if not isinstance(key, yaml.ScalarNode) or not key.value:
                raise Spot(self._file, self._path, key).wrong("should name each value with a word")
            name = str(key.value)
            spot = Spot(self._file, f"{self._path}.{name}" if self._path else name, value, key)
            if name in found:
                raise spot.wrong("is given twice")
            found[name] = spot
        return found

    def items(self) -> list[Spot]:
        """Read a list. Raises BadData if it is none."""
        if not isinstance(self._node, yaml.SequenceNode):
            raise self.wrong("should be a list")
        return [Spot(self._file, f"{self._path}[{i}]", node) for i, node in enumerate(self._node.value, 1)]

    def text(self, among: Iterable[str] | None = None) -> str:
        """Read a word; if `choices` are given, one of them. Raises BadData if it is none."""
        if not isinstance(self._node, yaml.ScalarNode) or not self._node.value:
            raise self.wrong("should be a word")
        word = str(self._node.value)
        if among is not None and word not in (known := list(among)):
            raise self.wrong(f"is {word!r}; expected one of: {', '.join(known)}")
        return word

    def number(self, least: int, most: int) -> int:
        """Read a whole number within these bounds. Raises BadData if it is none."""
        word = self.text()
        try:
            number = int(word)
        except ValueError:
            raise self.wrong(f"should be a whole number, not {word!r}") from None
        if not least <= number <= most:
            raise self.wrong(f"should be from {least} to {most}, not {number}")
        return number

    def yes_or_no(self) -> bool:
        """Read `true` or `false`. Raises BadData if it is neither."""
        return self.text(("true", "false")) == "true"

    def __iter__(self) -> Iterator[Spot]:
        return iter(self.items())


def read(text: str, file: str) -> Spot:
    """Read the whole file. Raises BadData if it is not YAML."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = "" if mark is None else f", line {mark.line + 1}"
        raise BadData(f"{file}{line}: this is not valid YAML: {getattr(error, 'problem', error)}") from None
    if node is None:
        raise BadData(f"{file}: the file is empty")
    return Spot(file, "", node)
