/// The heights of a bar that appearances can be set for.
public enum UIBarMetrics: Int, Sendable {
  /// Bars in regular height.
  case `default` = 0
  /// Bars in compact height, as on a phone in landscape.
  case compact = 1
  /// Bars with a prompt in regular height.
  case defaultPrompt = 101
  /// Bars with a prompt in compact height.
  case compactPrompt = 102

  /// The name of ``compact`` before iOS 8.
  public static let landscapePhone = UIBarMetrics.compact
  /// The name of ``compactPrompt`` before iOS 8.
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt

  var isCompact: Bool { self == .compact || self == .compactPrompt }
  var hasPrompt: Bool { self == .defaultPrompt || self == .compactPrompt }

  init(isCompact: Bool, hasPrompt: Bool) {
    switch (isCompact, hasPrompt) {
    case (false, false): self = .default
    case (true, false): self = .compact
    case (false, true): self = .defaultPrompt
    case (true, true): self = .compactPrompt
    }
  }
}
