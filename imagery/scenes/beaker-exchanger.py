"""Arm changing beakers under a dosing spout on a balance, test tubes beside it, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
BLUE, R, H = "#2f8fd0", .026, .070
# filling place
_, pan = props.balance((.10, .10, 0), 0)
lab.beaker((.10, .11, pan), R, H, .42, BLUE)
end = props.dosing_stand((.10, .255, 0), pan + H + .012, .145)
c.tube("feed", [end, end + c.Vector((0, 0, .03)), end + c.Vector((.03, .04, .10)), (.20, .26, .31), (.29, .31, .26), (.29, .31, .15)], .0024, m.liquid(BLUE, glow=.3, lift=.08))
lab.bottle((.29, .31, 0), .050, .19, BLUE, .7, "#e6e9eb")
# beakers in a printed cradle; the third place is that of the beaker in the gripper
P, n = .066, 4
props.cradle((-.045, -.135, 0), n, P, R + .0008)
for i in range(n):
    x = -.045 + (i - (n - 1) / 2) * P
    if i != 2:
        lab.beaker((x, -.135, .0062), R, H, .50 if i < 2 else 0, BLUE)
held = (-.012, -.085, .150)
lab.beaker(held, R, H, .46, BLUE)
arm = robot.Arm(robot.MEDIUM, (-.36, .10, 0), 0)
robot.gripper(arm, stroke=2 * R + .0016)
arm.pose(arm.ik((held[0], held[1], held[2] + .042), (0, 0, -1), (0, 1, 0), .148, (-.2, -.3, 1.7, .2, -1.57, 0)))
print("IK", arm.residual)
props.tube_stand((.245, -.105, 0), (5, 3), .024, color=lambda i, k: ins.ramp(["#2f8fd0", "#12a594", "#6fae4a", "#f0b429", "#ef7d2c"], (i + .5) / 5), fill=lambda i, k: (None if (i, k) == (3, 0) else .74 if i < 3 else .0), rot=-.16)
lab.instrument((.52, .52, 0))
lab.lab_background(1.2)
studio.laboratory((0, 0, .1), 1.05)
studio.camera((.20, -.98, .40), (-.005, .05, .125), 44, 9, (.02, -.08, .14), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=24, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
