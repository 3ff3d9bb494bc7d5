@_exported import Graphics

// Keys of options and properties; their values are our own, because only these functions read them.

/// Whether to keep the decoded image; it always is for a while.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether to decode the image when it's created; it's always decoded when drawn.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether to create a thumbnail from the image, regardless of the file.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether to create a thumbnail from the image if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether to apply the file's orientation to a thumbnail.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The maximum size of a thumbnail's longer side, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The width in pixels, as stored in the file.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, as stored in the file.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the pixels, 1 to 8 as in Exif.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The meaning of the components.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
