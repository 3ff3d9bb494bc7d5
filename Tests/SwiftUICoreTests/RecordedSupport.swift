import SwiftUICore
import Testing

// Recorded screens as views, whose frames are copies of the recorded ones.

/// Lays out a view in a window and compares the frames of probes.
@MainActor func expect(
  _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]], scale: CGFloat = 2,
  within tolerance: CGFloat = 0.01, _ view: some View,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    graph(scale) { view }, width, height, frames, within: tolerance,
    sourceLocation: sourceLocation)
}

@MainActor func expect(
  _ graph: ViewGraph, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
  within tolerance: CGFloat = 0.01, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = graph.place(width, height).reduce(into: [:]) { all, node in
    all.merge(node.frames) { first, _ in first }
  }
  for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
    let place = found[name] ?? []
    let isNear =
      place.count == 4 && zip(place, frame).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isNear, "\(name): \(place), recorded \(frame)", sourceLocation: sourceLocation)
  }
}

/// A text of macOS: 16 high, with the distances of the 13 points font to other views.
nonisolated struct MacText: View, LeafView {
  typealias Body = Never
  let width: CGFloat
  let name: String

  init(_ name: String, _ width: CGFloat) {
    self.name = name
    self.width = width
  }

  func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    AnsweringLeaf(
      spacing: .text(TextSpacing(above: 4.742187, below: 8.150879, betweenTexts: 0))
    ) { CGSize(width: min(width, $0.width ?? width), height: 16) }
  }

  func name(in environment: EnvironmentValues) -> String { name }
}

func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> Rigid {
  Rigid(width, height, name)
}
