"""Lab bench: arm with an eight-channel pipette over a 96-well plate, shallow depth of field, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, robot, labware as lab, studio, render, scene
scale, spp, out = scene.start(24)
lab.bench((4, 1.3))
lab.breadboard((.12, .06, 0), (.80, .46), .05)
D = .012                                        # deck height
PL = (.30, -.03)                                # plate position
# assay colours: dilution series along the columns, two dyes in the rows
lerp = lambda p, q, t: tuple(x + (y - x) * t for x, y in zip(p, q))
teal, pale, mag = m.hexc("#00a08c"), m.hexc("#d9efe9"), m.hexc("#c2337f")
color = lambda r, k: lerp(teal, pale, (k / 11) ** 1.3) if r < 4 else lerp(mag, m.hexc("#f3dbe6"), (k / 11) ** 1.3)
done = 5
lab.plate96((PL[0], PL[1], D), 0, .62, color)
arm = robot.Arm(robot.MEDIUM, (-.16, .10, D), 0)
pip, L = robot.pipette8(arm, "#00a08c")
tip = (PL[0] + (done - 1 - 5.5) * .009, PL[1], D + .0065)
q = arm.ik(tip, (0, 0, -1), (1, 0, 0), L, (-.3, -.2, 1.7, .07, -1.57, 0))
print("IK residual", arm.residual, [round(math.degrees(v)) for v in q])
arm.pose(q)
lab.plate96((.30, .105, D), 0, .5, lambda r, k: lerp(m.hexc("#e9b23a"), m.hexc("#f7ecd0"), r / 7))
lab.tip_box((.455, -.03, D), math.pi / 2)
lab.tip_box((.455, .115, D), math.pi / 2, "#3d4650")
lab.tube_rack((.12, .20, D), (6, 3), rot=.0, liquid="#c2337f")
lab.bottle((.04, -.225, 0), .036, .13, "#c2337f", .55, "#e6e9eb")
lab.beaker((.62, .02, 0), .036, .095, .5, "#00a08c")
c.tube("cable", [(-.22, .12, .06), (-.27, .16, .05), (-.34, .2, .01), (-.6, .3, .006), (-1.0, .34, .006)], .0045, arm.rub)
lab.instrument((.66, .50, 0))
for x, y, r, h, col, cap, amber in ((.30, .50, .045, .17, "#d9893a", "#e6e9eb", True), (.40, .54, .040, .15, "#2f8fc8", "#1f6fb2", False), (.16, .54, .048, .19, "#7fb6dc", "#12a594", False), (.97, .46, .05, .2, "#c2337f", "#e6e9eb", False), (-.35, .52, .045, .17, "#2f8fc8", "#1f6fb2", False), (-.48, .50, .04, .15, "#d9893a", "#e6e9eb", True)):
    lab.bottle((x, y, 0), r, h, col, .6, cap, amber)
lab.lab_background(1.1)
studio.world("#ffffff", "#d6d6d4", .12)
studio.softbox((-.9, -.9, 1.5), (.2, 0, .1), (.8, .6), 40, "#fff3e6")
studio.softbox((1.3, .1, .9), (.2, 0, .15), (.5, 1.1), 4, "#e6f0ff")
studio.softbox((.2, .8, 1.7), (.2, .0, .1), (1.4, .4), 24, "#fffaf4")
studio.camera((.60, -.55, .385), (.226, -.026, .102), 48, 3.8, (tip[0], tip[1] - .03, D + .016), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=16, threshold=.03)
render.picture(out, keep=True, bloom=.05, vignette=.12)
