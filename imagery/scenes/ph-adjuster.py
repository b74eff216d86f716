"""Waste neutralisation: stirred beaker, pH electrode on a stand, acid and base pumps, controller with the pH curve, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, instruments as ins, props, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
_, top = ins.stirrer((0, 0, 0), .16)
lab.beaker((0, 0, top), .052, .128, .56, "#4fae6d")
# electrode on a stand, cable to the controller
tip, rod = Vector((.020, .012, top + .022)), Vector((.150, .085, 0))
ins.ph_probe(tip, .165)
v = tip - rod
ins.lab_stand(rod, .40)
ins.clamp_arm((rod.x, rod.y, tip.z + .130), v.xy.length, direction=math.atan2(v.y, v.x))
c.tube("lead", [tip + Vector((0, 0, .182)), tip + Vector((0, 0, .23)), (.045, .05, .345), (.14, .13, .34), (.25, .19, .20), (.33, .19, .075), (.33, .17, .06)], .0024, m.rubber())
# acid and base
for y, col, pos in ((-.012, "#e05a4a", .60), (.140, "#3f7fd0", .45)):
    E, o = ins.syringe_pump((-.262, y, 0), 0, col, pos)
    e, sy = Vector(E.location) + o, -.009 if y < .1 else .009
    c.tube("dose", [e - Vector((.012, 0, 0)), e + Vector((.02, 0, 0)), e + Vector((.045, 0, .03)), (-.115, e.y * .7, .27), (-.062, sy + .01, .285), (-.041, sy, .262), (-.041, sy, .225)], .0019, m.liquid(col, glow=.3, lift=.08))
    c.cyl("needle", .0015, .075, m.steel(), loc=(-.041, sy, top + .155), axis="-Z", seg=20)
    c.cyl("luer", .0032, .014, m.plastic(col, .35), loc=(-.041, sy, top + .148), seg=24)
c.box("clip", (.034, .038, .022), m.pla("#f08a24"), loc=(-.050, 0, top + .134), r=3 * c.mm)
props.controller((.312, .075, 0), scene.drawing("ph"), -.30, (.215, .150))
ins.waste_tank((.245, .40, 0), (.185, .27, .29), "#f0b429", "#8fb06a", .55, .12, False, "#ffffff", "#f0b429")
lab.bottle((-.20, .34, 0), .042, .17, "#e05a4a", .6, "#e6e9eb")
lab.bottle((-.095, .36, 0), .042, .17, "#3f7fd0", .6, "#1f6fb2")
lab.beaker((.155, -.150, 0), .026, .066, .35, "#4fae6d")
lab.lab_background(1.15)
studio.laboratory((0, 0, .1), 1.05)
studio.camera((.13, -.93, .35), (.018, .05, .146), 43, 9, (0, -.03, .14), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=20, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
