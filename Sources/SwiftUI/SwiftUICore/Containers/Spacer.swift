/// A flexible space that expands along the major axis of its containing stack layout, or on both axes if not contained
/// in a stack.
public nonisolated struct Spacer: View, Sendable {
  public typealias Body = Never

  /// The minimum length this spacer can be shrunk to, along the axis or axes of expansion.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: LeafView {
  package var properties: [PlacedProperty] { [.spacing(minLength, "minLength")] }

  package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    SpacerLeaf(minimum: minLength)
  }
}

/// A visual element that can be used to separate other content.
public nonisolated struct Divider: View, Sendable {
  public typealias Body = Never

  public init() {}
}

extension Divider: LeafView {
  package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    DividerLeaf(thickness: environment.pixelLength)
  }

  package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    DividerContent()
  }
}

/// A divider's line, which fills its frame.
package struct DividerContent: PlacedContent {
  package init() {}
}
