/// The subset of a screen's layouts that one process checks.
///
/// Layouts are distributed by counting, independent of the speed of the processes.
struct LintShare: Sendable {
  /// All layouts.
  static let all = LintShare(number: 0, of: 1)

  /// The share's index, starting at 0.
  var number: Int
  var of: Int

  /// The indices of the share's layouts.
  func indices(below count: Int) -> StrideTo<Int> { stride(from: number, to: count, by: of) }
}
