import Foundation
import Graphics
import Pixels
import TestSupport
import Testing

@testable import Raster

@Suite("Files crafted to exhaust resources", .serialized)
struct HostileImageTests {
  /// The limits for a file: a second and 200 MB. A drawing program is stopped after a second of processor
  /// time, and can't have more memory; starting it takes time, too.
  private static let seconds = 1.4
  private static let bytes = 200 << 20

  @Test("are drawn or rejected within a second and 200 MB", arguments: HostileFiles.formats)
  func bounds(format: String) async {
    await #expect(processExitsWith: .success) { [format] in
      let rasterizer = try Rasterizer()
      // Data cached from one picture for the next counts, too.
      let resident = Consumption.now.resident
      for file in HostileFiles.files(format) {
        Consumption.forgetPeak()
        let start = Consumption.now
        var problem: String?
        do {
          let image = EncodedImage(file.data, name: file.name)
          // A file whose header is rejected never gets this far.
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

  @Test("the census accepts what icons consist of, and rejects anything it can't count")
  func census() throws {
    func isCheap(_ body: String, side: Int = 72, root: String = "viewBox=\"0 0 24 24\"") -> Bool {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(body)</svg>"
      return SVGCensus(Data(svg.utf8))?
        .isCheap(width: side, height: side) == true
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
      ("<path stroke-dasharray=\"1\"/>", "dashes"), ("<g style=\"mask:url(#a)\"/>", "properties"),
      ("<g style=\"transform:scale(9)\"/>", "transforms of styles"),
      ("<style>svg{width:1px}</style>", "sizes of styles"),
      ("<path vector-effect=\"non-scaling-stroke\"/>", "strokes that don't scale"),
      ("<g systemLanguage=\"en\"/>", "other attributes"),
      ("<x:g/>", "prefixes"), ("<g a:transform=\"scale(9)\"/>", "prefixes that nothing declares"),
      ("<style><!-- -->circle{r:1000000px;stroke-width:999000px}</style><circle/>", "comments"),
      ("<style><g/>circle{r:1000000px}</style>", "elements in style sheets"),
      ("<style>.a{fill:red/*}*/}</style>", "comments of style sheets"),
      ("<style>.a{font-family:'}'}</style>", "braces in quotes"),
      ("<g>text</g>", "texts in groups"), ("<style></style>text", "texts behind style sheets"),
      ("<g></path>", "ends of others"), ("<PATH/>", "elements in capitals"),
      ("<g TRANSFORM=\"scale(.001)\"/>", "attributes in capitals"),
      ("<g transform=\"Scale(2)\"/>", "transforms in capitals"),
      ("<g transform=\"scale(0x0)\"/>", "hexadecimal numbers"),
      ("<g transform=\"scale(inf)\"/>", "what is no number"),
      ("<g transform=\"scale(1e-9)\"/>", "powers of scales"),
      ("<g transform=\"scale(1,,1)\"/>", "faults of lists"),
      ("<g transform=\"scale(.001)\"><path d=\"M0 0h9999\"/></g>", "what may be ignored"),
      ("<rect width=\"100000%\"/>", "shares"),
      ("<g transform=\"scale(40)\"><rect width=\"900%\"/></g>", "scaled shares"),
      ("<style>.a{stroke-width:100000%}</style>", "shares of styles"),
      (
        "<clipPath><clipPath></clipPath><path clip-path=\"url(#a)\"/></clipPath>",
        "clip paths in clip paths"
      ), ("<style>g g{}</style>", "selectors"),
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
    #expect(isCheap(path, root: "viewBox=\"0, 0 , 24 24.0\""))
    for root in [
      "viewBox=\"0 0 -24 -24\"", "viewBox=\"0 0 0 0\"", "viewBox=\"0 0 inf inf\"",
      "viewBox=\"0 0 nan nan\"", "viewBox=\"0 0 0x99 0x99\"", "viewBox=\"0 0 1e9 1e9\"",
      "viewBox=\"0,,0 24 24\"", "viewBox=\"0 0 24 24 24\"", "viewbox=\"0 0 24 24\"",
      "viewBox=\"99999 0 24 24\"", "width=\"24\"", "width=\"100%\" height=\"100%\"",
      "width=\"inf\" height=\"inf\"", "width=\"0x9\" height=\"0x9\"",
      "width=\"9in\" height=\"9in\"",
    ] {
      #expect(!isCheap(path, root: root), "\(root)")
    }
    #expect(isCheap("<rect width=\"100%\"/>", root: "viewBox=\"0 0 1 1\""))
    // A whole side of a box that is a hundred times as high as it is wide.
    let narrow = "viewBox=\"0 0 1 1000\""
    #expect(!isCheap("<circle r=\"100%\"/>", root: narrow))
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
    #expect(SVGCensus(Data("<svg><g>".utf8)) == nil)
    #expect(SVGCensus(Data("<svg/><g/>".utf8)) == nil)
    #expect(SVGCensus(Data("<svg/>text".utf8)) == nil)
    #expect(SVGCensus(Data("<svg/><!DOCTYPE svg>".utf8)) == nil)
    #expect(SVGCensus(Data("<svg/><?xml version=\"1.0\"?>".utf8)) == nil)
    #expect(SVGCensus(Data("<?xml encoding=\"utf-7\" standalone=\"utf-8\"?><svg/>".utf8)) == nil)
    #expect(SVGCensus(Data("<svg\u{C}/>".utf8)) == nil)
  }

  @Test("a document has the same pixels in its own process as without, to one level")
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
        // A file keeps no colour if next to nothing is opaque.
        let bytes = [here, apart].map {
          UnsafeRawBufferPointer(start: $0.baseAddress, count: $0.byteCount)
        }
        let isSame = zip(bytes[0], bytes[1]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
        let differing = zip(bytes[0], bytes[1]).count { $0 != $1 }
        #expect(isSame && differing <= 16, "\(svg): \(differing) bytes differ")
      }
    }
  }

  @Test("what a program drew, or rejected, is cached for documents of the same bytes and size")
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
        guard width != 10 else { throw .hindered(name: file.name, reason: "busy") }
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
    // A busy machine may be idle the next time.
    for _ in 0..<2 { #expect(throws: DecodingProblem.self) { try picture(file, width: 10) } }
    #expect(count == 5)
  }

  @Test("a program that hangs is stopped, one that can't be started is tried again next time")
  func hindrances() async {
    await #expect(processExitsWith: .success) {
      let file = try #require(
        EncodedImage(
          svg: Data("<svg width=\"1\" height=\"1\"/>".utf8), name: "a.svg", scale: 1,
          isScalable: false))
      func problem(_ program: String) throws -> DecodingProblem? {
        try FakeProgram.run(program) { _ in
          #expect(throws: DecodingProblem.self) {
            try SVGDrawing.drawnApart(
              file, width: 1, height: 1, pointSize: CGSize(width: 1, height: 1), patience: 500)
          }
        }
      }
      let late = DecodingProblem.hindered(
        name: "a.svg", reason: "rsvg-convert did not end within 0.5 s by the clock")
      #expect(try problem("exec sleep 60") == late)
      #expect(try problem("exec sleep 60 <&- >&-") == late)
      #expect(
        try problem("exit 1") == .refused(name: "a.svg", reason: "rsvg-convert can't draw it"))
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let files = limit
      limit.rlim_cur = 3
      // Files stay open, but no more can be opened.
      let none = try FakeProgram.run("exit 1") { _ -> DecodingProblem? in
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        defer {
          var files = files
          setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        }
        do {
          _ = try SVGDrawing.drawnApart(
            file, width: 1, height: 1, pointSize: CGSize(width: 1, height: 1))
          return nil
        } catch {
          return error as? DecodingProblem
        }
      }
      #expect(none == .hindered(name: "a.svg", reason: "no process can be started"))
    }
  }

  @Test("a limit that is already lower stays")
  func lowerLimits() async {
    await #expect(processExitsWith: .success) {
      let file = try #require(
        EncodedImage(
          svg: Data("<svg width=\"1\" height=\"1\"/>".utf8), name: "a.svg", scale: 1,
          isScalable: false))
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      for (own, expected) in [(8192, "1024"), (512, "512")] {
        let limits = try FakeProgram.run("ulimit -Hs >\"$0.out\"; ulimit -v >>\"$0.out\"") {
          var limit = rlimit()
          getrlimit(resource, &limit)
          limit.rlim_cur = rlim_t(own) << 10
          setrlimit(resource, &limit)
          #expect(throws: DecodingProblem.self) {
            try SVGDrawing.drawnApart(
              file, width: 1, height: 1, pointSize: CGSize(width: 1, height: 1))
          }
          return try String(contentsOf: FakeProgram.output($0), encoding: .utf8)
        }
        #expect(limits == "\(expected)\n1000000\n")
      }
    }
  }
}

/// A script in place of `rsvg-convert`, for a process that has no other thread.
enum FakeProgram {
  static func output(_ program: URL) -> URL { program.appendingPathExtension("out") }

  static func run<R>(_ script: String, _ body: (_ program: URL) throws -> R) throws -> R {
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("rsvg-convert")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", "\(folder.url.path):\(path)", 1)
    defer { setenv("PATH", path, 1) }
    return try withExtendedLifetime(folder) { try body(program) }
  }
}

/// The resources that the process has used so far.
struct Consumption {
  /// Processor time, including ended children.
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

  /// Resets the peak to the present value (`man 5 proc`, `clear_refs`).
  static func forgetPeak() {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }
}
