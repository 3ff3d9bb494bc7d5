/// The versions, fonts and options that determine pixels, apart from view code.
public struct RendererFingerprint: Sendable {
  private let facts: [PictureFact]

  /// The fingerprint of this process.
  public static var current: RendererFingerprint {
    RendererFingerprint(facts: PictureFacts.current)
  }

  /// The facts as text, one per line: `cairo: 1.16.0`.
  public var text: String { PictureFact.text(facts) }

  /// Returns the differences from the text of another fingerprint: `cairo 1.16.0 → 1.18.0`.
  ///
  /// Lines in another format, such as comments, are ignored.
  public func differences(from text: String) -> [String] {
    let old = PictureFact.facts(text).filter { !$0.name.hasPrefix("#") }
    let missing = facts.filter { fact in !old.contains { $0.name == fact.name } }
    return PictureFacts.differences(from: old, to: facts).map(\.words)
      + missing.filter { !$0.name.hasPrefix("font ") }.map { "\($0.name) unknown → \($0.value)" }
  }
}
