import CPango

/// A HarfBuzz buffer and the operations on it.
struct Shaper: ~Copyable {
  private let buffer: OpaquePointer

  init() {
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Appends the glyphs of a range of text in visual order.
  mutating func shape(
    _ scalars: UnsafeBufferPointer<UInt32>, start: Int, end: Int, isRightToLeft: Bool,
    script: UInt32, font: ShapingFont, attributes: TextAttributes,
    into glyphs: inout [ShapedGlyph], unsafe: ((Int) -> Void)? = nil
  ) {
    hb_buffer_reset(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    // The neighbouring characters are passed as context, which affects joining letters.
    let before = max(0, start - 5)
    let after = min(scalars.count, end + 5)
    hb_buffer_add_utf32(
      buffer, scalars.baseAddress! + before, Int32(after - before), UInt32(start - before),
      Int32(end - start))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(buffer, Self.language(of: script))
    let usesPairs = attributes.kern == nil
    var features = usesPairs ? font.features : font.unkernedFeatures
    if !attributes.hasLigatures {
      features += ["liga", "clig", "dlig"].map { SystemFace.feature($0, false) }
    }
    let widthFactor = attributes.widthFactor
    hb_shape(font.hbFont, buffer, features, UInt32(features.count))

    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &length)
    else { return }
    let count = Int(length)
    var extra = attributes.tracking.isFinite ? attributes.tracking : 0
    if let kern = attributes.kern, kern.isFinite { extra += kern }
    let spacing = Int32(
      (Double(min(max(extra, -4096), 4096)) * ShapingFont.one).rounded())
    var index = 0
    while index < count {
      let info = infos[index]
      let position = positions[index]
      let cluster = Int(info.cluster) + before
      var glyph = ShapedGlyph(
        id: info.codepoint, cluster: Int32(cluster), advance: position.x_advance,
        x: position.x_offset, y: position.y_offset)
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { unsafe?(cluster) }
      if usesPairs, !isRightToLeft, index + 1 < count {
        let next = Int(infos[index + 1].cluster) + before
        let nextID = Int(infos[index + 1].codepoint)
        if kern(&glyph, before: next, nextID, scalars, font) { unsafe?(next) }
      }
      if spacing != 0 {
        let isEdge =
          isRightToLeft
          ? index == 0 || infos[index - 1].cluster != info.cluster
          : index + 1 == count || infos[index + 1].cluster != info.cluster
        if isEdge {
          glyph.advance &+= spacing
          if isRightToLeft { glyph.x &+= spacing }
        }
      }
      if widthFactor != 1 {
        glyph.advance = Int32((Double(glyph.advance) * widthFactor).rounded())
        glyph.x = Int32((Double(glyph.x) * widthFactor).rounded())
      }
      if let ellipsis = font.ellipsis, glyph.id == ellipsis.glyph {
        appendDots(of: glyph, ellipsis, to: &glyphs)
      } else {
        glyphs.append(glyph)
      }
      index += 1
    }
  }

  private func appendDots(
    of glyph: ShapedGlyph, _ ellipsis: ShapingFont.Ellipsis, to glyphs: inout [ShapedGlyph]
  ) {
    var dot = glyph
    dot.id = ellipsis.period
    dot.x += ellipsis.shift
    dot.advance = ellipsis.pitch
    glyphs.append(dot)
    glyphs.append(dot)
    dot.advance = glyph.advance - 2 * ellipsis.pitch
    glyphs.append(dot)
  }

  /// Replaces the outlines' own pair kerning by the device's; returns whether the pair is kerned.
  private func kern(
    _ glyph: inout ShapedGlyph, before next: Int, _ nextID: Int,
    _ scalars: UnsafeBufferPointer<UInt32>, _ font: ShapingFont
  ) -> Bool {
    guard let kerning = font.kerning, let advances = font.advances, let shifts = font.shifts,
      glyph.advance != 0, next != Int(glyph.cluster)
    else { return false }
    let id = Int(glyph.id)
    guard shifts[id] != .min else { return false }
    let plain = advances[id]
    let first = font.kernedCharacter(scalars[Int(glyph.cluster)], id)
    let second = font.kernedCharacter(scalars[next], nextID)
    let amount: Double
    if first != 0, second != 0 {
      amount = kerning.amount(first: first, second: second)
    } else {
      let own = Int(glyph.advance) - Int(plain)
      guard own != 0 else { return false }
      let hasSpace = first == 0x20 || second == 0x20
      amount = hasSpace ? 0 : kerning.amount(own: Double(own) / ShapingFont.one)
    }
    glyph.advance = plain + Int32((amount * ShapingFont.one).rounded())
    return amount != 0
  }

  private struct Languages: @unchecked Sendable {
    let english = hb_language_from_string("en", 2)
    let japanese = hb_language_from_string("ja", 2)
    let korean = hb_language_from_string("ko", 2)
  }

  private static let languages = Languages()

  private static func language(of script: UInt32) -> hb_language_t? {
    switch FontCascade.language(of: script) {
    case "ja": languages.japanese
    case "ko": languages.korean
    default: languages.english
    }
  }
}
