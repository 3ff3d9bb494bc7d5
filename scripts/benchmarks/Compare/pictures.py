#!/usr/bin/env python3
"""Makes the pictures that scripts/bench --only compare measures with, the same in each run.

usage: pictures.py FOLDER

Synthetic screens of 1290 × 2796 pixels: flat areas, text, rounded rectangles, a card like a photo.
Pairs: same (the same file), reenc (the same pixels packed otherwise), small (0.10 % of the pixels), large
(30 %), tall (another height). Folders: hundred (94 equal files, 6 that differ) and packed (100 files
packed otherwise, 6 of which differ).
"""
import os
import shutil
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1290, 2796


def photo(width, height, seed):
    """Noise of several sizes: packs as badly as a photo does."""
    random = np.random.default_rng(seed)
    total = np.zeros((height, width, 3))
    for step, weight in ((256, 90), (64, 50), (16, 20), (4, 8)):
        small = random.normal(size=(height // step + 2, width // step + 2, 3)).clip(-2, 2)
        levels = ((small + 2) * 63).astype(np.uint8)
        large = Image.fromarray(levels).resize((width, height), Image.BICUBIC)
        total += np.asarray(large, dtype=float) / 255 * weight
    total += random.normal(size=total.shape) * 1.2
    return Image.fromarray((total + 40).clip(0, 255).astype(np.uint8))


def screen(seed, height=HEIGHT):
    random = np.random.default_rng(seed)
    picture = Image.new("RGB", (WIDTH, height), (242, 242, 247))
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(48)
    small = ImageFont.load_default(36)
    draw.rounded_rectangle((48, 180, WIDTH - 48, 900), 36, fill="white")
    picture.paste(photo(WIDTH - 144, 480, seed), (72, 204))
    draw.text((96, 720), f"Screen number {seed}", "black", font)
    draw.text((96, 800), "A card with something like a photo in it", (110, 110, 120), small)
    words = "settings wireless sound display privacy battery storage general about".split()
    for row in range(20):
        top = 960 + row * 108
        if top + 108 > height:
            break
        draw.rectangle((0, top, WIDTH, top + 107), fill="white")
        color = tuple(int(value) for value in random.integers(40, 230, 3))
        draw.rounded_rectangle((48, top + 12, 132, top + 96), 20, fill=color)
        draw.ellipse((69, top + 33, 111, top + 75), fill="white")
        text = " ".join(words[int(i)] for i in random.integers(0, len(words), 3))
        draw.text((180, top + 26), text.capitalize(), "black", font)
        draw.text((900, top + 34), f"Detail {int(random.integers(1000))}", (140, 140, 147), small)
        draw.line((180, top + 107, WIDTH, top + 107), (198, 198, 200))
    return picture


def changed(picture, share, seed):
    """The picture with about this share of its pixels in other colours, in a few places."""
    random = np.random.default_rng(seed)
    pixels = np.asarray(picture).copy()
    height, width, _ = pixels.shape
    count = 3
    area = height * width * share / count
    for _ in range(count):
        h = int(min(height * 0.6, max(8, area**0.5)))
        w = int(min(width * 0.9, area / h))
        x, y = int(random.integers(0, width - w)), int(random.integers(0, height - h))
        part = pixels[y : y + h, x : x + w]
        pixels[y : y + h, x : x + w] = 255 - part // 2
    return Image.fromarray(pixels)


def main(folder):
    os.makedirs(folder, exist_ok=True)

    def save(picture, name, level=6):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        picture.save(path, compress_level=level)
        return path

    base = screen(1)
    save(base, "base.png")
    shutil.copy(os.path.join(folder, "base.png"), os.path.join(folder, "same.png"))
    save(base, "reenc.png", 3)
    save(changed(base, 0.001, 1), "small.png")
    save(changed(base, 0.3, 2), "large.png")
    save(base.crop((0, 0, WIDTH, 2700)), "tall.png")
    save(base.crop((0, 0, 64, 64)), "tiny-a.png")
    save(changed(base.crop((0, 0, 64, 64)), 0.01, 3), "tiny-b.png")
    # Ten screens, so that a hundred are made in a bearable time; all files are different.
    for index in range(100):
        picture = screen(index % 10 + 10).copy() if index < 10 else pictures[index % 10].copy()
        if index < 10:
            pictures.append(picture)
            picture = picture.copy()
        ImageDraw.Draw(picture).text((600, 60), f"{index:03}", "black", ImageFont.load_default(48))
        new = changed(picture, 0.01, index) if index % 17 == 4 else picture
        name = f"group-{index // 25}/screen-{index:03}.png"
        old = save(picture, f"hundred/baseline/{name}")
        actual = os.path.join(folder, f"hundred/actual/{name}")
        os.makedirs(os.path.dirname(actual), exist_ok=True)
        if new is picture:
            shutil.copy(old, actual)
        else:
            new.save(actual, compress_level=6)
        save(new, f"packed/actual/{name}", 3)
    link = os.path.join(folder, "packed/baseline")
    if not os.path.islink(link):
        os.symlink("../hundred/baseline", link)


pictures = []
main(sys.argv[1])
