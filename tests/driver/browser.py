"""A phone for tests: Debian's Chromium, which finds the page under a name, as a phone finds it under an address."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

NAME, FOREIGN, RELAYED = "gm.test", "evil.test", "relay.test"
"""Names that lead to this machine. A browser trusts 127.0.0.1 more than a page on the network, and these not."""

WAIT = 10.0


def why_no_browser() -> str | None:
    """Return why there can be no browser here, or None if there can."""
    missing = [tool for tool in ("chromium", "chromedriver") if not shutil.which(tool)]
    return f"{' and '.join(missing)} can't be found" if missing else None


@contextmanager
def a_browser() -> Iterator[webdriver.Chrome]:
    """Start a browser without a window and a profile."""
    ours = ", ".join(f"MAP {name} 127.0.0.1" for name in (NAME, FOREIGN))
    names = f"{ours}, MAP {RELAYED} 127.0.0.2, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
    options = Options()
    options.binary_location = shutil.which("chromium") or ""
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        f"--host-resolver-rules={names}",
    ):
        options.add_argument(argument)
    driver = webdriver.Chrome(options, Service(shutil.which("chromedriver")))
    driver.set_page_load_timeout(WAIT)
    driver.set_script_timeout(WAIT)
    try:
        yield driver
    finally:
        driver.quit()


class Phone:
    """What a player sees and does on the page."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    def open(self, link: str) -> None:
        """Open a link in a new page. Another fragment alone would not load it again."""
        self.driver.get("about:blank")
        self.driver.get(link)

    def resize(self, width: int, height: int = 800, scale: float = 1.0) -> None:
        """Set the size of the page, in CSS pixels at normal text size."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.run("document.documentElement.style.fontSize = arguments[0]", f"{scale * 100}%")

    def set_scheme(self, scheme: Literal["light", "dark"]) -> None:
        """Set what the system asks for."""
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def freeze(self, on: bool) -> None:
        """Freeze the page as a phone in a pocket does, or wake it."""
        self.driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "frozen" if on else "active"})

    def run(self, script: str, *values: object) -> object:
        """Return what a script returns."""
        found: object = self.driver.execute_script(script, *values)
        return found

    def text(self, own_id: str = "table") -> str:
        """Return the visible text of a part."""
        return self.driver.find_element(By.ID, own_id).text

    def state(self) -> str | None:
        """Return the page's state."""
        return self.driver.find_element(By.TAG_NAME, "body").get_attribute("data-state")

    def wait_until(self, happened: Callable[[], bool], message: str = "") -> None:
        """Wait until something has happened. Raises TimeoutException."""
        WebDriverWait(self.driver, WAIT, 0.05).until(lambda _: happened(), message)

    def wait_for_state(self, state: str) -> None:
        """Wait for a state of the page."""
        self.wait_until(lambda: self.state() == state, state)

    def wait_for_text(self, text: str, own_id: str = "table") -> None:
        """Wait for a text in a part of the page."""
        self.wait_until(lambda: text in self.text(own_id), text)

    def labels(self, own_id: str) -> list[str]:
        """Return the words of the pictures in a part, for screen readers."""
        pictures = self.driver.find_elements(By.CSS_SELECTOR, f"#{own_id} [role=img]")
        return [picture.get_attribute("aria-label") or "" for picture in pictures]

    def console(self) -> list[str]:
        """Return the errors that the browser logged."""
        entries = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return [entry["message"] for entry in entries if entry["level"] == "SEVERE"]

    def violations(self) -> list[str]:
        """Return what axe finds wrong with the accessibility of the page."""
        self.run(_axe())
        found = self.driver.execute_async_script("axe.run().then(arguments[0])")
        return [f"{one['id']}: {node['html']}" for one in found["violations"] for node in one["nodes"]]


@cache
def _axe() -> str:
    return Path(str(files("axe_selenium_python")), "node_modules", "axe-core", "axe.min.js").read_text("utf-8")
