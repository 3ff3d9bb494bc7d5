import Testing

@testable import Devices
@testable import SystemFacts
@testable import UIKit

/// A future release and its devices are only rows.
@Suite("A new release")
@MainActor
struct NewReleaseTests {
  private static let future = OSVersion(OSVersion.newestKnown.major + 4)
  private static let releases = KnownReleases(
    oldest: .oldestKnown, newestCollected: .newestKnown, newest: future)

  private static let phone = Device(
    "iphone-99", "iPhone 99", ["iPhone99,1"], idiom: .phone, year: 2030, inches: 6.1,
    os: future, nil,
    display: Device.Display(
      400, 900, scale: 3, cornerRadius: 60, housing: Device.iPhone17.sensorHousing,
      hasHomeIndicator: true, portraitTop: 60))

  @Test("until its row is added, no device runs it")
  func unknown() {
    #expect(!Device.iPhone17.runs(Self.future))
    #expect(Device.iPhone17.newestOS == .newestKnown)
  }

  @Test("its row is enough: devices run it, with the newest known numbers")
  func release() {
    KnownReleases.$current.withValue(Self.releases) {
      #expect(Device.iPhone17.runs(Self.future))
      #expect(!Device.iPhoneX.runs(Self.future))
      #expect(Device.iPhone17.newestOS == .newestKnown)
      #expect(Self.future.versionOfNumbers == .newestKnown)
      #expect(OSVersion(9).versionOfNumbers == OSVersion(9))
      for device in Device.all where device.runs(Self.future) {
        for orientation in [ScreenOrientation.portrait, .landscapeRight] {
          let screen = device.screen(os: Self.future, orientation: orientation)
          let known = device.screen(
            os: KnownReleases.standard.newest, orientation: orientation)
          #expect(screen.size == known.size)
          #expect(screen.safeAreaInsets == known.safeAreaInsets)
          #expect(screen.statusBarHeight == known.statusBarHeight)
          #expect(screen.systemMinimumLayoutMargin == known.systemMinimumLayoutMargin)
        }
      }
      for fact in FactCatalogue.subjects.flatMap({ $0.all }) {
        #expect(fact.text(of: Self.future) == fact.texts.last)
      }
    }
  }

  @Test("a device that ships with it is simulated by its row")
  func device() {
    KnownReleases.$current.withValue(Self.releases) {
      #expect(Self.phone.newestOS == Self.future)
      #expect(Self.phone.reasonNotToRun(.newestKnown) != nil)
      let host = SimulationHost(device: Self.phone, os: Self.future)
      let root = UIViewController()
      host.setRoot(UINavigationController(rootViewController: root))
      host.settle()
      #expect(host.issues.isEmpty)
      #expect(root.view.bounds.size == CGSize(width: 400, height: 900))
      #expect(host.window.safeAreaInsets.top == 60)
      #expect(UIDevice.current.systemVersion == Self.future.description)
      #expect(host.turn(to: .landscapeRight))
      #expect(root.view.bounds.size == CGSize(width: 900, height: 400))
    }
  }

  @Test("its numbers, once collected, are one more value in a fact")
  func fact() {
    let height = ReleaseFact<CGFloat>(
      "a height", .since(7, 44, "a source", .high),
      .since(Self.future.major, 60, "another", .high))
    #expect(height[OSVersion.newestKnown.release] == 44)
    #expect(height[Self.future.release] == 60)
  }
}
