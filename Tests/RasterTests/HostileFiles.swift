import Foundation
import TestSupport

/// Picture files crafted to exhaust the program that draws them.
enum HostileFiles {
  /// The expected outcome of a file.
  enum Outcome: String, Codable, Sendable {
    /// It is rejected.
    case error
    /// It is drawn, as far as possible.
    case picture
    /// Either: a fast machine may finish in time.
    case any
  }

  struct File {
    var name: String
    var data: Data
    /// The size that it is drawn at, in pixels.
    var side: Int
    var outcome: Outcome

    init(_ name: String, _ data: Data, side: Int = 64, _ outcome: Outcome = .error) {
      self.name = name
      self.data = data
      self.side = side
      self.outcome = outcome
    }
  }

  static func files(_ format: String) -> [File] {
    switch format {
    case "png": png
    case "jpeg": jpeg
    case "webp": webP
    case "svg": svg
    case "svg that is counted": countedSVG
    case "pdf": pdf
    default: []
    }
  }

  static let formats = ["png", "jpeg", "webp", "svg", "svg that is counted", "pdf"]

  // MARK: Pixels

  private static var png: [File] {
    func file(_ width: UInt32, _ height: UInt32, _ raw: Int, type: UInt8 = 6, depth: UInt8 = 8)
      -> Data
    {
      RawPNG.file(
        RawPNG.header(width, height, bitDepth: depth, colorType: type),
        RawPNG.chunk("IDAT", RawPNG.zeros(raw)))
    }
    // One stream of zeros for a picture that declares less, and one for the text.
    let text = RawPNG.chunk("zTXt", Array("bomb".utf8) + [0, 0] + RawPNG.zeros(64 << 20))
    let profile = RawPNG.chunk("iCCP", Array("bomb".utf8) + [0, 0] + RawPNG.zeros(64 << 20))
    let plain = RawPNG.chunk("IDAT", RawPNG.zeros(64 * (64 * 4 + 1)))
    return [
      File("huge header", file(30_000, 30_000, 4096)),
      File("large bomb", file(8000, 8000, 8000 * 32_001)),
      File("longer stream", file(64, 64, 96 << 20), .any),
      File("deep colour", file(4096, 4096, 4096 * (4096 * 8 + 1), depth: 16), .picture),
      File(
        "interlaced",
        RawPNG.file(
          RawPNG.header(4096, 4096, bitDepth: 16, colorType: 6, interlace: 1),
          RawPNG.chunk("IDAT", RawPNG.zeros(4096 * (4096 * 8 + 8)))), .any),
      File("text bomb", RawPNG.file(RawPNG.header(64, 64, colorType: 6), text, plain), .any),
      File("profile bomb", RawPNG.file(RawPNG.header(64, 64, colorType: 6), profile, plain), .any),
    ]
  }

  /// A JPEG whose header declares a size, with scans that begin and never continue.
  private static func jpeg(_ width: Int, _ height: Int, scans: Int, parts: UInt8 = 1) -> Data {
    func big(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    var bytes: [UInt8] = [0xFF, 0xD8]
    // A table for each number that a frame or a scan references.
    bytes += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    for table: UInt8 in [0x00, 0x10] {
      bytes += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 15) + [0]
    }
    bytes += [0xFF, 0xC2] + big(8 + 3 * Int(parts)) + [8] + big(height) + big(width) + [parts]
    for part in 1...parts { bytes += [part, 0x11, 0] }
    for _ in 0..<scans {
      // The first coefficients of all parts, followed by nothing.
      bytes += [0xFF, 0xDA] + big(6 + 2 * Int(parts)) + [parts]
      for part in 1...parts { bytes += [part, 0] }
      bytes += [0, 0, 0] + [UInt8](repeating: 0, count: 8)
    }
    return Data(bytes + [0xFF, 0xD9])
  }

  private static var jpeg: [File] {
    [
      File("huge header", jpeg(65_500, 65_500, scans: 1)),
      File("many scans", jpeg(4096, 4096, scans: 400)),
      File("some scans", jpeg(4096, 4096, scans: 11, parts: 3), .any),
      File("scans of a small one", jpeg(512, 512, scans: 600, parts: 3), .any),
    ]
  }

  private static var webP: [File] {
    /// A lossless one whose header declares a size, without data for it.
    func lossless(_ width: Int, _ height: Int, _ rest: [UInt8]) -> Data {
      let bits = UInt32(width - 1) | UInt32(height - 1) << 14
      let size = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) }
      let chunk = [0x2F] + size + rest
      func little(_ count: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) }
      }
      let padding: [UInt8] = chunk.count % 2 == 0 ? [] : [0]
      let body = Array("WEBPVP8L".utf8) + little(chunk.count) + chunk + padding
      return Data(Array("RIFF".utf8) + little(body.count) + body)
    }
    return [
      File("huge header", lossless(16_383, 16_383, [0x40, 0x10])),
      File("nothing", lossless(4096, 4096, [])),
      File("plain bomb", Data(base64Encoded: plainWebP) ?? Data(), side: 4096, .picture),
    ]
  }

  /// 4096 × 4096 pixels of one colour, lossless.
  private static let plainWebP = """
    UklGRroCAABXRUJQVlA4TK0CAAAv/8//EwdQkMIUooBhLCFBgv+32yMi0VtMmqx/ey8hov8TACTJ//9BiIiQ//7z\
    33///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///fff\
    f//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999/\
    //3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333//\
    /ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9\
    999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///33\
    33///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///fff\
    f//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999/\
    //3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333//\
    /ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9999///3333///ffff//9\
    999///3333///ffff//9999///3333///ffff//9999///3333///ffff/8BAA==
    """

  // MARK: Outlines

  private static func svg(
    _ body: String, side: Int = 64, before: String = "", box: String = "0 0 99 99"
  ) -> Data {
    Data(
      """
      \(before)<svg xmlns="http://www.w3.org/2000/svg" \
      xmlns:xlink="http://www.w3.org/1999/xlink" width="\(side)" height="\(side)" \
      viewBox="\(box)">\(body)</svg>
      """.utf8)
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private static func nested(_ count: Int, _ start: String, _ inner: String, _ end: String = "</g>")
    -> String
  { times(count, start) + inner + times(count, end) }

  /// A path whose lines, or curves, cross one another.
  private static func tangle(_ byteCount: Int, curves: Bool = false) -> String {
    var numbers = SeededGenerator(seed: 3)
    var path = "M0 0"
    while path.utf8.count < byteCount {
      let values = (0..<(curves ? 6 : 2)).map { _ in "\(numbers.below(100))" }
      path += (curves ? "C" : "L") + values.joined(separator: " ")
    }
    return path
  }

  private static var svg: [File] {
    let entities = (1...9).map { level in
      "<!ENTITY e\(level) \"\(times(10, "&e\(level - 1);"))\">"
    }
    let uses = (1...12).map { level in
      "<g id=\"u\(level)\">\(times(10, "<use xlink:href=\"#u\(level - 1)\"/>"))</g>"
    }
    let large = 1000
    let cover = "<rect width=\"99\" height=\"99\" filter=\"url(#f)\"/>"
    return [
      File(
        "noise",
        svg(
          "<filter id=\"f\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"><feTurbulence "
            + "baseFrequency=\".9\" numOctaves=\"9999\"/></filter>" + cover, side: large),
        side: large),
      File(
        "blurs",
        svg(
          "<filter id=\"f\">\(times(60, "<feGaussianBlur stdDeviation=\"40\"/>"))</filter>" + cover,
          side: 2000), side: 2000),
      File(
        "uses",
        svg(
          "<defs><g id=\"u0\"><rect width=\"9\" height=\"9\"/></g>\(uses.joined())</defs>"
            + "<use xlink:href=\"#u12\"/>")),
      File(
        "entities",
        svg(
          "<text>&e9;</text>",
          before: "<!DOCTYPE svg [<!ENTITY e0 \"aaaaaaaaaa\">\(entities.joined())]>")),
      File("depth", svg(nested(100_000, "<g>", ""))),
      File(
        "patterns",
        svg(
          "<pattern id=\"a\" width=\".001\" height=\".001\" patternUnits=\"userSpaceOnUse\">"
            + "<rect width=\"1\" height=\"1\" fill=\"url(#a)\"/></pattern>"
            + "<rect width=\"99\" height=\"99\" fill=\"url(#a)\"/>", side: large), side: large,
        .any),
      File(
        "masks",
        svg(
          "<mask id=\"m\"><rect width=\"99\" height=\"99\" fill=\"white\"/></mask>"
            + nested(90, "<g mask=\"url(#m)\">", "<rect width=\"9\" height=\"9\"/>"), side: 3000),
        side: 3000),
      File(
        "layers", svg(nested(250, "<g opacity=\".5\">", "<path d=\"M0 0h99v99\"/>"), side: 3000),
        side: 3000),
      File("text", svg("<text>\(times(1_000_000, "x"))</text>"), .any),
      // Drawing texts takes less memory than the program may have.
      File("short text", svg("<text y=\"50\">Text, 文字</text>"), .picture),
      File(
        "picture in it",
        svg(
          "<image width=\"99\" height=\"99\" xlink:href=\"data:image/png;base64,"
            + RawPNG.file(
              RawPNG.header(20_000, 20_000, bitDepth: 1, colorType: 0),
              RawPNG.chunk("IDAT", RawPNG.zeros(20_000 * 2501))
            ).base64EncodedString() + "\"/>"), .any),
      File(
        "dashes",
        svg(
          "<path stroke-dasharray=\".0001\" stroke=\"red\" stroke-width=\"9\" "
            + "d=\"M0 0h999999v99h-999999v9\"/>"), .any),
      File(
        "function", svg("<g style=\"FILTER:blur(900px)\">\(cover)</g>", side: 3000), side: 3000,
        .any),
      File(
        "huge strokes",
        svg(
          times(
            80,
            "<path d=\"M0 0L9 9L1 7\" stroke=\"red\" stroke-width=\"9999999999\" "
              + "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"), side: large), side: large,
        .any),
      File(
        "rules behind a comment",
        svg(
          "<style><!-- -->circle{r:1000000px;stroke-width:999000px;stroke:red}</style>"
            + times(2600, "<circle/>")), .any),
      File(
        "a transform that is ignored",
        svg(
          "<g TRANSFORM=\"scale(0)\" stroke-width=\"999000\" stroke=\"red\">"
            + times(1200, "<circle r=\"999999\"/>") + "</g>"), .any),
      File("tangle", svg("<path d=\"\(tangle(400_000))\"/>", side: large), side: large),
      File("huge", svg("<path d=\"M0 0h99v99\"/>", side: 20_000), side: 64),
      File("long", svg(times(600_000, "<g></g>      ")), side: 64),
    ]
  }

  /// Documents at the limits of the rules for drawing in the process.
  private static var countedSVG: [File] {
    let body = 7600
    func file(_ name: String, _ text: String, side: Int) -> File {
      File(name, svg(text, side: side), side: side, .picture)
    }
    return [
      file("tangle", "<path d=\"\(tangle(15_000))\"/>", side: 256),
      file("large tangle", "<path d=\"\(tangle(6300))\"/>", side: 1000),
      file(
        "strokes",
        "<path d=\"\(tangle(6200, curves: true))\" fill=\"none\" stroke=\"red\" "
          + "stroke-width=\"1900\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>", side: 1000
      ),
      file(
        "many strokes",
        times(
          32,
          "<path d=\"M0 0L9 9L1 7\" stroke=\"red\" stroke-width=\"1900\" "
            + "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"), side: 1000),
      file(
        "circles", times(30, "<circle r=\"1900\" stroke=\"red\" stroke-width=\"1900\"/>"),
        side: 1000),
      file(
        "small circles", times(250, "<circle r=\"1900\" stroke=\"red\" stroke-width=\"1900\"/>"),
        side: 256),
      file(
        "arcs",
        "<path fill=\"none\" stroke=\"red\" d=\"M0 0\(times(160, "a9 9 0 0 0 8 8a1999 1999 0 1 1-9-9"))\"/>",
        side: 1000),
      file(
        "clips",
        "<clipPath id=\"a\"><path d=\"\(tangle(4000))\"/></clipPath>"
          + times(9, "<path clip-path=\"url(#a)\" d=\"M0 0h99v99\"/>"), side: 1000),
      file(
        "layers",
        nested(14, "<g opacity=\".5\">", times(15, "<path opacity=\".5\" d=\"M0 0h99v99\"/>")),
        side: 1000),
      file(
        "shades",
        "<radialGradient id=\"a\"><stop/><stop offset=\"1\" stop-color=\"red\"/></radialGradient>"
          + "<g fill=\"url(#a)\">\(times(28, "<path d=\"M0 0h99v99\"/>"))</g>", side: 1000),
      file(
        "stops",
        "<linearGradient id=\"a\">\(times(900, "<stop/>"))</linearGradient>"
          + "<g fill=\"url(#a)\">\(times(700, "<path d=\"M0 0h9\"/>"))</g>", side: 30),
      file(
        "chain of stops",
        (1...150).map { "<linearGradient id=\"\($0)\" href=\"#\($0 + 1)\"/>" }.joined()
          + "<g fill=\"url(#1)\">\(times(1000, "<path d=\"M0 0h9\"/>"))</g>", side: 30),
      file(
        "rules", "<style>\(times(500, ".a{fill:red}"))</style>\(times(500, "<g class=\"a\"/>"))",
        side: 64),
      file("shapes", times(body / 24, "<path d=\"M0 0h99v99\"/>"), side: 256),
    ]
  }

  // MARK: PDF

  /// A document of one page.
  static func page(_ content: String, box: String = "0 0 64 64", resources: String = "") -> Data {
    pdf(
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents 4 0 R "
          + "/Resources << \(resources) >> >>",
      ].map { Data($0.utf8) } + [stream(Data(content.utf8))])
  }

  static func stream(_ data: Data, _ entries: String = "") -> Data {
    Data("<< /Length \(data.count) \(entries) >>\nstream\n".utf8) + data
      + Data("\nendstream".utf8)
  }

  static func pdf(_ objects: [Data]) -> Data {
    var file = Data("%PDF-1.5\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.count)
      file += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
    }
    let start = file.count
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = "\(place)"
      table += times(10 - digits.count, "0") + digits + " 00000 n \n"
    }
    table += "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return file + Data(table.utf8)
  }

  private static var pdf: [File] {
    let curve = "0 0 m " + times(40_000, "8 8 0 8 8 0 c 0 0 8 0 0 8 c ") + "B*\n"
    let bomb = Data(RawPNG.zeros(256 << 20))
    let head = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 64 64] /Contents 4 0 R /Resources << "
        + "/XObject << /X 5 0 R >> >> >>",
    ].map { Data($0.utf8) }
    let picture = stream(
      bomb,
      "/Type /XObject /Subtype /Image /Width 16384 /Height 16384 /BitsPerComponent 8 "
        + "/ColorSpace /DeviceGray /Filter /FlateDecode")
    let form = Data(
      "<< /Type /XObject /Subtype /Form /BBox [0 0 64 64] /Resources << /XObject << /X 5 0 R >> >> "
        .utf8)
    let calls = times(50, "/X Do ")
    let boxes = (0..<64).map { _ in
      Data("<< /Type /ObjStm /N 1 /First 4 /Length 9 /Filter /FlateDecode >>\nstream\n".utf8)
        + Data(RawPNG.zeros(4 << 20)) + Data("\nendstream".utf8)
    }
    return [
      File("curves", page(times(8, curve))),
      File("huge", page("", box: "0 0 14000 14000"), side: 64),
      File("stream", pdf(head.prefix(3) + [stream(bomb, "/Filter /FlateDecode"), picture]), .any),
      File("picture", pdf(head + [stream(Data("64 0 0 64 0 0 cm /X Do".utf8)), picture]), .any),
      File(
        "forms that draw themselves",
        pdf(
          head + [
            stream(Data(calls.utf8)),
            form + Data("/Length \(calls.utf8.count) >>\nstream\n\(calls)\nendstream".utf8),
          ]), .any),
      File("depth", page(times(200_000, "q ") + times(200_000, "[") + "0 0 9 9 re f"), .any),
      File("bombs before its size", pdf(boxes + head + [stream(Data())]), .any),
    ]
  }
}
