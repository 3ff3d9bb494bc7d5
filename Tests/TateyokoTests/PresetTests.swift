import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// The presets of swift-snapshot-testing under their names, with a device's insets.
@MainActor
@Suite struct PresetTests {
  private func size(_ config: ViewImageConfig) -> [CGFloat] {
    [config.size?.width ?? 0, config.size?.height ?? 0]
  }

  private func insets(_ config: ViewImageConfig) -> [CGFloat] {
    let safe = config.safeArea
    return [safe.top, safe.left, safe.bottom, safe.right]
  }

  @Test func phonesAreUprightAndTurn() {
    let table: [(ViewImageConfig, ViewImageConfig, [CGFloat])] = [
      (.iPhoneSe, .iPhoneSe(.landscape), [320, 568]), (.iPhone8, .iPhone8(.landscape), [375, 667]),
      (.iPhone8Plus, .iPhone8Plus(.landscape), [414, 736]),
      (.iPhoneX, .iPhoneX(.landscape), [375, 812]),
      (.iPhoneXsMax, .iPhoneXsMax(.landscape), [414, 896]),
      (.iPhoneXr, .iPhoneXr(.landscape), [414, 896]),
      (.iPhone12, .iPhone12(.landscape), [390, 844]),
      (.iPhone12Pro, .iPhone12Pro(.landscape), [390, 844]),
      (.iPhone12ProMax, .iPhone12ProMax(.landscape), [428, 926]),
      (.iPhone13, .iPhone13(.landscape), [390, 844]),
      (.iPhone13Mini, .iPhone13Mini(.landscape), [375, 812]),
      (.iPhone13Pro, .iPhone13Pro(.landscape), [390, 844]),
      (.iPhone13ProMax, .iPhone13ProMax(.landscape), [428, 926]),
    ]
    for (upright, sideways, expected) in table {
      #expect(size(upright) == expected)
      #expect(size(sideways) == expected.reversed())
    }
    #expect(insets(.iPhoneX) == [44, 0, 34, 0])
    #expect(insets(.iPhoneX(.landscape)) == [0, 44, 21, 44])
    #expect(insets(.iPhone8) == [20, 0, 0, 0])
    #expect(insets(.iPhone12) == [47, 0, 34, 0])
    #expect(insets(.iPhone13Mini) == [50, 0, 34, 0])
  }

  @Test func aFoldableDeviceHasAPresetOfEachPosture() throws {
    #expect(size(.iPhone18Pro) == [402, 874])
    #expect(size(.iPhone18ProMax(.landscape)) == [956, 440])
    #expect(size(.iPhoneDuo) == [466, 678])
    #expect(size(.iPhoneDuo(.landscape)) == [678, 466])
    #expect(size(.iPhoneDuo(.portrait, posture: .open)) == [669, 951])
    #expect(size(.iPhoneDuo(.landscape, posture: .halfOpen)) == [951, 669])
    #expect(insets(.iPhoneDuo) == [0, 0, 34, 84])
    #expect(insets(.iPhoneDuo(.landscape)) == [0, 84, 34, 0])
    #expect(insets(.iPhoneDuo(.landscape, posture: .open)) == [0, 0, 34, 84])
    #expect(insets(ViewImageConfig(.iPhoneDuo, posture: .open)) == [82, 0, 34, 0])
    // A controller gets the preset's values.
    #expect(
      try seen(.iPhoneDuo(.landscape, posture: .open)) == [951, 669, 0, 0, 34, 84, 2, 3])
    let image: Snapshotting<UIViewController, UIImage> = .image(on: .iPhoneDuo, posture: .open)
    let picture = try #require(try image.snapshot(UIViewController()).capture?.bitmap)
    #expect(picture.width == 2007 && picture.height == 2853)
  }

  /// A device that can't fold this way doesn't pretend to.
  @Test func aPostureThatTheDeviceLacksIsAProblem() {
    #expect(throws: RenderProblem.self) {
      try seen(ViewImageConfig(.iPhone15, posture: .closed))
    }
    #expect(throws: Never.self) { try seen(ViewImageConfig(.iPhone15, posture: .open)) }
  }

  @Test func tabletsLieAndShareTheirScreens() {
    #expect(size(.iPadMini) == [1024, 768])
    #expect(size(.iPadMini(.portrait)) == [768, 1024])
    let table: [((ViewImageConfig.TabletOrientation) -> ViewImageConfig, [CGFloat])] = [
      (ViewImageConfig.iPadMini, [320, 507, 694, 1024, 320, 438, 768]),
      (ViewImageConfig.iPad9_7, [320, 507, 694, 1024, 320, 438, 768]),
      (ViewImageConfig.iPad10_2, [320, 535, 750, 1080, 320, 480, 810]),
      (ViewImageConfig.iPadPro10_5, [320, 551, 782, 1112, 320, 504, 834]),
      (ViewImageConfig.iPadPro11, [375, 592, 809, 1194, 320, 504, 834]),
      (ViewImageConfig.iPadPro12_9, [375, 678, 981, 1366, 375, 639, 1024]),
    ]
    for (preset, widths) in table {
      let configs = [
        preset(.landscape(splitView: .oneThird)), preset(.landscape(splitView: .oneHalf)),
        preset(.landscape(splitView: .twoThirds)), preset(.landscape(splitView: .full)),
        preset(.portrait(splitView: .oneThird)), preset(.portrait(splitView: .twoThirds)),
        preset(.portrait(splitView: .full)),
      ]
      #expect(configs.map { $0.size?.width ?? 0 } == widths, "\(configs[0].device)")
    }
  }

  private final class Probe: UIViewController {
    var seen: [CGFloat] = []
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let safe = view.safeAreaInsets
      seen = [
        view.bounds.width, view.bounds.height, safe.top, safe.left, safe.bottom, safe.right,
        CGFloat(traitCollection.horizontalSizeClass.rawValue), traitCollection.displayScale,
      ]
    }
  }

  private func seen(
    _ config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) throws -> [CGFloat] {
    let probe = Probe()
    return try config.overridden(size: size, traits: traits).makeSimulator().showing(probe) { _ in
      probe.seen
    }
  }

  @Test func aControllerGetsWhatThePresetSays() throws {
    #expect(try seen(.iPhoneX(.landscape)) == [812, 375, 0, 44, 21, 44, 1, 3])
    #expect(
      try seen(.iPadPro12_9(.landscape(splitView: .oneHalf))) == [678, 1024, 20, 0, 0, 0, 2, 2])
    #expect(
      try seen(.iPadPro11(.landscape(splitView: .oneThird))).prefix(3) == [375, 834, 24])
  }

  /// As elsewhere: another size keeps the safe area.
  @Test func aSizeOfItsOwnKeepsTheInsets() throws {
    #expect(
      try seen(.iPhoneX, size: CGSize(width: 375, height: 300)) == [375, 300, 44, 0, 34, 0, 1, 3])
    #expect(
      try seen(.iPhoneX, size: CGSize(width: 375, height: 2000)).prefix(5)
        == [375, 2000, 44, 0, 34])
  }

  @Test func aScreenOfItsOwnHasTheInsetsGiven() throws {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      size: CGSize(width: 300, height: 200),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 2),
      ]))
    #expect(try seen(config) == [300, 200, 1, 2, 3, 4, 2, 2])
    #expect(insets(config) == [1, 2, 3, 4])
    #expect(ViewImageConfig().safeArea == .zero)
  }

  @Test func traitsReachLayoutAndPixels() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .red : .white }
    let plain: Snapshotting<UIView, UIImage> = .image(traits: UITraitCollection(displayScale: 1))
    #expect(try plain.snapshot(view).capture?.bitmap.width == 10)
    let contrast: Snapshotting<UIView, UIImage> = .image(
      traits: UITraitCollection(accessibilityContrast: .high))
    let bitmap = try #require(try contrast.snapshot(view).capture?.bitmap)
    #expect(bitmap[5, 5].green < 100)
  }

  /// A standalone view isn't at a screen's edge.
  @Test func aViewAloneHasNoSafeArea() throws {
    final class Inset: UIView {
      var seen = UIEdgeInsets.zero
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = safeAreaInsets
      }
    }
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let strategy: Snapshotting<UIView, UIImage> = .image
    _ = try strategy.snapshot(view)
    #expect(view.seen == .zero)
  }

  /// The deprecated spellings of older suites still work.
  @available(*, deprecated) @Test func globalsRankBelowScopesAndAboveTheEnvironment() {
    func decide(_ scope: SnapshotTestingConfiguration.Record?) -> RecordDecision {
      .decide(call: nil, scope: scope, isRecordingGlobally: true) { _ in "never" }
    }
    #expect(decide(nil).mode == .all)
    #expect(decide(nil).source == "isRecording")
    #expect(decide(.missing).mode == .missing)
    #expect(isRecording == false)
    withSnapshotTesting(record: .all) {
      #expect(isRecording)
      let old = Tateyoko.record
      #expect(old)
    }
    let literal: SnapshotTestingConfiguration.Record = true
    #expect(literal == .all)
    let tool: SnapshotTestingConfiguration.DiffTool = nil
    #expect(tool(currentFilePath: "/a", failedFilePath: "/b").contains("reference file:///a"))
  }

  /// `matching:` and a `record:` of true, false or nil compare as `of:` does.
  @available(*, deprecated) @Test func deprecatedAssertionsCompare() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("deprecated-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording: Bool? = true
    func verify(_ text: String, record: Bool?) -> String? {
      verifySnapshot(
        matching: text, as: .lines, named: "text", record: record, snapshotDirectory: folder.path)
    }
    #expect(verify("one", record: recording)?.contains("all, from the call") == true)
    #expect(verify("two", record: false)?.contains("missing, from the call") == true)
    let message = withSnapshotTesting(record: .never) {
      verifySnapshot(
        of: "one", as: .lines, named: "none", record: nil as Bool?, snapshotDirectory: folder.path)
    }
    #expect(message?.contains("never, from withSnapshotTesting") == true)
    #expect(
      verifySnapshot(
        of: "one", as: .lines, named: "flag", record: recording, snapshotDirectory: folder.path)?
        .contains("all, from the call") == true)
  }

  @Test func traitsOfDevicesAreTheirSizeClasses() {
    let phone = UITraitCollection.iPhoneX(.landscape)
    #expect(phone.horizontalSizeClass == .compact)
    #expect(phone.verticalSizeClass == .compact)
    #expect(phone.userInterfaceIdiom == .phone)
    #expect(phone.layoutDirection == .leftToRight)
    for wide in [
      UITraitCollection.iPhone8Plus(.landscape), .iPhoneXr(.landscape), .iPhoneXsMax(.landscape),
      .iPhone12ProMax(.landscape), .iPhone13ProMax(.landscape),
    ] {
      #expect(wide.horizontalSizeClass == .regular)
      #expect(wide.verticalSizeClass == .compact)
    }
    for upright in [
      UITraitCollection.iPhoneSe(.portrait), .iPhone8(.portrait), .iPhone8Plus(.portrait),
      .iPhoneX(.portrait), .iPhone12(.portrait), .iPhone13(.portrait),
    ] {
      #expect(upright.horizontalSizeClass == .compact)
      #expect(upright.verticalSizeClass == .regular)
    }
    #expect(UITraitCollection.iPadPro11.horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPad10_2.userInterfaceIdiom == .pad)
  }
}
