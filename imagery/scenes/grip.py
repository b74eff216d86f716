"""The orange printed fingers close up, on the seamless backdrop, 1200x1200."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, robot, studio, render, scene
scale, spp, out = scene.start(20)
arm = robot.Arm(robot.MEDIUM, rot_z=math.radians(-38))
robot.gripper(arm)
arm.pose([math.radians(v) for v in (0, -32, 98, 24, -90, 0)])
studio.backdrop("#e9ecee", back=1.0)
studio.world(strength=.20)
studio.softbox((-1.3, -1.1, 1.7), (0, 0, .35), (1.1, 1.1), 40)
studio.softbox((1.6, -.3, 1.0), (0, 0, .35), (.5, 1.5), 5, "#e2eeff")
studio.softbox((.3, .9, 1.9), (0, .1, .4), (1.4, .5), 26)
studio.camera((.80, -1.20, .47), (.182, -.158, .352), 165, 9, (.2, -.2, .33), (1200, 1200))
render.setup(spp, scale=scale, exposure=.35, threshold=.02)
render.picture(out, bloom=.03, vignette=.06)
