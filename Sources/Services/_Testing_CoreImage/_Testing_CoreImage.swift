// The Swift compiler imports this overlay in every file that imports both Testing and CoreImage.
@_exported import CoreImage
