import ArgumentParser
import ImageDiff

/// The options for how much pictures may differ.
package struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The allowed difference per channel, 0 to 255; 0 by default.", valueName: "levels"))
  package var channel: Int?

  @Option(
    help: ArgumentHelp(
      "The allowed distance in OKLab, 0 to 1; about 0.02 is just noticeable.",
      valueName: "distance"))
  package var oklab: Double?

  @Option(
    help: ArgumentHelp(
      "The allowed ΔE in CIE Lab, 0 to 100; about 2 is just noticeable.",
      valueName: "distance"))
  package var lab: Double?

  @Option(help: ArgumentHelp("pixelmatch's threshold, 0 to 1.", valueName: "threshold"))
  package var yiq: Double?

  @Option(
    help: ArgumentHelp("The share of pixels that must match, 0 to 1.", valueName: "share"))
  package var precision: Double?

  @Option(help: ArgumentHelp("The number of pixels that may differ.", valueName: "count"))
  package var maxDifferent: Int?

  @Option(
    help: ArgumentHelp(
      """
      The side of a square and the number of pixels that may differ in any such square, such as \
      32:20.
      """,
      valueName: "side:count"))
  package var window: String?

  @Flag(help: "Ignore differences that are only anti-aliasing.")
  package var ignoreAntialiasing = false

  @Option(
    help: ArgumentHelp(
      """
      Also match a pixel if its colour is found within this many pixels in the other picture, 0 \
      to 8.
      """,
      valueName: "pixels"))
  package var shift: Int?

  @Option(
    name: .customLong("ignore"), parsing: .singleValue,
    help: ArgumentHelp(
      "A rectangle to ignore, in pixels from the top left; may be repeated.",
      valueName: "x,y,width,height"))
  package var ignored: [String] = []

  package init() {}

  package func validate() throws {
    let metrics = [
      ("--channel", channel != nil), ("--oklab", oklab != nil), ("--lab", lab != nil),
      ("--yiq", yiq != nil),
    ].filter(\.1).map(\.0)
    if metrics.count > 1 {
      throw ValidationError("Use one of \(metrics.joined(separator: " and ")).")
    }
    func check(_ name: String, _ value: Double?, _ top: Double) throws {
      guard let value, !(0...top).contains(value) else { return }
      throw ValidationError("\(name) takes a number from 0 to \(Int(top)), not \(value).")
    }
    func check(_ name: String, _ value: Int?, _ top: Int) throws {
      guard let value, !(0...top).contains(value) else { return }
      throw ValidationError("\(name) takes a whole number from 0 to \(top), not \(value).")
    }
    try check("--channel", channel, 255)
    try check("--oklab", oklab, 1)
    try check("--lab", lab, 100)
    try check("--yiq", yiq, 1)
    try check("--precision", precision, 1)
    try check("--shift", shift, ImageTolerance.maximumShift)
    if let maxDifferent, maxDifferent < 0 {
      throw ValidationError("--max-different takes a number of pixels, not \(maxDifferent).")
    }
    _ = try tolerance()
  }

  /// Whether any of the options is given.
  package var isGiven: Bool {
    channel != nil || oklab != nil || lab != nil || yiq != nil || precision != nil
      || maxDifferent != nil || window != nil || ignoreAntialiasing || shift != nil
      || !ignored.isEmpty
  }

  /// Returns the tolerance that the options specify.
  package func tolerance() throws -> ImageTolerance {
    let metric: ColorMetric =
      if let oklab { .oklab(oklab) } else if let lab { .lab(lab) } else if let yiq {
        .yiq(yiq)
      } else { .channel(channel ?? 0) }
    return ImageTolerance(
      metric, precision: precision, maximumCount: maxDifferent, window: try parsedWindow(),
      ignoresAntialiasing: ignoreAntialiasing, shift: shift ?? 0,
      ignoredRegions: try ignored.map(Self.rectangle))
  }

  private func parsedWindow() throws -> ImageTolerance.Window? {
    guard let window else { return nil }
    let numbers = window.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let side = numbers[0], let count = numbers[1], side > 0, count >= 0
    else {
      throw ValidationError(
        "--window takes a side and a count, such as 32:20, not “\(window)”.")
    }
    return ImageTolerance.Window(side: side, maximumCount: count)
  }

  private static func rectangle(_ text: String) throws -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let known = numbers.compactMap(\.self)
    guard numbers.count == 4, known.count == 4, known[2] > 0, known[3] > 0,
      known.allSatisfy({ abs($0) <= 1_000_000 })
    else {
      throw ValidationError(
        "--ignore takes x,y,width,height in pixels, such as 0,0,1290,180, not “\(text)”.")
    }
    return PixelRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}
