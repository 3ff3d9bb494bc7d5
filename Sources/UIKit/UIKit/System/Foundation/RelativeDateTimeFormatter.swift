import Foundation

/// Formats relative dates such as “in 3 days” and “2 hours ago”.
///
/// Output is in English regardless of the locale, and never spells numbers out. The unit is the
/// largest with at least one whole unit, as on a device.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether there are words for dates one unit away.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric = 0
    /// “yesterday”.
    case named = 1
  }

  /// The style of units; all of them write numbers as digits.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  /// Stored, without effect.
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  /// Stored, without effect.
  open var locale: Locale! = .current

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Describes a time some seconds away; negative values are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .current
    let parts = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: parts)
  }

  /// Describes the largest nonzero unit.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Unit.allCases {
      let count = unit.count(in: dateComponents)
      if count != 0 { return words(count, unit) }
    }
    return words(0, .second)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private enum Unit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    func count(in parts: DateComponents) -> Int {
      switch self {
      case .year: parts.year ?? 0
      case .month: parts.month ?? 0
      case .week: parts.weekOfMonth ?? parts.weekOfYear ?? 0
      case .day: parts.day ?? 0
      case .hour: parts.hour ?? 0
      case .minute: parts.minute ?? 0
      case .second: parts.second ?? 0
      }
    }

    /// The short forms (CLDR, English).
    var short: String {
      switch self {
      case .year: "yr."
      case .month: "mo."
      case .week: "wk."
      case .day: "day"
      case .hour: "hr."
      case .minute: "min."
      case .second: "sec."
      }
    }

    /// The narrow forms (CLDR, English).
    var abbreviated: String {
      switch self {
      case .year: "y"
      case .month: "mo"
      case .week: "w"
      case .day: "d"
      case .hour: "h"
      case .minute: "min"
      case .second: "s"
      }
    }
  }

  private func words(_ count: Int, _ unit: Unit) -> String {
    if dateTimeStyle == .named, let name = name(of: unit, count) { return name }
    let number = abs(count)
    let amount =
      switch unitsStyle {
      case .full, .spellOut: "\(number) \(unit.rawValue)\(number == 1 ? "" : "s")"
      case .short: "\(number) \(unit.short)\(unit == .day && number != 1 ? "s" : "")"
      case .abbreviated: "\(number)\(unit.abbreviated)"
      }
    return count < 0 ? "\(amount) ago" : "in \(amount)"
  }

  /// The words for the current unit (CLDR, English); nil if there are none.
  private func name(of unit: Unit, _ count: Int) -> String? {
    guard abs(count) <= 1 else { return nil }
    switch (unit, count) {
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, _): return "tomorrow"
    case (.second, 0): return "now"
    case (.hour, 0), (.minute, 0): return "this \(unit.rawValue)"
    case (.hour, _), (.minute, _), (.second, _): return nil
    case (_, -1): return "last \(unit.rawValue)"
    case (_, 0): return "this \(unit.rawValue)"
    default: return "next \(unit.rawValue)"
    }
  }
}
