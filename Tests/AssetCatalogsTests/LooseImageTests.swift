import Testing

@testable import AssetCatalogs

@Suite struct LooseImageTests {
  private func find(
    _ name: String, _ traits: AssetTraits, _ files: [String], folders: [String] = ["/a", "/b"]
  ) -> LooseImage? {
    LooseImage.find(named: name, in: folders, traits: traits) { files.contains($0) }
  }

  @Test("the screen's scale comes first, the device's own image before the universal one")
  func order() {
    let phone = AssetTraits(idiom: .phone, scale: 2)
    let files = ["/a/i.png", "/a/i@2x.png", "/a/i@2x~ipad.png", "/a/i@3x.png", "/a/j~ipad.png"]
    #expect(find("i", phone, files) == LooseImage(path: "/a/i@2x.png", scale: 2))
    #expect(
      find("i", AssetTraits(idiom: .pad, scale: 2), files)
        == LooseImage(path: "/a/i@2x~ipad.png", scale: 2))
    #expect(find("i", AssetTraits(scale: 3), files) == LooseImage(path: "/a/i@3x.png", scale: 3))
    #expect(find("i", AssetTraits(scale: 1), files) == LooseImage(path: "/a/i.png", scale: 1))
    #expect(find("j", phone, files) == nil)
    #expect(find("j", AssetTraits(idiom: .pad), files)?.path == "/a/j~ipad.png")
    // An earlier folder comes before a better scale.
    #expect(find("k", phone, ["/b/k@2x.png", "/a/k.png"])?.path == "/a/k.png")
  }

  @Test("without an extension only PNG is found; a name may contain folders and periods")
  func endings() {
    let traits = AssetTraits(idiom: .phone, scale: 3)
    #expect(find("i", traits, ["/a/i.jpg"]) == nil)
    #expect(find("i.jpg", traits, ["/a/i@3x.jpg"]) == LooseImage(path: "/a/i@3x.jpg", scale: 3))
    #expect(find("f/i", traits, ["/b/f/i@2x.png"]) == LooseImage(path: "/b/f/i@2x.png", scale: 2))
    #expect(find("f.d/i", traits, ["/a/f.d/i.png"])?.path == "/a/f.d/i.png")
    #expect(find("i@2x.png", traits, ["/a/i@2x.png"]) == LooseImage(path: "/a/i@2x.png", scale: 2))
    #expect(find("", traits, ["/a/.png"]) == nil)
  }

  @Test(
    "a file's name determines its scale",
    arguments: [
      ("/x/i@2x.png", 2), ("i@3x~ipad.jpg", 3), ("i.png", 1), ("/a@2x/i.png", 1), ("i@4x.png", 1),
      ("i~iphone.png", 1),
    ] as [(String, Int)])
  func scale(path: String, expected: Int) {
    #expect(LooseImage.scale(ofFile: path) == expected)
  }
}
