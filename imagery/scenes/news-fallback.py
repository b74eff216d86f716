"""Labware and printed parts in order, from above: for news without a picture of their own, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, instruments as ins, props, studio, render, scene
scale, spp, out = scene.start(9)
c.box("sheet", (4, 4, .02), m.principled("sheet", "#dfe3e3", .6, spec=.3), loc=(0, 0, -.01), r=0)
teal = ["#007f6e", "#12a594", "#8fd6c8", "#e6f3ef"]
warm = ["#ef7d2c", "#f0b429", "#f9e7bd"]
# left block: plates
lab.plate96((-.225, .095, 0), 0, .6, lambda r, k: ins.ramp(teal, k / 11))
lab.plate96((-.225, -.010, 0), 0, .6, lambda r, k: ins.ramp(warm, r / 7))
lab.tip_box((-.225, -.115, 0), 0)
# middle: vials, printed cradle with beakers
ins.vial_tray((-.055, .083, 0), (6, 4), .028, .0105, .044, lambda i, k: dict(color=("#12a594", "#2f8fd0", "#f0b429", "#ef7d2c")[k], fill=.6, cap="#eef0f1" if (i + k) % 2 else "#33383e"))
props.cradle((-.055, -.020, 0), 3, .060, .0255)
for k in range(3):
    lab.beaker((-.055 + (k - 1) * .060, -.020, .0062), .0245, .060, .5, ("#2f8fd0", "#12a594", "#6fae4a")[k])
lab.tube_rack((-.055, -.115, 0), (8, 3), .020, liquid="#c2337f", seed=5)
# right: printed fingers, keys, dishes
o = [(0, 0, .002), (.017, 0, .002), (.017, .018, .006), (.009, .040, .008), (.009, .074, .0025), (0, .074, .0015)]
for k in range(4):
    c.prism("finger", o, .020, m.pla("#f08a24"), None, (.068 + .034 * k, .060, 0), bevel=.7 * c.mm)
g = m.clear("petri", "#fafcfc", .03, .05, .6)
for k, col in enumerate(("#f0b429", "#12a594")):
    at = (.250, .095 - .100 * k, 0)
    c.lathe("dish", [(0, 0), (.044, 0, .002), (.044, .014), (.0425, .014), (.0425, .0018), (0, .0018)], g, loc=at, seg=96)
    c.lathe("agar", [(0, .002), (.042, .002), (.042, .0065), (0, .0065)], m.liquid(col, glow=.4, lift=.12), loc=at, seg=96)
for k, (s, L) in enumerate(((.0030, .088), (.0024, .074), (.0018, .060))):
    props.hex_key((.072, .012 - .033 * k, 0), s, L, 0)
props.screwdriver((.066, -.098, 0), 0)
props.pencil((.068, -.132, 0), 0)
studio.world(strength=.22)
studio.softbox((-1.0, .75, .95), (0, 0, 0), (.9, .7), 22, "#fff8ee")
studio.softbox((1.0, -.6, 1.3), (0, 0, 0), (1.2, 1.2), 4, "#eaf2ff")
cam = studio.camera((0, -.01, 1.5), (0, -.01, 0), 83, 11, (0, -.01, .02), (1600, 1000))
cam.rotation_euler = (0, 0, 0)
render.setup(spp, scale=scale, exposure=.36, transparent=20, threshold=.03)
render.picture(out, bloom=.03, vignette=.08)
