"""A device that makes and uses passkeys, as browsers speak with it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self._user = b""

    def make(self, options: Any) -> dict[str, Any]:
        """Make a passkey, as `navigator.credentials.create` answers."""
        self._user = _bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        told = self._data(options["rp"]["id"], ATTESTED) + bytes(16) + struct.pack(">H", 16) + self.id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": _text(said), "attestationObject": _text(attested)})

    def use(self, options: Any) -> dict[str, Any]:
        """Use the passkey, as `navigator.credentials.get` answers."""
        self.uses += 1
        told = self._data(options["rpId"], 0)
        said = self._said("webauthn.get", options["challenge"])
        signature = self._key.sign(told + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": _text(said),
                "authenticatorData": _text(told),
                "signature": _text(signature),
                "userHandle": _text(self._user),
            }
        )

    def _data(self, site: str, flags: int) -> bytes:
        flags |= PRESENT | VERIFIED
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        number = _text(self.id)
        return {
            "id": number,
            "rawId": number,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
