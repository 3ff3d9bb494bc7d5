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

  @Test func anchors() {
    let value = YAMLValue(
      """
      .base: &base
        SWIFT_VERSION: 5.9
        FLAGS: &flags [A, "B"]
      .more: &more {DEVICES: "1,2", FLAGS: none}
      common: &common
      - path: App
        excludes: ["*.md"]
      - &tests {path: Tests}
      App:
        <<: *base
        SWIFT_VERSION: 6.0
        sources: *common
      Kit:
        <<: [*more, *base]
        own: {<<: *more, DEVICES: "2"}
        flags: *flags
      list: [*flags, *missing]
      spread: [
        one, # the first
        {a: b,
         c: d}
      ]
      after: 1
      """)
    #expect(value["App"]?["SWIFT_VERSION"]?.text == "6.0")
    #expect(value["App"]?["FLAGS"]?.elements == [.text("A"), .text("B")])
    #expect(value["App"]?["sources"]?.elements.map { $0["path"]?.text } == ["App", "Tests"])
    #expect(value["Kit"]?["DEVICES"]?.text == "1,2")
    #expect(value["Kit"]?["FLAGS"]?.text == "none")
    #expect(value["Kit"]?["SWIFT_VERSION"]?.text == "5.9")
    #expect(value["Kit"]?["own"]?["DEVICES"]?.text == "2")
    #expect(value["Kit"]?["own"]?["FLAGS"]?.text == "none")
    #expect(value["Kit"]?["flags"]?.elements == [.text("A"), .text("B")])
    #expect(value["list"]?.elements.last == .text("*missing"))
    #expect(value["spread"]?.elements == [.text("one"), .map(["a": .text("b"), "c": .text("d")])])
    #expect(value["after"]?.text == "1")
  }

  /// Each line doubles the one before it.
  @Test(.timeLimit(.minutes(1))) func manyAliases() {
    var text = "a0: &a0 [x, x]\n"
    for index in 1...1000 {
      text += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n"
    }
    #expect(YAMLValue(text)["a10"]?.elements.count == 2)
  }

  @Test(arguments: [
    "*", "&", "<<: *", "<<: [", "a: &a *a", "- &a", "{<<: x}", "a: [\n[\n", "", ":", "- ", "a", "[",
    "{a", "a: [", "- - -", "\t", "a:\n b:\n  - c\n d", "'",
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
