/// Actions and submenus under one title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside its parent menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of each element. Values: UIKit's (iOS 16).
  public enum ElementSize: Int, Sendable {
    /// The system's choice: large here (iOS 17).
    case automatic = -1
    /// Images side by side.
    case small = 0
    /// Images over titles, side by side.
    case medium = 1
    case large = 2
  }

  /// The size of the elements (iOS 16).
  open var preferredElementSize: ElementSize

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]

  /// Creates a menu; without an identifier, it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      let number = WorldScope.current.numbering.next()
      self.identifier = Identifier("com.apple.menu.dynamic.\(number)")
    }
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The selected elements of this menu and its inline menus (iOS 15).
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let action = element as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }
}

/// How a menu shows its elements (iOS 17.4).
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// The maximum number of lines of a title; 0 for no limit.
  open nonisolated(unsafe) var maximumNumberOfTitleLines = 0

  public nonisolated override init() { super.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}

extension UIMenu {
  /// Kept without effect (iOS 17.4).
  public var displayPreferences: UIMenuDisplayPreferences? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
