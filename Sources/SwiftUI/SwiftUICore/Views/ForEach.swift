/// A structure that computes views on demand from an underlying collection of identified data.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of underlying identified data.
  public var data: Data
  /// A function to create content on demand.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// Whether only the first data count.
  package let isConstant: Bool

  package init(
    data: Data, isConstant: Bool = false, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.isConstant = isConstant
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a constant range: another one is ignored (facts: layout §2.1).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, isConstant: true, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates views of bindings to the elements of a collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    C.Indices: RandomAccessCollection
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views of bindings to the elements of a collection, identified by a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    C.Indices: RandomAccessCollection
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: \.1, content: { content(data.element(at: $0.0)) })
  }
}

/// A type of view that generates views from an underlying collection of data.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  /// The collection of underlying data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    ForEachNode(self, in: place)
  }
}
