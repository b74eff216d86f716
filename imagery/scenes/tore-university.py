"""TORE at a university: trays one behind another on the rail, a checkout, a large hall behind, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, food, cafeteria as caf, instruments as ins, studio, render, scene
scale, spp, out = scene.start(8)
ins.counter((6.0, .86))
Z = .003
TRAYS = (0, -.56, -1.12)
for k, x in enumerate(TRAYS):
    food.tray((x, 0, 0))
    caf.curry((x - .085, -.035, Z), 2 + k)
    caf.soup((x + .125, -.085, Z))
    food.tumbler((x - .170, .110, Z), ("#f2a11d", "#8fd0e0", "#f2a11d")[k])
    caf.chopsticks((x + .020, .128, Z), math.pi / 2)
    food.orange((x + .150, .060, Z)) if k != 1 else food.bread_roll((x + .150, .055, Z), .6)
caf.checkout()
caf.hall(back=4.9, windows=(-3.4, -1.9, -.4, 1.1, 2.6))
for x, y in ((-2.2, 2.2), (-.2, 2.2), (1.8, 2.2), (-1.2, 3.75), (.8, 3.75), (2.8, 3.75)):
    caf.table(x, y)
for x in (-2.4, -1.2, 0, 1.2, 2.4):
    caf.pendant(x, 2.4, .86)
studio.world("#ffffff", "#dcd8d0", .30)
studio.softbox((-1.3, -.7, 1.5), (0, 0, .1), (1.2, .9), 42, "#fff6ea")
studio.softbox((1.5, -.6, 1.2), (.2, 0, .1), (.8, 1.2), 9, "#eaf2ff")
studio.softbox((.2, 1.0, 1.9), (.1, .1, .1), (1.6, .5), 30, "#fffaf4")
studio.softbox((0, 1.8, 2.6), (0, 3.2, -.4), (4.5, 1.2), 90, "#fffaf4")
studio.camera((.62, -1.62, .70), (-.02, .06, .19), 46, 5, (.0, -.02, .05), (1600, 1000))
render.setup(spp, scale=scale, exposure=.28, threshold=.03)
render.picture(out, bloom=.04, vignette=.10)
