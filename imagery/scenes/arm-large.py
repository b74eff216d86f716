"""The large arm on the seamless backdrop: product.py with its size fixed."""
import os, sys, runpy
sys.argv += (["--"] if "--" not in sys.argv else []) + ["--size", "large"]
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "product.py"))
