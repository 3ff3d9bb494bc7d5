// The catalogue's iPads, 44 devices. There is one member per device; several share a display
// (`Display`). OS ranges: recalled (high). iPadOS 27 dropped the ones with an A12 or A12X (several
// lists; high): 26.6 is the newest 26. The iPad Air with M4 was released in March 2026, and is
// assumed to have shipped with 26.3 like the iPhone 17e (low). Names: the first generation has no
// number; dots and generations are written with an underscore.

extension Device {
  /// iPad 2: 9.7 inches, OS 4.3 to 9.3.
  public static let iPad2 = Device(
    "ipad-2", "iPad 2", ["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"],
    idiom: .pad, year: 2011, inches: 9.7, os: "4.3", "9.3",
    display: .iPad768x1024At1x)

  /// iPad (3rd generation): 9.7 inches, OS 5.1 to 9.3.
  public static let iPad3 = Device(
    "ipad-3", "iPad (3rd generation)", ["iPad3,1", "iPad3,2", "iPad3,3"],
    idiom: .pad, year: 2012, inches: 9.7, os: "5.1", "9.3",
    display: .iPad768x1024)

  /// iPad (4th generation): 9.7 inches, OS 6.0 to 10.3.
  public static let iPad4 = Device(
    "ipad-4", "iPad (4th generation)", ["iPad3,4", "iPad3,5", "iPad3,6"],
    idiom: .pad, year: 2012, inches: 9.7, os: "6.0", "10.3",
    display: .iPad768x1024)

  /// iPad Air: 9.7 inches, OS 7.0 to 12.5.
  public static let iPadAir = Device(
    "ipad-air-1", "iPad Air", ["iPad4,1", "iPad4,2", "iPad4,3"],
    idiom: .pad, year: 2013, inches: 9.7, os: "7.0", "12.5",
    display: .iPad768x1024)

  /// iPad Air 2: 9.7 inches, OS 8.1 to 15.8.
  public static let iPadAir2 = Device(
    "ipad-air-2", "iPad Air 2", ["iPad5,3", "iPad5,4"],
    idiom: .pad, year: 2014, inches: 9.7, os: "8.1", "15.8",
    display: .iPad768x1024, supportsSplitView: true)

  /// iPad (5th generation): 9.7 inches, OS 10.3 to 16.7.
  public static let iPad5 = Device(
    "ipad-5", "iPad (5th generation)", ["iPad6,11", "iPad6,12"],
    idiom: .pad, year: 2017, inches: 9.7, os: "10.3", "16.7",
    display: .iPad768x1024, supportsSplitView: true)

  /// iPad (6th generation): 9.7 inches, OS 11.3 to 17.7.
  public static let iPad6 = Device(
    "ipad-6", "iPad (6th generation)", ["iPad7,5", "iPad7,6"],
    idiom: .pad, year: 2018, inches: 9.7, os: "11.3", "17.7",
    display: .iPad768x1024, supportsSplitView: true)

  /// iPad Pro 9.7-inch: 9.7 inches, OS 9.3 to 16.7.
  public static let iPadPro9_7 = Device(
    "ipad-pro-9.7", "iPad Pro 9.7-inch", ["iPad6,3", "iPad6,4"],
    idiom: .pad, year: 2016, inches: 9.7, os: "9.3", "16.7",
    display: .iPad768x1024, supportsSplitView: true)

  /// iPad mini: 7.9 inches, OS 6.0 to 9.3.
  public static let iPadMini = Device(
    "ipad-mini-1", "iPad mini", ["iPad2,5", "iPad2,6", "iPad2,7"],
    idiom: .pad, year: 2012, inches: 7.9, os: "6.0", "9.3",
    display: .iPad768x1024At1x)

  /// iPad mini 2: 7.9 inches, OS 7.0 to 12.5.
  public static let iPadMini2 = Device(
    "ipad-mini-2", "iPad mini 2", ["iPad4,4", "iPad4,5", "iPad4,6"],
    idiom: .pad, year: 2013, inches: 7.9, os: "7.0", "12.5",
    display: .iPad768x1024)

  /// iPad mini 3: 7.9 inches, OS 8.1 to 12.5.
  public static let iPadMini3 = Device(
    "ipad-mini-3", "iPad mini 3", ["iPad4,7", "iPad4,8", "iPad4,9"],
    idiom: .pad, year: 2014, inches: 7.9, os: "8.1", "12.5",
    display: .iPad768x1024)

  /// iPad mini 4: 7.9 inches, OS 9.0 to 15.8.
  public static let iPadMini4 = Device(
    "ipad-mini-4", "iPad mini 4", ["iPad5,1", "iPad5,2"],
    idiom: .pad, year: 2015, inches: 7.9, os: "9.0", "15.8",
    display: .iPad768x1024, supportsSplitView: true)

  /// iPad mini (5th generation): 7.9 inches, OS 12.2 to 26.6.
  public static let iPadMini5 = Device(
    "ipad-mini-5", "iPad mini (5th generation)", ["iPad11,1", "iPad11,2"],
    idiom: .pad, year: 2019, inches: 7.9, os: "12.2", "26.6",
    display: .iPad768x1024, supportsSplitView: true)

  /// iPad (7th generation): 10.2 inches, OS 13.1 to 18.7.
  public static let iPad7 = Device(
    "ipad-7", "iPad (7th generation)", ["iPad7,11", "iPad7,12"],
    idiom: .pad, year: 2019, inches: 10.2, os: "13.1", "18.7",
    display: .iPad810x1080, supportsSplitView: true)

  /// iPad (8th generation): 10.2 inches, OS 14.0 to 26.6.
  public static let iPad8 = Device(
    "ipad-8", "iPad (8th generation)", ["iPad11,6", "iPad11,7"],
    idiom: .pad, year: 2020, inches: 10.2, os: "14.0", "26.6",
    display: .iPad810x1080, supportsSplitView: true)

  /// iPad (9th generation): 10.2 inches, OS 15.0 and later.
  public static let iPad9 = Device(
    "ipad-9", "iPad (9th generation)", ["iPad12,1", "iPad12,2"],
    idiom: .pad, year: 2021, inches: 10.2, os: "15.0", nil,
    display: .iPad810x1080, supportsSplitView: true)

  /// iPad Pro 10.5-inch: 10.5 inches, OS 10.3 to 17.7.
  public static let iPadPro10_5 = Device(
    "ipad-pro-10.5", "iPad Pro 10.5-inch", ["iPad7,3", "iPad7,4"],
    idiom: .pad, year: 2017, inches: 10.5, os: "10.3", "17.7",
    display: .iPad834x1112, supportsSplitView: true)

  /// iPad Air (3rd generation): 10.5 inches, OS 12.2 to 26.6.
  public static let iPadAir3 = Device(
    "ipad-air-3", "iPad Air (3rd generation)", ["iPad11,3", "iPad11,4"],
    idiom: .pad, year: 2019, inches: 10.5, os: "12.2", "26.6",
    display: .iPad834x1112, supportsSplitView: true)

  /// iPad Pro 12.9-inch (1st generation): 12.9 inches, OS 9.1 to 16.7.
  public static let iPadPro12_9 = Device(
    "ipad-pro-12.9-1", "iPad Pro 12.9-inch (1st generation)", ["iPad6,7", "iPad6,8"],
    idiom: .pad, year: 2015, inches: 12.9, os: "9.1", "16.7",
    display: .iPad1024x1366, supportsSplitView: true)

  /// iPad Pro 12.9-inch (2nd generation): 12.9 inches, OS 10.3 to 17.7.
  public static let iPadPro12_9_2 = Device(
    "ipad-pro-12.9-2", "iPad Pro 12.9-inch (2nd generation)", ["iPad7,1", "iPad7,2"],
    idiom: .pad, year: 2017, inches: 12.9, os: "10.3", "17.7",
    display: .iPad1024x1366, supportsSplitView: true)

  /// iPad Pro 11-inch (1st generation): 11 inches, OS 12.1 to 26.6.
  public static let iPadPro11 = Device(
    "ipad-pro-11-1", "iPad Pro 11-inch (1st generation)",
    ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"],
    idiom: .pad, year: 2018, inches: 11, os: "12.1", "26.6",
    display: .iPad834x1194, supportsSplitView: true)

  /// iPad Pro 11-inch (2nd generation): 11 inches, OS 13.4 and later.
  public static let iPadPro11_2 = Device(
    "ipad-pro-11-2", "iPad Pro 11-inch (2nd generation)", ["iPad8,9", "iPad8,10"],
    idiom: .pad, year: 2020, inches: 11, os: "13.4", nil,
    display: .iPad834x1194, supportsSplitView: true)

  /// iPad Pro 11-inch (3rd generation): 11 inches, OS 14.5 and later.
  public static let iPadPro11_3 = Device(
    "ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)",
    ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"],
    idiom: .pad, year: 2021, inches: 11, os: "14.5", nil,
    display: .iPad834x1194, supportsSplitView: true)

  /// iPad Pro 11-inch (4th generation): 11 inches, OS 16.1 and later.
  public static let iPadPro11_4 = Device(
    "ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", ["iPad14,3", "iPad14,4"],
    idiom: .pad, year: 2022, inches: 11, os: "16.1", nil,
    display: .iPad834x1194, supportsSplitView: true)

  /// iPad Pro 12.9-inch (3rd generation): 12.9 inches, OS 12.1 to 26.6.
  public static let iPadPro12_9_3 = Device(
    "ipad-pro-12.9-3", "iPad Pro 12.9-inch (3rd generation)",
    ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"],
    idiom: .pad, year: 2018, inches: 12.9, os: "12.1", "26.6",
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad Pro 12.9-inch (4th generation): 12.9 inches, OS 13.4 and later.
  public static let iPadPro12_9_4 = Device(
    "ipad-pro-12.9-4", "iPad Pro 12.9-inch (4th generation)", ["iPad8,11", "iPad8,12"],
    idiom: .pad, year: 2020, inches: 12.9, os: "13.4", nil,
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad Pro 12.9-inch (5th generation): 12.9 inches, OS 14.5 and later.
  public static let iPadPro12_9_5 = Device(
    "ipad-pro-12.9-5", "iPad Pro 12.9-inch (5th generation)",
    ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"],
    idiom: .pad, year: 2021, inches: 12.9, os: "14.5", nil,
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad Pro 12.9-inch (6th generation): 12.9 inches, OS 16.1 and later.
  public static let iPadPro12_9_6 = Device(
    "ipad-pro-12.9-6", "iPad Pro 12.9-inch (6th generation)", ["iPad14,5", "iPad14,6"],
    idiom: .pad, year: 2022, inches: 12.9, os: "16.1", nil,
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad Air (4th generation): 10.9 inches, OS 14.0 and later.
  public static let iPadAir4 = Device(
    "ipad-air-4", "iPad Air (4th generation)", ["iPad13,1", "iPad13,2"],
    idiom: .pad, year: 2020, inches: 10.9, os: "14.0", nil,
    display: .iPad820x1180, supportsSplitView: true)

  /// iPad Air (5th generation): 10.9 inches, OS 15.4 and later.
  public static let iPadAir5 = Device(
    "ipad-air-5", "iPad Air (5th generation)", ["iPad13,16", "iPad13,17"],
    idiom: .pad, year: 2022, inches: 10.9, os: "15.4", nil,
    display: .iPad820x1180, supportsSplitView: true)

  /// iPad (10th generation): 10.9 inches, OS 16.1 and later.
  public static let iPad10 = Device(
    "ipad-10", "iPad (10th generation)", ["iPad13,18", "iPad13,19"],
    idiom: .pad, year: 2022, inches: 10.9, os: "16.1", nil,
    display: .iPad820x1180Corner25, supportsSplitView: true)

  /// iPad (A16): 10.9 inches, OS 18.3 and later.
  public static let iPadA16 = Device(
    "ipad-a16", "iPad (A16)", ["iPad15,7", "iPad15,8"],
    idiom: .pad, year: 2025, inches: 10.9, os: "18.3", nil,
    display: .iPad820x1180Corner25, supportsSplitView: true)

  /// iPad Air 11-inch (M2): 10.9 inches, OS 17.4 and later.
  public static let iPadAir11_M2 = Device(
    "ipad-air-11-m2", "iPad Air 11-inch (M2)", ["iPad14,8", "iPad14,9"],
    idiom: .pad, year: 2024, inches: 10.9, os: "17.4", nil,
    display: .iPad820x1180, supportsSplitView: true)

  /// iPad Air 11-inch (M3): 10.9 inches, OS 18.3 and later.
  public static let iPadAir11_M3 = Device(
    "ipad-air-11-m3", "iPad Air 11-inch (M3)", ["iPad15,3", "iPad15,4"],
    idiom: .pad, year: 2025, inches: 10.9, os: "18.3", nil,
    display: .iPad820x1180, supportsSplitView: true)

  /// iPad Air 11-inch (M4): 10.9 inches, OS 26.3 and later.
  public static let iPadAir11_M4 = Device(
    "ipad-air-11-m4", "iPad Air 11-inch (M4)", ["iPad16,8", "iPad16,9"],
    idiom: .pad, year: 2026, inches: 10.9, os: "26.3", nil,
    display: .iPad820x1180, supportsSplitView: true)

  /// iPad Air 13-inch (M2): 12.9 inches, OS 17.4 and later.
  public static let iPadAir13_M2 = Device(
    "ipad-air-13-m2", "iPad Air 13-inch (M2)", ["iPad14,10", "iPad14,11"],
    idiom: .pad, year: 2024, inches: 12.9, os: "17.4", nil,
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad Air 13-inch (M3): 12.9 inches, OS 18.3 and later.
  public static let iPadAir13_M3 = Device(
    "ipad-air-13-m3", "iPad Air 13-inch (M3)", ["iPad15,5", "iPad15,6"],
    idiom: .pad, year: 2025, inches: 12.9, os: "18.3", nil,
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad Air 13-inch (M4): 12.9 inches, OS 26.3 and later.
  public static let iPadAir13_M4 = Device(
    "ipad-air-13-m4", "iPad Air 13-inch (M4)", ["iPad16,10", "iPad16,11"],
    idiom: .pad, year: 2026, inches: 12.9, os: "26.3", nil,
    display: .iPad1024x1366HomeIndicator, supportsSplitView: true)

  /// iPad mini (6th generation): 8.3 inches, OS 15.0 and later.
  public static let iPadMini6 = Device(
    "ipad-mini-6", "iPad mini (6th generation)", ["iPad14,1", "iPad14,2"],
    idiom: .pad, year: 2021, inches: 8.3, os: "15.0", nil,
    display: .iPad744x1133, supportsSplitView: true)

  /// iPad mini (A17 Pro): 8.3 inches, OS 18.0 and later.
  public static let iPadMiniA17 = Device(
    "ipad-mini-a17", "iPad mini (A17 Pro)", ["iPad16,1", "iPad16,2"],
    idiom: .pad, year: 2024, inches: 8.3, os: "18.0", nil,
    display: .iPad744x1133, supportsSplitView: true)

  /// iPad Pro 11-inch (M4): 11 inches, OS 17.4 and later.
  public static let iPadPro11_M4 = Device(
    "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", ["iPad16,3", "iPad16,4"],
    idiom: .pad, year: 2024, inches: 11, os: "17.4", nil,
    display: .iPad834x1210, supportsSplitView: true)

  /// iPad Pro 11-inch (M5): 11 inches, OS 26.0 and later.
  public static let iPadPro11_M5 = Device(
    "ipad-pro-11-m5", "iPad Pro 11-inch (M5)", ["iPad17,1", "iPad17,2"],
    idiom: .pad, year: 2025, inches: 11, os: "26.0", nil,
    display: .iPad834x1210, supportsSplitView: true)

  /// iPad Pro 13-inch (M4): 13 inches, OS 17.4 and later.
  public static let iPadPro13_M4 = Device(
    "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", ["iPad16,5", "iPad16,6"],
    idiom: .pad, year: 2024, inches: 13, os: "17.4", nil,
    display: .iPad1032x1376, supportsSplitView: true)

  /// iPad Pro 13-inch (M5): 13 inches, OS 26.0 and later.
  public static let iPadPro13_M5 = Device(
    "ipad-pro-13-m5", "iPad Pro 13-inch (M5)", ["iPad17,3", "iPad17,4"],
    idiom: .pad, year: 2025, inches: 13, os: "26.0", nil,
    display: .iPad1032x1376, supportsSplitView: true)
}

extension Device {
  static let iPads: [Device] = [
    iPad2,
    iPad3,
    iPad4,
    iPadAir,
    iPadAir2,
    iPad5,
    iPad6,
    iPadPro9_7,
    iPadMini,
    iPadMini2,
    iPadMini3,
    iPadMini4,
    iPadMini5,
    iPad7,
    iPad8,
    iPad9,
    iPadPro10_5,
    iPadAir3,
    iPadPro12_9,
    iPadPro12_9_2,
    iPadPro11,
    iPadPro11_2,
    iPadPro11_3,
    iPadPro11_4,
    iPadPro12_9_3,
    iPadPro12_9_4,
    iPadPro12_9_5,
    iPadPro12_9_6,
    iPadAir4,
    iPadAir5,
    iPad10,
    iPadA16,
    iPadAir11_M2,
    iPadAir11_M3,
    iPadAir11_M4,
    iPadAir13_M2,
    iPadAir13_M3,
    iPadAir13_M4,
    iPadMini6,
    iPadMiniA17,
    iPadPro11_M4,
    iPadPro11_M5,
    iPadPro13_M4,
    iPadPro13_M5,
  ]
}
