"""The files of the page: where they are and how they are sent.

Files under /assets have a hash of their content in their name, and browsers keep them for good. Browsers ask again
for every other file. The addresses of the page's own views all get its one HTML file, and so do unknown addresses.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

PAGES = ("new", "t", "s", "rules", "replay", "learn", "gallery", "continue", "history", "you")
PACKABLE = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
TYPES = {  # the character set of a text is added when it is sent
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".map": "application/json",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Webfoot</title>
<body>
<h1>The server is running, its pages are not built yet</h1>
<p>In a checkout, build them once with Node 20 or newer:</p>
<pre>cd web && npm ci && npm run build</pre>
<p>Then load this page again. The server need not be restarted.</p>
"""


def client_folder() -> Path:
    """Return the folder of the built page: inside an installed package, or beside the sources of a checkout."""
    packaged = Path(__file__).parents[1] / "static"
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[4] / "web" / "dist"


class Sent(NamedTuple):
    body: bytes
    type: str
    encoding: str | None


def resolve(folder: Path, path: str) -> Path | None:
    """Return the file that an address means, or None. It is never outside the folder and never hidden."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    if not parts or parts[0] in PAGES:
        return folder / "index.html"
    file = folder.joinpath(*parts)
    try:
        return file if file.is_file() and file.resolve().is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        # No file can be called that: a part is too long, or not even text.
        return None


@lru_cache(256)
def load(file: Path, _changed: int, accepts: str) -> Sent:
    """Return a file as it is sent: compressed beforehand if such a file exists, otherwise compressed here, once."""
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = file.with_name(file.name + suffix)
        if encoding in accepts and packed.is_file():
            return Sent(packed.read_bytes(), kind, encoding)
    body = file.read_bytes()
    if "gzip" in accepts and len(body) > 1024 and kind.startswith(PACKABLE):
        return Sent(gzip.compress(body, 9), kind, "gzip")
    return Sent(body, kind, None)


@get(["/", "/{path:path}"], name="pages", include_in_schema=False)
async def pages(request: Request[Any, Any, Any]) -> Response[bytes]:
    folder: Path = request.app.state["client"]
    file = resolve(folder, str(request.path_params.get("path", "/")))
    status = 200
    if file is None and "text/html" in request.headers.get("accept", ""):
        # Unknown address: the page says so in the reader's language.
        file, status = folder / "index.html", 404
    if file is not None and file.name == "index.html" and not file.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    if file is None:
        return Response(b"There is no such page.\n", media_type="text/plain", status_code=404)
    changed = file.stat().st_mtime_ns
    accepts = request.headers.get("accept-encoding", "")
    sent = await asyncio.to_thread(load, file, changed, ",".join(e for e in ("br", "gzip") if e in accepts))
    tag = f'W/"{changed:x}-{len(sent.body):x}"'
    hashed = file.parent.name == "assets"
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache",
        "etag": tag,
        "vary": "accept-encoding",
    }
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(b"", media_type=sent.type, headers=headers, status_code=304)
    if sent.encoding is not None:
        headers["content-encoding"] = sent.encoding
    return Response(sent.body, media_type=sent.type, headers=headers, status_code=status)
