/// Which of a screen's layouts a process looks at.
///
/// It is a matter of counting, so that it doesn't depend on which process is the faster.
struct LintShare: Sendable {
  /// All of them.
  static let all = LintShare(number: 0, of: 1)

  /// From 0 on.
  var number: Int
  var of: Int

  /// The numbers of its layouts among so many.
  func indices(below count: Int) -> StrideTo<Int> { stride(from: number, to: count, by: of) }
}
