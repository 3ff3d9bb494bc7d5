#!/usr/bin/env python3
"""Makes the PNG files in this folder with other people's encoders: Pillow, OpenCV, ImageMagick.

The files are kept, so this only has to run again for another kind of file. It needs the Python packages
numpy, pillow and opencv-python-headless, and ImageMagick's `convert`. The tests decode each file and
compare it with what libpng's own simplified reader gives.
"""
import os
import struct
import subprocess
import sys

import cv2
import numpy as np
from PIL import Image, ImageCms, PngImagePlugin

WIDTH, HEIGHT = 37, 29
here = os.path.dirname(os.path.abspath(__file__))


def path(name):
    return os.path.join(here, name + ".png")


def picture(dtype=np.uint8):
    """A shaded RGBA picture whose alpha goes from nothing to full."""
    x, y = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    top = np.iinfo(dtype).max
    planes = [
        x / (WIDTH - 1),
        y / (HEIGHT - 1),
        (np.sin(x / 5) * np.cos(y / 4) + 1) / 2,
        np.clip((x + y) / (WIDTH + HEIGHT - 2) * 1.4 - 0.2, 0, 1),
    ]
    return np.stack([np.round(plane * top) for plane in planes], axis=-1).astype(dtype)


def pillow():
    rgba = Image.fromarray(picture(), "RGBA")
    rgb = rgba.convert("RGB")
    grey = rgb.convert("L")
    for level in (0, 1, 9):
        rgb.save(path(f"pillow-rgb-level{level}"), compress_level=level)
    rgba.save(path("pillow-rgba"), optimize=True)
    grey.save(path("pillow-grey"))
    grey.convert("1").save(path("pillow-grey1"))
    rgba.convert("LA").save(path("pillow-grey-alpha"))
    deep = picture(np.uint16)
    Image.fromarray(deep[:, :, 0].copy()).save(path("pillow-grey16"))
    for colors in (2, 4, 16, 200):
        rgb.quantize(colors).save(path(f"pillow-palette{colors}"))
    palette = rgb.quantize(16)
    palette.save(path("pillow-palette16-alpha"), transparency=bytes(range(0, 256, 20)))
    palette.save(path("pillow-palette16-index"), transparency=3)
    rgb.save(path("pillow-rgb-key"), transparency=rgb.getpixel((5, 5)))
    grey.save(path("pillow-grey-key"), transparency=grey.getpixel((5, 5)))
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    rgb.save(path("pillow-rgb-profile"), icc_profile=profile)
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("XYZ")).tobytes()
    rgb.save(path("pillow-rgb-other-profile"), icc_profile=lab)
    for gamma in (100000, 55556, 45455, 45000, 41667, 35000):
        info = PngImagePlugin.PngInfo()
        info.add(b"gAMA", struct.pack(">I", gamma))
        rgba.save(path(f"pillow-rgba-gamma{gamma}"), pnginfo=info)
    info = PngImagePlugin.PngInfo()
    info.add(b"gAMA", struct.pack(">I", 100000))
    rgb.quantize(200).save(path("pillow-palette200-gamma100000"), pnginfo=info)
    Image.fromarray(deep[:, :, 0].copy()).save(path("pillow-grey16-gamma100000"), pnginfo=info)
    info.add(b"sRGB", b"\0")
    rgb.save(path("pillow-rgb-gamma-and-srgb"), pnginfo=info)
    info = PngImagePlugin.PngInfo()
    info.add_text("Title", "Any picture", zip=True)
    info.add_itxt("Comment", "縦横", zip=True)
    rgb.save(path("pillow-rgb-texts"), pnginfo=info, dpi=(144, 144))
    frames = [rgb, rgb.rotate(180)]
    frames[0].save(path("pillow-animation"), save_all=True, append_images=frames[1:], duration=50)


def opencv():
    for depth, dtype in ((8, np.uint8), (16, np.uint16)):
        bgra = picture(dtype)[:, :, [2, 1, 0, 3]]
        for strategy in ("DEFAULT", "FILTERED", "HUFFMAN_ONLY", "RLE", "FIXED"):
            options = [cv2.IMWRITE_PNG_STRATEGY, getattr(cv2, f"IMWRITE_PNG_STRATEGY_{strategy}")]
            name = f"opencv-rgb{depth}-{strategy.lower().replace('_only', '')}"
            cv2.imwrite(path(name), bgra[:, :, :3], options)
        cv2.imwrite(path(f"opencv-rgba{depth}"), bgra)
        cv2.imwrite(path(f"opencv-grey{depth}"), bgra[:, :, 1])


def imagemagick():
    source = path("source")
    cv2.imwrite(source, picture(np.uint16)[:, :, [2, 1, 0, 3]])

    def convert(name, *options):
        subprocess.run(
            ["convert", source, "-strip", *options, path(f"magick-{name}")], check=True)

    kinds = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
    names = {0: "grey", 2: "rgb", 3: "palette", 4: "grey-alpha", 6: "rgba"}
    for kind, depths in kinds.items():
        for depth in depths:
            options = ["-define", f"png:color-type={kind}", "-define", f"png:bit-depth={depth}"]
            if kind in (0, 2, 3):
                options = ["-alpha", "off"] + options
            if kind in (0, 4):
                options = ["-colorspace", "Gray", "-depth", str(depth)] + options
            if kind == 3:
                options = ["-colors", str(1 << depth)] + options
            convert(f"{names[kind]}{depth}", *options)
            convert(f"{names[kind]}{depth}-interlaced", "-interlace", "PNG", *options)
    for filter in range(5):
        convert(f"rgba-filter{filter}", "-quality", f"9{filter}",
                "-define", "png:color-type=6", "-define", "png:bit-depth=8")
        convert(f"rgb-filter{filter}", "-alpha", "off",
                "-quality", f"9{filter}", "-define", "png:color-type=2", "-define", "png:bit-depth=8")
    convert("rgb16-linear", "-alpha", "off", "-colorspace", "RGB",
            "-define", "png:color-type=2", "-define", "png:bit-depth=16")
    convert("rgba16-gamma", "-set", "gamma", "0.6", "-define", "png:color-type=6",
            "-define", "png:bit-depth=16")
    convert("one-pixel", "-crop", "1x1+20+20", "+repage")
    convert("one-column", "-crop", "1x29+20+0", "+repage", "-interlace", "PNG")
    os.remove(source)


for name in os.listdir(here):
    if name.endswith(".png"):
        os.remove(os.path.join(here, name))
pillow()
opencv()
imagemagick()
total = sum(os.path.getsize(os.path.join(here, name)) for name in os.listdir(here))
print(f"{len(os.listdir(here)) - 1} files, {total} bytes", file=sys.stderr)
