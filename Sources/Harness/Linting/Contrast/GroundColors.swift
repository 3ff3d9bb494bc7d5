import Foundation
import Graphics

/// Determines which colours of a background decide whether a text on it is legible.
///
/// The background's points are sorted into ten steps of lightness. The steps that contain at least
/// a quarter of the points count, and the most common others until half of the points are included;
/// the step with the lowest contrast decides. This way, neither a picture's worst pixel nor its
/// mean decides.
enum GroundColors {
  private static let steps = 10

  /// Returns the text and the background, as means of the deciding step, and their contrast ratio.
  static func deciding(
    _ samples: [(text: RGBA, ground: RGBA)]
  ) -> (text: RGBA, ground: RGBA, ratio: CGFloat)? {
    var sums = [(text: RGBA, ground: RGBA, count: Int)](
      repeating: (.clear, .clear, 0), count: steps)
    for sample in samples {
      let lightness = sample.ground.lightness
      guard lightness.isFinite else { return nil }
      let step = min(max(Int(lightness / 100 * CGFloat(steps)), 0), steps - 1)
      sums[step].text.add(sample.text)
      sums[step].ground.add(sample.ground)
      sums[step].count += 1
    }
    let order = sums.indices.filter { sums[$0].count > 0 }.sorted {
      (sums[$1].count, $0) < (sums[$0].count, $1)
    }
    var taken = 0
    var result: (text: RGBA, ground: RGBA, ratio: CGFloat)?
    for step in order {
      let sum = sums[step]
      guard sum.count * 4 >= samples.count || taken * 2 < samples.count else { break }
      taken += sum.count
      let text = sum.text.divided(by: sum.count)
      let ground = sum.ground.divided(by: sum.count)
      let ratio = RGBA.contrast(text, ground)
      if ratio < result?.ratio ?? .infinity { result = (text, ground, ratio) }
    }
    return result
  }
}

extension RGBA {
  fileprivate mutating func add(_ other: RGBA) {
    red += other.red
    green += other.green
    blue += other.blue
    alpha += other.alpha
  }

  fileprivate func divided(by count: Int) -> RGBA {
    let count = CGFloat(count)
    return RGBA(red: red / count, green: green / count, blue: blue / count, alpha: alpha / count)
  }
}
