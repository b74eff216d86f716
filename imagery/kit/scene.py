"""What a picture does first: read its arguments, and clear Blender's start-up scene."""
import argparse, os, sys
from . import core as c
from .render import TMP


def start(samples, size=None):
    """Empty scene, and the options after `--`: (scale, samples per pass, output path) of the script that runs; with `size` two more, --size and --frame: the size whose camera and light are taken."""
    name = os.path.splitext(os.path.basename(sys.argv[sys.argv.index("--python") + 1]))[0]
    p = argparse.ArgumentParser(prog=name)
    p.add_argument("--scale", type=float, default=1.0)
    p.add_argument("--samples", type=int, default=samples)
    p.add_argument("--out", default=name + ".png")
    p.add_argument("--size", default=size)
    p.add_argument("--frame")
    o = p.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    c.reset()
    return (o.scale, o.samples, o.out) if size is None else (o.scale, o.samples, o.out, o.size, o.frame or o.size)


def drawing(name):
    """Path of a drawing for props.drawn(): `npm run imagery` makes them from drawings/ before Blender starts."""
    path = os.path.join(TMP, "drawings", name + ".png")
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path}: render this scene with `npm run imagery`, which makes its drawings first")
    return path
