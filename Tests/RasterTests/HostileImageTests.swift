import Foundation
import Graphics
import Pixels
import Testing

@testable import Raster

@Suite("Files that are made to exhaust", .serialized)
struct HostileImageTests {
  /// What a file may take: a second and 200 MB. A program that draws is stopped after a second of its
  /// own, and can't have more memory; starting it takes time, too.
  private static let seconds = 1.4
  private static let bytes = 200 << 20

  @Test("are drawn or refused in a second and 200 MB", arguments: HostileFiles.formats)
  func bounds(format: String) async {
    await #expect(processExitsWith: .success) { [format] in
      let rasterizer = try Rasterizer()
      // What is kept from one picture for the next counts, too.
      let resident = Consumption.now.resident
      for file in HostileFiles.files(format) {
        Consumption.forgetPeak()
        let start = Consumption.now
        var problem: String?
        do {
          let image = EncodedImage(file.data, name: file.name)
          // A file whose header is refused never gets as far.
          problem = image == nil ? "no picture" : nil
          if let image {
            let rect = CGRect(x: 0, y: 0, width: file.side, height: file.side)
            _ = try rasterizer.render(
              DisplayList([.image(CGImage(image), in: rect, ImageStyle())]),
              size: CGSize(width: 8, height: 8), scale: 1)
          }
        } catch {
          problem = "\(error)"
        }
        let end = Consumption.now
        let seconds = end.seconds - start.seconds
        let bytes = end.peak - resident
        let outcome = "\(format), \(file.name): \(seconds) s, \(bytes >> 20) MB, \(problem ?? "-")"
        #expect(seconds <= Self.seconds, "\(outcome)")
        #expect(bytes <= Self.bytes, "\(outcome)")
        switch file.outcome {
        case .error: #expect(problem != nil, "\(outcome)")
        case .picture: #expect(problem == nil, "\(outcome)")
        case .any: break
        }
      }
    }
  }

  @Test("the census lets through what icons consist of, and nothing that it can't count")
  func census() throws {
    func isCheap(_ body: String, side: Int = 72, root: String = "viewBox=\"0 0 24 24\"") -> Bool {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(body)</svg>"
      return SVGCensus(Data(svg.utf8))?
        .isCheap(width: side, height: side, pointSize: CGSize(width: 24, height: 24)) == true
    }
    let path = "<path d=\"M1 2.5L22e-3 7zM.5.5l-3-4\"/>"
    #expect(isCheap(path))
    #expect(isCheap(path, root: "width=\"24\" height=\"24\""))
    #expect(
      isCheap(
        """
        <!-- <use/> --><title>An icon</title><defs><style>.a1, #b{FILL:#123456}</style>
        <linearGradient id="g1234567" gradientTransform="matrix(900 0 0 900 0 0)"><stop/></linearGradient>
        <clipPath id="c"><rect width="100%" height="24px"/></clipPath></defs>
        <g clip-path="url(#c)" style="stroke-width:2px" transform="translate(1 2) rotate(180)">\(path)</g>
        """))
    for (body, reason) in [
      ("<use href=\"#a\"/>", "uses"), ("<text>a</text>", "texts"), ("<image/>", "pictures"),
      ("<pattern/>", "patterns"), ("<mask/>", "masks"), ("<svg/>", "documents in documents"),
      ("<x:g/>", "names of other spaces"), ("<g style=\"Filter: blur(9px)\"/>", "functions"),
      ("<g style=\"\\66 ilter:blur(9px)\"/>", "escapes"), ("<g id=\"&#102;\"/>", "entities"),
      ("<path stroke-dasharray=\"1\"/>", "dashes"), ("<style>g g{}</style>", "selectors"),
      ("<style>@import 'x';</style>", "imports"), ("<g a=b/>", "what is no XML"),
      ("<style>.a{clip-path:url(#a)}</style>", "clips for all"),
      ("<clipPath clip-path=\"url(#a)\"/>", "clipped clips"),
      ("<clipPath><g style=\"clip-path:url(#a)\"/></clipPath>", "clipped clips"),
      ("<g transform=\"skewX(89)\"/>", "unknown transforms"),
      ("<g transform=\"scale(500)\">\(path)</g>", "scales"),
      ("<g transform=\"matrix(1 0 0 500 0 0)\">\(path)</g>", "matrices"),
      ("<g transform=\"scale(40)\"><g transform=\"scale(40)\">\(path)</g></g>", "both scales"),
      ("<path d=\"M0 0h99999\"/>", "long lines"), ("<path d=\"M0 0h9e9\"/>", "powers"),
      ("<circle r=\"300in\"/>", "units"), ("<circle r=\"1em\"/>", "font sizes"),
      ("<style>.a{stroke-width:99999}</style>", "lengths of styles"),
      ("<style>.a{stroke-width:300}</style><g transform=\"scale(50)\"/>", "scaled styles"),
      (String(repeating: "<g>", count: 16) + String(repeating: "</g>", count: 16), "depth"),
      (String(repeating: "<g/>", count: 9000), "length"),
      (String(repeating: "<path clip-path=\"url(#a)\"/>", count: 60), "clips"),
    ] {
      #expect(!isCheap(body), "\(reason)")
    }
    #expect(!isCheap(path, root: "viewBox=\"0 0 .001 .001\""), "what is made large")
    #expect(!isCheap(path, root: "viewBox=\"0 0 -24 -24\""))
    #expect(isCheap("<g transform=\"scale(40)\">\(path)</g>"))
    let title = "<title>\(String(repeating: "a@b ", count: 2000))</title>"
    #expect(isCheap(title) && !isCheap(title, side: 1024), "bytes are counted by rows")
    let long = "<svg><title>\(String(repeating: "a", count: 32 << 10))</title></svg>"
    #expect(SVGCensus(Data(long.utf8)) == nil)
    #expect(SVGCensus(Data("<svg/></g></g>".utf8)) == nil)
    #expect(isCheap(path, side: 1024) && !isCheap(path, side: 1025))
    #expect(isCheap(String(repeating: "<g/>", count: 30), side: 1024))
    #expect(!isCheap(String(repeating: "<g/>", count: 33), side: 1024))
    #expect(SVGCensus(Data()) == nil)
    #expect(SVGCensus(Data("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>".utf8)) == nil)
    #expect(SVGCensus(Data("<!DOCTYPE svg PUBLIC \"a\" \"b\"><svg/>".utf8)) != nil)
    #expect(SVGCensus(Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?><svg/>".utf8)) != nil)
    #expect(SVGCensus(Data("<?xml version=\"1.0\" encoding=\"utf-7\"?><svg/>".utf8)) == nil)
    #expect(SVGCensus(Data("<g/>".utf8)) == nil)
    #expect(SVGCensus(Data("</svg>".utf8)) == nil)
  }

  @Test("a document has the same pixels in a process of its own as without, to one level")
  func sameBothWays() throws {
    let bodies = [
      "<circle cx=\"12\" cy=\"12\" r=\"9.3\" fill=\"#0a84ff80\"/>",
      """
      <defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue" \
      stop-opacity=".3"/></linearGradient></defs><path d="M2 20L22 12Q3 4 9 9z" fill="url(#g)" \
      stroke="green" stroke-width=".5mm" opacity=".4"/>
      """,
      "<g transform=\"rotate(30)\"><rect x=\"4\" width=\"1in\" height=\"8\" rx=\"2\"/></g>",
    ]
    for body in bodies {
      for (attributes, width, height) in [
        ("viewBox=\"0 0 24 24\"", 72, 72), ("width=\"24\" height=\"12\"", 48, 24),
        ("viewBox=\"-2 -2 30 15\" width=\"24\" height=\"12\"", 96, 48),
      ] {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>"
        let file = try #require(
          EncodedImage(svg: Data(svg.utf8), name: "a.svg", scale: 1, isScalable: false))
        let here = try SVGDrawing.drawnHere(file, width: width, height: height)
        let apart = try SVGDrawing.drawnApart(
          file, width: width, height: height, pointSize: try #require(file.pointSize))
        // A file keeps no colour where next to nothing is opaque.
        let bytes = [here, apart].map {
          UnsafeRawBufferPointer(start: $0.baseAddress, count: $0.byteCount)
        }
        let isSame = zip(bytes[0], bytes[1]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
        let differing = zip(bytes[0], bytes[1]).count { $0 != $1 }
        #expect(isSame && differing <= 16, "\(svg): \(differing) bytes differ")
      }
    }
  }

  @Test("what a program drew, or refused, is kept for documents of the same bytes and size")
  func keeping() throws {
    let file = try #require(
      EncodedImage(
        svg: Data("<svg width=\"7\" height=\"5\"><!-- \(#function) --></svg>".utf8), name: "k.svg",
        scale: 1, isScalable: false))
    let again = try #require(
      EncodedImage(svg: file.data, name: "k.svg", scale: 2, isScalable: true))
    var count = 0
    func picture(_ file: EncodedImage, width: Int) throws -> Bitmap {
      try ProgramPictures.picture(of: file, width: width, height: 5) {
        () throws(DecodingProblem) in
        count += 1
        guard width != 9 else { throw .refused(name: file.name, reason: "too wide") }
        do { return try Bitmap(width: width, height: 5) } catch {
          throw .refused(name: file.name, reason: "\(error)")
        }
      }
    }
    let first = try picture(file, width: 7)
    #expect(try picture(again, width: 7) === first)
    #expect(count == 1)
    #expect(try picture(file, width: 8) !== first)
    #expect(count == 2)
    for _ in 0..<2 { #expect(throws: DecodingProblem.self) { try picture(file, width: 9) } }
    #expect(count == 3)
  }
}

/// What the process has taken so far.
struct Consumption {
  /// The processor's time, of ended children too.
  var seconds: Double
  /// Memory, in bytes.
  var resident: Int
  var peak: Int

  static var now: Consumption {
    var own = rusage()
    var children = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &children)
    func seconds(_ usage: rusage) -> Double {
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func kilobytes(_ name: String) -> Int {
      status.split(separator: "\n").first { $0.hasPrefix(name) }
        .flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
    return Consumption(
      seconds: seconds(own) + seconds(children), resident: kilobytes("VmRSS:") << 10,
      peak: kilobytes("VmHWM:") << 10)
  }

  /// Lets the peak begin with what there is now (`man 5 proc`, `clear_refs`).
  static func forgetPeak() {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }
}
