import Graphics
import SystemFacts

/// The positions of the parts of a menu's card, computed from the heights of its texts.
package struct MenuGeometry: Equatable {
  /// A row, or several adjacent tiles.
  package enum Part: Equatable {
    /// A row with the height of its texts; marks are next to them.
    case row(texts: CGFloat)
    /// A number of tiles with a height.
    case tiles(count: Int, height: CGFloat)
  }

  /// The marks and images that any row of the card has; texts are aligned in all of them.
  package struct Columns: Equatable {
    package var hasMarks: Bool
    package var hasImages: Bool
    package var hasSubmenus: Bool

    package init(hasMarks: Bool = false, hasImages: Bool = false, hasSubmenus: Bool = false) {
      self.hasMarks = hasMarks
      self.hasImages = hasImages
      self.hasSubmenus = hasSubmenus
    }
  }

  /// The width of a card in points: always 250 on iOS 26.1 (facts: controls §6; high), and as
  /// recalled before (low).
  package static let width: CGFloat = 250

  package private(set) var title: CGRect?
  /// The frames of the parts in each section; the frames of tiles are consecutive.
  package private(set) var sections: [[[CGRect]]] = []
  /// Lines between rows or sections, or the gaps in older cards.
  package private(set) var lines: [CGRect] = []
  package private(set) var gaps: [CGRect] = []
  package private(set) var height: CGFloat = 0

  package init(
    sections parts: [[Part]], hasTitle: Bool, width: CGFloat = Self.width, release: OSRelease,
    scale: CGFloat
  ) {
    let line = 1 / max(scale, 1)
    let divides = MenuFacts.rowsAreDivided[release]
    let padding = MenuFacts.endPadding[release]
    let inset: CGFloat = divides ? 0 : 24
    var y: CGFloat = 0
    if hasTitle {
      let frame = CGRect(x: 0, y: 0, width: width, height: MenuFacts.titleHeight[release])
      title = frame
      y = frame.maxY
      lines.append(CGRect(x: inset, y: y - line, width: width - 2 * inset, height: line))
    }
    y += padding
    for (number, section) in parts.enumerated() {
      if number > 0 {
        let gap = CGRect(x: 0, y: y, width: width, height: MenuFacts.sectionGap[release])
        if divides {
          gaps.append(gap)
        } else {
          lines.append(
            CGRect(
              x: inset, y: gap.midY - line / 2, width: width - 2 * inset, height: line))
        }
        y = gap.maxY
      }
      var frames: [[CGRect]] = []
      for (index, part) in section.enumerated() {
        let height: CGFloat
        var count = 1
        switch part {
        case .row(let texts): height = texts + MenuFacts.rowPadding[release]
        case .tiles(let tiles, let given): (count, height) = (max(1, tiles), given)
        }
        let side = count > 1 ? (width - 2 * padding) / CGFloat(count) : width
        let start = count > 1 ? padding : 0
        frames.append(
          (0..<count).map {
            CGRect(x: start + CGFloat($0) * side, y: y, width: side, height: height)
          })
        y += height
        if divides, index < section.count - 1 {
          lines.append(CGRect(x: 0, y: y - line, width: width, height: line))
        }
      }
      sections.append(frames)
    }
    height = y + padding
  }

  /// The frames of a row's parts, in the row's coordinates.
  package struct Row: Equatable {
    package var texts: CGRect
    package var mark: CGPoint
    package var image: CGPoint
    package var submenuMark: CGPoint?
  }

  /// Returns the frames of a row's parts for a row size.
  package static func row(_ size: CGSize, _ columns: Columns, release: OSRelease) -> Row {
    let middle = size.height / 2
    let leadsWithImages = MenuFacts.textStartBesideImages[release]
    let submenuEnd = MenuFacts.submenuMarkEnd[release]
    var start = MenuFacts.textStart[release]
    if columns.hasMarks || (columns.hasSubmenus && submenuEnd == nil) {
      start = MenuFacts.textStartBesideMarks[release]
    }
    if columns.hasImages, let leadsWithImages { start = leadsWithImages }
    var end = size.width - MenuFacts.textEnd[release]
    let imageMiddle = MenuFacts.imageMiddle[release]
    if columns.hasImages, leadsWithImages == nil {
      end = min(end, size.width - imageMiddle * 2 + MenuFacts.textEnd[release] / 2)
    }
    let texts = size.height - MenuFacts.rowPadding[release]
    return Row(
      texts: CGRect(
        x: start, y: (size.height - texts) / 2, width: max(0, end - start), height: texts),
      mark: CGPoint(x: MenuFacts.markMiddle[release], y: middle),
      image: CGPoint(
        x: leadsWithImages == nil ? size.width - imageMiddle : imageMiddle, y: middle),
      submenuMark: submenuEnd.map { CGPoint(x: size.width - $0 + 4.667, y: middle) })
  }

  /// Returns the frame of a card that belongs to a source.
  ///
  /// From iOS 26 on the card's upper leading corner is at the source's (facts: controls §6; high).
  /// Before, it's below the source, or above if there is more space, at the source's side that is
  /// nearer to the container's (low). In either case it remains inside the available area.
  ///
  /// - Parameters:
  ///   - source: The button or the preview, in the container's coordinates.
  ///   - room: The available area for the card.
  ///   - liesOver: Whether the card covers its source.
  ///   - isRightToLeft: Whether leading is right.
  package static func place(
    _ size: CGSize, at source: CGRect, in room: CGRect, liesOver: Bool, gap: CGFloat = 8,
    isRightToLeft: Bool = false
  ) -> CGRect {
    var frame = CGRect(
      x: 0, y: 0, width: min(size.width, room.width), height: min(size.height, room.height))
    if liesOver {
      frame.origin = CGPoint(
        x: isRightToLeft ? source.maxX - frame.width : source.minX, y: source.minY)
    } else {
      let atEnd = source.midX > room.midX
      frame.origin.x = atEnd ? source.maxX - frame.width : source.minX
      let below = room.maxY - source.maxY - gap
      let above = source.minY - gap - room.minY
      if frame.height <= below || below >= above {
        frame.size.height = min(frame.height, max(below, room.height / 3))
        frame.origin.y = source.maxY + gap
      } else {
        frame.size.height = min(frame.height, max(above, room.height / 3))
        frame.origin.y = source.minY - gap - frame.height
      }
    }
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
    return frame
  }

  /// Returns the frame of a lifted preview with a card of a given height: in its original place,
  /// moved so that both fit into the available area, and scaled down if they're too large for it.
  package static func placePreview(
    _ source: CGRect, menuHeight: CGFloat, in room: CGRect, gap: CGFloat = 16
  ) -> CGRect {
    let menu = min(menuHeight, room.height * 0.6)
    let most = max(room.height - menu - (menu > 0 ? gap : 0), 1)
    let share = min(1, room.width / max(source.width, 1), most / max(source.height, 1))
    var frame = CGRect(
      x: 0, y: 0, width: source.width * share, height: source.height * share)
    frame.origin.x = source.midX - frame.width / 2
    frame.origin.y = source.midY - frame.height / 2
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    let lowest = room.maxY - menu - (menu > 0 ? gap : 0) - frame.height
    frame.origin.y = max(room.minY, min(frame.minY, lowest))
    return frame
  }
}
