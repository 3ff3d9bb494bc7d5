import Foundation

/// The frames of symbols as measured on the system.
package enum SymbolMeasurements {
  /// The frames of symbols at several sizes.
  struct Row: Sendable {
    /// The frames at the sizes in `pointSizes`.
    var frames: [SymbolFrame]
    var bold: CGSize
    var small: SymbolFrame
    var large: SymbolFrame

    /// The frame at 13 points, the size that other weights and scales were measured at.
    var body: SymbolFrame { frames[0] }

    init?(_ groups: [Substring]) {
      let numbers = groups.map { $0.split(separator: " ").compactMap { Double($0) } }
      guard numbers.map(\.count) == [3, 3, 3, 2, 3, 3] else { return nil }
      func frame(_ index: Int) -> SymbolFrame {
        SymbolFrame(
          width: numbers[index][0], height: numbers[index][1], descent: numbers[index][2])
      }
      frames = [frame(0), frame(1), frame(2)]
      bold = CGSize(width: numbers[3][0], height: numbers[3][1])
      small = frame(4)
      large = frame(5)
    }
  }

  static let pointSizes: [CGFloat] = [13, 17, 22]

  static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for line in SortedTable(text: table).lines {
      let groups = line.split(separator: "|")
      guard let names = groups.first, let row = Row(Array(groups.dropFirst())) else { continue }
      for name in names.split(separator: " ") { rows[String(name)] = row }
    }
    return rows
  }()

  /// The measured names, sorted.
  package static var names: [String] { rows.keys.sorted() }
}

extension SymbolMeasurements.Row {
  /// Returns the frame at a size: as measured at 13, 17 and 22 points in regular weight and medium
  /// scale, and at 13 points in bold, small and large.
  ///
  /// Between these sizes frames are interpolated, beyond them they are proportional to the point
  /// size; other weights and scales have the same ratio to regular and medium as at 13 points.
  func frame(_ size: SymbolSize) -> SymbolFrame {
    var frame = regular(size.pointSize)
    let share = size.pointSize / SymbolMeasurements.pointSizes[0]
    let bold = size.weight.towardsBold
    frame.width *= 1 + bold * (self.bold.width / body.width - 1)
    frame.height *= 1 + bold * (self.bold.height / body.height - 1)
    frame.descent += bold * (self.bold.height - body.height) / 2 * share
    let scaled: SymbolFrame
    switch size.scale {
    case .small: scaled = small
    case .medium: return frame
    case .large: scaled = large
    }
    frame.width *= scaled.width / body.width
    frame.height *= scaled.height / body.height
    frame.descent += (scaled.descent - body.descent) * share
    return frame
  }

  private func regular(_ pointSize: CGFloat) -> SymbolFrame {
    let sizes = SymbolMeasurements.pointSizes
    guard let above = sizes.firstIndex(where: { $0 >= pointSize }) else {
      return frames[frames.count - 1].multiplied(by: pointSize / sizes[sizes.count - 1])
    }
    guard above > 0 else { return frames[0].multiplied(by: pointSize / sizes[0]) }
    let share = (pointSize - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    let (low, high) = (frames[above - 1], frames[above])
    return SymbolFrame(
      width: low.width + (high.width - low.width) * share,
      height: low.height + (high.height - low.height) * share,
      descent: low.descent + (high.descent - low.descent) * share)
  }
}

extension SymbolFrame {
  func multiplied(by factor: CGFloat) -> SymbolFrame {
    SymbolFrame(width: width * factor, height: height * factor, descent: descent * factor)
  }
}
