import Foundation
import TestSupport
import Testing

@testable import AssetCatalogs

@Suite struct ImageSetTests {
  private let catalog: Catalog

  init() throws {
    catalog = try Catalog()
  }

  @Test("every key is read")
  func keys() throws {
    let set = try catalog.image(
      """
      {"idiom": "universal", "scale": "1x"},
      {"idiom": "ipad", "scale": "2x", "filename": "a.png", "width-class": "compact",
       "height-class": "regular", "display-gamut": "display-P3", "language-direction": "right-to-left",
       "locale": "de", "appearances": [{"appearance": "luminosity", "value": "dark"},
       {"appearance": "contrast", "value": "high"}],
       "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}},
      {"idiom": "universal", "filename": "b.svg"}
      """,
      properties: """
        {"template-rendering-intent": "template", "preserves-vector-representation": true,
         "compression-type": "lossy"}
        """, files: ["a.png", "b.svg"])
    #expect(set.problems.isEmpty)
    #expect(set.renderingIntent == .template)
    #expect(set.preservesVectorData)
    #expect(
      set.variants == [
        ImageSet.Variant(
          path: "\(set.path)/a.png",
          condition: AssetCondition(
            idiom: .pad, scale: 2, luminosity: .dark, isHighContrast: true, widthClass: .compact,
            heightClass: .regular, gamut: .displayP3, direction: .rightToLeft, language: "de"),
          alignmentInsets: AssetInsets(top: 1, left: 2, bottom: 3, right: 4)),
        ImageSet.Variant(path: "\(set.path)/b.svg"),
      ])
  }

  @Test("conditions on watches, memory and unknown devices match no device")
  func otherDevices() throws {
    let set = try catalog.image(
      """
      {"idiom": "watch", "screen-width": "<=145", "filename": "a.png"},
      {"idiom": "universal", "memory": "4GB", "filename": "a.png"},
      {"idiom": "universal", "graphics-feature-set": "metal2v2", "filename": "a.png"},
      {"idiom": "iphone", "subtype": "retina4", "filename": "a.png"},
      {"idiom": "goggles", "filename": "a.png"},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "tinted"}],
       "filename": "a.png"}
      """, files: ["a.png"])
    #expect(set.variants.count == 6)
    for traits in [AssetTraits(idiom: .phone), AssetTraits(idiom: .pad), AssetTraits()] {
      #expect(set.variants.best(for: traits) == nil)
    }
  }

  @Test("slices have edges and a centre, in both spellings")
  func resizing() throws {
    let set = try catalog.image(
      """
      {"filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2,
       "height": 3}, "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}},
      {"filename": "a.png", "resizing": {"mode": "3-part-horizontal", "center": {"mode": "fill",
       "width": 1, "height": 9}, "capInsets": {"left": 45, "right": 6, "top": 7}}},
      {"filename": "a.png", "resizing": {"mode": "3-part-vertical", "cap-insets": {"top": 5}}}
      """, files: ["a.png"])
    #expect(
      set.variants.map(\.resizing) == [
        ImageResizing(
          mode: .ninePart, centerMode: .tile, centerWidth: 2, centerHeight: 3,
          capInsets: AssetInsets(top: 1, left: 2, bottom: 3, right: 4)),
        ImageResizing(
          mode: .threePartHorizontal, centerMode: .fill, centerWidth: 1,
          capInsets: AssetInsets(left: 45, right: 6)),
        ImageResizing(
          mode: .threePartVertical, centerMode: .stretch, capInsets: AssetInsets(top: 5)),
      ])
    #expect(set.variants[1].resizing?.centerHeight == nil)
    #expect(set.variants[1].resizing?.capInsets.top == 0)
  }

  @Test("an unusable slot is reported, and the others are read")
  func problems() throws {
    let set = try catalog.image(
      """
      {"filename": "gone.png"}, {"filename": "../a.png"}, {"filename": "a.png", "scale": "9x"},
      {"filename": "a.png", "width-class": "huge"}, {"filename": ".."}, {"filename": "a.png"},
      {"filename": "a.png", "resizing": {"mode": "5-part"}}
      """, properties: "{\"template-rendering-intent\": \"both\"}", files: ["a.png"])
    #expect(set.variants.map(\.path) == ["\(set.path)/a.png"])
    #expect(set.renderingIntent == nil)
    #expect(set.problems.count == 7)
    #expect(set.problems.contains(.missingFile(name: "gone.png", set: set.path)))
    #expect(set.problems.contains(.outside(name: "../a.png", set: set.path)))
    #expect(
      set.problems.contains(
        .wrongValue(
          path: "\(set.path)/Contents.json", key: "images[2].scale",
          problem: "“9x” is not one of the known values")))
    for problem in set.problems { #expect(problem.description.contains(set.path)) }
  }

  @Test("a broken file is rejected with the position of the error")
  func broken() throws {
    func problem(_ contents: String) throws -> AssetProblem? {
      try catalog.add("X.imageset", contents)
      do throws(AssetProblem) {
        _ = try AssetReader.imageSet(at: "\(catalog.path)/X.imageset")
        return nil
      } catch {
        return error
      }
    }
    let path = "\(catalog.path)/X.imageset/Contents.json"
    #expect(try problem("{\"images\": []}") == nil)
    guard case .notJSON(path, _)? = try problem("{\"images\": [") else {
      Issue.record("a truncated file was read")
      return
    }
    guard
      case .wrongValue(path, "images[1].scale", _)? = try problem(
        "{\"images\": [{}, {\"scale\": 2}]}")
    else {
      Issue.record("a number was taken for a text")
      return
    }
    guard
      case .wrongValue(path, "images[0].appearances[0]", "the key value is missing")? =
        try problem("{\"images\": [{\"appearances\": [{\"appearance\": \"luminosity\"}]}]}")
    else {
      Issue.record("an appearance without a value was read")
      return
    }
    let deep = String(repeating: "[", count: 100_000)
    guard case .notJSON? = try problem(deep) else {
      Issue.record("deep nesting was read")
      return
    }
    let large = "{" + String(repeating: " ", count: ContentsFile.sizeLimit) + "}"
    #expect(
      try problem(large)
        == .tooLarge(
          path: path, bytes: ContentsFile.sizeLimit + 2, maximum: ContentsFile.sizeLimit))
    #expect(throws: AssetProblem.missing(path: "/nowhere.imageset/Contents.json")) {
      try AssetReader.imageSet(at: "/nowhere.imageset")
    }
  }

  @Test("1,000 randomly mutated files are read or rejected")
  func mutated() throws {
    let source = Array(
      """
      {"images": [{"idiom": "ipad", "scale": "2x", "filename": "a.png", "appearances": [{"appearance":
      "luminosity", "value": "dark"}], "resizing": {"mode": "9-part", "center": {"width": 1e3},
      "cap-insets": {"top": 1.5}}}], "colors": [{"color": {"components": {"red": "0xFF", "green":
      "0.5", "blue": "12", "alpha": 1}}}], "properties": {"provides-namespace": true}}
      """.utf8)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var readCount = 0
    for _ in 0..<1000 {
      var bytes = source
      for _ in 0...random(4) {
        let index = random(bytes.count)
        switch random(3) {
        case 0: bytes[index] = UInt8(random(256))
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[random(bytes.count)], at: index)
        }
      }
      try catalog.folder.write(Data(bytes), "Media.xcassets/X.imageset/Contents.json")
      let path = "\(catalog.path)/X.imageset"
      do throws(AssetProblem) {
        _ = try AssetReader.imageSet(at: path)
        _ = try AssetReader.colorSet(at: path)
        readCount += 1
      } catch {
        #expect(error.description.contains("X.imageset"))
      }
    }
    #expect((1..<1000).contains(readCount))
  }
}

extension ImageSetTests {
  @Test("a file with more elements than any set needs is rejected early")
  func countlessElements() throws {
    let catalog = try Catalog()
    let some = Array(repeating: "{}", count: 2000).joined(separator: ",")
    #expect(try catalog.image(some).problems == [])
    let many = Array(repeating: "{}", count: 1 << 20).joined(separator: ",")
    let time = ProcessorTime.measure {
      let error = #expect(throws: AssetProblem.self) { try catalog.image(many) }
      #expect(error?.description.contains("there are more than 2000 elements") == true)
    }
    #expect(time < .seconds(1))
  }
}
