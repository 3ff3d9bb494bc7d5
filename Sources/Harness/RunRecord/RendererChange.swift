/// A difference between the renderers of a baseline and of its snapshot, such as a font.
public struct RendererChange: Codable, Hashable, Sendable {
  /// The name of the component, such as `cairo` or `font Inter`.
  public var name: String
  /// The old version; `nil` if the component wasn't used.
  public var old: String?
  public var new: String?

  public init(name: String, old: String?, new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// A description of the change: `cairo 1.16.0 → 1.18.0`.
  public var words: String { "\(name) \(oldWords) → \(newWords)" }

  package var oldWords: String { old ?? "not used" }
  package var newWords: String { new ?? "not used" }
}
