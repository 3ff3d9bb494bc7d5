// swift-snapshot-testing's names for its presets, if they differ from the catalogue's.

extension ViewImageConfig {
  /// An iPhone SE (1st generation) in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// Returns an iPhone SE (1st generation) in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    Self(known: .iPhoneSE, orientation)
  }

  /// An iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// Returns an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    Self(known: .iPhoneXSMax, orientation)
  }

  /// An iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// Returns an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    Self(known: .iPhoneXR, orientation)
  }

  /// An iPad mini (5th generation) in landscape.
  public static let iPadMini = iPadMini(.landscape(splitView: .full))
  /// Returns an iPad mini (5th generation) in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> Self { Self(.iPadMini5, orientation) }
  /// Returns an iPad mini (5th generation) in an orientation, with a share of the screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    Self(.iPadMini5, orientation)
  }

  /// An iPad (6th generation) in landscape.
  public static let iPad9_7 = iPad9_7(.landscape(splitView: .full))
  /// Returns an iPad (6th generation) in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> Self { Self(.iPad6, orientation) }
  /// Returns an iPad (6th generation) in an orientation, with a share of the screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { Self(.iPad6, orientation) }

  /// An iPad (9th generation) in landscape.
  public static let iPad10_2 = iPad10_2(.landscape(splitView: .full))
  /// Returns an iPad (9th generation) in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> Self { Self(.iPad9, orientation) }
  /// Returns an iPad (9th generation) in an orientation, with a share of the screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    Self(.iPad9, orientation)
  }
}
