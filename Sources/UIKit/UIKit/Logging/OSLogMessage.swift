/// A log message, written as a string literal.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let arguments: [() -> Any]

  public init(stringLiteral value: String) { arguments = [] }

  public init(stringInterpolation: OSLogInterpolation) {
    arguments = stringInterpolation.arguments
  }

  /// Evaluates the arguments, as for a log that is stored.
  func evaluate() {
    for argument in arguments { _ = argument() }
  }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var arguments: [() -> Any] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation<Value>(
    _ argument: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    arguments.append(argument)
  }

  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ argument: @autoclosure @escaping () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    arguments.append(argument)
  }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ argument: @autoclosure @escaping () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    arguments.append(argument)
  }

  public mutating func appendInterpolation(
    _ argument: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    arguments.append(argument)
  }
}
