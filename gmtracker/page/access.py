"""Who may read the page: the secret in its address, and the short code that is exchanged for it."""

import hmac
import secrets
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus

SECRET_BYTES = 16
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Capital letters and digits without those that look alike."""

CODE_LENGTH = 8
MINUTE = 60.0
WRONG_A_MINUTE, WRONG_IN_ALL = 10, 50


class Access:
    """A secret and its code. Both are new in each object, and are stored nowhere else.

    ``clock`` returns seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: deque[float] = deque(maxlen=WRONG_A_MINUTE)
        self._wrong_in_all = 0
        self.secret = secrets.token_urlsafe(SECRET_BYTES)
        self.code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    @property
    def is_shut(self) -> bool:
        """Whether too many wrong codes were tried, so that even the right one is refused."""
        return self._wrong_in_all >= WRONG_IN_ALL

    def admits(self, authorization: str) -> bool:
        """Whether an Authorization header holds the secret. Takes the same time for every wrong one."""
        return hmac.compare_digest(authorization.encode("utf-8", "replace"), f"Bearer {self.secret}".encode())

    def try_code(self, code: str) -> HTTPStatus:
        """Return OK for the right code. Case, spaces and hyphens don't matter.

        A wrong one is FORBIDDEN. After too many in a minute every code is one of TOO_MANY_REQUESTS, and after too many
        in all it is GONE.
        """
        now = self._clock()
        if self.is_shut:
            return HTTPStatus.GONE
        if len(self._wrong) == WRONG_A_MINUTE and now - self._wrong[0] < MINUTE:
            return HTTPStatus.TOO_MANY_REQUESTS
        plain = "".join(code.replace("-", "").split()).upper()
        if hmac.compare_digest(plain.encode("utf-8", "replace"), self.code.encode()):
            return HTTPStatus.OK
        self._wrong.append(now)
        self._wrong_in_all += 1
        return HTTPStatus.FORBIDDEN
