import Foundation

extension FindingSuppression {
  /// Ignores the findings of a rule, in all views or in some.
  ///
  /// ```swift
  /// assertLayout(of: { Profile() }, ignoring: [.ignore(.contrast, in: "title", "it is a logo")])
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - view: An accessibility identifier, class, title or text, or several of the view's path, as
  ///     in `CardCell › logo`; `nil` for every view.
  ///   - reason: Why the findings are ignored.
  public static func ignore(
    _ rule: FindingRule, in view: String? = nil, _ reason: String
  ) -> FindingSuppression {
    FindingSuppression(rule: rule, view: view, reason: reason)
  }

  /// Ignores the findings of all rules in a view.
  public static func ignore(everythingIn view: String, _ reason: String) -> FindingSuppression {
    FindingSuppression(view: view, reason: reason)
  }

  /// Whether a finding is suppressed.
  ///
  /// The view's name consists of steps, separated by ` › `: each is the class, the identifier or both
  /// of a view, and the last one may also be the title, outlet or text by which findings show the
  /// view. Steps in between may be left out, such as a cell's content view; a name without the view
  /// itself covers everything inside.
  public func matches(_ finding: ScreenFinding) -> Bool {
    if let rule, rule != finding.rule { return false }
    guard let view else { return true }
    guard !view.isEmpty else { return false }
    let text = finding.reason.text
    if finding.view == view || text == view { return true }
    let wanted = view.components(separatedBy: Self.separator)
    let shown = finding.view.components(separatedBy: Self.separator)
    let others = [shown.last, finding.shownText].compactMap(\.self)
    return [finding.path, shown].contains { steps in
      var left = wanted[...]
      for (index, step) in steps.enumerated() {
        guard let next = left.first else { break }
        let isLast = index == steps.count - 1
        if Self.names(next, step)
          || isLast && (next == text || others.contains { Self.names(next, $0) })
        {
          left.removeFirst()
        }
      }
      return left.isEmpty
    }
  }

  private static let separator = " › "

  /// Returns the suppressions that match no finding.
  ///
  /// - Parameter rules: The rules that were checked; suppressions of others aren't returned.
  package static func unused(
    _ suppressions: [FindingSuppression], by rules: Set<FindingRule>, in screens: [LintedScreen]
  ) -> [FindingSuppression] {
    let findings = screens.flatMap { $0.problems.map(\.finding) }
    return suppressions.filter { suppression in
      suppression.rule.map(rules.contains) ?? true && !findings.contains(where: suppression.matches)
    }
  }

  /// The rule and view as on a command line: `contrast:logo`.
  package var words: String {
    [rule?.rawValue ?? "any", view].compactMap(\.self).joined(separator: ":")
  }

  /// Whether a text matches a step: all of it, its class, or its identifier, title or outlet.
  private static func names(_ words: String, _ step: String) -> Bool {
    if words == step { return true }
    if step.hasSuffix(")"), let parenthesis = step.firstRange(of: " (") {
      return words == step[..<parenthesis.lowerBound]
        || words == step[parenthesis.upperBound...].dropLast()
    }
    guard let quote = step.firstIndex(of: "“") else {
      return step.firstIndex(of: "[").map { step[..<$0] == words } ?? false
    }
    let identifier = step[step.index(after: quote)...].dropLast()
    let name = step[..<quote].split(whereSeparator: { $0 == " " || $0 == "[" }).first ?? ""
    return words == identifier || words == name
  }
}
