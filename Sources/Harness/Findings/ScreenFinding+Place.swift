extension ScreenFinding {
  /// The view's path on its screen, which is the same for each row of a list:
  /// `UIWindow › UITableView › UITableViewCell “…” › UILabel`.
  public var place: String { pathOfRows.joined(separator: " › ") }

  /// Returns the cause to fix, as far as it's known: findings with the same key are fixed by the
  /// same change.
  ///
  /// It's the line that creates the view. If that is unknown, it's the view's path inside the
  /// innermost view with a class of the app, which is the same on every screen, or else its path on
  /// this screen.
  ///
  /// - Parameter screen: The screen's name.
  public func cause(on screen: String) -> String {
    if let source { return "\(source.file):\(source.line)" }
    var steps = pathOfRows
    if let start = steps.lastIndex(where: Self.isOfApp) {
      // The index among siblings depends on the screen.
      steps[start] = String(steps[start].prefix { $0 != "[" })
      return steps[start...].joined(separator: " › ")
    }
    return "\(screen): \(steps.joined(separator: " › "))"
  }

  /// Whether a step is of one of the app's classes: one without a prefix of Apple's.
  private static func isOfApp(_ step: String) -> Bool {
    let name = step.drop { $0 == "_" }
    return !["UI", "CA", "NS", "WK", "MK", "AV", "SF", "MF"].contains { prefix in
      // A second capital after the prefix: “UILabel”, but not “Unit”.
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
