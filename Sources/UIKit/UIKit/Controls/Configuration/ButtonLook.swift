import Foundation
import SystemFacts

/// The styles of configured buttons, with their differences.
enum ButtonLook: Hashable {
  case plain, gray, tinted, filled, borderless, prominent
  case glass, prominentGlass, clearGlass, prominentClearGlass

  var isGlass: Bool {
    switch self {
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
    case .plain, .gray, .tinted, .filled, .borderless, .prominent: false
    }
  }

  /// Whether the background is the tint, and the content white.
  var isProminent: Bool {
    switch self {
    case .filled, .prominent, .prominentGlass, .prominentClearGlass: true
    case .plain, .gray, .tinted, .borderless, .glass, .clearGlass: false
    }
  }

  /// Whether the colours change for a selected button. Frame dump of iOS 26.1; high.
  var updatesForSelection: Bool { !isProminent && !isGlass }

  /// The initial corner radius of UIKit's configurations, unless it depends on the release (a dump of
  /// iOS 26.1; high).
  static let standardRadius: CGFloat = 5.95

  @MainActor var cornerRadius: CGFloat {
    isGlass ? Self.standardRadius : ButtonFacts.dynamicRadius[SimulationHost.current.release]
  }
}

extension UIButton.Configuration.Size {
  /// The insets around the content. Frame dumps of iOS 26.1; high. Assumed for older releases
  /// (medium).
  var contentInsets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The text style of the title. Frame dumps of iOS 26; medium.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// The text style of the subtitle: 13 points at the default text size (frame dumps of iOS 26.1;
  /// high); smaller sizes recalled (low).
  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
