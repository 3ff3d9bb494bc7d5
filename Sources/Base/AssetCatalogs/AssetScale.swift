/// Selects the best scale for a screen.
package enum AssetScale {
  /// Returns the scales in order of preference for a screen: its own, then larger ones starting
  /// with the nearest, then smaller ones starting with the nearest.
  package static func order(screen: Int) -> [Int] {
    let wanted = max(1, min(3, screen))
    return [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
  }

  /// Returns how well a scale fits a screen; larger is better. A variant of any scale fits like the
  /// screen's own.
  static func fit(_ scale: Int?, screen: Int) -> Int {
    guard let scale else { return 3 }
    return order(screen: screen).firstIndex(of: scale).map { 3 - $0 } ?? 0
  }
}
