"""Checks before Qt starts for a display, and for the system libraries that Qt loads.

Qt aborts the process if either is missing. These checks work without Qt and return one sentence.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from typing import NamedTuple

CORE_LIBRARIES: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The libraries that Qt's Gui, Widgets, PrintSupport and Svg load besides the C library, with their Debian packages."""

X11_LIBRARIES: Mapping[str, str] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The additional libraries for a window on an X11 display."""

WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""The additional libraries for a window on a Wayland display."""

_WITHOUT_DISPLAY_HINT = "`gmtracker demo --quick` and `gmtracker summary` work without a display."


class _Screen(NamedTuple):
    """A display that Qt can try; `name` is its name in the environment, or empty."""

    name: str
    libraries: Mapping[str, str]
    answers: Callable[[], bool]


def why_no_window() -> str | None:
    """Return a sentence on why no window can be opened here, or None if one can."""
    if sys.platform != "linux":
        return None
    screens = _screens_to_try()
    if screens is None:
        return why_no_qt()
    reason: str | None = f"Couldn't open the window: there is no display. {_WITHOUT_DISPLAY_HINT}"
    for screen in screens:
        reason = _missing({**CORE_LIBRARIES, **screen.libraries})
        if reason is None and not screen.answers():
            reason = f"Couldn't open the window: the display {screen.name} isn't responding. {_WITHOUT_DISPLAY_HINT}"
        if reason is None:
            break
    return reason


def why_no_qt() -> str | None:
    """Return a sentence on why Qt cannot work here even offscreen, or None if it can."""
    return _missing(CORE_LIBRARIES) if sys.platform == "linux" else None


def _screens_to_try() -> list[_Screen] | None:
    """Return the displays in the environment, in the order Qt tries them, or None if Qt draws offscreen.

    QT_QPA_PLATFORM may name platforms ("wayland;xcb"); by default Qt tries Wayland, then X11.
    """
    asked = os.environ.get("QT_QPA_PLATFORM") or "wayland;xcb"
    screens = []
    for platform in asked.split(";"):
        if platform.startswith("wayland"):
            screens.append(_wayland_screen())
        elif platform.startswith("xcb"):
            screens.append(_x11_screen())
        else:
            return None
    return [screen for screen in screens if screen.name]


def _x11_screen() -> _Screen:
    return _Screen(os.environ.get("DISPLAY", ""), X11_LIBRARIES, _x11_answers)


def _wayland_screen() -> _Screen:
    names = [os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("WAYLAND_SOCKET", "")]
    if os.environ.get("XDG_SESSION_TYPE") == "wayland":
        names.append("wayland-0")
    return _Screen(next(filter(None, names), ""), WAYLAND_LIBRARIES, _wayland_answers)


def _x11_answers() -> bool:
    """Connect as Qt would: only the library knows every form of DISPLAY and the server's permissions."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers() -> bool:
    if os.environ.get("WAYLAND_SOCKET"):
        return True  # an inherited open connection: connecting would use it up
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(wayland.wl_display_connect(None))
    if not connection:
        return False
    wayland.wl_display_disconnect(connection)
    return True


def _missing(libraries: Mapping[str, str]) -> str | None:
    """Return a sentence naming those of `libraries` that cannot be loaded, or None if all can."""
    missing = [library for library in libraries if not _can_load(library)]
    if not missing:
        return None
    packages = " ".join(sorted({libraries[library] for library in missing}))
    return f"Couldn't find what Qt needs: {_join_words(missing)}. On Debian or Ubuntu: apt install {packages}"


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _join_words(words: list[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
