"""The three arms side by side, to scale, on the seamless backdrop, 1600x900."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, robot, studio, render, scene
scale, spp, out = scene.start(12)
for spec, x in ((robot.SMALL, -.66), (robot.MEDIUM, -.21), (robot.LARGE, .44)):
    arm = robot.Arm(spec, (x, 0, 0), math.radians(-38))
    robot.gripper(arm)
    arm.pose([math.radians(v) for v in (0, -32, 98, 24, -90, 0)])
studio.backdrop("#e9ecee", back=1.5, radius=1.0)
studio.world(strength=.20)
studio.softbox((-2.0, -1.8, 2.6), (0, 0, .35), (2.2, 1.8), 105)
studio.softbox((2.4, -.4, 1.5), (0, 0, .35), (.8, 2.2), 11, "#e2eeff")
studio.softbox((.4, 1.3, 2.7), (0, .1, .4), (3.0, .7), 62)
studio.camera((.1, -4.6, 1.05), (.0, 0, .385), 98, 16, (0, -.1, .35), (1600, 900))
render.setup(spp, scale=scale, exposure=.35, threshold=.02)
render.picture(out, bloom=.03, vignette=.06)
