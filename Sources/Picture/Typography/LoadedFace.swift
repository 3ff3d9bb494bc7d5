import CPango

/// An open face of a font file.
///
/// The HarfBuzz objects are immutable, so any thread may use them for shaping.
final class LoadedFace: @unchecked Sendable {
  let file: FontFile
  let path: String
  let index: Int
  let unitsPerEm: Double
  let glyphCount: Int
  let hbFace: OpaquePointer
  /// The font at a scale of one unit per unit of the em.
  let hbFont: OpaquePointer
  private let systemFacts = LazyBox<SystemFace>()
  private let kernedPairs = LazyBox<PairTable>()

  init(_ file: FontFile, at path: String) throws(FontError) {
    let blob = hb_blob_create_from_file_or_fail(path)
    guard let blob else {
      throw .missing(face: file.name, path: path, package: file.package)
    }
    defer { hb_blob_destroy(blob) }
    let count = hb_face_count(blob)
    var found: OpaquePointer?
    var number: UInt32 = 0
    while number < count, found == nil {
      let face = hb_face_create(blob, number)
      if let face, file.family == nil || Self.family(of: face) == file.family {
        found = face
      } else {
        hb_face_destroy(face)
        number += 1
      }
    }
    guard let found, hb_face_get_glyph_count(found) > 0 else {
      hb_face_destroy(found)
      throw .unreadable(face: file.name, path: path, package: file.package)
    }
    hb_face_make_immutable(found)
    self.file = file
    self.path = path
    index = Int(number)
    hbFace = found
    unitsPerEm = Double(hb_face_get_upem(found))
    glyphCount = Int(hb_face_get_glyph_count(found))
    hbFont = hb_font_create(found)
    hb_font_make_immutable(hbFont)
  }

  deinit {
    hb_font_destroy(hbFont)
    hb_face_destroy(hbFace)
  }

  /// The layout data for this face when it substitutes for the system font.
  var systemFace: SystemFace { systemFacts.value { SystemFace(self) } }

  /// The pair kerning of this face, if the system font's is derived from it.
  var pairTable: PairTable { kernedPairs.value { PairTable(self) } }

  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 ? glyph : nil
  }

  func covers(_ scalar: UInt32) -> Bool { glyph(for: scalar) != nil }

  /// Returns a metric from the font's tables in em, or the default if the font has none.
  func metric(_ tag: hb_ot_metrics_tag_t, default value: Double) -> Double {
    var position: hb_position_t = 0
    guard hb_ot_metrics_get_position(hbFont, tag, &position) != 0 else { return value }
    return Double(position) / unitsPerEm
  }

  /// Returns ascender, descender and line gap in em.
  func extents() -> (ascender: Double, descender: Double, lineGap: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(hbFont, &extents)
    return (
      Double(extents.ascender) / unitsPerEm, Double(extents.descender) / unitsPerEm,
      Double(extents.line_gap) / unitsPerEm
    )
  }

  func name(_ id: Int32) -> String? {
    Self.name(of: hbFace, hb_ot_name_id_t(id))
  }

  private static func family(of face: OpaquePointer) -> String? {
    name(of: face, hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY))
  }

  private static func name(of face: OpaquePointer, _ id: hb_ot_name_id_t) -> String? {
    var size: UInt32 = 128
    var text = [CChar](repeating: 0, count: 128)
    hb_ot_name_get_utf8(face, id, hb_language_from_string("en", 2), &size, &text)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
