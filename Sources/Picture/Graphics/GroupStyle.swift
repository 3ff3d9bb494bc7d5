import Foundation

/// How a group of commands is composited as one.
package struct GroupStyle: Sendable, Hashable {
  package var alpha: CGFloat
  package var blendMode: CGBlendMode
  package var shadow: ShadowStyle?
  /// Applied to the content in this order, before it casts a shadow.
  package var filters: [GroupFilter] = []
  /// The area that the group paints, if known; nothing is painted outside.
  package var bounds: CGRect?

  package init(
    alpha: CGFloat = 1, blendMode: CGBlendMode = .normal, shadow: ShadowStyle? = nil,
    bounds: CGRect? = nil
  ) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.shadow = shadow
    self.bounds = bounds
  }
}
