"""Settings from the environment, and the page that lists them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook import TESTS
from webfoot.cli import main
from webfoot.server.environment import BadSetting, from_environment, page, settings
from webfoot.server.settings import Limits, Retention, Settings


def test_every_setting_is_described_and_has_a_variable_of_its_own() -> None:
    known = settings()
    assert [setting.field for setting in known if not setting.text] == []
    assert len({setting.variable for setting in known}) == len(known)


def test_the_page_that_lists_them_is_current() -> None:
    written = (TESTS.parent / "docs" / "settings.md").read_text(encoding="utf-8")
    assert written == page(), "make docs writes it anew"


def test_values_of_every_form() -> None:
    found = from_environment(
        {
            "WEBFOOT_FOLDER": "/srv/webfoot",
            "WEBFOOT_PORT": "0",
            "WEBFOOT_ORIGINS": "https://a.example/, https://b.example",
            "WEBFOOT_DATA": "/srv/a.yaml:/srv/b.yaml",
            "WEBFOOT_BOT_PACE": "0.5, 1",
            "WEBFOOT_BOT_REACTION": "random=1, quick=2, thinker=3",
            "WEBFOOT_IDLE": "60",
            "WEBFOOT_LIMIT_CHAT": "9,1",
            "WEBFOOT_KEEP_FINISHED_DAYS": "365",
            "WEBFOOT_HOST": "",
        }
    )
    assert found == {
        "folder": Path("/srv/webfoot"),
        "port": 0,
        "origins": ("https://a.example", "https://b.example"),
        "game_data": (Path("/srv/a.yaml"), Path("/srv/b.yaml")),
        "bot_pace": (0.5, 1),
        "bot_reaction": {"random": 1, "gentle": 4.0, "quick": 2, "thinker": 3, "thinker-long": 1.0},
        "idle": 60,
        "limits": Limits(chat=(9, 1)),
        "retention": Retention(finished_days=365),
    }
    assert Settings(**found).limits.chat == (9, 1)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("WEBFOOT_PORT", "eighty", "WEBFOOT_PORT must be a whole number, not 'eighty'"),
        ("WEBFOOT_REACTION_WINDOW", "4s", "WEBFOOT_REACTION_WINDOW must be a number, not '4s'"),
        ("WEBFOOT_BOT_PACE", "1", "WEBFOOT_BOT_PACE must be two numbers, such as 40,15, not '1'"),
        ("WEBFOOT_DURABILITY", "maybe", "WEBFOOT_DURABILITY must be full or normal, not 'maybe'"),
        ("WEBFOOT_BOT_REACTION", "quick", "WEBFOOT_BOT_REACTION must be a number for each level"),
        (
            "WEBFOOT_OWN_BOTS",
            "greedy",
            "WEBFOOT_OWN_BOTS must be a class for each name, such as greedy=mybots:Greedy",
        ),
        ("WEBFOOT_OWN_BOTS", "a=b:C,a=d:E", "WEBFOOT_OWN_BOTS must be a class for each name"),
    ],
)
def test_what_cannot_be_read_is_named(variable: str, value: str, said: str) -> None:
    with pytest.raises(BadSetting) as bad:
        from_environment({variable: value})
    assert str(bad.value).startswith(said)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("WEBFOOT_IDLE", "-1", "idle cannot be -1"),
        ("WEBFOOT_IDLE", "nan", "idle cannot be nan"),
        ("WEBFOOT_LIMIT_CHAT", "5,inf", "chat cannot be inf"),
        ("WEBFOOT_KEEP_GUESTS", "-1", "guests cannot be -1"),
        ("WEBFOOT_KEEP_CHAT_DAYS", "a year", "WEBFOOT_KEEP_CHAT_DAYS must be a number, not 'a year'"),
        ("WEBFOOT_LIMIT_COMMANDS_OF_A_GUEST", "80", "WEBFOOT_LIMIT_COMMANDS_OF_A_GUEST must be two numbers"),
        ("WEBFOOT_LIMIT_REQUEST_SECONDS", "nan", "request_seconds cannot be nan"),
        ("WEBFOOT_BOT_PROCESSES", "0", "bot_processes must be at least 1"),
        ("WEBFOOT_BOT_REACTION", "slow=1", "bot_reaction needs a number for each level"),
        ("WEBFOOT_OWN_BOTS", "quick=b:C", "own_bots: quick is one of our levels; choose another name"),
        ("WEBFOOT_OWN_BOTS", "a b=b:C", "own_bots: a name has 1 to 32 letters, digits and signs _.-, not 'a b'"),
        ("WEBFOOT_OWN_BOTS", "a=stdio:cat", "own_bots: a must be a class, such as mybots:Greedy, not 'stdio:cat'"),
        ("WEBFOOT_OWN_BOTS", "a=", "own_bots: a must be a class, such as mybots:Greedy, not ''"),
        ("WEBFOOT_OWN_BOTS", "a=no_module_here:C", "'no_module_here:C': there is no module no_module_here here"),
        ("WEBFOOT_PORT", "eighty", "WEBFOOT_PORT must be a whole number"),
    ],
)
def test_a_server_with_a_bad_setting_says_so_in_one_line(
    variable: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"webfoot: {said}")
    assert told.count("\n") == 1
