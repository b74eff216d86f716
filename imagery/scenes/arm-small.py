"""The small arm as the camera of the large one sees it: the three pictures arm-small, arm-medium and arm-large are to one scale."""
import os, sys, runpy
sys.argv += (["--"] if "--" not in sys.argv else []) + ["--size", "small", "--frame", "large"]
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "product.py"))
