"""Automation consulting: a layout plan on the bench with pencil and scale, the small arm and a laptop behind it, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, surface, studio, render, scene
scale, spp, out = scene.start(8)
ins.counter((4, 1.3))
surface.drawn(scene.drawing("plan"), (.594, .420), None, (-.01, -.02, .0006), (0, 0, .10), glow=0, curl=.006)
props.pencil((.10, -.135, .0016), 2.75)
# steel scale with its ticks, lying on the plan
S = c.empty("scale", (-.085, -.176, .0016), None, (0, 0, .13))
c.prism("rule", c.rounded_rect(.22, .026, .003), .0012, m.steel("rule", .35), S, bevel=.2 * c.mm)
tick = m.plastic("#20262a", .5)
for k in range(41):
    h = .012 if k % 10 == 0 else .009 if k % 5 == 0 else .005
    c.box("tick", (.0004, h, .0001), tick, S, (-.10 + k * .005, .0125 - h / 2, .00125), r=0)
# a notebook and printed fingers hold the sheet down
N = c.empty("notebook", (.262, .128, .0016), None, (0, 0, .32))
c.box("pages", (.140, .196, .010), m.principled("pages", "#f3f1ea", .8), N, (.002, 0, .0065), r=.8 * c.mm)
for z in (.0007, .0122):
    c.box("cover", (.146, .204, .0014), m.principled("cover", "#0b6b5b", .5), N, (0, 0, z), r=.6 * c.mm)
c.box("spine", (.003, .204, .0128), m.principled("spine", "#0b6b5b", .5), N, (-.0725, 0, .0065), r=.8 * c.mm)
c.box("band", (.006, .2045, .0134), m.plastic("#f08a24", .5), N, (.055, 0, .0065), r=.5 * c.mm)
o = [(0, 0, .002), (.017, 0, .002), (.017, .018, .006), (.009, .040, .008), (.009, .074, .0025), (0, .074, .0015)]
for x, y, r in ((-.262, -.150, .5), (-.232, -.158, -.9)):
    c.prism("finger", o, .018, m.pla("#f08a24"), None, (x, y, .004), (0, 0, r), bevel=.7 * c.mm)
arm = robot.Arm(robot.SMALL, (-.16, .36, 0), math.radians(-35))
robot.gripper(arm)
arm.pose([math.radians(v) for v in (10, -30, 98, 22, -90, 0)])
bars = [(0, 0, 1, .11, "#12a594"), (.05, .20, .42, .10, "#cfe9e5"), (.30, .36, .34, .10, "#f6dfb8"), (.48, .52, .30, .10, "#d4e2f0"), (.60, .68, .34, .10, "#cfe9e5"), (.05, .36, .18, .05, "#dfe6e8"), (.05, .52, .18, .05, "#dfe6e8"), (.05, .68, .18, .05, "#dfe6e8")]
ins.laptop((.30, .40, 0), -.25, .32, bars)
props.cup((.425, .05, 0), .5)
lab.lab_background(1.3)
studio.laboratory((0, 0, .05), 1.0, key=30, strip=20, sky=.14)
studio.camera((.10, -.90, .56), (.030, .105, .076), 40, 6.3, (.0, -.02, .0), (1600, 1000))
render.setup(spp, scale=scale, exposure=.28, transparent=16, threshold=.03)
render.picture(out, bloom=.04, vignette=.12)
