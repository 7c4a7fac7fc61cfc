"""Sends something to an address of the web that somebody has named, once, and says what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver
from aiohttp.resolver import ThreadedResolver

from webfoot.server.calls.addresses import PrivateAddress, PublicResolver, literal, public
from webfoot.server.calls.ways import Outcome

SECONDS: Final = 10.0
AT_ONCE: Final = 64
TO_ONE_HOST: Final = 8
GONE: Final = (404, 410)


class Web:
    """Connections to other servers. Nothing is kept of them: no cookies, no redirects, no proxy."""

    def __init__(self, *, anywhere: bool = False, resolver: AbstractResolver | None = None) -> None:
        """`anywhere`: private and loopback addresses will do as well."""
        self._anywhere = anywhere
        names = (resolver or ThreadedResolver()) if anywhere else PublicResolver(resolver)
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                resolver=names, use_dns_cache=False, limit=AT_ONCE, limit_per_host=TO_ONE_HOST, force_close=True
            ),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=SECONDS, sock_connect=SECONDS / 2),
            auto_decompress=False,
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        """Send a body to an address."""
        host = urlsplit(url).hostname or ""
        if not self._anywhere and literal(host) and not public(host):
            # Where nothing is resolved, nobody else has looked at it.
            return Outcome("never", "private-address")
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return _outcome(answer.status)
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, PrivateAddress):
                return Outcome("never", "private-address")
            return Outcome("later", "unreachable")
        except aiohttp.ConnectionTimeoutError:
            return Outcome("later", "unreachable")
        except (aiohttp.InvalidURL, UnicodeError):
            return Outcome("never", "no-address")
        except (TimeoutError, aiohttp.ClientError):
            # It was on its way: whether it arrived, nobody here can know.
            return Outcome("unknown", "no-answer")

    async def close(self) -> None:
        """Close every connection."""
        await self._session.close()


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("gone", f"http-{status}")
    if status in (408, 425, 429) or status >= 500:
        return Outcome("later", f"http-{status}")
    return Outcome("never", f"http-{status}")
