extension TestInvocation {
  /// Returns the option of `swift test` that runs only this test; empty if it has no suitable name.
  ///
  /// - Parameter function: The test function, as in the baseline's name, for a test that XCTest
  ///   hasn't named yet.
  func filterOption(function: String) -> String {
    Self.filter(of: identifier, running: test, function: function).map { " --filter '\($0)'" } ?? ""
  }

  /// Returns a pattern for a single test: module, suite and function, up to its end.
  ///
  /// Swift Testing appends the source location to a test's name, XCTest appends nothing.
  ///
  /// - Parameter running: The class and method of a test that XCTest is running; the module isn't
  ///   known.
  static func filter(
    of identifier: String?, running: String? = nil, function: String
  ) -> String? {
    guard let identifier else {
      if let running, let dot = running.lastIndex(of: ".") {
        let method = running[running.index(after: dot)...]
        return "\\.\(escaped(String(running[..<dot])))/\(escaped(String(method)))$"
      }
      // A name with a hyphen was composed of other names.
      return function.contains("-") || function.isEmpty ? nil : "/\(function)$"
    }
    var name = identifier
    var end = "$"
    if let place = name.firstMatch(of: /\/[^\/]+\.swift:\d+:\d+$/) {
      name = String(name[..<place.range.lowerBound])
      end = "/"
    }
    return "^" + escaped(name) + end
  }

  /// Escapes the text as a pattern for single quotes in a shell.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ".", "+", "*", "?", "(", ")", "[", "]", "{", "}", "^", "$", "|":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // Neither the shell nor the pattern must interpret these.
      case "'", "\n": result += "."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
