"""A whole integrated bench: arm with a plate, deck, balance, stirrer, incubator with its door open, laptop showing LabCraft, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
scale, spp, out = scene.start(8)
lab.bench((5, 1.6))
lab.breadboard((.02, .02, 0), (.66, .42), .05)
D = .012
tint = lambda a, b: (lambda r, k: ins.ramp([a, b], k / 11))
lab.plate96((.12, -.09, D), 0, .6, tint("#00a08c", "#d9efe9"))
lab.plate96((-.04, -.09, D), 0, .6, tint("#c2337f", "#f3dbe6"))
lab.tip_box((-.205, -.09, D), 0)
lab.tube_rack((.245, .10, D), (5, 3), liquid="#c2337f", rot=math.pi / 2)
P = (.16, .03, .23)
lab.plate96(P, math.pi / 2, .6, tint("#e9b23a", "#f7ecd0"))
arm = robot.Arm(robot.MEDIUM, (-.20, .13, D), 0)
robot.gripper(arm, stroke=.080)
arm.pose(arm.ik((P[0], P[1], P[2] + .016), (0, 0, -1), (0, 1, 0), .148, (-.2, -.3, 1.7, .2, -1.57, 0)))
print("IK", arm.residual)
E, zs = ins.incubator((.60, .38, 0), (.44, .38, .47), -.22, 1.9)
for x, z in ((-.09, 0), (.09, 0), (-.09, 1), (.09, 1)):
    lab.plate96((x, -.04, zs[z]), 0, .5, lambda r, k: m.hexc("#e0567f"), parent=E)
_, top = ins.stirrer((.440, -.225, 0), .15, -.10)
lab.beaker((.440, -.225, top), .042, .100, .5, "#2f8fd0")
props.balance((.62, .005, 0), -.12)
lab.beaker((.621, .015, .070), .026, .066, .45, "#f0b429")
ins.laptop((-.46, -.24, 0), .30, .33, drawing=scene.drawing("labcraft-screen-ja"))
for x, y, r, h, col, cap, amber in ((-.33, .44, .045, .17, "#d9893a", "#e6e9eb", True), (-.22, .47, .042, .16, "#2f8fc8", "#1f6fb2", False), (-.43, .47, .040, .15, "#12a594", "#12a594", False)):
    lab.bottle((x, y, 0), r, h, col, .6, cap, amber)
lab.lab_background(1.5)
studio.laboratory((0, 0, .15), 1.35, key=35)
studio.camera((.14, -1.85, .76), (.075, .06, .165), 42, 9, (.0, -.05, .15), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=20, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
