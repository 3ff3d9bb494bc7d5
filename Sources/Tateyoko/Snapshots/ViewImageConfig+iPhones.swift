// A preset a phone of the catalogue, upright, and a function for either way: `.iPhoneX(.landscape)`.

extension ViewImageConfig {
  public static let iPhone4s = iPhone4s(.portrait)
  public static func iPhone4s(_ orientation: Orientation) -> Self { Self(.iPhone4s, orientation) }

  public static let iPhone5 = iPhone5(.portrait)
  public static func iPhone5(_ orientation: Orientation) -> Self { Self(.iPhone5, orientation) }

  public static let iPhone5c = iPhone5c(.portrait)
  public static func iPhone5c(_ orientation: Orientation) -> Self { Self(.iPhone5c, orientation) }

  public static let iPhone5s = iPhone5s(.portrait)
  public static func iPhone5s(_ orientation: Orientation) -> Self { Self(.iPhone5s, orientation) }

  public static let iPhoneSE = iPhoneSE(.portrait)
  public static func iPhoneSE(_ orientation: Orientation) -> Self { Self(.iPhoneSE, orientation) }

  public static let iPhone6 = iPhone6(.portrait)
  public static func iPhone6(_ orientation: Orientation) -> Self { Self(.iPhone6, orientation) }

  public static let iPhone6s = iPhone6s(.portrait)
  public static func iPhone6s(_ orientation: Orientation) -> Self { Self(.iPhone6s, orientation) }

  public static let iPhone7 = iPhone7(.portrait)
  public static func iPhone7(_ orientation: Orientation) -> Self { Self(.iPhone7, orientation) }

  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> Self { Self(.iPhone8, orientation) }

  public static let iPhoneSE2 = iPhoneSE2(.portrait)
  public static func iPhoneSE2(_ orientation: Orientation) -> Self { Self(.iPhoneSE2, orientation) }

  public static let iPhoneSE3 = iPhoneSE3(.portrait)
  public static func iPhoneSE3(_ orientation: Orientation) -> Self { Self(.iPhoneSE3, orientation) }

  public static let iPhone6Plus = iPhone6Plus(.portrait)
  public static func iPhone6Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone6Plus, orientation)
  }

  public static let iPhone6sPlus = iPhone6sPlus(.portrait)
  public static func iPhone6sPlus(_ orientation: Orientation) -> Self {
    Self(.iPhone6sPlus, orientation)
  }

  public static let iPhone7Plus = iPhone7Plus(.portrait)
  public static func iPhone7Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone7Plus, orientation)
  }

  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone8Plus, orientation)
  }

  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> Self { Self(.iPhoneX, orientation) }

  public static let iPhoneXS = iPhoneXS(.portrait)
  public static func iPhoneXS(_ orientation: Orientation) -> Self { Self(.iPhoneXS, orientation) }

  public static let iPhone11Pro = iPhone11Pro(.portrait)
  public static func iPhone11Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone11Pro, orientation)
  }

  public static let iPhoneXSMax = iPhoneXSMax(.portrait)
  public static func iPhoneXSMax(_ orientation: Orientation) -> Self {
    Self(.iPhoneXSMax, orientation)
  }

  public static let iPhone11ProMax = iPhone11ProMax(.portrait)
  public static func iPhone11ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone11ProMax, orientation)
  }

  public static let iPhoneXR = iPhoneXR(.portrait)
  public static func iPhoneXR(_ orientation: Orientation) -> Self { Self(.iPhoneXR, orientation) }

  public static let iPhone11 = iPhone11(.portrait)
  public static func iPhone11(_ orientation: Orientation) -> Self { Self(.iPhone11, orientation) }

  public static let iPhone12Mini = iPhone12Mini(.portrait)
  public static func iPhone12Mini(_ orientation: Orientation) -> Self {
    Self(.iPhone12Mini, orientation)
  }

  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(.iPhone13Mini, orientation)
  }

  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> Self { Self(.iPhone12, orientation) }

  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone12Pro, orientation)
  }

  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> Self { Self(.iPhone13, orientation) }

  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone13Pro, orientation)
  }

  public static let iPhone14 = iPhone14(.portrait)
  public static func iPhone14(_ orientation: Orientation) -> Self { Self(.iPhone14, orientation) }

  public static let iPhone16e = iPhone16e(.portrait)
  public static func iPhone16e(_ orientation: Orientation) -> Self { Self(.iPhone16e, orientation) }

  public static let iPhone17e = iPhone17e(.portrait)
  public static func iPhone17e(_ orientation: Orientation) -> Self { Self(.iPhone17e, orientation) }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone12ProMax, orientation)
  }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone13ProMax, orientation)
  }

  public static let iPhone14Plus = iPhone14Plus(.portrait)
  public static func iPhone14Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone14Plus, orientation)
  }

  public static let iPhone14Pro = iPhone14Pro(.portrait)
  public static func iPhone14Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone14Pro, orientation)
  }

  public static let iPhone15 = iPhone15(.portrait)
  public static func iPhone15(_ orientation: Orientation) -> Self { Self(.iPhone15, orientation) }

  public static let iPhone15Pro = iPhone15Pro(.portrait)
  public static func iPhone15Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone15Pro, orientation)
  }

  public static let iPhone16 = iPhone16(.portrait)
  public static func iPhone16(_ orientation: Orientation) -> Self { Self(.iPhone16, orientation) }

  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  public static func iPhone14ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone14ProMax, orientation)
  }

  public static let iPhone15Plus = iPhone15Plus(.portrait)
  public static func iPhone15Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone15Plus, orientation)
  }

  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  public static func iPhone15ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone15ProMax, orientation)
  }

  public static let iPhone16Plus = iPhone16Plus(.portrait)
  public static func iPhone16Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone16Plus, orientation)
  }

  public static let iPhone16Pro = iPhone16Pro(.portrait)
  public static func iPhone16Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone16Pro, orientation)
  }

  public static let iPhone17 = iPhone17(.portrait)
  public static func iPhone17(_ orientation: Orientation) -> Self { Self(.iPhone17, orientation) }

  public static let iPhone17Pro = iPhone17Pro(.portrait)
  public static func iPhone17Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone17Pro, orientation)
  }

  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  public static func iPhone16ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone16ProMax, orientation)
  }

  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  public static func iPhone17ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone17ProMax, orientation)
  }

  public static let iPhoneAir = iPhoneAir(.portrait)
  public static func iPhoneAir(_ orientation: Orientation) -> Self { Self(.iPhoneAir, orientation) }
}
