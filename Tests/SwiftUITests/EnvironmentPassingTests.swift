import Graphics
import Observation
import SystemFacts
import Testing

@testable import SwiftUI
@testable import UIKit

/// What is set around containers of UIKit's applies to the views in them.
@Suite @MainActor struct EnvironmentPassingTests {
  static let expected =
    "dark accessibility3 rightToLeft compact regular regular fr_FR word named shared true"

  private func passing(_ content: some View) -> some View {
    content
      .font(.system(size: 9)).tint(.red).disabled(false)
      .environment(\.locale, Locale(identifier: "fr_FR"))
      .environment(\.probeWord, "word")
      .environment(SharedNames(name: "named"))
      .environmentObject(SharedObject(name: "shared"))
      .environment(\.colorScheme, .dark)
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.legibilityWeight, .regular)
      .dynamicTypeSize(.accessibility3)
  }

  private func shown(_ content: some View) -> (controller: UIViewController, texts: [String]) {
    let stage = Stage(device: .iPhone15, content)
    stage.host.advance(by: 1)
    stage.host.settle()
    let top = stage.controller.presentedViewController ?? stage.controller
    return (top, top.view.texts)
  }

  @Test func stacksContinueTheEnvironment() throws {
    let (controller, texts) = shown(
      passing(NavigationStack { EnvironmentProbe().navigationTitle("Title") }))
    #expect(texts == [Self.expected])
    let stack = try #require(controller.children.first as? UINavigationController)
    let traits = stack.navigationBar.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(stack.topViewController?.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(arguments: ["15.5", "16.4", "18.5", "26.0"] as [OSVersion])
  func releasesContinueTheEnvironment(_ os: OSVersion) {
    let stage = Stage(
      device: .iPhoneSE3, os: os,
      NavigationStack { EnvironmentProbe() }.environment(\.locale, Locale(identifier: "fr_FR"))
        .environment(SharedNames(name: "a")).environmentObject(SharedObject(name: "b"))
        .colorScheme(.dark).dynamicTypeSize(.small))
    #expect(
      stage.controller.view.texts
        == ["dark small leftToRight compact regular regular fr_FR none a b true"])
  }

  @Test func pushedViewsContinueTheEnvironment() {
    let (_, texts) = shown(
      passing(
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { _ in EnvironmentProbe() }
        }))
    #expect(texts == [Self.expected])
  }

  @Test func tabsContinueTheEnvironment() throws {
    let (controller, texts) = shown(
      passing(
        TabView {
          NavigationStack { EnvironmentProbe() }.tabItem { Text("One") }
        }))
    #expect(texts == [Self.expected])
    let tabs = try #require(controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func pagesContinueTheEnvironment() {
    let (_, texts) = shown(passing(TabView { EnvironmentProbe() }.tabViewStyle(.page)))
    #expect(texts == [Self.expected])
  }

  @Test func sheetsContinueTheEnvironment() {
    let (sheet, texts) = shown(
      passing(Text("Root").sheet(isPresented: .constant(true)) { EnvironmentProbe() }))
    #expect(texts == [Self.expected])
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func sheetsFromStacksContinueTheEnvironment() {
    let (_, texts) = shown(
      passing(
        NavigationStack {
          Text("Root").sheet(isPresented: .constant(true)) {
            NavigationStack { EnvironmentProbe() }
          }
        }))
    #expect(texts == [Self.expected])
  }

  @Test func coversContinueTheEnvironment() {
    let (_, texts) = shown(
      passing(Text("Root").fullScreenCover(isPresented: .constant(true)) { EnvironmentProbe() }))
    #expect(texts == [Self.expected])
  }

  @Test func popoversContinueTheEnvironment() {
    let (_, texts) = shown(
      passing(Text("Root").popover(isPresented: .constant(true)) { EnvironmentProbe() }))
    #expect(texts == [Self.expected])
  }

  /// A view in a scroll view in another direction than the scroll view.
  @Test func innerValuesReplaceOuterOnes() {
    let (_, texts) = shown(
      passing(
        ScrollView {
          NavigationStack { EnvironmentProbe() }.frame(height: 300)
            .environment(\.colorScheme, .light).dynamicTypeSize(.large)
        }))
    let inner = Self.expected.replacingOccurrences(of: "dark accessibility3", with: "light large")
    #expect(texts == [inner])
  }

  @Test func changesReachShownSheets() throws {
    let switcher = SchemeSwitch()
    let stage = Stage(device: .iPhone15, SwitchedScreen(switcher: switcher))
    stage.host.advance(by: 1)
    let sheet = try #require(stage.controller.presentedViewController)
    #expect(sheet.view.texts == ["light"])
    switcher.scheme = .dark
    stage.host.settle()
    #expect(sheet.view.texts == ["dark"])
    switcher.scheme = .light
    stage.host.settle()
    #expect(sheet.view.texts == ["light"])
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
  }

  @Test func controlsHaveTheirEnvironment() throws {
    let stage = Stage(Toggle("On", isOn: .constant(true)).environment(\.colorScheme, .dark))
    let control = try #require(stage.views(UISwitch.self).first)
    #expect(control.traitCollection.userInterfaceStyle == .dark)
  }
}

@Observable private final class SchemeSwitch {
  var scheme = ColorScheme.light
}

private struct SwitchedScreen: View {
  let switcher: SchemeSwitch

  var body: some View {
    Text("Root").sheet(isPresented: .constant(true)) { SchemeProbe() }
      .environment(\.colorScheme, switcher.scheme)
  }
}

private struct SchemeProbe: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: "\(scheme)") }
}

private struct EnvironmentProbe: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.locale) private var locale
  @Environment(\.probeWord) private var word
  @Environment(\.isEnabled) private var isEnabled
  @Environment(SharedNames.self) private var names
  @EnvironmentObject private var object: SharedObject

  private var words: [Any] {
    [
      scheme, size, direction, horizontal.map { "\($0)" } ?? "none",
      vertical.map { "\($0)" } ?? "none", weight.map { "\($0)" } ?? "none", locale.identifier,
      word, names.name, object.name, isEnabled,
    ]
  }

  var body: some View {
    Text(verbatim: words.map { "\($0)" }.joined(separator: " "))
  }
}

@Observable private final class SharedNames {
  let name: String

  init(name: String) { self.name = name }
}

private final class SharedObject: ObservableObject {
  let name: String

  init(name: String) { self.name = name }
}

extension EnvironmentValues {
  private enum ProbeWordKey: EnvironmentKey {
    static var defaultValue: String { "none" }
  }

  fileprivate var probeWord: String {
    get { self[ProbeWordKey.self] }
    set { self[ProbeWordKey.self] = newValue }
  }
}
