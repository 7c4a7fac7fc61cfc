"""E-mail by the SMTP server that the administrator has named."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

import aiosmtplib

from webfoot.server.calls.ways import Message, Outcome
from webfoot.server.settings import Settings

SECONDS: Final = 20.0


class Post:
    """Sends e-mails, one connection for each."""

    def __init__(self, settings: Settings) -> None:
        host, _, port = settings.mail_server.rpartition(":")
        self._host, self._port = host, int(port)
        self._settings = settings

    async def send(self, to: str, message: Message) -> Outcome:
        """Send a message to an address."""
        settings = self._settings
        try:
            await aiosmtplib.send(
                letter(settings.mail_from, to, message),
                hostname=self._host,
                port=self._port,
                username=settings.mail_user or None,
                password=settings.mail_password or None,
                use_tls=settings.mail_security == "tls",
                start_tls=settings.mail_security == "starttls",
                timeout=SECONDS,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPResponseException) as error:
            codes = (
                [one.code for one in error.recipients]
                if isinstance(error, aiosmtplib.SMTPRecipientsRefused)
                else [error.code]
            )
            result = "never" if all(500 <= code < 600 for code in codes) else "later"
            return Outcome(result, f"smtp-{codes[0]}")  # type: ignore[arg-type]
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError):
            return Outcome("later", "unreachable")
        except (aiosmtplib.SMTPException, OSError):
            return Outcome("unknown", "no-answer")
        return Outcome("sent")


def letter(sender: str, to: str, message: Message) -> EmailMessage:
    """Return a message as an e-mail."""
    mail = EmailMessage()
    mail["Subject"] = message.text
    mail["From"] = Address("Webfoot", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Date"] = formatdate(usegmt=True)
    mail["Message-ID"] = f"<{message.id}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
    parts = (message.text, message.url, message.more, message.stop)
    mail.set_content("\n\n".join(part for part in parts if part) + "\n")
    return mail
