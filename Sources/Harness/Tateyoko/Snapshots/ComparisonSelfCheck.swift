import Foundation
import ImageDiff
import Pixels
import Synchronization

/// Plants differences and checks that the comparison in use finds them.
///
/// A comparison that finds nothing lets every suite pass. Before anything may pass in a session, it
/// must therefore find a difference of one level in one pixel, including through a PNG file, and
/// each tolerance must reject a picture that is entirely different.
final class ComparisonSelfCheck: Sendable {
  /// The comparison to check.
  let comparer: PictureComparison.Comparer
  private let found = Mutex<String??>(nil)
  private let foundOfTolerances = Mutex<[ImageTolerance: String?]>([:])

  init(_ comparer: @escaping PictureComparison.Comparer = PictureComparison.ownComparer) {
    self.comparer = comparer
  }

  /// Why nothing may pass; `nil` if the planted differences were found.
  var problem: String? {
    found.withLock { found in
      if let found { return found }
      let problem = findProblem()
      found = .some(problem)
      return problem
    }
  }

  /// Returns why nothing may pass by a tolerance; `nil` if it's usable.
  func problem(of tolerance: SnapshotTolerance) -> String? {
    if let problem { return problem }
    if let fault = tolerance.pixels.fault { return "Invalid tolerance: \(fault)" }
    guard !tolerance.pixels.isExact else { return nil }
    let pixels = tolerance.pixels.ignoring([])
    if let known = foundOfTolerances.withLock({ $0[pixels] }) { return known }
    let problem = findProblem(of: pixels)
    foundOfTolerances.withLock { $0[pixels] = .some(problem) }
    return problem
  }

  /// Compares planted differences; takes a fraction of a millisecond.
  func findProblem() -> String? {
    func words(_ what: String) -> String {
      """
      The comparison can't be trusted: \(what). Nothing passes or is recorded in this run. The \
      installation is at fault, not your code.
      """
    }
    do {
      let picture = try Bitmap(width: 16, height: 16)
      for y in 0..<16 {
        for x in 0..<16 {
          picture[x, y] = BitmapPixel(
            red: UInt8(16 * x), green: UInt8(16 * y), blue: UInt8(8 * (x + y)))
        }
      }
      let reference = try PNGCodec.decode(PNGCodec.encode(picture))
      guard PixelDigest(reference) == PixelDigest(picture), reference.hasSamePixels(as: picture)
      else { return words("a picture changes when written to and read from a PNG file") }
      let same = comparer(reference, picture, .exact)
      guard same.matches, same.differingPixelCount == 0 else {
        return words("it reports a difference between a picture and itself")
      }
      let before = picture[11, 6]
      picture[11, 6] = BitmapPixel(
        red: before.red, green: before.green ^ 1, blue: before.blue, alpha: before.alpha)
      guard PixelDigest(reference) != PixelDigest(picture),
        !reference.hasSamePixels(as: picture)
      else { return words("it reports pictures that differ in one pixel as equal") }
      let planted = comparer(reference, picture, .exact)
      guard !planted.matches, planted.exceedingPixelCount == 1,
        planted.bounds == PixelRect(x: 11, y: 6, width: 1, height: 1)
      else { return words("a planted difference of one level in one pixel was not found") }
      let lines = Diffing<String>.lines
      guard try lines.diff("縦\n", "横\n") != nil, try lines.diff("縦\n", "縦\n") == nil else {
        return words("a planted difference of one letter in a text was not found")
      }
      return nil
    } catch {
      return words("the check of the comparison failed (\(error))")
    }
  }

  /// Compares black with white by a tolerance, as far as its shares and densities apply; how many
  /// pixels are many depends on the picture.
  private func findProblem(of tolerance: ImageTolerance) -> String? {
    let side = min(max(32, tolerance.window?.side ?? 0), 512)
    let check = ImageTolerance(
      tolerance.metric, precision: tolerance.precision, of: tolerance.unit,
      maximumCount: tolerance.maximumCount.map { min($0, side * side - 1) },
      window: tolerance.window, ignoresAntialiasing: tolerance.ignoresAntialiasing,
      shift: tolerance.shift)
    do {
      let white = try Bitmap(width: side, height: side)
      white.fill(BitmapPixel(red: 255, green: 255, blue: 255))
      let black = try Bitmap(width: side, height: side)
      black.fill(BitmapPixel(red: 0, green: 0, blue: 0))
      guard
        check.blindness(width: side, height: side) != nil
          || comparer(white, black, check).matches
      else { return nil }
      return """
        The tolerance (\(tolerance.words)) accepts a white picture for a black one, so nothing \
        could ever fail. Choose a smaller one.
        """
    } catch {
      return "The tolerance could not be checked: \(error)"
    }
  }
}
