import SystemFacts

/// Where the parts of an alert lie.
package struct AlertGeometry: Equatable {
  package private(set) var size = CGSize.zero
  package private(set) var title: CGRect?
  package private(set) var message: CGRect?
  /// One for each text field.
  package private(set) var fields: [CGRect] = []
  /// One for each action that is shown.
  package private(set) var rows: [CGRect] = []
  /// The actions in the order in which they are shown, as indices of those that were given.
  package private(set) var actions: [Int] = []
  /// The rounded blocks: all, or an action sheet and its button that cancels.
  package private(set) var blocks: [CGRect] = []
  /// The thin lines between the parts.
  package private(set) var lines: [CGRect] = []
  /// Where texts and fields scroll; nil if they have room.
  package private(set) var textScroll: Scrolled?
  /// Where the actions scroll, without the separate cancel button; nil if they have room.
  package private(set) var rowScroll: Scrolled?

  /// A part that is higher than the room for it. The frames of what is in it are as if there were room.
  package struct Scrolled: Equatable {
    /// The part that is seen.
    package var frame: CGRect
    /// Where its content would begin, and how high that is.
    package var start: CGFloat
    package var length: CGFloat
  }

  /// What an alert shows, in the sizes that its views have.
  package struct Content: Equatable {
    /// The heights of the texts in ``AlertMetrics/textWidth``; nil without one.
    package var title: CGFloat?
    package var message: CGFloat?
    package var fieldCount: Int
    /// Which actions cancel.
    package var cancels: [Bool]
    /// The width of the wider text of two actions, were it to stand out.
    package var widestAction: CGFloat
    /// How high the alert may be.
    package var room: CGFloat

    package init(
      title: CGFloat?, message: CGFloat?, fieldCount: Int, cancels: [Bool], widestAction: CGFloat,
      room: CGFloat = .infinity
    ) {
      self.title = title
      self.message = message
      self.fieldCount = fieldCount
      self.cancels = cancels
      self.widestAction = widestAction
      self.room = room
    }
  }

  /// - Parameter scale: The screen's pixels a point; lines are a pixel thick.
  package init(_ content: Content, _ metrics: AlertMetrics, scale: CGFloat) {
    var y = placeTexts(content, metrics)
    let textEnd = y
    let hasText = y > 0
    // In a popover a tap outside cancels, so the button is left out (Apple; high).
    actions = content.cancels.indices.filter { metrics.form != .popover || !content.cancels[$0] }
    let cancel = actions.firstIndex { content.cancels[$0] }.map { actions.remove(at: $0) }
    let pills = AlertFacts.actionsArePills[metrics.release]
    if metrics.form != .sheet || pills, let cancel { actions.append(cancel) }
    let line = PixelGrid(scale: max(1, scale)).pixel
    if metrics.form == .alert, actions.count == 2,
      content.widestAction <= metrics.halfRowWidth - 16
    {
      // The one that cancels stands before the other.
      if cancel != nil { actions.swapAt(0, 1) }
      placeSideBySide(at: &y, metrics, line: pills ? nil : line)
    } else if !actions.isEmpty {
      stackRows(at: &y, metrics, line: pills ? nil : line)
    }
    if !pills, hasText, let first = rows.first {
      lines.append(CGRect(x: 0, y: first.minY, width: metrics.width, height: line))
    }
    let standsAlone = metrics.form == .sheet && !pills && cancel != nil
    y -= shorten(
      by: y + (standsAlone ? (y > 0 ? 8 : 0) + metrics.rowHeight : 0) - content.room,
      textEnd: textEnd, end: y, metrics)
    blocks = [CGRect(x: 0, y: 0, width: metrics.width, height: y)]
    if standsAlone, let cancel {
      // The button that cancels stands by itself, 8 below (medium).
      let frame = CGRect(
        x: 0, y: y > 0 ? y + 8 : 0, width: metrics.width, height: metrics.rowHeight)
      rows.append(frame)
      blocks.append(frame)
      actions.append(cancel)
      y = frame.maxY
    }
    size = CGSize(width: metrics.width, height: y)
  }

  /// Returns the height that texts and fields take, 0 where there are none.
  private mutating func placeTexts(_ content: Content, _ metrics: AlertMetrics) -> CGFloat {
    let spacing = metrics.texts
    var y: CGFloat = 0
    func place(_ height: CGFloat) -> CGRect {
      y += y == 0 ? spacing.top : spacing.gap
      let frame = CGRect(x: spacing.side, y: y, width: metrics.textWidth, height: height)
      y = frame.maxY
      return frame
    }
    title = content.title.map(place)
    message = content.message.map(place)
    for index in 0..<content.fieldCount {
      // The first keeps a distance from the texts, the others touch (recalled; low).
      if index == 0 { y += spacing.top }
      fields.append(
        CGRect(x: spacing.side, y: y, width: metrics.textWidth, height: metrics.fieldHeight))
      y += metrics.fieldHeight
    }
    guard y > 0 else { return 0 }
    if !fields.isEmpty { return y + spacing.top }
    let isSingle = title == nil || message == nil
    let single = isSingle ? AlertFacts.singleTextBottom[metrics.release] : nil
    return y + (single ?? spacing.bottom)
  }

  private mutating func placeSideBySide(
    at y: inout CGFloat, _ metrics: AlertMetrics, line: CGFloat?
  ) {
    let half = metrics.halfRowWidth
    y += metrics.rowPadding
    rows = [
      CGRect(x: metrics.rowPadding, y: y, width: half, height: metrics.rowHeight),
      CGRect(
        x: metrics.rowPadding + half + metrics.rowGap, y: y, width: half,
        height: metrics.rowHeight),
    ]
    if let line {
      lines.append(CGRect(x: half, y: y, width: line, height: metrics.rowHeight))
    }
    y += metrics.rowHeight + metrics.rowPadding
  }

  private mutating func stackRows(at y: inout CGFloat, _ metrics: AlertMetrics, line: CGFloat?) {
    y += metrics.rowPadding
    for index in actions.indices {
      if index > 0 { y += metrics.rowGap }
      rows.append(
        CGRect(
          x: metrics.rowPadding, y: y, width: metrics.rowWidth, height: metrics.rowHeight))
      if let line, index > 0 {
        lines.append(CGRect(x: 0, y: y, width: metrics.width, height: line))
      }
      y += metrics.rowHeight
    }
    y += metrics.rowPadding
  }

  /// Has parts scroll that there is no room for: the actions down to one and a half, and then the texts (by
  /// eye; low).
  ///
  /// - Returns: By how much the alert becomes lower.
  private mutating func shorten(
    by excess: CGFloat, textEnd: CGFloat, end: CGFloat, _ metrics: AlertMetrics
  ) -> CGFloat {
    guard excess > 0.5 else { return 0 }
    let length = end - textEnd
    let isStacked = rows.count > 1 && rows[0].minY != rows[1].minY
    let least = isStacked ? min(length, metrics.rowPadding + metrics.rowHeight * 1.5) : length
    let seen = max(least, length - excess)
    let seenTexts = max(0, textEnd - (excess - (length - seen)))
    if seenTexts < textEnd {
      textScroll = Scrolled(
        frame: CGRect(x: 0, y: 0, width: metrics.width, height: seenTexts), start: 0,
        length: textEnd)
    }
    if !rows.isEmpty {
      rowScroll = Scrolled(
        frame: CGRect(x: 0, y: seenTexts, width: metrics.width, height: seen), start: textEnd,
        length: length)
    }
    return end - seenTexts - seen
  }

  // MARK: In the container

  /// How high an alert or an action sheet may be in its container: 8 points stay free above and below, and
  /// the safe area's insets (by eye; low).
  package static func room(
    isSheet: Bool, in bounds: CGRect, safeArea: UIEdgeInsets, underKeyboard: CGFloat = 0
  ) -> CGFloat {
    bounds.height - max(8, safeArea.top)
      - max(8, max(safeArea.bottom, isSheet ? 0 : underKeyboard + 8))
  }

  /// Where an alert or an action sheet of a size lies in its container.
  ///
  /// - Parameter underKeyboard: The height that the keyboard covers, above which alerts lie.
  package static func frame(
    of size: CGSize, isSheet: Bool, in bounds: CGRect, safeArea: UIEdgeInsets,
    underKeyboard: CGFloat = 0, release: OSRelease, scale: CGFloat
  ) -> CGRect {
    let staysInSafeArea = AlertFacts.staysInSafeArea[release]
    // In the middle of the screen (dump of an alert on 320 × 568; high), or of what the keyboard leaves of
    // it (recalled; medium).
    var room = staysInSafeArea ? bounds.inset(by: safeArea) : bounds
    if !isSheet { room.size.height = min(room.maxY, bounds.maxY - underKeyboard) - room.minY }
    var origin = PixelGrid(scale: scale).nearest(
      CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2))
    if isSheet, !staysInSafeArea {
      // 8 points from the lower edge, or above the home indicator's strip (low).
      origin.y = bounds.maxY - max(8, safeArea.bottom) - size.height
    }
    return CGRect(origin: origin, size: size)
  }
}
