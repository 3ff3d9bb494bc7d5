import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Gauges, boxes, groups of controls, colour wells and share links.
@Suite @MainActor struct GroupingTests {
  // MARK: Gauges

  /// accessoryCircular on iOS 26 (facts: layout §3.4).
  @Test func circularGaugesHaveTheRecordedSize() throws {
    let stage = Stage(
      device: .iPhone15,
      Gauge(value: 30, in: 0...120) {
        Text("BPM")
      } currentValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryCircular).identified("gauge"))
    let frame = try #require(stage.frame("gauge"))
    #expect(abs(frame.width - 58) < 0.34 && abs(frame.height - 58) < 0.34, "\(frame)")
    #expect(stage.texts == ["30", "BPM"])
  }

  /// A quarter of the way is 67.5° past the end at the bottom left.
  @Test func markersAreAtTheValue() {
    #expect(Ring.angle(0).degrees == 135)
    #expect(abs(Ring.angle(0.25).degrees - 202.5) < 1e-9)
    #expect(abs(Ring.angle(1).degrees - 405) < 1e-9)
  }

  @Test(arguments: [(-5.0, 0.0), (0, 0), (40, 0.2), (200, 1), (900, 1)])
  func valuesAreFractionsOfTheirBounds(value: Double, fraction: Double) {
    let stage = Stage(Gauge(value: value, in: 0...200) { Text("Speed") })
    #expect(stage.views(UIProgressView.self).map(\.progress) == [Float(fraction)])
    #expect(stage.spoken == ["Speed"])
  }

  @Test func linearGaugesShowTheirBounds() throws {
    let gauge = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("half")
    } minimumValueLabel: {
      Text("low").identified("low")
    } maximumValueLabel: {
      Text("high").identified("high")
    }
    for stage in [
      Stage(AnyView(gauge)), Stage(AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))),
    ] {
      #expect(Set(stage.texts) == ["Speed", "half", "low", "high"])
      let (low, high) = (try #require(stage.frame("low")), try #require(stage.frame("high")))
      #expect(low.maxX < high.minX && high.maxX <= stage.controller.view.bounds.maxX)
    }
    #expect(Stage(gauge.gaugeStyle(.accessoryLinear)).texts == ["low", "high"])
  }

  @Test func gaugesHaveStylesOfTheApps() {
    let stage = Stage(Gauge(value: 0.25) { Text("Fuel") }.gaugeStyle(WordGauge()))
    #expect(stage.spoken == ["0.25", "Fuel"])
  }

  // MARK: Boxes and groups

  @Test func boxesHaveTheirContentInside() throws {
    let stage = Stage(
      GroupBox("Terms") {
        Color.red.frame(height: 40).identified("content")
      }
      .identified("box"))
    let (box, content) = (try #require(stage.frame("box")), try #require(stage.frame("content")))
    #expect(box.insetBy(dx: 16, dy: 16).contains(content) && content.width == box.width - 32)
    #expect(stage.spoken == ["Terms"])
    let bare = Stage(GroupBox { Color.red.frame(height: 40) }.identified("box"))
    #expect(bare.frame("box")?.height == 72)
  }

  @Test func groupsOfControlsAreRows() throws {
    let log = CallLog()
    let stage = Stage(
      ControlGroup {
        Button("Cut") { log.calls.append("cut") }.identified("cut")
        Button("Copy") { log.calls.append("copy") }.identified("copy")
      })
    let (cut, copy) = (try #require(stage.frame("cut")), try #require(stage.frame("copy")))
    #expect(cut.midY == copy.midY && cut.maxX <= copy.minX)
    stage.tapView("copy")
    #expect(log.calls == ["copy"])
  }

  @Test func groupsAreItemsInMenus() {
    let reader = ItemReader(
      AnyView(
        ControlGroup("Edit") {
          Button("Cut") {}
          Button("Copy") {}
        }), EnvironmentValues())
    #expect(reader.items.map(\.title) == ["Cut", "Copy"])
  }

  // MARK: Colours

  @Test func wellsSelectColours() throws {
    let stage = Stage(ColourScreen())
    let well = try #require(stage.views(UIColorWell.self).first)
    let frame = well.convert(well.bounds, to: nil)
    #expect(frame.size == CGSize(width: 28, height: 28))
    #expect(frame.maxX > stage.controller.view.bounds.midX)
    well.selectedColor = .blue
    well.sendActions(for: .valueChanged)
    stage.host.settle()
    #expect(stage.texts == ["Tint", "changed"])
  }

  // MARK: Sharing

  @Test func shareLinksPresentTheSheet() throws {
    let stage = Stage(
      ShareLink(item: URL(string: "https://example.org")!).identified("share"))
    #expect(stage.spoken == ["Share…"])
    stage.tapView("share")
    #expect(stage.controller.presentedViewController is UIActivityViewController)
    #expect(Stage(ShareLink("Send", item: "words")).spoken == ["Send"])
    let preview = SharePreview("Photo", image: Image(systemName: "photo"))
    #expect(Stage(ShareLink(item: 3, preview: preview) { Text("Three") }).spoken == ["Three"])
  }

  // MARK: Images and labels

  @Test func imagesFromElsewhereAreEmpty() {
    let url = URL(string: "https://example.org/a.png")
    let stage = Stage(
      AsyncImage(url: url) { image in
        image
      } placeholder: {
        Text("Loading")
      })
    #expect(stage.texts == ["Loading"])
    let failing = Stage(
      AsyncImage(url: URL(fileURLWithPath: "/nowhere.png")) { phase in
        Text(phase.error == nil ? "none" : "failed")
      })
    #expect(failing.texts == ["failed"])
    #expect(Stage(AsyncImage(url: url).identified("image")).frame("image")?.width ?? 0 > 300)
  }

  @Test func labeledContentHasStylesOfTheApps() {
    let stage = Stage(LabeledContent("Size", value: "3 MB").labeledContentStyle(Reversed()))
    #expect(stage.texts == ["3 MB", "Size"])
    #expect(Stage(LabeledContent("Size", value: "3 MB")).texts == ["Size", "3 MB"])
  }

  // MARK: Time

  @Test func timelinesFollowTheClock() {
    let stage = Stage(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate) % 100)")
      })
    let first = Int(stage.texts[0]) ?? -1
    #expect(first % 10 == 0)
    stage.host.advance(by: 10)
    stage.host.settle()
    #expect(stage.texts == ["\((first + 10) % 100)"])
    stage.host.advance(by: 25)
    stage.host.settle()
    let last = Int(stage.texts[0]) ?? -1
    #expect([(first + 30) % 100, (first + 40) % 100].contains(last))
  }

  @Test func timelinesAnimateWithoutKeepingScreensFromSettling() {
    let stage = Stage(TimelineView(.animation) { _ in Text("Moving") })
    #expect(stage.texts == ["Moving"] && stage.host.issues.isEmpty)
  }

  @Test(arguments: [(0.0, 5.0), (5, 5), (7, 5), (9, 9), (20, 12)])
  func timelinesShowTheLastEntry(now: TimeInterval, shown: TimeInterval) {
    let start = SimulationHost.current.date.addingTimeInterval(-now)
    let entries = [5.0, 9, 12].map { start.addingTimeInterval($0) }
    let date = TimelineClock().entry {
      ExplicitTimelineSchedule(entries).entries(from: $0, mode: .normal)
    }
    #expect(abs(date.timeIntervalSince(start) - shown) < 0.001)
  }
}

private struct WordGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(configuration.value)")
    configuration.label
  }
}

private struct Reversed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct ColourScreen: View {
  @State private var color = Color.red

  var body: some View {
    ColorPicker("Tint", selection: $color)
    if color != .red { Text("changed") }
  }
}
