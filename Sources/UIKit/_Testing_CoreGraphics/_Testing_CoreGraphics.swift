// The Swift compiler imports this overlay in every file that imports both Testing and CoreGraphics.
@_exported import CoreGraphics
