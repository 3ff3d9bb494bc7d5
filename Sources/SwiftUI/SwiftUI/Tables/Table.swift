import Foundation
import Graphics

/// A container that presents rows of data arranged in one or more columns, optionally providing the ability to select
/// one or more members.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: [Value]
  private let selection: ListSelection?
  private let columns: [_TableColumn<Value>]

  @Environment(\.horizontalSizeClass) private var width

  @MainActor fileprivate init(
    _ rows: [Value], _ selection: ListSelection?, _ columns: [_TableColumn<Value>]
  ) {
    self.rows = rows
    self.selection = selection
    self.columns = columns
  }

  /// A plain list: of the first column without its header in a compact width, of all columns below their headers
  /// otherwise (Apple).
  @MainActor public var body: some View {
    if width == .compact {
      ListArea(
        kind: .plain, selection: selection,
        content: ForEach(rows) { row in columns.first?.content(row) }
      ).ignoresSafeArea()
    } else {
      ListArea(
        kind: .plain, selection: selection,
        content: Section {
          ForEach(rows) { row in TableLine(columns: columns) { $0.content(row) } }
        } header: {
          TableLine(columns: columns) { $0.title }
        }
      ).ignoresSafeArea()
    }
  }
}

/// The views of a row or of the headers, as wide as their columns.
private nonisolated struct TableLine<RowValue>: View {
  let columns: [_TableColumn<RowValue>]
  let cell: @MainActor (_TableColumn<RowValue>) -> AnyView

  /// The distance between columns (by eye, low).
  private static var gap: CGFloat { 8 }

  @MainActor var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(columns.indices, id: \.self) { index in
        let width = columns[index].width
        cell(columns[index]).lineLimit(1)
          .frame(
            minWidth: width.minimum ?? 0, idealWidth: width.ideal,
            maxWidth: width.maximum ?? .infinity, alignment: .leading)
      }
    }
  }
}

extension Table where Rows == TableForEachContent<Value> {
  /// Creates a table that computes its rows based on a collection of identifiable data.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value {
    self.init(Array(data), nil, columns()._columns)
  }

  /// Creates a table that supports selecting a single row.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value {
    self.init(Array(data), ListSelection(selection), columns()._columns)
  }

  /// Creates a table that supports selecting multiple rows.
  @MainActor public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value {
    self.init(Array(data), ListSelection(selection), columns()._columns)
  }

  /// Creates a sortable table, of which the app sorts the data.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), nil, columns()._columns)
  }

  /// Creates a sortable table that supports selecting a single row.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), ListSelection(selection), columns()._columns)
  }

  /// Creates a sortable table that supports selecting multiple rows.
  @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Columns: TableColumnContent, Columns.TableRowValue == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), ListSelection(selection), columns()._columns)
  }
}

// MARK: Rows

/// The rows of a table's data.
public nonisolated struct TableForEachContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  @MainActor public let _values: [Value]

  @MainActor init(_ values: [Value]) { _values = values }
}

/// A type used to represent table rows.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of value represented by this table row content.
  associatedtype TableRowValue: Identifiable

  var _values: [TableRowValue] { get }
}

/// A row that represents a data value in a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  private let value: Value

  /// Creates a table row for the given value.
  public init(_ value: Value) { self.value = value }

  @MainActor public var _values: [Value] { [value] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  @MainActor public var _values: [Content.TableRowValue] {
    data.flatMap { content($0)._values }
  }
}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for a collection of identifiable data.
  @_disfavoredOverload
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

/// A result builder that creates table row content from closures.
@MainActor @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> TableForEachContent<Value> where Content.TableRowValue == Value {
    TableForEachContent(content._values)
  }

  public static func buildBlock(
    _ content: TableForEachContent<Value>...
  ) -> TableForEachContent<Value> { TableForEachContent(content.flatMap(\._values)) }

  public static func buildIf(
    _ content: TableForEachContent<Value>?
  ) -> TableForEachContent<Value> { content ?? TableForEachContent([]) }
}

extension Table where Rows: TableRowContent, Rows.TableRowValue == Value {
  /// Creates a table with the given columns and rows.
  @MainActor public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns: TableColumnContent, Columns.TableRowValue == Value {
    self.init(rows()._values, nil, columns()._columns)
  }

  /// Creates a table with the given columns and rows that supports selecting a single row.
  @MainActor public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns: TableColumnContent, Columns.TableRowValue == Value {
    self.init(rows()._values, ListSelection(selection), columns()._columns)
  }
}

// MARK: Styles

/// A type that applies a custom appearance to all tables within a view: one of the system's, which look alike here.
@MainActor @preconcurrency public protocol TableStyle {}

/// The default table style in the current context.
public nonisolated struct AutomaticTableStyle: TableStyle {
  public init() {}
}
/// The table style that describes the behavior and appearance of a table with its content and selection inset.
public nonisolated struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style for tables within this view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Controls the visibility of a table's column header views, which stay.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
