"""Flow synthesis at scale: three pumps below, three large coil reactors above on a frame, product bottle; the small reactor in front, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, instruments as ins, props, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
w, d, st = m.powder(), m.anodised("#33383e"), m.steel()
X, Y, SH = (-.24, .0, .24), .12, .235                     # columns, frame centre, shelf height
# frame
al = m.principled("profile", "#c4c9cd", .36, metal=.8)
for x in (-.40, .40):
    for y in (Y - .13, Y + .13):
        c.box("post", (.026, .026, .5475 if y > Y else SH), al, loc=(x, y, (.5475 if y > Y else SH) / 2), r=2 * c.mm)
    c.box("side", (.022, .26, .022), al, loc=(x, Y, SH - .012), r=2 * c.mm)
c.box("beam", (.826, .026, .026), al, loc=(0, Y + .13, .56), r=2 * c.mm)
c.box("shelf", (.84, .30, .014), w, loc=(0, Y, SH + .007), r=3 * c.mm)
c.box("edge", (.836, .002, .005), m.plastic("#12a594", .3), loc=(0, Y - .1505, SH + .007), r=.8 * c.mm)
top = SH + .014
COL = ["#2f8fd0", "#12a594", "#6fae4a"]
hose = [m.liquid(x, glow=.3, lift=.08) for x in COL]
io, heads = [], []
for k, x in enumerate(X):
    # pump: two heads on a dark panel, display above
    c.box("pump", (.205, .24, .150), w, loc=(x, Y, .083), r=9 * c.mm, seg=6)
    c.box("feet", (.18, .20, .012), m.rubber(), loc=(x, Y, .006), r=3 * c.mm)
    c.box("panel", (.100, .003, .070), m.plastic("#14171a", .15), loc=(x - .038, Y - .121, .100), r=1.2 * c.mm)
    c.box("lit", (.080, .001, .040), m.emission("#7fd8e8", .8), loc=(x - .038, Y - .1232, .106), r=0)
    c.box("line", (.200, .002, .004), m.plastic("#12a594", .3), loc=(x, Y - .1205, .024), r=.8 * c.mm)
    for z in (.062, .112):
        c.cyl("head", .019, .022, st, loc=(x + .055, Y - .119, z), axis="-Y", f=2 * c.mm)
        c.cyl("nut", .0075, .012, m.plastic("#f08a24", .35), loc=(x + .055, Y - .140, z), axis="-Y", seg=6, f=.4 * c.mm)
    heads.append(Vector((x + .055, Y - .152, .112)))
    R, (i, o) = ins.coil_reactor((x, Y + .01, top), .056, .150, 19, .0026, COL[k])
    io.append((i + Vector(R.location), o + Vector(R.location)))
    props.gauge((x, Y + .003, top + .268), .030, (-.9, .2, .8)[k])
    c.box("gaugeblock", (.030, .024, .024), st, loc=(x, Y + .010, top + .2035), r=2 * c.mm)
# first feed from the pumps, then reactor to reactor, then down into the bottle
h = heads[0]
c.tube("feed", [h, h + Vector((0, -.025, 0)), h + Vector((.02, -.045, .05)), (h.x + .02, h.y - .035, SH + .02), (io[0][0].x - .03, io[0][0].y - .10, top + .06), io[0][0] + Vector((-.02, -.015, 0)), io[0][0]], .0026, hose[0])
for k in (0, 1):
    a, b = io[k][1], io[k + 1][0]
    c.tube("link", [a, a + Vector((.03, .0, .01)), a + Vector((.055, -.01, -.02)), b + Vector((-.05, -.01, .04)), b + Vector((-.03, -.005, .0)), b], .0026, hose[k + 1])
    h = heads[k + 1]
    c.tube("feed", [h, h + Vector((0, -.02, 0)), h + Vector((.03, -.04, .04)), (h.x + .03, h.y - .03, SH + .03), (b.x + .010, b.y - .09, top + .045), b + Vector((-.004, -.02, .0)), b], .0026, m.liquid(("#f0a52a", "#d8434e")[k], glow=.3, lift=.08))
B = Vector((.515, .02, 0))
lab.bottle(B, .082, .29, "#6fae4a", .62, "#f08a24")
a = io[2][1]
c.tube("product", [a, a + Vector((.03, .0, .02)), a + Vector((.09, -.02, .06)), (B.x, B.y + .01, .48), (B.x, B.y, .40), B + Vector((0, 0, .285))], .0026, hose[2])
# the laboratory reactor it grew from
ins.coil_reactor((-.475, -.155, 0), .026, .075, 14, .0015, "#2f8fd0", rot=.3)
ins.vial_tray((.13, -.185, 0), (5, 2), .027, .0105, .046, lambda i, k: dict(color=("#d9e6a0", "#a9cc6a", "#8bbd58", "#6fae4a", "#3f8f3a")[i], fill=.62), .06)
lab.lab_background(1.35)
studio.laboratory((0, 0, .2), 1.3, key=40)
studio.camera((.26, -1.55, .56), (.030, .05, .258), 47, 9, (.0, -.03, .2), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=20, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
