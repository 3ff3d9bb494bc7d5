import Foundation
import SwiftUI
import Tateyoko
import Testing

/// Assertions of suites for swift-snapshot-testing, as they are written there.
@Suite @MainActor struct ViewSnapshotTests {
  private var badge: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
    .padding(10)
  }

  /// Compiled only.
  private func suite() {
    assertSnapshot(of: badge, as: .image)
    assertSnapshot(of: badge, as: .image(layout: .sizeThatFits), named: "fits")
    assertSnapshot(
      of: badge,
      as: .image(
        drawHierarchyInKeyWindow: false, precision: 0.99, perceptualPrecision: 0.98,
        layout: .device(config: .iPhone13), traits: .init(userInterfaceStyle: .dark)),
      record: true)
    assertSnapshots(
      of: badge, as: [.image, .image(layout: .fixed(width: 200, height: 200))])
    assertSnapshots(of: badge, as: ["phone": .image(layout: .device(config: .iPhone8))])
    assertSnapshots(of: { badge }, on: SnapshotMatrix([.iPhone15], styles: [.standard, .dark]))
    assertLayout(of: { badge }, on: .devices(.iPhone15))
  }

  @Test func viewsAreRecordedAndCompared() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let verdict = verifySnapshot(
      of: badge, as: .image, named: "1", record: .missing, snapshotDirectory: folder,
      testName: "badge")
    #expect(verdict?.contains("recorded") == true)
    func difference<V: View>(_ view: V) throws -> SnapshotDifference? {
      let strategy = Snapshotting<V, UIImage>.image
      let file = URL(fileURLWithPath: folder + "/badge.1.png")
      return try strategy.diffing.diff(
        strategy.diffing.fromData(Data(contentsOf: file)), strategy.snapshot(view))
    }
    #expect(try difference(badge) == nil)
    #expect(try difference(badge.padding(1)) != nil)
  }

  @Test func layoutsAreTheLibrarys() throws {
    func size<V: View>(_ layout: SwiftUISnapshotLayout, _ view: V) throws -> CGSize {
      try Snapshotting<V, UIImage>.image(layout: layout).snapshot(view).size
    }
    let box = Color.red.frame(width: 60, height: 40)
    #expect(try size(.sizeThatFits, box) == CGSize(width: 60, height: 40))
    #expect(try size(.fixed(width: 200, height: 100), box) == CGSize(width: 200, height: 100))
    #expect(try size(.device(config: .iPhoneX), box) == CGSize(width: 375, height: 812))
    #expect(
      try size(.device(config: .iPhoneX(.landscape)), box) == CGSize(width: 812, height: 375))
    // What is offered nothing is as small as it can be (swift-snapshot-testing's issue 1070).
    let sentence = Text("A sentence of a few words")
    let wide = try size(.sizeThatFits, sentence.fixedSize()).width
    #expect(try size(.sizeThatFits, sentence.padding(1)).width < wide)
    #expect(throws: (any Error).self) { try size(.sizeThatFits, Color.red) }
  }

  @Test(arguments: [
    (SwiftUISnapshotLayout.device(config: .iPhone13), DynamicTypeSize.medium),
    (.device(config: .iPhoneSe(.landscape)), .medium),
    (.device(config: .iPadMini), .large),
    (.device(config: .iPhone15), .large),
    (.device(config: ViewImageConfig(.iPhone13)), .large),
    (.fixed(width: 100, height: 100), .large),
    (.sizeThatFits, .large),
  ])
  func presetsHaveTheLibrarysTextSize(layout: SwiftUISnapshotLayout, size: DynamicTypeSize) throws {
    let seen = Seen()
    _ = try Snapshotting<Probe, UIImage>.image(layout: layout).snapshot(Probe(seen: seen))
    #expect(seen.sizes.last == size)
  }

  @Test func traitsOverrideTheScreens() throws {
    let seen = Seen()
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    for layout in [SwiftUISnapshotLayout.sizeThatFits, .device(config: .iPhone13)] {
      _ = try Snapshotting<Probe, UIImage>.image(layout: layout, traits: traits)
        .snapshot(Probe(seen: seen))
      #expect(seen.sizes.last == .accessibility2)
      #expect(seen.schemes.last == .dark)
    }
  }

  @Test func screensOfOursAreLarge() throws {
    let seen = Seen()
    _ = try Snapshotting<Probe, UIImage>.image(on: .iPhone13).snapshot(Probe(seen: seen))
    #expect(seen.sizes.last == .large)
    let picture = try Snapshotting<Probe, UIImage>.image(
      on: .iPhone13, os: "18.5", orientation: .landscapeRight
    ).snapshot(Probe(seen: seen))
    #expect(picture.size == CGSize(width: 844, height: 390))
  }

  @Test func textsOfViews() throws {
    func texts<V: View>(_ view: V) throws -> [String] {
      try [
        Snapshotting<V, String>.tree(on: .iPhone13), .accessibilityElements(on: .iPhone13),
        .findings(on: .iPhone13),
      ].map { try $0.snapshot(view) }
    }
    let texts = try texts(badge)
    #expect(texts[0].contains("HStack"))
    #expect(texts[1].contains("Checked"))
    #expect(texts[2] == "no findings")
  }
}

private final class Seen {
  var sizes: [DynamicTypeSize] = []
  var schemes: [ColorScheme] = []
}

private struct Probe: View {
  let seen: Seen
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    seen.sizes.append(size)
    seen.schemes.append(scheme)
    return Color.red.frame(width: 10, height: 10)
  }
}
