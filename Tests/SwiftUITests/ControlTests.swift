import Graphics
import SystemFacts
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct ControlTests {
  /// Heights of bordered buttons at 3 pixels a point (facts: layout §3.3).
  @Test(arguments: [
    (ControlSize.small, 28), (.regular, 34.333), (.large, 50.333), (.extraLarge, 50.333),
  ])
  func borderedButtonsHaveTheRecordedHeights(size: ControlSize, height: CGFloat) throws {
    let stage = Stage(
      device: .iPhone15,
      Button("Delete") {}.buttonStyle(.bordered).controlSize(size).identified("button"))
    let frame = try #require(stage.frame("button"))
    #expect(abs(frame.height - height) < 0.34, "\(frame)")
  }

  /// Recorded on iOS 18.5 and 26.2 (a01).
  @Test func borderedButtonHasTheRecordedWidth() throws {
    let stage = Stage(
      device: .iPhone15, Button("Delete") {}.buttonStyle(.bordered).identified("button"))
    let frame = try #require(stage.frame("button"))
    #expect(abs(frame.width - 73.333) < 0.34, "\(frame)")
  }

  @Test(arguments: [(26, 17.5), (18, 7)]) func cornersFollowTheRelease(
    release: Int, radius: CGFloat
  ) throws {
    let shape = BorderShape(shape: .automatic, OSVersion(release, 0).release)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 35))
    #expect(path.contains(CGPoint(x: radius * 0.3, y: radius * 0.3 + 0.2)))
    #expect(!path.contains(CGPoint(x: radius * 0.12, y: radius * 0.12)))
  }

  @Test func disabledButtonsDoNothing() {
    let log = CallLog()
    let stage = Stage(
      Button("Send") { log.calls.append("sent") }.disabled(true).identified("button"))
    let frame = stage.frame("button") ?? .zero
    stage.tap(frame.midX, frame.midY)
    #expect(log.calls.isEmpty)
    #expect(stage.view("button")?.accessibilityTraits.contains(.notEnabled) == true)
  }

  @Test func styledButtonsArePressed() {
    let stage = Stage(Button("Send") {}.buttonStyle(WordStyle()).identified("button"))
    let frame = stage.frame("button") ?? .zero
    stage.host.touches.send([.init(0, .began, at: CGPoint(x: frame.midX, y: frame.midY))])
    stage.host.advance(by: 0.2)
    #expect(stage.spoken == ["pressed"])
    stage.host.touches.send([.init(0, .ended, at: CGPoint(x: frame.midX, y: frame.midY))])
    stage.host.settle()
    #expect(stage.spoken == ["idle"])
  }

  @Test func stylesReadTheEnvironment() {
    #expect(
      Stage(Button("Send") {}.buttonStyle(AwareStyle()).disabled(true)).spoken == ["disabled"])
    #expect(Stage(Button("Send") {}.buttonStyle(AwareStyle())).spoken == ["enabled"])
    let toggle = Toggle("Send", isOn: .constant(true)).toggleStyle(AwareToggle())
    #expect(Stage(toggle.disabled(true)).spoken == ["disabled"])
  }

  @Test func disabledViewsIgnoreTaps() {
    for isDisabled in [false, true] {
      let tapped = TapCount()
      let stage = Stage(
        Color.red.frame(width: 100, height: 100).onTapGesture { tapped.count += 1 }
          .disabled(isDisabled).identified("area"))
      let frame = stage.frame("area") ?? .zero
      let place = CGPoint(x: frame.midX, y: frame.midY)
      stage.host.touches.send([.init(0, .began, at: place)])
      stage.host.advance(by: 0.1)
      stage.host.touches.send([.init(0, .ended, at: place)])
      stage.host.settle()
      #expect(tapped.count == (isDisabled ? 0 : 1))
    }
  }

  /// Switches stick 2 points out of the content on the right (facts: layout §3.4).
  @Test(arguments: [("26.0", 28.0), ("18.5", 31.0)])
  func switchesAreAtTheTrailingEdge(os: OSVersion, height: CGFloat) throws {
    let stage = Stage(device: .iPhone15, os: os, Settings().padding(.horizontal, 20))
    let toggle = try #require(stage.views(UISwitch.self).first)
    let frame = toggle.convert(toggle.bounds, to: nil)
    #expect(frame.maxX == stage.controller.view.bounds.maxX - 20 + 2)
    #expect(frame.height == height)
  }

  @Test func switchesSetTheirBinding() throws {
    let stage = Stage(Settings())
    #expect(stage.texts == ["off", "Alerts"])
    let toggle = try #require(stage.views(UISwitch.self).first)
    let frame = toggle.convert(toggle.bounds, to: nil)
    stage.tap(frame.midX, frame.midY)
    #expect(toggle.isOn)
    #expect(stage.texts == ["on", "Alerts"])
  }

  @Test func tapsAreCountedOnWhatIsDrawn() {
    let stage = Stage(Taps())
    stage.tap(187, 343)
    #expect(stage.spoken == ["1"])
    stage.tap(20, 20)
    #expect(stage.spoken == ["1"])
  }

  @Test func scrollViewsHaveTheContentsSize() throws {
    let stage = Stage(
      device: .iPhone15,
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(width: 300, height: 100) }
        }
      })
    let scroll = try #require(stage.views(UIScrollView.self).first)
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
    let safe = stage.controller.view.safeAreaInsets
    #expect(scroll.convert(scroll.bounds, to: nil).size.height == 852)
    #expect(scroll.adjustedContentInset.top == safe.top)
    #expect(scroll.contentOffset.y == -safe.top)
    #expect(scroll.adjustedContentInset.bottom == safe.bottom)
  }

  @Test func safeAreaInsetsInsetScrolledContent() throws {
    let stage = Stage(
      device: .iPhone15,
      ScrollView { Color.red.frame(height: 2000) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) })
    let scroll = try #require(stage.views(UIScrollView.self).first)
    #expect(scroll.adjustedContentInset.bottom == stage.controller.view.safeAreaInsets.bottom + 40)
  }

  @Test func stacksShowTitlesAndPush() throws {
    let stage = Stage(
      device: .iPhone15, os: "18.5",
      NavigationStack {
        NavigationLink("Open") { Text("Detail").navigationTitle("Second") }
          .identified("open").navigationTitle("First")
      })
    let navigation = try #require(
      stage.controller.children.first as? UINavigationController)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.topViewController?.navigationItem.title == "First")
    // As without SwiftUI around it.
    #expect(navigation.navigationBar.frame.minY > 50)
    #expect(navigation.navigationBar.frame.height == 96)
    let inner = try #require(navigation.topViewController).view.safeAreaInsets
    #expect(inner.top == navigation.navigationBar.frame.maxY)
    #expect(inner.bottom == 34)
    let link = stage.frame("open") ?? .zero
    stage.tap(link.midX, link.midY)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.navigationItem.title == "Second")
  }

  @Test func stackWithoutTitleHasNoBar() throws {
    let stage = Stage(device: .iPhone15, NavigationStack { Text("Root") })
    let navigation = try #require(
      stage.controller.children.first as? UINavigationController)
    #expect(navigation.isNavigationBarHidden)
  }
}

/// A style with properties of its own.
struct AwareStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(isEnabled ? "enabled" : "disabled")
  }
}

struct AwareToggle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Text(isEnabled ? "enabled" : "disabled")
  }
}

struct WordStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isPressed ? "pressed" : "idle")
  }
}

struct Settings: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off")
      Toggle("Alerts", isOn: $isOn)
    }
  }
}

struct Taps: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").frame(width: 80, height: 80).contentShape(Rectangle())
      .onTapGesture { count += 1 }
  }
}

final class TapCount {
  var count = 0
}
