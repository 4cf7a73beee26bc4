"""The mark on methods that Qt calls by name: `@override`.

Python 3.11 has no `typing.override`. The type checker sees the real one, and reports a mark on a method that
overrides nothing; at run time the mark does nothing and needs no dependency.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from typing_extensions import override as override
else:
    _Method = TypeVar("_Method", bound=Callable[..., Any])

    def override(method: _Method) -> _Method:
        """Return the method as it is."""
        return method
