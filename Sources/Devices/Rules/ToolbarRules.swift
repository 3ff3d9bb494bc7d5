import Foundation

/// How high toolbars are.
enum ToolbarRules {
  /// Height without the home indicator's inset; as navigation bars through iOS 18 (high).
  ///
  /// On iPads with a home indicator one source totals 65 and another 70; this gives 50 + 20.
  static func height(_ facts: ScreenFacts) -> CGFloat? {
    facts.isLiquidGlass ? nil : NavigationBarRules.height(facts)
  }
}
