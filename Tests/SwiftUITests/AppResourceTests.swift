import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct AppResourceTests {
  private struct SchemeWords: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  private struct Switching: View {
    @State private var isDark = true

    var body: some View {
      Button("Switch") { isDark = false }.identified("switch")
      SchemeWords().preferredColorScheme(isDark ? .dark : nil)
    }
  }

  @Test func theHostFollowsThePreferredAppearance() {
    let stage = Stage(Switching())
    #expect(stage.texts == ["Switch", "dark"])
    #expect(stage.controller.traitCollection.userInterfaceStyle == .dark)
    let button = stage.frame("switch") ?? .zero
    stage.tap(button.midX, button.midY)
    #expect(stage.texts == ["Switch", "light"])
  }

  @Test func aStackFollowsWhatIsInIt() {
    let stage = Stage(
      NavigationStack { SchemeWords().preferredColorScheme(.dark).navigationTitle("Title") })
    #expect(stage.texts == ["dark"])
    #expect(stage.controller.traitCollection.userInterfaceStyle == .dark)
  }

  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let entry: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@items@",
      "items": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": "lld", "one": "%lld item", "other": "%lld items",
      ],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["%lld items": entry], format: .xml, options: 0)
    try data.write(to: language.appendingPathComponent("Localizable.stringsdict"))
    return try #require(Bundle(path: folder.path))
  }

  @Test func argumentsChoosePlurals() throws {
    let bundle = try bundle()
    let stage = Stage(
      VStack {
        ForEach(1..<3) { Text("\($0) items", bundle: bundle) }
      })
    #expect(stage.texts == ["1 item", "2 items"])
  }

  @Test func imagesAreMadeOffTheMainActor() async throws {
    let image = try #require(UIImage(systemName: "star"))
    let made = await Task.detached { Image(uiImage: image) }.value
    let stage = Stage(made)
    #expect(stage.views(NodeView.self).contains { $0.bounds.size == image.size })
  }

  private struct Counting: View {
    @State private var count = 0
    let connect: (@escaping () -> Void) -> Void

    var body: some View {
      connect { count += 1 }
      return NavigationLink("Open") { Text("Count \(count)") }.identified("open")
    }
  }

  @Test func pushedViewsFollowTheirLink() throws {
    var change: () -> Void = {}
    let stage = Stage(
      device: .iPhone15, os: "18.5", NavigationStack { Counting { change = $0 } })
    let link = stage.frame("open") ?? .zero
    stage.tap(link.midX, link.midY)
    stage.host.advance(by: 1)
    #expect(stage.texts.last == "Count 0")
    change()
    stage.host.advance(by: 0.1)
    stage.host.settle()
    #expect(stage.texts.last == "Count 1")
  }
}
