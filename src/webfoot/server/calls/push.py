"""Web push: messages that a browser shows even while no page is open.

A message is encrypted for the one browser that asked for it, and signed with a key of this server (VAPID), so that
nobody else can use the subscription. The key is made on the first start and kept in the database.
"""

from __future__ import annotations

import base64
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher, WebPushException

from webfoot.server.calls.ways import BadWay, Message, Outcome
from webfoot.server.calls.web import Web

LIFE_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
SIGNED_SECONDS: Final = 12 * 3600


def new_key() -> str:
    """Make a key with which messages are signed."""
    key = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(key.to_bytes(32, "big")).decode().rstrip("=")


def checked_keys(p256dh: str, auth: str) -> None:
    """Check the keys of a subscription; BadWay if nothing can be encrypted with them."""
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, UnicodeError):
        raise BadWay("the keys of this subscription are no keys") from None
    if len(secret) != 16:
        raise BadWay("the secret of a subscription has 16 bytes")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


class Push:
    def __init__(self, web: Web, key: str, contact: str) -> None:
        """`contact` is how a push service reaches the administrator: mailto: or https:."""
        self._web = web
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser is told when it subscribes."""
        raw = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    async def send(self, target: dict[str, str], message: Message) -> Outcome:
        """Send a message to a browser."""
        endpoint = target["endpoint"]
        content = {"text": message.text, "url": message.url, "tag": message.table or message.id}
        keys = {"p256dh": target["p256dh"], "auth": target["auth"]}
        where = urlsplit(endpoint)
        try:
            body = WebPusher({"endpoint": endpoint, "keys": keys}).encode(msgspec.json.encode(content))["body"]
            claims = {
                "aud": f"{where.scheme}://{where.netloc}",
                "sub": self._contact,
                "exp": int(time.time()) + SIGNED_SECONDS,
            }
            signed = self._vapid.sign(claims)
        except (WebPushException, VapidException, ValueError):
            return Outcome("never", "bad-keys")
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE_SECONDS),
            "urgency": "normal",
            **signed,
        }
        return await self._web.post(endpoint, body, headers)
