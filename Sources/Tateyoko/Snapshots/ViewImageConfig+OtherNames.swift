// The names that swift-snapshot-testing has for its presets, where they are not the catalogue's.

extension ViewImageConfig {
  /// An iPhone SE (1st generation) in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> Self { Self(.iPhoneSE, orientation) }

  /// An iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    Self(.iPhoneXSMax, orientation)
  }

  /// An iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> Self { Self(.iPhoneXR, orientation) }

  /// An iPad mini (5th generation) in landscape.
  public static let iPadMini = iPadMini(.landscape(splitView: .full))
  public static func iPadMini(_ orientation: Orientation) -> Self { Self(.iPadMini5, orientation) }
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    Self(.iPadMini5, orientation)
  }

  /// An iPad (6th generation) in landscape.
  public static let iPad9_7 = iPad9_7(.landscape(splitView: .full))
  public static func iPad9_7(_ orientation: Orientation) -> Self { Self(.iPad6, orientation) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { Self(.iPad6, orientation) }

  /// An iPad (9th generation) in landscape.
  public static let iPad10_2 = iPad10_2(.landscape(splitView: .full))
  public static func iPad10_2(_ orientation: Orientation) -> Self { Self(.iPad9, orientation) }
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    Self(.iPad9, orientation)
  }
}
