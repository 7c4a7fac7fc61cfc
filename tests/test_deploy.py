"""The files for containers: what they copy, call and set exists. The image itself is not built here."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from tests.server.visitors import serving
from webfoot.cli import parser
from webfoot.server.environment import from_environment, settings, settings_with

ROOT = Path(__file__).parents[1]
VARIABLES = {setting.variable for setting in settings()}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile: what each is, and its text in one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    whole = re.sub(r"\\\n\s*", " ", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in whole.splitlines() if line]


def of_kind(kind: str) -> list[str]:
    return [text for name, text in instructions() if name == kind]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    start = max(place for place, (name, _) in enumerate(found) if name == "FROM")
    return found[start:]


def environment() -> dict[str, str]:
    """The variables that the image sets."""
    (text,) = of_kind("ENV")
    return dict(part.split("=", 1) for part in shlex.split(text))


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


# the Dockerfile


def copied() -> list[str]:
    """Everything that is copied from the checkout."""
    texts = [text.split() for text in of_kind("COPY") if not text.startswith("--from")]
    return [source for words in texts for source in words[:-1]]


def test_what_is_copied_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = {line[1:] for line in ignored if line.startswith("!")}
    for source in copied():
        assert (ROOT / source).exists(), source
        assert source.split("/")[0] in kept, source
    assert kept == {source.split("/")[0] for source in copied()}
    assert {"web/node_modules", "web/dist", "**/*.so", "*"} <= set(ignored)


def test_stages_take_only_what_an_earlier_stage_makes() -> None:
    stages = [text.split(" AS ")[1] for text in of_kind("FROM") if " AS " in text]
    for text in of_kind("COPY"):
        if text.startswith("--from="):
            assert text.split()[0].removeprefix("--from=") in stages


def test_requirements_and_scripts_exist() -> None:
    runs = " ".join(of_kind("RUN"))
    locks = re.findall(r"-r (\S+)", runs)
    assert sorted(locks) == ["requirements/play.lock", "requirements/server.lock"]
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    called = re.findall(r"npm run (\S+)", runs)
    assert called == ["build"]
    assert set(called) <= scripts.keys()


def test_the_commands_of_webfoot_exist() -> None:
    (command,) = of_kind("CMD")
    name, *arguments = json.loads(command)
    assert name == "webfoot"
    assert parser().parse_args(arguments).run.__module__ == "webfoot.commands.serve"
    for called in re.findall(r"bin/webfoot (\w+)", " ".join(of_kind("RUN"))):
        parser().parse_args([called])


def test_the_image_is_no_servant_of_root_and_sets_what_there_is() -> None:
    users = [text for name, text in last_stage() if name == "USER"]
    assert users == ["webfoot"]
    made = next(text for name, text in last_stage() if name == "RUN")
    assert "useradd" in made
    assert "--owner=webfoot" in made
    found = {name: value for name, value in environment().items() if name.startswith("WEBFOOT_")}
    assert found.pop("WEBFOOT_ENGINE") == "/opt/engine"
    assert set(found) <= VARIABLES
    chosen = settings_with(from_environment(found))
    assert (str(chosen.folder), chosen.host, chosen.log) == ("/data", "0.0.0.0", "json")
    assert of_kind("VOLUME") == ["/data"]
    assert of_kind("EXPOSE") == [str(chosen.port)]


def test_the_health_check_asks_what_the_server_answers(tmp_path: Path) -> None:
    (text,) = of_kind("HEALTHCHECK")
    command = json.loads(text.partition(" CMD ")[2])
    compile(command[2], "health check", "exec")
    port, path = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", command[2])[0]
    assert port == environment()["WEBFOOT_PORT"]
    with serving(tmp_path) as server:
        assert server.client.get(path).status_code == 200


def test_the_lock_of_the_image_has_no_tools_and_the_versions_of_the_others() -> None:
    def versions(name: str) -> dict[str, str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, flags=re.MULTILINE))

    image, play = versions("server.lock"), versions("play.lock")
    assert image.items() <= play.items()
    assert {"litestar", "uvicorn", "alembic", "msgspec", "prometheus-client"} <= image.keys()
    assert not {"mypy", "setuptools", "hatchling"} & image.keys()


# compose.yaml and the Caddyfile


def test_the_settings_of_compose_exist() -> None:
    service = compose()["services"]["webfoot"]
    given = service["environment"]
    assert set(given) <= VARIABLES
    plain = {name: re.sub(r"\$\{\w+:-(.*?)\}", r"\1", value) for name, value in given.items()}
    chosen = settings_with(from_environment(plain))
    assert chosen.origins == ("https://localhost",)
    assert chosen.secure
    subnet = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert chosen.proxies == (subnet,)


def test_volumes_and_files_of_compose_exist() -> None:
    whole = compose()
    for service in whole["services"].values():
        for mount in service["volumes"]:
            source = mount.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in whole["volumes"]
    webfoot = whole["services"]["webfoot"]
    assert "tables:/data" in webfoot["volumes"]
    assert webfoot["read_only"]
    assert webfoot["cap_drop"] == ["ALL"]
    assert "ports" not in webfoot, "nobody but Caddy reaches the server"


def test_several_workers_have_a_database_a_bus_and_a_key() -> None:
    text = (ROOT / "deploy" / "compose.workers.yaml").read_text(encoding="utf-8").replace("!reset ", "")
    services = yaml.safe_load(text)["services"]
    given = services["webfoot"]["environment"]
    assert set(given) <= VARIABLES
    plain = {
        name: re.sub(r"\$\{\w+:\?.*?\}", "a-text-that-is-long-enough-for-a-key", value)
        for name, value in given.items()
    }
    chosen = settings_with(from_environment(plain))
    assert urlsplit(chosen.database).hostname in services
    assert urlsplit(chosen.bus).hostname in services
    assert chosen.secret()
    assert set(services["webfoot"]["depends_on"]) == {"postgres", "redis"}
    assert all("healthcheck" in services[name] for name in services["webfoot"]["depends_on"])


def test_caddy_leads_to_the_server_and_not_to_what_is_inside(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    service, port = re.findall(r"reverse_proxy (\w+):(\d+)", text)[0]
    assert service in compose()["services"]
    assert port == environment()["WEBFOOT_PORT"]
    for variable in re.findall(r"\{\$(\w+)\}", text):
        assert variable in compose()["services"]["caddy"]["environment"]
    inside = re.findall(r"@inside path (.*)", text)[0].split()
    with serving(tmp_path, metrics_token="token") as server:
        for path in inside:
            found = [server.client.request(method, path).status_code for method in ("GET", "POST")]
            assert set(found) - {404, 405}, f"{path} is an address of the server"


# what the page about hosting says


@pytest.mark.parametrize("page", ["docs/hosting.md", "compose.yaml"])
def test_the_commands_of_a_page_are_understood(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    commands = re.findall(r"(?:\.venv/bin/|(?:exec|run --rm) webfoot )webfoot ([^\n`]+)", text)
    assert len(commands) > 15 or page != "docs/hosting.md"
    for command in commands:
        words = [word for word in shlex.split(command.split(" > ")[0]) if word]
        # Placeholders in capitals are words like any other.
        assert parser().parse_args(words)
    variables = set(re.findall(r"\b(WEBFOOT_[A-Z_]+[A-Z])\b", text))
    known = VARIABLES | {"WEBFOOT_DOMAIN", "WEBFOOT_ENGINE"}
    assert {name for name in variables if name not in known and name != "WEBFOOT_KEEP"} == set()
