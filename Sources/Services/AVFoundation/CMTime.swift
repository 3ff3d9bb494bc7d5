/// A time as a whole number of fractions of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The kind of a time. Values: Core Media's.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt32
    static let valid = Flags(rawValue: 1 << 0)
    static let positiveInfinity = Flags(rawValue: 1 << 2)
    static let negativeInfinity = Flags(rawValue: 1 << 3)
    static let indefinite = Flags(rawValue: 1 << 4)
  }

  public var value: Int64
  /// The number of fractions per second.
  public var timescale: Int32
  var flags: Flags

  init(value: Int64, timescale: Int32, flags: Flags) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
  }

  /// Creates ``invalid``.
  public init() { self.init(value: 0, timescale: 0, flags: []) }

  /// Creates a time from a number of fractions of a second.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: .valid)
  }

  /// Creates the time nearest to a number of seconds; an infinite time if the number is too large.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if seconds.isNaN || preferredTimescale <= 0 {
      self = .invalid
    } else if let value = Int64(exactly: parts) {
      self.init(value: value, timescale: preferredTimescale)
    } else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite])
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity])
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity])

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool { flags == .valid && timescale > 0 }

  /// The time in seconds; NaN for times that aren't numeric.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Compares by seconds; times without seconds come first.
  public static func < (a: CMTime, b: CMTime) -> Bool {
    let (first, second) = (a.seconds, b.seconds)
    if first.isNaN || second.isNaN { return first.isNaN && !second.isNaN }
    return first < second
  }

  /// Times with equal seconds are equal, regardless of their timescales.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isNumeric && b.isNumeric ? a.seconds == b.seconds : a.flags == b.flags
  }

  public func hash(into hasher: inout Hasher) {
    if isNumeric { hasher.combine(seconds) } else { hasher.combine(flags) }
  }
}

/// Creates a time from a number of fractions of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
