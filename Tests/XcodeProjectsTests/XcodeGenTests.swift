import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

/// XcodeGen's manifests, read as text.
@Suite struct XcodeGenTests {
  @Test func values() {
    let value = YAMLValue(
      """
      # A comment.
      name: "My: App" # another
      list:
      - one
      - 'two, three'
      nested:
        a: [1, {b: c, d: [e]}, "f, g"]
        "k": >
          text
      items:
        - path: A
          excludes: [x]
        -
          path: B
      empty:
      """)
    #expect(value["name"]?.text == "My: App")
    #expect(value["list"]?.elements.compactMap(\.text) == ["one", "two, three"])
    let inner = value["nested"]?["a"]?.elements ?? []
    #expect(inner.count == 3 && inner[1]["d"]?.elements == [.text("e")])
    #expect(inner.last?.text == "f, g")
    #expect(value["items"]?.elements.map { $0["path"]?.text } == ["A", "B"])
    #expect(value["items"]?.elements.first?["excludes"]?.elements == [.text("x")])
    #expect(value["empty"]?.elements == [])
  }

  @Test(arguments: [
    "", ":", "- ", "a", "[", "{a", "a: [", "- - -", "\t", "a:\n b:\n  - c\n d", "'",
  ])
  func damagedTexts(text: String) { _ = YAMLValue(text) }

  @Test func targets() throws {
    let folder = try TemporaryFolder()
    for path in [
      "App/A.swift", "App/Sub/B.swift", "App/Main.storyboard", "App/Gen/G.swift", "Kit/K.swift",
      "Tests/T.swift", "App/Info.plist",
    ] { try folder.write(Data(), path) }
    let manifest = """
      name: Shop
      include: base.yml
      packages:
        SnapKit: {url: https://a.example/SnapKit, from: 5.0.0}
        Local: {path: Packages/Local}
      settings:
        SWIFT_VERSION: 5.9
      targets:
        Shop:
          type: application
          platform: iOS
          templates: [Common]
          sources:
            - path: App
              excludes: ["Gen", "**/*.md"]
          settings:
            base: {TARGETED_DEVICE_FAMILY: "1,2"}
            configs:
              debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG SHOP}
          dependencies:
            - target: Kit
            - package: SnapKit
        Kit: {type: framework, platform: [iOS, macOS], sources: Kit}
        Mac: {type: application, platform: macOS, sources: [No]}
        ShopTests: {type: bundle.unit-test, platform: iOS, sources: [Tests]}
      """
    try folder.write(Data(manifest.utf8), "project.yml")
    try folder.write(
      Data("targetTemplates:\n  Common:\n    info: {path: App/Info.plist}\n".utf8), "base.yml")
    let read = try XcodeGenManifest(contentsOf: folder.path("project.yml"))
    #expect(read.name == "Shop")
    #expect(read.targets.map(\.name) == ["Kit", "Mac", "Shop", "ShopTests"])
    #expect(read.targets.map(\.kind) == [.framework, .application, .application, .tests])
    let shop = try #require(read.targets.first { $0.name == "Shop" })
    #expect(
      shop.sources.map { ProjectPath.relative($0, to: folder.url.path) } == [
        "App/A.swift", "App/Sub/B.swift",
      ])
    #expect(shop.resources == [folder.path("App/Main.storyboard")])
    #expect(shop.settings["SWIFT_VERSION"] == "5.9")
    #expect(shop.settings["TARGETED_DEVICE_FAMILY"] == "1,2")
    #expect(shop.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG SHOP")
    #expect(shop.settings["INFOPLIST_FILE"] == "App/Info.plist")
    #expect(shop.dependencies == ["Kit"] && shop.packageProducts.map(\.name) == ["SnapKit"])
    #expect(read.targets[1].settings["SDKROOT"] == "macosx")
    #expect(read.targets[1].missing == [folder.path("No")])
    #expect(
      read.packages == [
        .local(path: folder.path("Packages/Local")),
        .remote(url: "https://a.example/SnapKit", requirement: .upToNextMajor("5.0.0")),
      ])
  }
}
