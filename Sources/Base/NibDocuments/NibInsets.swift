/// Distances from edges, in points.
package struct NibInsets: Hashable, Sendable {
  package var top: Double
  /// The left edge, or the leading one if the element specifies it.
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
