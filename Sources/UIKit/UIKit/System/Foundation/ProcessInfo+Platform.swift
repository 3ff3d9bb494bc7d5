import Foundation

extension ProcessInfo {
  /// Whether the app is an iPad app that was built for the Mac; false.
  public var isMacCatalystApp: Bool { false }

  /// Whether the app is an iOS app that runs on a Mac; false.
  public var isiOSAppOnMac: Bool { false }
}
