/// Which of several scales suits a screen.
package enum AssetScale {
  /// The order in which scales are tried on a screen: its own, the larger ones from the nearest, the
  /// smaller ones from the nearest.
  package static func order(screen: Int) -> [Int] {
    let wanted = max(1, min(3, screen))
    return [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
  }

  /// How well a scale suits a screen; more is better. A variant of any scale suits as its own does.
  static func fit(_ scale: Int?, screen: Int) -> Int {
    guard let scale else { return 3 }
    return order(screen: screen).firstIndex(of: scale).map { 3 - $0 } ?? 0
  }
}
