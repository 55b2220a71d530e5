"""The history since the deal, as states keep it: each action linked to those before it.

A state adds its action in constant time, and states that share a past share its links.
"""

Past = tuple[object, ...]  # (the past before, an action), or () at the deal


def actions_of(past: Past) -> tuple[int, ...]:
    """The actions of a past, the first one first.

    >>> actions_of((((), 7), 3))
    (7, 3)
    """
    actions = []
    while past:
        past, action = past  # type: ignore[assignment]
        actions.append(action)
    return tuple(reversed(actions))  # type: ignore[arg-type]
