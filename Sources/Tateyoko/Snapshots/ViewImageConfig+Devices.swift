// One function a device of the catalogue, so that a preset can be written `.iPhoneX(.landscape)`.

extension ViewImageConfig {
  public static func iPhone4s(_ orientation: Orientation) -> Self { Self(.iPhone4s, orientation) }
  public static func iPhone5(_ orientation: Orientation) -> Self { Self(.iPhone5, orientation) }
  public static func iPhone5c(_ orientation: Orientation) -> Self { Self(.iPhone5c, orientation) }
  public static func iPhone5s(_ orientation: Orientation) -> Self { Self(.iPhone5s, orientation) }
  public static func iPhoneSE(_ orientation: Orientation) -> Self { Self(.iPhoneSE, orientation) }
  public static func iPhone6(_ orientation: Orientation) -> Self { Self(.iPhone6, orientation) }
  public static func iPhone6s(_ orientation: Orientation) -> Self { Self(.iPhone6s, orientation) }
  public static func iPhone7(_ orientation: Orientation) -> Self { Self(.iPhone7, orientation) }
  public static func iPhone8(_ orientation: Orientation) -> Self { Self(.iPhone8, orientation) }
  public static func iPhoneSE2(_ orientation: Orientation) -> Self { Self(.iPhoneSE2, orientation) }
  public static func iPhoneSE3(_ orientation: Orientation) -> Self { Self(.iPhoneSE3, orientation) }
  public static func iPhone6Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone6Plus, orientation)
  }
  public static func iPhone6sPlus(_ orientation: Orientation) -> Self {
    Self(.iPhone6sPlus, orientation)
  }
  public static func iPhone7Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone7Plus, orientation)
  }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone8Plus, orientation)
  }
  public static func iPhoneX(_ orientation: Orientation) -> Self { Self(.iPhoneX, orientation) }
  public static func iPhoneXS(_ orientation: Orientation) -> Self { Self(.iPhoneXS, orientation) }
  public static func iPhone11Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone11Pro, orientation)
  }
  public static func iPhoneXSMax(_ orientation: Orientation) -> Self {
    Self(.iPhoneXSMax, orientation)
  }
  public static func iPhone11ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone11ProMax, orientation)
  }
  public static func iPhoneXR(_ orientation: Orientation) -> Self { Self(.iPhoneXR, orientation) }
  public static func iPhone11(_ orientation: Orientation) -> Self { Self(.iPhone11, orientation) }
  public static func iPhone12Mini(_ orientation: Orientation) -> Self {
    Self(.iPhone12Mini, orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(.iPhone13Mini, orientation)
  }
  public static func iPhone12(_ orientation: Orientation) -> Self { Self(.iPhone12, orientation) }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone12Pro, orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> Self { Self(.iPhone13, orientation) }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone13Pro, orientation)
  }
  public static func iPhone14(_ orientation: Orientation) -> Self { Self(.iPhone14, orientation) }
  public static func iPhone16e(_ orientation: Orientation) -> Self { Self(.iPhone16e, orientation) }
  public static func iPhone17e(_ orientation: Orientation) -> Self { Self(.iPhone17e, orientation) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone12ProMax, orientation)
  }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone13ProMax, orientation)
  }
  public static func iPhone14Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone14Plus, orientation)
  }
  public static func iPhone14Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone14Pro, orientation)
  }
  public static func iPhone15(_ orientation: Orientation) -> Self { Self(.iPhone15, orientation) }
  public static func iPhone15Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone15Pro, orientation)
  }
  public static func iPhone16(_ orientation: Orientation) -> Self { Self(.iPhone16, orientation) }
  public static func iPhone14ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone14ProMax, orientation)
  }
  public static func iPhone15Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone15Plus, orientation)
  }
  public static func iPhone15ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone15ProMax, orientation)
  }
  public static func iPhone16Plus(_ orientation: Orientation) -> Self {
    Self(.iPhone16Plus, orientation)
  }
  public static func iPhone16Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone16Pro, orientation)
  }
  public static func iPhone17(_ orientation: Orientation) -> Self { Self(.iPhone17, orientation) }
  public static func iPhone17Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone17Pro, orientation)
  }
  public static func iPhone16ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone16ProMax, orientation)
  }
  public static func iPhone17ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone17ProMax, orientation)
  }
  public static func iPhoneAir(_ orientation: Orientation) -> Self { Self(.iPhoneAir, orientation) }
  public static func iPad2(_ orientation: Orientation) -> Self { Self(.iPad2, orientation) }
  public static func iPad3(_ orientation: Orientation) -> Self { Self(.iPad3, orientation) }
  public static func iPad4(_ orientation: Orientation) -> Self { Self(.iPad4, orientation) }
  public static func iPadAir(_ orientation: Orientation) -> Self { Self(.iPadAir, orientation) }
  public static func iPadAir2(_ orientation: Orientation) -> Self { Self(.iPadAir2, orientation) }
  public static func iPad5(_ orientation: Orientation) -> Self { Self(.iPad5, orientation) }
  public static func iPad6(_ orientation: Orientation) -> Self { Self(.iPad6, orientation) }
  public static func iPadPro9_7(_ orientation: Orientation) -> Self {
    Self(.iPadPro9_7, orientation)
  }
  public static func iPadMini(_ orientation: Orientation) -> Self { Self(.iPadMini, orientation) }
  public static func iPadMini2(_ orientation: Orientation) -> Self { Self(.iPadMini2, orientation) }
  public static func iPadMini3(_ orientation: Orientation) -> Self { Self(.iPadMini3, orientation) }
  public static func iPadMini4(_ orientation: Orientation) -> Self { Self(.iPadMini4, orientation) }
  public static func iPadMini5(_ orientation: Orientation) -> Self { Self(.iPadMini5, orientation) }
  public static func iPad7(_ orientation: Orientation) -> Self { Self(.iPad7, orientation) }
  public static func iPad8(_ orientation: Orientation) -> Self { Self(.iPad8, orientation) }
  public static func iPad9(_ orientation: Orientation) -> Self { Self(.iPad9, orientation) }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    Self(.iPadPro10_5, orientation)
  }
  public static func iPadAir3(_ orientation: Orientation) -> Self { Self(.iPadAir3, orientation) }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9, orientation)
  }
  public static func iPadPro12_9_2(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_2, orientation)
  }
  public static func iPadPro11(_ orientation: Orientation) -> Self { Self(.iPadPro11, orientation) }
  public static func iPadPro11_2(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_2, orientation)
  }
  public static func iPadPro11_3(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_3, orientation)
  }
  public static func iPadPro11_4(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_4, orientation)
  }
  public static func iPadPro12_9_3(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_3, orientation)
  }
  public static func iPadPro12_9_4(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_4, orientation)
  }
  public static func iPadPro12_9_5(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_5, orientation)
  }
  public static func iPadPro12_9_6(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_6, orientation)
  }
  public static func iPadAir4(_ orientation: Orientation) -> Self { Self(.iPadAir4, orientation) }
  public static func iPadAir5(_ orientation: Orientation) -> Self { Self(.iPadAir5, orientation) }
  public static func iPad10(_ orientation: Orientation) -> Self { Self(.iPad10, orientation) }
  public static func iPadA16(_ orientation: Orientation) -> Self { Self(.iPadA16, orientation) }
  public static func iPadAir11_M2(_ orientation: Orientation) -> Self {
    Self(.iPadAir11_M2, orientation)
  }
  public static func iPadAir11_M3(_ orientation: Orientation) -> Self {
    Self(.iPadAir11_M3, orientation)
  }
  public static func iPadAir11_M4(_ orientation: Orientation) -> Self {
    Self(.iPadAir11_M4, orientation)
  }
  public static func iPadAir13_M2(_ orientation: Orientation) -> Self {
    Self(.iPadAir13_M2, orientation)
  }
  public static func iPadAir13_M3(_ orientation: Orientation) -> Self {
    Self(.iPadAir13_M3, orientation)
  }
  public static func iPadAir13_M4(_ orientation: Orientation) -> Self {
    Self(.iPadAir13_M4, orientation)
  }
  public static func iPadMini6(_ orientation: Orientation) -> Self { Self(.iPadMini6, orientation) }
  public static func iPadMiniA17(_ orientation: Orientation) -> Self {
    Self(.iPadMiniA17, orientation)
  }
  public static func iPadPro11_M4(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_M4, orientation)
  }
  public static func iPadPro11_M5(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_M5, orientation)
  }
  public static func iPadPro13_M4(_ orientation: Orientation) -> Self {
    Self(.iPadPro13_M4, orientation)
  }
  public static func iPadPro13_M5(_ orientation: Orientation) -> Self {
    Self(.iPadPro13_M5, orientation)
  }
}
