import CPango

extension GlyphRun {
  /// Returns the outlines of the glyphs relative to the run's origin, in points, y down.
  ///
  /// Glyphs that are pictures have none. Nil if the face isn't one of the library's.
  package func outline(library: FontLibrary = .shared) -> PathData? {
    guard let loaded = library.loadedFace(path: face.path, index: face.index),
      loaded.unitsPerEm > 0
    else { return nil }
    let scale = size / CGFloat(loaded.unitsPerEm)
    var path = PathData()
    for glyph in glyphs {
      let slant: CGFloat = face.isSyntheticOblique ? Self.syntheticSlant : 0
      path.append(
        loaded.outline(of: glyph.id).applying(
          CGAffineTransform(
            a: scale, b: 0, c: slant * scale, d: -scale, tx: glyph.x, ty: glyph.y)))
    }
    return path
  }

  /// The slant that the rasteriser applies to upright faces: the tangent of 12 degrees.
  private static let syntheticSlant: CGFloat = 13_930.0 / 65_536
}

extension LoadedFace {
  /// Returns the outline of a glyph in units of the em, y up.
  func outline(of glyph: UInt32) -> PathData {
    var path = PathData()
    withUnsafeMutablePointer(to: &path) {
      hb_font_get_glyph_shape(hbFont, glyph, Self.outlineFunctions.pointer, $0)
    }
    return path
  }

  private struct OutlineFunctions: @unchecked Sendable { let pointer: OpaquePointer }

  private static let outlineFunctions: OutlineFunctions = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        data?.assumingMemoryBound(to: PathData.self).pointee.move(
          to: CGPoint(x: CGFloat(x), y: CGFloat(y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        data?.assumingMemoryBound(to: PathData.self).pointee.addLine(
          to: CGPoint(x: CGFloat(x), y: CGFloat(y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        data?.assumingMemoryBound(to: PathData.self).pointee.addQuadCurve(
          to: CGPoint(x: CGFloat(x), y: CGFloat(y)),
          control: CGPoint(x: CGFloat(controlX), y: CGFloat(controlY)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        data?.assumingMemoryBound(to: PathData.self).pointee.addCurve(
          to: CGPoint(x: CGFloat(x), y: CGFloat(y)),
          control1: CGPoint(x: CGFloat(x1), y: CGFloat(y1)),
          control2: CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in data?.assumingMemoryBound(to: PathData.self).pointee.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return OutlineFunctions(pointer: functions)
  }()
}
