/// The preferred widths of a split view controller's columns.
package struct SplitWidths: Equatable {
  package var fraction = SplitWidths.automatic
  package var preferred = SplitWidths.automatic
  package var minimum = SplitWidths.automatic
  package var maximum = SplitWidths.automatic

  package init(
    fraction: CGFloat = SplitWidths.automatic,
    preferred: CGFloat = SplitWidths.automatic,
    minimum: CGFloat = SplitWidths.automatic,
    maximum: CGFloat = SplitWidths.automatic
  ) {
    self.fraction = fraction
    self.preferred = preferred
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A width determined by the controller.
  package static let automatic = -CGFloat.greatestFiniteMagnitude

  /// Returns the width for a total width.
  ///
  /// By default, the primary column of the old style takes 0.4 of the width, at least 0 and at most
  /// 320 (0 and 320: useyourloaf.com, high; 0.4 recalled, medium); columns of the new style take
  /// 320 (recalled; low).
  package func width(in whole: CGFloat, hasColumns: Bool) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? {
      value != Self.automatic && value.isFinite ? value : nil
    }
    let least = given(minimum) ?? 0
    let wish: CGFloat
    if let preferred = given(preferred) {
      wish = preferred
    } else if let fraction = given(fraction) {
      wish = fraction * whole
    } else {
      wish = hasColumns ? 320 : 0.4 * whole
    }
    let isChosen = given(preferred) != nil
    let most = given(maximum) ?? (isChosen ? .greatestFiniteMagnitude : 320)
    return min(max(least, min(max(wish, least), max(least, most))), whole)
  }
}

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
