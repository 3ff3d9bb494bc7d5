// The catalogue's iPhones, 51 devices. There is one member per device; several share a display
// (`Display`). OS ranges: recalled (high). An iPhone 17e ran 26.3 in the month of its release,
// March 2026 (medium). iPhone 18 Pro and Pro Max, iPhone Duo: model identifiers and first OS from
// several lists of devices and the traits of Xcode 27 (high); diagonals of the 18 Pro from the
// display's size (medium), the Duo's from the pixels and density of its outer display (medium).
// Names: the first generation has no number; dots and generations are written with an underscore.

extension Device {
  /// iPhone 4s: 3.5 inches, OS 5.0 to 9.3.
  public static let iPhone4s = Device(
    "iphone-4s", "iPhone 4s", ["iPhone4,1"],
    idiom: .phone, year: 2011, inches: 3.5, os: "5.0", "9.3",
    display: .iPhone320x480)

  /// iPhone 5: 4 inches, OS 6.0 to 10.3.
  public static let iPhone5 = Device(
    "iphone-5", "iPhone 5", ["iPhone5,1", "iPhone5,2"],
    idiom: .phone, year: 2012, inches: 4, os: "6.0", "10.3",
    display: .iPhone320x568)

  /// iPhone 5c: 4 inches, OS 7.0 to 10.3.
  public static let iPhone5c = Device(
    "iphone-5c", "iPhone 5c", ["iPhone5,3", "iPhone5,4"],
    idiom: .phone, year: 2013, inches: 4, os: "7.0", "10.3",
    display: .iPhone320x568)

  /// iPhone 5s: 4 inches, OS 7.0 to 12.5.
  public static let iPhone5s = Device(
    "iphone-5s", "iPhone 5s", ["iPhone6,1", "iPhone6,2"],
    idiom: .phone, year: 2013, inches: 4, os: "7.0", "12.5",
    display: .iPhone320x568)

  /// iPhone SE (1st generation): 4 inches, OS 9.3 to 15.8.
  public static let iPhoneSE = Device(
    "iphone-se-1", "iPhone SE (1st generation)", ["iPhone8,4"],
    idiom: .phone, year: 2016, inches: 4, os: "9.3", "15.8",
    display: .iPhone320x568)

  /// iPhone 6: 4.7 inches, OS 8.0 to 12.5.
  public static let iPhone6 = Device(
    "iphone-6", "iPhone 6", ["iPhone7,2"],
    idiom: .phone, year: 2014, inches: 4.7, os: "8.0", "12.5",
    display: .iPhone375x667)

  /// iPhone 6s: 4.7 inches, OS 9.0 to 15.8.
  public static let iPhone6s = Device(
    "iphone-6s", "iPhone 6s", ["iPhone8,1"],
    idiom: .phone, year: 2015, inches: 4.7, os: "9.0", "15.8",
    display: .iPhone375x667)

  /// iPhone 7: 4.7 inches, OS 10.0 to 15.8.
  public static let iPhone7 = Device(
    "iphone-7", "iPhone 7", ["iPhone9,1", "iPhone9,3"],
    idiom: .phone, year: 2016, inches: 4.7, os: "10.0", "15.8",
    display: .iPhone375x667)

  /// iPhone 8: 4.7 inches, OS 11.0 to 16.7.
  public static let iPhone8 = Device(
    "iphone-8", "iPhone 8", ["iPhone10,1", "iPhone10,4"],
    idiom: .phone, year: 2017, inches: 4.7, os: "11.0", "16.7",
    display: .iPhone375x667)

  /// iPhone SE (2nd generation): 4.7 inches, OS 13.4 and later.
  public static let iPhoneSE2 = Device(
    "iphone-se-2", "iPhone SE (2nd generation)", ["iPhone12,8"],
    idiom: .phone, year: 2020, inches: 4.7, os: "13.4", nil,
    display: .iPhone375x667)

  /// iPhone SE (3rd generation): 4.7 inches, OS 15.4 and later.
  public static let iPhoneSE3 = Device(
    "iphone-se-3", "iPhone SE (3rd generation)", ["iPhone14,6"],
    idiom: .phone, year: 2022, inches: 4.7, os: "15.4", nil,
    display: .iPhone375x667)

  /// iPhone 6 Plus: 5.5 inches, OS 8.0 to 12.5.
  public static let iPhone6Plus = Device(
    "iphone-6-plus", "iPhone 6 Plus", ["iPhone7,1"],
    idiom: .phone, year: 2014, inches: 5.5, os: "8.0", "12.5",
    display: .iPhone414x736)

  /// iPhone 6s Plus: 5.5 inches, OS 9.0 to 15.8.
  public static let iPhone6sPlus = Device(
    "iphone-6s-plus", "iPhone 6s Plus", ["iPhone8,2"],
    idiom: .phone, year: 2015, inches: 5.5, os: "9.0", "15.8",
    display: .iPhone414x736)

  /// iPhone 7 Plus: 5.5 inches, OS 10.0 to 15.8.
  public static let iPhone7Plus = Device(
    "iphone-7-plus", "iPhone 7 Plus", ["iPhone9,2", "iPhone9,4"],
    idiom: .phone, year: 2016, inches: 5.5, os: "10.0", "15.8",
    display: .iPhone414x736)

  /// iPhone 8 Plus: 5.5 inches, OS 11.0 to 16.7.
  public static let iPhone8Plus = Device(
    "iphone-8-plus", "iPhone 8 Plus", ["iPhone10,2", "iPhone10,5"],
    idiom: .phone, year: 2017, inches: 5.5, os: "11.0", "16.7",
    display: .iPhone414x736)

  /// iPhone X: 5.8 inches, OS 11.0 to 16.7.
  public static let iPhoneX = Device(
    "iphone-x", "iPhone X", ["iPhone10,3", "iPhone10,6"],
    idiom: .phone, year: 2017, inches: 5.8, os: "11.0", "16.7",
    display: .iPhone375x812)

  /// iPhone XS: 5.8 inches, OS 12.0 to 18.7.
  public static let iPhoneXS = Device(
    "iphone-xs", "iPhone XS", ["iPhone11,2"],
    idiom: .phone, year: 2018, inches: 5.8, os: "12.0", "18.7",
    display: .iPhone375x812)

  /// iPhone 11 Pro: 5.8 inches, OS 13.0 and later.
  public static let iPhone11Pro = Device(
    "iphone-11-pro", "iPhone 11 Pro", ["iPhone12,3"],
    idiom: .phone, year: 2019, inches: 5.8, os: "13.0", nil,
    display: .iPhone375x812)

  /// iPhone XS Max: 6.5 inches, OS 12.0 to 18.7.
  public static let iPhoneXSMax = Device(
    "iphone-xs-max", "iPhone XS Max", ["iPhone11,4", "iPhone11,6"],
    idiom: .phone, year: 2018, inches: 6.5, os: "12.0", "18.7",
    display: .iPhone414x896)

  /// iPhone 11 Pro Max: 6.5 inches, OS 13.0 and later.
  public static let iPhone11ProMax = Device(
    "iphone-11-pro-max", "iPhone 11 Pro Max", ["iPhone12,5"],
    idiom: .phone, year: 2019, inches: 6.5, os: "13.0", nil,
    display: .iPhone414x896)

  /// iPhone XR: 6.1 inches, OS 12.0 to 18.7.
  public static let iPhoneXR = Device(
    "iphone-xr", "iPhone XR", ["iPhone11,8"],
    idiom: .phone, year: 2018, inches: 6.1, os: "12.0", "18.7",
    display: .iPhone414x896At2x)

  /// iPhone 11: 6.1 inches, OS 13.0 and later.
  public static let iPhone11 = Device(
    "iphone-11", "iPhone 11", ["iPhone12,1"],
    idiom: .phone, year: 2019, inches: 6.1, os: "13.0", nil,
    display: .iPhone414x896At2x)

  /// iPhone 12 mini: 5.4 inches, OS 14.1 and later.
  public static let iPhone12Mini = Device(
    "iphone-12-mini", "iPhone 12 mini", ["iPhone13,1"],
    idiom: .phone, year: 2020, inches: 5.4, os: "14.1", nil,
    display: .iPhone12Mini)

  /// iPhone 13 mini: 5.4 inches, OS 15.0 and later.
  public static let iPhone13Mini = Device(
    "iphone-13-mini", "iPhone 13 mini", ["iPhone14,4"],
    idiom: .phone, year: 2021, inches: 5.4, os: "15.0", nil,
    display: .iPhone13Mini)

  /// iPhone 12: 6.1 inches, OS 14.1 and later.
  public static let iPhone12 = Device(
    "iphone-12", "iPhone 12", ["iPhone13,2"],
    idiom: .phone, year: 2020, inches: 6.1, os: "14.1", nil,
    display: .iPhone390x844)

  /// iPhone 12 Pro: 6.1 inches, OS 14.1 and later.
  public static let iPhone12Pro = Device(
    "iphone-12-pro", "iPhone 12 Pro", ["iPhone13,3"],
    idiom: .phone, year: 2020, inches: 6.1, os: "14.1", nil,
    display: .iPhone390x844)

  /// iPhone 13: 6.1 inches, OS 15.0 and later.
  public static let iPhone13 = Device(
    "iphone-13", "iPhone 13", ["iPhone14,5"],
    idiom: .phone, year: 2021, inches: 6.1, os: "15.0", nil,
    display: .iPhone390x844SmallNotch)

  /// iPhone 13 Pro: 6.1 inches, OS 15.0 and later.
  public static let iPhone13Pro = Device(
    "iphone-13-pro", "iPhone 13 Pro", ["iPhone14,2"],
    idiom: .phone, year: 2021, inches: 6.1, os: "15.0", nil,
    display: .iPhone390x844SmallNotch)

  /// iPhone 14: 6.1 inches, OS 16.0 and later.
  public static let iPhone14 = Device(
    "iphone-14", "iPhone 14", ["iPhone14,7"],
    idiom: .phone, year: 2022, inches: 6.1, os: "16.0", nil,
    display: .iPhone390x844SmallNotch)

  /// iPhone 16e: 6.1 inches, OS 18.3 and later.
  public static let iPhone16e = Device(
    "iphone-16e", "iPhone 16e", ["iPhone17,5"],
    idiom: .phone, year: 2025, inches: 6.1, os: "18.3", nil,
    display: .iPhone390x844SmallNotch)

  /// iPhone 17e: 6.1 inches, OS 26.3 and later.
  public static let iPhone17e = Device(
    "iphone-17e", "iPhone 17e", ["iPhone18,5"],
    idiom: .phone, year: 2026, inches: 6.1, os: "26.3", nil,
    display: .iPhone390x844SmallNotch)

  /// iPhone 12 Pro Max: 6.7 inches, OS 14.1 and later.
  public static let iPhone12ProMax = Device(
    "iphone-12-pro-max", "iPhone 12 Pro Max", ["iPhone13,4"],
    idiom: .phone, year: 2020, inches: 6.7, os: "14.1", nil,
    display: .iPhone428x926)

  /// iPhone 13 Pro Max: 6.7 inches, OS 15.0 and later.
  public static let iPhone13ProMax = Device(
    "iphone-13-pro-max", "iPhone 13 Pro Max", ["iPhone14,3"],
    idiom: .phone, year: 2021, inches: 6.7, os: "15.0", nil,
    display: .iPhone428x926SmallNotch)

  /// iPhone 14 Plus: 6.7 inches, OS 16.0 and later.
  public static let iPhone14Plus = Device(
    "iphone-14-plus", "iPhone 14 Plus", ["iPhone14,8"],
    idiom: .phone, year: 2022, inches: 6.7, os: "16.0", nil,
    display: .iPhone428x926SmallNotch)

  /// iPhone 14 Pro: 6.1 inches, OS 16.0 and later.
  public static let iPhone14Pro = Device(
    "iphone-14-pro", "iPhone 14 Pro", ["iPhone15,2"],
    idiom: .phone, year: 2022, inches: 6.1, os: "16.0", nil,
    display: .iPhone393x852)

  /// iPhone 15: 6.1 inches, OS 17.0 and later.
  public static let iPhone15 = Device(
    "iphone-15", "iPhone 15", ["iPhone15,4"],
    idiom: .phone, year: 2023, inches: 6.1, os: "17.0", nil,
    display: .iPhone393x852)

  /// iPhone 15 Pro: 6.1 inches, OS 17.0 and later.
  public static let iPhone15Pro = Device(
    "iphone-15-pro", "iPhone 15 Pro", ["iPhone16,1"],
    idiom: .phone, year: 2023, inches: 6.1, os: "17.0", nil,
    display: .iPhone393x852)

  /// iPhone 16: 6.1 inches, OS 18.0 and later.
  public static let iPhone16 = Device(
    "iphone-16", "iPhone 16", ["iPhone17,3"],
    idiom: .phone, year: 2024, inches: 6.1, os: "18.0", nil,
    display: .iPhone393x852)

  /// iPhone 14 Pro Max: 6.7 inches, OS 16.0 and later.
  public static let iPhone14ProMax = Device(
    "iphone-14-pro-max", "iPhone 14 Pro Max", ["iPhone15,3"],
    idiom: .phone, year: 2022, inches: 6.7, os: "16.0", nil,
    display: .iPhone430x932)

  /// iPhone 15 Plus: 6.7 inches, OS 17.0 and later.
  public static let iPhone15Plus = Device(
    "iphone-15-plus", "iPhone 15 Plus", ["iPhone15,5"],
    idiom: .phone, year: 2023, inches: 6.7, os: "17.0", nil,
    display: .iPhone430x932)

  /// iPhone 15 Pro Max: 6.7 inches, OS 17.0 and later.
  public static let iPhone15ProMax = Device(
    "iphone-15-pro-max", "iPhone 15 Pro Max", ["iPhone16,2"],
    idiom: .phone, year: 2023, inches: 6.7, os: "17.0", nil,
    display: .iPhone430x932)

  /// iPhone 16 Plus: 6.7 inches, OS 18.0 and later.
  public static let iPhone16Plus = Device(
    "iphone-16-plus", "iPhone 16 Plus", ["iPhone17,4"],
    idiom: .phone, year: 2024, inches: 6.7, os: "18.0", nil,
    display: .iPhone430x932)

  /// iPhone 16 Pro: 6.3 inches, OS 18.0 and later.
  public static let iPhone16Pro = Device(
    "iphone-16-pro", "iPhone 16 Pro", ["iPhone17,1"],
    idiom: .phone, year: 2024, inches: 6.3, os: "18.0", nil,
    display: .iPhone402x874)

  /// iPhone 17: 6.3 inches, OS 26.0 and later.
  public static let iPhone17 = Device(
    "iphone-17", "iPhone 17", ["iPhone18,3"],
    idiom: .phone, year: 2025, inches: 6.3, os: "26.0", nil,
    display: .iPhone402x874)

  /// iPhone 17 Pro: 6.3 inches, OS 26.0 and later.
  public static let iPhone17Pro = Device(
    "iphone-17-pro", "iPhone 17 Pro", ["iPhone18,1"],
    idiom: .phone, year: 2025, inches: 6.3, os: "26.0", nil,
    display: .iPhone402x874)

  /// iPhone 16 Pro Max: 6.9 inches, OS 18.0 and later.
  public static let iPhone16ProMax = Device(
    "iphone-16-pro-max", "iPhone 16 Pro Max", ["iPhone17,2"],
    idiom: .phone, year: 2024, inches: 6.9, os: "18.0", nil,
    display: .iPhone440x956)

  /// iPhone 17 Pro Max: 6.9 inches, OS 26.0 and later.
  public static let iPhone17ProMax = Device(
    "iphone-17-pro-max", "iPhone 17 Pro Max", ["iPhone18,2"],
    idiom: .phone, year: 2025, inches: 6.9, os: "26.0", nil,
    display: .iPhone440x956)

  /// iPhone Air: 6.5 inches, OS 26.0 and later.
  public static let iPhoneAir = Device(
    "iphone-air", "iPhone Air", ["iPhone18,4"],
    idiom: .phone, year: 2025, inches: 6.5, os: "26.0", nil,
    display: .iPhone420x912)

  /// iPhone 18 Pro: 6.3 inches, OS 27.0 and later.
  public static let iPhone18Pro = Device(
    "iphone-18-pro", "iPhone 18 Pro", ["iPhone19,2"],
    idiom: .phone, year: 2026, inches: 6.3, os: "27.0", nil,
    display: .iPhone402x874SmallIsland)

  /// iPhone 18 Pro Max: 6.9 inches, OS 27.0 and later.
  public static let iPhone18ProMax = Device(
    "iphone-18-pro-max", "iPhone 18 Pro Max", ["iPhone19,3", "iPhone19,7"],
    idiom: .phone, year: 2026, inches: 6.9, os: "27.0", nil,
    display: .iPhone440x956SmallIsland)

  /// iPhone Duo, which folds: 5.4 inches when closed, OS 27.1 and later.
  public static let iPhoneDuo = Device(
    "iphone-duo", "iPhone Duo", ["iPhone19,4"],
    idiom: .phone, year: 2026, inches: 5.4, os: "27.1", nil,
    displays: PosturedDisplay(posture: .closed, display: .iPhoneDuoOuter),
    PosturedDisplay(posture: .halfOpen, display: .iPhoneDuoInner),
    PosturedDisplay(posture: .open, display: .iPhoneDuoInner))
}

extension Device {
  static let iPhones: [Device] = [
    iPhone4s,
    iPhone5,
    iPhone5c,
    iPhone5s,
    iPhoneSE,
    iPhone6,
    iPhone6s,
    iPhone7,
    iPhone8,
    iPhoneSE2,
    iPhoneSE3,
    iPhone6Plus,
    iPhone6sPlus,
    iPhone7Plus,
    iPhone8Plus,
    iPhoneX,
    iPhoneXS,
    iPhone11Pro,
    iPhoneXSMax,
    iPhone11ProMax,
    iPhoneXR,
    iPhone11,
    iPhone12Mini,
    iPhone13Mini,
    iPhone12,
    iPhone12Pro,
    iPhone13,
    iPhone13Pro,
    iPhone14,
    iPhone16e,
    iPhone17e,
    iPhone12ProMax,
    iPhone13ProMax,
    iPhone14Plus,
    iPhone14Pro,
    iPhone15,
    iPhone15Pro,
    iPhone16,
    iPhone14ProMax,
    iPhone15Plus,
    iPhone15ProMax,
    iPhone16Plus,
    iPhone16Pro,
    iPhone17,
    iPhone17Pro,
    iPhone16ProMax,
    iPhone17ProMax,
    iPhoneAir,
    iPhone18Pro,
    iPhone18ProMax,
    iPhoneDuo,
  ]
}
