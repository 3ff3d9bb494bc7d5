import Foundation

extension Device {
  /// Returns this device's screen for an app that fills it.
  ///
  /// The rules of iOS 7 also apply to older versions, the ones of iOS 26 to newer ones;
  /// ``runs(_:)`` returns whether the device runs the version at all. On iOS 26 the bars are the
  /// ones of an app built for it.
  ///
  /// - Parameter posture: How far a foldable device is open, which determines the display;
  ///   ``initialPosture`` by default, and in place of one that the device doesn't support.
  public func screen(
    os: OSVersion, orientation: ScreenOrientation, posture: Posture? = nil
  ) -> ScreenGeometry {
    screen(os: os, orientation: orientation, posture: posture, sharedSize: nil)
  }

  /// - Parameter sharedSize: The size of an app that shares the screen, or is in a window.
  func screen(
    os: OSVersion, orientation: ScreenOrientation, posture: Posture?, sharedSize: CGSize?
  ) -> ScreenGeometry {
    let posture = posture.flatMap { has($0) ? $0 : nil } ?? initialPosture
    let display = display(in: posture)
    let isLandscape = orientation.isLandscape
    let whole = display.arrangements[orientation]
    let screenSize =
      whole?.size
      ?? (isLandscape
        ? CGSize(width: display.size.height, height: display.size.width) : display.size)
    let size = sharedSize ?? screenSize
    let fillsHeight = size.height >= screenSize.height
    let arrangement =
      sharedSize == nil
      ? whole : isFoldable ? whole?.half : whole?.inWindow(fillsHeight: fillsHeight)
    let hasSafeArea = ScreenFacts.hasSafeArea[os.release]
    let inputs = ScreenInputs(
      device: self, display: display, os: os, size: size, isLandscape: isLandscape,
      isShared: sharedSize != nil, fillsHeight: fillsHeight, arrangement: arrangement)
    let statusBarHeight = inputs.statusBarHeight
    let safeArea = inputs.safeAreaInsets
    var division = inputs.arrangement?.division
    division?.isActive = posture.status == .partlyOpen
    return ScreenGeometry(
      size: size, scale: display.scale, orientation: orientation, posture: posture, os: os,
      cornerRadii: whole?.cornerRadii ?? display.cornerRadii.rotated(to: orientation),
      cornerReserve: display.cornerReserve,
      occlusions: inputs.arrangement?.occlusions ?? [], division: division,
      statusBarHeight: statusBarHeight, topIsStatusBar: display.topIsStatusBar,
      safeAreaInsets: hasSafeArea ? safeArea : nil,
      topGuideLength: hasSafeArea ? safeArea.top : statusBarHeight,
      bottomGuideLength: hasSafeArea ? safeArea.bottom : 0,
      horizontalSizeClass: inputs.horizontalSizeClass,
      verticalSizeClass: inputs.verticalSizeClass,
      systemMinimumLayoutMargin: MarginRules.systemMinimum(width: size.width, os: os),
      navigationBar: NavigationBarRules.frame(inputs),
      largeTitleExtra: NavigationBarRules.largeTitleExtra(inputs),
      tabBar: TabBarRules.tabBar(inputs),
      toolbarHeight: ToolbarRules.height(inputs))
  }
}
