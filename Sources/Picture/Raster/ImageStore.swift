import CPango
import Graphics
import Pixels

/// An image in cairo's format, for the duration of its drawing.
struct ImageSurface {
  let pointer: OpaquePointer
  /// The owner of the memory that the surface reads.
  let owner: AnyObject
  /// The size of the entire image, in pixels.
  let width: CGFloat
  let height: CGFloat

  func release() {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }
}

/// Recorded and encoded images converted to pixels, for the next time they're drawn.
final class ImageStore {
  private struct Entry {
    /// Kept alive, because its identity is the entry's key.
    var source: AnyObject
    var bitmap: Bitmap
    var lastUse: Int
  }

  /// The maximum number of pixels; beyond that, the least recently drawn images are removed.
  private static let budget = 8_000_000

  /// A source, and for a vector its drawn size.
  private struct Key: Hashable {
    var source: ObjectIdentifier
    var width = 0
    var height = 0
  }

  /// The maximum side length for redrawing a vector, in pixels.
  private static let vectorSideLimit = 4000

  private var entries: [Key: Entry] = [:]
  private var pixelCount = 0
  private var clock = 0

  /// - Parameter shown: The number of pixels that the image covers on the screen, for vectors; nil
  ///   if unknown.
  func surface(
    for image: CGImage, shown: (width: CGFloat, height: CGFloat)? = nil, rasterizer: Rasterizer,
    depth: Int
  ) throws -> ImageSurface {
    switch image.source {
    case .pixels(let pixels):
      return try surface(
        of: image, owner: pixels, base: pixels.baseAddress, rowBytes: pixels.rowBytes,
        width: pixels.width, height: pixels.height)
    case .recording(let recording) where recording.isScalable && image.isWhole:
      let own = (recording.pixelWidth, recording.pixelHeight)
      let (width, height) = Self.size(of: own, shown: shown)
      // One factor for both sides, so that the last row and column are complete.
      let scale = recording.scale * CGFloat(width) / CGFloat(own.0)
      let bitmap = try bitmap(for: recording, width: width, height: height) {
        try self.render(recording, scale: scale, rasterizer: rasterizer, depth: depth)
      }
      var whole = image.region
      (whole.width, whole.height) = (bitmap.width, bitmap.height)
      return try surface(
        of: image, owner: bitmap, base: UnsafeRawPointer(bitmap.baseAddress),
        rowBytes: bitmap.rowBytes, width: bitmap.width, height: bitmap.height, region: whole)
    case .recording(let recording):
      return try surface(
        of: image,
        bitmap: bitmap(for: recording) {
          try self.render(
            recording, scale: recording.scale, rasterizer: rasterizer, depth: depth)
        })
    case .encoded(let file) where file.isScalable && image.isWhole:
      let (width, height) = Self.size(of: (file.width, file.height), shown: shown)
      let bitmap = try bitmap(for: file, width: width, height: height) {
        try self.decode(file, width: width, height: height)
      }
      var whole = image.region
      (whole.width, whole.height) = (width, height)
      return try surface(
        of: image, owner: bitmap, base: UnsafeRawPointer(bitmap.baseAddress),
        rowBytes: bitmap.rowBytes, width: width, height: height, region: whole)
    case .encoded(let file):
      return try surface(
        of: image,
        bitmap: bitmap(for: file) {
          try self.decode(file, width: file.width, height: file.height)
        })
    }
  }

  private func surface(of image: CGImage, bitmap: Bitmap) throws -> ImageSurface {
    try surface(
      of: image, owner: bitmap, base: UnsafeRawPointer(bitmap.baseAddress),
      rowBytes: bitmap.rowBytes, width: bitmap.width, height: bitmap.height)
  }

  private func surface(
    of image: CGImage, owner: AnyObject, base: UnsafeRawPointer, rowBytes: Int, width: Int,
    height: Int, region: CGImage.Region? = nil
  ) throws -> ImageSurface {
    let region = region ?? image.region
    let right = min(region.x + region.width, width)
    let bottom = min(region.y + region.height, height)
    guard region.x < right, region.y < bottom else {
      throw RasterError.invalidSize(width: Double(region.width), height: Double(region.height))
    }
    let first = base + region.y * rowBytes + region.x * 4
    let format = image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard
      let pointer = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(mutating: first).assumingMemoryBound(to: UInt8.self), format,
        Int32(right - region.x), Int32(bottom - region.y), Int32(rowBytes))
    else { throw RasterError.outOfMemory(width: region.width, height: region.height) }
    let status = cairo_surface_status(pointer)
    if status != CAIRO_STATUS_SUCCESS {
      cairo_surface_destroy(pointer)
      throw RasterError(status, doing: "reading an image")
    }
    return ImageSurface(
      pointer: pointer, owner: owner, width: CGFloat(region.width), height: CGFloat(region.height))
  }

  private func render(
    _ recording: ImageRecording, scale: CGFloat, rasterizer: Rasterizer, depth: Int
  ) throws -> Bitmap {
    // An image's last row and column may be fractions of a point.
    let size = CGSize(
      width: (recording.size.width * scale).rounded(.up) / scale,
      height: (recording.size.height * scale).rounded(.up) / scale)
    return try rasterizer.render(
      recording.list, size: size, scale: scale, into: nil, depth: depth + 1)
  }

  private func decode(_ file: EncodedImage, width: Int, height: Int) throws -> Bitmap {
    do {
      switch file.format {
      case .png: return try PNGCodec.decode(file.data, name: file.name, limits: .picture)
      case .jpeg:
        return try JPEGCodec.decode(file.data, width: width, height: height, name: file.name)
      case .webp:
        return try WebPCodec.decode(file.data, width: width, height: height, name: file.name)
      case .pdf:
        return try PDFDrawing.bitmap(file, width: width, height: height)
      case .svg:
        return try SVGDrawing.bitmap(file, width: width, height: height)
      }
    } catch {
      throw RasterError.unreadableImage(name: file.name, reason: "\(error)")
    }
  }

  /// Returns the pixel size for drawing a vector: its own, or the size that it covers if that is
  /// larger. The aspect ratio is preserved, because a vector shown with a different one is
  /// stretched.
  private static func size(
    of own: (Int, Int), shown: (width: CGFloat, height: CGFloat)?
  ) -> (Int, Int) {
    let width = CGFloat(own.0)
    let height = CGFloat(own.1)
    guard let shown, shown.width.isFinite, shown.height.isFinite else { return own }
    let largest = max(1, CGFloat(vectorSideLimit) / max(width, height))
    let factor = min(max(1, shown.width / width, shown.height / height), largest)
    // Rounding up must not exceed the limit.
    func side(_ own: CGFloat) -> Int {
      min(Int((own * factor).rounded(.up)), max(Int(own), vectorSideLimit))
    }
    return (side(width), side(height))
  }

  private func bitmap(
    for source: AnyObject, width: Int = 0, height: Int = 0, _ make: () throws -> Bitmap
  ) throws -> Bitmap {
    clock += 1
    let key = Key(source: ObjectIdentifier(source), width: width, height: height)
    if entries[key] != nil {
      entries[key]?.lastUse = clock
      return entries[key]!.bitmap
    }
    let bitmap = try make()
    entries[key] = Entry(source: source, bitmap: bitmap, lastUse: clock)
    pixelCount += bitmap.width * bitmap.height
    while pixelCount > ImageStore.budget, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pixelCount -= oldest.value.bitmap.width * oldest.value.bitmap.height
      entries[oldest.key] = nil
    }
    return bitmap
  }
}
