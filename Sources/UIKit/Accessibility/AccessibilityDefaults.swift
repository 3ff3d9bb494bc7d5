import Foundation

/// What UIKit's own views are to assistive technologies unless an app says otherwise.
///
/// English words, as VoiceOver says them; recalled where nothing else is said (medium).
@MainActor
enum AccessibilityDefaults {
  // MARK: What is read

  /// Whether an object is an element.
  static func isElement(_ object: UIResponder) -> Bool {
    switch object {
    case is UIPageControl, is UIProgressView, is UIActivityIndicatorView, is _UIButtonBarButton,
      is UITabBarButton:
      true
    default: false
    }
  }

  /// Whether an element has nothing to say: a label without text is passed over.
  static func isSilent(_ object: UIResponder) -> Bool {
    switch object {
    case let label as UILabel: label.accessibilityLabel?.isEmpty != false
    case let item as _UIButtonBarButton: item.item.isSpace || !item.item.isAccessibilityElement
    case let indicator as UIActivityIndicatorView:
      indicator.hidesWhenStopped && !indicator.isAnimating
    case let progress as UIProgressView: progress.accessibilityValue == nil
    default: false
    }
  }

  /// Whether a view's elements are gone through one after the other.
  static func groups(_ view: UIView) -> Bool {
    view is UIScrollView || view is UINavigationBar || view is UIToolbar || view is UITabBar
      || view is UISegmentedControl || view is UIStepper || view is UITableViewCell
      || view is UICollectionViewCell || view is _UIVerticalBarView
  }

  /// Whether only what is in a view is read of what it and its neighbours hold, as of presentations
  /// that dim what lies below.
  static func isModal(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return false }
    if view.accessibilityViewIsModal { return true }
    guard let presentation = (view as? UITransitionView)?.presentation else { return false }
    let sheet = presentation as? UISheetPresentationController
    return sheet?.largestUndimmedDetentIdentifier == nil
  }

  // MARK: What is said

  static func label(of object: UIResponder) -> String? {
    switch object {
    case let button as UIButton: title(of: button)
    case let button as _UIButtonBarButton: name(of: button.item)
    case let button as UITabBarButton: button.item.accessibilityLabel ?? button.item.title
    case let indicator as UIActivityIndicatorView:
      indicator.isAnimating ? "In progress" : "Progress halted"
    case is UIProgressView: "Progress"
    default: nil
    }
  }

  static func value(of object: UIResponder) -> String? {
    switch object {
    case let toggle as UISwitch: return toggle.isOn ? "1" : "0"
    case let control as UIPageControl:
      return "page \(control.currentPage + 1) of \(control.numberOfPages)"
    case let view as UIProgressView:
      return "\(Int((min(max(view.progress, 0), 1) * 100).rounded()))%"
    case let field as UITextField:
      guard let text = field.text, !text.isEmpty else {
        return field.attributedPlaceholder?.string ?? field.placeholder
      }
      return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    case let button as _UIButtonBarButton: return button.item.accessibilityValue
    case let button as UITabBarButton:
      return button.item.accessibilityValue ?? button.item.badgeValue
    default: return nil
    }
  }

  static func hint(of object: UIResponder) -> String? {
    switch object {
    case let button as _UIButtonBarButton: button.item.accessibilityHint
    case let button as UITabBarButton: button.item.accessibilityHint
    default: nil
    }
  }

  static func identifier(of object: UIResponder) -> String? {
    switch object {
    case let button as _UIButtonBarButton: button.item.accessibilityIdentifier
    case let button as UITabBarButton: button.item.accessibilityIdentifier
    default: object.accessibilityIdentifier
    }
  }

  /// What an object is beside what its class says.
  static func traits(of object: UIResponder) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    switch object {
    case let button as _UIButtonBarButton:
      traits = button.item.accessibilityTraits
      if !button.item.isEnabled { traits.insert(.notEnabled) }
      if button.item.isSelected { traits.insert(.selected) }
    case let button as UITabBarButton:
      traits = .button
      if button.isSelected { traits.insert(.selected) }
      if !button.item.isEnabled { traits.insert(.notEnabled) }
    case let control as UIPageControl:
      traits = control.isEnabled ? .adjustable : [.adjustable, .notEnabled]
    case is UIProgressView, is UIActivityIndicatorView: traits = .updatesFrequently
    case let toggle as UISwitch where !toggle.isEnabled: traits = .notEnabled
    case let field as UITextField where !field.isEnabled: traits = .notEnabled
    case let label as UILabel where !label.isEnabled: traits = .notEnabled
    case let view as UITextView where !view.isEditable: traits = .staticText
    default:
      if let label = object as? UILabel, label.superview is _UINavigationBarLargeTitleView {
        traits = .header
      }
    }
    return traits
  }

  static func role(of object: UIResponder) -> AccessibilityTree.Role {
    switch object {
    case let toggle as UISwitch: .toggle(isOn: toggle.accessibilityValue == "1")
    case let field as UITextField:
      .textField(isSecure: field.isSecureTextEntry, isEditing: field.isFirstResponder)
    case let view as UITextView where view.isEditable: .textArea(isEditing: view.isFirstResponder)
    case is UITabBarButton: .tab
    default: .other
    }
  }

  // MARK: Large content

  /// Whether a view is shown large unless it says otherwise: the buttons of bars are (Apple's
  /// documentation of the viewer).
  static func showsLargeContent(_ view: UIView) -> Bool {
    view is _UIButtonBarButton || view is UITabBarButton
  }

  static func largeContentTitle(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: title(of: button)
    case let button as _UIButtonBarButton: name(of: button.item)
    case let button as UITabBarButton: button.item.title
    default: nil
    }
  }

  static func largeContentImage(of view: UIView) -> UIImage? {
    switch view {
    case let view as UIImageView: view.image
    case let button as UIButton: button.configured.given?.image ?? button.currentImage
    case let button as _UIButtonBarButton: button.item.largeContentSizeImage ?? button.item.image
    case let button as UITabBarButton: button.item.largeContentSizeImage ?? button.item.image
    default: nil
    }
  }

  // MARK: Names

  private static func title(of button: UIButton) -> String? {
    if let given = button.configured.given {
      let texts = [given.title, given.subtitle].compactMap { $0?.isEmpty == false ? $0 : nil }
      if !texts.isEmpty { return texts.joined(separator: ", ") }
    }
    return button.currentAttributedTitle?.string ?? button.currentTitle
  }

  private static func name(of item: UIBarButtonItem) -> String? {
    if let label = item.accessibilityLabel { return label }
    if let title = item.title, !title.isEmpty { return title }
    return item.systemItem.flatMap(name)
  }

  private static func name(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done, .cancel, .edit, .save, .undo, .redo: SystemItemLook.title(item)
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
