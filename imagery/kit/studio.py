"""Camera, light and world presets shared by every picture (this is what keeps the style consistent)."""
import math
import bpy
from mathutils import Vector
from . import core as c, materials as m


def world(top="#ffffff", bottom="#c3ccd4", strength=.35):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    tc, sep, mr, ramp = (t.nodes.new("ShaderNode" + k) for k in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    mr.inputs["From Min"].default_value = -1
    t.links.new(tc.outputs["Generated"], sep.inputs[0]); t.links.new(sep.outputs["Z"], mr.inputs["Value"]); t.links.new(mr.outputs[0], ramp.inputs[0]); t.links.new(ramp.outputs[0], bg.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = m.hexc(bottom), m.hexc(top)
    bg.inputs[1].default_value = strength


def softbox(loc, target, size=(1, 1), power=60, color="#ffffff", spread=math.pi):
    l = bpy.data.lights.new("softbox", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color, l.spread = "RECTANGLE", size[0], size[1], power, m.hexc(color)[:3], spread
    o = bpy.data.objects.new("softbox", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    return o


def laboratory(at=(0, 0, .1), k=1.0, key=42, fill=4.5, strip=28, sky=.14):
    """World and the three lights of the bench pictures around `at`; `k` stretches the set, power follows its square."""
    x, y, z = at
    world("#ffffff", "#d6d6d4", sky)
    softbox((x - 1.0 * k, y - .9 * k, z + 1.4 * k), at, (.9 * k, .7 * k), key * k * k, "#fff3e6")
    softbox((x + 1.3 * k, y - .1 * k, z + .8 * k), at, (.5 * k, 1.1 * k), fill * k * k, "#e6f0ff")
    softbox((x + .1 * k, y + .8 * k, z + 1.6 * k), at, (1.4 * k, .4 * k), strip * k * k, "#fffaf4")


def camera(loc, target, lens=70, fstop=None, focus=None, res=(1600, 1000), shift=(0, 0)):
    cam = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", cam)
    bpy.context.collection.objects.link(o)
    cam.lens, cam.clip_start, cam.clip_end, cam.shift_x, cam.shift_y = lens, .01, 60, *shift
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop, cam.dof.aperture_blades = True, fstop, 0
        f = Vector(focus if focus is not None else target)
        d = o.rotation_euler.to_quaternion() @ Vector((0, 0, -1))
        cam.dof.focus_distance = (f - o.location).dot(d)
    s = bpy.context.scene
    s.camera, s.render.resolution_x, s.render.resolution_y = o, *res
    return o


def backdrop(color="#eceff1", back=1.2, width=8, radius=.8, height=4):
    """Seamless infinity cove: floor sweeping into a wall."""
    pts = [(-6, 0)] + [(back + radius * math.sin(t), radius - radius * math.cos(t)) for t in [k / 24 * math.pi / 2 for k in range(25)]] + [(back + radius, height)]
    import bmesh
    bm = bmesh.new()
    prev = None
    for y, z in pts:
        row = [bm.verts.new((sx * width, y, z)) for sx in (-1, 1)]
        if prev:
            bm.faces.new((prev[0], prev[1], row[1], row[0]))
        prev = row
    return c.link(c.mesh(bm, "cove"), "cove", m.principled("cove", color, .55, spec=.35), smooth=60)
