import Foundation
import Tateyoko
import UIKit

/// What SwiftUI's screens cost, as ratios to the same screen of UIKit's, and how they grow, next to the bounds.
///
/// Each pair of screens is pictured alternately, so that other programs on the machine disturb both alike; the best of
/// all counts.
@MainActor
struct SwiftUIBounds {
  private static let pictureBound = 1.5
  private static let growthBound = 1.2
  private static let rounds = 9

  /// Prints a line per measurement; returns whether all are within their bounds.
  static func print() -> Bool {
    let cases = GrowthCase.swiftUI
    guard let views = cases.first(where: { $0.name == "SwiftUI: 60 views" }),
      let same = cases.first(where: { $0.name == "UIKit: 60 views" })
    else { return false }
    var isWithin = true
    func line(_ name: String, _ value: Double, _ bound: Double) {
      if value > bound { isWithin = false }
      let words = value > bound ? "beyond" : "at most"
      Swift.print("\(name)\t\(Growth.text(value))\t\(words) \(Growth.text(bound))")
    }
    for (title, measure) in [
      ("layout of 60 views, ratio to UIKit", { (one: GrowthCase) in one.run(60) }),
      ("picture of 60 views, ratio to UIKit", { (one: GrowthCase) in one.picture(60) }),
    ] {
      _ = (measure(views), measure(same))
      var best = (Double.infinity, Double.infinity)
      for _ in 0..<rounds { best = (min(best.0, measure(views)), min(best.1, measure(same))) }
      line(title, best.0 / best.1, pictureBound)
    }
    for one in cases where one.sizes.count > 2 {
      _ = one.run(one.sizes[0])
      let points = one.sizes.map { size in
        (size: size, time: (0..<5).map { _ in one.run(size) }.min() ?? 0)
      }
      line("growth of \(one.name), exponent", Growth.exponent(points[...]), growthBound)
    }
    return isWithin
  }
}

extension GrowthCase {
  /// Launches and pictures a screen of a size, and returns the seconds that it took this thread.
  fileprivate func picture(_ size: Int) -> Double {
    let simulator = Simulator(.iPhone15Pro)
    let screen = make(size)
    return Self.seconds {
      simulator.launch(screen)
      _ = try? simulator.capture()
    }
  }
}
