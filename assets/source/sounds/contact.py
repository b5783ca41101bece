"""The force between two colliding bodies (Hertz contact)."""

import numpy as np

from materials import Material


def contact_time(a: Material, b: Material, mass: float, radius: float, speed: float) -> float:
    """Length of an elastic impact, s.

    mass   -- of the striker, kg (the other body is taken as heavy)
    radius -- of the rounded edge at the contact, m
    speed  -- of approach, m/s
    """
    compliance = (1 - a.poisson**2) / a.young + (1 - b.poisson**2) / b.young
    return 2.87 * (mass**2 * compliance**2 / (radius * speed)) ** 0.2


def pulse(duration: float, rate: int) -> np.ndarray:
    """Force over time with unit impulse: the 3/2-power law is close to sin^1.5."""
    n = max(3, int(round(duration * rate)))
    force = np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 1.5
    return force / force.sum()
