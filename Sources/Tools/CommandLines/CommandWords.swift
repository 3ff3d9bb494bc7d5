/// A parsed command line.
package struct CommandWords: Sendable {
  package var operands: [String] = []
  /// The values by the option's long name; flags have one empty value.
  package var values: [String: [String]] = [:]
  package var asksForHelp = false

  package init() {}

  package func has(_ flag: String) -> Bool { values[flag] != nil }
  package func value(_ option: String) -> String? { values[option]?.last }
}
