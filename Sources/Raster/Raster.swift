// Room: Raster
