"""The pieces that strike and the surfaces they strike, with their real sizes."""

from dataclasses import dataclass

from materials import (BONE, BRASS, BRONZE, COPPER, EBONY, FELT, LAPIS, LEATHER, MARBLE, RESIN, RIM, SHELL,
                       SILVER, WOOD, Material)


@dataclass(frozen=True)
class Striker:
    """A piece that strikes a surface.

    mass -- kg; edge -- radius of the edge that touches first, m; speed -- m/s
    share -- effective share of the mass in a blow on the rim or corner (the rest turns about the contact):
             1 / (1 + r2 / k2) with k the radius of gyration, 0.2 for a disc on its rim
    flat -- True for a disc, which lands with more than one contact
    disc -- (radius, thickness) in m if the piece itself rings audibly, else None
    grit -- roughness of its surface, scales the noise of asperities
    face -- radius in m of the blunt face onto which it falls from the edge that touches first, if it always does
    """

    material: Material
    mass: float
    edge: float
    speed: float
    share: float
    flat: bool
    grit: float
    disc: tuple[float, float] | None = None
    face: float | None = None


@dataclass(frozen=True)
class Surface:
    """A surface that is struck: a top layer on a plate.

    top       -- material of the top layer
    plate     -- material of the plate, with thickness (m), area (m2), lowest mode (Hz)
    loss      -- its loss factor as mounted
    air       -- Hz; below it the plate radiates poorly
    sounding  -- level of the plate beside the click of the contact
    touch     -- loss added to a ringing coin
    hush      -- noise of fibres and grains: (low Hz, high Hz, T60 s, level)
    treble    -- dB by which what is above 4 kHz is lowered: soft surfaces return little of the click
    """

    top: Material
    plate: Material
    thickness: float
    area: float
    lowest: float
    loss: float
    air: float
    sounding: float
    touch: float
    hush: tuple[float, float, float, float]
    treble: float = 0.0


STRIKERS = {
    "bone": Striker(BONE, 0.0075, 0.0012, 0.9, 0.40, False, 0.6),  # a 16 mm die on its corner
    "wood": Striker(RIM, 0.0055, 0.0030, 0.5, 0.28, True, 0.3),  # a checker of 34 mm
    "shell": Striker(SHELL, 0.0040, 0.0012, 0.9, 0.20, True, 1.3),  # an Ur disc of 22 mm
    "metal": Striker(SILVER, 0.0170, 0.0012, 0.5, 0.20, True, 0.4, (0.0165, 0.0020)),  # a thick coin
    "bronze": Striker(BRONZE, 0.0550, 0.0015, 0.5, 0.20, True, 0.4),  # a disc of 34 mm, 7 mm thick: too thick to ring
    "lot": Striker(BONE, 0.0059, 0.0012, 0.9, 0.35, False, 0.6, face=0.006),  # a tetrahedron of 30 mm edge
    "disc": Striker(BONE, 0.0120, 0.0015, 0.5, 0.20, True, 0.6),  # a bone disc of 34 mm, 7 mm thick
    "stone": Striker(LAPIS, 0.0042, 0.0012, 0.9, 0.20, True, 1.0),  # an Ur disc of 22 mm
}

SURFACES = {
    "wood": Surface(WOOD, WOOD, 0.012, 0.110, 210, 0.06, 2200, 0.8, 0.010, (900, 6500, 0.010, 0.20), -8.0),
    "felt": Surface(FELT, WOOD, 0.018, 0.110, 190, 0.12, 1800, 0.5, 0.090, (350, 3200, 0.022, 0.42), -8.0),
    "leather": Surface(LEATHER, WOOD, 0.014, 0.110, 200, 0.10, 2000, 0.6, 0.050, (600, 4800, 0.014, 0.34), -8.0),
    "stone": Surface(MARBLE, MARBLE, 0.030, 0.090, 980, 0.030, 2500, 0.07, 0.004, (2500, 13000, 0.006, 0.16)),
    "metal": Surface(COPPER, BRONZE, 0.0016, 0.022, 300, 0.008, 5600, 1.2, 0.0024, (3000, 14000, 0.005, 0.10)),
    # A bone disc on a board.
    "bone": Surface(BONE, WOOD, 0.012, 0.110, 210, 0.06, 2200, 0.4, 0.0, (2500, 11000, 0.005, 0.14), -4.0),
    "shell": Surface(SHELL, WOOD, 0.020, 0.060, 260, 0.06, 3000, 0.25, 0.0, (2500, 13000, 0.006, 0.16)),  # inlays
}

# The surfaces on which each piece is heard in the games; others have the sound of the nearest pair.
HEARD = {
    "bone": ("wood", "felt", "leather", "stone", "metal"),
    "wood": ("wood", "felt", "leather"),
    "shell": ("felt", "shell"),
    "metal": ("wood", "felt"),
    "bronze": ("wood", "stone", "metal"),
    "stone": ("felt", "stone", "shell"),
    "lot": ("leather",),
    "disc": ("bone",),
}

# Dice of 16 mm that are chosen instead of those of bone: on these surfaces and on one another they have sounds of their
# own, elsewhere those of bone.
DICE = {
    "ebony": Striker(EBONY, 0.0043, 0.0014, 0.9, 0.40, False, 0.5),
    "red": Striker(RESIN, 0.0050, 0.0008, 0.9, 0.40, False, 0.3),  # casino dice have sharp edges
    "brass": Striker(BRASS, 0.0335, 0.0012, 0.9, 0.40, False, 0.4),
}
DICE_HEARD = ("wood", "leather")

# Bodies that only composites.py uses.
CUBE = Striker(BONE, 0.0300, 0.0020, 0.6, 0.40, False, 0.6)  # the doubling cube of 26 mm
STICK = Striker(WOOD, 0.0040, 0.0010, 0.6, 0.35, False, 0.3)  # a tally stick of 120 mm
DIE_TOP = Surface(BONE, BONE, 0.014, 0.002, 9000, 0.10, 3000, 0.05, 0.0, (3500, 11000, 0.004, 0.12))
STICK_TOP = Surface(WOOD, WOOD, 0.005, 0.004, 900, 0.12, 2500, 0.2, 0.0, (1500, 8000, 0.005, 0.15))
CUP = Surface(LEATHER, LEATHER, 0.004, 0.020, 420, 0.35, 1200, 0.6, 0.0, (500, 4500, 0.016, 0.30))
STEP = Surface(COPPER, COPPER, 0.0012, 0.012, 380, 0.045, 5000, 0.9, 0.0, (2500, 12000, 0.006, 0.12))
BOWL = Surface(COPPER, COPPER, 0.0014, 0.030, 640, 0.0035, 5000, 1.0, 0.0012, (3000, 14000, 0.005, 0.10))
STACK_TOP = Surface(SILVER, SILVER, 0.006, 0.0009, 4200, 0.05, 5000, 0.3, 0.014, (4000, 15000, 0.004, 0.20))
