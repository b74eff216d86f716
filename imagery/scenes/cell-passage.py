"""Cell passage: arm with a culture flask over a printed dock, three dosing pumps with medium, buffer and enzyme, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
PINK = "#e0567f"
# three pumps, each with its bottle behind it, feed one nozzle over a standing flask
N = Vector((.105, -.065, .148))
end = props.dosing_stand((N.x, .085, 0), N.z, .150)
ins.flask((N.x, N.y, 0), color=PINK, fill=.72, cap=None, lying=False)
for k, (col, cap, f) in enumerate(((PINK, "#e6e9eb", .75), ("#d9e7ea", "#1f6fb2", .6), ("#f0b85a", "#f08a24", .5))):
    x = .205 + .110 * k
    E, (i, o) = props.peristaltic((x, .12, 0), 0, col)
    at = Vector((x, .12, 0))
    i, o = at + Vector(i), at + Vector(o)
    lab.bottle((x - .010, .31, 0), .044, .20, col, f, cap)
    c.tube("suck", [i, i + Vector((0, 0, .03)), (i.x, .12, .235), (x - .010, .24, .285), (x - .010, .305, .25), (x - .010, .31, .19)], .0026, m.liquid(col, glow=.3, lift=.08))
    n = end + Vector((-.008 + .008 * k, 0, -.004))
    c.tube("dose", [o, o + Vector((0, 0, .02)), (o.x - .02, .03, .22 + .02 * k), (n.x + .06, n.y + .01, .29 + .015 * k), (n.x, n.y, .285), n + Vector((0, 0, .02)), n], .0026, m.liquid(col, glow=.3, lift=.08))
dock = m.pla("#f08a24")
for k, x in enumerate((-.155, -.030)):
    c.prism("dock", c.rounded_rect(.098, .120, .010), .010, dock, loc=(x, -.160, 0), bevel=.8 * c.mm)
    for sx in (-1, 1):
        c.box("ear", (.006, .060, .018), dock, loc=(x + sx * .0445, -.140, .018), r=2 * c.mm)
    if k == 0:
        ins.flask((x, -.160, .0102), color=PINK, fill=.45)
held = Vector((-.030, -.100, .150))
ins.flask(held, color="#eaa0b5", fill=.30)
arm = robot.Arm(robot.MEDIUM, (-.33, .13, 0), 0)
robot.gripper(arm, stroke=.0796)
arm.pose(arm.ik((held.x, held.y + .022, held.z + .020), (0, 0, -1), (0, 1, 0), .150, (-.2, -.3, 1.7, .2, -1.57, 0)))
print("IK", arm.residual)
lab.tip_box((.300, -.105, 0), .25)
lab.lab_background(1.2)
studio.laboratory((.05, 0, .1), 1.05)
studio.camera((.13, -1.06, .43), (.040, .05, .135), 43, 9, (.05, -.08, .12), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=24, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
