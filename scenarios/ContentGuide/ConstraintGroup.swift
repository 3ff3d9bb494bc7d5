import UIKit

/// Constraints that are replaced together.
struct ConstraintGroup {
  private var constraints: [NSLayoutConstraint] = []

  /// Deactivates the previous constraints, and activates others.
  mutating func replace(with others: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = others
    NSLayoutConstraint.activate(others)
  }
}
