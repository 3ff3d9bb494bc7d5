import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// Queries in code are answered by the simulation it runs in, and by no other.
@MainActor
@Suite struct WorldTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  /// Records the values seen by its initialiser, a stored property and its callbacks.
  private final class Probe: UIViewController {
    let atInit = UIScreen.main.bounds.width
    let traitsAtInit = UITraitCollection.current
    let label = UILabel()
    var later: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      later.append(UIScreen.main.bounds.width)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      later.append(UIScreen.main.bounds.width)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      later.append(UIScreen.main.bounds.width)
    }
  }

  private var defaultWidth: CGFloat { 393 }

  @Test func theDefaultIsAnIPhone15WithItsNewestOS() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIDevice.current.systemVersion == "\(Device.iPhone15.newestOS)")
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(TimeZone.current.secondsFromGMT() == 0)
    #expect(Locale.current.identifier == "en_US")
  }

  @Test(arguments: [Device.iPhoneSE, .iPadPro11, .iPhoneX])
  func theScreenIsThereBeforeTheValue(device: Device) throws {
    var probes: [Probe] = []
    func make() -> Probe {
      probes.append(Probe())
      return probes[probes.count - 1]
    }
    let message = verifySnapshot(
      of: make(), as: .image(on: device, orientation: .portrait), named: "any", record: .all,
      snapshotDirectory: folder.url.path)
    #expect(message != nil)
    let probe = try #require(probes.first)
    let width = device.screen(os: device.newestOS, orientation: .portrait).size.width
    #expect(probe.atInit == width)
    #expect(probe.traitsAtInit.displayScale == device.scale)
    #expect(Set(probe.later) == [width])
    // Everything is as before the assertion.
    #expect(UIScreen.main.bounds.width == defaultWidth)
    #expect(UITraitCollection.current.displayScale == 3)
  }

  @Test func eachCellOfAMatrixHasItsOwnWorld() {
    var seen: [String] = []
    for failure in MatrixCheck(
      matrix: SnapshotMatrix([.iPhoneSE, .iPhoneX, .iPadPro11], styles: [.standard, .dark]),
      name: nil, record: .all, directory: folder.url.path, file: #filePath, testName: #function,
      line: #line
    ).run(
      {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        seen.append("\(Int(UIScreen.main.bounds.width))\(isDark ? " dark" : "")")
        return UIViewController()
      }, strategy: { .image(on: $0) })
    {
      #expect(failure.kind == .recorded)
    }
    #expect(seen == ["320", "320 dark", "375", "375 dark", "834", "834 dark"])
  }

  @Test func theScopeChoosesTheDevice() {
    withSnapshotTesting(device: .iPhoneSE, os: "12.0") {
      #expect(UIScreen.main.bounds.width == 320)
      #expect(UIDevice.current.systemVersion == "12.0")
      var width: CGFloat = 0
      _ = verifySnapshot(
        of: {
          width = UIScreen.main.bounds.width
          return UIViewController()
        }(), as: .image, named: "any", record: .all, snapshotDirectory: folder.url.path)
      #expect(width == 320)
      withSnapshotTesting(device: .iPadPro11) {
        #expect(UIScreen.main.bounds.width == 834)
        #expect(UIDevice.current.systemVersion == "\(Device.iPadPro11.newestOS)")
      }
      #expect(UIScreen.main.bounds.width == 320)
    }
    #expect(UIScreen.main.bounds.width == defaultWidth)
  }

  @Test(.snapshots(device: .iPhoneX, os: "11.2", locale: Locale(identifier: "ja_JP")))
  func theTraitChoosesTheDevice() async {
    #expect(UIScreen.main.bounds.height == 812)
    await Task.yield()
    #expect(UIDevice.current.systemVersion == "11.2")
    #expect(Locale.current.identifier == "ja_JP")
    #expect(Locale.preferredLanguages == ["ja-JP"])
  }

  /// Time zones describe themselves by comparing with the current one.
  @Test(arguments: [TimeZone(identifier: "Asia/Tokyo")!, .autoupdatingCurrent, .current])
  func argumentsMayAskForTheWorldThemselves(zone: TimeZone) {
    #expect(TimeZone.current.identifier == "GMT")
    #expect(UIScreen.main.bounds.width == defaultWidth)
  }

  // MARK: Two simulators

  @Test func twoSimulatorsNeverSeeEachOther() {
    let phone = Simulator(.iPhoneSE)
    let first = Probe()
    phone.launch(first)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
    bar.autoresizingMask = .flexibleWidth
    first.view.addSubview(bar)
    let pad = Simulator(.iPadPro11, orientation: .landscapeRight)
    let second = Probe()
    pad.launch(second)
    first.later = []

    // Touched while the other one is the test's.
    first.view.setNeedsLayout()
    first.view.layoutIfNeeded()
    first.overrideUserInterfaceStyle = .dark
    first.view.addSubview(UIView())
    first.view.layoutIfNeeded()
    #expect(Set(first.later) == [320])
    #expect(bar.frame.width == 160)
    #expect(first.traitCollection.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.bounds.width == 1194)
    pad.rotate(to: .portrait)
    #expect(phone.window.bounds.width == 320)
    #expect(bar.frame.width == 160)
    #expect(second.view.bounds.width == 834)
    pad.perform {
      phone.rotate(to: .landscapeLeft)
      #expect(UIScreen.main.bounds.width == 834)
      _ = Simulator(.iPhoneX)
      #expect(UIScreen.main.bounds.width == 834)
    }
    #expect(phone.window.bounds.width == 568)
  }

  @Test func aWindowAsksItsOwnDevice() {
    var phone: Simulator? = Simulator(.iPhoneSE, os: "12.0")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.isHidden = false
    let pad = Simulator(.iPadPro11)
    #expect(window.screen.bounds.width == 320)
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
    window.isHidden = true
    phone = nil
    _ = phone
    pad.launch(UIViewController())
    #expect(window.screen.bounds.width == 320)
  }

  /// A presenter's view is in no window while something else covers the screen.
  @Test func aCoveredControllerIsAnsweredByItsOwnDevice() {
    let phone = Simulator(.iPhoneSE)
    let root = Probe()
    phone.launch(root)
    let cover = Probe()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    _ = phone.tree
    #expect(root.view.window == nil)
    let pad = Simulator(.iPadPro11)
    root.later = []
    root.dismiss(animated: true)
    _ = phone.tree
    #expect(root.view.window === phone.window)
    #expect(cover.view.window == nil)
    #expect(root.later.isEmpty == false)
    #expect(Set(root.later) == [320])
    withExtendedLifetime(pad) {}
  }

  @Test func containersShowTheirControllersOnTheirOwnDevice() {
    let tabs = UITabBarController()
    let inTabs = [Probe(), Probe()]
    tabs.viewControllers = inTabs
    let phone = Simulator(.iPhoneSE)
    phone.launch(tabs)
    let columns = UISplitViewController(style: .doubleColumn)
    let article = Probe()
    columns.setViewController(UIViewController(), for: .primary)
    columns.setViewController(UIViewController(), for: .secondary)
    let pad = Simulator(.iPadPro11)
    pad.launch(columns)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = Probe()
    let large = Simulator(.iPhone15ProMax)
    large.launch(pages)
    let other = Simulator(.iPhoneX)

    tabs.selectedIndex = 1
    columns.setViewController(article, for: .secondary)
    pages.setViewControllers([page], direction: .forward, animated: false)
    _ = (phone.tree, pad.tree, large.tree)
    #expect(Set(inTabs[1].later) == [320])
    #expect(Set(article.later) == [834])
    #expect(Set(page.later) == [430])
    withExtendedLifetime(other) {}
  }

  @Test func blocksAndTasksKeepTheWorldThatTheyWereMadeIn() async {
    let phone = Simulator(.iPhoneSE)
    var widths: [CGFloat] = []
    var task: Task<Void, Never>?
    phone.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        widths.append(UIScreen.main.bounds.width)
      }
      task = Task {
        await Task.yield()
        widths.append(UIScreen.main.bounds.width)
      }
    }
    let pad = Simulator(.iPadPro11)
    await task?.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { continuation.resume() }
    }
    #expect(widths == [320, 320])
    #expect(UIScreen.main.bounds.width == 834)
    withExtendedLifetime(pad) {}
  }

  /// Run together, the cases alternate.
  @Test(arguments: [Device.iPhoneSE, .iPhoneX, .iPadPro11, .iPhone15ProMax, .iPhone8])
  func anAsynchronousTestKeepsItsWorld(device: Device) async throws {
    let width = device.screen(os: device.newestOS, orientation: .portrait).size.width
    #expect(UIScreen.main.bounds.width == defaultWidth)
    UINavigationBar.appearance().barTintColor =
      device == .iPhoneX ? .red : UINavigationBar.appearance().barTintColor
    let simulator = Simulator(device)
    for _ in 0..<5 {
      await Task.yield()
      #expect(UIScreen.main.bounds.width == width)
      try await Task.sleep(for: .milliseconds(1))
      #expect(UIDevice.current.userInterfaceIdiom == (device == .iPadPro11 ? .pad : .phone))
    }
    let bar = UINavigationController(rootViewController: UIViewController())
    simulator.launch(bar)
    #expect((bar.navigationBar.barTintColor == .red) == (device == .iPhoneX))
  }

  // MARK: Settings of the app

  @Test func whatATestSetsForAllScreensHoldsForItsPictures() throws {
    UINavigationBar.appearance().barTintColor = .purple
    UIView.setAnimationsEnabled(false)
    NSTimeZone.default = try #require(TimeZone(identifier: "Asia/Tokyo"))
    final class Root: UIViewController {
      var tint: UIColor?
      var animates: Bool?
      let zone = TimeZone.current.identifier
      override func viewDidAppear(_ animated: Bool) {
        tint = navigationController?.navigationBar.barTintColor
        animates = UIView.areAnimationsEnabled
        UINavigationBar.appearance().barTintColor = .green
      }
    }
    for _ in 0..<2 {
      let root = Root()
      _ = verifySnapshot(
        of: UINavigationController(rootViewController: root), as: .image(on: .iPhoneX),
        named: "any", record: .all, snapshotDirectory: folder.url.path)
      #expect(root.tint == .purple)
      #expect(root.animates == false)
      #expect(root.zone == "Asia/Tokyo")
    }
    #expect(UINavigationBar.appearance().barTintColor == .purple)
  }

  /// In parallel with the test above, in any order.
  @Test(arguments: 0..<5)
  func whatOtherTestsSetIsNotSeen(number: Int) {
    #expect(UINavigationBar.appearance().barTintColor == nil)
    #expect(UIView.areAnimationsEnabled)
    #expect(TimeZone.current.identifier == "GMT")
    #expect(NSTimeZone.default.identifier == "GMT")
    #expect(Calendar.current.timeZone.identifier == "GMT")
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    // The 14th of November 2023, 22:13:20, Greenwich.
    let text = formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000))
    #expect(text.replacingOccurrences(of: "\u{202F}", with: " ") == "11/14/23, 10:13 PM")
  }

  // MARK: Releases

  @Test func coloursAreResolvedAnewOnAnotherRelease() {
    let old = Simulator(.iPhoneX, os: "12.0")
    let view = UIView()
    view.backgroundColor = .systemGreen
    let controller = UIViewController()
    controller.view.addSubview(view)
    old.launch(controller)
    let before = view.layer.backgroundColor
    let new = Simulator(.iPhone15, os: "26.0")
    let other = UIViewController()
    new.launch(other)
    other.view.addSubview(view)
    let after = view.layer.backgroundColor
    #expect(before != after)
    #expect(before == UIColor.systemGreen.resolvedColor(with: old.window.traitCollection).cgColor)
    #expect(after == UIColor.systemGreen.resolvedColor(with: new.window.traitCollection).cgColor)
  }

  // MARK: Other threads

  @Test nonisolated func anAssertionAwayFromTheMainThreadHasItsWorld() async {
    await confirmation { confirmed in
      _ = verifySnapshot(
        of: MainActor.assumeIsolated {
          #expect(UIScreen.main.bounds.width == 320)
          #expect(UIDevice.current.systemVersion == "12.0")
          confirmed()
          return UIViewController()
        }, as: .image(on: .iPhoneSE, os: "12.0"), named: "any", record: .never,
        snapshotDirectory: "/nonexistent")
    }
  }

  @Test func tasksOnOtherThreadsResolveColoursInTheirWorld() async {
    let simulator = Simulator(.iPhoneX, os: "12.0", userInterfaceStyle: .light)
    let expected = UIColor.systemGreen.resolvedColor(with: simulator.window.traitCollection).cgColor
    let seen = await simulator.perform {
      Task.detached { UIColor.systemGreen.cgColor }
    }.value
    let inherited = await simulator.perform {
      Task { await Self.elsewhere { UIColor.systemGreen.cgColor } }
    }.value
    #expect(inherited == expected)
    // A detached task has left every world.
    #expect(seen == UIColor.systemGreen.resolvedColor(with: .initial).cgColor)
  }

  private nonisolated static func elsewhere<R: Sendable>(
    _ body: @Sendable () -> R
  ) async -> R { body() }
}
