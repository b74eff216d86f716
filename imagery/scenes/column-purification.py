"""Column purification: glass columns with coloured bands on a stand, fractions of the same colours below and beside, 1600x1000."""
import os, sys, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import core as c, materials as m, labware as lab, robot, instruments as ins, props, studio, render, scene
from mathutils import Vector
scale, spp, out = scene.start(10)
lab.bench((4, 1.4))
W, Y_, P_, B_ = "#f1ede2", "#f0b429", "#e0567f", "#2f8fd0"
BANDS = (
    ((W, 0, .46), (B_, .46, .56), (W, .56, .59), (P_, .59, .69), (W, .69, .72), (Y_, .72, .81), (W, .81, .92)),
    ((W, 0, .18), (Y_, .18, .30), (W, .30, .40), (P_, .40, .53), (W, .53, .62), (B_, .62, .73), (W, .73, .92)),
    ((Y_, 0, .08), (W, .08, .20), (P_, .20, .34), (W, .34, .48), (B_, .48, .61), (W, .61, .92)),
)
XS, Z0, Y0 = (-.135, -.010, .115), .130, .05
al = m.principled("profile", "#c4c9cd", .36, metal=.8)
# stand: foot, two rods, two crossbars with clamps
c.prism("foot", c.rounded_rect(.42, .17, .014), .014, m.powder("#e4e7e9"), None, (-.010, .085, 0), bevel=2 * c.mm)
for x in (-.200, .180):
    c.cyl("rod", .0075, .52, m.steel(), loc=(x, .125, .012))
for z in (Z0 + .085, Z0 + .245):
    c.cyl("bar", .006, .44, m.steel(), loc=(-.230, .125, z), axis="X")
    for x in (-.200, .180):
        c.box("boss", (.028, .034, .028), m.anodised("#33383e"), loc=(x, .125, z), r=4 * c.mm)
    for x in XS:
        c.box("boss", (.022, .030, .022), m.anodised("#33383e"), loc=(x, .125, z), r=3 * c.mm)
        c.cyl("arm", .0042, .056, m.steel(), loc=(x, .125, z), axis="-Y")
        c.ring("collar", .0206, .0255, .016, m.plastic("#12a594", .35), loc=(x, Y0, z - .008))
for x, b in zip(XS, BANDS):
    ins.column((x, Y0, Z0), .020, .20, b)
# fractions under the outlets and beside them
RAMP = ["#f6e27a", "#f0b429", "#ef7d2c", "#e0567f", "#a6438f", "#5a57b8", "#2f8fd0"]
props.tube_stand((-.010, Y0, .014), (14, 1), .0225, .0080, .090, lambda i, k: ins.ramp(RAMP, (i + .5) / 14), lambda i, k: .84 if i < 12 else 0)
props.tube_stand((.305, -.05, 0), (5, 4), .0225, .0078, .098, lambda i, k: ins.ramp(RAMP, (i * 4 + k) / 19), lambda i, k: .80, rot=-.22)
lab.bottle((.335, .22, 0), .046, .18, "#dfe9ec", .65, "#1f6fb2")
lab.bottle((.235, .26, 0), .042, .16, "#d9893a", .6, "#e6e9eb", True)
lab.beaker((-.235, -.075, 0), .028, .078, .40, "#e0567f")
c.box("wall", (6, .02, 3), m.principled("wall", "#aab6bc", .8), loc=(0, 1.3, 1), r=0)
studio.laboratory((0, 0, .2), 1.1)
studio.camera((.20, -1.10, .31), (.052, .05, .190), 53, 5, (.0, .03, .22), (1600, 1000))
render.setup(spp, scale=scale, exposure=.32, transparent=24, threshold=.03)
render.picture(out, bloom=.05, vignette=.12)
