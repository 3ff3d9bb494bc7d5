@_exported import Graphics

// Keys of options and properties; their texts are ours, as nothing but these functions reads them.

/// Whether the decoded image is kept; it always is for a while.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the image is decoded when it is created; it is when it is drawn.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether a thumbnail is made of the image, whatever the file has.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made of the image where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The largest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The width in pixels, as the file has them.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, as the file has them.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the pixels are turned, 1 to 8 as in Exif.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// What the components mean.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
