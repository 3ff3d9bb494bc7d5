import SystemFacts

/// The positions of an alert's parts.
package struct AlertGeometry: Equatable {
  package private(set) var size = CGSize.zero
  package private(set) var title: CGRect?
  package private(set) var message: CGRect?
  /// One for each text field.
  package private(set) var fields: [CGRect] = []
  /// The background of the text fields, if they have one in common.
  package private(set) var fieldGroup: CGRect?
  /// One for each visible action.
  package private(set) var rows: [CGRect] = []
  /// The actions in display order, as indices of the given ones.
  package private(set) var actions: [Int] = []
  /// The rounded blocks: the entire alert, or an action sheet and its cancel button.
  package private(set) var blocks: [CGRect] = []
  /// The thin lines between the parts.
  package private(set) var lines: [CGRect] = []
  /// The scrolling area of texts and fields; nil if they fit.
  package private(set) var textScroll: Scrolled?
  /// The scrolling area of the actions, without the separate cancel button; nil if they fit.
  package private(set) var rowScroll: Scrolled?

  /// A part that is higher than its available space. The frames of its content are as if there were
  /// enough space.
  package struct Scrolled: Equatable {
    /// The visible part.
    package var frame: CGRect
    /// The start of its content, and its height.
    package var start: CGFloat
    package var length: CGFloat
  }

  /// The content of an alert, given by the sizes of its views.
  package struct Content: Equatable {
    /// The heights of the texts at ``AlertMetrics/textWidth``; nil if there is none.
    package var title: CGFloat?
    package var message: CGFloat?
    package var fieldCount: Int
    /// The height of a text field's line.
    package var fieldLine: CGFloat
    /// Whether each action is a cancel action.
    package var cancels: [Bool]
    /// The width of the wider of two action titles, in the preferred action's style.
    package var widestAction: CGFloat
    /// The maximum height of the alert.
    package var room: CGFloat

    package init(
      title: CGFloat?, message: CGFloat?, fieldCount: Int, fieldLine: CGFloat, cancels: [Bool],
      widestAction: CGFloat, room: CGFloat = .infinity
    ) {
      self.title = title
      self.message = message
      self.fieldCount = fieldCount
      self.fieldLine = fieldLine
      self.cancels = cancels
      self.widestAction = widestAction
      self.room = room
    }
  }

  /// - Parameter scale: The screen's pixels per point; lines are one pixel thick.
  package init(_ content: Content, _ metrics: AlertMetrics, scale: CGFloat) {
    var y = placeTexts(content, metrics)
    let textEnd = y
    let hasText = y > 0
    // In a popover a tap outside cancels, so the button is omitted (Apple; high).
    actions = content.cancels.indices.filter { metrics.form != .popover || !content.cancels[$0] }
    let cancel = actions.firstIndex { content.cancels[$0] }.map { actions.remove(at: $0) }
    let pills = AlertFacts.actionsArePills[metrics.release]
    if metrics.form != .sheet || pills, let cancel { actions.append(cancel) }
    let line = PixelGrid(scale: max(1, scale)).pixel
    if metrics.form == .alert, actions.count == 2,
      content.widestAction <= metrics.halfRowWidth - 16
    {
      // The cancel action comes before the other one.
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
      // The cancel button is separate, 8 points below (medium).
      let frame = CGRect(
        x: 0, y: y > 0 ? y + 8 : 0, width: metrics.width, height: metrics.rowHeight)
      rows.append(frame)
      blocks.append(frame)
      actions.append(cancel)
      y = frame.maxY
    }
    size = CGSize(width: metrics.width, height: y)
  }

  /// Returns the height of texts and fields, 0 if there are none.
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
    let isSingle = title == nil || message == nil
    let single = isSingle ? AlertFacts.singleTextBottom[metrics.release] : nil
    let bottom = single ?? spacing.bottom
    if content.fieldCount > 0, let room = AlertFacts.fieldGroup[metrics.release] {
      return placeFieldGroup(content, metrics, room, below: y == 0 ? spacing.top : y + bottom)
    }
    for index in 0..<content.fieldCount {
      // The first keeps a distance from the texts, the others are adjacent (recalled; low).
      if index == 0 { y += spacing.top }
      fields.append(
        CGRect(x: spacing.side, y: y, width: metrics.textWidth, height: metrics.fieldHeight))
      y += metrics.fieldHeight
    }
    guard y > 0 else { return 0 }
    return y + (fields.isEmpty ? bottom : spacing.top)
  }

  /// Places fields without borders in a group: lines in equal parts of it.
  ///
  /// - Returns: The group's lower end.
  private mutating func placeFieldGroup(
    _ content: Content, _ metrics: AlertMetrics, _ room: AlertFacts.FieldGroup,
    below top: CGFloat
  ) -> CGFloat {
    // Fields with a larger font keep the room around their line (inferred; low).
    let growth = max(0, content.fieldLine - AlertMetrics.usualFieldLine)
    let group = CGRect(
      x: room.side, y: top + room.top, width: max(0, metrics.width - 2 * room.side),
      height: (metrics.fieldHeight + growth) * CGFloat(content.fieldCount))
    fields = (0..<content.fieldCount).map { index in
      CGRect(
        x: group.minX + room.inset.width,
        y: group.minY + room.inset.height + (room.pitch + growth) * CGFloat(index),
        width: max(0, group.width - 2 * room.inset.width), height: content.fieldLine)
    }
    fieldGroup = group
    return group.maxY
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

  /// Makes parts that don't fit scroll: first the actions, down to one and a half, then the texts
  /// (by eye; low).
  ///
  /// - Returns: The reduction of the alert's height.
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

  /// Returns the maximum height of an alert or an action sheet in its container, which leaves 8
  /// points above and below, and the safe area's insets (by eye; low).
  package static func room(
    isSheet: Bool, in bounds: CGRect, safeArea: UIEdgeInsets, underKeyboard: CGFloat = 0
  ) -> CGFloat {
    bounds.height - max(8, safeArea.top)
      - max(8, max(safeArea.bottom, isSheet ? 0 : underKeyboard + 8))
  }

  /// Returns the frame of an alert or an action sheet in its container.
  ///
  /// - Parameter underKeyboard: The height that the keyboard covers; alerts are above it.
  package static func frame(
    of size: CGSize, isSheet: Bool, in bounds: CGRect, safeArea: UIEdgeInsets,
    underKeyboard: CGFloat = 0, release: OSRelease, scale: CGFloat
  ) -> CGRect {
    let staysInSafeArea = AlertFacts.staysInSafeArea[release]
    // In the middle of the screen (dump of an alert on 320 × 568; high), or of the part above the
    // keyboard (recalled; medium).
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
