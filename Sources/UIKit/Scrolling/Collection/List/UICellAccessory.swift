import Graphics

/// Something at the end, or at the start, of a cell in a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Content {
    case drawing(UITableViewCell.AccessoryType)
    case label(String)
    case custom(UIView)
  }

  /// When an accessory shows; nothing is edited here, so those for editing never do.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// Where an accessory stands.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  var tint: UIColor?
  var reservedWidth: CGFloat?
  /// What touching it would do; nothing touches here.
  var handler: (() -> Void)?

  private init(
    _ content: Content, isLeading: Bool = false, displayed: DisplayedState, tint: UIColor? = nil,
    reservedWidth: CGFloat? = nil, handler: (() -> Void)? = nil
  ) {
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.tint = tint
    self.reservedWidth = reservedWidth
    self.handler = handler
  }

  /// How an accessory looks.
  @preconcurrency @MainActor
  public struct Options {
    public var tintColor: UIColor?
    public var isHidden: Bool?
    public var reservedLayoutWidth: CGFloat?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias LabelOptions = Options

  private static func make(
    _ content: Content, _ displayed: DisplayedState, _ options: Options,
    handler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content, displayed: options.isHidden == true ? .whenEditing : displayed,
      tint: options.tintColor, reservedWidth: options.reservedLayoutWidth, handler: handler)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { make(.drawing(.disclosureIndicator), displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { make(.drawing(.checkmark), displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    make(.drawing(.detailButton), displayed, options, handler: actionHandler)
  }

  /// A chevron that points down where the cell's item is expanded.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    make(.drawing(.disclosureIndicator), displayed, options, handler: actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { make(.label(text), displayed, options) }

  /// A view of one's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let reservedWidth: CGFloat?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
      view = customView
      self.placement = placement
      reservedWidth = reservedLayoutWidth
      if let isHidden { customView.isHidden = isHidden }
      if let tintColor { customView.tintColor = tintColor }
    }
  }

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      return UICellAccessory(
        .custom(configuration.view), isLeading: true, displayed: displayed,
        reservedWidth: configuration.reservedWidth)
    case .trailing(let displayed):
      return UICellAccessory(
        .custom(configuration.view), displayed: displayed,
        reservedWidth: configuration.reservedWidth)
    }
  }
}
