// A preset for each iPad of the catalogue, full screen in landscape, and functions for the
// other orientations: `.iPadPro11(.portrait)`, `.iPadPro11(.landscape(splitView: .oneThird))`.

extension ViewImageConfig {
  /// An iPad Pro 10.5-inch in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape(splitView: .full))
  /// Returns an iPad Pro 10.5-inch in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    Self(.iPadPro10_5, orientation)
  }
  /// Returns an iPad Pro 10.5-inch in an orientation, with a share of the screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro10_5, orientation)
  }

  /// An iPad Pro 12.9-inch (1st generation) in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape(splitView: .full))
  /// Returns an iPad Pro 12.9-inch (1st generation) in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9, orientation)
  }
  /// Returns an iPad Pro 12.9-inch (1st generation) in an orientation, with a share of the screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9, orientation)
  }

  /// An iPad Pro 11-inch (1st generation) in landscape.
  public static let iPadPro11 = iPadPro11(.landscape(splitView: .full))
  /// Returns an iPad Pro 11-inch (1st generation) in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> Self { Self(.iPadPro11, orientation) }
  /// Returns an iPad Pro 11-inch (1st generation) in an orientation, with a share of the screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11, orientation)
  }
}

// Presets that swift-snapshot-testing doesn't have, so that suites declare them themselves.
extension _DevicePresets where Self == ViewImageConfig {
  /// An iPad 2 in landscape.
  public static var iPad2: ViewImageConfig { iPad2(.landscape) }
  /// Returns an iPad 2 in an orientation.
  public static func iPad2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad2, orientation)
  }

  /// An iPad (3rd generation) in landscape.
  public static var iPad3: ViewImageConfig { iPad3(.landscape) }
  /// Returns an iPad (3rd generation) in an orientation.
  public static func iPad3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad3, orientation)
  }

  /// An iPad (4th generation) in landscape.
  public static var iPad4: ViewImageConfig { iPad4(.landscape) }
  /// Returns an iPad (4th generation) in an orientation.
  public static func iPad4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad4, orientation)
  }

  /// An iPad Air in landscape.
  public static var iPadAir: ViewImageConfig { iPadAir(.landscape) }
  /// Returns an iPad Air in an orientation.
  public static func iPadAir(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir, orientation)
  }

  /// An iPad Air 2 in landscape.
  public static var iPadAir2: ViewImageConfig { iPadAir2(.landscape(splitView: .full)) }
  /// Returns an iPad Air 2 in an orientation.
  public static func iPadAir2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir2, orientation)
  }
  /// Returns an iPad Air 2 in an orientation, with a share of the screen.
  public static func iPadAir2(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir2, orientation)
  }

  /// An iPad (5th generation) in landscape.
  public static var iPad5: ViewImageConfig { iPad5(.landscape(splitView: .full)) }
  /// Returns an iPad (5th generation) in an orientation.
  public static func iPad5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad5, orientation)
  }
  /// Returns an iPad (5th generation) in an orientation, with a share of the screen.
  public static func iPad5(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad5, orientation)
  }

  /// An iPad (6th generation) in landscape.
  public static var iPad6: ViewImageConfig { iPad6(.landscape(splitView: .full)) }
  /// Returns an iPad (6th generation) in an orientation.
  public static func iPad6(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad6, orientation)
  }
  /// Returns an iPad (6th generation) in an orientation, with a share of the screen.
  public static func iPad6(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad6, orientation)
  }

  /// An iPad Pro 9.7-inch in landscape.
  public static var iPadPro9_7: ViewImageConfig { iPadPro9_7(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 9.7-inch in an orientation.
  public static func iPadPro9_7(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro9_7, orientation)
  }
  /// Returns an iPad Pro 9.7-inch in an orientation, with a share of the screen.
  public static func iPadPro9_7(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro9_7, orientation)
  }

  /// An iPad mini 2 in landscape.
  public static var iPadMini2: ViewImageConfig { iPadMini2(.landscape) }
  /// Returns an iPad mini 2 in an orientation.
  public static func iPadMini2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini2, orientation)
  }

  /// An iPad mini 3 in landscape.
  public static var iPadMini3: ViewImageConfig { iPadMini3(.landscape) }
  /// Returns an iPad mini 3 in an orientation.
  public static func iPadMini3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini3, orientation)
  }

  /// An iPad mini 4 in landscape.
  public static var iPadMini4: ViewImageConfig { iPadMini4(.landscape(splitView: .full)) }
  /// Returns an iPad mini 4 in an orientation.
  public static func iPadMini4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini4, orientation)
  }
  /// Returns an iPad mini 4 in an orientation, with a share of the screen.
  public static func iPadMini4(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig
  {
    ViewImageConfig(.iPadMini4, orientation)
  }

  /// An iPad mini (5th generation) in landscape.
  public static var iPadMini5: ViewImageConfig { iPadMini5(.landscape(splitView: .full)) }
  /// Returns an iPad mini (5th generation) in an orientation.
  public static func iPadMini5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini5, orientation)
  }
  /// Returns an iPad mini (5th generation) in an orientation, with a share of the screen.
  public static func iPadMini5(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig
  {
    ViewImageConfig(.iPadMini5, orientation)
  }

  /// An iPad (7th generation) in landscape.
  public static var iPad7: ViewImageConfig { iPad7(.landscape(splitView: .full)) }
  /// Returns an iPad (7th generation) in an orientation.
  public static func iPad7(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad7, orientation)
  }
  /// Returns an iPad (7th generation) in an orientation, with a share of the screen.
  public static func iPad7(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad7, orientation)
  }

  /// An iPad (8th generation) in landscape.
  public static var iPad8: ViewImageConfig { iPad8(.landscape(splitView: .full)) }
  /// Returns an iPad (8th generation) in an orientation.
  public static func iPad8(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad8, orientation)
  }
  /// Returns an iPad (8th generation) in an orientation, with a share of the screen.
  public static func iPad8(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad8, orientation)
  }

  /// An iPad (9th generation) in landscape.
  public static var iPad9: ViewImageConfig { iPad9(.landscape(splitView: .full)) }
  /// Returns an iPad (9th generation) in an orientation.
  public static func iPad9(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9, orientation)
  }
  /// Returns an iPad (9th generation) in an orientation, with a share of the screen.
  public static func iPad9(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9, orientation)
  }

  /// An iPad Air (3rd generation) in landscape.
  public static var iPadAir3: ViewImageConfig { iPadAir3(.landscape(splitView: .full)) }
  /// Returns an iPad Air (3rd generation) in an orientation.
  public static func iPadAir3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir3, orientation)
  }
  /// Returns an iPad Air (3rd generation) in an orientation, with a share of the screen.
  public static func iPadAir3(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir3, orientation)
  }

  /// An iPad Pro 12.9-inch (2nd generation) in landscape.
  public static var iPadPro12_9_2: ViewImageConfig { iPadPro12_9_2(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 12.9-inch (2nd generation) in an orientation.
  public static func iPadPro12_9_2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9_2, orientation)
  }
  /// Returns an iPad Pro 12.9-inch (2nd generation) in an orientation, with a share of the screen.
  public static func iPadPro12_9_2(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro12_9_2, orientation)
  }

  /// An iPad Pro 11-inch (2nd generation) in landscape.
  public static var iPadPro11_2: ViewImageConfig { iPadPro11_2(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 11-inch (2nd generation) in an orientation.
  public static func iPadPro11_2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11_2, orientation)
  }
  /// Returns an iPad Pro 11-inch (2nd generation) in an orientation, with a share of the screen.
  public static func iPadPro11_2(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro11_2, orientation)
  }

  /// An iPad Pro 11-inch (3rd generation) in landscape.
  public static var iPadPro11_3: ViewImageConfig { iPadPro11_3(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 11-inch (3rd generation) in an orientation.
  public static func iPadPro11_3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11_3, orientation)
  }
  /// Returns an iPad Pro 11-inch (3rd generation) in an orientation, with a share of the screen.
  public static func iPadPro11_3(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro11_3, orientation)
  }

  /// An iPad Pro 11-inch (4th generation) in landscape.
  public static var iPadPro11_4: ViewImageConfig { iPadPro11_4(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 11-inch (4th generation) in an orientation.
  public static func iPadPro11_4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11_4, orientation)
  }
  /// Returns an iPad Pro 11-inch (4th generation) in an orientation, with a share of the screen.
  public static func iPadPro11_4(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro11_4, orientation)
  }

  /// An iPad Pro 12.9-inch (3rd generation) in landscape.
  public static var iPadPro12_9_3: ViewImageConfig { iPadPro12_9_3(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 12.9-inch (3rd generation) in an orientation.
  public static func iPadPro12_9_3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9_3, orientation)
  }
  /// Returns an iPad Pro 12.9-inch (3rd generation) in an orientation, with a share of the screen.
  public static func iPadPro12_9_3(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro12_9_3, orientation)
  }

  /// An iPad Pro 12.9-inch (4th generation) in landscape.
  public static var iPadPro12_9_4: ViewImageConfig { iPadPro12_9_4(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 12.9-inch (4th generation) in an orientation.
  public static func iPadPro12_9_4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9_4, orientation)
  }
  /// Returns an iPad Pro 12.9-inch (4th generation) in an orientation, with a share of the screen.
  public static func iPadPro12_9_4(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro12_9_4, orientation)
  }

  /// An iPad Pro 12.9-inch (5th generation) in landscape.
  public static var iPadPro12_9_5: ViewImageConfig { iPadPro12_9_5(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 12.9-inch (5th generation) in an orientation.
  public static func iPadPro12_9_5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9_5, orientation)
  }
  /// Returns an iPad Pro 12.9-inch (5th generation) in an orientation, with a share of the screen.
  public static func iPadPro12_9_5(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro12_9_5, orientation)
  }

  /// An iPad Pro 12.9-inch (6th generation) in landscape.
  public static var iPadPro12_9_6: ViewImageConfig { iPadPro12_9_6(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 12.9-inch (6th generation) in an orientation.
  public static func iPadPro12_9_6(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9_6, orientation)
  }
  /// Returns an iPad Pro 12.9-inch (6th generation) in an orientation, with a share of the screen.
  public static func iPadPro12_9_6(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro12_9_6, orientation)
  }

  /// An iPad Air (4th generation) in landscape.
  public static var iPadAir4: ViewImageConfig { iPadAir4(.landscape(splitView: .full)) }
  /// Returns an iPad Air (4th generation) in an orientation.
  public static func iPadAir4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir4, orientation)
  }
  /// Returns an iPad Air (4th generation) in an orientation, with a share of the screen.
  public static func iPadAir4(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir4, orientation)
  }

  /// An iPad Air (5th generation) in landscape.
  public static var iPadAir5: ViewImageConfig { iPadAir5(.landscape(splitView: .full)) }
  /// Returns an iPad Air (5th generation) in an orientation.
  public static func iPadAir5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir5, orientation)
  }
  /// Returns an iPad Air (5th generation) in an orientation, with a share of the screen.
  public static func iPadAir5(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir5, orientation)
  }

  /// An iPad (10th generation) in landscape.
  public static var iPad10: ViewImageConfig { iPad10(.landscape(splitView: .full)) }
  /// Returns an iPad (10th generation) in an orientation.
  public static func iPad10(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10, orientation)
  }
  /// Returns an iPad (10th generation) in an orientation, with a share of the screen.
  public static func iPad10(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10, orientation)
  }

  /// An iPad (A16) in landscape.
  public static var iPadA16: ViewImageConfig { iPadA16(.landscape(splitView: .full)) }
  /// Returns an iPad (A16) in an orientation.
  public static func iPadA16(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadA16, orientation)
  }
  /// Returns an iPad (A16) in an orientation, with a share of the screen.
  public static func iPadA16(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadA16, orientation)
  }

  /// An iPad Air 11-inch (M2) in landscape.
  public static var iPadAir11_M2: ViewImageConfig { iPadAir11_M2(.landscape(splitView: .full)) }
  /// Returns an iPad Air 11-inch (M2) in an orientation.
  public static func iPadAir11_M2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir11_M2, orientation)
  }
  /// Returns an iPad Air 11-inch (M2) in an orientation, with a share of the screen.
  public static func iPadAir11_M2(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadAir11_M2, orientation)
  }

  /// An iPad Air 11-inch (M3) in landscape.
  public static var iPadAir11_M3: ViewImageConfig { iPadAir11_M3(.landscape(splitView: .full)) }
  /// Returns an iPad Air 11-inch (M3) in an orientation.
  public static func iPadAir11_M3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir11_M3, orientation)
  }
  /// Returns an iPad Air 11-inch (M3) in an orientation, with a share of the screen.
  public static func iPadAir11_M3(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadAir11_M3, orientation)
  }

  /// An iPad Air 11-inch (M4) in landscape.
  public static var iPadAir11_M4: ViewImageConfig { iPadAir11_M4(.landscape(splitView: .full)) }
  /// Returns an iPad Air 11-inch (M4) in an orientation.
  public static func iPadAir11_M4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir11_M4, orientation)
  }
  /// Returns an iPad Air 11-inch (M4) in an orientation, with a share of the screen.
  public static func iPadAir11_M4(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadAir11_M4, orientation)
  }

  /// An iPad Air 13-inch (M2) in landscape.
  public static var iPadAir13_M2: ViewImageConfig { iPadAir13_M2(.landscape(splitView: .full)) }
  /// Returns an iPad Air 13-inch (M2) in an orientation.
  public static func iPadAir13_M2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir13_M2, orientation)
  }
  /// Returns an iPad Air 13-inch (M2) in an orientation, with a share of the screen.
  public static func iPadAir13_M2(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadAir13_M2, orientation)
  }

  /// An iPad Air 13-inch (M3) in landscape.
  public static var iPadAir13_M3: ViewImageConfig { iPadAir13_M3(.landscape(splitView: .full)) }
  /// Returns an iPad Air 13-inch (M3) in an orientation.
  public static func iPadAir13_M3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir13_M3, orientation)
  }
  /// Returns an iPad Air 13-inch (M3) in an orientation, with a share of the screen.
  public static func iPadAir13_M3(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadAir13_M3, orientation)
  }

  /// An iPad Air 13-inch (M4) in landscape.
  public static var iPadAir13_M4: ViewImageConfig { iPadAir13_M4(.landscape(splitView: .full)) }
  /// Returns an iPad Air 13-inch (M4) in an orientation.
  public static func iPadAir13_M4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir13_M4, orientation)
  }
  /// Returns an iPad Air 13-inch (M4) in an orientation, with a share of the screen.
  public static func iPadAir13_M4(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadAir13_M4, orientation)
  }

  /// An iPad mini (6th generation) in landscape.
  public static var iPadMini6: ViewImageConfig { iPadMini6(.landscape(splitView: .full)) }
  /// Returns an iPad mini (6th generation) in an orientation.
  public static func iPadMini6(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini6, orientation)
  }
  /// Returns an iPad mini (6th generation) in an orientation, with a share of the screen.
  public static func iPadMini6(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig
  {
    ViewImageConfig(.iPadMini6, orientation)
  }

  /// An iPad mini (A17 Pro) in landscape.
  public static var iPadMiniA17: ViewImageConfig { iPadMiniA17(.landscape(splitView: .full)) }
  /// Returns an iPad mini (A17 Pro) in an orientation.
  public static func iPadMiniA17(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMiniA17, orientation)
  }
  /// Returns an iPad mini (A17 Pro) in an orientation, with a share of the screen.
  public static func iPadMiniA17(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadMiniA17, orientation)
  }

  /// An iPad Pro 11-inch (M4) in landscape.
  public static var iPadPro11_M4: ViewImageConfig { iPadPro11_M4(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 11-inch (M4) in an orientation.
  public static func iPadPro11_M4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11_M4, orientation)
  }
  /// Returns an iPad Pro 11-inch (M4) in an orientation, with a share of the screen.
  public static func iPadPro11_M4(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro11_M4, orientation)
  }

  /// An iPad Pro 11-inch (M5) in landscape.
  public static var iPadPro11_M5: ViewImageConfig { iPadPro11_M5(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 11-inch (M5) in an orientation.
  public static func iPadPro11_M5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11_M5, orientation)
  }
  /// Returns an iPad Pro 11-inch (M5) in an orientation, with a share of the screen.
  public static func iPadPro11_M5(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro11_M5, orientation)
  }

  /// An iPad Pro 13-inch (M4) in landscape.
  public static var iPadPro13_M4: ViewImageConfig { iPadPro13_M4(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 13-inch (M4) in an orientation.
  public static func iPadPro13_M4(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro13_M4, orientation)
  }
  /// Returns an iPad Pro 13-inch (M4) in an orientation, with a share of the screen.
  public static func iPadPro13_M4(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro13_M4, orientation)
  }

  /// An iPad Pro 13-inch (M5) in landscape.
  public static var iPadPro13_M5: ViewImageConfig { iPadPro13_M5(.landscape(splitView: .full)) }
  /// Returns an iPad Pro 13-inch (M5) in an orientation.
  public static func iPadPro13_M5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro13_M5, orientation)
  }
  /// Returns an iPad Pro 13-inch (M5) in an orientation, with a share of the screen.
  public static func iPadPro13_M5(_ orientation: ViewImageConfig.TabletOrientation)
    -> ViewImageConfig
  {
    ViewImageConfig(.iPadPro13_M5, orientation)
  }
}
