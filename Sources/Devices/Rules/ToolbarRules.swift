import Foundation

/// How high toolbars are.
enum ToolbarRules {
  /// Height without the home indicator's inset; nil where unknown.
  ///
  /// On iPads with a home indicator one source totals 65 and another 70; this gives 50 + 20.
  static func height(_ inputs: ScreenInputs) -> CGFloat? {
    ScreenFacts.toolbarHeightIsKnown[inputs.release] ? NavigationBarRules.height(inputs) : nil
  }
}
