"""Nanocrystal synthesis: glowing vials from blue to red in a dark block, the gripper lifts one, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, studio, render, scene
scale, spp, out = scene.start(12)
c.box("bench", (4, 1.6, .03), m.principled("darkbench", "#22282b", .22, rough_var=.06), loc=(0, 0, -.015), r=3 * c.mm)
GLOW = ["#2a55ff", "#1293ff", "#10c8e0", "#18d878", "#9be01c", "#ffd010", "#ff8a10", "#ff3d18"]
lifted = (5, 1)
R, H, P = .0115, .048, .030
ins.vial_tray((0, 0, 0), (8, 3), P, R, H, lambda i, k: None if (i, k) == lifted else dict(color=GLOW[i], cap="#15181b", glow=1.15 - .2 * k, fill=.74), 0, "#3a4247", .018)
V = ((lifted[0] - 3.5) * P, 0, .075)
ins.vial(V, R, H, GLOW[5], .74, "#15181b", glow=1.15)
arm = robot.Arm(robot.SMALL, (.05, .25, 0), 0)
kk = robot.SMALL.wr / .0365
robot.gripper(arm, stroke=(2 * R * .86 + .0012) / kk)
arm.pose(arm.ik((V[0], V[1], V[2] + .042), (0, 0, -1), (0, 1, 0), .150 * kk, (-1.4, -.3, 1.7, .2, -1.57, 0)))
print("IK", arm.residual)
lab.bottle((-.19, .20, 0), .034, .13, "#2f8fd0", .6, "#23282d", True)
lab.bottle((-.27, .15, 0), .030, .11, "#d9893a", .5, "#e6e9eb", True)
lab.beaker((.235, .10, 0), .028, .072, 0)
# dark room: a cold window far behind, one soft key
c.box("wall", (6, .02, 3), m.principled("wall", "#2a3236", .8), loc=(0, 1.5, 1), r=0)
c.box("window", (.9, .01, .9), m.emission("#9cc4d8", .9, "window"), loc=(-.35, 1.48, .62), r=0)
for z in (.34, .66):
    c.box("shelf", (1.5, .26, .02), m.principled("shelf", "#3a4347", .5), loc=(.95, 1.3, z), r=2 * c.mm)
    for k, x in enumerate((.35, .50, .62, .80, .95, 1.1)):
        lab.bottle((x, 1.28, z + .01), .04 + .008 * (k % 2), .15 + .03 * (k % 3), ("#2f8fc8", "#d9893a", "#12a594")[k % 3], .6, "#c9ced2")
studio.world("#8fa4b0", "#20262a", .10)
studio.softbox((-.8, -.6, 1.2), (0, 0, .06), (.8, .6), 34, "#e8f2ff")
studio.softbox((1.0, .2, .8), (0, 0, .08), (.4, 1.0), 7, "#cfe2ff")
studio.softbox((.1, .8, 1.3), (0, .05, .08), (1.2, .3), 34, "#dfeaf5")
studio.camera((-.15, -.62, .25), (.012, .02, .070), 58, 7, (.0, -.03, .04), (1600, 1000))
render.setup(spp, scale=scale, exposure=.30, transparent=20, threshold=.03)
render.picture(out, bloom=.16, vignette=.18)
