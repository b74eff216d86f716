"""Further parts of the application pictures: small instruments, racks, tools.  Origins as in instruments.py."""
import math
from . import core as c, materials as m, instruments as ins
from .core import mm
from .surface import UPRIGHT, drawn


# ---- instruments -------------------------------------------------------------------
def balance(loc, rot=0):
    """Top-loading balance.  Returns (object, pan height)."""
    E = c.empty("balance", loc, None, (0, 0, rot))
    c.box("body", (.18, .22, .052), m.powder("#eef0f1"), E, (0, 0, .032), r=9 * mm, seg=6)
    for x in (-.07, .07):
        for y in (-.09, .09):
            c.cyl("foot", .009, .008, m.rubber(), E, (x, y, 0))
    c.box("disp", (.10, .003, .024), m.plastic("#14171a", .12), E, (0, -.1115, .034), r=.8 * mm)
    c.box("lit", (.070, .001, .014), m.emission("#7fd8e8", .9), E, (-.01, -.1135, .034), r=0)
    c.cyl("pan", .058, .006, m.steel("pan", .3), E, (0, .01, .064), f=1.5 * mm)
    return E, .070


def peristaltic(loc, rot=0, color="#e0567f", accent="#12a594", parent=None):
    """Dosing pump with a roller head on its front.  Returns (object, [inlet, outlet]) at the tops of the hose ends, in its frame."""
    E = c.empty("dosing", loc, parent, (0, 0, rot))
    d = m.anodised("#33383e")
    c.box("body", (.092, .130, .120), m.powder("#eef0f1"), E, (0, .02, .064), r=9 * mm, seg=6)
    c.box("base", (.084, .120, .010), m.rubber(), E, (0, .02, .005), r=3 * mm)
    c.box("stripe", (.090, .002, .004), m.plastic(accent, .3), E, (0, -.0455, .016), r=.8 * mm)
    z, y = .074, -.046
    c.cyl("head", .036, .024, d, E, (0, y + .002, z), "-Y", f=2 * mm)
    c.ring("rim", .030, .0365, .004, m.plastic(accent, .3), E, (0, y - .021, z), "-Y")
    hub = c.empty("hub", (0, y - .0225, z), E, (0, .5, 0))
    for k in range(3):
        a = math.tau * k / 3
        c.cyl("roller", .0075, .006, m.principled("roller", "#eef2f3", .35), hub, (.017 * math.cos(a), 0, .017 * math.sin(a)), "-Y", seg=32)
    c.cyl("axle", .008, .007, m.steel(), hub, (0, 0, 0), "-Y", seg=32)
    hose = m.liquid(color, glow=.3, lift=.08)
    yh, R = y - .014, .0375
    pts = [(-R, yh, z + .050), (-R, yh, z + .02)] + [(R * math.cos(t), yh, z + R * math.sin(t)) for t in [math.pi + math.pi * k / 12 for k in range(13)]] + [(R, yh, z + .02), (R, yh, z + .050)]
    c.tube("hose", pts, .0026, hose, E)
    return E, ((-R, yh, z + .050), (R, yh, z + .050))


def controller(loc, drawing, rot=0, size=(.20, .145), parent=None):
    """Desk-top controller: sloped white housing around a drawn screen."""
    E = c.empty("controller", loc, parent, (0, 0, rot))
    w, h = size
    c.box("foot", (w * .8, .11, .014), m.anodised("#33383e"), E, (0, .01, .007), r=4 * mm)
    T = c.empty("tilt", (0, 0, .012 + h / 2), E, (-.22, 0, 0))
    c.box("body", (w, .046, h), m.powder("#eef0f1"), T, (0, .012, 0), r=9 * mm, seg=6)
    c.box("bezel", (w * .90, .003, h * .84), m.plastic("#14171a", .12), T, (0, -.0112, .004), r=1.2 * mm)
    drawn(drawing, (w * .85, h * .76), T, (0, -.0131, .004), UPRIGHT)
    return E


def gauge(loc, r=.020, turn=.6, parent=None, rot=0):
    """Pressure gauge, face towards -Y, stem below; `loc` is the centre of the face."""
    E = c.empty("gauge", loc, parent, (0, 0, rot))
    c.cyl("case", r, .016, m.steel(), E, (0, .014, 0), "-Y", f=1.5 * mm)
    c.cyl("face", r * .88, .001, m.principled("face", "#f7f8f8", .4), E, (0, -.0016, 0), "-Y", f=0)
    for k in range(9):
        a = math.radians(-120 + 30 * k)
        c.box("tick", (.0008, .0006, r * .14), m.plastic("#20262a"), E, (r * .74 * math.sin(a), -.0030, r * .74 * math.cos(a)), (0, a, 0), r=0)
    c.box("needle", (.0011, .0006, r * .72), m.plastic("#d8434e"), E, (r * .26 * math.sin(turn), -.0036, r * .26 * math.cos(turn)), (0, turn, 0), r=0)
    c.cyl("pin", r * .09, .003, m.anodised("#33383e"), E, (0, -.0016, 0), "-Y")
    c.cyl("stem", .005, r * .9, m.steel(), E, (0, .007, -r * 1.75))
    return E


def dosing_stand(loc, z, reach, accent="#f08a24", rot=0):
    """Column on a foot whose bar carries a nozzle `reach` in front of it; the nozzle's tip is at height z.  Returns the hose end on top."""
    E = c.empty("dosingstand", loc, None, (0, 0, rot))
    w, d = m.powder(), m.anodised("#33383e")
    c.box("foot", (.09, .11, .014), d, E, (0, -.01, .007), r=4 * mm)
    c.box("col", (.030, .030, z + .085), w, E, (0, 0, .010 + (z + .085) / 2), r=4 * mm)
    c.box("bar", (.024, reach + .02, .020), w, E, (0, -reach / 2 + .005, z + .070), r=4 * mm)
    c.box("line", (.0245, reach * .8, .003), m.plastic("#12a594", .3), E, (0, -reach * .45, z + .068), r=.6 * mm)
    c.box("head", (.032, .032, .044), d, E, (0, -reach, z + .058), r=4 * mm)
    c.cyl("nut", .0075, .014, m.plastic(accent, .35), E, (0, -reach, z + .023), seg=32)
    c.lathe("nozzle", [(.0034, .026), (.0034, .010, .0006), (.0016, 0), (0, 0)], m.steel(), E, (0, -reach, z), seg=24)
    a = c.Vector((0, -reach, z + .080))
    a.rotate(c.Matrix.Rotation(rot, 3, "Z"))
    return c.Vector(loc) + a


# ---- racks and vessels ---------------------------------------------------------------
def tube_stand(loc, n, pitch=.024, r=.008, h=.10, color=lambda i, k: "#2f8fc8", fill=lambda i, k: .5, rot=0):
    """Two perforated decks with open test tubes; fill None leaves the place empty."""
    E = c.empty("tubestand", loc, None, (0, 0, rot))
    mat = m.plastic("#e3e7ea", .38, "rackmat")
    W, D = n[0] * pitch + .012, n[1] * pitch + .012
    P = [((i - (n[0] - 1) / 2) * pitch, (k - (n[1] - 1) / 2) * pitch) for i in range(n[0]) for k in range(n[1])]
    holes = [[(x + (r + .0008) * math.cos(math.tau * a / 24), y + (r + .0008) * math.sin(math.tau * a / 24)) for a in range(24)] for x, y in P]
    c.prism("foot", c.rounded_rect(W, D, .006), .005, mat, E, bevel=.6 * mm)
    for z in (.024, .056):
        c.prism("deck", c.rounded_rect(W, D, .006), .004, mat, E, (0, 0, z), bevel=.5 * mm, holes=holes)
    for sx in (-1, 1):
        c.box("side", (.005, D - .001, .0585), mat, E, (sx * (W / 2 - .002), 0, .0293), r=1.2 * mm)
    mats = {}
    for j, (x, y) in enumerate(P):
        f = fill(j // n[1], j % n[1])
        if f is not None:
            ins.test_tube((x, y, .0052), r, h, color(j // n[1], j % n[1]), f, E, mats)
    return E


def cradle(loc, n, pitch, r, color="#f08a24", rot=0, thick=.014, deep=.008):
    """Printed tray with a row of round recesses of radius r; vessels stand at loc.z + thick - deep."""
    E = c.empty("cradle", loc, None, (0, 0, rot))
    mat = m.pla(color)
    W, D = n * pitch + .010, 2 * r + .022
    holes = [[((i - (n - 1) / 2) * pitch + r * math.cos(math.tau * a / 48), r * math.sin(math.tau * a / 48)) for a in range(48)] for i in range(n)]
    c.prism("floor", c.rounded_rect(W, D, .010), thick - deep, mat, E, bevel=.3 * mm)
    c.prism("walls", c.rounded_rect(W, D, .010), deep + .0002, mat, E, (0, 0, thick - deep - .0002), bevel=.7 * mm, holes=holes)
    return E


# ---- tools and desk ------------------------------------------------------------------
def hex_key(loc, size=.0025, length=.085, rot=0):
    """L-shaped key lying flat: long leg along +X."""
    b = length * .32
    pts = [(0, b, 0), (0, size * 2.4, 0), (0, size * .6, 0), (size * .6, 0, 0), (size * 2.4, 0, 0), (length, 0, 0)]
    return c.tube("hexkey", pts, size, m.steel("key", .32), None, (loc[0], loc[1], loc[2] + size), (0, 0, rot))


def screwdriver(loc, rot=0, color="#12a594"):
    """Lying along +X, tip at +X."""
    E = c.empty("driver", (loc[0], loc[1], loc[2] + .0125), None, (0, 0, rot))
    c.lathe("handle", [(0, 0), (.0105, 0, .004), (.0125, .022, .02), (.0095, .058, .01), (.0115, .082, .006), (.0085, .092, .003), (0, .092)], m.plastic(color, .38), E, axis="X")
    c.lathe("grip", [(.0118, .018), (.0130, .024, .004), (.0112, .050, .004), (.0100, .054)], m.rubber("#22272b"), E, axis="X")
    c.cyl("shaft", .0028, .10, m.steel("shaft", .22), E, (.090, 0, 0), "X")
    c.cyl("tip", .0019, .012, m.anodised("#33383e"), E, (.188, 0, 0), "X")
    return E


def pencil(loc, rot=0, color="#12a594"):
    """Lying along +X."""
    E = c.empty("pencil", (loc[0], loc[1], loc[2] + .0034), None, (0, 0, rot))
    ax = c.empty("axis", (0, 0, 0), E, (math.pi / 6, 0, 0))
    c.lathe("wood", [(.0038, 0), (.0038, .140)], m.plastic(color, .3), ax, axis="X", seg=6, smooth=20)
    c.lathe("cone", [(.0038, .140), (.0010, .157)], m.principled("cedar", "#e0b98c", .6), ax, axis="X", seg=24)
    c.lathe("lead", [(.0010, .157), (0, .162)], m.plastic("#26292c", .4), ax, axis="X", seg=16)
    c.cyl("end", .0038, .004, m.principled("end", "#f3f4f3", .5), ax, (-.004, 0, 0), "X", seg=6)
    return E


def cup(loc, rot=0, color="#f4f3ef", fill="#4a2b18"):
    """Coffee cup, handle towards +X."""
    E = c.empty("cup", loc, None, (0, 0, rot))
    p = m.principled("cupglaze", color, .15, spec=.55)
    c.lathe("cup", [(0, 0), (.026, 0, 2 * mm), (.038, .030, .02), (.041, .078, 1 * mm), (.0385, .079, 1 * mm), (.035, .03, .02), (.022, .006, .01), (0, .006)], p, E)
    c.lathe("coffee", [(0, .064), (.0378, .064)], m.principled("coffee", fill, .08), E)
    c.tube("handle", [(.0385, 0, .062), (.055, 0, .066), (.066, 0, .050), (.060, 0, .028), (.036, 0, .020)], .0045, p, E)
    return E
