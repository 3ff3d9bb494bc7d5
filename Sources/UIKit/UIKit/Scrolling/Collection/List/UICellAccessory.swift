import Graphics

/// An accessory at the leading or trailing edge of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states that an accessory is shown in.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The placement of an accessory: on one side of the cell, and among the accessories there.
  public enum Placement {
    /// Returns the position among the visible accessories of the side; after all of them by
    /// default.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The width of the accessories of its kind; here, its own.
    case standard
    case custom(CGFloat)
  }

  public typealias ActionHandler = @MainActor () -> Void

  let content: CellAccessoryContent
  let isLeading: Bool
  let displayed: DisplayedState
  var position: Placement.Position?
  var isHidden = false
  var tint: UIColor?
  var reservedWidth: CGFloat?
  /// The handler of a tap on it.
  var handler: ActionHandler?

  init(
    _ content: CellAccessoryContent, isLeading: Bool = false, displayed: DisplayedState,
    look: CellAccessoryStyle, handler: ActionHandler? = nil
  ) {
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.handler = handler
    isHidden = look.isHidden ?? false
    tint = look.tintColor
    if case .custom(let width) = look.reservedLayoutWidth { reservedWidth = width }
  }

  /// Returns whether the accessory is shown in a cell that is editing or not.
  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  // MARK: Accessories

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.drawing(.disclosureIndicator), displayed: displayed, look: options.look)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.drawing(.checkmark), displayed: displayed, look: options.look)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .drawing(.detailButton), displayed: displayed, look: options.look, handler: actionHandler)
  }

  /// Creates a chevron that points down if the cell's item is expanded.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(options.style), displayed: displayed, look: options.look, handler: actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options.font), displayed: displayed, look: options.look)
  }

  /// Creates a control that deletes the row; without a handler it shows the row's trailing actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .control(.delete, options.backgroundColor), isLeading: true, displayed: displayed,
      look: options.look, handler: actionHandler)
  }

  /// Creates a control that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .control(.insert, options.backgroundColor), isLeading: true, displayed: displayed,
      look: options.look, handler: actionHandler)
  }

  /// Creates a circle, with a checkmark if the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .control(.select(false), options.backgroundColor), isLeading: true, displayed: displayed,
      look: options.look)
  }

  /// Creates a control that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed: displayed, look: options.look)
  }

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    var accessory: UICellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      accessory = UICellAccessory(
        .custom(configuration.view), isLeading: true, displayed: displayed,
        look: configuration.look)
      accessory.position = position
    case .trailing(let displayed, let position):
      accessory = UICellAccessory(
        .custom(configuration.view), displayed: displayed, look: configuration.look)
      accessory.position = position
    }
    return accessory
  }
}

/// The content of an accessory of a list cell.
@MainActor
enum CellAccessoryContent {
  case drawing(UITableViewCell.AccessoryType)
  case outline(UICellAccessory.OutlineDisclosureOptions.Style)
  case label(String, UIFont)
  /// An editing control, with the colour of its disc unless it is the default.
  case control(UITableViewCellEditControl.Kind, UIColor?)
  case reorder
  case custom(UIView)

  /// The order of system accessories, regardless of the array's order: editing controls first, the
  /// reorder control last (recalled; medium).
  var rank: Int {
    switch self {
    case .control: 0
    case .reorder: 2
    case .drawing, .outline, .label, .custom: 1
    }
  }
}

/// The options that all accessories have in common.
@MainActor
struct CellAccessoryStyle {
  var isHidden: Bool?
  var reservedLayoutWidth: UICellAccessory.LayoutDimension?
  var tintColor: UIColor?
}
