/// One thing that made a layout another, as data.
public struct LayoutCause: Hashable, Sendable {
  /// What changed in one component, such as the left edge of insets.
  public struct Part: Hashable, Sendable {
    /// The component's name; empty for a value that has only one.
    public var component: String
    /// The value before as trees show it; nil where the property was not set.
    public var old: String?
    public var new: String?

    public init(component: String = "", old: String?, new: String?) {
      self.component = component
      self.old = old
      self.new = new
    }
  }

  public enum Change: Hashable, Sendable {
    case attribute(LayoutSubject, parts: [Part])
    /// Views came, the first at a place.
    case added(at: String)
    /// Views went, the first from a place.
    case removed(from: String)
  }

  /// The view, by the nearest names that tell it from others; nil for the screen as a whole.
  public var path: String?
  /// How many neighbouring views it happened to alike.
  public var views: Int
  public var change: Change

  public init(path: String?, views: Int = 1, change: Change) {
    self.path = path
    self.views = views
    self.change = change
  }

  /// The cause in one line: `safe area of UIWindow: top 44 → 59`.
  public var words: String { CauseWords.line(self) }
}
