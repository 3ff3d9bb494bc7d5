import Foundation
import Graphics
import Layers
import Pixels
import Raster
import Typography

// Measures the rooms that make a picture out of layers against the floor, frame by frame in turn.
// usage: RasterBenchmark FLOOR.so [--pairs N] [--pictures FOLDER]

typealias Open = @convention(c) (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
typealias Frame = @convention(c) (UnsafeMutablePointer<UInt8>) -> UInt64
typealias Encode =
  @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int)
  -> Int

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

func symbol<T>(_ name: String, in library: UnsafeMutableRawPointer, as type: T.Type) -> T {
  guard let address = dlsym(library, name) else { fail("the floor has no \(name)") }
  return unsafeBitCast(address, to: type)
}

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  try body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  let value = arguments[index + 1]
  arguments.removeSubrange(index...(index + 1))
  return value
}
let pairs = option("--pairs").flatMap { Int($0) } ?? 60
let pictures = option("--pictures")
guard let path = arguments.first, let library = dlopen(path, RTLD_NOW) else {
  fail("no floor to measure against: \(arguments.first ?? "give its path")")
}
let open = symbol("floor_open", in: library, as: Open.self)
let floorFrame = symbol("floor_frame", in: library, as: Frame.self)
let floorEncode = symbol("floor_encode", in: library, as: Encode.self)
let names = Screen.fonts.map { UnsafePointer(strdup($0)) }
let failed = names.withUnsafeBufferPointer { open($0.baseAddress!) }
if failed != 0 { fail("the font \(Screen.fonts[max(Int(failed) - 1, 0)]) cannot be opened") }

do {
  let floorPixels = try Bitmap(width: 1290, height: 2796)
  let pixels = floorPixels.baseAddress.assumingMemoryBound(to: UInt8.self)
  let rasterizer = try Rasterizer()
  let target = try Bitmap(width: 1290, height: 2796)
  let root = Screen.make()
  var list = Screen.displayList(of: root)
  _ = try rasterizer.render(list, size: Screen.size, scale: Screen.scale, into: target)
  _ = floorFrame(pixels)
  if let pictures {
    try floorPixels.write(to: URL(fileURLWithPath: pictures + "/floor.png"))
    try target.write(to: URL(fileURLWithPath: pictures + "/ours.png"))
  }

  var floorTimes: [Double] = []
  var recordTimes: [Double] = []
  var rasterTimes: [Double] = []
  var digestTimes: [Double] = []
  var madeTimes: [Double] = []
  var ratios: [Double] = []
  var wholeRatios: [Double] = []
  for pair in 0..<(pairs + 5) {
    var made: CALayer?
    let floorTime = milliseconds { _ = floorFrame(pixels) }
    let madeTime = milliseconds { made = Screen.make() }
    let recordTime = milliseconds { list = Screen.displayList(of: made ?? root) }
    let rasterTime = try milliseconds {
      _ = try rasterizer.render(list, size: Screen.size, scale: Screen.scale, into: target)
    }
    var digest: PixelDigest?
    let digestTime = milliseconds { digest = PixelDigest(target) }
    guard pair >= 5, digest != nil else { continue }
    floorTimes.append(floorTime)
    madeTimes.append(madeTime)
    recordTimes.append(recordTime)
    rasterTimes.append(rasterTime)
    digestTimes.append(digestTime)
    ratios.append((rasterTime + digestTime) / floorTime)
    wholeRatios.append((madeTime + recordTime + rasterTime + digestTime) / floorTime)
  }

  var encodeTimes: [Double] = []
  var encodeRatios: [Double] = []
  var (floorSize, size) = (0, 0)
  let capacity = 32 << 20
  let file = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  file.initialize(repeating: 0, count: capacity)
  let drawn = target.baseAddress.assumingMemoryBound(to: UInt8.self)
  for pair in 0..<(pairs / 4 + 2) {
    let floorTime = milliseconds { floorSize = floorEncode(drawn, file, capacity) }
    let time = try milliseconds { size = try PNGCodec.encode(target).count }
    guard pair >= 2 else { continue }
    encodeTimes.append(time)
    encodeRatios.append(time / floorTime)
  }

  func line(_ name: String, _ value: Double, _ unit: String) {
    print("\(name)\t\(value)\t\(unit)")
  }
  line("floor: draw and digest", median(floorTimes), "ms")
  line("layers and text layout", median(madeTimes), "ms")
  line("record", median(recordTimes), "ms")
  line("rasterise", median(rasterTimes), "ms")
  line("digest", median(digestTimes), "ms")
  line("rasterise and digest / floor", median(ratios), "times")
  line("all of these / floor", median(wholeRatios), "times")
  line("encode", median(encodeTimes), "ms")
  line("encode / bare libpng", median(encodeRatios), "times")
  line("encode: size / bare libpng's", Double(size) / Double(max(floorSize, 1)), "times")
} catch {
  fail("\(error)")
}
