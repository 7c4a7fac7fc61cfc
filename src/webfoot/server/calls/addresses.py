"""To which addresses of the network calls may go.

People name the addresses, so the server must not be led to places that only it can reach: its own machine, its own
network, the services of its host. A name is resolved once, every address that it has is checked, and the connection
goes to those very addresses. So a name that changes its address in between leads nowhere else.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class PrivateAddress(OSError):
    """A name leads to an address to which no call may go."""


def public(address: str) -> bool:
    """Whether an address can be reached by everybody."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo[1] if parsed.teredo else None)
        if parsed in _NAT64:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is not None:
            return public(str(inner))
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def literal(host: str) -> bool:
    """Whether a host is an address already, so that nothing is resolved."""
    try:
        ipaddress.ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return True


class PublicResolver(AbstractResolver):
    """Resolves names, and refuses those that lead to a private address even among others."""

    def __init__(self, inner: AbstractResolver | None = None) -> None:
        self._inner = inner or ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not all(public(one["host"]) for one in found):
            raise PrivateAddress(f"{host} leads to a private address")
        return found

    async def close(self) -> None:
        await self._inner.close()
