/// How wide the columns of a split view controller shall be.
struct SplitWidths: Equatable {
  var fraction = UISplitViewController.automaticDimension
  var preferred = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width in a whole.
  ///
  /// Without wishes the primary column of the old style takes 0.4 of the width, at least 0 and at
  /// most 320 (0 and 320: useyourloaf.com, high; 0.4 recalled, medium); columns of the new style
  /// take 320 (recalled; low).
  func width(in whole: CGFloat, hasColumns: Bool) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? {
      value != UISplitViewController.automaticDimension && value.isFinite ? value : nil
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

/// Where the columns of a split view controller are.
struct SplitArrangement: Equatable {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  var frames: [Column: CGRect] = [:]
  /// Columns that lie over the secondary one.
  var isOverlay = false

  /// - Parameters:
  ///   - gutter: The line between columns that lie beside each other: a pixel. A secondary column of
  ///     703.5 beside 320 on an iPad with two pixels a point, and of 703 before (recalled; medium).
  ///   - isMirrored: The primary column is at the right.
  init(
    mode: Mode, size: CGSize, primary: CGFloat, supplementary: CGFloat, isTriple: Bool,
    gutter: CGFloat, isMirrored: Bool
  ) {
    var left: [(Column, CGFloat)] = []
    switch mode {
    case .automatic, .secondaryOnly: break
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
      // A column that is moved aside keeps the width it has beside the supplementary one.
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
