extension KnownFindings {
  /// Why a known finding is ignored.
  public static let reason = "known before"

  /// Creates a baseline of all findings that aren't suppressed.
  public init(_ screens: [LintedScreen]) {
    self.init(
      screens.flatMap { screen in
        screen.problems.filter { $0.ignored == nil || $0.ignored == Self.reason }
          .map { KnownFinding($0.finding, in: screen.screen) }
      })
  }

  /// Returns the screens with the known findings marked as ignored.
  public func marking(_ screens: [LintedScreen]) -> [LintedScreen] {
    let known = Set(all)
    var result = screens
    for index in result.indices {
      for position in result[index].problems.indices
      where result[index].problems[position].ignored == nil {
        let finding = KnownFinding(
          result[index].problems[position].finding, in: result[index].screen)
        if known.contains(finding) { result[index].problems[position].ignored = Self.reason }
      }
    }
    return result
  }

  /// Compares with the findings in screens; a screen that couldn't be checked in some cells doesn't
  /// count any as gone.
  ///
  /// - Parameter rules: The rules that were checked.
  public func compared(with screens: [LintedScreen], by rules: Set<FindingRule>) -> Comparison {
    compared(
      with: KnownFindings(screens).all,
      of: Set(screens.filter(\.troubles.isEmpty).map(\.screen)), by: rules)
  }
}
