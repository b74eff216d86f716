"""Row of waste-liquid canisters with hoses on a bench, laptop beside them, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, instruments as ins, studio, render, scene
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
c.prism("sump", c.rounded_rect(1.14, .40, .03), .030, m.principled("sump", "#dfe4e6", .4), None, (-.12, .13, 0), bevel=.004, holes=[c.rounded_rect(1.12, .38, .025)])
tanks = [("#c4352c", "#d08a2a", .62, "#c4352c"), ("#f0b429", "#c9b24a", .38, "#f0b429"), ("#2f7fc8", "#4d8fb8", .72, "#2f7fc8"), ("#12a594", "#7fae8a", .25, "#12a594"), ("#e6e9eb", "#b46a86", .50, "#8a949c")]
tube = m.clear("hose", "#eef3f4", .08, .35)
for k, (cap, liq, f, band) in enumerate(tanks):
    x = -.56 + k * .222
    E, port = ins.waste_tank((x, .13, .004), (.185, .27, .29), cap, liq, f, 0, True, "#ffffff", band)
    p = E.location + port
    c.tube("hose", [p, p + type(p)((0, 0, .04)), p + type(p)((.0, .04, .11)), (x + .014, .30, .42), (x + .014, .42, .44), (x + .014, .50, .40)], .0042, tube)
    q = p - type(p)((.028, 0, 0))
    c.tube("sensor", [q, q + type(q)((0, 0, .03)), q + type(q)((0, .03, .07)), (x - .012, .27, .30), (x - .010, .34, .06), (x - .010, .40, .03), (x, .6, .01)], .0026, m.rubber())
# pipe rail behind, with valves
c.box("rail", (1.5, .05, .06), m.powder("#eef0f1"), loc=(-.12, .52, .40), r=6 * c.mm)
for k in range(5):
    c.cyl("valve", .016, .03, m.plastic(tanks[k][0], .35), loc=(-.56 + k * .222 + .014, .495, .40), axis="-Y")
for sx in (-.84, .60):
    c.box("railpost", (.03, .03, .40), m.anodised("#8d959c"), loc=(sx, .53, .20), r=3 * c.mm)
bars = [(0, 0, 1, .13, "#12a594")] + [(.07 + .18 * k, .26, .12, .62, "#dfe6e8") for k in range(5)] + [(.07 + .18 * k, .88 - .62 * t[2], .12, .62 * t[2], t[0] if k < 4 else "#8a949c") for k, t in enumerate(tanks)]
ins.laptop((.57, -.08, 0), -.38, .31, bars)
lab.bottle((.80, .25, 0), .045, .18, "#d9893a", .5, "#e6e9eb", True)
lab.bottle((.90, .17, 0), .038, .15, "#2f8fc8", .6, "#1f6fb2")
lab.lab_background(1.25)
studio.world("#ffffff", "#d6d6d4", .14)
studio.softbox((-1.2, -1.0, 1.6), (0, .1, .1), (1.1, .8), 52, "#fff6ec")
studio.softbox((1.5, -.2, 1.0), (.1, .1, .15), (.6, 1.1), 6, "#e6f0ff")
studio.softbox((0, 1.0, 1.8), (0, .1, .15), (1.8, .5), 40, "#fffaf4")
studio.camera((.34, -1.62, .66), (.095, .10, .205), 41, 8, (-.05, .0, .18), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=20, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
