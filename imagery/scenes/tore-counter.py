"""Cafeteria checkout: camera on a stand above a tray, screen with coloured boxes, payment terminal, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, food, cafeteria as caf, instruments as ins, studio, render, scene
import bpy
scale, spp, out = scene.start(10)
ins.counter((3.0, .86))
food.tray()
Z = .003
food.pasta((-.082, -.028, Z), 96)
food.salad((.142, .080, Z))
food.dessert((.085, -.118, Z))
food.bread_roll((.178, -.056, Z), 1.25)
food.orange((.091, -.026, Z))
food.tumbler((-.180, .114, Z))
food.napkin((-.048, .131, Z), (.150, .060), .03)
food.fork((-.132, .119, Z + .0044), -math.pi / 2 + .03)
food.knife((-.132, .142, Z + .0044), -math.pi / 2 + .03)
caf.checkout()
# room: bright wall, counter display behind, window light
wall = m.principled("wall", "#e9ecec", .7)
c.box("wall", (9, .02, 4), wall, loc=(0, 2.6, 1), r=0)
c.box("floor", (9, 6, .02), m.principled("floor", "#cfd3d3", .5), loc=(0, 1, -.95), r=0)
c.box("back", (5, .5, .9), m.principled("unit", "#f3f4f4", .4), loc=(0, 2.2, -.45), r=4 * c.mm)
c.box("backtop", (5, .54, .03), m.wood("#c9a67a", "#e6cda6", "ash", 1.5, .38), loc=(0, 2.2, .015), r=3 * c.mm)
for k, x in enumerate((-1.5, -1.1, -.7, .55, .9, 1.3)):
    c.lathe("jar", [(0, 0), (.075, 0, .02), (.085, .16, .03), (.04, .20, .01), (.04, .24, .01), (0, .24)], m.principled("jar", ("#2fb79b", "#e9e4da", "#f0a24a", "#e9e4da", "#2fb79b", "#c98d5c")[k], .35), loc=(x, 2.15, .03))
for x in (-1.0, 1.15):
    c.box("shelf", (1.5, .22, .03), m.wood("#c9a67a", "#e6cda6", "ash2", 1.5, .38), loc=(x, 2.45, .58), r=2 * c.mm)
    for k in range(6):
        col = ("#f4f2ee", "#2fb79b", "#f4f2ee", "#e6b877", "#f4f2ee", "#7fb3c8")[(k + (x > 0)) % 6]
        c.lathe("pot", [(0, 0), (.05, 0, .01), (.06, .11, .01), (.055, .11)], m.principled("pot", col, .4), loc=(x - .58 + .23 * k, 2.45, .595))
for x in (-.9, 0, .9):
    c.lathe("lamp", [(.012, .30), (.012, .22), (.05, .20, .02), (.14, .04, .02), (.15, 0), (.14, .005)], m.principled("lampshade", "#f2f3f3", .35), loc=(x, 1.9, 1.0))
c.box("window", (1.0, .01, 1.5), m.emission("#eef6ff", 2.0, "window"), loc=(-2.3, 2.58, .9), r=0)
studio.world("#ffffff", "#dcd8d0", .30)
studio.softbox((-1.3, -.7, 1.5), (0, 0, .1), (1.2, .9), 42, "#fff6ea")
studio.softbox((1.5, -.6, 1.2), (.2, 0, .1), (.8, 1.2), 9, "#eaf2ff")
studio.softbox((.2, 1.0, 1.9), (.1, .1, .1), (1.6, .5), 30, "#fffaf4")
studio.softbox((0, 1.6, 2.6), (0, 2.4, .2), (3.5, .6), 40, "#fffaf4")
studio.camera((.36, -1.50, .74), (.13, .02, .235), 47, 6.3, (.0, -.02, .05), (1600, 1000))
render.setup(spp, scale=scale, exposure=.28, threshold=.03)
render.picture(out, bloom=.04, vignette=.10)
