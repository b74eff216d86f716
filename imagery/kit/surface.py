"""Drawings as surfaces: lit screens and printed sheets."""
import math
import bpy, bmesh
from . import core as c, materials as m

UPRIGHT = (math.pi / 2, 0, 0)                             # turns a drawn surface to face -Y


def drawn(path, size, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), glow=.85, curl=0):
    """The drawing at `path` on a rectangle facing +Z: lit like a screen, or with glow 0 printed on paper whose long ends rise by `curl`."""
    w, h = size
    n = m.Nodes("drawn")
    t = n.add("TexImage")
    t.image = bpy.data.images.load(path)
    if glow:
        s = n.add("Emission", Strength=glow)
        n.link(t, "Color", s, "Color")
    else:
        s = n.add("BsdfPrincipled", Roughness=.75, Specular=.25)
        n.link(t, "Color", s, "Base Color")
    mat = n.surface(s)
    bm, cols = bmesh.new(), 2 if not curl else 40
    uv = bm.loops.layers.uv.new("uv")
    rows = [[bm.verts.new(((k / (cols - 1) - .5) * w, y * h, curl * abs(2 * k / (cols - 1) - 1) ** 4)) for k in range(cols)] for y in (-.5, .5)]
    for k in range(cols - 1):
        for q in bm.faces.new((rows[0][k], rows[0][k + 1], rows[1][k + 1], rows[1][k])).loops:
            q[uv].uv = (q.vert.co.x / w + .5, q.vert.co.y / h + .5)
    me = bpy.data.meshes.new("drawn")
    bm.to_mesh(me)
    bm.free()
    return c.link(me, "drawn", mat, parent, loc, rot, 60)
