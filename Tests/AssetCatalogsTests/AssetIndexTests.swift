import Foundation
import TestSupport
import Testing

@testable import AssetCatalogs

@Suite struct AssetIndexTests {
  private let catalog: Catalog

  init() throws {
    catalog = try Catalog()
  }

  @Test("folders are part of a name only if they provide a namespace")
  func names() throws {
    try catalog.add("A.imageset", "{}")
    try catalog.add("Plain/B.imageset", "{}")
    try catalog.add("Space", "{\"properties\": {\"provides-namespace\": true}}")
    try catalog.add("Space/C.imageset", "{}")
    try catalog.add("Space/Plain/D.colorset", "{}")
    try catalog.add("Space/Inner", "{\"properties\": {\"provides-namespace\": true}}")
    try catalog.add("Space/Inner/E.dataset", "{}")
    try catalog.add("Sprites.spriteatlas", "{}")
    try catalog.add("Sprites.spriteatlas/F.imageset", "{}")
    try catalog.add("G.symbolset", "{}")
    try catalog.add("v1.2.imageset", "{}")
    let index = catalog.index
    #expect(index.problems.isEmpty)
    #expect(index.names(of: .image) == ["A", "B", "F", "Space/C", "v1.2"])
    #expect(index.names(of: .color) == ["Space/D"])
    #expect(index.names(of: .data) == ["Space/Inner/E"])
    #expect(index.names(of: .symbol) == ["G"])
    #expect(index.path(of: .image, named: "Space/C") == "\(catalog.path)/Space/C.imageset")
    #expect(index.path(of: .color, named: "A") == nil)
  }

  @Test("app icons, launch images and layers of stacks can't be found by name")
  func ignored() throws {
    try catalog.add("AppIcon.appiconset", "{}")
    try catalog.add("Launch.launchimage", "{}")
    try catalog.add("TV.imagestack/Front.imagestacklayer/Content.imageset", "{}")
    #expect(catalog.index.sets.isEmpty)
    #expect(catalog.index.problems.isEmpty)
  }

  @Test("catalogs share one namespace, and the first set with a name wins")
  func duplicates() throws {
    try catalog.add("A/X.imageset", "{}")
    try catalog.add("B/X.imageset", "{}")
    try catalog.add("B/X.colorset", "{}")
    let other = try Catalog()
    try other.add("X.imageset", "{}")
    let index = AssetIndex(catalogs: [catalog.path, other.path])
    let used = "\(catalog.path)/A/X.imageset"
    #expect(index.path(of: .image, named: "X") == used)
    #expect(index.path(of: .color, named: "X") != nil)
    #expect(
      index.problems == [
        .duplicate(
          name: "X", kind: .image, used: used, ignored: "\(catalog.path)/B/X.imageset"),
        .duplicate(
          name: "X", kind: .image, used: used, ignored: "\(other.path)/X.imageset"),
      ])
  }

  @Test("sets of a catalog and its copy are the same")
  func copies() throws {
    try catalog.add("A/X.imageset", "{}")
    try catalog.add("A/Y.imageset", "{}")
    let elsewhere = try TemporaryFolder()
    let copy = elsewhere.path((catalog.path as NSString).lastPathComponent)
    try FileManager.default.copyItem(atPath: catalog.path, toPath: copy)
    let changed = "\(copy)/A/Y.imageset"
    try Data("{ }".utf8).write(to: URL(fileURLWithPath: "\(changed)/Contents.json"))
    let index = AssetIndex(catalogs: [catalog.path, copy])
    #expect(
      index.problems == [
        .duplicate(
          name: "Y", kind: .image, used: "\(catalog.path)/A/Y.imageset", ignored: changed)
      ])
  }

  @Test("a link into its own folder is reported; other links are followed")
  func links() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(Data("{}".utf8), "Y.imageset/Contents.json")
    try catalog.add("A/X.imageset", "{}")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: "\(catalog.path)/A/loop", withDestinationPath: catalog.path)
    try manager.createSymbolicLink(
      atPath: "\(catalog.path)/Linked", withDestinationPath: elsewhere.url.path)
    try manager.createSymbolicLink(
      atPath: "\(catalog.path)/dangling", withDestinationPath: "/nowhere/at/all")
    #expect(catalog.index.names(of: .image) == ["X", "Y"])
    #expect(catalog.index.problems == [.linkLoop(path: "\(catalog.path)/A/loop")])
  }

  @Test("a folder too deep, a broken Contents.json and a missing catalog are reported")
  func problems() throws {
    let deep = Array(repeating: "d", count: AssetIndex.depthLimit + 3).joined(separator: "/")
    try catalog.add("\(deep)/X.imageset", "{}")
    try catalog.add("Broken", "{\"properties\": ")
    try catalog.add("Broken/Y.imageset", "{}")
    let index = AssetIndex(catalogs: [catalog.path, "/nowhere.xcassets"])
    #expect(index.names(of: .image) == ["Y"])
    #expect(index.problems.count == 3)
    let words = index.problems.map(\.description)
    #expect(words.contains { $0.contains("Broken/Contents.json is not JSON") })
    #expect(words.contains { $0.contains("more than \(AssetIndex.depthLimit) folders deep") })
    #expect(index.problems.contains(.missing(path: "/nowhere.xcassets")))
  }

  @Test("10,000 sets are listed without being read")
  func large() throws {
    let manager = FileManager.default
    for number in 0..<10_000 {
      try manager.createDirectory(
        atPath: "\(catalog.path)/F\(number % 10)/N\(number).imageset",
        withIntermediateDirectories: true)
    }
    #expect(catalog.index.names(of: .image).count == 10_000)
  }

  @Test("a folder's catalogs are listed in order")
  func catalogs() throws {
    try catalog.folder.write(Data(), "B.xcassets/Contents.json")
    try catalog.folder.write(Data(), "A.xcassets/Contents.json")
    try catalog.folder.write(Data(), "A.txt")
    let root = catalog.folder.url.path
    #expect(
      AssetIndex.catalogs(in: root) == [
        "\(root)/A.xcassets", "\(root)/B.xcassets", "\(root)/Media.xcassets",
      ])
    #expect(AssetIndex.catalogs(in: "/nowhere").isEmpty)
  }
}
