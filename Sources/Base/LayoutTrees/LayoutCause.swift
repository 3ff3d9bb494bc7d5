/// A cause of a layout change, as data; ``words`` describes it in a line.
public struct LayoutCause: Hashable, Sendable {
  /// A change of one component, such as the left edge of insets.
  public struct Part: Hashable, Sendable {
    public var component: LayoutComponent
    /// The old value; `nil` if the property wasn't set.
    public var old: ChangedValue?
    public var new: ChangedValue?

    public init(
      component: LayoutComponent = .whole, old: ChangedValue? = nil, new: ChangedValue? = nil
    ) {
      self.component = component
      self.old = old
      self.new = new
    }
  }

  public typealias Change = ViewChange<[Part]>

  /// The view, by the nearest names that identify it; nil for the screen as a whole.
  public var path: LayoutPath?
  /// The number of adjacent views with the same change.
  public var views: Int
  public var change: Change

  public init(path: LayoutPath?, views: Int = 1, change: Change) {
    self.path = path
    self.views = views
    self.change = change
  }

  /// The cause in one line: `safe area of UIWindow: top 44 → 59`.
  public var words: String { CauseWords(self, .line).text }

  /// The cause as a sentence without its full stop:
  /// `The font of the label “title” grew from 17 to 20 points`.
  package var sentence: String { CauseWords(self, .sentence).text }

  /// A key that is shared by causes that differ only in numbers:
  /// `safeAreaInsets of UIWindow: top # → #`.
  public var key: String { CauseKey.text(self) }
}
