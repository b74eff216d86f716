"""Cafeteria tray from directly above (TORE checkout view), 1200x900.  Detection outlines are left to the web page:
the script prints each item's box in percent of the picture."""
import os, sys, math, json
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, food, studio, render, scene
import bpy
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view
scale, spp, out = scene.start(20)
c.box("counter", (2.2, 1.6, .03), m.wood("#b98f62", "#dcbb92", "oak", 1.8, .42), loc=(0, 0, -.015), r=2 * c.mm)
food.tray()
Z = .003
items = {
    "pasta": (food.pasta((-.082, -.028, Z)), .128),
    "salad": (food.salad((.142, .080, Z)), .078),
    "dessert": (food.dessert((.085, -.118, Z)), .047),
    "roll": (food.bread_roll((.178, -.056, Z), 1.25), .054),
    "orange": (food.orange((.091, -.026, Z)), .037),
    "juice": (food.tumbler((-.180, .114, Z)), .034),
}
food.napkin((-.048, .131, Z), (.150, .060), .03)
food.fork((-.132, .119, Z + .0044), -math.pi / 2 + .03)
food.knife((-.132, .142, Z + .0044), -math.pi / 2 + .03)
studio.world(strength=.28)
studio.softbox((-1.1, .8, 1.15), (0, 0, 0), (1.0, .8), 24, "#fff6ea")
studio.softbox((1.0, -.6, 1.3), (0, 0, 0), (1.2, 1.2), 5, "#eaf2ff")
cam = studio.camera((0, 0, 1.25), (0, 0, 0), 78, 11, (0, 0, .03), (1200, 900))
cam.rotation_euler = (0, 0, 0)
bpy.context.view_layer.update()
box = {}
for k, (o, r) in items.items():
    p = o.matrix_world.translation
    q = [world_to_camera_view(bpy.context.scene, cam, p + Vector((dx, dy, .03))) for dx, dy in ((-r, r), (r, -r))]
    box[k] = [round(100 * v, 1) for v in (q[0].x, 1 - q[0].y, q[1].x - q[0].x, q[0].y - q[1].y)]
print("BOXES", json.dumps(box))
json.dump(box, open(os.path.splitext(out)[0] + ".boxes.json", "w"))
render.setup(spp, scale=scale, exposure=.3, threshold=.03)
render.picture(out, keep=True, bloom=.03, vignette=.10)
