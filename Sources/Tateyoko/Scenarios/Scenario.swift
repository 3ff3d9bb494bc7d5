import UIKit

/// A subject with several screens, each laid out on a matrix of devices and pictured step by step.
///
/// `tateyoko verify` and the scenario test suite run the same values; a picture's baseline is
/// `snapshots/<scenario>/<screen>.<device>[.<posture>].<os>.<orientation>[.<step>].png`, and a
/// trace's ends in `.trace.txt` in place of the step.
public struct Scenario: Sendable, Identifiable {
  /// The folder of the baselines, such as `PagedTables`.
  public let id: String
  /// A one-line description.
  public let title: String
  /// The screens, in the order in which they run.
  public let screens: [Screen]
  /// Where it is declared.
  let file: StaticString
  let line: UInt

  /// Creates a scenario; `file` and `line` are where a report says that its pictures come from.
  public init(
    id: String, title: String, screens: [Screen], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.id = id
    self.title = title
    self.screens = screens
    self.file = file
    self.line = line
  }
}
