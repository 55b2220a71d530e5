"""What several tests of the law ask for."""

import pytest

from tests.tiers import Sample


@pytest.fixture(scope="session")
def lockstep(request: pytest.FixtureRequest, sample: Sample) -> int:
    """How many deals of each form and set of options were asked for; 0 for a quick few."""
    return int(request.config.getoption("--lockstep") or sample(0, 25))
