import UIKit

/// Constraints that are replaced together.
struct ConstraintGroup {
  private var constraints: [NSLayoutConstraint] = []

  /// Takes the constraints of before away, and makes others hold.
  mutating func replace(with others: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = others
    NSLayoutConstraint.activate(others)
  }
}
