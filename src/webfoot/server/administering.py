"""`webfoot admin`: asks the server that runs on a folder, or looks into the folder's database if none does."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import msgspec

from webfoot.server import folder as folders
from webfoot.server.administration import AdminProblem, AnyWish, Told, fulfil
from webfoot.server.edge.security import Keys
from webfoot.server.environment import settings_at
from webfoot.server.settings import Settings
from webfoot.server.storage.opening import open_storage
from webfoot.server.storage.protocol import StorageTrouble

SECONDS: Final = 60.0
"""How long a server may take for its answer."""


def ask(wish: AnyWish, folder: Path | None, database: str | None = None) -> list[str]:
    """Have a wish fulfilled and return what there is to print. Raises WebfootError."""
    # As strictly as a server would look at it.
    try:
        msgspec.json.decode(msgspec.json.encode(wish), type=AnyWish)
    except msgspec.ValidationError as error:
        raise AdminProblem(_in_words(str(error))) from None
    settings = settings_at(folder, database)
    if settings.postgres is None and not settings.database_file.exists():
        raise AdminProblem(f"there is no database at {settings.database_file}")
    try:
        with folders.opened(settings):
            return asyncio.run(_in_database(wish, settings))
    except folders.FolderInUse:
        return _of_server(wish, settings)
    except StorageTrouble as trouble:
        raise AdminProblem(f"the storage gives trouble: {trouble}") from None


async def _in_database(wish: AnyWish, settings: Settings) -> list[str]:
    storage = await open_storage(settings, Keys(settings).link_hash)
    try:
        return await fulfil(wish, storage, settings, None)
    finally:
        await storage.close()


def _of_server(wish: AnyWish, settings: Settings) -> list[str]:
    address = folders.address_of_server(settings)
    if address is None:
        raise AdminProblem("a server runs on this folder and does not say where it listens; stop it first")
    headers = {"authorization": f"Bearer {Keys(settings).control_token}", "content-type": "application/json"}
    request = urllib.request.Request(f"{address}control", msgspec.json.encode(wish), headers)  # noqa: S310
    try:
        with _opener().open(request, timeout=SECONDS) as answer:
            told = msgspec.json.decode(answer.read(), type=Told)
    except urllib.error.HTTPError as error:
        with error:
            raise AdminProblem(f"the server at {address} refused: {_detail(error.read())}") from None
    except (OSError, http.client.HTTPException, msgspec.DecodeError) as error:
        raise AdminProblem(f"the server at {address} did not answer: {error}") from None
    if told.problem:
        raise AdminProblem(told.problem)
    return told.lines


def _in_words(error: str) -> str:
    """Say what is wrong with a wish, without patterns."""
    what, _, field = error.partition(" - at `$.")
    said = "not an id or an address" if "matching regex" in what else what.lower().replace("`", "")
    return f"{field.rstrip('`')}: {said}" if field else said


def _opener() -> urllib.request.OpenerDirector:
    # Whatever proxies the environment names are not for this machine.
    return urllib.request.build_opener(urllib.request.ProxyHandler({}))


def _detail(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["detail"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return body[:200].decode(errors="replace")
