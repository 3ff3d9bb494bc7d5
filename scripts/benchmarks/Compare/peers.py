"""Compares two PNG files and writes the picture of the difference, as a script of a few lines does.

usage: peers.py opencv | pillow | numpy BASELINE ACTUAL OUT.png
"""
import sys

tool, baseline, actual, out = sys.argv[1:5]
if tool == "opencv":
    import cv2

    one, two = cv2.imread(baseline), cv2.imread(actual)
    rows = min(one.shape[0], two.shape[0])
    difference = cv2.absdiff(one[:rows], two[:rows])
    if difference.any():
        cv2.imwrite(out, difference)
elif tool == "pillow":
    from PIL import Image, ImageChops

    one, two = Image.open(baseline).convert("RGB"), Image.open(actual).convert("RGB")
    difference = ImageChops.difference(one, two)
    if difference.getbbox():
        difference.save(out, compress_level=1)
else:
    import numpy
    from PIL import Image

    one = numpy.asarray(Image.open(baseline).convert("RGB"))
    two = numpy.asarray(Image.open(actual).convert("RGB"))
    rows = min(one.shape[0], two.shape[0])
    one, two = one[:rows], two[:rows]
    difference = numpy.where(one > two, one - two, two - one)
    if difference.any():
        Image.fromarray(difference).save(out, compress_level=1)
