import UIKit

/// Validates the numbers of a gesture: invalid ones are an error that names the argument, never a
/// touch without effect.
@MainActor
struct GestureArguments {
  /// Longer movements would have more frames than a test can wait for.
  private static let movements = 0.0...60
  /// How long a finger may rest, in seconds.
  private static let rests = 0.0...3600
  /// Valid coordinates and distances in points, far beyond any screen or content.
  private static let lengths = -1e6...1e6

  /// The test's call, such as `tap("Continue")`.
  let call: String

  init(_ call: String, _ target: (any Touchable)?) {
    self.call = "\(call)(\(target.map(Simulator.text) ?? ""))"
  }

  init(call: String) { self.call = call }

  func count(_ name: String, _ value: Int, in range: ClosedRange<Int>) throws {
    guard !range.contains(value) else { return }
    throw refusal(
      name, "\(value)", "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Validates how long a finger moves, in seconds.
  func movement(_ name: String, _ value: TimeInterval) throws {
    try number(name, value, in: Self.movements, unit: " of seconds")
  }

  /// Validates how long a finger rests, in seconds.
  func rest(_ name: String, _ value: TimeInterval) throws {
    try number(name, value, in: Self.rests, unit: " of seconds")
  }

  /// Validates a position in points.
  func point(_ name: String, _ value: CGPoint) throws {
    guard Self.lengths.contains(value.x), Self.lengths.contains(value.y) else {
      throw refusal(
        name, "(\(value.x), \(value.y))",
        "a point whose coordinates are numbers from \(Self.words(Self.lengths))")
    }
  }

  func number(
    _ name: String, _ value: Double, in range: ClosedRange<Double>, unit: String = ""
  ) throws {
    // NaN is in no range.
    guard !range.contains(value) else { return }
    throw refusal(name, "\(value)", "a number\(unit) from \(Self.words(range))")
  }

  /// Validates how far a finger moves, in points.
  func distance(_ name: String, _ value: CGFloat) throws {
    guard value > 0, Self.lengths.contains(value) else {
      throw refusal(
        name, "\(value)",
        "a number of points above 0 and up to \(Self.word(Self.lengths.upperBound))")
    }
  }

  func refusal(_ name: String, _ value: String, _ expected: String) -> TouchError {
    TouchError(call: call, reason: .badArgument(name: name, value: value, expected: expected))
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "\(word(range.lowerBound)) to \(word(range.upperBound))"
  }

  private static func word(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension Simulator {
  /// Validates the arguments of a call that doesn't throw.
  ///
  /// - Returns: Whether they are valid; if not, an issue with the invalid argument is added to
  ///   ``issues``.
  func accepts(_ check: () throws -> Void) -> Bool {
    do {
      try check()
      return true
    } catch {
      let refused = error as? TouchError
      host.report(
        SimulationIssue(
          where: refused?.call ?? "", what: refused?.statement ?? "\(error)",
          advice: "Nothing was done; correct the argument."))
      return false
    }
  }
}
