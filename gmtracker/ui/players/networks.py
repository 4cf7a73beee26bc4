"""The networks that this computer is on.

QNetworkInterface lists them too. But on Linux, Qt's network library needs Kerberos and Brotli, which a desktop may not
have, and which the bundle would have to carry.
"""

import socket
import struct
import sys
from contextlib import suppress

from msgspec import Struct

ANYWHERE = ("203.0.113.1", 9)
"""An address that no computer has. It only shows which network leads out: nothing is sent there."""

GET_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""The system's request for an interface's address, SIOCGIFADDR."""

REQUEST, ADDRESS = "16s24x", slice(20, 24)
"""The request holds the interface's name, and the answer the IPv4 address at these bytes."""

NOT_SHARED = ("127.", "169.254.", "0.")
"""The beginnings of addresses that no other computer can reach."""


class Network(Struct, frozen=True):
    """A network that this computer is on: the interface's name ("" if unknown), and this computer's address."""

    name: str
    address: str


def find_networks() -> tuple[Network, ...]:
    """Return the networks with an IPv4 address. The one that leads to the internet comes first."""
    main = _main_address()
    found = [network for network in _interfaces() if not network.address.startswith(NOT_SHARED)]
    if main and main not in [network.address for network in found]:
        found.append(Network("", main))
    return tuple(sorted(found, key=lambda network: network.address != main))


def _main_address() -> str:
    """Return this computer's address in the network that leads out, or "" without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(ANYWHERE)
        address: str = probe.getsockname()[0]
        return "" if address.startswith(NOT_SHARED) else address
    return ""


def _interfaces() -> list[Network]:
    if sys.platform not in GET_ADDRESS:
        with suppress(OSError):  # Windows knows all its addresses by its own name.
            return [Network("", address) for address in socket.gethostbyname_ex(socket.gethostname())[2]]
        return []
    from fcntl import ioctl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # An interface without an IPv4 address.
                answer = ioctl(asking, GET_ADDRESS[sys.platform], struct.pack(REQUEST, name.encode()))
                found.append(Network(name, socket.inet_ntoa(answer[ADDRESS])))
    return found
