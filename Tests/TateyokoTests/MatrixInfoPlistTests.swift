import Tateyoko
import Testing
import UIKit

/// A matrix of an app with an `Info.plist`.
@MainActor
@Suite struct MatrixInfoPlistTests {
  private static let plist = InfoPlist(
    supportedOrientations: [.portrait], onIPad: [.portrait, .landscapeRight])

  @Test func orientationsThatTheAppDoesNotListAreLeftOut() throws {
    let matrix = SnapshotMatrix(
      [.iPhone15, .iPadPro11], orientations: [.portrait, .landscapeRight], infoPlist: Self.plist)
    #expect(
      try matrix.cells().map(\.name)
        == ["iphone-15.portrait", "ipad-pro-11-1.portrait", "ipad-pro-11-1.landscape"])
    #expect(throws: SnapshotMatrixProblem.self) {
      try SnapshotMatrix(
        [.iPhone15], orientations: [.portrait, .landscapeRight], infoPlist: Self.plist
      ).cells()
    }
  }

  /// The device that a cell is pictured on uses the file too: a phone app is in a window on an iPad.
  @Test func theFileHoldsOnTheDevice() throws {
    var config = ViewImageConfig(.iPadPro11_M5, os: "27.0", orientation: .portrait)
    let whole = try #require(config.size)
    var plist = Self.plist
    plist.deviceFamilies = [.iPhone]
    config.infoPlist = plist
    #expect(try #require(config.size).width < whole.width)
  }
}
