import SystemFacts

/// The positions of a toolbar's parts.
package struct ToolbarGeometry: Equatable {
  package var release: OSRelease
  package var scale: CGFloat
  /// The bar's size, without the area below it that its background covers.
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  /// The distance between the safe area and the outermost items.
  package var margin: CGFloat
  package var isRightToLeft: Bool

  package init(
    release: OSRelease, scale: CGFloat, size: CGSize, safeArea: UIEdgeInsets, margin: CGFloat,
    isRightToLeft: Bool
  ) {
    self.release = release
    self.scale = scale
    self.size = size
    self.safeArea = safeArea
    self.margin = margin
    self.isRightToLeft = isRightToLeft
  }

  /// The frames of a toolbar's items, one for each, and the capsules behind them.
  package struct Arrangement: Equatable {
    package var items: [CGRect] = []
    package var capsules: [BarCapsule] = []
  }

  /// The height of a navigation controller's toolbar if it hasn't been measured: the one before iOS
  /// 26 (high there).
  package static let assumedHeight: CGFloat = 44

  /// Returns the height of a toolbar by itself.
  package static func naturalHeight(_ release: OSRelease) -> CGFloat {
    BarFacts.toolbarHeight[release]
  }

  /// Returns the background, which extends below the bar under the home indicator.
  package func background(overhang: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height + overhang)
  }

  /// Arranges items between the margins; flexible spaces share the remaining width.
  package func arrange(_ items: [BarItemMeasure]) -> Arrangement {
    let inCapsules = BarFacts.buttonsStandInCapsules[release]
    let spacing = BarFacts.toolbarButtonGap[release]
    let room = size.width - safeArea.left - safeArea.right - 2 * margin
    let widths = items.map { item -> CGFloat in
      switch item.kind {
      case .fixedSpace: item.givenWidth
      case .flexibleSpace: 0
      case .button, .prominentButton, .customView: item.width(inCapsules: inCapsules)
      }
    }
    var gaps: CGFloat = 0
    for (one, next) in zip(items, items.dropFirst()) where !one.isSpace && !next.isSpace {
      gaps += spacing
    }
    let flexible = items.count { $0.kind == .flexibleSpace }
    let left = max(0, room - widths.reduce(0, +) - gaps)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    let grid = PixelGrid(scale: scale)
    var arrangement = Arrangement()
    var x = (isRightToLeft ? safeArea.right : safeArea.left) + margin
    var starts: [CGFloat] = []
    for (index, item) in items.enumerated() {
      let width = item.kind == .flexibleSpace ? share : widths[index]
      if index > 0, !item.isSpace, !items[index - 1].isSpace { x += spacing }
      starts.append(x)
      let height =
        item.kind == .customView ? min(item.size.height, size.height) : size.height
      arrangement.items.append(
        CGRect(
          x: grid.nearest(isRightToLeft ? size.width - x - width : x),
          y: grid.nearest((size.height - height) / 2), width: width, height: height))
      x += width
    }
    if inCapsules { arrangement.capsules = capsules(items, starts, widths) }
    return arrangement
  }

  private func capsules(
    _ items: [BarItemMeasure], _ starts: [CGFloat], _ widths: [CGFloat]
  ) -> [BarCapsule] {
    let height = min(BarCapsule.side, size.height)
    return BarCapsule.runs(items, starts: starts, widths: widths).map { run in
      BarCapsule(
        frame: CGRect(
          x: isRightToLeft ? size.width - run.end : run.start, y: (size.height - height) / 2,
          width: run.end - run.start, height: height),
        isProminent: run.isProminent)
    }
  }
}
