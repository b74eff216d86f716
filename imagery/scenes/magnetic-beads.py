"""Magnetic bead separation: tubes before a magnet block, beads drawn to the back wall, an eight-channel head waiting, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(10)
lab.bench((4, 1.3))
N, P, R, H = 6, .022, .0075, .062
ins.magnet_block((0, 0, 0), N, P, color="#2b3237", stripe="#f08a24")   # dark: clear tubes and rust beads show against it
g = m.clear("tubeglass", "#f6fafa", .03, .012, .30)
buf = m.clear("buffer", "#eef8fa", .02, .006, .10)
bead = m.liquid("#b4541a", "beads", .35, .30)
cap = m.plastic("#12a594", .35)
for i in range(N):
    done = i < 4                                         # the last two still hold beads in suspension
    E = c.empty("tube", ((i - (N - 1) / 2) * P, -.0125, .0072))
    cone = [(0, 0), (R * .30, .0006, .0008), (R, .020), (R, H)]
    c.lathe("glass", cone + [(R * 1.16, H, .0004), (R * 1.16, H + .002, .0004), (R * .92, H + .002)], g, E, seg=48)
    c.lathe("liquid", [(0, .0008), (R * .25, .0014), (R * .93, .0202), (R * .93, .043), (0, .0426)], buf if done else m.liquid("#b8621c", glow=.4, lift=.25), E, seg=40)
    if done:
        o = c.link(c.lathe_mesh([(0, -1), (.5, -.86), (.87, -.5), (1, 0), (.87, .5), (.5, .86), (0, 1)], 32), "pellet", bead, E, (0, R * .62, .026))
        o.scale = (R * .70, R * .34, .0115)
# single-channel head on the medium arm, tip in the third tube
arm = robot.Arm(robot.MEDIUM, (.30, .36, 0), 0)
g2 = c.empty("head", (0, arm.tool_offset, 0), arm.flange)
c.cyl("adapter", .022, .008, m.pla("#12a594"), g2, axis="Y")
c.box("body", (.046, .060, .042), arm.white, g2, (0, .037, 0), r=8 * c.mm, seg=6)
c.box("panel", (.028, .034, .002), m.plastic("#14171a", .18), g2, (0, .036, .0212), r=.8 * c.mm)
c.box("screen", (.022, .014, .001), m.emission("#7fd8e8", .9), g2, (0, .030, .0224), r=.2 * c.mm)
c.lathe("neck", [(.014, .066), (.010, .086, .004), (.0052, .092, .002), (.0044, .108)], m.plastic("#2a2f35", .3), g2, axis="Y")
c.lathe("tip", [(.0048, .100), (.0050, .104, .0004), (.0036, .122, .001), (.0010, .168), (.0006, .168)], m.clear("tip", "#eef4f6", .10, .20), g2, axis="Y", seg=32)
c.lathe("inside", [(0, .140), (.0024, .140), (.0008, .1675), (0, .1675)], m.liquid("#bfe0e6", glow=.4, lift=.2), g2, axis="Y", seg=24)
T = Vector((-.5 * P, -.0150, .0072 + .037))
arm.pose(arm.ik(T, (0, 0, -1), (0, 1, 0), .168, (-2.3, -.3, 1.7, .2, -1.57, 0)))
print("IK", arm.residual)
lab.tip_box((-.165, .11, 0), .12)
lab.tube_rack((.185, .10, 0), (5, 3), liquid="#ef9a3c", rot=-.15)
lab.bottle((-.115, .34, 0), .038, .15, "#12a594", .5, "#e6e9eb")
lab.bottle((-.235, .30, 0), .036, .14, "#2f8fd0", .6, "#12a594")
lab.lab_background(1.0)
studio.laboratory((0, 0, .06), .8, key=38)
studio.camera((-.105, -.50, .165), (.004, .0, .056), 74, 16, (0, -.02, .04), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=24, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
