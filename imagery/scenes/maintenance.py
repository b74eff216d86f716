"""Maintenance: the shoulder joint of the medium arm with its cap off, windings and board showing, tools on the bench, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
import bpy
scale, spp, out = scene.start(9)
lab.bench((4, 1.4))
arm = robot.Arm(robot.MEDIUM, (0, .05, 0), math.radians(12))
robot.gripper(arm)
arm.pose([math.radians(v) for v in (0, -42, 60, 72, -90, 0)])
R = robot.MEDIUM.sh
lid = next(o for o in arm.j[0].children if o.name.startswith("cap"))
lid_mesh = lid.data
bpy.data.objects.remove(lid)
# inside of the joint, z pointing out of the opening
J = c.empty("open", (0, -R * 1.115, 0), arm.j[0], c.AXIS["-Y"])
dark, copper = m.anodised("#2b3035"), m.principled("copper", "#c9783f", .32, metal=1, bump=.5, bump_scale=1800)
c.ring("wall", R * .90, R * .985, .013, arm.white, J, (0, 0, -.002))
c.cyl("floor", R * .90, .001, dark, J, (0, 0, .0004), f=0)
c.ring("stator", R * .78, R * .895, .009, m.steel("stator", .4), J, (0, 0, .0005))
for k in range(12):
    h = c.empty("coil", (0, 0, 0), J, (0, 0, math.tau * k / 12))
    c.box("tooth", (R * .24, .0050, .006), m.steel("tooth", .4), h, (R * .68, 0, .004), r=.6 * c.mm)
    c.box("winding", (R * .19, .0125, .0085), copper, h, (R * .665, 0, .0052), r=2.4 * c.mm)
c.ring("rotor", R * .42, R * .52, .008, dark, J, (0, 0, .001))
pcb = m.principled("pcb", "#0d5c48", .4)
c.ring("board", R * .17, R * .47, .0016, pcb, J, (0, 0, .0085), f=.2 * c.mm)
for a, w, h, col in ((.4, .007, .007, "#15181b"), (1.5, .005, .004, "#15181b"), (2.5, .008, .004, "#eef0f1"), (3.6, .006, .006, "#15181b"), (4.6, .004, .004, "#c9a24a"), (5.5, .008, .0045, "#eef0f1")):
    q = R * .33
    c.box("chip", (w, h, .0022), m.plastic(col, .4), J, (q * math.cos(a), q * math.sin(a), .0112), (0, 0, a), r=.3 * c.mm)
c.ring("hollow", R * .10, R * .165, .012, m.steel(), J, (0, 0, .001))
for k, (col, a) in enumerate((("#d8434e", 2.5), ("#f0b429", 2.62), ("#20262a", 2.38))):
    q = R * .33
    c.tube("wire", [((k - 1) * .0022, 0, .002), ((k - 1) * .0022, .001, .018), (q * .5 * math.cos(a), q * .5 * math.sin(a), .026), (q * math.cos(a), q * math.sin(a), .022), (q * math.cos(a), q * math.sin(a), .012)], .0012, m.plastic(col, .4), J)
c.screws(6, R * .945, .0021, arm.steel, J, (0, 0, .0112))
# on the bench: the cap, screws in a dish, tools
c.link(lid_mesh, "cap", arm.dark, None, (.150, -.135, .0055), (0, 0, .4))
c.lathe("dish", [(0, 0), (.036, 0, .004), (.042, .013, .001), (.040, .013), (.034, .002, .004), (0, .002)], m.plastic("#f08a24", .4), loc=(.045, -.150, 0), seg=96)
for k in range(6):
    a = math.tau * k / 6
    c.lathe("screw", [(0, 0), (.0040, 0, .0003), (.0040, .0042, .0006), (.0024, .0042), (.0024, .016), (0, .016)], arm.steel, loc=(.045 + .012 * math.cos(a), -.150 + .012 * math.sin(a), .0062), axis="X" if math.cos(a) > 0 else "-X", seg=24)
props.screwdriver((-.215, -.150, 0), .10)
for k, (s, L) in enumerate(((.0017, .075), (.0022, .088), (.0028, .102))):
    props.hex_key((-.215 + .004 * k, -.062 + .026 * k, 0), s, L, .12)
ins.laptop((.36, .20, 0), -.42, .31, [(0, 0, 1, .12, "#12a594"), (.05, .20, .55, .34, "#eef3f2"), (.65, .20, .30, .15, "#cfe9e5"), (.65, .39, .30, .15, "#f6dfb8"), (.05, .62, .90, .05, "#dfe6e8"), (.05, .72, .90, .05, "#dfe6e8"), (.05, .82, .60, .05, "#dfe6e8")] + [(.07 + .045 * k, .50 - h, .024, h, "#2fb79b") for k, h in enumerate((.10, .14, .11, .18, .22, .16, .20, .25, .15, .12, .17))])
lab.lab_background(1.3)
studio.laboratory((0, 0, .1), 1.0, key=40, fill=7)
studio.camera((.16, -.92, .36), (.045, -.02, .128), 49, 8, (.0, -.07, .14), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=16, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
