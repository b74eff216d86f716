"""Vials with coloured powders and crystals in a block, gripper lifting one, spatula and balance, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
scale, spp, out = scene.start(9)
lab.bench((4, 1.3))
PAL = ["#f0b429", "#ef7d2c", "#d8434e", "#a6438f", "#4f5bbd", "#2f8fd0", "#12a594", "#6fae4a"]
lifted = (5, 2)
ins.vial_tray((0, 0, 0), (8, 5), .028, .0105, .044, lambda i, k: None if (i, k) == lifted else dict(color="#%02x%02x%02x" % tuple(int(255 * max(0, min(1, (v if v <= .0031308 / 12.92 else 1.055 * v ** (1 / 2.4) - .055)))) for v in ins.lerp(PAL[i], "#f6f3ee", k * .07)[:3]), cap=None, content="crystal" if (i + k) % 3 == 0 else "powder", fill=.70 + .05 * ((i * 3 + k) % 4)), 0)
V = ((lifted[0] - 3.5) * .028, (lifted[1] - 2) * .028, .055)
ins.vial(V, .0105, .044, "#2f8fd0", .55, "#23282d", "crystal", seed=77)
arm = robot.Arm(robot.SMALL, (.03, .26, 0), 0)
robot.gripper(arm, stroke=.0225 / (robot.SMALL.wr / .0365))
kk = robot.SMALL.wr / .0365
arm.pose(arm.ik((V[0], V[1], V[2] + .034), (0, 0, -1), (0, 1, 0), .148 * kk, (-1.4, -.3, 1.7, .2, -1.57, 0)))
print("IK", arm.residual)
# balance
props.balance((-.228, .12, 0))
c.lathe("dish", [(0, 0), (.030, 0, .006), (.038, .012, .0005), (.036, .012), (.029, .0015, .005), (0, .0015)], m.principled("boat", "#f4f4f2", .4), loc=(-.228, .13, .070))
c.lathe("heap", [(0, .013), (.012, .009, .01), (.026, .002), (0, .002)], m.organic("heap", "#e07a20", "#f29a3a", 800, .85, .8, .0006, .02), loc=(-.228, .13, .070))
sp = m.steel("spatula", .2)
c.prism("spatula", [(-.0045, 0, .004), (.0045, 0, .004), (.0026, .03, .02), (.0026, .13, .02), (.007, .15, .006), (.006, .185, .005), (-.006, .185, .005), (-.007, .15, .006), (-.0026, .13, .02), (-.0026, .03, .02)], .0014, sp, None, (-.13, -.14, .0008), (0, 0, -1.25), bevel=.4 * c.mm)
lab.bottle((.20, .14, 0), .032, .11, "#f0b429", .5, "#e6e9eb", True)
lab.bottle((.28, .20, 0), .034, .13, "#d8434e", .5, "#12a594")
lab.beaker((.20, .02, 0), .026, .065, 0)
lab.lab_background(1.1)
studio.world("#ffffff", "#d6d6d4", .14)
studio.softbox((-.8, -.7, 1.2), (0, 0, .05), (.8, .6), 26, "#fff3e6")
studio.softbox((1.1, -.1, .8), (0, 0, .05), (.5, 1.0), 4, "#e6f0ff")
studio.softbox((.1, .7, 1.5), (0, .0, .05), (1.2, .4), 20, "#fffaf4")
studio.camera((-.20, -.54, .33), (-.035, .04, .060), 43, 9, (V[0] - .02, V[1] - .03, .04), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=20, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
