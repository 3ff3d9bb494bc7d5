import Foundation
import Graphics
import Pixels
import TestProcesses
import Testing

@testable import Raster

/// A drawing of everything whose pixels could depend on the machine: edges, text, gradients, shadows,
/// resampling, blend modes.
private func everything() -> DisplayList {
  let context = CGContext(recordingWithScale: 2, size: CGSize(width: 200, height: 200))
  context.setFillColor(gray: 1, alpha: 1)
  context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
  context.setFillColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8)
  context.fillEllipse(in: CGRect(x: 10.3, y: 10.7, width: 61, height: 43))
  context.fill(CGRect(x: 80.25, y: 10.125, width: 33.3, height: 20.7))
  context.setStrokeColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 0.9)
  context.setLineDash(phase: 1, lengths: [4, 2])
  context.move(to: CGPoint(x: 5, y: 70))
  context.addCurve(
    to: CGPoint(x: 190, y: 60), control1: CGPoint(x: 60, y: 20), control2: CGPoint(x: 120, y: 120))
  context.strokePath()
  let gradient = CGGradient(
    colorsSpace: nil,
    colors: [color(1, 0.2, 0), color(0.1, 0.9, 0.4, 0.5), color(0, 0, 1)] as CFArray,
    locations: [0, 0.3, 1])
  if let gradient {
    context.saveGState()
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 120, y: 10, width: 70, height: 40), cornerWidth: 9,
        cornerHeight: 9, transform: nil))
    context.clip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 120, y: 10), end: CGPoint(x: 180, y: 60), options: [])
    context.restoreGState()
  }
  context.setShadow(offset: CGSize(width: 1, height: 3), blur: 9, color: color(0, 0, 0, 0.5))
  context.setFillColor(gray: 1, alpha: 1)
  context.addPath(
    CGPath(
      roundedRect: CGRect(x: 15, y: 90, width: 80, height: 50), cornerWidth: 10, cornerHeight: 10,
      transform: nil))
  context.fillPath()
  context.setShadow(offset: .zero, blur: 0, color: nil)
  let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  if FileManager.default.fileExists(atPath: inter) {
    let glyphs = (0..<14).map { Glyph(id: UInt32(290 + $0), x: CGFloat($0) * 11.37, y: 0) }
    context.draw(
      GlyphRun(face: FontFace(path: inter), size: 17, glyphs: glyphs),
      at: CGPoint(x: 20, y: 120), color: .black)
  }
  let small = CGContext(recordingWithScale: 1, size: CGSize(width: 8, height: 8))
  small.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  small.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
  if let image = small.makeImage() {
    context.drawUpright(image, in: CGRect(x: 110, y: 90, width: 50, height: 50))
    context.interpolationQuality = .high
    context.drawUpright(image, in: CGRect(x: 170, y: 90, width: 5, height: 5))
  }
  context.setBlendMode(.softLight)
  context.setFillColor(red: 0.7, green: 0.1, blue: 0.6, alpha: 0.7)
  context.fill(CGRect(x: 0, y: 100, width: 200, height: 20))
  return context.displayList
}

private func digest() throws -> String {
  let size = CGSize(width: 200, height: 200)
  return try PixelDigest(Rasterizer().render(everything(), size: size, scale: 2)).description
}

/// The variable that marks the child process, which runs with the machine's fastest code paths off.
private let child = "TATEYOKO_PRINT_DIGEST"

@Suite("Identical bytes", .serialized, .waitingForProcesses)
struct DeterminismTests {
  @Test func `twice, by a rasteriser that knows the drawing and by a new one`() throws {
    let rasterizer = try Rasterizer()
    let size = CGSize(width: 200, height: 200)
    let first = try rasterizer.render(everything(), size: size, scale: 2)
    let again = try rasterizer.render(everything(), size: size, scale: 2)
    let fresh = try Rasterizer().render(everything(), size: size, scale: 2)
    #expect(first.hasSamePixels(as: again))
    #expect(first.hasSamePixels(as: fresh))
  }

  @Test func `on several threads at once`() async throws {
    let expected = try digest()
    let all = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try digest() } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(all == [expected])
  }

  @Test func `in another process without vector instructions`() throws {
    if ProcessInfo.processInfo.environment[child] != nil {
      print("digest:\(try digest())")
      return
    }
    let expected = try digest()
    let process = Process()
    // The test program runs itself again, with only this test.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var arguments = Array(CommandLine.arguments.dropFirst())
    if let index = arguments.firstIndex(of: "--filter"), index + 1 < arguments.count {
      arguments.removeSubrange(index...(index + 1))
    }
    process.arguments = arguments + ["--filter", "DeterminismTests"]
    var environment = ProcessInfo.processInfo.environment
    environment[child] = "1"
    environment["PIXMAN_DISABLE"] = "sse2 ssse3 mmx arm-neon"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let digests = text.split(separator: "\n").compactMap { line -> String? in
      line.hasPrefix("digest:") ? String(line.dropFirst(7)) : nil
    }
    #expect(digests == [expected], "\(text)")
  }
}
