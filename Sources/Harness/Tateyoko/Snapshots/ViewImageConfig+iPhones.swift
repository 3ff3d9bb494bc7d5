// A preset for each phone of the catalogue in portrait, and a function for both orientations:
// `.iPhoneX(.landscape)`.

extension ViewImageConfig {
  /// An iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// Returns an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> Self {
    Self(known: .iPhone8, orientation)
  }

  /// An iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// Returns an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self(known: .iPhone8Plus, orientation)
  }

  /// An iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// Returns an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    Self(known: .iPhoneX, orientation)
  }

  /// An iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// Returns an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(known: .iPhone13Mini, orientation)
  }

  /// An iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// Returns an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    Self(known: .iPhone12, orientation)
  }

  /// An iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// Returns an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    Self(known: .iPhone12Pro, orientation)
  }

  /// An iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// Returns an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> Self {
    Self(known: .iPhone13, orientation)
  }

  /// An iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// Returns an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self(known: .iPhone13Pro, orientation)
  }

  /// An iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// Returns an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    Self(known: .iPhone12ProMax, orientation)
  }

  /// An iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// Returns an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(known: .iPhone13ProMax, orientation)
  }
}

// Presets that swift-snapshot-testing doesn't have, so that suites declare them themselves.
extension _DevicePresets where Self == ViewImageConfig {
  /// An iPhone 4s in portrait.
  public static var iPhone4s: ViewImageConfig { iPhone4s(.portrait) }
  /// Returns an iPhone 4s in an orientation.
  public static func iPhone4s(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone4s, orientation)
  }

  /// An iPhone 5 in portrait.
  public static var iPhone5: ViewImageConfig { iPhone5(.portrait) }
  /// Returns an iPhone 5 in an orientation.
  public static func iPhone5(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone5, orientation)
  }

  /// An iPhone 5c in portrait.
  public static var iPhone5c: ViewImageConfig { iPhone5c(.portrait) }
  /// Returns an iPhone 5c in an orientation.
  public static func iPhone5c(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone5c, orientation)
  }

  /// An iPhone 5s in portrait.
  public static var iPhone5s: ViewImageConfig { iPhone5s(.portrait) }
  /// Returns an iPhone 5s in an orientation.
  public static func iPhone5s(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone5s, orientation)
  }

  /// An iPhone SE (1st generation) in portrait.
  public static var iPhoneSE: ViewImageConfig { iPhoneSE(.portrait) }
  /// Returns an iPhone SE (1st generation) in an orientation.
  public static func iPhoneSE(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE, orientation)
  }

  /// An iPhone 6 in portrait.
  public static var iPhone6: ViewImageConfig { iPhone6(.portrait) }
  /// Returns an iPhone 6 in an orientation.
  public static func iPhone6(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone6, orientation)
  }

  /// An iPhone 6s in portrait.
  public static var iPhone6s: ViewImageConfig { iPhone6s(.portrait) }
  /// Returns an iPhone 6s in an orientation.
  public static func iPhone6s(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone6s, orientation)
  }

  /// An iPhone 7 in portrait.
  public static var iPhone7: ViewImageConfig { iPhone7(.portrait) }
  /// Returns an iPhone 7 in an orientation.
  public static func iPhone7(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone7, orientation)
  }

  /// An iPhone SE (2nd generation) in portrait.
  public static var iPhoneSE2: ViewImageConfig { iPhoneSE2(.portrait) }
  /// Returns an iPhone SE (2nd generation) in an orientation.
  public static func iPhoneSE2(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE2, orientation)
  }

  /// An iPhone SE (3rd generation) in portrait.
  public static var iPhoneSE3: ViewImageConfig { iPhoneSE3(.portrait) }
  /// Returns an iPhone SE (3rd generation) in an orientation.
  public static func iPhoneSE3(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE3, orientation)
  }

  /// An iPhone 6 Plus in portrait.
  public static var iPhone6Plus: ViewImageConfig { iPhone6Plus(.portrait) }
  /// Returns an iPhone 6 Plus in an orientation.
  public static func iPhone6Plus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone6Plus, orientation)
  }

  /// An iPhone 6s Plus in portrait.
  public static var iPhone6sPlus: ViewImageConfig { iPhone6sPlus(.portrait) }
  /// Returns an iPhone 6s Plus in an orientation.
  public static func iPhone6sPlus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone6sPlus, orientation)
  }

  /// An iPhone 7 Plus in portrait.
  public static var iPhone7Plus: ViewImageConfig { iPhone7Plus(.portrait) }
  /// Returns an iPhone 7 Plus in an orientation.
  public static func iPhone7Plus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone7Plus, orientation)
  }

  /// An iPhone XS in portrait.
  public static var iPhoneXS: ViewImageConfig { iPhoneXS(.portrait) }
  /// Returns an iPhone XS in an orientation.
  public static func iPhoneXS(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXS, orientation)
  }

  /// An iPhone 11 Pro in portrait.
  public static var iPhone11Pro: ViewImageConfig { iPhone11Pro(.portrait) }
  /// Returns an iPhone 11 Pro in an orientation.
  public static func iPhone11Pro(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone11Pro, orientation)
  }

  /// An iPhone XS Max in portrait.
  public static var iPhoneXSMax: ViewImageConfig { iPhoneXSMax(.portrait) }
  /// Returns an iPhone XS Max in an orientation.
  public static func iPhoneXSMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXSMax, orientation)
  }

  /// An iPhone 11 Pro Max in portrait.
  public static var iPhone11ProMax: ViewImageConfig { iPhone11ProMax(.portrait) }
  /// Returns an iPhone 11 Pro Max in an orientation.
  public static func iPhone11ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone11ProMax, orientation)
  }

  /// An iPhone XR in portrait.
  public static var iPhoneXR: ViewImageConfig { iPhoneXR(.portrait) }
  /// Returns an iPhone XR in an orientation.
  public static func iPhoneXR(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXR, orientation)
  }

  /// An iPhone 11 in portrait.
  public static var iPhone11: ViewImageConfig { iPhone11(.portrait) }
  /// Returns an iPhone 11 in an orientation.
  public static func iPhone11(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone11, orientation)
  }

  /// An iPhone 12 mini in portrait.
  public static var iPhone12Mini: ViewImageConfig { iPhone12Mini(.portrait) }
  /// Returns an iPhone 12 mini in an orientation.
  public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12Mini, orientation)
  }

  /// An iPhone 14 in portrait.
  public static var iPhone14: ViewImageConfig { iPhone14(.portrait) }
  /// Returns an iPhone 14 in an orientation.
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14, orientation)
  }

  /// An iPhone 16e in portrait.
  public static var iPhone16e: ViewImageConfig { iPhone16e(.portrait) }
  /// Returns an iPhone 16e in an orientation.
  public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16e, orientation)
  }

  /// An iPhone 17e in portrait.
  public static var iPhone17e: ViewImageConfig { iPhone17e(.portrait) }
  /// Returns an iPhone 17e in an orientation.
  public static func iPhone17e(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17e, orientation)
  }

  /// An iPhone 14 Plus in portrait.
  public static var iPhone14Plus: ViewImageConfig { iPhone14Plus(.portrait) }
  /// Returns an iPhone 14 Plus in an orientation.
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14Plus, orientation)
  }

  /// An iPhone 14 Pro in portrait.
  public static var iPhone14Pro: ViewImageConfig { iPhone14Pro(.portrait) }
  /// Returns an iPhone 14 Pro in an orientation.
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14Pro, orientation)
  }

  /// An iPhone 15 in portrait.
  public static var iPhone15: ViewImageConfig { iPhone15(.portrait) }
  /// Returns an iPhone 15 in an orientation.
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15, orientation)
  }

  /// An iPhone 15 Pro in portrait.
  public static var iPhone15Pro: ViewImageConfig { iPhone15Pro(.portrait) }
  /// Returns an iPhone 15 Pro in an orientation.
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15Pro, orientation)
  }

  /// An iPhone 16 in portrait.
  public static var iPhone16: ViewImageConfig { iPhone16(.portrait) }
  /// Returns an iPhone 16 in an orientation.
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16, orientation)
  }

  /// An iPhone 14 Pro Max in portrait.
  public static var iPhone14ProMax: ViewImageConfig { iPhone14ProMax(.portrait) }
  /// Returns an iPhone 14 Pro Max in an orientation.
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14ProMax, orientation)
  }

  /// An iPhone 15 Plus in portrait.
  public static var iPhone15Plus: ViewImageConfig { iPhone15Plus(.portrait) }
  /// Returns an iPhone 15 Plus in an orientation.
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15Plus, orientation)
  }

  /// An iPhone 15 Pro Max in portrait.
  public static var iPhone15ProMax: ViewImageConfig { iPhone15ProMax(.portrait) }
  /// Returns an iPhone 15 Pro Max in an orientation.
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15ProMax, orientation)
  }

  /// An iPhone 16 Plus in portrait.
  public static var iPhone16Plus: ViewImageConfig { iPhone16Plus(.portrait) }
  /// Returns an iPhone 16 Plus in an orientation.
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16Plus, orientation)
  }

  /// An iPhone 16 Pro in portrait.
  public static var iPhone16Pro: ViewImageConfig { iPhone16Pro(.portrait) }
  /// Returns an iPhone 16 Pro in an orientation.
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16Pro, orientation)
  }

  /// An iPhone 17 in portrait.
  public static var iPhone17: ViewImageConfig { iPhone17(.portrait) }
  /// Returns an iPhone 17 in an orientation.
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17, orientation)
  }

  /// An iPhone 17 Pro in portrait.
  public static var iPhone17Pro: ViewImageConfig { iPhone17Pro(.portrait) }
  /// Returns an iPhone 17 Pro in an orientation.
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17Pro, orientation)
  }

  /// An iPhone 16 Pro Max in portrait.
  public static var iPhone16ProMax: ViewImageConfig { iPhone16ProMax(.portrait) }
  /// Returns an iPhone 16 Pro Max in an orientation.
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16ProMax, orientation)
  }

  /// An iPhone 17 Pro Max in portrait.
  public static var iPhone17ProMax: ViewImageConfig { iPhone17ProMax(.portrait) }
  /// Returns an iPhone 17 Pro Max in an orientation.
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17ProMax, orientation)
  }

  /// An iPhone Air in portrait.
  public static var iPhoneAir: ViewImageConfig { iPhoneAir(.portrait) }
  /// Returns an iPhone Air in an orientation.
  public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneAir, orientation)
  }

  /// An iPhone 18 Pro in portrait.
  public static var iPhone18Pro: ViewImageConfig { iPhone18Pro(.portrait) }
  /// Returns an iPhone 18 Pro in an orientation.
  public static func iPhone18Pro(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone18Pro, orientation)
  }

  /// An iPhone 18 Pro Max in portrait.
  public static var iPhone18ProMax: ViewImageConfig { iPhone18ProMax(.portrait) }
  /// Returns an iPhone 18 Pro Max in an orientation.
  public static func iPhone18ProMax(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone18ProMax, orientation)
  }

  /// An iPhone Duo, closed and in portrait.
  public static var iPhoneDuo: ViewImageConfig { iPhoneDuo(.portrait) }
  /// Returns an iPhone Duo in an orientation.
  public static func iPhoneDuo(
    _ orientation: ViewImageConfig.Orientation, posture: Device.Posture? = nil
  ) -> ViewImageConfig {
    var config = ViewImageConfig(.iPhoneDuo, orientation)
    config.posture = posture
    return config
  }
}
