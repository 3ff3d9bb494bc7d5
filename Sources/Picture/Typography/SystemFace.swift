import CPango

/// Data about the drawn outlines for layout with the device's advances.
struct SystemFace: Sendable {
  /// The recorded character whose advance a glyph uses; zero if there is none.
  let character: [UInt8]
  /// The outlines' own advances in units of 1/2048 em.
  let ownAdvance: [Float]
  let isMark: [Bool]
  /// The scale that makes the outlines' capitals as high as the device's.
  let outlineScale: Double
  let tabularDigits: [UInt32]

  init(_ face: LoadedFace) {
    let count = face.glyphCount
    var character = [UInt8](repeating: 0, count: count)
    var ownAdvance = [Float](repeating: 0, count: count)
    var isMark = [Bool](repeating: false, count: count)
    let toUnits = SystemFontRule.unitsPerEm / face.unitsPerEm
    for glyph in 0..<count {
      let id = hb_codepoint_t(glyph)
      ownAdvance[glyph] = Float(Double(hb_font_get_glyph_h_advance(face.hbFont, id)) * toUnits)
      isMark[glyph] =
        hb_ot_layout_get_glyph_class(face.hbFace, id) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
    }
    let scalars = hb_set_create()
    defer { hb_set_destroy(scalars) }
    hb_face_collect_unicodes(face.hbFace, scalars)
    var scalar = hb_codepoint_t.max  // HB_SET_VALUE_INVALID: start at the beginning
    while hb_set_next(scalars, &scalar) != 0 {
      guard let model = Self.model(of: scalar), let glyph = face.glyph(for: scalar) else {
        continue
      }
      character[Int(glyph)] = UInt8(model)
    }
    // Marks between monospaced digits have glyphs of their own, but a device's usual advance
    // (assumed).
    let printable = String(String.UnicodeScalarView((0x20...0x7E).compactMap(UnicodeScalar.init)))
    let tabular = Self.shape(printable, with: face, features: ["tnum"])
    for glyph in tabular where character[Int(glyph.id)] == 0 {
      character[Int(glyph.id)] = UInt8(0x20 + glyph.cluster)
    }
    self.character = character
    self.ownAdvance = ownAdvance
    self.isMark = isMark
    let capHeight = face.metric(HB_OT_METRICS_TAG_CAP_HEIGHT, default: 0)
    outlineScale =
      capHeight > 0 ? SystemFontRule.capHeight / SystemFontRule.unitsPerEm / capHeight : 1
    tabularDigits = tabular.filter { (0x10...0x19).contains($0.cluster) }.map(\.id)
  }

  /// Returns the recorded character that has the same width as the given one: itself, the base
  /// letter of an accented letter, or the Latin letter of the same shape.
  static func model(of scalar: UInt32) -> UInt32? {
    var current = scalar
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    while current > 0x7E {
      if let twin = twins[current] {
        current = twin
      } else if hb_unicode_decompose(functions, current, &first, &second) != 0 {
        current = first
      } else {
        return nil
      }
    }
    return current >= 0x20 ? current : nil
  }

  private static let twins: [UInt32: UInt32] = {
    let table: [(Character, Character)] = [
      ("\u{A0}", " "), ("ı", "i"), ("ȷ", "j"), ("−", "+"), ("×", "+"), ("÷", "+"),
      ("±", "+"), ("¬", "+"), ("≠", "="), ("≤", "="), ("≥", "="), ("≈", "="),
      ("£", "$"), ("€", "$"), ("¥", "$"), ("Đ", "D"), ("Ð", "D"), ("đ", "d"), ("ø", "o"),
      ("Ø", "O"), ("ł", "l"), ("Ł", "L"), ("ħ", "h"), ("Ħ", "H"), ("ŧ", "t"), ("Ŧ", "T"),
      // Cyrillic and Greek letters with Latin shapes.
      ("А", "A"), ("В", "B"), ("Е", "E"), ("К", "K"), ("М", "M"), ("Н", "H"), ("О", "O"),
      ("Р", "P"), ("С", "C"), ("Т", "T"), ("Х", "X"), ("І", "I"), ("Ј", "J"), ("Ѕ", "S"),
      ("а", "a"), ("е", "e"), ("о", "o"), ("р", "p"), ("с", "c"), ("у", "y"), ("х", "x"),
      ("і", "i"), ("ј", "j"), ("ѕ", "s"),
      ("Α", "A"), ("Β", "B"), ("Ε", "E"), ("Ζ", "Z"), ("Η", "H"), ("Ι", "I"), ("Κ", "K"),
      ("Μ", "M"), ("Ν", "N"), ("Ο", "O"), ("Ρ", "P"), ("Τ", "T"), ("Υ", "Y"), ("Χ", "X"),
      ("ο", "o"), ("ν", "v"),
    ]
    var result: [UInt32: UInt32] = [:]
    for (twin, model) in table {
      result[twin.unicodeScalars.first!.value] = model.unicodeScalars.first!.value
    }
    return result
  }()

  struct PlainGlyph {
    var id: UInt32
    var advance: Int
    var cluster: Int
  }

  /// Shapes a test string in the face's own units with only the given features.
  static func shape(_ string: String, with face: LoadedFace, features: [String]) -> [PlainGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let scalars = string.unicodeScalars.map(\.value)
    hb_buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    var list = ["calt", "liga", "clig", "kern"].map { feature($0, features.contains($0)) }
    list += features.filter { !["calt", "liga", "clig", "kern"].contains($0) }
      .map { feature($0, true) }
    hb_shape(face.hbFont, buffer, list, UInt32(list.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map {
      PlainGlyph(
        id: infos[$0].codepoint, advance: Int(positions[$0].x_advance),
        cluster: Int(infos[$0].cluster))
    }
  }

  static func feature(_ tag: String, _ isOn: Bool) -> hb_feature_t {
    var value: UInt32 = 0
    for byte in tag.utf8 { value = value << 8 | UInt32(byte) }
    return hb_feature_t(tag: value, value: isOn ? 1 : 0, start: 0, end: .max)
  }
}
