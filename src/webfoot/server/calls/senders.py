"""Sends messages by every way that this server has. What needs a package that is not installed is not offered."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from webfoot.server.calls import hooks
from webfoot.server.calls.ways import BadWay, Message, Outcome, Way, WayKind, checked_mail, checked_url
from webfoot.server.settings import Settings

if TYPE_CHECKING:
    from webfoot.server.calls.mail import Post
    from webfoot.server.calls.push import Push
    from webfoot.server.calls.web import Web
    from webfoot.server.storage.callrows import CallRows

PUSH_KEY: Final = "vapid"
LONGEST: Final = 1000
"""Characters of an address."""

logger = logging.getLogger(__name__)


class Senders:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._web: Web | None = None
        self._push: Push | None = None
        self._post: Post | None = None

    async def open(self, storage: CallRows) -> None:
        """Get ready. The key that signs web push is made on the first start."""
        settings = self._settings
        try:
            from webfoot.server.calls.mail import Post
            from webfoot.server.calls.push import Push, new_key
            from webfoot.server.calls.web import Web
        except ModuleNotFoundError as missing:
            if (missing.name or "").startswith("webfoot"):
                raise
            logger.info("nobody can be called: pip install 'webfoot[calls]'")
            return
        if settings.mail_server:
            self._post = Post(settings)
        if settings.hooks:
            self._web = Web(anywhere=settings.hooks_anywhere)
            key = await storage.host_key(PUSH_KEY, new_key())
            self._push = Push(self._web, key, _contact(settings))

    async def close(self) -> None:
        """Close every connection."""
        if self._web is not None:
            await self._web.close()

    @property
    def offered(self) -> list[WayKind]:
        """The ways that people can set up here."""
        found: list[WayKind] = []
        if self._push is not None:
            found.append("push")
        if self._post is not None:
            found.append("mail")
        if self._web is not None:
            found += ["discord", "hook"]
        return found

    @property
    def push_key(self) -> str | None:
        """The public key that a browser is told when it subscribes."""
        return None if self._push is None else self._push.public_key

    def checked(self, kind: WayKind, target: dict[str, str]) -> dict[str, str]:
        """Return what is kept of a new way; BadWay says what is wrong with it."""
        if kind not in self.offered:
            raise BadWay("this server does not call people this way")
        wanted = {"push": ("endpoint", "p256dh", "auth"), "mail": ("address",)}.get(kind, ("url",))
        if sorted(target) != sorted(wanted) or any(not 0 < len(value) <= LONGEST for value in target.values()):
            raise BadWay(f"needed are {', '.join(wanted)}, each of at most {LONGEST} characters")
        if kind == "mail":
            checked_mail(target["address"])
        else:
            checked_url(target[wanted[0]], plain=self._settings.hooks_anywhere)
        if kind == "push":
            from webfoot.server.calls.push import checked_keys

            checked_keys(target["p256dh"], target["auth"])
        return target

    async def send(self, way: Way, message: Message) -> Outcome:
        """Send a message, once."""
        if way.kind == "mail" and self._post is not None:
            return await self._post.send(way.target["address"], message)
        if way.kind == "mail" or self._web is None or self._push is None:
            return Outcome("never", "not-offered")
        if way.kind == "push":
            return await self._push.send(way.target, message)
        body = hooks.discord(message) if way.kind == "discord" else hooks.plain(message)
        return await self._web.post(way.target["url"], body, hooks.HEADERS)


def _contact(settings: Settings) -> str:
    """How push services reach the administrator."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    public = next((origin for origin in settings.origins if origin.startswith("https://")), None)
    return public or "mailto:webfoot@localhost"
