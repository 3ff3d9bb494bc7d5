import Testing
import UIKit

@testable import Tateyoko

/// Postures and builds as parameters of strategies, scopes and matrices.
@MainActor
@Suite struct FoldingStrategyTests {
  private func value<Format>(
    _ strategy: Snapshotting<UIViewController, Format>,
    _ controller: @autoclosure () -> UIViewController = UIViewController()
  ) throws -> Format {
    try strategy.snapshot(controller())
  }

  @Test("texts have the requested posture")
  func texts() throws {
    #expect(try value(.tree(on: .iPhoneDuo)).contains("(0 0 466 678)"))
    #expect(try value(.tree(on: .iPhoneDuo, posture: .open)).contains("(0 0 669 951)"))
    #expect(
      try value(.tree(on: .iPhoneDuo, orientation: .landscapeLeft, posture: .halfOpen))
        .contains("(0 0 951 669)"))
    #expect(
      try value(.recursiveDescription(on: .iPhoneDuo, posture: .open)).contains("(0 0; 669 951)"))
    let trace = try value(.trace(on: .iPhoneDuo, posture: .open) { $0.fold(to: .closed) })
    #expect(trace.text.contains("466"))
    #expect(trace.text.contains("verticalSizeClass regular → compact"))
  }

  @Test("the scope's posture is its device's")
  func scope() throws {
    try withSnapshotTesting(device: .iPhoneDuo, posture: .open) {
      let isRegular = UITraitCollection.current.horizontalSizeClass == .regular
      let open = try value(.tree)
      let closed = try withSnapshotTesting(posture: .closed) { try value(.tree) }
      // Another device has its own.
      let other = try withSnapshotTesting(device: .iPhone17) { try value(.tree) }
      let trace = try value(.trace).text
      #expect(isRegular)
      #expect(open.contains("(0 0 669 951)"))
      #expect(closed.contains("(0 0 466 678)"))
      #expect(other.contains("(0 0 402 874)"))
      #expect(trace.contains("top 82"))
    }
  }

  @Test(.snapshots(device: .iPhoneDuo, posture: .open))
  func trait() throws {
    #expect(UITraitCollection.current.verticalSizeClass == .regular)
    #expect(try value(.tree).contains("(0 0 669 951)"))
  }

  @Test("an app's share of the screen depends on its build")
  func builds() throws {
    let old = ViewImageConfig(.iPhoneDuo, builtWith: "26")
    #expect(old.size == CGSize(width: 375, height: 667))
    #expect(try value(.tree(on: old)).contains("(0 0 375 667)"))
    let phoneApp = ViewImageConfig(
      .iPadPro11, os: "27.0", orientation: .portrait, runsPhoneApp: true)
    #expect(phoneApp.size == CGSize(width: 417, height: 1194))
    #expect(phoneApp.safeArea == UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0))
    #expect(try value(.tree(on: phoneApp)).contains("(0 0 417 1194)"))
    #expect(ViewImageConfig(.iPhoneDuo, posture: .open).size == CGSize(width: 669, height: 951))
  }

  @Test("a matrix includes the build if requested")
  func matrixOfBuilds() throws {
    let old = try SnapshotMatrix([.iPhone17, .iPhoneDuo], postures: [.open], builtWith: "27.0")
      .cells()
    #expect(
      old.map(\.name) == ["iphone-17.sdk-27.0.portrait", "iphone-duo.open.sdk-27.0.portrait"])
    #expect(old.allSatisfy { $0.sdk == "27.0" && $0.runsPhoneApp == nil })
    let onPads = try SnapshotMatrix([.iPhone17, .iPadPro11_M5], runsPhoneApp: true).cells()
    #expect(onPads.map(\.name) == ["iphone-17.portrait", "ipad-pro-11-m5.phone-app.portrait"])
    #expect(onPads.map(\.runsPhoneApp) == [nil, true])
  }
}
