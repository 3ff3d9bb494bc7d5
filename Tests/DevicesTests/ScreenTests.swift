import Devices
import Foundation
import TestSupport
import Testing

/// One device on one OS version in one orientation, with its recorded values.
struct RecordedScreen: CustomTestStringConvertible {
  let device: Device
  let os: OSVersion
  let orientation: ScreenOrientation
  let cells: [String]

  var screen: ScreenGeometry { device.screen(os: os, orientation: orientation) }
  var testDescription: String { "\(device.id), OS \(os), \(orientation)" }

  /// Each recorded row at the oldest and newest OS it covers.
  static let all: [RecordedScreen] = RecordedTable(recordedScreens).rows.flatMap { row in
    let head = row[0].components(separatedBy: " : ")
    let majors = head[1].split(separator: "-").compactMap { Int($0) }
    let versions = Set([OSVersion(majors[0]), OSVersion(majors[majors.count - 1], 9)])
    return head[0].split(separator: " ").flatMap { id in
      versions.sorted().map { os in
        RecordedScreen(
          device: Device(id: String(id))!, os: os,
          orientation: row[1] == "portrait" ? .portrait : .landscapeRight, cells: row)
      }
    }
  }
}

@Suite struct ScreenTests {
  @Test func recordsCoverEveryDeviceInBothOrientations() {
    #expect(RecordedScreen.all.count == 808)
    for orientation in [ScreenOrientation.portrait, .landscapeRight] {
      let ids = RecordedScreen.all.filter { $0.orientation == orientation }.map(\.device.id)
      #expect(Set(ids).count == 95)
    }
  }

  @Test func sizesAndStatusBars() {
    for record in RecordedScreen.all {
      let screen = record.screen
      let size = numbers(record.cells[2])
      #expect(screen.size == CGSize(width: size[0], height: size[1]), "\(record.testDescription)")
      #expect(screen.statusBarHeight == numbers(record.cells[3])[0], "\(record.testDescription)")
      #expect(screen.scale == record.device.scale)
    }
  }

  @Test func safeAreasOrGuides() {
    for record in RecordedScreen.all {
      let screen = record.screen
      let recorded = record.cells[6]
      if recorded.hasPrefix("guides") {
        #expect(screen.safeAreaInsets == nil, "\(record.testDescription)")
        #expect(
          [screen.topGuideLength, screen.bottomGuideLength] == numbers(recorded),
          "\(record.testDescription)")
      } else {
        let insets = screen.safeAreaInsets ?? ScreenInsets(top: -1, left: -1, bottom: -1, right: -1)
        #expect(
          [insets.top, insets.left, insets.bottom, insets.right] == numbers(recorded),
          "\(record.testDescription)")
        #expect(screen.topGuideLength == screen.safeAreaInsets?.top)
        #expect(screen.bottomGuideLength == screen.safeAreaInsets?.bottom)
      }
    }
  }

  @Test func navigationBarsTabBarsAndToolbars() {
    for record in RecordedScreen.all {
      let screen = record.screen
      let name = Comment(rawValue: record.testDescription)
      let bar = numbers(record.cells[4])
      if record.isHomeButtonPhoneWithLiquidGlass, record.orientation == .portrait {
        // The recorded 20 is derived; an iPhone SE 3 simulator with iOS 26.1 has 10.
        #expect(screen.navigationBar.minY == 10, name)
      } else {
        #expect(isClose(screen.navigationBar.minY, bar[0]), name)
      }
      #expect(screen.navigationBar.height == bar[1], name)
      #expect(screen.navigationBar.width == screen.size.width, name)

      switch record.cells[5] {
      case "top": #expect(screen.tabBar.placement == .top, name)
      case "-": #expect(screen.tabBar.frame == nil, name)
      default:
        let frame = numbers(record.cells[5])
        #expect(screen.tabBar.placement == .bottom, name)
        if record.isHomeButtonPhoneWithLiquidGlass {
          // The recorded 49 is derived; an iPhone SE 3 simulator with iOS 26.0 has 83.
          #expect(
            screen.tabBar.frame
              == CGRect(
                x: 0, y: screen.size.height - 83, width: screen.size.width, height: 83), name)
          break
        }
        #expect(
          screen.tabBar.frame
            == CGRect(x: 0, y: frame[0], width: screen.size.width, height: frame[1]), name)
      }
      if record.cells[9] != "-" {
        #expect(screen.toolbarHeight == numbers(record.cells[9])[0], name)
      }
      if record.cells[10] != "-" {
        #expect(screen.largeTitleExtra == numbers(record.cells[10])[0], name)
      }
    }
  }

  @Test func contentInsetsInContainers() {
    for record in RecordedScreen.all {
      let screen = record.screen
      if record.isHomeButtonPhoneWithLiquidGlass, record.orientation == .portrait {
        // Its navigation bar ends at 64 (see above), not at the derived 74, and its tab bar is 83
        // high, not 49.
        #expect(screen.contentInsets(inNavigationBar: true, inTabBar: true)?.top == 64)
        #expect(screen.contentInsets(inNavigationBar: true, inTabBar: true)?.bottom == 83)
        continue
      }
      expect(
        screen.contentInsets(inNavigationBar: true, inTabBar: false), matches: record.cells[8],
        record)
      let inBoth = screen.contentInsets(inNavigationBar: true, inTabBar: true)
      if record.device.idiom == .pad, record.os.major >= 26 {
        // The recorded sum excludes the tab bar; an iPad (A16) with iPadOS 26.1 has 96.
        let top = screen.statusBarHeight + 64
        #expect(inBoth?.top == top, "\(record.testDescription)")
        #expect(inBoth?.bottom == screen.safeAreaInsets?.bottom)
      } else {
        expect(inBoth, matches: record.cells[7], record)
      }
    }
  }

  @Test func sizeClassesAndMargins() {
    for record in RecordedScreen.all {
      let screen = record.screen
      let name = Comment(rawValue: record.testDescription)
      let classes = [screen.horizontalSizeClass, screen.verticalSizeClass]
      #expect(
        classes.map { $0 == .compact ? "c" : "r" }.joined() == record.cells[11], name)
      let recorded = numbers(record.cells[12])[0]
      if record.os.major == 26, (390..<414).contains(screen.size.width) {
        // The recorded 16 is from older versions; a 393-point simulator with iOS 26.1 has 20.
        #expect(recorded == 16 && screen.systemMinimumLayoutMargin == 20, name)
      } else {
        #expect(screen.systemMinimumLayoutMargin == recorded, name)
      }
    }
  }

  /// The tests above compare all of each screen, except the values that they say are overruled.
  @Test func truth() {
    let overruled = RecordedScreen.all.filter { record in
      record.isHomeButtonPhoneWithLiquidGlass && record.orientation == .portrait
        || record.device.idiom == .pad && record.os.major >= 26
        || record.os.major == 26 && (390..<414).contains(record.screen.size.width)
    }
    let tally = TruthTally(
      exact: RecordedScreen.all.count - overruled.count, near: overruled.count)
    #expect(tally == TruthSet["screens"])
  }

  private func expect(
    _ insets: ScreenInsets?, matches recorded: String, _ record: RecordedScreen
  ) {
    guard recorded != "-" else { return }
    guard let insets else {
      Issue.record("\(record.testDescription): no insets, recorded \(recorded)")
      return
    }
    let values =
      recorded.hasPrefix("guides")
      ? [insets.top, insets.bottom] : [insets.top, insets.left, insets.bottom, insets.right]
    let isEqual =
      values.count == numbers(recorded).count
      && zip(values, numbers(recorded)).allSatisfy { isClose($0, $1) }
    #expect(isEqual, "\(record.testDescription): \(values), recorded \(recorded)")
  }
}

extension RecordedScreen {
  fileprivate var isHomeButtonPhoneWithLiquidGlass: Bool {
    os.major >= 26 && device.idiom == .phone && !device.hasHomeIndicator
  }
}
