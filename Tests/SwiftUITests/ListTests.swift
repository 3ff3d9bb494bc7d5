import Devices
import Graphics
import SystemFacts
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct ListTests {
  private func frames(_ stage: Stage<some View>) -> [CGRect] {
    stage.views(RowCell.self).filter { !$0.isHidden }
      .map { $0.convert($0.bounds, to: nil) }.sorted { $0.minY < $1.minY }
  }

  /// Recorded on iOS 18.5 and 26.2 (facts: layout §3.1).
  @Test(arguments: [("18.5", 44.0), ("26.0", 52.0)])
  func rowsHaveTheRecordedHeights(os: OSVersion, height: CGFloat) throws {
    let stage = Stage(
      device: .iPhone15, os: os, List { ForEach(0..<3, id: \.self) { Text("Row \($0)") } })
    let rows = frames(stage)
    #expect(rows.count == 3)
    #expect(rows.map(\.height) == [height, height, height])
    #expect(stage.texts == ["Row 0", "Row 1", "Row 2"])
  }

  /// A switch is higher than its label's line, but doesn't make its row higher (facts: layout §3.1).
  @Test(arguments: [("18.5", 44.0), ("26.0", 52.0)])
  func controlsLeaveTheHeightOfTheirRow(os: OSVersion, height: CGFloat) throws {
    let stage = Stage(
      device: .iPhone15, os: os,
      List {
        Toggle("A", isOn: .constant(true))
        Stepper("B", value: .constant(1))
      })
    #expect(frames(stage).map(\.height) == [height, height])
  }

  /// Recorded at 393 points on iOS 18.5 and 26, and on iPads (facts: layout §3.1).
  @Test(arguments: [
    (Device.iPhone15, "18.5", 20.0, 40.0), (.iPhone15, "26.0", 16, 32),
    (.iPadA16, "26.0", 20, 40),
  ])
  func cardsHaveTheRecordedMargins(device: Device, os: OSVersion, card: CGFloat, text: CGFloat) {
    let stage = Stage(device: device, os: os, List { Text("Row") })
    #expect(frames(stage).map(\.minX) == [card])
    #expect(stage.frame("Row").map(\.minX) ?? text == text)
  }

  /// A first card without a header (facts: layout §3.1): 35 below the safe area, but right under a large title of iOS 26.
  @Test(arguments: [
    ("26.0", "List", 0.0), ("26.0", "Text above", 35), ("26.0", "inline", 35),
    ("26.0", "no bar", 35), ("18.5", "List", 35),
  ])
  func firstCardsTouchLargeTitles(os: OSVersion, kind: String, gap: CGFloat) throws {
    let list = List { Text("Row") }
    let stage = Stage(
      device: .iPhone15, os: os,
      NavigationStack {
        if kind == "no bar" {
          list
        } else {
          VStack(spacing: 0) {
            if kind == "Text above" { Color.red.frame(height: 20) }
            list
          }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(kind == "inline" ? .inline : .automatic)
        }
      })
    stage.host.advance(by: 1)
    let row = try #require(frames(stage).first)
    let view = try #require(stage.views(UICollectionView.self).first)
    let top = view.convert(view.bounds, to: nil).minY + view.safeAreaInsets.top
    #expect(row.minY - top == gap)
  }

  /// Turned, the phone has no large title.
  @Test func firstCardsFollowTheTitle() throws {
    let stage = Stage(
      device: .iPhone15, os: "26.0", NavigationStack { List { Text("Row") }.navigationTitle("A") })
    func gap() throws -> CGFloat {
      let row = try #require(frames(stage).first)
      let view = try #require(stage.views(UICollectionView.self).first)
      return row.minY - view.safeAreaInsets.top
    }
    #expect(try gap() == 0)
    #expect(stage.host.turn(to: .landscapeLeft))
    stage.host.settle()
    #expect(try gap() == 35)
    #expect(stage.host.turn(to: .portrait))
    stage.host.settle()
    #expect(try gap() == 0)
  }

  private struct Counting: View {
    let row: Int
    let log: CallLog
    @State private var count = 0

    var body: some View {
      HStack {
        Text("\(row): \(count)").onAppear {
          log.calls.append("\(row) on")
          count += 1
        }
        .onDisappear { log.calls.append("\(row) off") }
      }
    }
  }

  /// A row whose state changes as it appears doesn't appear again with every change.
  @Test func rowsThatChangeAppearOnce() {
    let log = CallLog()
    let stage = Stage(
      device: .iPhone15, List { ForEach(0..<3, id: \.self) { Counting(row: $0, log: log) } })
    #expect(stage.texts == ["0: 1", "1: 1", "2: 1"])
    #expect(log.calls == ["0 on", "1 on", "2 on"])
    #expect(stage.host.takeIssues() == [])
  }

  private struct Footnoted: View {
    @State private var isOn = false
    let connect: (@escaping () -> Void) -> Void

    var body: some View {
      connect { isOn = true }
      return List {
        Section {
          Text("Row")
        } footer: {
          Text(isOn ? "On" : "Off")
        }
      }
    }
  }

  @Test func footersFollowTheState() {
    var change: () -> Void = {}
    let stage = Stage(device: .iPhone15, Footnoted { change = $0 })
    #expect(stage.texts.last == "Off")
    change()
    stage.host.settle()
    #expect(stage.texts.last == "On")
  }

  @Test func rowsAppearOnce() {
    let log = CallLog()
    let stage = Stage(
      device: .iPhone15,
      List {
        ForEach(0..<2, id: \.self) { row in Text("\(row)").onAppear { log.calls.append("\(row)") } }
      })
    stage.host.settle()
    #expect(log.calls.sorted() == ["0", "1"])
  }

  @Test func sectionsHideTheirRows() {
    let stage = Stage(
      device: .iPhone15,
      List {
        Section(isExpanded: .constant(false)) {
          Text("Hidden")
        } header: {
          Text("Closed")
        }
        Section("Open", isExpanded: .constant(true)) {
          Text("Shown")
          Text("Too")
        }
        Section(String("Named"), isExpanded: .constant(false)) { Text("Gone") }
      }
      .listStyle(.sidebar))
    // Three headers and two rows.
    #expect(frames(stage).count == 5)
    #expect(stage.texts.contains("Shown") && stage.texts.contains("Too"))
    #expect(!stage.texts.contains("Hidden") && !stage.texts.contains("Gone"))
    let words = stage.texts.map { $0.lowercased() }
    #expect(["closed", "open", "named"].allSatisfy(words.contains))
  }

  @Test func stateChangesReachTheirRows() {
    let stage = Stage(device: .iPhone15, CountingList())
    let toggle = stage.views(UISwitch.self).first
    let frame = toggle.map { $0.convert($0.bounds, to: nil) } ?? .zero
    stage.tap(frame.midX, frame.midY)
    #expect(stage.texts.contains("on"))
  }

  @Test func rowsWithControlsSettle() {
    let stage = Stage(
      device: .iPhone15,
      NavigationStack {
        List {
          Toggle("A", isOn: .constant(true))
          Toggle("B", isOn: .constant(false))
          TextField("C", text: .constant(""))
        }
      })
    #expect(stage.host.issues.isEmpty)
    #expect(stage.views(UISwitch.self).count == 2)
  }

  @Test func linksAreRowsWithAChevron() throws {
    let stage = Stage(
      device: .iPhone15,
      NavigationStack {
        List { NavigationLink("Open") { Text("Detail") } }.navigationTitle("Root")
      })
    let cell = try #require(stage.views(RowCell.self).first)
    #expect(cell.accessories.count == 1)
    let frame = cell.convert(cell.bounds, to: nil)
    stage.tap(frame.midX, frame.midY)
    stage.host.advance(by: 1)
    let navigation = try #require(stage.controller.children.first as? UINavigationController)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let stage = Stage(
      device: .iPhone15, os: "26.0",
      Form {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    #expect(Set(stage.texts) == ["Header", "Row", "Footer"])
    let rows = frames(stage)
    #expect(rows.count == 3)
    // Recorded on iOS 26 (facts: layout §3.1).
    #expect(abs(rows[0].height - 40.333) < 0.34)
    #expect(abs(rows[2].height - 29.667) < 0.34)
  }

  @Test func insertedRowsAreShown() {
    let stage = Stage(device: .iPhone15, GrowingList())
    #expect(stage.texts == ["Add", "1"])
    let cell = stage.views(RowCell.self).min { $0.frame.minY < $1.frame.minY }
    let frame = cell.map { $0.convert($0.bounds, to: nil) } ?? .zero
    stage.tap(frame.minX + 40, frame.midY)
    #expect(stage.texts == ["Add", "1", "2"])
  }

  @Test func menusListTheirItems() throws {
    let items = ItemReader(
      AnyView(
        Group {
          Button("Copy", systemImage: "doc") {}
          Section("More") {
            Button("Delete", role: .destructive) {}
            Menu("Sort") { Toggle("Name", isOn: .constant(true)) }
          }
        }), EnvironmentValues()
    ).items
    let menu = UIMenu(items)
    #expect(menu.children.count == 2)
    let inner = try #require(menu.children.last as? UIMenu)
    #expect(inner.title == "More")
    #expect(inner.children.map(\.title) == ["Delete", "Sort"])
    let sort = try #require(inner.children.last as? UIMenu)
    #expect((sort.children.first as? UIAction)?.state == .on)
  }

  @Test func pickersSelectByTag() throws {
    let stage = Stage(device: .iPhone15, SegmentScreen())
    let control = try #require(stage.views(UISegmentedControl.self).first)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 1)
    let frame = control.convert(control.bounds, to: nil)
    stage.tap(frame.minX + 20, frame.midY)
    #expect(stage.texts == ["small"])
  }

  @Test func steppersStayInTheirRange() throws {
    let stage = Stage(device: .iPhone15, StepScreen())
    let stepper = try #require(stage.views(UIStepper.self).first)
    let frame = stepper.convert(stepper.bounds, to: nil)
    stage.tap(frame.maxX - 10, frame.midY)
    #expect(stage.texts == ["Count 2"])
    stage.tap(frame.maxX - 10, frame.midY)
    #expect(stage.texts == ["Count 2"])
  }

  /// The last row of a card has no separator, in whatever colour the others are.
  @Test func aTintedSeparatorIsOnlyBetweenRows() {
    let stage = Stage(
      device: .iPhone15,
      List {
        Section {
          Text("First")
          Text("Last")
        }
        .listRowSeparatorTint(.red)
      })
    let cells = stage.views(RowCell.self).filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.map(\.separatorView.isHidden) == [false, true])
  }

  /// A list in a view that is evaluated again has its elements collected again by its background, whose new box has to
  /// reach the inset around it.
  @Test func aBackgroundStaysBehindAListThatChanges() throws {
    let stage = Stage(
      device: .iPhone15,
      GrowingList().background(Color.yellow).safeAreaInset(edge: .bottom) { Text("Bar") })
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    func isBehind() throws -> Bool {
      let views = all(stage.controller.view)
      let list = try #require(views.firstIndex { $0 is UICollectionView })
      let background = views.firstIndex { ($0 as? NodeView)?._treeName == "Color.yellow" }
      return try #require(background) < list
    }
    #expect(try isBehind())
    stage.tap(50, 116)
    #expect(stage.texts.contains("2"))
    #expect(try isBehind())
  }
}

private struct CountingList: View {
  @State private var isOn = false

  var body: some View {
    List {
      Text(isOn ? "on" : "off")
      Toggle("Switch", isOn: $isOn)
    }
  }
}

private struct GrowingList: View {
  @State private var count = 1

  var body: some View {
    List {
      Button("Add") { count += 1 }
      ForEach(Array(1...count), id: \.self) { Text("\($0)") }
    }
  }
}

private struct SegmentScreen: View {
  @State private var size = "large"

  var body: some View {
    VStack {
      Text(size)
      Picker("Size", selection: $size) {
        Text("Small").tag("small")
        Text("Large").tag("large")
      }
      .pickerStyle(.segmented)
    }
  }
}

private struct StepScreen: View {
  @State private var count = 1

  var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }

  /// A button without a style of its own is tapped anywhere in its row.
  @Test func aRowIsItsButtons() throws {
    final class Log { var taps: [String] = [] }
    let log = Log()
    let stage = Stage(
      device: .iPhone17,
      List {
        Button("Automatic") { log.taps.append("automatic") }
        HStack {
          Button("One") { log.taps.append("one") }
          Button("Two") { log.taps.append("two") }
        }
        Button("Borderless") { log.taps.append("borderless") }.buttonStyle(.borderless)
        Button("Disabled") { log.taps.append("disabled") }.disabled(true)
      })
    let rows = stage.views(RowCell.self).map { $0.convert($0.bounds, to: nil) }
      .sorted { $0.minY < $1.minY }
    func tapEnd(_ row: Int) { stage.tap(rows[row].maxX - 10, rows[row].midY) }
    tapEnd(0)
    #expect(log.taps == ["automatic"])
    stage.tap(rows[0].minX + 30, rows[0].midY)
    #expect(log.taps == ["automatic", "automatic"])
    log.taps = []
    tapEnd(1)
    #expect(log.taps == ["one", "two"])
    log.taps = []
    tapEnd(2)
    tapEnd(3)
    #expect(log.taps == [])
    stage.tap(rows[2].minX + 30, rows[2].midY)
    #expect(log.taps == ["borderless"])
    #expect(stage.views(RowCell.self).allSatisfy { !$0.isSelected })
  }

  @Test func aLinkMayHaveNoChevron() {
    func accessories(_ visibility: Visibility) -> Int {
      let stage = Stage(
        device: .iPhone17,
        NavigationStack {
          List {
            NavigationLink("Link", value: 1).navigationLinkIndicatorVisibility(visibility)
          }
        })
      return stage.views(RowCell.self).map(\.accessories.count).reduce(0, +)
    }
    #expect(accessories(.automatic) == 1)
    #expect(accessories(.hidden) == 0)
  }
}
