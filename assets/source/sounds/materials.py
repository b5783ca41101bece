"""Materials of the pieces and the table: the constants of every sound."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Material:
    """An isotropic approximation of a real material.

    young   -- stiffness in a contact, Pa (for wood: across the grain)
    bending -- stiffness of a vibrating plate, Pa (for wood: mean of both directions)
    poisson -- Poisson's ratio
    density -- kg/m3
    loss    -- loss factor eta of a free body (T60 = 2.2 / (eta f))
    """

    young: float
    bending: float
    poisson: float
    density: float
    loss: float

    def plate_speed(self) -> float:
        """Speed of longitudinal waves in a plate, m/s."""
        return (self.bending / (self.density * (1 - self.poisson**2))) ** 0.5


BONE = Material(16e9, 16e9, 0.30, 1900, 0.020)
WOOD = Material(2.2e9, 5.5e9, 0.35, 680, 0.030)
# Wood that is struck on its turned rim: softer than a flat side, as recordings of checkers say.
RIM = Material(0.15e9, 5.5e9, 0.35, 680, 0.030)
EBONY = Material(4.5e9, 15e9, 0.35, 1100, 0.020)
# What casino dice are pressed of: cellulose acetate.
RESIN = Material(2.6e9, 2.6e9, 0.39, 1280, 0.060)
BRASS = Material(100e9, 100e9, 0.35, 8500, 0.0020)
SHELL = Material(45e9, 45e9, 0.28, 2700, 0.008)
SILVER = Material(80e9, 80e9, 0.37, 10300, 0.0018)
BRONZE = Material(105e9, 105e9, 0.34, 8700, 0.0015)
COPPER = Material(115e9, 115e9, 0.34, 8950, 0.0030)
LAPIS = Material(50e9, 50e9, 0.25, 2800, 0.008)
MARBLE = Material(50e9, 50e9, 0.25, 2700, 0.006)
# Felt and leather lie on wood; the modulus is that of a thin, compressed layer.
FELT = Material(60e6, 60e6, 0.10, 300, 0.6)
LEATHER = Material(260e6, 260e6, 0.40, 950, 0.35)
