import CPango
import Graphics

/// Opened fonts and the pictures of their glyphs.
final class GlyphStore {
  let library: FT_Library
  private var faces: [FaceKey: FontFile] = [:]
  private var fonts: [FontKey: RasterFont] = [:]
  private var last: (key: FontKey, font: RasterFont)?
  private var byteCount = 0

  /// The maximum number of bytes of glyph pictures; beyond that, all are redrawn as needed.
  private static let budget = 48 << 20

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
  }

  /// A face with the transform from its em square to pixels.
  struct FontKey: Hashable {
    var face: FontFace
    var size: CGFloat
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
  }

  init() throws {
    var library: FT_Library?
    let error = FT_Init_FreeType(&library)
    guard error == 0, let library else {
      throw RasterError.unusableFont(path: "", index: 0, reason: "FreeType error \(error)")
    }
    self.library = library
  }

  deinit {
    last = nil
    fonts.removeAll()
    faces.removeAll()
    FT_Done_FreeType(library)
  }

  func font(for run: GlyphRun, transform t: CGAffineTransform) throws -> RasterFont {
    let key = FontKey(face: run.face, size: run.size, a: t.a, b: t.b, c: t.c, d: t.d)
    if let last, last.key == key { return last.font }
    if byteCount > GlyphStore.budget {
      fonts.removeAll()
      byteCount = 0
    }
    if let font = fonts[key] {
      last = (key, font)
      return font
    }
    let font = RasterFont(
      file: try file(run.face.path, run.face.index), key: key, library: library
    ) { [unowned self] in byteCount += $0 }
    fonts[key] = font
    last = (key, font)
    return font
  }

  private func file(_ path: String, _ index: Int) throws -> FontFile {
    let key = FaceKey(path: path, index: index)
    if let file = faces[key] { return file }
    var face: FT_Face?
    let error = FT_New_Face(library, path, FT_Long(index), &face)
    guard error == 0, let face else {
      throw RasterError.unusableFont(
        path: path, index: index,
        reason: error == 1
          ? "the file cannot be opened" : "FreeType can't read it (error \(error))")
    }
    let file = FontFile(face: face, path: path, index: index)
    faces[key] = file
    return file
  }
}

/// An open face.
final class FontFile {
  let face: FT_Face
  let path: String
  let index: Int

  init(face: FT_Face, path: String, index: Int) {
    self.face = face
    self.path = path
    self.index = index
  }

  deinit {
    FT_Done_Face(face)
  }
}

/// The picture of a glyph: coverage, or colours, positioned relative to its origin's pixel.
struct GlyphPicture: @unchecked Sendable {
  var left: Int32
  var top: Int32
  var width: Int32
  var height: Int32
  /// Bytes of coverage or premultiplied pixels, row by row; `nil` if nothing is visible.
  var pixels: UnsafeMutableRawPointer?
  var isColored: Bool

  static let empty = GlyphPicture(
    left: 0, top: 0, width: 0, height: 0, pixels: nil, isColored: false)
}
