import UIKit

/// Checks the numbers that a gesture is made with: what makes no gesture is an error that names the
/// argument, and never a touch that does nothing.
@MainActor
struct GestureArguments {
  /// Longer movements would be made of more frames than a test can wait for.
  private static let movements = 0.0...60
  /// The times for which a finger rests, in seconds.
  private static let rests = 0.0...3600
  /// Coordinates and distances in points, far beyond each screen and each content.
  private static let lengths = -1e6...1e6

  /// What the test asked for, such as `tap("Continue")`.
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

  /// How long a finger moves, in seconds.
  func movement(_ name: String, _ value: TimeInterval) throws {
    try number(name, value, in: Self.movements, unit: " of seconds")
  }

  /// How long a finger rests, in seconds.
  func rest(_ name: String, _ value: TimeInterval) throws {
    try number(name, value, in: Self.rests, unit: " of seconds")
  }

  /// A place in points.
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
    // What is no number is in no range.
    guard !range.contains(value) else { return }
    throw refusal(name, "\(value)", "a number\(unit) from \(Self.words(range))")
  }

  /// How far a finger goes, in points.
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
  /// Checks the arguments of a call that throws nothing.
  ///
  /// - Returns: Whether they make a gesture; if not, ``issues`` says which of them doesn't.
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
