/// One thing that made a layout another, as data; ``words`` puts it into a line.
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

  /// The view that a cause is about.
  public struct Place: Hashable, Sendable {
    /// The view, by the nearest names that identify it.
    public var path: String
    /// The path without numbers among siblings, which views that changed alike have in common.
    public var view: String

    public init(path: String, view: String) {
      self.path = path
      self.view = view
    }

    package init(_ path: LayoutPath) {
      self.init(path: path.brief, view: path.unnumbered)
    }
  }

  public enum Change: Hashable, Sendable {
    case attribute(LayoutSubject, parts: [Part])
    /// Views came, the first at a place.
    case added(at: String)
    /// Views went, the first from a place.
    case removed(from: String)
  }

  /// The view; nil for the screen as a whole.
  public var place: Place?
  /// How many neighbouring views it happened to alike.
  public var views: Int
  public var change: Change

  public init(place: Place?, views: Int = 1, change: Change) {
    self.place = place
    self.views = views
    self.change = change
  }

  /// The cause in one line: `safe area of UIWindow: top 44 → 59`.
  public var words: String { CauseWords.line(self) }

  /// What the cause has in common with others that are the same but for numbers:
  /// `safeAreaInsets of UIWindow: top # → #`.
  public var key: String {
    let view = place?.view ?? "the screen"
    switch change {
    case .added(let place): return "\(view) added at \(CauseKey.numberless(place))"
    case .removed(let place): return "\(view) removed from \(CauseKey.numberless(place))"
    case .attribute(let subject, let parts):
      return "\(CauseKey.numberless(subject.name)) of \(view): "
        + parts.map { CauseKey.part($0, of: subject) }.joined(separator: ", ")
    }
  }
}
