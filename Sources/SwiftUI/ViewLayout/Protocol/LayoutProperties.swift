/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews are stacked, for views whose layout depends on it, such as a spacer; `nil` if the
  /// layout isn't a stack.
  public var stackOrientation: Axis?

  public init() {}
}

extension LayoutProperties {
  init(stackOrientation: Axis?) {
    self.stackOrientation = stackOrientation
  }
}
