/// A cause of a layout change, as data; ``words`` describes it in a line.
public struct LayoutCause: Hashable, Sendable {
  /// A change of one component, such as the left edge of insets.
  public struct Part: Hashable, Sendable {
    /// The component's name; empty for a value that has only one.
    public var component: String
    /// The old value as shown in trees; `nil` if the property wasn't set.
    public var old: String?
    public var new: String?

    public init(component: String = "", old: String?, new: String?) {
      self.component = component
      self.old = old
      self.new = new
    }
  }

  /// The view of a cause.
  public struct Place: Hashable, Sendable {
    /// The view's path, by the nearest names that identify it.
    public var path: String
    /// The path without indices among siblings, which views with the same change share.
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
    /// Views were added, the first at a path.
    case added(at: String)
    /// Views were removed, the first from a path.
    case removed(from: String)
  }

  /// The view; `nil` for the whole screen.
  public var place: Place?
  /// The number of neighbouring views with the same change.
  public var views: Int
  public var change: Change

  public init(place: Place?, views: Int = 1, change: Change) {
    self.place = place
    self.views = views
    self.change = change
  }

  /// The cause in one line: `safe area of UIWindow: top 44 → 59`.
  public var words: String { CauseWords.line(self) }

  /// A key that is shared by causes that differ only in numbers:
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
