import SystemFacts

/// The positions of a navigation bar's parts, in coordinates of the bar and of its content strip.
///
/// The height is given: ``NavigationBarZones`` determines it.
package struct NavigationBarGeometry: Equatable {
  package var release: OSRelease
  package var scale: CGFloat
  package var size: CGSize
  package var zones: NavigationBarZones
  /// The distances from the bar's sides to its outermost buttons.
  package var margins: UIEdgeInsets
  package var isRightToLeft: Bool

  package init(
    release: OSRelease, scale: CGFloat, size: CGSize, zones: NavigationBarZones,
    margins: UIEdgeInsets, isRightToLeft: Bool
  ) {
    self.release = release
    self.scale = scale
    self.size = size
    self.zones = zones
    self.margins = margins
    self.isRightToLeft = isRightToLeft
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }
  private var inCapsules: Bool { BarFacts.buttonsStandInCapsules[release] }

  // MARK: Strips

  package var background: CGRect {
    CGRect(x: 0, y: -zones.overhang, width: size.width, height: size.height + zones.overhang)
  }

  /// Returns the frame of a prompt of a given height, 2 points above the lower edge of its strip.
  package func prompt(height: CGFloat) -> CGRect {
    CGRect(
      x: margins.left, y: max(0, zones.prompt - height - 2),
      width: max(0, size.width - margins.left - margins.right), height: height)
  }

  /// The strip with the buttons and the title.
  package var content: CGRect {
    CGRect(x: 0, y: zones.prompt, width: size.width, height: zones.content)
  }

  package var largeTitle: CGRect {
    CGRect(
      x: 0, y: zones.prompt + zones.content, width: size.width, height: max(0, zones.largeTitle))
  }

  /// The search bar fills the lowest strip.
  package var search: CGRect {
    CGRect(x: 0, y: size.height - zones.search, width: size.width, height: zones.search)
  }

  /// Returns the frame of the large title's text in its strip.
  ///
  /// It is at the lower edge of its strip of 52: its line of 41 points begins 3 below the strip's
  /// upper edge (recalled; low), and scrolling moves it up behind the content strip.
  package static func largeTitleText(
    _ text: CGSize, in strip: CGSize, margins: UIEdgeInsets, isRightToLeft: Bool
  ) -> CGRect {
    let shown = min(text.width, max(0, strip.width - margins.left - margins.right))
    return CGRect(
      x: isRightToLeft ? strip.width - margins.right - shown : margins.left,
      y: strip.height - 8 - text.height, width: shown, height: text.height)
  }

  // MARK: Content

  /// The content of the strip.
  package struct Content {
    /// From the edge inward.
    package var leading: [BarItemMeasure]
    package var trailing: [BarItemMeasure]
    package var back: Back?
    /// The size of the title, or of the view that replaces it; nil if there is none.
    package var title: CGSize?

    package init(
      leading: [BarItemMeasure], trailing: [BarItemMeasure], back: Back?, title: CGSize?
    ) {
      self.leading = leading
      self.trailing = trailing
      self.back = back
      self.title = title
    }
  }

  /// The back button.
  package struct Back {
    package var arrow: CGSize
    /// The sizes of its alternative texts, longest first.
    package var texts: [CGSize]

    package init(arrow: CGSize, texts: [CGSize]) {
      self.arrow = arrow
      self.texts = texts
    }
  }

  /// The frames in the content strip.
  package struct Arrangement: Equatable {
    package var leading: [CGRect] = []
    package var trailing: [CGRect] = []
    package var title: CGRect?
    package var arrow: CGRect?
    /// The text shown in the back button, and its frame.
    package var backText: BackText?
    package var capsules: [BarCapsule] = []
  }

  package struct BackText: Equatable {
    package var index: Int
    package var frame: CGRect
  }

  package func arrange(_ content: Content) -> Arrangement {
    let row = row(content)
    let places = row.solve()
    var arrangement = Arrangement()
    arrangement.leading = frames(content.leading, starts: places.leading, widths: row.leading)
    arrangement.trailing = frames(content.trailing, starts: places.trailing, widths: row.trailing)
    if let title = content.title {
      arrangement.title = frame(
        start: places.titleStart, width: places.titleWidth,
        height: min(title.height, zones.content))
    }
    if let back = content.back, let place = row.back {
      let start = place.start + (inCapsules ? (place.arrow - back.arrow.width) / 2 : 0)
      arrangement.arrow = frame(start: start, width: back.arrow.width, height: back.arrow.height)
      if let index = places.backText, places.backTextWidth > 0 {
        let frame = frame(
          start: places.backTextStart, width: places.backTextWidth,
          height: min(back.texts[index].height, zones.content))
        arrangement.backText = BackText(index: index, frame: frame)
      }
    }
    if inCapsules { arrangement.capsules = capsules(content, row, places) }
    return arrangement
  }

  private func row(_ content: Content) -> NavigationContentLayout {
    let leadingMargin = isRightToLeft ? margins.right : margins.left
    var row = NavigationContentLayout(
      width: size.width, leadingMargin: leadingMargin,
      trailingMargin: isRightToLeft ? margins.left : margins.right,
      leading: content.leading.map(width), trailing: content.trailing.map(width),
      spacing: spacing, titleWidth: content.title?.width ?? 0)
    if let back = content.back {
      // The arrow of 13 by 21 begins 8 before the margin, and its text 6 after it (recalled).
      let texts = back.texts.map(\.width)
      row.back =
        inCapsules
        ? .init(start: leadingMargin, arrow: BarCapsule.side, gap: 0, texts: texts)
        : .init(start: leadingMargin - 8, arrow: back.arrow.width, gap: 6, texts: texts)
    }
    return row
  }

  /// The space between two buttons.
  private var spacing: CGFloat { BarFacts.navigationButtonGap[release] }

  private func width(of item: BarItemMeasure) -> CGFloat {
    item.isSpace ? max(0, item.givenWidth - 2 * spacing) : item.width(inCapsules: inCapsules)
  }

  /// The height available to buttons, which are centred in it: the strip's, and on iOS 26 its upper
  /// 44 points (low).
  private var buttonHeight: CGFloat {
    inCapsules ? min(BarCapsule.side, zones.content - zones.contentTop) : zones.content
  }

  /// Converts a range in reading direction to a frame in the content strip.
  private func frame(start: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: grid.nearest(isRightToLeft ? size.width - start - width : start),
      y: zones.contentTop + grid.nearest((buttonHeight - height) / 2), width: width,
      height: height)
  }

  private func frames(
    _ items: [BarItemMeasure], starts: [CGFloat], widths: [CGFloat]
  ) -> [CGRect] {
    items.indices.map { index in
      let item = items[index]
      return frame(
        start: starts[index], width: widths[index],
        height: item.kind == .customView ? item.size.height : buttonHeight)
    }
  }

  private func capsules(
    _ content: Content, _ row: NavigationContentLayout, _ places: NavigationContentLayout.Result
  ) -> [BarCapsule] {
    var runs: [BarCapsule.Run] = []
    if let back = row.back {
      runs.append(.init(start: back.start, end: back.start + back.arrow, isProminent: false))
    }
    runs += BarCapsule.runs(content.leading, starts: places.leading, widths: row.leading)
    runs += BarCapsule.runs(
      content.trailing.reversed(), starts: places.trailing.reversed(),
      widths: row.trailing.reversed())
    return runs.map { run in
      BarCapsule(
        frame: frame(start: run.start, width: run.end - run.start, height: buttonHeight),
        isProminent: run.isProminent)
    }
  }
}
