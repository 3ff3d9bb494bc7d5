/// What decides about pixels besides view code: versions, fonts, options.
public struct RendererFingerprint: Sendable {
  private let facts: [PictureFact]

  /// This process's.
  public static var current: RendererFingerprint {
    RendererFingerprint(facts: PictureFacts.current)
  }

  /// One fact a line: `cairo: 1.16.0`.
  public var text: String { PictureFact.text(facts) }

  /// Says what is different from another one's text: `cairo 1.16.0 → 1.18.0`.
  ///
  /// Lines of another form, such as comments, are passed over.
  public func differences(from text: String) -> [String] {
    let old = PictureFact.facts(text).filter { !$0.name.hasPrefix("#") }
    let missing = facts.filter { fact in !old.contains { $0.name == fact.name } }
    return PictureFacts.differences(from: old, to: facts).map(\.words)
      + missing.filter { !$0.name.hasPrefix("font ") }.map { "\($0.name) unknown → \($0.value)" }
  }
}
