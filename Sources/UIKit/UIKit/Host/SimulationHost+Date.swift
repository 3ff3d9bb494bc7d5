import Foundation

extension SimulationHost {
  /// The date when simulations begin: at 9:41, as their status bars show, on the day of the first
  /// iPhone.
  package nonisolated static let startDate = Date(timeIntervalSince1970: 1_168_335_660)

  /// The current date in simulated time.
  package var date: Date { Self.startDate + time }
}
