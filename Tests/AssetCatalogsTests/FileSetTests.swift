import Testing

@testable import AssetCatalogs

@Suite struct FileSetTests {
  @Test("data and symbol files have conditions")
  func files() throws {
    let catalog = try Catalog()
    try catalog.add(
      "D.dataset",
      """
      {"data": [{"idiom": "universal", "filename": "d.json", "universal-type-identifier":
       "public.json"}, {"idiom": "ipad", "filename": "p.json"}, {"filename": "gone"}, {}]}
      """, files: ["d.json", "p.json"])
    let data = try AssetReader.dataSet(at: "\(catalog.path)/D.dataset")
    #expect(data.variants.count == 2)
    #expect(data.problems == [.missingFile(name: "gone", set: data.path)])
    let phone = data.variants.best(for: AssetTraits(idiom: .phone))
    #expect(phone?.path == "\(data.path)/d.json")
    #expect(phone?.typeIdentifier == "public.json")
    #expect(data.variants.best(for: AssetTraits(idiom: .pad))?.path == "\(data.path)/p.json")
    try catalog.add(
      "S.symbolset",
      """
      {"symbols": [{"idiom": "universal", "filename": "s.svg"}, {"idiom": "universal",
       "filename": "r.svg", "language-direction": "right-to-left"}]}
      """, files: ["s.svg", "r.svg"])
    let symbol = try AssetReader.symbolSet(at: "\(catalog.path)/S.symbolset")
    #expect(
      symbol.variants.best(for: AssetTraits(direction: .rightToLeft))?.path
        == "\(symbol.path)/r.svg")
    #expect(symbol.variants.best(for: AssetTraits())?.path == "\(symbol.path)/s.svg")
  }
}
