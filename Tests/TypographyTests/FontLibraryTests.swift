import Foundation
import Graphics
import TestSupport
import Testing

@testable import Typography

struct FontLibraryTests {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tateyoko-fonts-\(UUID().uuidString)")

  @Test func theFontsAreThere() throws {
    try FontLibrary.shared.verify()
  }

  @Test func aMissingFontNamesFacePathAndPackage() {
    let library = FontLibrary(directory: "/nowhere")
    let error = #expect(throws: FontError.self) { try library.verify() }
    #expect(
      error
        == .missing(
          face: "Inter Regular", path: "/nowhere/opentype/inter/Inter-Regular.otf",
          package: "fonts-inter"))
    let text = error?.description ?? ""
    #expect(text.contains("Inter Regular"))
    #expect(text.contains("/nowhere/opentype/inter/Inter-Regular.otf"))
    #expect(text.contains("apt-get install fonts-inter"))
  }

  @Test func textWithoutFontsTakesRoomAndTellsWhatIsMissing() {
    let library = FontLibrary(directory: "/nowhere")
    let layout = TextLayout.layout(
      Sample.text("ab 日本"), in: .init(width: 30), library: library)
    #expect(layout.size.height > 0 && layout.size.width > 0)
    let problems = layout.problems
    #expect(problems.contains { $0.description.contains("fonts-inter") })
    #expect(problems.contains { $0.description.contains("fonts-noto-cjk") })
    #expect(TextLayout.layout(Sample.text(""), library: library).problems.isEmpty)
  }

  @Test("each text reports the problems of its own fonts, however often it is laid out")
  func aTextHasTheProblemsOfItsOwnFonts() throws {
    // All fonts except the Thai one.
    let folder = Self.folder.appendingPathExtension("thai")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["opentype/inter", "opentype/noto", "truetype/noto"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/fonts/" + name)
      for file in files where !file.contains("Thai") {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(file).path,
          withDestinationPath: "/usr/share/fonts/\(name)/\(file)")
      }
    }
    let library = FontLibrary(directory: folder.path)
    for text in ["ไทย", "a ไทย", "ไทย"] {
      let problems = TextLayout.layout(Sample.text(text), library: library).problems
      #expect(problems.map(\.description).contains { $0.contains("Noto SansThai Regular") })
      #expect(problems.count == 1)
    }
    for text in ["abc", "日本 🙂", "שלום"] {
      #expect(TextLayout.layout(Sample.text(text), library: library).problems.isEmpty)
    }
  }

  @Test func aDrawingOfATextWithoutItsFontSaysSo() {
    let context = CGContext(recordingWithScale: 1, size: CGSize(width: 100, height: 100))
    TextLayout.layout(Sample.text("ab"), library: FontLibrary(directory: "/nowhere"))
      .draw(in: context, at: .zero)
    let reasons = context.displayList.commands.compactMap {
      if case .unavailable(let reason) = $0 { reason } else { nil }
    }
    #expect(reasons.first?.contains("apt-get install fonts-inter") == true)
  }

  @Test func aFileThatIsNoFontIsReported() throws {
    let folder = Self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for content in [Data(), Data("not a font".utf8)] {
      try content.write(to: folder.appendingPathComponent("Inter-Regular.otf"))
      let library = FontLibrary(directory: folder.path)
      let error = #expect(throws: FontError.self) { try library.verify() }
      #expect(
        error
          == .unreadable(
            face: "Inter Regular", path: folder.path + "/Inter-Regular.otf",
            package: "fonts-inter"))
    }
  }

  @Test func registeredFilesAreFoundByName() throws {
    let library = FontLibrary()
    #expect(!library.hasFont(named: "LiberationSerif"))
    let names = try library.register(
      path: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf")
    #expect(names.contains("NotoSansThai-Regular"))
    #expect(library.hasFont(named: "NotoSansThai-Regular"))
    #expect(throws: FontError.self) { try library.register(path: "/nowhere/a.ttf") }
    #expect(!library.hasFont(named: "Nonesuch"))
  }

  @Test func familiesListTheNamesThatCreateFonts() throws {
    let library = FontLibrary()
    #expect(library.families.contains("Helvetica Neue"))
    #expect(!library.families.contains("Noto Sans Thai"))
    for style in ["Bold", "Regular"] {
      let path = "/usr/share/fonts/truetype/noto/NotoSansThai-\(style).ttf"
      #expect(!library.hasRegistered(path: path))
      _ = try library.register(path: path)
      #expect(library.hasRegistered(path: path))
    }
    #expect(library.families.contains("Noto Sans Thai"))
    let names = library.fontNames(inFamily: "Noto Sans Thai")
    #expect(names == ["NotoSansThai-Bold", "NotoSansThai-Regular"])
    #expect(library.family(ofFontNamed: "NotoSansThai-Bold") == "Noto Sans Thai")
    #expect(library.family(ofFontNamed: "HelveticaNeue-Light") == "Helvetica Neue")
    #expect(library.fontNames(inFamily: "Nonesuch").isEmpty)
    for family in library.families {
      for name in library.fontNames(inFamily: family) { #expect(library.hasFont(named: name)) }
    }
  }

  @Test func bytesOfAFontBecomeAFile() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf")
    let data = try Data(contentsOf: url)
    let path = try FontLibrary.file(of: data)
    #expect(try FontLibrary.file(of: data) == path)
    let names = try FontLibrary.names(ofFontAt: path)
    #expect(names.postScript == "NotoSansThai-Regular" && names.full == "Noto Sans Thai Regular")
    let other = try FontLibrary.file(of: Data("not a font".utf8))
    #expect(other != path)
    #expect(throws: FontError.self) { try FontLibrary.names(ofFontAt: other) }
  }

  /// As the system registers them when it launches an app.
  @Test func fontsOfTheAppAreFoundByNameAndFamily() throws {
    let folder = Self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, file) in [("Bold.ttf", "NotoSansThai-Bold"), ("Plain.ttf", "NotoSansThai-Regular")] {
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/truetype/noto/\(file).ttf",
        toPath: folder.appendingPathComponent(name).path)
    }
    let plist: [String: Any] = ["UIAppFonts": ["Bold.ttf", "Missing.ttf", "Plain.ttf"]]
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    let library = FontLibrary(app: Bundle(path: folder.path))
    #expect(library.hasFont(named: "NotoSansThai-Bold"))
    #expect(library.hasFont(named: "NotoSansThai-Regular"))
    let sizes = ["Noto Sans Thai", "NotoSansThai-Regular", "NotoSansThai-Bold"].map { name in
      let font = FontDescriptor(family: .named(name), size: 20)
      return TextLayout.layout(
        StyledText("ภาษาไทย", attributes: TextAttributes(font: font, color: Sample.black)),
        library: library
      ).size.width
    }
    #expect(
      sizes[0] == sizes[1] && sizes[1] != sizes[2], "a family's name is its regular face: \(sizes)")
    #expect(!FontLibrary().hasFont(named: "NotoSansThai-Regular"))
  }

  @Test func fingerprintsNameTheFacesOfAPicture() {
    let library = FontLibrary()
    let layout = TextLayout.layout(Sample.text("a日"), library: library)
    let faces = layout.lines.flatMap { $0.runs.map(\.glyphs.face) }
    let prints = library.fingerprint(of: faces + faces)
    #expect(prints.count == 2)
    #expect(prints.map(\.name) == prints.map(\.name).sorted())
    #expect(prints.allSatisfy { $0.digest.count == 16 })
    #expect(Set(prints.map(\.digest)).count == 2)
    #expect(library.fingerprint.count == 4)
    #expect(
      FontLibrary.engineVersions.map(\.name)
        == ["pango", "harfbuzz", "freetype", "cairo", "pixman"])
    #expect(FontLibrary.engineVersions.allSatisfy { $0.version.contains(".") })
  }

  @Test func cachesAreBounded() {
    let cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<1000 { #expect(cache.value(for: key) { key } == key) }
    var made = 0
    for key in 0..<1000 {
      _ = cache.value(for: key) {
        made += 1
        return key
      }
    }
    #expect(made > 970)
  }

  /// Prints the cost of forty labels, and checks it against a bound that a busy machine stays within.
  @Test func fortyLabelsAreQuick() {
    let library = FontLibrary()
    let texts = (0..<40).map { Sample.text("Row \($0) of the table, 日本語") }
    let first = ProcessorTime.measure {
      _ = TextLayout.layout(Sample.text("first"), library: library)
    }
    _ = TextLayout.layout(Sample.text("日本"), library: library)
    let fresh = ProcessorTime.measure {
      for text in texts {
        _ = TextLayout.layout(text, in: .init(width: 200, numberOfLines: 1), library: library)
      }
    }
    let again = ProcessorTime.measure {
      for text in texts {
        _ = TextLayout.layout(text, in: .init(width: 200, numberOfLines: 1), library: library)
      }
    }
    print("first \(first), forty fresh \(fresh), forty again \(again)")
    #expect(fresh < .milliseconds(100))
    #expect(again < .milliseconds(10))
  }
}
