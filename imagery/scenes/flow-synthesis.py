"""Flow chemistry: two syringe pumps, tubing reactor, fraction vials, arm reaching in, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
ends = []
for k, (y, col, pos) in enumerate(((-.04, "#2f8fd0", .70), (.13, "#f0a52a", .55))):
    E, o = ins.syringe_pump((-.165, y, 0), 0, col, pos)
    ends.append(Vector(E.location) + o)
R, (i, o) = ins.coil_reactor((.115, .05, 0), .034, .105, 17, color="#5f9f4a")
i, o = i + Vector(R.location), o + Vector(R.location)
T = Vector((.010, .03, .085))                                   # mixing tee
c.box("tee", (.022, .016, .014), m.principled("peek", "#c9a070", .4), loc=T, r=2 * c.mm)
for sy in (-1, 1):
    c.cyl("nut", .0052, .012, m.plastic("#12a594", .35), loc=(T.x, T.y + sy * .006, T.z), axis="Y" if sy > 0 else "-Y", seg=24)
c.cyl("nut", .0052, .012, m.plastic("#f08a24", .35), loc=(T.x + .009, T.y, T.z), axis="X", seg=24)
c.cyl("teepost", .004, T.z - .006, m.steel(), loc=(T.x, T.y, 0), seg=24)
for e, sy, col in ((ends[0], -1, "#2f8fd0"), (ends[1], 1, "#f0a52a")):
    c.tube("feed", [e - Vector((.012, 0, 0)), e + Vector((.02, 0, 0)), e + Vector((.05, sy * .0, .006)), (T.x, T.y + sy * .05, T.z + .02), (T.x, T.y + sy * .035, T.z), (T.x, T.y + sy * .016, T.z)], .0016, m.liquid(col, glow=.3, lift=.08))
gr = m.liquid("#5f9f4a", glow=.3, lift=.08)
c.tube("mix", [(T.x + .018, T.y, T.z), (T.x + .034, T.y, T.z), (i.x - .004, i.y + .006, i.z + .02), i], .0016, gr)
# fraction vials
cols = ["#d9e6a0", "#a9cc6a", "#6fae4a", "#3f8f3a", "#2f7a4a"]
P = (.335, .0)
ins.vial_tray((P[0], P[1], 0), (6, 4), .026, .0105, .046, lambda x, k: dict(color=cols[min(4, (x + k * 6) // 5)], cap=None, fill=.62 if k < 2 or (k == 2 and x < 3) else .06), 0)
N = Vector((P[0] + .013, P[1] + .013, .056))
c.tube("product", [o, o + Vector((.02, 0, .02)), (o.x + .06, o.y - .02, .20), (N.x, N.y, .18), (N.x, N.y, .12), N + Vector((0, 0, .002))], .0016, gr)
A = c.empty("nozzlearm", (N.x, N.y, 0))
c.box("noz", (.016, .016, .03), m.anodised("#33383e"), loc=(N.x, N.y, .098), r=3 * c.mm)
c.cyl("tip", .0022, .028, m.steel(), loc=(N.x, N.y, .086), axis="-Z", seg=24)
c.box("bar", (.014, .150, .012), m.powder(), loc=(N.x, N.y + .075, .104), r=3 * c.mm)
c.box("col", (.026, .026, .13), m.powder(), loc=(N.x, N.y + .15, .065), r=4 * c.mm)
c.box("colfoot", (.07, .07, .012), m.anodised("#33383e"), loc=(N.x, N.y + .15, .006), r=3 * c.mm)
arm = robot.Arm(robot.SMALL, (.60, .17, 0), 0)
robot.gripper(arm)
g = .190 * robot.SMALL.wr / .0365
tgt = (P[0] + .065, P[1] - .039, .075)
arm.pose(arm.ik(tgt, (0, 0, -1), (0, 1, 0), g - .030, (3.5, -.3, 1.6, .3, -1.57, 0)))
print("IK", arm.residual)
v = ins.vial((tgt[0], tgt[1], tgt[2] - .044), .0105, .046, "#3f8f3a", .62, "#23282d")
lab.bottle((-.06, .30, 0), .040, .17, "#2f8fd0", .6, "#1f6fb2")
lab.bottle((.05, .34, 0), .040, .16, "#f0a52a", .55, "#e6e9eb")
lab.bottle((-.20, .36, 0), .045, .18, "#d9893a", .6, "#e6e9eb", True)
lab.beaker((.245, .22, 0), .030, .08, .35, "#5f9f4a")
for x, y, col in ((.085, -.150, "#d9e6a0"), (.118, -.168, "#a9cc6a"), (.150, -.146, "#3f8f3a")):       # samples set aside, in the foreground
    ins.vial((x, y, 0), .0105, .046, col, .62, "#23282d")
lab.instrument((.36, .52, 0))
lab.lab_background(1.1)
studio.world("#ffffff", "#d6d6d4", .14)
studio.softbox((-1.0, -.9, 1.5), (0, 0, .1), (.9, .7), 42, "#fff3e6")
studio.softbox((1.3, -.1, .9), (.1, 0, .1), (.5, 1.1), 4, "#e6f0ff")
studio.softbox((.1, .8, 1.7), (.1, .0, .1), (1.4, .4), 28, "#fffaf4")
studio.camera((.26, -.90, .38), (.080, .045, .100), 43, 10, (.12, -.02, .08), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=20, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
