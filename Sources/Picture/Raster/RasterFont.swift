import CPango
import Graphics

/// A face at one size and direction, with the pictures of its glyphs.
///
/// Glyphs are positioned at quarters of a pixel along the line (cairo 1.16 would move them to whole
/// ones, up to half a pixel off). Horizontal lines are on whole pixels, as on iOS.
final class RasterFont {
  /// Whether lines are horizontal: the transform only scales.
  let isLevel: Bool

  private let file: FontFile
  private let library: FT_Library
  private let key: GlyphStore.FontKey
  private let countBytes: (Int) -> Void
  private var pictures: [UInt64: GlyphPicture] = [:]

  /// The size that outlines are scaled to, in pixels, and the remaining transform.
  private let pixelSize: CGFloat
  private let matrix: FT_Matrix
  private let isTransformed: Bool

  init(
    file: FontFile, key: GlyphStore.FontKey, library: FT_Library,
    countBytes: @escaping (Int) -> Void
  ) {
    self.file = file
    self.key = key
    self.library = library
    self.countBytes = countBytes
    isLevel = key.b == 0 && key.c == 0
    let isUniform = isLevel && key.a == key.d && key.a > 0
    let factor = isUniform ? key.a : abs(key.a * key.d - key.b * key.c).squareRoot()
    pixelSize = key.size * factor
    func fixed(_ value: CGFloat) -> FT_Fixed {
      let ratio = factor > 0 ? value / factor : 0
      return FT_Fixed((min(max(ratio, -30_000), 30_000) * 65_536).rounded())
    }
    // FreeType's y points up, the screen's down.
    var matrix = FT_Matrix(xx: fixed(key.a), xy: fixed(-key.c), yx: fixed(-key.b), yy: fixed(key.d))
    if key.face.isSyntheticOblique {
      // Slanted by an angle of 12 degrees.
      let slant: FT_Fixed = 13_930
      matrix.xy += FT_Fixed(Int64(matrix.xx) * Int64(slant) / 65_536)
      matrix.yy += FT_Fixed(Int64(matrix.yx) * Int64(slant) / 65_536)
    }
    self.matrix = matrix
    isTransformed = !isUniform || key.face.isSyntheticOblique
  }

  deinit {
    for picture in pictures.values { picture.pixels?.deallocate() }
  }

  /// Returns a glyph's picture at a phase of quarters of a pixel to the right and down.
  @inline(__always)
  func picture(_ glyph: UInt32, phaseX: Int, phaseY: Int) throws -> GlyphPicture {
    let key = UInt64(glyph) << 4 | UInt64(phaseX << 2 | phaseY)
    if let picture = pictures[key] { return picture }
    return try draw(glyph, phaseX: phaseX, phaseY: phaseY, key: key)
  }

  private func draw(
    _ glyph: UInt32, phaseX: Int, phaseY: Int, key: UInt64
  ) throws -> GlyphPicture {
    let face = file.face
    let isOutline = face.pointee.face_flags & FT_Long(1 << 0) != 0
    let picture =
      isOutline
      ? try drawOutline(glyph, phaseX: phaseX, phaseY: phaseY)
      : try drawBitmap(glyph, phaseX: phaseX, phaseY: phaseY)
    pictures[key] = picture
    countBytes(Int(picture.width) * Int(picture.height) * (picture.isColored ? 4 : 1) + 64)
    return picture
  }

  private func failure(_ glyph: UInt32, _ error: FT_Error) -> RasterError {
    .unusableGlyph(path: file.path, glyph: glyph, reason: "FreeType error \(error)")
  }

  // MARK: - Outlines

  private func drawOutline(
    _ glyph: UInt32, phaseX: Int, phaseY: Int
  ) throws -> GlyphPicture {
    let face = file.face
    let size = (pixelSize * 64).rounded()
    guard size >= 1, size <= 64 * 16_000 else {
      throw RasterError.unusableFont(
        path: file.path, index: file.index, reason: "\(pixelSize) pixels is not a valid text size")
    }
    // Fonts of several sizes share the face.
    var error = FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72)
    if error != 0 { throw failure(glyph, error) }
    error = FT_Load_Glyph(face, glyph, FT_Int32(LoadFlag.noHinting | LoadFlag.noBitmap))
    if error != 0 { throw failure(glyph, error) }
    guard let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
      throw failure(glyph, 0)
    }
    if key.face.isSyntheticBold {
      // A 24th of the em, as fontconfig's clients embolden.
      FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(size / 24))
    }
    if isTransformed {
      var matrix = matrix
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phaseX * 16), FT_Pos(-phaseY * 16))
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let left = box.xMin >> 6
    let bottom = box.yMin >> 6
    let width = Int(((box.xMax + 63) >> 6) - left)
    let height = Int(((box.yMax + 63) >> 6) - bottom)
    if width <= 0 || height <= 0 || slot.pointee.outline.n_points == 0 { return .empty }
    guard width <= 32_000, height <= 32_000 else { throw failure(glyph, 0) }
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height, alignment: 16)
    memset(pixels, 0, width * height)
    FT_Outline_Translate(&slot.pointee.outline, -(left << 6), -(bottom << 6))
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(height)
    bitmap.width = UInt32(width)
    bitmap.pitch = Int32(width)
    bitmap.buffer = pixels.assumingMemoryBound(to: UInt8.self)
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    error = FT_Outline_Get_Bitmap(library, &slot.pointee.outline, &bitmap)
    if error != 0 {
      pixels.deallocate()
      throw failure(glyph, error)
    }
    return GlyphPicture(
      left: Int32(left), top: -Int32(bottom) - Int32(height), width: Int32(width),
      height: Int32(height), pixels: pixels, isColored: false)
  }

  // MARK: - Bitmaps

  /// Draws a glyph that the font contains as a picture, such as colour emoji.
  private func drawBitmap(
    _ glyph: UInt32, phaseX: Int, phaseY: Int
  ) throws -> GlyphPicture {
    let face = file.face
    guard face.pointee.num_fixed_sizes > 0, let strikes = face.pointee.available_sizes else {
      throw RasterError.unusableFont(
        path: file.path, index: file.index, reason: "it has neither outlines nor bitmaps")
    }
    // The smallest strike that is large enough, or the largest available.
    var best = 0
    for index in 0..<Int(face.pointee.num_fixed_sizes) {
      let (size, chosen) = (CGFloat(strikes[index].y_ppem) / 64, CGFloat(strikes[best].y_ppem) / 64)
      if chosen < pixelSize ? size > chosen : (size >= pixelSize && size < chosen) { best = index }
    }
    var error = FT_Select_Size(face, Int32(best))
    if error != 0 { throw failure(glyph, error) }
    error = FT_Load_Glyph(face, glyph, FT_Int32(LoadFlag.color))
    if error != 0 { throw failure(glyph, error) }
    guard let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP else {
      throw failure(glyph, 0)
    }
    let bitmap = slot.pointee.bitmap
    if bitmap.width == 0 || bitmap.rows == 0 { return .empty }
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.pitch > 0,
      let source = bitmap.buffer
    else {
      throw RasterError.unusableGlyph(
        path: file.path, glyph: glyph, reason: "its bitmap has an unsupported format")
    }
    let ratio = key.size / (CGFloat(strikes[best].y_ppem) / 64)
    // From the strike's pixels, y down from its top left, to the screen's pixels around the origin.
    var transform = CGAffineTransform(
      translationX: CGFloat(slot.pointee.bitmap_left), y: -CGFloat(slot.pointee.bitmap_top)
    )
    .concatenating(CGAffineTransform(scaleX: ratio, y: ratio))
    .concatenating(
      CGAffineTransform(
        a: key.a, b: key.b, c: key.c, d: key.d, tx: CGFloat(phaseX) / 4, ty: CGFloat(phaseY) / 4))
    let size = CGSize(width: CGFloat(bitmap.width), height: CGFloat(bitmap.rows))
    let box = PixelRect(around: CGRect(origin: .zero, size: size).applying(transform))
    if box.isEmpty { return .empty }
    guard box.width <= 8_000, box.height <= 8_000 else { throw failure(glyph, 0) }
    transform.tx -= CGFloat(box.left)
    transform.ty -= CGFloat(box.top)
    let pixels = UnsafeMutableRawPointer.allocate(
      byteCount: box.width * box.height * 4, alignment: 16)
    memset(pixels, 0, box.width * box.height * 4)
    let status = scale(
      source, width: Int32(bitmap.width), height: Int32(bitmap.rows), stride: bitmap.pitch,
      by: transform, to: pixels.assumingMemoryBound(to: UInt8.self), Int32(box.width),
      Int32(box.height))
    if status != CAIRO_STATUS_SUCCESS {
      pixels.deallocate()
      throw RasterError(status, doing: "scaling an emoji")
    }
    return GlyphPicture(
      left: Int32(box.left), top: Int32(box.top), width: Int32(box.width),
      height: Int32(box.height), pixels: pixels, isColored: true)
  }

  private func scale(
    _ source: UnsafeMutablePointer<UInt8>, width: Int32, height: Int32, stride: Int32,
    by t: CGAffineTransform, to target: UnsafeMutablePointer<UInt8>, _ targetWidth: Int32,
    _ targetHeight: Int32
  ) -> cairo_status_t {
    let picture = cairo_image_surface_create_for_data(
      source, CAIRO_FORMAT_ARGB32, width, height, stride)
    let surface = cairo_image_surface_create_for_data(
      target, CAIRO_FORMAT_ARGB32, targetWidth, targetHeight, targetWidth * 4)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
      cairo_surface_finish(picture)
      cairo_surface_destroy(picture)
    }
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(context, &matrix)
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    return cairo_status(context)
  }
}

/// FreeType's load flags, whose macros aren't imported into Swift.
private enum LoadFlag {
  static let noHinting = 1 << 1
  static let noBitmap = 1 << 3
  static let color = 1 << 20
}
