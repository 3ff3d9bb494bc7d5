// Room: ImageDiff
