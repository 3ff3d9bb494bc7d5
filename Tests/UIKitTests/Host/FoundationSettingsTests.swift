import Foundation
import Testing
import UIKit

/// The simulation answers Foundation's queries, whatever the machine's settings.
@MainActor
@Suite struct FoundationSettingsTests {
  // The 14th of November 2023, 22:13:20, Greenwich.
  private nonisolated static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  private func host(locale: String, zone: String) throws -> SimulationHost {
    var options = SimulationHost.Options()
    options.locale = Locale(identifier: locale)
    options.timeZone = try #require(TimeZone(identifier: zone))
    return SimulationHost(device: .iPhoneX, os: "16.0", options: options)
  }

  private nonisolated static func text() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    return formatter.string(from: moment).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test("language, region, calendar and time zone are the simulation's")
  func settings() throws {
    let german = try host(locale: "de_DE", zone: "Europe/Berlin")
    #expect(Locale.current.identifier == "de_DE")
    #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
    #expect(NSLocale.current.identifier == "de_DE")
    #expect(Locale.preferredLanguages == ["de-DE"])
    #expect(TimeZone.current.identifier == "Europe/Berlin")
    #expect(TimeZone.autoupdatingCurrent.identifier == "Europe/Berlin")
    #expect(NSTimeZone.default.identifier == "Europe/Berlin")
    #expect(NSTimeZone.system.identifier == "Europe/Berlin")
    #expect(NSTimeZone.local.identifier == "Europe/Berlin")
    #expect(Calendar.current.identifier == .gregorian)
    #expect(Calendar.current.locale?.identifier == "de_DE")
    #expect(Calendar.current.firstWeekday == 2)
    #expect(Calendar.current.component(.hour, from: Self.moment) == 23)
    #expect(NSCalendar.current.timeZone.identifier == "Europe/Berlin")
    #expect(Self.text() == "14.11.23, 23:13")
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    #expect(numbers.string(from: 1234.5) == "1.234,5")
    #expect(1234.5.formatted() == "1.234,5")
    #expect(Self.moment.formatted(.dateTime.hour().minute()) == "23:13")

    let american = try host(locale: "en_US", zone: "America/New_York")
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Self.text() == "11/14/23, 5:13 PM")
    german.perform { #expect(Self.text() == "14.11.23, 23:13") }
    #expect(Self.text() == "11/14/23, 5:13 PM")
    withExtendedLifetime((german, american)) {}
  }

  @Test("a default zone set in code is the simulation's, and ends with it")
  func setting() throws {
    let first = try host(locale: "en_US", zone: "GMT")
    NSTimeZone.default = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
    #expect(Calendar.current.timeZone.identifier == "Asia/Tokyo")
    #expect(Self.text() == "11/15/23, 7:13 AM")
    let second = try host(locale: "en_US", zone: "GMT")
    #expect(NSTimeZone.default.identifier == "GMT")
    first.perform { #expect(TimeZone.current.identifier == "Asia/Tokyo") }
    withExtendedLifetime(second) {}
  }

  @Test("zones with an offset and no name")
  func distances() throws {
    var options = SimulationHost.Options()
    options.timeZone = try #require(TimeZone(secondsFromGMT: 5 * 3600 + 1800))
    let host = SimulationHost(device: .iPhoneX, os: "16.0", options: options)
    #expect(Self.text() == "11/15/23, 3:43 AM")
    withExtendedLifetime(host) {}
  }

  @Test("tasks have their simulation's settings on every thread, others the default ones")
  func threads() async throws {
    let host = try host(locale: "de_DE", zone: "Europe/Berlin")
    let inherited = await host.perform { Task { await Self.elsewhere() } }.value
    #expect(inherited == "14.11.23, 23:13")
    let detached = await host.perform { Task.detached { await Self.elsewhere() } }.value
    #expect(detached == "11/14/23, 10:13 PM")
  }

  private nonisolated static func elsewhere() async -> String { text() }
}
