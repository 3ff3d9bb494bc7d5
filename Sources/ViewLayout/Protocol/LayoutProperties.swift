/// What a layout is to its subviews.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews follow each other, for those that depend on it, such as a spacer;
  /// nil if the layout is no stack.
  public var stackOrientation: Axis?

  public init() {}
}

extension LayoutProperties {
  init(stackOrientation: Axis?) {
    self.stackOrientation = stackOrientation
  }
}
