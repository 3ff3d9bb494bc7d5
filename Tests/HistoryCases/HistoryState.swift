import UIKit

/// Everything that determines a screen; a fresh one is created from it.
struct HistoryState: Hashable, Sendable, HistoryPart {
  var orientation = UIInterfaceOrientation.portrait
  var textSize = TextSize.large
  var isDark = false
  var isRightToLeft = false
  var surroundings = Surroundings.none
  /// The controller's additional safe area insets.
  var safeArea = UIEdgeInsets.zero
  /// The leading and trailing margins of the controller's view; nil for the system's.
  var margin: CGFloat?
  var content = HistoryContent.list(ListState())

  /// The containers around the content's controller.
  enum Surroundings: String, Hashable, Sendable, CaseIterable {
    case none, navigation, largeTitle, tab, tabbedNavigation, toolbar
  }

  enum TextSize: String, Hashable, Sendable, CaseIterable {
    case small, large, extraExtraExtraLarge, accessibilityLarge

    var category: UIContentSizeCategory {
      switch self {
      case .small: .small
      case .large: .large
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityLarge: .accessibilityLarge
      }
    }
  }
}

/// The content of a screen.
enum HistoryContent: Hashable, Sendable {
  case list(ListState)
  case stack(StackState)
  case presented(PresentedState)

  var list: ListState? {
    get { if case .list(let list) = self { list } else { nil } }
    set { if let newValue { self = .list(newValue) } }
  }

  var stack: StackState? {
    get { if case .stack(let stack) = self { stack } else { nil } }
    set { if let newValue { self = .stack(newValue) } }
  }

  var presented: PresentedState? {
    get { if case .presented(let presented) = self { presented } else { nil } }
    set { if let newValue { self = .presented(newValue) } }
  }
}
