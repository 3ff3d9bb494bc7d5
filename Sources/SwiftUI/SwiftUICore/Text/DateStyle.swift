extension Text {
  /// A predefined style used to display a `Date`.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable {
      case time, date, relative, offset, timer
    }

    private let kind: Kind

    /// A style displaying only the time component for a date.
    public static let time = DateStyle(kind: .time)
    /// A style displaying a date.
    public static let date = DateStyle(kind: .date)
    /// A style displaying a date as relative to now.
    public static let relative = DateStyle(kind: .relative)
    /// A style displaying a date as offset from now.
    public static let offset = DateStyle(kind: .offset)
    /// A style displaying a date as timer counting from now.
    public static let timer = DateStyle(kind: .timer)

    func text(of date: Date, in environment: EnvironmentValues) -> String {
      switch kind {
      case .time: return formatted(date, .omitted, .shortened, environment)
      case .date: return formatted(date, .long, .omitted, environment)
      case .timer: return Self.clock(abs(date.timeIntervalSince(environment.currentDate)))
      case .relative: return Self.words(abs(date.timeIntervalSince(environment.currentDate)))
      case .offset:
        let seconds = date.timeIntervalSince(environment.currentDate)
        return (seconds < 0 ? "−" : "+") + Self.words(abs(seconds))
      }
    }

    private func formatted(
      _ date: Date, _ dateStyle: Date.FormatStyle.DateStyle,
      _ timeStyle: Date.FormatStyle.TimeStyle,
      _ environment: EnvironmentValues
    ) -> String {
      var style = Date.FormatStyle(date: dateStyle, time: timeStyle)
      style.locale = environment.locale
      style.calendar = environment.calendar
      style.timeZone = environment.timeZone
      return style.format(date)
    }

    /// Whole seconds; 0 for dates that are infinitely far away.
    private static func whole(_ interval: TimeInterval) -> Int {
      Int(exactly: interval.rounded(.towardZero)) ?? 0
    }

    /// Minutes and seconds, with hours if there are some.
    private static func clock(_ interval: TimeInterval) -> String {
      let seconds = whole(interval)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let minutes = seconds / 60 % 60
      return seconds >= 3600
        ? "\(seconds / 3600):\(two(minutes)):\(two(seconds % 60))"
        : "\(minutes):\(two(seconds % 60))"
    }

    /// The two largest units, in English (recalled).
    private static func words(_ interval: TimeInterval) -> String {
      let units: [(Int, String)] = [
        (31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3600, "hr"), (60, "min"),
        (1, "sec"),
      ]
      var rest = whole(interval)
      var words: [String] = []
      for (length, name) in units where words.count < 2 {
        let count = rest / length
        rest %= length
        if count == 0 && (words.isEmpty && length > 1 || !words.isEmpty) {
          if !words.isEmpty { break }
          continue
        }
        let plural = count == 1 || name.count <= 3 && name != "day" ? "" : "s"
        words.append("\(count) \(name)\(plural)")
      }
      return words.joined(separator: ", ")
    }
  }
}

extension EnvironmentValues {
  private enum CurrentDateKey: EnvironmentKey {
    static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  /// The simulated time, to which relative dates refer.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
