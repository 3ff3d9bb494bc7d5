import CPango

/// A face at a size, ready for shaping: positions are in fixed point, 1/65536 pt.
///
/// For the system font, HarfBuzz gets the advances from this object; they're the device's.
final class ShapingFont: @unchecked Sendable {
  /// The number of fixed-point units in a point.
  static let one = 65536.0

  let face: FontFace
  /// The size for drawing the outlines.
  let drawnSize: CGFloat
  let loaded: LoadedFace
  let hbFont: OpaquePointer
  let kerning: SystemFontKerning?
  /// How an ellipsis is composed, if it isn't a glyph of the outlines.
  let ellipsis: Ellipsis?
  /// The offset of a drawn glyph to the right of its pen position, so that it is centred in its
  /// advance; for marks `Int32.min`, since they use their base's. Nil for fonts with their own
  /// advances.
  let shifts: UnsafeMutablePointer<Int32>?
  let advances: UnsafeMutablePointer<Int32>?
  let features: [hb_feature_t]
  let unkernedFeatures: [hb_feature_t]

  /// An ellipsis composed of three periods, with the distances of the device's dots.
  struct Ellipsis: Sendable {
    let glyph: UInt32
    let period: UInt32
    /// The distance from one dot to the next.
    let pitch: Int32
    /// The offset of a drawn period to the right of its pen position, so that it is centred in the
    /// pitch.
    let shift: Int32

    init?(_ face: LoadedFace, _ rule: SystemFontRule, _ advances: UnsafePointer<Int32>) {
      guard let glyph = face.glyph(for: 0x2026), let period = face.glyph(for: 0x2E) else {
        return nil
      }
      self.glyph = glyph
      self.period = period
      let perUnit = rule.size / SystemFontRule.unitsPerEm * ShapingFont.one
      pitch = Int32((rule.ellipsis.dot * perUnit).rounded())
      shift = (pitch - advances[Int(period)]) / 2
    }
  }

  /// Creates a font with the face's own advances.
  init(_ loaded: LoadedFace, size: Double, isOblique: Bool = false) {
    self.loaded = loaded
    face = FontFace(path: loaded.path, index: loaded.index, isSyntheticOblique: isOblique)
    drawnSize = CGFloat(size)
    kerning = nil
    ellipsis = nil
    shifts = nil
    advances = nil
    features = []
    unkernedFeatures = [SystemFace.feature("kern", false)]
    hbFont = hb_font_create_sub_font(loaded.hbFont)
    Self.setScale(hbFont, size)
    hb_font_make_immutable(hbFont)
  }

  /// Creates the system font, with the device's advances.
  ///
  /// The kerning is derived from the face's regular text cut, `regular`.
  init(
    system loaded: LoadedFace, regular: LoadedFace, rule: SystemFontRule, hasMonospacedDigits: Bool
  ) {
    let facts = loaded.systemFace
    let count = loaded.glyphCount
    let advances = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let shifts = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let perUnit = rule.size / SystemFontRule.unitsPerEm * Self.one
    let ratio = rule.ratio { character in
      loaded.glyph(for: character).map { Double(facts.ownAdvance[Int($0)]) } ?? 0
    }
    var table = [Double](repeating: 0, count: 128)
    for character in 0x20...0x7E { table[character] = rule.units(ascii: UInt32(character)) }
    var glyph = 0
    while glyph < count {
      let own = Double(facts.ownAdvance[glyph])
      let model = Int(facts.character[glyph])
      var units = own
      if model != 0 {
        units = table[model]
      } else if own != 0, !facts.isMark[glyph] {
        units = rule.units(proportional: own * ratio)
      }
      Self.set(glyph, units, own, facts, perUnit, advances, shifts)
      glyph += 1
    }
    if hasMonospacedDigits {
      var upright = rule
      upright.isItalic = false
      let units = upright.units(ascii: SystemFontRule.tabularFigure)
      for digit in facts.tabularDigits {
        Self.set(
          Int(digit), units, Double(facts.ownAdvance[Int(digit)]), facts, perUnit, advances, shifts)
      }
    }
    ellipsis = Ellipsis(loaded, rule, advances)
    if let ellipsis {
      let own = Double(facts.ownAdvance[Int(ellipsis.glyph)])
      Self.set(
        Int(ellipsis.glyph), rule.ellipsis.advance, own, facts, perUnit, advances, shifts)
    }
    self.loaded = loaded
    self.advances = advances
    self.shifts = shifts
    face = FontFace(path: loaded.path, index: loaded.index)
    drawnSize = CGFloat(rule.size * facts.outlineScale)
    kerning = SystemFontKerning(
      table: regular.pairTable, rule: rule, hasMonospacedDigits: hasMonospacedDigits,
      outlineScale: facts.outlineScale)
    // The device's font has no arrows for "->" and no ligatures.
    var features = ["calt", "liga", "clig"].map { SystemFace.feature($0, false) }
    if hasMonospacedDigits { features.append(SystemFace.feature("tnum", true)) }
    self.features = features
    unkernedFeatures = features + [SystemFace.feature("kern", false)]
    hbFont = hb_font_create_sub_font(loaded.hbFont)
    finish(size: rule.size * facts.outlineScale)
  }

  /// Creates the monospaced system font.
  init(monospaced loaded: LoadedFace, size: Double, isOblique: Bool) {
    let facts = loaded.systemFace
    let count = loaded.glyphCount
    let advances = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let shifts = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    let perUnit = size / SystemFontRule.unitsPerEm * Self.one
    for glyph in 0..<count {
      let own = Double(facts.ownAdvance[glyph])
      let units = own == 0 || facts.isMark[glyph] ? own : SystemFontRule.monospacedAdvance
      Self.set(glyph, units, own, facts, perUnit, advances, shifts)
    }
    self.loaded = loaded
    self.advances = advances
    self.shifts = shifts
    face = FontFace(path: loaded.path, index: loaded.index, isSyntheticOblique: isOblique)
    drawnSize = CGFloat(size * facts.outlineScale)
    kerning = nil
    ellipsis = nil
    features = ["calt", "liga", "clig", "kern"].map { SystemFace.feature($0, false) }
    unkernedFeatures = features
    hbFont = hb_font_create_sub_font(loaded.hbFont)
    finish(size: size * facts.outlineScale)
  }

  /// Returns the ASCII character whose kerning a character has in the system font: the one whose
  /// advance it uses. Zero if there is none.
  func kernedCharacter(_ scalar: UInt32, _ glyph: Int) -> UInt8 {
    scalar < 0x80 ? UInt8(scalar) : loaded.systemFace.character[glyph]
  }

  deinit {
    hb_font_destroy(hbFont)
    advances?.deallocate()
    shifts?.deallocate()
  }

  private func finish(size: Double) {
    Self.setScale(hbFont, size)
    hb_font_set_funcs(hbFont, Self.functions.pointer, advances, nil)
    hb_font_make_immutable(hbFont)
  }

  private static func setScale(_ font: OpaquePointer, _ size: Double) {
    let scale = Int32((size * one).rounded())
    hb_font_set_scale(font, scale, scale)
  }

  private static func set(
    _ glyph: Int, _ units: Double, _ own: Double, _ facts: SystemFace, _ perUnit: Double,
    _ advances: UnsafeMutablePointer<Int32>, _ shifts: UnsafeMutablePointer<Int32>
  ) {
    advances[glyph] = Int32((max(units, 0) * perUnit).rounded())
    shifts[glyph] =
      facts.isMark[glyph]
      ? .min : Int32(((units - own * facts.outlineScale) / 2 * perUnit).rounded())
  }

  private struct Functions: @unchecked Sendable { let pointer: OpaquePointer }

  private static let functions: Functions = {
    let functions = hb_font_funcs_create()!
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { _, data, count, firstGlyph, glyphStride, firstAdvance, advanceStride, _ in
        guard let data, let firstGlyph, let firstAdvance else { return }
        let table = data.assumingMemoryBound(to: Int32.self)
        var glyph = UnsafeRawPointer(firstGlyph)
        var advance = UnsafeMutableRawPointer(firstAdvance)
        var left = count
        while left > 0 {
          let id = glyph.load(as: hb_codepoint_t.self)
          advance.storeBytes(of: table[Int(id)], as: hb_position_t.self)
          glyph += Int(glyphStride)
          advance += Int(advanceStride)
          left -= 1
        }
      }, nil, nil)
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, data, glyph, _ in
        data.map { $0.assumingMemoryBound(to: Int32.self)[Int(glyph)] } ?? 0
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
