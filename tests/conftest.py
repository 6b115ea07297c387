"""What all tests of the engine go by."""

from hypothesis import HealthCheck, settings

# How long an example takes says more of the machine than of the code.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
