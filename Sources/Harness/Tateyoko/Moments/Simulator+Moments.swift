import Foundation
import Pixels
import UIKit

extension Simulator {
  /// Renders moments of what an action sets in motion, at the device's resolution, in pixels.
  ///
  /// ```swift
  /// let frames = try simulator.captures(at: [0, 0.1, 0.2]) { try simulator.tap("Details") }
  /// ```
  ///
  /// The clock starts with the first animation, transition or rotation that the action begins, or
  /// when the screen has settled if nothing moves. Afterwards the screen settles.
  ///
  /// - Parameters:
  ///   - moments: The times, in seconds of simulated time after the start.
  ///   - action: The action; the calls it makes may settle.
  /// - Returns: A picture for each moment, in the order of `moments`.
  /// - Throws: ``MomentError`` for invalid moments; any error that the action or rendering throws.
  public func captures(
    at moments: [TimeInterval], of action: () throws -> Void
  ) throws -> [Bitmap] {
    try sources(at: moments, of: action).map { try PictureRenderer.main.render($0.picture) }
  }

  /// Returns the screen at moments of what an action sets in motion.
  func sources(at moments: [TimeInterval], of action: () throws -> Void) throws -> [ScreenSource] {
    try MomentError.check(moments)
    // Visited in chronological order, and returned in the requested order.
    let order = moments.indices.sorted { (moments[$0], $0) < (moments[$1], $1) }
    var sources = [ScreenSource?](repeating: nil, count: moments.count)
    let watch = MomentWatch(moments: order.map { moments[$0] }) { index in
      let place = order[index]
      sources[place] = self.sourceOfMoment(moments[place])
    }
    try host.use { try host.watch(watch, during: action) }
    let found = sources.compactMap(\.self)
    guard found.count == moments.count else { throw MomentError.notReached }
    return found
  }
}
