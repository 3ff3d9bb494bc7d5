extension ImageTolerance {
  /// Returns why nothing could ever fail with it in a picture of this size, in pixels; nil if it's
  /// effective.
  ///
  /// It's blind if it accepts a white picture of that size as a black one: by its metric, by the
  /// number of pixels it allows to differ, or because its ignored regions contain all pixels.
  package func blindness(width: Int, height: Int) -> String? {
    guard width > 0, height > 0, !isExact else { return nil }
    let size = "\(width) × \(height) pixels"
    func words(_ reason: String) -> String {
      """
      The tolerance (\(self.words)) accepts a white picture of \(size) for a black one, so nothing \
      could ever fail\(reason). Choose a smaller one.
      """
    }
    let white: UInt32 = 0xFFFF_FFFF
    let black: UInt32 = 0xFF00_0000
    if metric.isNear(white, black) { return words("") }
    let all = width * height
    let compared = all - ignoredPixelCount(width: width, height: height)
    if compared == 0 { return words(": its ignored regions cover the whole picture") }
    // In pictures of one colour, no pixel is excused by an edge or a shifted colour.
    let most = window.map {
      ignoredRegions.isEmpty
        ? min($0.side, width) * min($0.side, height)
        : WindowDensity.densest(
          comparedMarks(width: width, height: height), width: width, side: $0.side)
    }
    return allows(exceeding: compared, channels: compared * 3, of: all, densest: most ?? 0)
      ? words("") : nil
  }

  /// Returns the number of pixels in ignored regions, each counted once.
  private func ignoredPixelCount(width: Int, height: Int) -> Int {
    let parts = ignoredRegions.compactMap { $0.clipped(width: width, height: height) }
    guard !parts.isEmpty else { return 0 }
    var count = 0
    let rows = Set(parts.flatMap { [$0.y, $0.maxY] }).sorted()
    let sorted = parts.sorted { $0.x < $1.x }
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      var covered = 0
      var end = 0
      for part in sorted where part.y <= top && part.maxY >= bottom && part.maxX > end {
        covered += part.maxX - max(part.x, end)
        end = part.maxX
      }
      count += covered * (bottom - top)
    }
    return count
  }

  /// Returns, row by row, 1 for pixels that are compared and 0 for others.
  private func comparedMarks(width: Int, height: Int) -> [UInt8] {
    var marks = [UInt8](repeating: 1, count: width * height)
    for part in ignoredRegions.compactMap({ $0.clipped(width: width, height: height) }) {
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { marks[y * width + x] = 0 }
      }
    }
    return marks
  }
}

extension ColorMetric {
  /// Returns whether the distance between two colours is within the limit.
  fileprivate func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    switch self {
    case .channel(let limit): ColorDistance.channel(one, other) <= limit
    case .oklab(let limit): ColorDistance.oklab(one, other) <= limit
    case .lab(let limit): ColorDistance.lab(one, other) <= limit
    case .yiq(let threshold):
      ColorDistance.yiq(one, other) <= ColorDistance.largestYIQ * threshold * threshold
    }
  }
}

extension PixelRect {
  /// Returns the part inside a picture of this size; nil if there is none.
  fileprivate func clipped(width: Int, height: Int) -> PixelRect? {
    let left = max(x, 0)
    let top = max(y, 0)
    let right = min(maxX, width)
    let bottom = min(maxY, height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
