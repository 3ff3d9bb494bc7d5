import Foundation
import StringTables

// The simulation's answers for Foundation: language, region, calendar, time zone. The functions are
// called by the C module CWorlds, in place of Foundation's own.

/// The settings of the simulation that the calling code runs in.
private enum FoundationSettings {
  static var locale: Locale {
    onMainQueue { WorldScope.current.locale } ?? WorldScope.published.locale
  }

  static var timeZone: TimeZone {
    onMainQueue { WorldScope.current.timeZone } ?? WorldScope.published.timeZone
  }
}

@_silgen_name("worlds_locale")
func worldsLocale() -> Locale { FoundationSettings.locale }

@_silgen_name("worlds_preferred_languages")
func worldsPreferredLanguages() -> [String] {
  [FoundationSettings.locale.identifier(.bcp47)]
}

/// Returns the preferred localizations for Foundation, in C's format.
///
/// - Parameters:
///   - names: The available localizations, one per line.
///   - languages: The preferred languages, one per line; `nil` for the user's.
@_silgen_name("worlds_preferred_localizations")
func worldsPreferredLocalizations(
  _ names: UnsafePointer<CChar>, _ languages: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  func lines(_ text: UnsafePointer<CChar>) -> [String] {
    String(cString: text).split(separator: "\n").map(String.init)
  }
  let preferred = LanguageChoice.preferred(
    among: lines(names), for: languages.map(lines) ?? UserLanguages.current)
  return strdup(preferred.joined(separator: "\n"))
}

@_silgen_name("worlds_time_zone")
func worldsTimeZone() -> TimeZone { FoundationSettings.timeZone }

@_silgen_name("worlds_calendar")
func worldsCalendar() -> Calendar {
  let locale = FoundationSettings.locale
  // A locale's calendar is resolved without querying the current one.
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  calendar.timeZone = FoundationSettings.timeZone
  return calendar
}

/// Returns a newly created calendar with the simulation's time zone.
@_silgen_name("worlds_calendar_in_zone")
func worldsCalendarInZone(_ calendar: __owned Calendar) -> Calendar {
  let zone = FoundationSettings.timeZone
  guard calendar.timeZone != zone else { return calendar }
  var calendar = calendar
  calendar.timeZone = zone
  return calendar
}

/// Writes the time zone's name, in C's format, and returns its offset from GMT in seconds.
@_silgen_name("worlds_time_zone_name")
func worldsTimeZoneName(_ name: UnsafeMutablePointer<CChar>, _ size: Int) -> Double {
  let zone = FoundationSettings.timeZone
  let bytes = Array(zone.identifier.utf8CString.prefix(size - 1)) + [0]
  name.update(from: bytes, count: bytes.count)
  return Double(zone.secondsFromGMT(for: .distantPast))
}

/// Sets `NSTimeZone.default`, only for the simulation that the code runs in.
@_silgen_name("worlds_set_time_zone")
func worldsSetTimeZone(_ zone: TimeZone) {
  onMainQueue { SimulationHost.current.appState.timeZone = zone }
}
