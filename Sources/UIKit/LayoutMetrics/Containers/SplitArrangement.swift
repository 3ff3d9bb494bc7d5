/// The frames of a split view controller's columns.
package struct SplitArrangement: Equatable {
  package enum Column {
    case primary
    case supplementary
    case secondary
  }

  /// The visible columns, and whether they're next to the secondary one or over it.
  package enum Mode {
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  package var frames: [Column: CGRect] = [:]
  /// Whether the columns are over the secondary one.
  package var isOverlay = false

  /// - Parameters:
  ///   - gutter: The line between adjacent columns: a pixel. A secondary column is 703.5 wide next
  ///     to 320 on an iPad with two pixels a point, and 703 before (recalled; medium).
  ///   - isMirrored: The primary column is on the right.
  package init(
    mode: Mode, size: CGSize, primary: CGFloat, supplementary: CGFloat, isTriple: Bool,
    gutter: CGFloat, isMirrored: Bool
  ) {
    var left: [(Column, CGFloat)] = []
    switch mode {
    case .secondaryOnly: break
    case .oneBesideSecondary, .oneOverSecondary:
      left = isTriple ? [(.supplementary, supplementary)] : [(.primary, primary)]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      left =
        isTriple
        ? [(.primary, primary), (.supplementary, supplementary)] : [(.primary, primary)]
    }
    isOverlay = mode == .oneOverSecondary || mode == .twoOverSecondary
    var x: CGFloat = 0
    for (column, width) in left {
      frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width + gutter
    }
    var secondary = CGRect(origin: .zero, size: size)
    if !isOverlay, !left.isEmpty {
      secondary.origin.x = x
      // A displaced column keeps the width it has next to the supplementary one.
      let taken = mode == .twoDisplaceSecondary && isTriple ? supplementary + gutter : x
      secondary.size.width = max(0, size.width - taken)
    }
    frames[.secondary] = secondary
    guard isMirrored else { return }
    frames = frames.mapValues {
      CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }
}
