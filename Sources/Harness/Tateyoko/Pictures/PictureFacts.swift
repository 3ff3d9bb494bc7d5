import Graphics
import RunRecord
import Typography

/// Everything other than view code that determines a picture's pixels.
enum PictureFacts {
  /// The versions that every picture in this process depends on.
  static let engine: [PictureFact] =
    [PictureFact("renderer", "\(Release.renderer)")]
    + FontLibrary.engineVersions.map { PictureFact($0.name, $0.version) }
    + [PictureFact("glyphs", "grey, unhinted")]

  /// The fingerprint of pictures in this process that use the default fonts.
  static let current: [PictureFact] =
    engine + FontLibrary.shared.fingerprint.map(fact)

  /// Returns the fingerprint of a picture: the versions, and the fonts it uses.
  static func facts(_ list: DisplayList) -> [PictureFact] {
    var faces: Set<FontFace> = []
    for command in list.commands {
      if case .glyphs(let run, _, _) = command { faces.insert(run.face) }
    }
    return engine + FontLibrary.shared.fingerprint(of: faces).map(fact)
  }

  private static func fact(_ font: FontFingerprint) -> PictureFact {
    PictureFact("font \(font.name)", "\(font.version) \(font.digest)")
  }

  /// Returns the differences between two fingerprints: `cairo 1.16.0 → 1.18.0`.
  ///
  /// - Parameter isSameLayout: Whether both are of the same layout, including texts. Otherwise a
  ///   font that only one of them uses is expected, and says nothing about the renderer.
  static func differences(
    from old: [PictureFact], to new: [PictureFact], isSameLayout: Bool = true
  ) -> [RendererChange] {
    let names = (old: Set(old.map(\.name)), new: Set(new.map(\.name)))
    let gone = old.filter { isFont($0) && !names.new.contains($0.name) }
    let come = new.filter { isFont($0) && !names.old.contains($0.name) }
    // A font that disappears while another appears was substituted. A font on one side only means
    // that
    // the other has no text to draw, which doesn't depend on the renderer.
    let isReplaced = isSameLayout && !gone.isEmpty && !come.isEmpty
    var result: [RendererChange] = []
    for fact in new {
      let before = old.first { $0.name == fact.name }?.value
      guard before != fact.value else { continue }
      // A fact that an older version didn't record isn't known to differ.
      guard before != nil || isFont(fact) && isReplaced else { continue }
      result.append(RendererChange(name: fact.name, old: before, new: fact.value))
    }
    guard isReplaced else { return result }
    return result + gone.map { RendererChange(name: $0.name, old: $0.value, new: nil) }
  }

  private static func isFont(_ fact: PictureFact) -> Bool { fact.name.hasPrefix("font ") }
}
