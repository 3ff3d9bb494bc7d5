import CPango
import Graphics
import Pixels

/// An image as cairo reads it, for as long as it is being drawn.
struct ImageSurface {
  let pointer: OpaquePointer
  /// What owns the memory the surface reads.
  let owner: AnyObject

  func release() {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }
}

/// Recorded and encoded images that were turned into pixels, for the next time they are drawn.
final class ImageStore {
  private struct Entry {
    /// Kept alive, because its identity is the entry's key.
    var source: AnyObject
    var bitmap: Bitmap
    var lastUse: Int
  }

  /// Pixels kept; beyond that the images not drawn for longest are forgotten.
  private static let budget = 8_000_000

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var pixelCount = 0
  private var clock = 0

  func surface(for image: CGImage, rasterizer: Rasterizer, depth: Int) throws -> ImageSurface {
    switch image.source {
    case .pixels(let pixels):
      return try surface(
        of: image, owner: pixels, base: pixels.baseAddress, rowBytes: pixels.rowBytes,
        width: pixels.width, height: pixels.height)
    case .recording(let recording):
      return try surface(
        of: image,
        bitmap: bitmap(for: recording) {
          try self.render(recording, rasterizer: rasterizer, depth: depth)
        })
    case .encoded(let file):
      return try surface(of: image, bitmap: bitmap(for: file) { try self.decode(file) })
    }
  }

  private func surface(of image: CGImage, bitmap: Bitmap) throws -> ImageSurface {
    try surface(
      of: image, owner: bitmap, base: UnsafeRawPointer(bitmap.baseAddress),
      rowBytes: bitmap.rowBytes, width: bitmap.width, height: bitmap.height)
  }

  private func surface(
    of image: CGImage, owner: AnyObject, base: UnsafeRawPointer, rowBytes: Int, width: Int,
    height: Int
  ) throws -> ImageSurface {
    let region = image.region
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
    return ImageSurface(pointer: pointer, owner: owner)
  }

  private func render(
    _ recording: ImageRecording, rasterizer: Rasterizer, depth: Int
  ) throws -> Bitmap {
    // An image's last row and column may be parts of a point.
    let size = CGSize(
      width: (recording.size.width * recording.scale).rounded(.up) / recording.scale,
      height: (recording.size.height * recording.scale).rounded(.up) / recording.scale)
    return try rasterizer.render(
      recording.list, size: size, scale: recording.scale, into: nil, depth: depth + 1)
  }

  private func decode(_ file: EncodedImage) throws -> Bitmap {
    do {
      return try PNGCodec.decode(file.data, name: file.name)
    } catch {
      throw RasterError.unreadableImage(name: file.name, reason: "\(error)")
    }
  }

  private func bitmap(for source: AnyObject, _ make: () throws -> Bitmap) throws -> Bitmap {
    clock += 1
    let key = ObjectIdentifier(source)
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
