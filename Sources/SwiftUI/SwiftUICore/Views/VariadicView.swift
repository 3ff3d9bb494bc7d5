/// Views that are arranged by a root, which gets them one by one. Libraries use these names.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias Children = _VariadicView_Children

  /// A root and its views.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

/// A root whose views are views of the container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The views of a tree, each with an id.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
  public typealias Body = Never

  /// One of the views.
  public nonisolated struct Element: View, Identifiable {
    public typealias Body = Never

    let element: ViewElement

    public var id: AnyHashable { AnyHashable(element.id) }
  }

  let elements: [ViewElement]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Element { Element(element: elements[index]) }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    VariadicNode(self, in: place)
  }
}

/// The node of a tree: the content's nodes make the elements, the root's body arranges them.
final class VariadicNode<Root: _VariadicView_ViewRoot, Content: View>:
  TypedNode<_VariadicView.Tree<Root, Content>>
{
  private let content = NodeSlot()
  private let arranged = NodeSlot()

  override func viewChanged() {
    fill(content, with: view.content)
    collectAgain()
  }

  override func collectAgain() {
    fill(
      arranged, with: view.root.body(children: _VariadicView_Children(elements: content.elements)))
  }

  override var children: [ViewNode] { content.nodes + arranged.nodes }

  override func collect(into elements: inout [ViewElement]) {
    arranged.node?.collect(into: &elements)
  }

  override var hasOwnElement: Bool { true }
}

extension _VariadicView_Children: MadeView {
  var made: [ViewElement] { elements }
}

extension _VariadicView_Children.Element: MadeView {
  var made: [ViewElement] { [element] }
}

/// A view of elements that other nodes made.
protocol MadeView: PrimitiveView {
  @MainActor var made: [ViewElement] { get }
}

extension MadeView {
  package func makeNode(in place: NodePlace) -> TypedNode<Self> { MadeViewNode(self, in: place) }
}

final class MadeViewNode<V: MadeView>: TypedNode<V> {
  override func collect(into elements: inout [ViewElement]) { elements += view.made }
  override var hasOwnElement: Bool { true }
}
