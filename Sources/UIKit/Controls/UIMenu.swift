/// Actions and further menus under one title; nothing opens it here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in the one around it.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]

  /// Makes a menu; without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      let number = WorldScope.current.numbering.next()
      self.identifier = Identifier("com.apple.menu.dynamic.\(number)")
    }
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Makes the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The ticked elements of this menu and of those shown in line with it (iOS 15).
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let action = element as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }
}
