// A preset an iPad of the catalogue, sideways with the whole screen, and functions for the other
// ways: `.iPadPro11(.portrait)`, `.iPadPro11(.landscape(splitView: .oneThird))`.

extension ViewImageConfig {
  public static let iPad2 = iPad2(.landscape)
  public static func iPad2(_ orientation: Orientation) -> Self { Self(.iPad2, orientation) }

  public static let iPad3 = iPad3(.landscape)
  public static func iPad3(_ orientation: Orientation) -> Self { Self(.iPad3, orientation) }

  public static let iPad4 = iPad4(.landscape)
  public static func iPad4(_ orientation: Orientation) -> Self { Self(.iPad4, orientation) }

  public static let iPadAir = iPadAir(.landscape)
  public static func iPadAir(_ orientation: Orientation) -> Self { Self(.iPadAir, orientation) }

  public static let iPadAir2 = iPadAir2(.landscape(splitView: .full))
  public static func iPadAir2(_ orientation: Orientation) -> Self { Self(.iPadAir2, orientation) }
  public static func iPadAir2(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir2, orientation)
  }

  public static let iPad5 = iPad5(.landscape(splitView: .full))
  public static func iPad5(_ orientation: Orientation) -> Self { Self(.iPad5, orientation) }
  public static func iPad5(_ orientation: TabletOrientation) -> Self { Self(.iPad5, orientation) }

  public static let iPad6 = iPad6(.landscape(splitView: .full))
  public static func iPad6(_ orientation: Orientation) -> Self { Self(.iPad6, orientation) }
  public static func iPad6(_ orientation: TabletOrientation) -> Self { Self(.iPad6, orientation) }

  public static let iPadPro9_7 = iPadPro9_7(.landscape(splitView: .full))
  public static func iPadPro9_7(_ orientation: Orientation) -> Self {
    Self(.iPadPro9_7, orientation)
  }
  public static func iPadPro9_7(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro9_7, orientation)
  }

  public static let iPadMini2 = iPadMini2(.landscape)
  public static func iPadMini2(_ orientation: Orientation) -> Self { Self(.iPadMini2, orientation) }

  public static let iPadMini3 = iPadMini3(.landscape)
  public static func iPadMini3(_ orientation: Orientation) -> Self { Self(.iPadMini3, orientation) }

  public static let iPadMini4 = iPadMini4(.landscape(splitView: .full))
  public static func iPadMini4(_ orientation: Orientation) -> Self { Self(.iPadMini4, orientation) }
  public static func iPadMini4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadMini4, orientation)
  }

  public static let iPadMini5 = iPadMini5(.landscape(splitView: .full))
  public static func iPadMini5(_ orientation: Orientation) -> Self { Self(.iPadMini5, orientation) }
  public static func iPadMini5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadMini5, orientation)
  }

  public static let iPad7 = iPad7(.landscape(splitView: .full))
  public static func iPad7(_ orientation: Orientation) -> Self { Self(.iPad7, orientation) }
  public static func iPad7(_ orientation: TabletOrientation) -> Self { Self(.iPad7, orientation) }

  public static let iPad8 = iPad8(.landscape(splitView: .full))
  public static func iPad8(_ orientation: Orientation) -> Self { Self(.iPad8, orientation) }
  public static func iPad8(_ orientation: TabletOrientation) -> Self { Self(.iPad8, orientation) }

  public static let iPad9 = iPad9(.landscape(splitView: .full))
  public static func iPad9(_ orientation: Orientation) -> Self { Self(.iPad9, orientation) }
  public static func iPad9(_ orientation: TabletOrientation) -> Self { Self(.iPad9, orientation) }

  public static let iPadPro10_5 = iPadPro10_5(.landscape(splitView: .full))
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    Self(.iPadPro10_5, orientation)
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro10_5, orientation)
  }

  public static let iPadAir3 = iPadAir3(.landscape(splitView: .full))
  public static func iPadAir3(_ orientation: Orientation) -> Self { Self(.iPadAir3, orientation) }
  public static func iPadAir3(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir3, orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape(splitView: .full))
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9, orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9, orientation)
  }

  public static let iPadPro12_9_2 = iPadPro12_9_2(.landscape(splitView: .full))
  public static func iPadPro12_9_2(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_2, orientation)
  }
  public static func iPadPro12_9_2(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9_2, orientation)
  }

  public static let iPadPro11 = iPadPro11(.landscape(splitView: .full))
  public static func iPadPro11(_ orientation: Orientation) -> Self { Self(.iPadPro11, orientation) }
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11, orientation)
  }

  public static let iPadPro11_2 = iPadPro11_2(.landscape(splitView: .full))
  public static func iPadPro11_2(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_2, orientation)
  }
  public static func iPadPro11_2(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11_2, orientation)
  }

  public static let iPadPro11_3 = iPadPro11_3(.landscape(splitView: .full))
  public static func iPadPro11_3(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_3, orientation)
  }
  public static func iPadPro11_3(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11_3, orientation)
  }

  public static let iPadPro11_4 = iPadPro11_4(.landscape(splitView: .full))
  public static func iPadPro11_4(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_4, orientation)
  }
  public static func iPadPro11_4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11_4, orientation)
  }

  public static let iPadPro12_9_3 = iPadPro12_9_3(.landscape(splitView: .full))
  public static func iPadPro12_9_3(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_3, orientation)
  }
  public static func iPadPro12_9_3(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9_3, orientation)
  }

  public static let iPadPro12_9_4 = iPadPro12_9_4(.landscape(splitView: .full))
  public static func iPadPro12_9_4(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_4, orientation)
  }
  public static func iPadPro12_9_4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9_4, orientation)
  }

  public static let iPadPro12_9_5 = iPadPro12_9_5(.landscape(splitView: .full))
  public static func iPadPro12_9_5(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_5, orientation)
  }
  public static func iPadPro12_9_5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9_5, orientation)
  }

  public static let iPadPro12_9_6 = iPadPro12_9_6(.landscape(splitView: .full))
  public static func iPadPro12_9_6(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_6, orientation)
  }
  public static func iPadPro12_9_6(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro12_9_6, orientation)
  }

  public static let iPadAir4 = iPadAir4(.landscape(splitView: .full))
  public static func iPadAir4(_ orientation: Orientation) -> Self { Self(.iPadAir4, orientation) }
  public static func iPadAir4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir4, orientation)
  }

  public static let iPadAir5 = iPadAir5(.landscape(splitView: .full))
  public static func iPadAir5(_ orientation: Orientation) -> Self { Self(.iPadAir5, orientation) }
  public static func iPadAir5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir5, orientation)
  }

  public static let iPad10 = iPad10(.landscape(splitView: .full))
  public static func iPad10(_ orientation: Orientation) -> Self { Self(.iPad10, orientation) }
  public static func iPad10(_ orientation: TabletOrientation) -> Self { Self(.iPad10, orientation) }

  public static let iPadA16 = iPadA16(.landscape(splitView: .full))
  public static func iPadA16(_ orientation: Orientation) -> Self { Self(.iPadA16, orientation) }
  public static func iPadA16(_ orientation: TabletOrientation) -> Self {
    Self(.iPadA16, orientation)
  }

  public static let iPadAir11_M2 = iPadAir11_M2(.landscape(splitView: .full))
  public static func iPadAir11_M2(_ orientation: Orientation) -> Self {
    Self(.iPadAir11_M2, orientation)
  }
  public static func iPadAir11_M2(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir11_M2, orientation)
  }

  public static let iPadAir11_M3 = iPadAir11_M3(.landscape(splitView: .full))
  public static func iPadAir11_M3(_ orientation: Orientation) -> Self {
    Self(.iPadAir11_M3, orientation)
  }
  public static func iPadAir11_M3(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir11_M3, orientation)
  }

  public static let iPadAir11_M4 = iPadAir11_M4(.landscape(splitView: .full))
  public static func iPadAir11_M4(_ orientation: Orientation) -> Self {
    Self(.iPadAir11_M4, orientation)
  }
  public static func iPadAir11_M4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir11_M4, orientation)
  }

  public static let iPadAir13_M2 = iPadAir13_M2(.landscape(splitView: .full))
  public static func iPadAir13_M2(_ orientation: Orientation) -> Self {
    Self(.iPadAir13_M2, orientation)
  }
  public static func iPadAir13_M2(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir13_M2, orientation)
  }

  public static let iPadAir13_M3 = iPadAir13_M3(.landscape(splitView: .full))
  public static func iPadAir13_M3(_ orientation: Orientation) -> Self {
    Self(.iPadAir13_M3, orientation)
  }
  public static func iPadAir13_M3(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir13_M3, orientation)
  }

  public static let iPadAir13_M4 = iPadAir13_M4(.landscape(splitView: .full))
  public static func iPadAir13_M4(_ orientation: Orientation) -> Self {
    Self(.iPadAir13_M4, orientation)
  }
  public static func iPadAir13_M4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadAir13_M4, orientation)
  }

  public static let iPadMini6 = iPadMini6(.landscape(splitView: .full))
  public static func iPadMini6(_ orientation: Orientation) -> Self { Self(.iPadMini6, orientation) }
  public static func iPadMini6(_ orientation: TabletOrientation) -> Self {
    Self(.iPadMini6, orientation)
  }

  public static let iPadMiniA17 = iPadMiniA17(.landscape(splitView: .full))
  public static func iPadMiniA17(_ orientation: Orientation) -> Self {
    Self(.iPadMiniA17, orientation)
  }
  public static func iPadMiniA17(_ orientation: TabletOrientation) -> Self {
    Self(.iPadMiniA17, orientation)
  }

  public static let iPadPro11_M4 = iPadPro11_M4(.landscape(splitView: .full))
  public static func iPadPro11_M4(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_M4, orientation)
  }
  public static func iPadPro11_M4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11_M4, orientation)
  }

  public static let iPadPro11_M5 = iPadPro11_M5(.landscape(splitView: .full))
  public static func iPadPro11_M5(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_M5, orientation)
  }
  public static func iPadPro11_M5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro11_M5, orientation)
  }

  public static let iPadPro13_M4 = iPadPro13_M4(.landscape(splitView: .full))
  public static func iPadPro13_M4(_ orientation: Orientation) -> Self {
    Self(.iPadPro13_M4, orientation)
  }
  public static func iPadPro13_M4(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro13_M4, orientation)
  }

  public static let iPadPro13_M5 = iPadPro13_M5(.landscape(splitView: .full))
  public static func iPadPro13_M5(_ orientation: Orientation) -> Self {
    Self(.iPadPro13_M5, orientation)
  }
  public static func iPadPro13_M5(_ orientation: TabletOrientation) -> Self {
    Self(.iPadPro13_M5, orientation)
  }
}
