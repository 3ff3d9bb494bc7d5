// Sizes, points and rectangles, and the grid of pixels.
@_exported import Graphics
