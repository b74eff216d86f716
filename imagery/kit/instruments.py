"""Instruments, furniture and vessels for the application pictures.  Origins sit on the resting surface (z = 0); fronts face -Y."""
import math, random
import bpy
from mathutils import Vector
from . import core as c, materials as m
from .core import mm
from .surface import UPRIGHT, drawn


def lerp(p, q, t):
    """Blend two hex colours."""
    a, b = m.hexc(p), m.hexc(q)
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def ramp(colors, t):
    """Colour at t in 0..1 along a list of hex colours."""
    f = max(0, min(.9999, t)) * (len(colors) - 1)
    return lerp(colors[int(f)], colors[int(f) + 1], f - int(f))


# ---- furniture and electronics ----------------------------------------------------
def counter(size=(2.2, .8), top="wood", depth=.03, body=True):
    """Light wood counter top (upper face at z = 0) on a white carcass."""
    mat = m.wood("#c9a67a", "#e6cda6", "ash", 1.5, .38) if top == "wood" else m.principled("top", top, .3, rough_var=.06)
    c.box("counter", (size[0], size[1], depth), mat, loc=(0, 0, -depth / 2), r=3 * mm)
    if body:
        c.box("carcass", (size[0] - .04, size[1] - .06, .9), m.principled("carcass", "#f3f4f4", .4), loc=(0, .01, -depth - .452), r=3 * mm)


def camera_stand(loc, h=.62, reach=.30, rot=0, accent="#12a594"):
    """Round foot, post, boom and a small downward-looking camera with a ring light; boom along -Y.  Returns (object, lens position)."""
    E = c.empty("camstand", loc, None, (0, 0, rot))
    w, d = m.powder("#eef0f1"), m.anodised("#2f343a")
    c.lathe("foot", [(0, 0), (.085, 0, 2 * mm), (.085, .010, 3 * mm), (.030, .014, 4 * mm), (.020, .030)], w, E, seg=96)
    c.cyl("post", .0145, h, w, E, (0, 0, .01), f=3 * mm)
    c.ring("clampring", .012, .0185, .004, m.plastic(accent, .3), E, (0, 0, h - .062))
    c.box("clamp", (.046, .050, .044), d, E, (0, 0, h - .03), r=5 * mm)
    c.cyl("boom", .011, reach + .05, w, E, (0, .045, h - .03), axis="-Y", f=2 * mm)
    y = -reach
    c.box("head", (.082, .074, .046), w, E, (0, y, h - .034), r=9 * mm, seg=6)
    c.box("band", (.083, .075, .004), m.plastic(accent, .3), E, (0, y, h - .047), r=1.5 * mm)
    c.ring("ringlight", .022, .033, .004, m.emission("#ffffff", 2.5, "ringlight"), E, (0, y, h - .0595))
    c.cyl("lens", .019, .020, d, E, (0, y, h - .056), axis="-Z", f=2 * mm)
    c.cyl("lensglass", .014, .001, m.plastic("#0a0c14", .05, "lensglass"), E, (0, y, h - .0765), axis="-Z")
    return E, Vector((0, y, h - .077))


def screen(loc, rot=0, size=(.36, .225), tilt=.18, boxes=(), stand=.16, bg="#f4f7f7", parent=None):
    """Flat display; `boxes` = [(x, y, w, h, colour)] in 0..1 of the picture, origin top left."""
    E = c.empty("screen", loc, parent, (0, 0, rot))
    w, d = m.powder("#eef0f1"), m.plastic("#15181b", .15, "bezel")
    if stand:
        c.prism("foot", c.rounded_rect(size[0] * .55, .15, .02), .008, w, E, bevel=1.5 * mm)
        c.box("neck", (.045, .018, stand + .04), w, E, (0, .028, (stand + .04) / 2), r=4 * mm)
    H = c.empty("head", (0, 0, stand + (size[1] / 2 if stand else 0)), E, (-tilt, 0, 0))
    c.box("panel", (size[0] + .018, .018, size[1] + .018), d, H, r=4 * mm)
    c.box("back", (size[0] * .8, .02, size[1] * .7), w, H, (0, .012, 0), r=6 * mm)
    c.box("lit", (size[0], .001, size[1]), m.emission(bg, .85, "lit"), H, (0, -.0095, 0), r=0)
    for k, (x, y, bw, bh, col) in enumerate(boxes):
        c.box("ui", (size[0] * bw, .0004, size[1] * bh), m.emission(col, .85, "ui"), H, ((x + bw / 2 - .5) * size[0], -.0104 - .00015 * k, (.5 - y - bh / 2) * size[1]), r=0)
    return E


def payment_terminal(loc, rot=0, accent="#12a594"):
    """Small card reader: sloped body, display, key pad."""
    E = c.empty("terminal", loc, None, (0, 0, rot))
    B = c.empty("tilt", (0, 0, .032), E, (-.95, 0, 0))
    d = m.plastic("#2b3036", .32, "termbody")
    c.box("foot", (.07, .09, .02), d, E, (0, .02, .012), r=6 * mm)
    c.box("body", (.082, .028, .165), d, B, (0, .006, .005), r=9 * mm, seg=6)
    c.box("glass", (.068, .002, .072), m.plastic("#0c0f12", .08, "termglass"), B, (0, -.0085, .040), r=.8 * mm)
    c.box("lit", (.060, .001, .060), m.emission("#dff5f1", .8), B, (0, -.0098, .041), r=0)
    c.box("amount", (.040, .0006, .014), m.emission(accent, .9), B, (0, -.0106, .052), r=0)
    c.box("bar", (.026, .0006, .006), m.emission("#9db4b6", .9), B, (0, -.0106, .034), r=0)
    key = c.box("key", (.015, .004, .010), m.plastic("#e6e9eb", .4), B, (0, 0, -5), r=1.2 * mm)
    for r in range(4):
        for q in range(3):
            c.copy(key, ((q - 1) * .020, -.009, -.010 - r * .0155), parent=B)
    return E


def laptop(loc, rot=0, w=.31, boxes=(), bg="#f2f6f6", open_=1.95, drawing=None):
    """Aluminium laptop, front edge towards -Y; `open_` = lid angle from closed (rad); the display shows boxes or a drawing."""
    E = c.empty("laptop", loc, None, (0, 0, rot))
    al, d = m.principled("alu", "#c9cdd1", .34, metal=.85), m.plastic("#1a1d21", .4, "keys")
    dp = w * .68
    c.prism("base", c.rounded_rect(w, dp, .010), .013, al, E, (0, 0, .001), bevel=1.2 * mm)
    key = c.box("key", (w * .058, w * .055, .0015), d, E, (0, 0, -5), r=.6 * mm)
    for r in range(5):
        for q in range(13):
            c.copy(key, ((q - 6) * w * .067, dp * .38 - r * w * .064 - .004, .0145), parent=E)
    c.box("pad", (w * .34, dp * .34, .0006), m.principled("pad", "#bfc4c9", .3, metal=.6), E, (0, -dp * .29, .0142), r=.2 * mm)
    L = c.empty("lid", (0, dp / 2 - .004, .0145), E, (math.pi / 2 - open_, 0, 0))
    sh = dp * .92
    c.box("lid", (w, .006, dp), al, L, (0, .003, dp / 2), r=2.8 * mm)
    c.box("bezel", (w - .006, .001, dp - .006), m.plastic("#111316", .12, "bezel"), L, (0, -.0004, dp / 2), r=.3 * mm)
    c.box("lit", (w * .94, .0005, sh), m.emission(bg, .85, "lit"), L, (0, -.0012, dp / 2), r=0)
    if drawing:
        drawn(drawing, (w * .94, sh), L, (0, -.0019, dp / 2), UPRIGHT)
    for k, (x, y, bw, bh, col) in enumerate(boxes):
        c.box("ui", (w * .94 * bw, .0003, sh * bh), m.emission(col, .85, "ui"), L, ((x + bw / 2 - .5) * w * .94, -.0017 - .00012 * k, dp / 2 + (.5 - y - bh / 2) * sh), r=0)
    return E


DASH = [(0, 0, 1, .12, "#12a594"), (.04, .19, .28, .34, "#cfe9e5"), (.36, .19, .28, .34, "#f6dfb8"), (.68, .19, .28, .34, "#d4e2f0")] + \
       [(.05 + .075 * k, .92 - h, .05, h, "#2fb79b" if k % 3 else "#f08a24") for k, h in enumerate((.10, .16, .13, .22, .28, .20, .25, .31, .18, .12, .21, .27))]


# ---- vessels ----------------------------------------------------------------------
def waste_tank(loc, size=(.20, .28, .30), cap="#c4352c", liquid="#c88b2a", fill=.55, rot=0, hose=True, label="#ffffff", band=None):
    """Rectangular HDPE canister: translucent body with the level showing, handle, screw cap with hose ports, blank label (front, -Y)."""
    E = c.empty("waste", loc, None, (0, 0, rot))
    w, d, h = size
    body = m.clear("hdpe", "#f3f5f2", .28, .46, .30)
    o = c.rounded_rect(w, d, .030)
    inset = lambda f: [(x * (w - 2 * f) / w, y * (d - 2 * f) / d, .028) for x, y, _ in o]
    c.prism("shell", o, h * .84, body, E, bevel=.014, seg=5)
    if fill:
        c.prism("liquid", inset(.005), h * .84 * fill, m.liquid(liquid, glow=.5, lift=.10), E, (0, 0, .004), bevel=.004)
    solid = m.principled("hdpe-solid", "#eef0ec", .4, Subsurface=.25)
    c.prism("shoulder", inset(.012), .022, body, E, (0, 0, h * .84 - .008), bevel=.010, seg=5)
    y0 = -d * .24
    c.lathe("neck", [(.040, 0), (.034, .014, 3 * mm), (.032, .032)], solid, E, (0, y0, h * .84 + .012))
    # ribbed cap
    n, R = 48, .041
    ribs = [(R * (1 + .022 * (k % 2)) * math.cos(math.tau * k / (2 * n)), R * (1 + .022 * (k % 2)) * math.sin(math.tau * k / (2 * n))) for k in range(2 * n)]
    cm = m.plastic(cap, .35, "cap")
    c.prism("cap", ribs, .030, cm, E, (0, y0, h * .84 + .034), bevel=1.2 * mm)
    zc = h * .84 + .064
    if hose:
        for sx in (-.014, .014):
            c.lathe("port", [(.0065, 0), (.0065, .008, 1 * mm), (.0038, .009), (.0042, .014), (.0034, .022), (0, .022)], m.plastic("#e9ecee", .35), E, (sx, y0, zc), seg=32)
    # handle bridge behind the cap
    c.tube("handle", [(0, y0 + .055, h * .84 + .004), (0, y0 + .058, h * .84 + .034), (0, y0 + .075, h * .84 + .048), (0, y0 + .13, h * .84 + .048), (0, d * .40 - .01, h * .84 + .046), (0, d * .40, h * .84 + .03), (0, d * .40, h * .84)], .0125, solid, E)
    c.prism("label", c.rounded_rect(w * .62, h * .30, .005), .0006, m.principled("label", label, .55), E, (0, -d / 2 - .0002, h * .50), (math.pi / 2, 0, 0), bevel=.1 * mm)
    if band:
        c.prism("band", c.rounded_rect(w * .62, h * .07, .003), .0004, m.principled("band", band, .5), E, (0, -d / 2 - .0009, h * .60), (math.pi / 2, 0, 0), bevel=.1 * mm)
    return E, Vector((.014, y0, zc + .02))


def vial(loc, r=.0075, h=.032, color="#2f8fc8", fill=.55, cap="#23282d", content="liquid", parent=None, glass=None, seed=0, glow=0):
    """Screw-cap vial; content: liquid | powder | crystal | None.  `glow` > 0 makes the content fluoresce."""
    E = c.empty("vial", loc, parent)
    g = glass or m.clear("vialglass", "#f7fafa", .03, .025, .62)
    hb = h * .80
    if cap:
        c.lathe("glass", [(0, .0002), (r, 0, r * .2), (r, hb * .86, r * .5), (r * .72, hb * .95, r * .1), (r * .72, hb)], g, E, seg=48)
    else:                                                 # open: short neck, thick lip, a real inner wall
        c.lathe("glass", [(0, .0002), (r, 0, r * .2), (r, hb * .90, r * .28), (r * .86, hb * .96, r * .1), (r * .86, h * .955), (r * .97, h * .96, r * .05), (r * .97, h, r * .06), (r * .80, h, r * .06), (r * .78, hb * .95)], g, E, seg=48)
    ri, z0, z1 = r * .93, r * .14, hb * .86 * fill
    if content == "liquid":
        mat = m.emission(color, glow, "fluo") if glow else m.liquid(color, glow=.5)
        c.lathe("liquid", [(0, z0), (ri, z0, r * .2), (ri, z1), (ri * .8, z1 - r * .06, r * .05), (0, z1 - r * .06)], mat, E, seg=40)
    elif content == "powder":
        rnd = random.Random(seed)
        o = c.lathe("powder", [(0, z0), (ri, z0, r * .2), (ri, z1 * .93), (ri * .5, z1 * 1.04, r * .3), (0, z1 * 1.1)], m.organic("powder", color, color, 900, .85, .8, .0006, .02), E, seg=40)
        for v in o.data.vertices:
            if v.co.z > z1 * .5 and v.co.xy.length < ri * .99:
                v.co.z += rnd.uniform(-.03, .03) * r
    elif content == "crystal":
        rnd = random.Random(seed)
        cm = m.Nodes("crystal")
        p = cm.add("BsdfPrincipled", Roughness=.08, Specular=.7, Base_Color=m.hexc(color), Emission=m.hexc(color), Emission_Strength=.12)
        cm = cm.surface(p)
        me = None
        n = int(26 * fill / .5)
        for k in range(n):
            a, q = rnd.uniform(0, math.tau), ri * .72 * math.sqrt(rnd.random())
            s = r * rnd.uniform(.22, .40)
            at = (q * math.cos(a), q * math.sin(a), z0 + s * .5 + (z1 - z0) * (k / n) * .9)
            rot = tuple(rnd.uniform(0, 6) for _ in range(3))
            if me is None:
                me = c.lathe_mesh([(0, -.9), (.5, -.45), (.5, .45), (0, .9)], 6, "crystal")
            o = c.link(me, "crystal", cm, E, at, rot, 10)
            o.scale = (s, s, s * rnd.uniform(.9, 1.5))
    if cap:
        c.lathe("cap", [(r * .74, hb * .93), (r * .86, hb * .93, .2 * mm), (r * .86, h, .5 * mm), (0, h)], m.plastic(cap, .35), E, seg=48)
    return E


def vial_tray(loc, n=(6, 4), pitch=.026, r=.0105, h=.042, maker=None, rot=0, color="#e9ecee", thick=.018):
    """Machined block with a grid of vials; maker(i, k) -> dict of vial() options or None for an empty hole."""
    E = c.empty("vialtray", loc, None, (0, 0, rot))
    mat = m.principled("trayblock", color, .4, rough_var=.05)
    w, d = n[0] * pitch + .014, n[1] * pitch + .014
    hole = lambda x, y: [(x + (r + .0006) * math.cos(math.tau * a / 28), y + (r + .0006) * math.sin(math.tau * a / 28)) for a in range(28)]
    P = [((i - (n[0] - 1) / 2) * pitch, (k - (n[1] - 1) / 2) * pitch) for i in range(n[0]) for k in range(n[1])]
    c.prism("foot", c.rounded_rect(w, d, .006), .005, mat, E, bevel=.8 * mm)
    c.prism("deck", c.rounded_rect(w, d, .006), thick - .005, mat, E, (0, 0, .0049), bevel=.6 * mm, holes=[hole(*p) for p in P])
    for j, (x, y) in enumerate(P):
        v = maker(j // n[1], j % n[1]) if maker else {}
        if v is not None:
            vial((x, y, .0052), r, h, parent=E, seed=j, **v)
    return E


def flask(loc, size=(.078, .036, .130), color="#e0567f", fill=.45, cap="#f08a24", rot=0, lying=True, parent=None):
    """T75-style culture flask: flat clear body, canted neck, filter cap.  Lying: neck towards -Y."""
    E = c.empty("flask", loc, parent, (0, 0, rot))
    w, t, L = size
    o = [(-w / 2, 0, .006), (w / 2, 0, .006), (w / 2, L * .66, .012), (w * .17, L * .80, .008), (w * .17, L * .86), (-w * .17, L * .86), (-w * .17, L * .80, .008), (-w / 2, L * .66, .012)]
    g = m.clear("psflask", "#f6fafb", .03, .06, .7)
    R = c.empty("lay", (0, L / 2, 0) if lying else (0, t / 2, 0), E, (0, 0, math.pi) if lying else (math.pi / 2, 0, 0))
    c.prism("body", o, t, g, R, bevel=.003)
    lo = [(x * .955, .002 + max(0, y) * .96, r) for x, y, r in [(p + (0,))[:3] for p in o[:4] + o[-1:]]]
    if lying:
        lo = [(-w * .477, .002, .006), (w * .477, .002, .006), (w * .477, L * .65, .012), (w * .15, L * .77, .008), (-w * .15, L * .77, .008), (-w * .477, L * .65, .012)]
        c.prism("medium", lo, t * fill, m.liquid(color, glow=.5, lift=.16), R, (0, 0, .0015), bevel=.001)
    else:
        c.prism("medium", [(-w * .477, .002, .006), (w * .477, .002, .006), (w * .477, L * .66 * fill), (-w * .477, L * .66 * fill)], t - .003, m.liquid(color, glow=.5, lift=.16), R, (0, 0, .0015), bevel=.001)
    if cap:
        c.lathe("cap", [(0, L), (w * .215, L, 1.5 * mm), (w * .215, L * .86, .6 * mm), (w * .17, L * .86)][::-1], m.plastic(cap, .35), c.empty("capaxis", (0, 0, t / 2), R, (-math.pi / 2, 0, 0)))
    return E


# ---- instruments ------------------------------------------------------------------
def syringe_pump(loc, rot=0, color="#2f8fc8", pos=.55, accent="#12a594", parent=None):
    """Syringe pump (.24 x .12 x .10), syringe along X, outlet towards +X.  Returns (object, outlet point in its frame)."""
    E = c.empty("pump", loc, parent, (0, 0, rot))
    w, d = m.powder("#eef0f1"), m.anodised("#33383e")
    st = m.steel()
    c.box("body", (.24, .11, .078), w, E, (0, .012, .045), r=8 * mm, seg=6)
    c.box("base", (.23, .10, .012), d, E, (0, .012, .006), r=3 * mm)
    c.box("panel", (.11, .003, .050), m.plastic("#14171a", .15), E, (-.05, -.0435, .048), r=1.2 * mm)
    c.box("lit", (.070, .001, .036), m.emission("#7fd8e8", .8), E, (-.063, -.0455, .048), r=0)
    for k, col in enumerate((accent, "#e6e9eb", "#f08a24")):
        c.cyl("key", .0052, .003, m.plastic(col, .35), E, (-.014, -.0445, .064 - k * .016), "-Y")
    c.box("stripe", (.223, .002, .004), m.plastic(accent, .3), E, (0, -.0435, .016), r=.8 * mm)
    y, z, r = -.004, .108, .0125
    for q in (-.012, .030):
        c.cyl("rod", .004, .205, st, E, (-.105, y + q + .014, .094), "X")
    c.box("front", (.020, .066, .036), d, E, (.066, y + .012, .098), r=3 * mm)
    c.box("end", (.014, .066, .032), d, E, (-.104, y + .012, .096), r=3 * mm)
    x1, x0 = .074, -.014                                  # barrel front and back
    xp = x0 + (x1 - x0) * (1 - pos)                       # plunger face
    g = m.clear("syringe", "#f4f8f9", .04, .10, .7)
    c.lathe("barrel", [(r, x0), (r, x1, 3 * mm), (.004, x1 + .006, 1 * mm), (.0035, x1 + .018)], g, E, (0, y, z), "X", 48)
    c.box("flange", (.003, .040, .028), m.principled("pp", "#eef2f3", .35), E, (x0 - .001, y, z), r=1 * mm)
    c.lathe("liquid", [(0, xp), (r * .93, xp), (r * .93, x1 - .0005, 2 * mm), (0, x1 + .004)], m.liquid(color, glow=.5), E, (0, y, z), "X", 40)
    c.cyl("piston", r * .95, .006, m.rubber("#2a2d30"), E, (xp - .006, y, z), "X")
    c.cyl("plunger", r * .5, max(.01, .088 * pos * 0 + (xp + .075)), m.principled("pp", "#eef2f3", .35), E, (-.081, y, z), "X")
    c.box("pusher", (.018, .070, .046), d, E, (-.086 + 0, y + .008, .104), r=4 * mm)
    c.box("led", (.010, .0015, .004), m.emission("#35e0c4", 3), E, (.066, y - .0215, .100), r=.3 * mm)
    c.cyl("luer", .0055, .014, m.plastic(accent, .35), E, (x1 + .010, y, z), "X")
    return E, Vector((x1 + .024, y, z))


def coil_reactor(loc, r=.034, h=.10, turns=16, tube_r=.0016, color="#e7a83a", rot=0, accent="#12a594"):
    """Tubing wound on a column between two plates, on a white heater base.  Returns (object, [inlet, outlet])."""
    E = c.empty("coil", loc, None, (0, 0, rot))
    w = m.powder("#eef0f1")
    c.box("base", (r * 3.0, r * 3.0, .036), w, E, (0, 0, .018), r=7 * mm, seg=6)
    c.box("lit", (r * 1.3, .001, .014), m.emission("#f6b04a", 1.0), E, (0, -r * 1.5 - .0004, .019), r=0)
    c.ring("hot", r * .6, r * 1.25, .003, m.plastic(accent, .3), E, (0, 0, .036))
    c.cyl("core", r * .93, h, m.principled("core", "#d9dde0", .3, metal=.8), E, (0, 0, .037), f=1 * mm)
    for z in (.039, .037 + h):
        c.cyl("plate", r * 1.18, .005, m.anodised("#33383e"), E, (0, 0, z), f=1 * mm)
    z0, z1, n = .048, .032 + h, turns * 20
    pts = [(-r * 1.9, -r * .4, z0 - .002), (-r * .9, -r * 1.02, z0)] + [((r + tube_r) * math.cos(-math.pi / 2 + math.tau * k / 20), (r + tube_r) * math.sin(-math.pi / 2 + math.tau * k / 20), z0 + (z1 - z0) * k / n) for k in range(n + 1)] + [(r * .9, -r * 1.04, z1 + .001), (r * 1.9, -r * .6, z1 + .004)]
    c.tube("coiltube", pts, tube_r, m.liquid(color, glow=.3, lift=.08), E, res=2)
    return E, [Vector(pts[0]), Vector(pts[-1])]


def incubator(loc, size=(.42, .40, .46), rot=0, open_=0.0, shelves=2, accent="#12a594", screen_="#69c9dc"):
    """White cabinet with a real cavity, lit inside, glass door hinged on the right (open_ in rad).  Returns (object, shelf heights)."""
    E = c.empty("incubator", loc, None, (0, 0, rot))
    w, d, h = size
    t = .035
    P = m.powder("#eff1f2")
    foot, head = .014, .085                              # feet, control panel above the door
    inn = m.principled("liner", "#dfe3e5", .3, metal=.25)
    for x in (-1, 1):
        c.box("side", (t, d, h - .03), P, E, (x * (w - t) / 2, 0, foot + h / 2 - .015), r=7 * mm)
        for y in (-1, 1):
            c.cyl("foot", .014, foot + .004, m.rubber(), E, (x * w * .4, y * d * .4, 0))
    c.box("back", (w - t, t, h - .03), inn, E, (0, (d - t) / 2 - .002, foot + h / 2 - .015), r=3 * mm)
    c.box("bottom", (w - t, d - .002, t), P, E, (0, 0, foot + t / 2 + .001), r=5 * mm)
    c.box("top", (w - .004, d, head), P, E, (0, 0, foot + h - head / 2), r=7 * mm)
    c.box("panel", (w * .34, .003, head * .55), m.plastic("#14171a", .12), E, (-w * .22, -d / 2 - .001, foot + h - head * .52), r=1.2 * mm)
    c.box("lit", (w * .22, .001, head * .36), m.emission(screen_, 1.0), E, (-w * .25, -d / 2 - .003, foot + h - head * .52), r=0)
    c.box("stripe", (w * .96, .003, .004), m.plastic(accent, .3), E, (0, -d / 2 - .0005, foot + h - head - .004), r=1 * mm)
    c.box("lamp", (w * .6, .03, .004), m.emission("#fff4e4", 5, "lamp"), E, (0, d * .05, foot + h - head - .003), r=0)
    hi = h - head - t
    zs = []
    rod = m.steel()
    for k in range(shelves):
        z = foot + t + hi * (.06 + .47 * k)
        zs.append(z + .004)
        for q in range(15):
            c.cyl("wire", .0016, d - 2 * t, rod, E, ((q - 7) * (w - 2 * t - .02) / 14, -d / 2 + t * .7, z + .002), "Y", seg=12)
        for y in (-d * .38, d * .38 - t):
            c.cyl("rail", .003, w - 2 * t, rod, E, (-(w - 2 * t) / 2, y, z - .002), "X", seg=12)
    D = c.empty("door", (w / 2 - .008, -d / 2 - .002, foot + t * .3), E, (0, 0, open_))
    dw, dh = w - .012, h - head - .012
    fr = c.rounded_rect(dw, dh, .014)
    c.prism("frame", fr, .022, P, D, (-dw / 2, 0, dh / 2), (math.pi / 2, 0, 0), bevel=3 * mm, holes=[c.rounded_rect(dw - .07, dh - .07, .012)])
    c.box("glass", (dw - .06, .004, dh - .06), m.clear("doorglass", "#eef5f5", .01, .015, .45), D, (-dw / 2, -.010, dh / 2), r=0)
    c.tube("handle", [(-dw + .018, -.020, dh * .36), (-dw + .018, -.046, dh * .36), (-dw + .018, -.050, dh * .42), (-dw + .018, -.050, dh * .58), (-dw + .018, -.046, dh * .64), (-dw + .018, -.020, dh * .64)], .0055, m.steel(), D)
    return E, zs


def stirrer(loc, size=.16, rot=0, accent="#12a594"):
    """Magnetic stirrer; plate surface at z = .072.  Returns (object, plate height)."""
    E = c.empty("stirrer", loc, None, (0, 0, rot))
    w = m.powder("#eef0f1")
    c.prism("body", c.rounded_rect(size, size * 1.25, .018), .056, w, E, (0, -size * .1, .006), bevel=.005, seg=5)
    c.prism("foot", c.rounded_rect(size * .9, size * 1.1, .018), .007, m.rubber(), E, (0, -size * .1, 0))
    c.ring("line", size * .40, size * .455, .003, m.plastic(accent, .3), E, (0, 0, .0615))
    c.cyl("plate", size * .44, .009, m.principled("ceramic", "#f6f7f7", .18), E, (0, 0, .063), f=2 * mm, seg=96)
    y = -size * .725
    c.box("face", (size * .52, .002, .030), m.plastic("#14171a", .12), E, (-size * .16, y + .0002, .034), r=.8 * mm)
    c.box("lit", (size * .34, .001, .018), m.emission("#7fd8e8", .9), E, (-size * .22, y - .0008, .034), r=0)
    c.lathe("knob", [(.014, 0), (.0135, .014, 2 * mm), (0, .014)], m.anodised("#2f343a"), E, (size * .30, y, .034), "-Y")
    return E, .072


def lab_stand(loc, h=.42, rot=0):
    """Plate foot with a steel rod at its back edge (rod at the origin)."""
    E = c.empty("stand", loc, None, (0, 0, rot))
    c.prism("foot", c.rounded_rect(.12, .18, .012), .010, m.powder("#e4e7e9"), E, (0, -.055, 0), bevel=1.5 * mm)
    c.cyl("rod", .006, h, m.steel(), E, (0, 0, .01))
    return E


def clamp_arm(loc, reach, E=None, color="#33383e", direction=-math.pi / 2):
    """Boss head and horizontal arm from a rod at `loc`, length `reach` along `direction`."""
    A = c.empty("clamp", loc, E, (0, 0, direction))
    d = m.anodised(color)
    c.box("boss", (.026, .026, .026), d, A, r=4 * mm)
    c.cyl("knob", .007, .016, m.plastic("#12a594", .35), A, (-.012, 0, 0), "-X")
    c.cyl("bar", .0045, reach, d, A, (0, 0, 0), "X")
    c.ring("ring", .0065, .0105, .016, d, A, (reach, 0, -.008))
    return A


def ph_probe(loc, h=.15, tilt=0, color="#12a594"):
    """Glass electrode, tip at the origin."""
    E = c.empty("ph", loc, None, (0, tilt, 0))
    c.lathe("shaft", [(0, 0), (.0052, .003, .004), (.0058, .012, .004), (.0058, h * .68)], m.clear("phglass", "#eef4f4", .03, .16, .7), E, seg=40)
    c.cyl("core", .0016, h * .62, m.principled("agcl", "#8d8f92", .4), E, (0, 0, .010), seg=16)
    c.lathe("head", [(.0058, h * .66), (.0085, h * .66, 1 * mm), (.0085, h * .92, 2 * mm), (.005, h, 1 * mm), (.0035, h * 1.12), (0, h * 1.12)], m.plastic("#23282d", .35), E, seg=48)
    c.ring("mark", .0080, .0090, .006, m.plastic(color, .3), E, (0, 0, h * .72))
    return E


def column(loc, r=.016, h=.22, bands=(("#f1ede2", 0, .30), ("#2f9fd0", .30, .40), ("#f1ede2", .40, .52), ("#e0567f", .52, .62), ("#f1ede2", .62, .74), ("#f0b429", .74, .80), ("#f1ede2", .80, .92)), eluent="#eef4f6"):
    """Glass chromatography column, outlet tip at the origin: packing with coloured bands, stopcock, reservoir on top."""
    E = c.empty("column", loc)
    g = m.clear("colglass", "#f4f9fa", .02, .04, .75)
    z0 = .060
    c.lathe("glass", [(.0022, 0), (.0030, .022, .002), (.0045, .030, .004), (r, z0 - .006, .010), (r, z0 + h, .012), (r * 2.3, z0 + h + .045, .03), (r * 2.3, z0 + h + .085, .02), (r * 1.0, z0 + h + .108, .01), (r * 1.0, z0 + h + .122, .002), (r * 1.12, z0 + h + .124)], g, E, seg=72)
    c.cyl("stopcock", .0065, .030, m.plastic("#12a594", .35), E, (0, .015, .030), "-Y")
    c.box("lever", (.034, .006, .010), m.plastic("#12a594", .35), E, (0, -.017, .030), r=2 * mm)
    ri = r * .93
    for col, a, b in bands:
        white = col == "#f1ede2"
        mat = m.principled("silica", col, .9, bump=.3, bump_scale=900) if white else m.liquid(col, "band", .25, .12)
        c.lathe("packing", [(0, z0 + h * a), (ri, z0 + h * a), (ri, z0 + h * b + .0002), (0, z0 + h * b + .0002)], mat, E, seg=56)
    c.lathe("eluent", [(0, z0 + h * bands[-1][2]), (ri, z0 + h * bands[-1][2]), (ri, z0 + h * .99, .01), (r * 2.2, z0 + h + .046, .03), (r * 2.2, z0 + h + .060), (0, z0 + h + .059)], m.clear("eluent", eluent, .02, .10, .35), E, seg=56)
    return E


def magnet_block(loc, n=6, pitch=.020, rot=0, color="#33383e", stripe="#c4352c"):
    """Magnet separator: dark block with round recesses facing -Y; tubes stand in front at y = -.012."""
    E = c.empty("magnet", loc, None, (0, 0, rot))
    L = n * pitch + .016
    d = m.anodised(color)
    out = [(-L / 2, .022, .004), (-L / 2, -.004)]
    for i in range(n):
        x = (i - (n - 1) / 2) * pitch
        out += [(x - .0066 * math.cos(t), -.004 + .0066 * math.sin(t)) for t in [math.pi * q / 12 for q in range(13)]]
    out += [(L / 2, -.004), (L / 2, .022, .004)]
    c.prism("block", out[::-1], .052, d, E, (0, 0, .006), bevel=.8 * mm)
    c.prism("foot", c.rounded_rect(L + .01, .066, .006), .007, m.powder("#e9ecee"), E, (0, -.004, 0), bevel=1.2 * mm)
    c.box("stripe", (L * .98, .002, .008), m.plastic(stripe, .35), E, (0, .0222, .046), r=.6 * mm)
    c.box("topline", (L * .92, .006, .001), m.plastic(stripe, .35), E, (0, .014, .0586), r=.3 * mm)
    return E


def test_tube(loc, r=.008, h=.100, color="#2f8fc8", fill=.5, parent=None, mats=None):
    """Open round-bottom tube; `color` is an RGB tuple or hex.  Pass the same dict as `mats` to share materials."""
    mats = mats if mats is not None else {}
    g = mats.setdefault("glass", m.clear("ttglass", "#f5f9fa", .02, .05, .75))
    lm = mats.setdefault("liquid", m.liquid(None, "ttliq", .5))
    k1, k2 = ("g", r, h), ("l", r, h, round(fill, 2))
    dome = [(0, 0)] + [(r * math.sin(t), r - r * math.cos(t)) for t in (.3, .6, .9, 1.2)] + [(r, r)]
    if k1 not in mats:
        mats[k1] = c.lathe_mesh(dome + [(r, h - .002), (r * 1.12, h - .0005, .0004), (r * .94, h, .0004), (r * .9, h - .003)], 40, "tt")
    if fill and k2 not in mats:
        mats[k2] = c.lathe_mesh([(x * .92, .0008 + z * .97) for x, z in dome] + [(r * .92, h * fill), (r * .75, h * fill - .0006), (0, h * fill - .0008)], 32, "ttl")
    c.link(mats[k1], "tt", g, parent, loc)
    if fill:
        o = c.link(mats[k2], "ttl", lm, parent, loc)
        o.color = (*(m.hexc(color) if isinstance(color, str) else color)[:3], 1)


def fraction_collector(loc, n=(9, 5), pitch=.022, r=.008, h=.100, color=lambda i, k: "#2f8fc8", fill=lambda i, k: .5, at=(4, 2), rot=0, accent="#12a594"):
    """Tube rack on a white base under an XY gantry whose nozzle stands over tube `at`.  Returns (object, nozzle head position)."""
    E = c.empty("collector", loc, None, (0, 0, rot))
    w, d, st = m.powder("#eef0f1"), m.anodised("#33383e"), m.steel()
    W, D = n[0] * pitch + .020, n[1] * pitch + .020
    bx, by = W + .10, D + .09
    c.box("base", (bx, by, .034), w, E, (0, .015, .020), r=8 * mm, seg=6)
    c.box("stripe", (bx * .97, .002, .004), m.plastic(accent, .3), E, (0, .015 - by / 2 - .0004, .030), r=.8 * mm)
    z0 = .037
    mat = m.plastic("#e3e7ea", .38, "rackmat")
    hole = lambda x, y: [(x + (r + .0008) * math.cos(math.tau * a / 24), y + (r + .0008) * math.sin(math.tau * a / 24)) for a in range(24)]
    P = lambda i, k: ((i - (n[0] - 1) / 2) * pitch, (k - (n[1] - 1) / 2) * pitch)
    holes = [hole(*P(i, k)) for i in range(n[0]) for k in range(n[1])]
    c.prism("rackfoot", c.rounded_rect(W, D, .006), .005, mat, E, (0, 0, z0), bevel=.6 * mm)
    for z in (.016, .046):
        c.prism("rackdeck", c.rounded_rect(W, D, .006), .004, mat, E, (0, 0, z0 + z), bevel=.5 * mm, holes=holes)
    for sx in (-1, 1):
        c.box("rackside", (.005, D, .050), mat, E, (sx * (W / 2 - .002), 0, z0 + .026), r=1.2 * mm)
    mats = {}
    for i in range(n[0]):
        for k in range(n[1]):
            x, y = P(i, k)
            test_tube((x, y, z0 + .0052), r, h, color(i, k), fill(i, k), E, mats)
    zt = z0 + h + .048                                    # gantry height
    for sx in (-1, 1):
        c.box("post", (.022, .030, zt - .02), w, E, (sx * (bx / 2 - .016), by / 2 - .012, .03 + (zt - .02) / 2), r=4 * mm)
    c.box("xrail", (bx + .004, .030, .034), w, E, (0, by / 2 - .012, zt + .018), r=6 * mm)
    c.box("xslot", (bx * .88, .002, .008), d, E, (0, by / 2 - .0275, zt + .020), r=.8 * mm)
    x, y = P(*at)
    Ly = by / 2 - .020 - (y - .03)
    c.box("carriage", (.044, .030, .046), d, E, (x, by / 2 - .040, zt + .018), r=4 * mm)
    c.box("yarm", (.024, Ly, .020), w, E, (x, by / 2 - .020 - Ly / 2, zt + .018), r=4 * mm)
    c.box("yline", (.0245, Ly * .9, .003), m.plastic(accent, .3), E, (x, by / 2 - .020 - Ly / 2, zt + .016), r=.6 * mm)
    c.box("head", (.030, .030, .040), d, E, (x, y, zt + .008), r=4 * mm)
    c.box("led", (.012, .001, .003), m.emission("#35e0c4", 3), E, (x, y - .0152, zt + .014), r=.3 * mm)
    c.cyl("nut", .006, .010, m.plastic("#f08a24", .35), E, (x, y, zt - .021), seg=32)
    c.lathe("nozzle", [(.0026, 0), (.0026, -.016, .0006), (.0011, -.024), (0, -.024)], st, E, (x, y, zt - .020), seg=24)
    return E, Vector((x, y, zt + .028)), Vector((x, y, zt - .044))
