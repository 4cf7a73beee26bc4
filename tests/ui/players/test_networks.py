"""The networks that the page can be served on."""

import socket
import sys

import pytest

from gmtracker.ui.players import networks
from gmtracker.ui.players.networks import Network, find_networks


def test_found_addresses_belong_to_this_computer() -> None:
    for network in find_networks():
        with socket.socket() as own:
            own.bind((network.address, 0))


@pytest.mark.skipif(sys.platform != "linux", reason="Only Linux names its loopback interface so.")
def test_loopback_is_known_but_not_offered() -> None:
    assert Network("lo", "127.0.0.1") in networks._interfaces()
    assert not [network for network in find_networks() if network.address.startswith("127.")]


def test_network_that_leads_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    wired, wi_fi = Network("eth0", "192.168.7.2"), Network("wlan0", "192.168.178.34")
    monkeypatch.setattr(networks, "_interfaces", lambda: [wired, Network("usb0", "169.254.3.4"), wi_fi])
    monkeypatch.setattr(networks, "_main_address", lambda: wi_fi.address)
    assert find_networks() == (wi_fi, wired)


def test_address_that_leads_out_is_offered_without_its_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "_interfaces", list)
    monkeypatch.setattr(networks, "_main_address", lambda: "192.168.178.34")
    assert find_networks() == (Network("", "192.168.178.34"),)


def test_computer_without_network_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "_interfaces", lambda: [Network("lo", "127.0.0.1")])
    monkeypatch.setattr(networks, "_main_address", str)
    assert find_networks() == ()
