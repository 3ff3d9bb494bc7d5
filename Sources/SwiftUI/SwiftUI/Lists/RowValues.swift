import Graphics

/// What a tap on a row does.
struct RowAction {
  let isLink: Bool
  let action: @MainActor () -> Void
}

struct RowActionKey: LayoutValueKey {
  static var defaultValue: RowAction? { nil }
}

struct RowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

struct RowBackgroundKey: LayoutValueKey {
  static var defaultValue: RowBackground? { nil }
}

struct RowBackground {
  let view: AnyView
  let environment: EnvironmentValues
}

/// Whether the lines above and below a row are shown, and their colour.
struct RowSeparator {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  var color: UIColor?
}

struct RowSeparatorKey: LayoutValueKey {
  static var defaultValue: RowSeparator { RowSeparator() }
}

/// What swiping a row shows.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
  let environment: EnvironmentValues
}

struct SwipeActionsKey: LayoutValueKey {
  static var defaultValue: [SwipeActions] { [] }
}

struct BadgeKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

/// The edit actions of a `ForEach`, with which its rows are wrapped.
@MainActor final class RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  nonisolated init() {}
}

struct DeleteKey: LayoutValueKey {
  static var defaultValue: RowEditing? { nil }
}

struct MoveKey: LayoutValueKey {
  static var defaultValue: RowEditing? { nil }
}

struct DeleteDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Applies an inset to the rows in a list.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ValueModifier(RowInsetsKey.self, insets, name: ".listRowInsets"))
  }

  /// Places a custom background view behind a list row item.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(view: view.map { AnyView($0) }))
  }

  /// Sets the display mode for the separator associated with this specific row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowSeparatorModifier { separator, _ in
        if edges.contains(.top) { separator.top = visibility }
        if edges.contains(.bottom) { separator.bottom = visibility }
      })
  }

  /// Sets the tint color associated with a row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowSeparatorModifier { separator, environment in
        separator.color = color?.paint(in: environment).solidColor.map { UIColor($0) }
      })
  }

  /// Sets whether to hide the separator associated with a list section. Lists draw none between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Adds custom swipe actions to a row in a list.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
  }

  /// Generates a badge for the view from an integer value.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(
      ValueModifier(BadgeKey.self, count == 0 ? nil : "\(count)", name: ".badge(\(count))"))
  }

  /// Generates a badge for the view from a text view.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Generates a badge for the view from a localized string key.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Generates a badge for the view from a string.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds a condition for whether the view's view hierarchy is deletable.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ValueModifier(DeleteDisabledKey.self, isDisabled, name: ".deleteDisabled"))
  }

  /// Adds a condition for whether the view's view hierarchy is movable, of which pictures at rest show nothing.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

extension DynamicViewContent {
  /// Sets the deletion action for the dynamic view.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    let editing = RowEditing()
    let content = modifier(
      ValueModifier(DeleteKey.self, action == nil ? nil : editing, name: ".onDelete"))
    return EditedContent(base: self, content: content, editing: editing, delete: action, move: nil)
  }

  /// Sets the move action for the dynamic view.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    let editing = RowEditing()
    let content = modifier(
      ValueModifier(MoveKey.self, action == nil ? nil : editing, name: ".onMove"))
    return EditedContent(base: self, content: content, editing: editing, delete: nil, move: action)
  }
}

/// Rows that can be edited.
nonisolated struct EditedContent<Base: DynamicViewContent, Content: View>: DynamicViewContent {
  let base: Base
  let content: Content
  let editing: RowEditing
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor var data: Base.Data { base.data }

  @MainActor var body: some View {
    editing.delete = delete
    editing.move = move
    return content
  }
}

nonisolated struct RowBackgroundModifier: ViewModifier {
  let view: AnyView?

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let background = view.map { RowBackground(view: $0, environment: environment) }
    content.modifier(
      ValueModifier(RowBackgroundKey.self, background, name: ".listRowBackground"))
  }
}

nonisolated struct BadgeModifier: ViewModifier {
  let label: Text?

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      ValueModifier(
        BadgeKey.self, label?.content(in: environment).string, name: ".badge"))
  }
}

/// Changes what the views inside say about the separators.
nonisolated struct RowSeparatorModifier: LayoutModifier {
  let change: (inout RowSeparator, EnvironmentValues) -> Void

  init(_ change: @escaping (inout RowSeparator, EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor func makeBox(
    around child: LayoutBox, in environment: EnvironmentValues
  ) -> LayoutBox {
    let box = LayoutBox(
      UnchangedLayout(), [child], layoutDirection: environment.layoutDirection)
    var separator = child.value(of: RowSeparatorKey.self) ?? RowSeparator()
    change(&separator, environment)
    box.setValue(separator, of: RowSeparatorKey.self)
    return box
  }

  func name(in environment: EnvironmentValues) -> String { ".listRowSeparator" }
}

nonisolated struct SwipeModifier: LayoutModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView

  @MainActor func makeBox(
    around child: LayoutBox, in environment: EnvironmentValues
  ) -> LayoutBox {
    let box = LayoutBox(
      UnchangedLayout(), [child], layoutDirection: environment.layoutDirection)
    let own = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: content, environment: environment)
    box.setValue(
      (child.value(of: SwipeActionsKey.self) ?? []) + [own], of: SwipeActionsKey.self)
    return box
  }

  func name(in environment: EnvironmentValues) -> String { ".swipeActions" }
}

// MARK: Lists

/// The spacing options between two adjacent sections in a list.
public struct ListSectionSpacing: Sendable {
  let spacing: CGFloat?

  public static let `default` = ListSectionSpacing(spacing: nil)
  /// Compact spacing (by eye, low).
  public static let compact = ListSectionSpacing(spacing: 10)

  /// Creates a custom spacing value.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(spacing: spacing)
  }
}

extension EnvironmentValues {
  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum ScrollBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  var sectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var rowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var ownMinimumRowHeight: CGFloat? {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The default minimum height of rows in a list.
  public var defaultMinListRowHeight: CGFloat {
    get { ownMinimumRowHeight ?? RowMetrics(self).minimumHeight }
    set { ownMinimumRowHeight = newValue }
  }

  /// The default minimum height of a header in a list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the spacing between adjacent sections in a list.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.sectionSpacing, spacing.spacing)
  }

  /// Sets the spacing to a custom value between adjacent sections in a list.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.sectionSpacing, spacing)
  }

  /// Sets the vertical spacing between two adjacent rows in a list.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.rowSpacing, spacing)
  }

  /// Specifies the visibility of the background for scrollable views within this view.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }
}
