import Foundation

/// The height of toolbars.
enum ToolbarRules {
  /// Returns the height without the home indicator's inset; nil if unknown.
  ///
  /// On iPads with a home indicator one source totals 65 and another 70; this returns 50 + 20.
  static func height(_ inputs: ScreenInputs) -> CGFloat? {
    ScreenFacts.toolbarHeightIsKnown[inputs.release] ? NavigationBarRules.height(inputs) : nil
  }
}
