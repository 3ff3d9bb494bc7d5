import Graphics

/// A container that presents rows of data arranged in a single column, optionally providing the ability to select one or
/// more members.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content

  @Environment(\.listStyle) private var style

  @MainActor public var body: some View {
    ListArea(kind: style, selection: selection, content: content).ignoresSafeArea()
  }
}

/// Which rows of a list are selected, by their tags or ids.
struct ListSelection {
  let allowsSeveral: Bool
  let contains: (AnyHashable) -> Bool
  let set: (AnyHashable, Bool) -> Void
  /// The only selected value.
  let value: () -> AnyHashable?

  init<V: Hashable>(_ binding: Binding<V?>) {
    allowsSeveral = false
    value = { binding.wrappedValue.map { AnyHashable($0) } }
    contains = { $0.base as? V == binding.wrappedValue && binding.wrappedValue != nil }
    set = { value, isOn in
      guard let value = value.base as? V else { return }
      if isOn { binding.wrappedValue = value } else { binding.wrappedValue = nil }
    }
  }

  init<V: Hashable>(_ binding: Binding<Set<V>>) {
    allowsSeveral = true
    value = { nil }
    contains = { ($0.base as? V).map { binding.wrappedValue.contains($0) } ?? false }
    set = { value, isOn in
      guard let value = value.base as? V else { return }
      if isOn {
        binding.wrappedValue.insert(value)
      } else {
        binding.wrappedValue.remove(value)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with the given content.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list that identifies its rows based on a key path to the identifier of the underlying data.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list that computes its views on demand over a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable, Data.Indices: RandomAccessCollection
  {
    self.init { Content(data, content: rowContent) }
  }
}

extension List {
  /// Creates a list with the given content that supports selecting multiple rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// Creates a list with the given content that supports selecting a single row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// Creates a list of identifiable data that supports selecting multiple rows.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of identifiable data that supports selecting a single row.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list that supports selecting multiple rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list that supports selecting a single row.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// A container for grouping controls used for data entry, such as in settings or inspectors.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of inset groups (facts: layout §3.1, high).
  @MainActor public var body: some View {
    ListArea(kind: .insetGrouped, selection: nil, content: content).ignoresSafeArea()
  }
}

// MARK: Styles

/// How a list's rows are grouped.
public enum _ListKind: Sendable {
  case plain, grouped, insetGrouped, sidebar
}

/// A protocol that describes the behavior and appearance of a list: one of the system's.
@MainActor @preconcurrency public protocol ListStyle {
  nonisolated static var _kind: _ListKind { get }
}

/// The list style that describes a platform's default behavior and appearance for a list.
public nonisolated struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}
/// The list style that describes the behavior and appearance of a plain list.
public nonisolated struct PlainListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .plain }
}
/// The list style that describes the behavior and appearance of a grouped list.
public nonisolated struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .grouped }
}
/// The list style that describes the behavior and appearance of an inset list.
public nonisolated struct InsetListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .plain }
}
/// The list style that describes the behavior and appearance of an inset grouped list.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}
/// The list style that describes the behavior and appearance of a sidebar list.
public nonisolated struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The appearance and behavior of a form: one of the system's.
@MainActor @preconcurrency public protocol FormStyle {}

/// The default form style.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}
}
/// A form style with grouped rows.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}
}
/// A form style with a trailing aligned column of labels.
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListKind { .insetGrouped }
  }

  var listStyle: _ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for lists within this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, S._kind)
  }

  /// Sets the style for forms in a view hierarchy. On iOS all are grouped, except columns, which have no effect.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content and a localized header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with the provided section content and a header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, and content that can be hidden.
  public init<C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
  ) where Content == C? {
    let view = isExpanded.wrappedValue ? content() : nil
    self.init(content: { view }, header: header)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized header, and content that can be hidden.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a header, and content that can be hidden.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
