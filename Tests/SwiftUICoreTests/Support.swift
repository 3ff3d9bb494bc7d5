import SwiftUICore
import Testing

/// A colour: a flexible view for tests.
nonisolated struct Fill: View, LeafView {
  typealias Body = Never
  var name = "Fill"

  func leaf(in environment: EnvironmentValues) -> any LayoutLeaf { FlexibleLeaf() }
  func name(in environment: EnvironmentValues) -> String { name }
}

/// A view of a fixed size, such as an image.
nonisolated struct Rigid: View, LeafView {
  typealias Body = Never
  var size: CGSize
  var name: String

  init(_ width: CGFloat, _ height: CGFloat, _ name: String = "Rigid") {
    size = CGSize(width: width, height: height)
    self.name = name
  }

  func leaf(in environment: EnvironmentValues) -> any LayoutLeaf { RigidLeaf(size) }
  func name(in environment: EnvironmentValues) -> String { name }
}

/// A text in the tests' font: 10 points a character, or as narrow as it must be; 20 high.
nonisolated struct Words: View, LeafView {
  typealias Body = Never
  var text: String

  init(_ text: String) {
    self.text = text
  }

  func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    let width = CGFloat(text.count) * 10
    return AnsweringLeaf { CGSize(width: min(width, $0.width ?? width), height: 20) }
  }

  func name(in environment: EnvironmentValues) -> String { text }
}

/// Gives a view a name, as probes in recordings.
nonisolated struct Probe: LayoutModifier {
  var name: String

  func name(in environment: EnvironmentValues) -> String { name }
}

extension View {
  nonisolated func probe(_ name: String) -> some View { modifier(Probe(name: name)) }
}

extension ViewGraph {
  func place(_ width: CGFloat, _ height: CGFloat) -> [PlacedNode] {
    layOut(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The names of the leaves in a window, in painting order.
  func leaves(_ width: CGFloat = 200, _ height: CGFloat = 200) -> [String] {
    place(width, height).flatMap(\.leaves)
  }
}

extension PlacedNode {
  var leaves: [String] { children.isEmpty ? [name] : children.flatMap(\.leaves) }

  var lines: [String] { ["\(name) \(frame.numbers)"] + children.flatMap(\.lines).map { "  " + $0 } }

  /// The frames by name.
  var frames: [String: [CGFloat]] {
    children.reduce(into: [name: frame.numbers]) { $0.merge($1.frames) { first, _ in first } }
  }
}

extension CGRect {
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

@MainActor func graph(
  _ scale: CGFloat = 2, @ViewBuilder _ view: () -> some View
) -> ViewGraph {
  var environment = EnvironmentValues()
  environment.displayScale = scale
  return ViewGraph(view(), environment: environment)
}
