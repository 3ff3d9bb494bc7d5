import CPango
import Graphics
import Pixels

extension RasterPass {
  func draw(_ image: CGImage, in rect: CGRect, _ style: ImageStyle) throws {
    if rect.isNull || rect.isEmpty || style.alpha <= 0 { return }
    guard rect.isFinite else { throw RasterError.notFinite(what: "An image's frame") }
    let bounds = rect.applying(state.transform)
    guard applyClip(for: PixelRect(around: bounds)) else { return }
    let surface = try rasterizer.images.surface(for: image, rasterizer: rasterizer, depth: depth)
    defer { surface.release() }

    let context = canvas.context
    canvas.setMatrix(state.transform)
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else {
      throw RasterError.outOfMemory(width: image.width, height: image.height)
    }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(
      xx: CGFloat(image.width) / rect.width, yx: 0, xy: 0, yy: CGFloat(image.height) / rect.height,
      x0: 0, y0: 0)
    matrix.x0 = -rect.minX * matrix.xx
    matrix.y0 = -rect.minY * matrix.yy
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, style.interpolation.cairoFilter)
    // Beyond its edge an image goes on with its last pixels, so that resampling does not fade it.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setDrawingMode()

    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    if let tint = style.tint {
      cairo_save(context)
      cairo_clip(context)
      canvas.setColor(tint.multiplyingAlpha(by: style.alpha))
      cairo_mask(context, pattern)
      cairo_restore(context)
    } else if style.alpha < 1 || state.blendMode.isUnbounded {
      cairo_save(context)
      cairo_clip(context)
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, min(style.alpha, 1))
      cairo_restore(context)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
    // The context must not hold on to the image's memory.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    try canvas.check("drawing an image")
  }
}

extension CGInterpolationQuality {
  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

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
