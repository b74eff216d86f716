"""Arm on a light seamless background, 1200x1200.  --size small, medium or large; --frame takes the camera and light of another size."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, robot, studio, render, scene
from mathutils import Vector
scale, spp, out, size, frame = scene.start(20, "medium")


def reach(spec):
    """How large an arm is, beside the medium one."""
    length = lambda s: s.a2 + s.a3 + s.d1
    return length(spec) / length(robot.MEDIUM)


def arm_cable(arm, k):
    """Black cable from the connector at the back of the base, over the floor, out of the picture."""
    s = arm.spec
    v = arm.home @ Vector((-s.sh * 1.28, 0, s.base * .2 + s.sh * .38))
    pts = [(v.x, v.y, v.z)] + [(v.x + x * k, v.y + y * k, v.z * f + z * k) for x, y, z, f in ((-.027, .020, -.002, 1), (-.062, .064, .008, 0), (-.222, .114, .005, 0), (-.54, .05, .005, 0), (-1.24, -.1, .005, 0), (-2.2, -.25, .005, 0))]
    return c.tube("cable", pts, .0048 * k, arm.rub)


spec = getattr(robot, size.upper())
arm = robot.Arm(spec, rot_z=math.radians(-38))
robot.gripper(arm)
arm.pose([math.radians(v) for v in (0, -32, 98, 24, -90, 0)])
arm_cable(arm, reach(spec))
k = reach(getattr(robot, frame.upper()))
studio.backdrop("#e9ecee", back=1.0 * k, width=8 * k, radius=.8 * k, height=4 * k)
studio.world(strength=.20)
studio.softbox((-1.3 * k, -1.1 * k, 1.7 * k), (0, 0, .35 * k), (1.1 * k, 1.1 * k), 40 * k * k)
studio.softbox((1.6 * k, -.3 * k, 1.0 * k), (0, 0, .35 * k), (.5 * k, 1.5 * k), 5 * k * k, "#e2eeff")
studio.softbox((.3 * k, .9 * k, 1.9 * k), (0, .1, .4 * k), (1.4 * k, .5 * k), 26 * k * k)
z = k * {"small": 1.085, "medium": 1, "large": .985}[frame]      # so that each size fills the picture alike
studio.camera((.045 * k + .195 * z, -2.35 * z, .296 * k + .364 * z), (.045 * k + (.006 * k if frame == "small" else 0), 0, .296 * k), 110, 11 / k, (0, -.1 * k, .35 * k), (1200, 1200))
render.setup(spp, scale=scale, exposure=.35, threshold=.02)
render.picture(out, bloom=.03, vignette=.06)
