"""TORE's surroundings: the checkout, plain dishes, and what stands in a dining hall.  Origins as in instruments.py."""
import math, random
from . import core as c, materials as m, food, instruments as ins
from .core import mm

UI = [(.04, .06, .58, .88, "#d8dfe0"), (.10, .20, .26, .46, "#ffffff"), (.40, .16, .16, .28, "#8fc98a"), (.38, .50, .12, .18, "#f2b25a"), (.50, .66, .09, .17, "#c4d6ea"),
      (.66, .06, .30, .10, "#12a594"), (.66, .20, .30, .08, "#e3e8e9"), (.66, .31, .30, .08, "#e3e8e9"), (.66, .42, .30, .08, "#e3e8e9"), (.66, .53, .30, .08, "#e3e8e9"), (.66, .78, .30, .16, "#f08a24")]


def checkout(x=0, y=0, rot=-.42):
    """Camera stand over a tray centred at (x, y), screen and payment terminal to its right."""
    ins.camera_stand((x, y + .285, 0), .50, .285)
    ins.screen((x + .47, y + .20, 0), rot, (.34, .215), .20, UI)
    ins.payment_terminal((x + .415, y - .085, 0), rot)


# ---- dishes ------------------------------------------------------------------------
def _rice(name="rice"):
    return m.organic(name, "#e2ddd0", "#fbf9f2", 420, .55, .9, .0014, .12, 3, .35, .6)


def curry(loc, seed=1):
    """Rice on one side of a wide plate, brown sauce with carrot and potato on the other."""
    E, _ = food.plate(loc, .125)
    c.link(food.lump(.064, seed, .10, 2.0, (.85, 1.20, .44), 6, "rice"), "rice", _rice(), E, (-.042, 0, .014))
    c.link(food.lump(.082, seed + 5, .08, 1.6, (.92, 1.10, .16), 6, "sauce"), "sauce", m.organic("currysauce", "#4a2208", "#7a3d10", 50, .24, .35, .0012, .08, 5, .3, .7, .6), E, (.030, 0, .011))
    rnd = random.Random(seed)
    for k in range(13):
        col = (("#d4641a", "#ef8a30"), ("#c9a04e", "#e6cb84"))[k % 2]
        a, q = rnd.uniform(0, math.tau), .046 * math.sqrt(rnd.random())
        me = food.lump(rnd.uniform(.008, .011), seed + k, .25, 1.3, (1.2, 1, .75), 3, "veg")
        c.link(me, "veg", m.organic("veg", *col, 60, .3, .2, .0008, .15, 4, .3, .7, .4), E, (.046 + q * math.cos(a), q * 1.2 * math.sin(a), .0225), (rnd.uniform(-.3, .3), 0, rnd.uniform(0, 6)))
    return E


def rice_bowl(loc, r=.058):
    E, _ = food.bowl(loc, r, .054)
    c.link(food.lump(r * .86, 8, .06, 2.2, (1, 1, .50), 6, "rice"), "rice", _rice(), E, (0, 0, .040))
    return E


def soup(loc, r=.056, outer="#2a1512"):
    """Lacquer bowl of miso soup with tofu and rings of spring onion."""
    E, _ = food.bowl(loc, r, .056, m.principled("lacquer", outer, .12, spec=.6, Clearcoat=.6, Clearcoat_Roughness=.06))
    c.lathe("soup", [(0, .041), (r * .87, .041)], m.organic("miso", "#a8743a", "#cf9f62", 30, .12, .05, .0004, .2, 4, .35, .65, .3), E)
    rnd = random.Random(3)
    tofu, onion = m.principled("tofu", "#f4efe2", .45, Subsurface=.2), m.principled("onion", "#6fae4a", .4)
    for k in range(6):
        a, q = k * 1.05 + .2, r * rnd.uniform(.25, .6)
        c.box("tofu", (.010, .010, .010), tofu, E, (q * math.cos(a), q * math.sin(a), .0395), (rnd.uniform(-.2, .2), rnd.uniform(-.2, .2), a), 1 * mm)
    for k in range(12):
        a, q = rnd.uniform(0, math.tau), r * .74 * math.sqrt(rnd.random())
        c.ring("onion", .0022, .0038, .003, onion, E, (q * math.cos(a), q * math.sin(a), .0405), seg=20)
    return E


def chopsticks(loc, rot=0):
    E = c.empty("chopsticks", loc, None, (0, 0, rot))
    w = m.principled("bamboo", "#b9854c", .45)
    for s in (-1, 1):
        c.lathe("stick", [(0, 0), (.0036, 0, .001), (.0018, .215, .0008), (0, .215)], w, E, (s * .0045, -.1075, .0037), "Y", seg=16)
    return E


# ---- the hall ------------------------------------------------------------------------
def pendant(x, y, z, color="#f2f3f3", r=.15):
    c.lathe("lamp", [(.012, r * 2.0), (.012, r * 1.45), (.05, r * 1.3, .02), (r * .93, r * .27, .02), (r, 0), (r * .93, .005)], m.principled("lampshade", color, .35), loc=(x, y, z))
    c.cyl("cord", .004, 2, m.rubber(), loc=(x, y, z + r * 1.9))
    c.cyl("bulb", r * .4, .01, m.emission("#fff3dc", 4), loc=(x, y, z + .03))


def plant(loc, h=.5, seed=1, pot="#e9e4da", n=26):
    """Broad leaves on thin stems in a round pot."""
    E = c.empty("plant", loc)
    c.lathe("pot", [(0, 0), (h * .17, 0, .01), (h * .21, h * .36, .01), (h * .19, h * .36), (h * .18, h * .33), (0, h * .33)], m.principled("pot", pot, .5), E)
    rnd, mat = random.Random(seed), food.leaf_mat("#1f5a2c", "#5fa35a", "plantleaf")
    stem = m.principled("stem", "#4b7a3c", .5)
    shapes = [food.leaf_mesh(h * .36, h * .15, seed + k, .004, .6, "plantleaf", 12, 8) for k in range(4)]
    for k in range(n):
        a, lean, up = rnd.uniform(0, math.tau), rnd.uniform(.04, .34) * h, rnd.uniform(.45, .86) * h
        q = (lean * math.cos(a), lean * math.sin(a), up)
        c.tube("stem", [(0, 0, h * .3), (q[0] * .3, q[1] * .3, up * .75), q], .0022, stem, E)
        c.link(shapes[k % 4], "plantleaf", mat, E, q, (0, rnd.uniform(-.5, .2), a), 80)
    return E


def sanitizer(loc, rot=0):
    """Pump bottle of hand sanitiser."""
    E = c.empty("sanitizer", loc, None, (0, 0, rot))
    c.lathe("bottle", [(0, 0), (.034, 0, .004), (.034, .115, .018), (.014, .135, .004), (.014, .142)], m.clear("petg", "#e9f6f3", .05, .22, .5), E)
    c.lathe("gel", [(0, .003), (.032, .003, .003), (.032, .085), (0, .085)], m.liquid("#8fd6c8", glow=.5), E)
    w = m.plastic("#f4f5f5", .3)
    c.cyl("collar", .016, .020, w, E, (0, 0, .136))
    c.cyl("shaft", .005, .034, w, E, (0, 0, .150))
    c.box("head", (.026, .062, .012), w, E, (0, -.018, .184), r=4 * mm)
    c.lathe("label", [(.0343, .030), (.0343, .088)], m.plastic("#12a594", .4), E)
    return E


def table(x, y, top="#e6cda6", w=1.6, d=.7, z=-.16):
    """Dining table with two rows of stools, seen from afar; its top is at z."""
    c.box("tabletop", (w, d, .03), m.principled("tabletop", top, .4), loc=(x, y, z), r=4 * mm)
    leg = m.anodised("#8d959c")
    for sx in (-.45, .45):
        c.box("leg", (.05, .05, .70), leg, loc=(x + sx * w, y, z - .36), r=2 * mm)
    for k in range(3):
        for s in (-1, 1):
            at = (x + (k - 1) * w * .31, y + s * (d / 2 + .22))
            c.cyl("seat", .17, .05, m.principled("seat", "#12a594" if (k + s) % 3 else "#f0f1ef", .5), loc=(*at, z - .29), f=.012)
            c.cyl("seatleg", .022, .42, leg, loc=(*at, z - .71))


def hall(wall="#e9ecec", floor="#cfd3d3", back=4.2, windows=(), glow=2.0):
    """Floor 0.95 m below the counter and a far wall with tall windows at the given x."""
    c.box("wall", (14, .02, 5), m.principled("wall", wall, .7), loc=(0, back, 1), r=0)
    c.box("floor", (14, 9, .02), m.principled("floor", floor, .35), loc=(0, 1, -.95), r=0)
    for x in windows:
        c.box("window", (1.15, .01, 1.9), m.emission("#eef6ff", glow, "window"), loc=(x, back - .03, .85), r=0)
        c.box("bar", (.04, .02, 1.9), m.principled("bar", "#f3f4f4", .5), loc=(x, back - .05, .85), r=0)
