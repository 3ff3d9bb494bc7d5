import Foundation

/// Finds calls in UIKit of methods that apps override which go past the tables of callbacks, and
/// methods that the tables lack.
enum CallbacksCheck {
  /// The tables that alone call the methods of views and controllers that apps override.
  private static let tables = [
    "Sources/UIKit/UIKit/Host/ControllerCallback.swift",
    "Sources/UIKit/UIKit/Host/ViewCallback.swift",
  ]
  /// The classes whose methods without a body are there for apps to override.
  private static let overriddenClasses = [
    "Sources/UIKit/UIKit/Controllers/UIViewController.swift",
    "Sources/UIKit/UIKit/View/UIView.swift",
  ]
  /// Methods of these that traces leave out: drawing, colours and properties, and what is never called.
  private static let unrecorded: Set<String> = [
    "didReceiveMemoryWarning", "draw", "layerWillDraw", "tintColorDidChange", "updateProperties",
  ]
  /// Calls methods of presentation controllers, which are named as those of view controllers are.
  private static let callersOfNamesakes: Set<String> = [
    "Sources/UIKit/UIKit/Controllers/Presentation/UIPresentationController+Placing.swift",
    // Cells have a willTransition(to:) of their own.
    "Sources/UIKit/UIKit/Scrolling/Editing/UITableViewCell+Editing.swift",
  ]

  static func problems() throws -> [String] {
    var starts: Set<String> = []
    for table in tables {
      for match in try readText(table).matches(of: /TracedCall\(\s*"(\w+\()(\w+:|\))/) {
        starts.insert(String(match.1 + (match.2 == "_:" ? "" : match.2)))
      }
    }
    var problems = starts.isEmpty ? ["the tables of callbacks are empty"] : []
    for file in files(in: "Sources/UIKit/UIKit", ".swift")
    where !tables.contains(file) && !callersOfNamesakes.contains(file) {
      let text = try readText(file)
      let called = starts.filter { text.has($0) }
      let isOverridden = overriddenClasses.contains(file)
      guard !called.isEmpty || isOverridden else { continue }
      for (index, line) in text.lines.enumerated() {
        for start in called where calls(start, in: line.code) {
          problems.append("\(file):\(index + 1): calls \(start)… itself; write call(.…) instead")
        }
        if isOverridden, let match = line.code.firstMatch(of: /open func (\w+)\(.*\{\}$/),
          !unrecorded.contains(String(match.1)),
          !starts.contains(where: { $0.hasPrefix(match.1 + "(") })
        {
          problems.append(
            "\(file):\(index + 1): no table in Sources/UIKit/UIKit/Host has \(match.1)")
        }
      }
    }
    return problems
  }

  /// Whether a line calls a method: neither declares it, nor calls the superclass's, nor names it in a
  /// text or as a case.
  private static func calls(_ start: String, in code: Substring) -> Bool {
    guard code.has(start) else { return false }
    return code.ranges(of: start).contains { range in
      let before = code[..<range.lowerBound]
      if before.count(where: { $0 == "\"" }) % 2 == 1 { return false }
      if let last = before.last, last.isLetter || last.isNumber || last == "_" { return false }
      return !["func ", "super.", "(."].contains(where: before.hasSuffix)
    }
  }
}
