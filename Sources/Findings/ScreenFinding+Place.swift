extension ScreenFinding {
  /// The view's place on its screen, the same in each row of a list:
  /// `UIWindow › UITableView › UITableViewCell “…” › UILabel`.
  public var place: String { pathOfRows.joined(separator: " › ") }

  /// What is to be mended, as far as that is known: findings with the same key go away by one change.
  ///
  /// It is the line that makes the view. Where that is unknown, it is the view's place in the
  /// innermost view of a class of the app's own, which looks alike on every screen, and else its place
  /// on this screen.
  ///
  /// - Parameter screen: The screen's name.
  public func cause(on screen: String) -> String {
    if let source { return "\(source.file):\(source.line)" }
    var steps = pathOfRows
    if let start = steps.lastIndex(where: Self.isOfApp) {
      // Which of several siblings it is, is the screen's affair.
      steps[start] = String(steps[start].prefix { $0 != "[" })
      return steps[start...].joined(separator: " › ")
    }
    return "\(screen): \(steps.joined(separator: " › "))"
  }

  /// Whether a step names a class of the app's: one without a prefix of Apple's.
  private static func isOfApp(_ step: String) -> Bool {
    let name = step.drop { $0 == "_" }
    return !["UI", "CA", "NS", "WK", "MK", "AV", "SF", "MF"].contains { prefix in
      // One capital more than a word begins with: “UILabel”, and not “Unit”.
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
