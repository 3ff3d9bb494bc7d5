// Raster tests
