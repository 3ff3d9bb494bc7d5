/// What rendered a baseline and what rendered its snapshot now, in one respect, such as a font.
public struct RendererChange: Codable, Hashable, Sendable {
  /// What it is, such as `cairo` or `font Inter`.
  public var name: String
  /// The version before; nil for what was not used.
  public var old: String?
  public var new: String?

  public init(name: String, old: String?, new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// The change in words: `cairo 1.16.0 → 1.18.0`.
  public var words: String { "\(name) \(oldWords) → \(newWords)" }

  package var oldWords: String { old ?? "not used" }
  package var newWords: String { new ?? "not used" }
}
