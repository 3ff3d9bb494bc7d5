import Graphics

/// A control for presenting a menu of actions.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  var primaryAction: (@MainActor () -> Void)?

  @Environment(\.self) private var environment

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a menu with a custom primary action and custom label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    if environment.makesItems {
      label.modifier(ItemModifier(kind: .menu(content: AnyView(content))))
    } else {
      let outer = environment
      MenuArea(
        menu: UIMenu(ItemReader(AnyView(content), outer).items), action: primaryAction,
        label: label.labelForegroundStyle(TintShapeStyle()))
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a custom primary action that generates its label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a custom primary action that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a menu that generates its label from a localized string key and system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu that generates its label from a string and system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

/// A view that opens a menu of UIKit's: a button is over it.
nonisolated struct MenuArea<Label: View>: View {
  let menu: UIMenu
  let action: (@MainActor () -> Void)?
  let label: Label

  @MainActor var body: some View {
    label.overlay { MenuButton(menu: menu, action: action) }
  }
}

struct MenuButton: UIViewRepresentable {
  let menu: UIMenu
  let action: (@MainActor () -> Void)?

  func makeCoordinator() -> ActionKeeper { ActionKeeper() }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(frame: .zero)
    let keeper = context.coordinator
    button.addAction(UIAction { _ in keeper.action?() }, for: .primaryActionTriggered)
    return button
  }

  func updateUIView(_ view: UIButton, context: Context) {
    context.coordinator.action = action
    view.menu = menu
    view.showsMenuAsPrimaryAction = action == nil
    view.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIButton, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

@MainActor final class ActionKeeper {
  var action: (@MainActor () -> Void)?
}

/// The appearance of a menu: one of the system's.
@MainActor @preconcurrency public protocol MenuStyle {}

/// The default menu style.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}
}
/// A menu style that displays a button that toggles the display of the menu's contents.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}
}
/// A menu style without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style for menus within this view, which are borderless in all styles.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Adds a context menu to a view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems())))
  }

  /// Adds a context menu with a custom preview to a view; the view itself is shown.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems())))
  }
}

/// Opens a menu after a long press.
nonisolated struct ContextMenuModifier: LayoutModifier {
  let items: AnyView

  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    ContextMenuContent(items: items, environment: environment)
  }

  func name(in environment: EnvironmentValues) -> String { ".contextMenu" }
}

struct ContextMenuContent: TouchedContent {
  let items: AnyView
  let environment: EnvironmentValues

  func attach(to view: NodeView) {
    let keeper = view.menuKeeper
    keeper.items = { ItemReader(items, environment).items }
    if view.interactions.isEmpty {
      view.addInteraction(UIContextMenuInteraction(delegate: keeper))
    }
  }
}

@MainActor final class MenuKeeper: NSObject, UIContextMenuInteractionDelegate {
  var items: (() -> [ReadItem])?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let items = items?(), !items.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(items) }
  }
}
