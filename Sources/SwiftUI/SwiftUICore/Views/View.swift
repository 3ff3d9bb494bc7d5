/// A type that represents part of an app's user interface and provides modifiers.
@MainActor @preconcurrency public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("A view without a body was evaluated") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a view without a body") }
}

/// A view that SwiftUI implements itself: it makes its own node.
package protocol PrimitiveView: View where Body == Never {
  @MainActor func makeNode(in place: NodePlace) -> TypedNode<Self>
}
