import Foundation

/// A type used to represent columns within a table.
@MainActor @preconcurrency
public protocol TableColumnContent<
  TableRowValue, TableColumnSortComparator
> {
  /// The type of value of rows presented by this column content.
  associatedtype TableRowValue: Identifiable
  /// The type of sort comparator associated with this table column content.
  associatedtype TableColumnSortComparator: SortComparator

  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of a table, whatever its types.
public struct _TableColumn<RowValue> {
  let title: AnyView
  let content: @MainActor (RowValue) -> AnyView
  var width = TableColumnWidth()
}

struct TableColumnWidth {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// A column that displays a view for each row in a table.
public nonisolated struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private var columnWidth = TableColumnWidth()

  fileprivate init(_ label: Label, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  @MainActor public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        title: AnyView(label), content: { AnyView(content($0)) }, width: columnWidth)
    ]
  }

  /// Creates a fixed width table column.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }

  /// Creates a resizable table column with the provided constraints.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.columnWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates an unsortable column with a label generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(Text(titleKey), content)
  }

  /// Creates an unsortable column with a text label.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, content as (RowValue) -> Content)
  }

  /// Creates an unsortable column with a label generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates an unsortable column that displays a string property.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates an unsortable column that displays a string property.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column for a comparable value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content)
  }

  /// Creates a sortable column for a comparable value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a sortable column that displays a string property.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column that displays a string property.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(Text(title)) { Text($0[keyPath: value]) }
  }
}

/// Several columns of a table.
public nonisolated struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  @MainActor public let _columns: [_TableColumn<RowValue>]

  @MainActor init(_ columns: [_TableColumn<RowValue>]) { _columns = columns }
}

/// A result builder that creates table column content from closures.
@MainActor @resultBuilder
public struct TableColumnBuilder<
  RowValue: Identifiable, Sort: SortComparator
> {
  public typealias Columns = _TableColumns<RowValue, Sort>

  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> Columns { Columns(column._columns) }

  /// A column that can't be sorted, in a table that can.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> Columns { Columns(column._columns) }

  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> Columns
  where C.TableRowValue == RowValue { Columns(column._columns) }

  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(columns.flatMap(\._columns))
  }

  public static func buildIf(_ columns: Columns?) -> Columns { columns ?? Columns([]) }
  public static func buildEither(first columns: Columns) -> Columns { columns }
  public static func buildEither(second columns: Columns) -> Columns { columns }
}
