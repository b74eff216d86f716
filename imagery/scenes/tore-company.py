"""TORE at a company: a calm counter with plants by the window, pasta and salad on the tray, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, food, cafeteria as caf, instruments as ins, props, studio, render, scene
scale, spp, out = scene.start(8)
ins.counter((4.0, .86), "#3a4145")
Z = .003
food.tray(color="#c9a67a")
food.pasta((-.082, -.028, Z), 96)
food.salad((.142, .080, Z))
food.bread_roll((.160, -.075, Z), 1.25)
food.tumbler((-.180, .114, Z), "#8fd0e0")
food.napkin((-.048, .131, Z), (.150, .060), .03)
food.fork((-.132, .125, Z + .0044), -math.pi / 2 + .03)
caf.checkout()
props.cup((-.40, -.06, 0), .6)
caf.hall("#dfe4e1", "#b98f62", 3.6, (-2.9, -1.6, -.3, 1.0, 2.3), 1.8)
caf.plant((-.62, .20, 0), .42, 3, "#f4f3ef")
for x, s in ((-1.3, 4), (1.75, 5)):
    caf.plant((x, 2.6, -.95), 1.5, s, "#e9e4da", 30)
caf.table(-.2, 2.3, "#8a6a4a", 1.8)
caf.table(2.4, 2.9, "#8a6a4a", 1.6)
for x in (-.9, .1, 1.1):
    caf.pendant(x, 2.3, .72, "#2f3a3c", .17)
studio.world("#ffffff", "#dcd8d0", .26)
studio.softbox((-1.3, -.7, 1.5), (0, 0, .1), (1.2, .9), 44, "#fff2e0")
studio.softbox((1.5, -.6, 1.2), (.2, 0, .1), (.8, 1.2), 9, "#eaf2ff")
studio.softbox((.2, 1.0, 1.9), (.1, .1, .1), (1.6, .5), 34, "#fffaf4")
studio.softbox((0, 1.6, 2.6), (0, 2.8, -.2), (4.0, .9), 60, "#fff4e6")
studio.camera((-.02, -1.50, .66), (.095, .05, .205), 46, 5, (.0, -.02, .05), (1600, 1000))
render.setup(spp, scale=scale, exposure=.28, threshold=.03)
render.picture(out, bloom=.04, vignette=.10)
