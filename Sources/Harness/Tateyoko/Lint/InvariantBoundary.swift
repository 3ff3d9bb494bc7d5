import Foundation
import UIKit

/// Finds the window size that makes an invariant fail.
///
/// The window of the failing cell is given other widths, or else other heights, between its own and
/// the nearest passing cell's; everything else stays the same, such as
/// the safe area and the size classes. Sizes are whole points. If the invariant fails, holds and
/// fails again in between, one of the boundaries is found.
struct InvariantBoundary {
  let check: InvariantCheck
  /// The index of the invariant.
  let index: Int

  private enum Side: String {
    case width = "wide"
    case height = "high"
  }

  /// Returns a sentence about the invariant's first failing size; `nil` if it holds at no
  /// size.
  func sentence(
    from failing: InvariantCheck.Cell, passing: [InvariantCheck.Cell]
  ) -> String? {
    guard let size = failing.config.size,
      !failing.violations[index].contains(where: \.isUnknownName)
    else { return nil }
    for side in [Side.width, .height] {
      let own = Int(length(size, side).rounded())
      let lengths = Set(
        passing.compactMap { $0.config.size.map { Int(length($0, side).rounded()) } }
      )
      .filter { $0 != own && $0 > 0 }
      // The nearest one first; if two are equally near, the larger.
      let order = lengths.sorted { (abs($0 - own), -$0) < (abs($1 - own), -$1) }
      for candidate in order.prefix(Self.tries) where holds(failing, size, side, candidate) {
        return words(bisect(failing, size, side, fails: own, holds: candidate), side)
      }
    }
    return nil
  }

  /// The number of passing sizes to try for each side.
  private static let tries = 2

  private func length(_ size: CGSize, _ side: Side) -> CGFloat {
    side == .width ? size.width : size.height
  }

  private func holds(
    _ cell: InvariantCheck.Cell, _ size: CGSize, _ side: Side, _ length: Int
  ) -> Bool {
    var size = size
    if side == .width { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
    let config = cell.config.overridden(size: size, traits: UITraitCollection())
    guard let violations = try? check.violations(in: config) else { return false }
    return violations[index].isEmpty
  }

  private func bisect(
    _ cell: InvariantCheck.Cell, _ size: CGSize, _ side: Side, fails: Int, holds: Int
  ) -> (fails: Int, holds: Int) {
    var (low, high) = (fails, holds)
    while abs(high - low) > 1 {
      let middle = (low + high) / 2
      if self.holds(cell, size, side, middle) { high = middle } else { low = middle }
    }
    return (low, high)
  }

  private func words(_ found: (fails: Int, holds: Int), _ side: Side) -> String {
    found.fails < found.holds
      ? "boundary  first fails below \(found.holds) points \(side.rawValue)"
      : "boundary  first fails above \(found.holds) points \(side.rawValue)"
  }
}
