extension TestInvocation {
  /// The option of `swift test` that runs this test alone; empty where it has no name to choose by.
  ///
  /// - Parameter function: The test function as it stands in the baseline's name, for a test that
  ///   XCTest has not named yet.
  func filterOption(function: String) -> String {
    Self.filter(of: identifier, function: function).map { " --filter '\($0)'" } ?? ""
  }

  /// A pattern for one test alone: module, suite and function, up to its end.
  ///
  /// Swift Testing puts the place of a test behind its name, XCTest nothing.
  static func filter(of identifier: String?, function: String) -> String? {
    guard let identifier else {
      // A name with a hyphen was put together from something else.
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

  /// The text as a pattern that a shell takes in single quotes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ".", "+", "*", "?", "(", ")", "[", "]", "{", "}", "^", "$", "|":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // Neither the shell nor the pattern is to read these.
      case "'", "\n": result += "."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
