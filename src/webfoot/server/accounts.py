"""Accounts: a guest who has made a passkey. Everything the guest has stays as it is.

Browsers and this server prove things to each other by signed challenges. A challenge is in memory alone, good once
and for a few minutes. Recovery codes are for those who have lost their passkeys; only their hashes are kept.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import ipaddress
import json
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from webfoot.server.handover import ALPHABET
from webfoot.server.storage.accountrows import AccountRows, Passkey

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

LIFE_MS: Final = 5 * 60 * 1000
MOST: Final = 10_000
"""Challenges that can be waiting; beyond it the oldest are given up."""
CODES: Final = 10
CODE_LENGTH: Final = 12
"""Longer than the code for another device, since it is good for years."""
LONGEST: Final = 8000
"""Characters of what a browser says about a passkey."""


NEVER: Final = -1


def forgotten_hash(guest: str) -> str:
    """Return the hash of a guest who is forgotten, which is all that is kept."""
    return hashlib.sha256(b"webfoot-forgotten-1" + guest.encode()).hexdigest()


class BadPasskey(ValueError):
    """A passkey that proves nothing; says why."""


def installed() -> bool:
    """Whether passkeys can be checked here."""
    try:
        import webauthn  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def site_of(origin: str) -> str | None:
    """Return the name of the site to which passkeys belong; None if browsers make none for such an address."""
    try:
        parts = urlsplit(origin)
        host = parts.hostname or ""
    except ValueError:
        return None
    secure = parts.scheme == "https" or host == "localhost" or host.endswith(".localhost")
    return host if secure and host and not _is_address(host) else None


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Accounts:
    """The passkeys of guests."""

    def __init__(self, storage: AccountRows, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now
        self._challenges: dict[tuple[str, str], tuple[bytes, int]] = {}
        """For each guest and purpose, until when it is good."""
        self._generations: dict[str, int] = {}
        self._forgotten: set[str] = set()
        """Hashes of guests who are forgotten."""

    async def open(self) -> None:
        """Read which cookies are no longer good."""
        self._generations = await self._storage.generations()
        self._forgotten = await self._storage.forgotten()

    def generation(self, guest: str) -> int:
        """Return the number that a cookie of this guest must have. No cookie has that of a guest who is forgotten."""
        if self._forgotten and forgotten_hash(guest) in self._forgotten:
            return NEVER
        return self._generations.get(guest, 0)

    def forget(self, guest: str) -> None:
        """Let no cookie of this guest ever be good again. The storage is told elsewhere."""
        self._forgotten.add(forgotten_hash(guest))
        self._generations.pop(guest, None)

    def remember(self, guest: str) -> None:
        """Take back `forget`: the storage could not do it."""
        self._forgotten.discard(forgotten_hash(guest))

    async def sign_out(self, guest: str) -> None:
        """Let no cookie of this guest be good any more that was given out up to now."""
        self._generations[guest] = await self._storage.sign_out(guest)

    # passkeys

    async def new_options(self, guest: str, name: str, site: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey for this guest."""
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = webauthn.generate_registration_options(
            rp_id=site,
            rp_name="Webfoot",
            user_id=guest.encode(),
            user_name=name,
            challenge=self._challenge(guest, "new"),
            # The device keeps it under this site, so nobody has to type who they are.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[_described(one.id) for one in await self._storage.passkeys(guest)],
        )
        return _json(options)

    async def add(self, guest: str, credential: dict[str, Any], name: str, origin: str, site: str, most: int) -> bool:
        """Keep a new passkey of this guest; False if there are as many already. Raises BadPasskey and LostRace."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._take(guest, "new")
        try:
            found = webauthn.verify_registration_response(
                credential=_checked(credential),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, binascii.Error) as error:
            raise BadPasskey(f"this passkey proves nothing: {error}") from None
        key = Passkey(
            _text(found.credential_id), guest, found.credential_public_key, found.sign_count, name, self._now(), None
        )
        return await self._storage.add_passkey(key, most)

    def use_options(self, visitor: str, site: str) -> dict[str, Any]:
        """Return what a browser needs to use whatever passkey it has for this site."""
        import webauthn

        return _json(webauthn.generate_authentication_options(rp_id=site, challenge=self._challenge(visitor, "use")))

    async def use(self, visitor: str, credential: dict[str, Any], origin: str, site: str) -> str:
        """Return the guest of a passkey that was just used. Raises BadPasskey."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._take(visitor, "use")
        checked = _checked(credential)
        key = await self._storage.passkey(str(checked.get("id")))
        if key is None:
            raise BadPasskey("this passkey is not known here, or no longer")
        try:
            found = webauthn.verify_authentication_response(
                credential=checked,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, binascii.Error) as error:
            raise BadPasskey(f"this passkey proves nothing: {error}") from None
        await self._storage.use_passkey(key.id, found.new_sign_count, self._now())
        return key.guest

    def _challenge(self, guest: str, purpose: str) -> bytes:
        self._challenges.pop((guest, purpose), None)
        while len(self._challenges) >= MOST:
            del self._challenges[next(iter(self._challenges))]
        challenge = secrets.token_bytes(32)
        self._challenges[guest, purpose] = (challenge, self._now() + LIFE_MS)
        return challenge

    def _take(self, guest: str, purpose: str) -> bytes:
        """Return the challenge of a guest, which is then used up. Raises BadPasskey."""
        challenge, until = self._challenges.pop((guest, purpose), (b"", 0))
        if not challenge or until < self._now():
            raise BadPasskey("this took too long: try again")
        return challenge

    # recovery codes

    async def new_codes(self, guest: str) -> list[str]:
        """Make recovery codes for this guest. The last ones are no longer good."""
        codes = ["".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
        await self._storage.save_codes(guest, [code_hash(code) for code in codes], self._now())
        return [f"{code[:4]}-{code[4:8]}-{code[8:]}" for code in codes]


def code_hash(code: str) -> str:
    """Return the hash of a recovery code, which is all that the storage holds of it."""
    return hashlib.sha256(b"webfoot-code-1" + code.encode()).hexdigest()


def _checked(credential: dict[str, Any]) -> dict[str, Any]:
    if len(json.dumps(credential)) > LONGEST:
        raise BadPasskey("this is too long for a passkey")
    return credential


def _described(credential: str) -> PublicKeyCredentialDescriptor:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=base64.urlsafe_b64decode(credential + "=" * (-len(credential) % 4)))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _json(options: Any) -> dict[str, Any]:
    import webauthn

    found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return found
