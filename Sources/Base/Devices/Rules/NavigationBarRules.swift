import Foundation

/// The height and position of a screen's navigation bar with a title only, and how much a large
/// title adds.
enum NavigationBarRules {
  static func frame(_ inputs: ScreenInputs) -> CGRect {
    CGRect(x: 0, y: y(inputs), width: inputs.size.width, height: height(inputs))
  }

  static func height(_ inputs: ScreenInputs) -> CGFloat {
    if !inputs.isPhone { return ScreenFacts.padNavigationBarHeight[inputs.release] }
    return inputs.isLandscape && inputs.horizontalSizeClass == .compact
      ? ScreenFacts.lowNavigationBarHeight[inputs.release]
      : ScreenFacts.navigationBarHeight[inputs.release]
  }

  static func y(_ inputs: ScreenInputs) -> CGFloat {
    if let arrangement = inputs.arrangement { return arrangement.navigationBarTop }
    guard inputs.isPhone else { return inputs.statusBarHeight }
    if inputs.isLandscape {
      return ScreenFacts.landscapeNavigationBarTop[inputs.release] ?? inputs.statusBarHeight
    }
    let top = inputs.phonePortraitTop
    guard inputs.display.hasHomeIndicator else {
      return ScreenFacts.navigationBarTopWithHomeButton[inputs.release] ?? top
    }
    guard case .dynamicIsland = inputs.display.sensorHousing,
      ScreenFacts.navigationBarOverlapsIslandInset[inputs.release]
    else { return top }
    let pixels: CGFloat = top <= 59 ? 1 : 2
    return top - 5 - pixels / inputs.display.scale
  }

  /// None on phones in landscape (medium).
  static func largeTitleExtra(_ inputs: ScreenInputs) -> CGFloat {
    if let arrangement = inputs.arrangement { return arrangement.largeTitleExtra }
    return inputs.isPhone && inputs.isLandscape ? 0 : ScreenFacts.largeTitleExtra[inputs.release]
  }
}
