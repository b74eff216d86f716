"""Fraction collector: rack of tubes with graded colours under a gantry nozzle, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, instruments as ins, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(9)
lab.bench((4, 1.3))
RAMP = ["#f6e27a", "#f2b632", "#ef7d2c", "#d8434e", "#a6438f", "#5a57b8", "#2f8fd0", "#12a594"]
n, at = (10, 5), (8, 2)
idx = lambda i, k: i * n[1] + k                       # filled column by column, the right end is still empty
last = idx(*at)
E, head, tip = ins.fraction_collector((0, 0, 0), n, .0225, .0082, .098, lambda i, k: ins.ramp(RAMP, idx(i, k) / last), lambda i, k: (.72 if idx(i, k) < last else .22 if idx(i, k) == last else 0), at)
C, o = ins.syringe_pump((-.36, .05, 0), .15, "#2f8fd0", .6)
c.tube("feed", [head, head + Vector((0, 0, .03)), head + Vector((-.03, .02, .09)), (-.10, .06, .30), (-.21, .06, .22), (-.24, .06, .13), Vector((-.36, .05, 0)) + Vector((o.x * math.cos(.15) - .012, o.x * math.sin(.15), o.z))], .0018, m.liquid("#2f8fd0", glow=.3, lift=.08))
lab.bottle((.25, .13, 0), .042, .17, "#2f8fd0", .6, "#1f6fb2")
lab.bottle((.33, .06, 0), .036, .14, "#d9893a", .6, "#e6e9eb", True)
lab.beaker((-.25, -.11, 0), .030, .08, .4, "#ef7d2c")
lab.instrument((.46, .46, 0))
lab.lab_background(1.1)
studio.world("#ffffff", "#d6d6d4", .14)
studio.softbox((-.9, -.8, 1.3), (0, 0, .08), (.9, .7), 34, "#fff3e6")
studio.softbox((1.2, -.1, .9), (0, 0, .08), (.5, 1.1), 5, "#e6f0ff")
studio.softbox((.1, .8, 1.6), (0, .0, .08), (1.3, .4), 26, "#fffaf4")
studio.camera((.26, -.66, .38), (-.005, .0, .092), 46, 8, (.04, -.06, .10), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=24, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
