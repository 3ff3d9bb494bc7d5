import Foundation
import Graphics
import Layers
import LayoutTrees
import TestSupport
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NamedImageTests {
  private let assets: AssetBundle
  private let host: SimulationHost

  init() throws {
    assets = try AssetBundle()
    host = SimulationHost(device: .iPhoneX, os: "16.0")
  }

  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: assets.bundle, compatibleWith: traits)
  }

  @Test("a vector has the screen's pixels and its own size")
  func vectors() throws {
    try assets.addImages("Icon", ["{\"filename\": \"24x16.svg\", \"idiom\": \"universal\"}"])
    let image = try #require(self.image("Icon"))
    #expect(image.size == CGSize(width: 24, height: 16))
    #expect(image.scale == 3 && image.cgImage?.width == 72)
    #expect(image.renderingMode == .automatic && image.imageAsset != nil)
    #expect(self.image("icon") == nil)
    #expect(self.image("Icon", UITraitCollection(displayScale: 2))?.cgImage?.width == 48)
    #expect(image == self.image("Icon"))
  }

  @Test("a set specifies its image's rendering mode, slices and alignment")
  func properties() throws {
    try assets.addImages(
      "Box",
      [
        """
        {"filename": "30x30.svg", "alignment-insets": {"top": 3, "left": 6}, "resizing": {"mode":
         "9-part", "center": {"mode": "stretch"}, "cap-insets": {"top": 9, "left": 9, "bottom": 9,
         "right": 9}}}
        """
      ], properties: "{\"template-rendering-intent\": \"template\"}")
    try assets.addImages(
      "Own", ["{\"filename\": \"1x1.svg\"}"],
      properties: "{\"template-rendering-intent\": \"original\"}")
    let image = try #require(self.image("Box"))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(image.resizingMode == .stretch)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    #expect(self.image("Own")?.renderingMode == .alwaysOriginal)
  }

  @Test("traits choose the image: idiom, style, size class and direction")
  func traits() throws {
    try assets.addImages(
      "T",
      [
        "{\"filename\": \"1x1.svg\", \"idiom\": \"universal\"}",
        "{\"filename\": \"2x2.svg\", \"idiom\": \"ipad\"}",
        """
        {"filename": "3x3.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        """, "{\"filename\": \"4x4.svg\", \"height-class\": \"compact\"}",
        "{\"filename\": \"5x5.svg\", \"language-direction\": \"right-to-left\"}",
      ])
    func width(_ traits: UITraitCollection...) -> CGFloat? {
      image("T", UITraitCollection(traitsFrom: traits))?.size.width
    }
    #expect(width() == 1)
    #expect(width(UITraitCollection(userInterfaceIdiom: .pad)) == 2)
    #expect(width(UITraitCollection(userInterfaceStyle: .dark)) == 3)
    #expect(width(UITraitCollection(verticalSizeClass: .compact)) == 4)
    #expect(width(UITraitCollection(layoutDirection: .rightToLeft)) == 5)
    let configuration = UIImage.Configuration(
      traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      UIImage(named: "T", in: assets.bundle, with: configuration)?.size.width == 3)
    #expect(image("T")?.withConfiguration(configuration).size.width == 3)
  }

  @Test("an image view shows the image for its own traits")
  func imageViews() throws {
    try assets.addImages(
      "T",
      [
        "{\"filename\": \"1x1.svg\"}",
        """
        {"filename": "3x3.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        """,
      ])
    let view = UIImageView(image: image("T")?.withRenderingMode(.alwaysOriginal))
    host.window.addSubview(view)
    func width() -> Int? {
      view.layer.displayIfNeeded()
      return (view.layer.contents as? CGImage).map(\.width)
    }
    #expect(width() == 3)
    view.overrideUserInterfaceStyle = .dark
    host.window.layoutIfNeeded()
    #expect(width() == 9)
    view.overrideUserInterfaceStyle = .light
    host.window.layoutIfNeeded()
    #expect(width() == 3)
    view.removeFromSuperview()
  }

  @Test("namespaces, loose files and missing images")
  func names() throws {
    try assets.write(
      "{\"properties\": {\"provides-namespace\": true}}", "Media.xcassets/Group/Contents.json")
    try assets.addImages("Group/A", ["{\"filename\": \"2x2.svg\"}"])
    try assets.write(AssetBundle.vector("7", "8"), "loose.svg")
    try assets.addImages("Empty", ["{\"idiom\": \"universal\", \"scale\": \"1x\"}"])
    try assets.addImages("Broken", ["{\"filename\": \"gone.svg\"}"])
    #expect(image("Group/A")?.size.width == 2)
    #expect(image("A") == nil)
    #expect(image("loose.svg")?.size == CGSize(width: 7, height: 8))
    #expect(image("loose.svg")?.scale == 3)
    #expect(image("loose") == nil)
    for name in ["Empty", "Broken", "", "Nothing"] { #expect(image(name) == nil, "\(name)") }
  }

  @Test("images of several scales: the screen's one, with its scale")
  func scales() throws {
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let png = try #require(pixels.pngData())
    try assets.write(
      """
      {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"},
       {"idiom": "universal", "scale": "3x"}]}
      """, "Media.xcassets/P.imageset/Contents.json")
    try assets.folder.write(png, "Media.xcassets/P.imageset/a.png")
    try assets.folder.write(png, "Media.xcassets/P.imageset/b.png")
    try assets.folder.write(png, "loose@2x~iphone.png")
    try assets.folder.write(png, "loose@2x.png")
    let image = try #require(self.image("P"))
    #expect(image.scale == 2 && image.size.width == 3)
    let loose = try #require(self.image("loose"))
    #expect(loose.scale == 2)
    // The file's bytes are returned.
    #expect(loose.pngData() == png)
  }

  @Test("registered images are chosen by their registered traits")
  func registered() throws {
    func plain(_ width: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
    }
    let asset = UIImageAsset()
    #expect(asset.image(with: UITraitCollection()).size == .zero)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    asset.register(plain(1), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(plain(2), with: dark)
    asset.register(
      plain(3),
      with: UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .regular)]))
    func width(_ traits: UITraitCollection...) -> CGFloat {
      asset.image(with: UITraitCollection(traitsFrom: traits)).size.width
    }
    #expect(width(UITraitCollection(userInterfaceStyle: .light)) == 1)
    #expect(width(dark, UITraitCollection(horizontalSizeClass: .compact)) == 2)
    #expect(width(dark, UITraitCollection(horizontalSizeClass: .regular)) == 3)
    // None matches: the first one.
    #expect(width() == 1)
    asset.unregister(with: dark)
    #expect(width(dark) == 1)
    let image = asset.image(with: dark)
    #expect(image.imageAsset === asset)
  }

  @Test("data sets have their bytes and their type")
  func data() throws {
    try assets.write(
      """
      {"data": [{"filename": "a.json", "universal-type-identifier": "public.json"}]}
      """, "Media.xcassets/D.dataset/Contents.json")
    try assets.write("{\"a\": 1}", "Media.xcassets/D.dataset/a.json")
    let asset = try #require(NSDataAsset(name: "D", bundle: assets.bundle))
    #expect(asset.name == "D" && asset.typeIdentifier == "public.json")
    #expect(asset.data == Data("{\"a\": 1}".utf8))
    #expect(NSDataAsset(name: "E", bundle: assets.bundle) == nil)
    #expect(NSDataAsset(name: "D") == nil)
  }

  @Test("an image is written as PNG and JPEG as displayed, and read again")
  func written() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      }
    let png = try #require(image.withTintColor(.blue).pngData())
    #expect(png.starts(with: [0x89, 0x50]))
    #expect(UIImage(data: png)?.size == CGSize(width: 16, height: 8))
    let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    let read = try #require(UIImage(data: jpeg, scale: 2))
    #expect(read.size == CGSize(width: 8, height: 4))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("a localised image is shown to readers of its language")
  func languages() throws {
    try assets.addImages(
      "L",
      [
        "{\"filename\": \"1x1.svg\"}", "{\"filename\": \"2x2.svg\", \"locale\": \"en\"}",
        "{\"filename\": \"3x3.svg\", \"locale\": \"zh-Hans\"}",
        "{\"filename\": \"4x4.svg\", \"locale\": \"de\"}",
        "{\"filename\": \"5x5.svg\", \"locale\": \"de-AT\"}",
      ])
    func width(_ locale: String) -> CGFloat? {
      var options = SimulationHost.Options()
      options.locale = Locale(identifier: locale)
      return SimulationHost(device: .iPhoneX, os: "16.0", options: options).perform {
        image("L")?.size.width
      }
    }
    #expect(width("en_GB") == 2)
    #expect(width("zh_CN") == 3)
    #expect(width("de_CH") == 4)
    #expect(width("de_AT") == 5)
    #expect(width("fr_FR") == 1)
  }

  @Test("vectors are read from catalogs, not from data")
  func vectorData() throws {
    let vector = Data(AssetBundle.vector("4", "4").utf8)
    #expect(UIImage(data: vector) == nil)
    try assets.folder.write(vector, "a.svg")
    #expect(UIImage(contentsOfFile: assets.folder.path("a.svg")) == nil)
    try assets.write(
      "{\"images\": [{\"filename\": \"p.pdf\"}]}", "Media.xcassets/PDF.imageset/Contents.json")
    let page = Data("%PDF-1.4\n1 0 obj << /MediaBox [ 0 0 20 10 ] >> endobj".utf8)
    try assets.folder.write(page, "Media.xcassets/PDF.imageset/p.pdf")
    let image = try #require(self.image("PDF"))
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
    #expect(UIImage(data: page) == nil)
  }

  @Test("missing or damaged resources are reported once, with suggestions for the name")
  func issues() throws {
    try assets.addImages("person", ["{\"filename\": \"1x1.svg\"}"])
    try assets.addColors("accent", "{\"color\": {\"reference\": \"systemRedColor\"}}")
    try assets.addImages("Broken", ["{\"filename\": \"gone.svg\"}"])
    try assets.write("{", "Media.xcassets/NoJSON.imageset/Contents.json")
    host.perform {
      for _ in 0..<2 {
        #expect(image("persn") == nil)
        #expect(UIColor(named: "acent", in: assets.bundle, compatibleWith: nil) == nil)
        #expect(NSDataAsset(name: "none", bundle: assets.bundle) == nil)
        #expect(image("Broken") == nil && image("NoJSON") == nil)
        #expect(image("person") != nil)
      }
    }
    let issues = host.issues
    #expect(issues.count == 5 && issues.allSatisfy(\.isLogged))
    let folder = assets.folder.url.lastPathComponent
    #expect(
      issues.first
        == SimulationIssue(
          where: "UIImage(named: \"persn\")",
          what: "The bundle \(folder) has no image set and no picture file of that name; "
            + "looked in \(folder) (Media.xcassets).", advice: "Did you mean “person”?",
          isLogged: true))
    #expect(issues.dropFirst().first?.advice == "Did you mean “accent”?")
    #expect(issues.contains { $0.problem.contains("gone.svg") })
    #expect(issues.contains { $0.problem.contains("NoJSON.imageset/Contents.json is not JSON") })
  }

  @Test("layout trees name the image and a text's key")
  func treeNames() throws {
    try assets.addImages("person", ["{\"filename\": \"1x1.svg\"}"])
    try assets.write(
      "\"greeting\" = \"Hi\"; \"a\" = \"Same\"; \"b\" = \"Same\";", "en.lproj/Localizable.strings")
    host.perform {
      let view = UIImageView(image: image("person")?.withRenderingMode(.alwaysTemplate))
      host.window.addSubview(view)
      @MainActor func name(_ view: UIView, _ property: String) -> LayoutValue? {
        view.layoutNode.inputs.first { $0.name == property }?.value
      }
      #expect(name(view, "imageName") == .text("person"))
      view.image = UIImage()
      #expect(name(view, "imageName") == nil)
      let label = UILabel()
      host.window.addSubview(label)
      label.text = NSLocalizedString("greeting", bundle: assets.bundle, comment: "")
      #expect(name(label, "textKey") == .text("greeting"))
      label.text = NSLocalizedString("a", bundle: assets.bundle, comment: "")
      #expect(name(label, "textKey") == .text("a"))
      _ = NSLocalizedString("b", bundle: assets.bundle, comment: "")
      #expect(name(label, "textKey") == nil)
    }
  }
}

extension NamedImageTests {
  @Test("irregular or endless files aren't images and block nothing", .timeLimit(.minutes(1)))
  func strangeFiles() throws {
    try assets.addImages("Link", ["{\"filename\": \"zero.svg\"}"])
    try assets.addImages("Pipe", ["{\"filename\": \"pipe.svg\"}"])
    try assets.addImages("Folder", ["{\"filename\": \"folder.svg\"}"])
    let catalog = assets.folder.path("Media.xcassets")
    symlink("/dev/zero", "\(catalog)/Link.imageset/zero.svg")
    mkfifo("\(catalog)/Pipe.imageset/pipe.svg", 0o600)
    mkdir("\(catalog)/Folder.imageset/folder.svg", 0o700)
    mkfifo(assets.folder.path("loose.png"), 0o600)
    for name in ["Link", "Pipe", "Folder", "loose"] { #expect(image(name) == nil, "\(name)") }
    try assets.write(
      "{\"data\": [{\"filename\": \"zero\"}]}", "Media.xcassets/D.dataset/Contents.json")
    symlink("/dev/zero", "\(catalog)/D.dataset/zero")
    #expect(NSDataAsset(name: "D", bundle: assets.bundle) == nil)
  }

  @Test("a file that isn't an image is reported with its actual type")
  func noPictures() throws {
    let files: [(name: String, bytes: Data, words: String)] = [
      ("text.png", Data("hi".utf8), "neither a PNG, JPEG, WebP, SVG nor PDF file"),
      ("empty.png", Data(), "empty"), ("empty.jpg", Data(), "empty"),
      ("short.png", try #require(Self.png()).prefix(50), "begins as a PNG file, but"),
      ("short.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0]), "begins as a JPEG file, but"),
      ("short.webp", Data("RIFF".utf8), "begins as a WebP file, but"),
      ("short.pdf", Data("%PDF-1.4".utf8), "begins as a PDF file, but"),
      ("page.svg", Data("<html></html>".utf8), "not an SVG file, or its size is missing"),
      ("huge.svg", Data(AssetBundle.vector("99999999", "1").utf8), "too large"),
      ("pointer.png", Data("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
    ]
    for file in files {
      let set = file.name.replacing(".", with: "-")
      try assets.addImages(set, ["{\"filename\": \"\(file.name)\"}"])
      try assets.folder.write(file.bytes, "Media.xcassets/\(set).imageset/\(file.name)")
      try assets.folder.write(file.bytes, "loose-\(file.name)")
    }
    try assets.addImages("Gone", ["{\"filename\": \"gone.png\"}"])
    try assets.addImages("Link", ["{\"filename\": \"zero.png\"}"])
    symlink("/dev/zero", assets.folder.path("Media.xcassets/Link.imageset/zero.png"))
    // A bundle's catalogs are read once.
    for file in files {
      let set = file.name.replacing(".", with: "-")
      for name in [set, "loose-\(file.name)"] {
        host.perform { for _ in 0..<2 { #expect(image(name) == nil) } }
        let issues = host.takeIssues()
        #expect(issues.count == 1 && issues.allSatisfy(\.isLogged), "\(name): \(issues)")
        let words = issues.first?.problem ?? ""
        #expect(words.contains("\(file.name) can't be read: it"), "\(words)")
        #expect(words.contains(file.words), "\(words)")
      }
    }
    host.perform { for name in ["Gone", "Link"] { #expect(image(name) == nil) } }
    #expect(host.takeIssues().count == 2)
  }

  private static func png() -> Data? {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.pngData()
  }

  @Test("missing resources are reported the first time, 200 at most")
  func manyMissing() {
    host.perform { _ = image("missing") }
    #expect(host.takeIssues().count == 1)
    host.perform { _ = image("missing") }
    #expect(host.takeIssues().isEmpty)
    host.perform { for number in 0..<300 { _ = image("missing \(number)") } }
    #expect(host.takeIssues().count == 199)
  }

  @Test(
    "unusual lengths in a catalog slice and align without end", arguments: ["-9", "1e300", "0.001"])
  func oddLengths(length: String) throws {
    try assets.addImages(
      "Odd",
      [
        """
        {"filename": "30x30.svg", "alignment-insets": {"top": \(length), "left": \(length)},
         "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": \(length), "height": 1},
         "cap-insets": {"top": \(length), "left": \(length), "bottom": 9, "right": \(length)}}}
        """
      ])
    let image = try #require(self.image("Odd"))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.setRoot(controller)
    host.settle()
    #expect(view.image === image)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }
}
