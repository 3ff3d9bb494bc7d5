/// Conforming types represent items that can be placed in various locations in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content representing the body of this toolbar content.
  associatedtype Body: ToolbarContent

  /// The composition of content that comprise the toolbar content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is toolbar content without a body") }
}

/// Toolbar content that is a view of items.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var itemView: AnyView { get }
}

extension ToolbarContent {
  /// The content as a view, whose parts have their placements.
  @MainActor var view: AnyView {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.itemView }
    return AnyView(StyledView(self) { $0.body.view })
  }
}

/// Conforming types represent items that can be placed in various locations in a customizable toolbar.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Equatable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmation, cancellation, destructive, keyboard, leading, trailing, bottom
    case title, subtitle, largeTitle, largeSubtitle
  }

  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .automatic)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  public static let status = ToolbarItemPlacement(place: .status)
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellation)
  public static let destructiveAction = ToolbarItemPlacement(place: .destructive)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let title = ToolbarItemPlacement(place: .title)
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
  public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
}

/// The placement of an item's view.
struct ToolbarPlacementKey: LayoutValueKey {
  static var defaultValue: ToolbarItemPlacement { .automatic }
}

/// A space between items, which are views without content otherwise.
struct ToolbarSpaceKey: LayoutValueKey {
  static var defaultValue: SpacerSizing? { nil }
}

/// A type which defines how spacers should size themselves.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == Void {
  /// Creates a toolbar item with the specified placement and content.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates a toolbar item with the specified placement and content, which allows for user customization.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: String { "" }
}

extension ToolbarItem: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView { placed(content, placement) }
}

@MainActor private func placed(_ content: some View, _ placement: ToolbarItemPlacement) -> AnyView {
  AnyView(content.modifier(ValueModifier(ToolbarPlacementKey.self, placement, name: "ToolbarItem")))
}

/// A model that represents a group of toolbar items which can be placed in the toolbar or navigation bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item group with the specified placement and content.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView { placed(content, placement) }
}

/// A standard space item in toolbars.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never

  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView {
    placed(
      EmptyItem().modifier(
        ValueModifier(ToolbarSpaceKey.self, sizing, name: "ToolbarSpacer")), placement)
  }
}

/// A view that only has a place.
nonisolated struct EmptyItem: View {
  @MainActor var body: some View { Color.clear.frame(width: 0, height: 0) }
}

// MARK: Builder

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return TupleToolbarContent(parts: parts)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> AnyToolbarContent { AnyToolbarContent(content: content) }
}

/// Several parts of a toolbar.
public nonisolated struct TupleToolbarContent<T>: ToolbarContent {
  public typealias Body = Never

  let parts: [any ToolbarContent]
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView { AnyView(ItemList(views: parts.map { $0.view })) }
}

/// Toolbar content of any type.
public nonisolated struct AnyToolbarContent: ToolbarContent {
  public typealias Body = Never

  let content: any ToolbarContent
}

extension AnyToolbarContent: PrimitiveToolbarContent {
  @MainActor var itemView: AnyView { content.view }
}

private nonisolated struct ItemList: View {
  let views: [AnyView]

  @MainActor var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor var itemView: AnyView { AnyView(map { $0.view }) }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor var itemView: AnyView {
    switch storage {
    case .trueContent(let content): content.view
    case .falseContent(let content): content.view
    }
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(of: content())
  }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  @MainActor var itemView: AnyView { content.view }
}

// MARK: Modifiers

/// The items that a view wants in the bars around it.
@MainActor struct ToolbarRequest {
  let content: AnyView
  let environment: EnvironmentValues
}

nonisolated struct ToolbarModifier: ViewModifier {
  let view: @MainActor () -> AnyView

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let request = ToolbarRequest(content: view(), environment: environment)
    // What is around comes after what is inside it.
    content.changesBar { $0.toolbars.append(request) }
  }
}

extension View {
  /// Populates the toolbar or navigation bar with the specified items.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier { content.view })
  }

  /// Populates the toolbar or navigation bar with the views you provide.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier { AnyView(content) })
  }

  /// Populates the toolbar or navigation bar with the specified items, allowing for user customization.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier { content.view })
  }

  /// Specifies the visibility of a bar managed by SwiftUI.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarVisibility(visibility, bars) }

  /// Specifies the visibility of a bar managed by SwiftUI.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarVisibility(visibility, bars) }

  private nonisolated func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    changesBar { content in
      guard visibility != .automatic else { return }
      let isHidden = visibility == .hidden
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        content.isBarHidden = content.isBarHidden ?? isHidden
      }
      if bars.contains(.tabBar) { content.isTabBarHidden = content.isTabBarHidden ?? isHidden }
    }
  }

  /// Specifies the visibility of backgrounds on a bar managed by SwiftUI.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { backgroundVisibility(visibility, bars) }

  /// Specifies the visibility of backgrounds on a bar managed by SwiftUI.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { backgroundVisibility(visibility, bars) }

  private nonisolated func backgroundVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    changesBar { content in
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      content.backgroundVisibility = content.backgroundVisibility ?? visibility
    }
  }

  /// Specifies the preferred shape style of the background of a bar managed by SwiftUI.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarBackgroundModifier(style: AnyShapeStyle(style), bars: bars))
  }

  /// Specifies the preferred color scheme of a bar managed by SwiftUI.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    changesBar { content in
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      content.colorScheme = content.colorScheme ?? colorScheme
    }
  }

  /// Configures the toolbar title display mode for this view.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    changesBar { $0.displayMode = $0.displayMode ?? mode.mode }
  }

  /// Configures the toolbar role, which changes nothing on iPhones.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  @available(
    *, deprecated,
    message: "Use toolbar(content:) with navigationBarLeading and navigationBarTrailing placements"
  )
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  @available(
    *, deprecated,
    message: "Use toolbar(content:) with navigationBarLeading and navigationBarTrailing placements"
  )
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  @available(
    *, deprecated,
    message: "Use toolbar(content:) with navigationBarLeading and navigationBarTrailing placements"
  )
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

nonisolated struct ToolbarBackgroundModifier: ViewModifier {
  let style: AnyShapeStyle
  let bars: [ToolbarPlacement]

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let color = style.paint(in: environment).solidColor.map { UIColor($0) }
    let isForBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    content.changesBar { bar in
      if isForBar { bar.background = bar.background ?? color }
    }
  }
}

/// The placement of a toolbar.
public struct ToolbarPlacement: Equatable, Sendable {
  private let kind: Int

  public static let automatic = ToolbarPlacement(kind: 0)
  public static let navigationBar = ToolbarPlacement(kind: 1)
  public static let bottomBar = ToolbarPlacement(kind: 2)
  public static let tabBar = ToolbarPlacement(kind: 3)
}

/// A type that defines the behavior of the title of a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Sendable {
  private let kind: Int

  public static let automatic = ToolbarRole(kind: 0)
  public static let navigationStack = ToolbarRole(kind: 1)
  public static let browser = ToolbarRole(kind: 2)
  public static let editor = ToolbarRole(kind: 3)
}
