import UIKit

/// A stack view with its arranged subviews.
struct StackState: Hashable, Sendable, HistoryPart {
  var axis = NSLayoutConstraint.Axis.vertical
  var alignment = UIStackView.Alignment.fill
  var distribution = UIStackView.Distribution.fill
  var spacing: CGFloat = 0
  /// The margins that the views are arranged in; nil if they fill the stack.
  var margin: CGFloat?
  var placement = Placement.top
  var views: [Arranged] = []
  var nextID = 0

  /// The stack's container.
  enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Constrained at three edges: it is as long as its views.
    case top
    /// All edges of the safe area.
    case filling
    /// A scroll view of the same width.
    case scrolling
    /// An outer stack that also contains a label.
    case nested
  }

  struct Arranged: Hashable, Sendable {
    var id: Int
    var kind: Kind
    var isHidden = false
    var spacingAfter: CGFloat?
  }

  enum Kind: Hashable, Sendable {
    case label(words: Int)
    case box(width: CGFloat, height: CGFloat)
    case button(words: Int)
    /// A box with size constraints.
    case constrained(width: CGFloat, height: CGFloat)
  }

  /// Whether it could settle at several lengths if its margins included the safe area that it covers:
  /// proportional lengths grow with the margins, and the margins with the stack.
  var hasSeveralRests: Bool {
    distribution == .fillProportionally && margin != nil && placement != .filling
  }

  init() {}

  init(
    _ kinds: [Kind], axis: NSLayoutConstraint.Axis = .vertical,
    distribution: UIStackView.Distribution = .fill
  ) {
    self.axis = axis
    self.distribution = distribution
    for kind in kinds { insert(kind, at: views.count) }
  }

  @discardableResult
  mutating func insert(_ kind: Kind, at index: Int) -> Arranged {
    let made = Arranged(id: nextID, kind: kind)
    nextID += 1
    views.insert(made, at: index)
    return made
  }
}

/// One edit of a stack view; positions wrap around its views.
enum StackEdit: Hashable, Sendable {
  case insert(Int, StackState.Kind)
  case remove(Int)
  case move(Int, to: Int)
  case hide(Int, Bool)
  case change(Int, StackState.Kind)
  case axis(NSLayoutConstraint.Axis)
  case alignment(UIStackView.Alignment)
  case distribution(UIStackView.Distribution)
  case spacing(CGFloat)
  case spacingAfter(Int, CGFloat?)
  case margin(CGFloat?)
}

/// A screen presented over another one, with its own stack.
struct PresentedState: Hashable, Sendable, HistoryPart {
  var style = Style.popover
  /// Whether the pages are in a navigation controller; otherwise there is only one page.
  var isStack = true
  var pages: [Page] = [Page()]

  enum Style: String, Hashable, Sendable, CaseIterable {
    case popover, formSheet, pageSheet, automatic
  }

  /// A controller with its preferred size; zero for none.
  struct Page: Hashable, Sendable, HistoryPart {
    var size = CGSize.zero
    /// Whether a child of the controller has that size, and the controller adopts it.
    var isEmbedded = false
  }
}

/// One edit of the presentation.
enum PresentedEdit: Hashable, Sendable {
  case push(PresentedState.Page, animated: Bool)
  case pop(animated: Bool)
  case set([PresentedState.Page], animated: Bool)
  /// The front page prefers another size.
  case resize(CGSize)
}
