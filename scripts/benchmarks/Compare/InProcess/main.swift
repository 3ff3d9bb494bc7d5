import Foundation
import ImageDiff
import Pixels

// Measures what a verification costs beyond laying out and drawing: with the baseline's digest where
// the picture is unchanged, by decoding and with a full picture of the difference where it is not.
// usage: CompareBenchmark FOLDER-OF-PICTURES [--pairs N]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

func milliseconds(_ clock: clockid_t, _ body: () throws -> Void) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(clock, &start)
  try body()
  clock_gettime(clock, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

/// Time of this thread on the processor: other programs' turns on it are not counted.
@MainActor func line(_ name: String, _ body: () throws -> Void) rethrows {
  var times: [Double] = []
  for index in 0..<(pairs + 3) {
    let time = try milliseconds(CLOCK_THREAD_CPUTIME_ID, body)
    if index >= 3 { times.append(time) }
  }
  print("\(name)\t\(times.sorted()[times.count / 2])\tms")
}

var arguments = Array(CommandLine.arguments.dropFirst())
var pairs = 30
if let index = arguments.firstIndex(of: "--pairs"), index + 1 < arguments.count {
  pairs = Int(arguments[index + 1]) ?? pairs
  arguments.removeSubrange(index...(index + 1))
}
guard let path = arguments.first else { fail("name the folder of pictures") }
let folder = URL(fileURLWithPath: path)
let scratch = FileManager.default.temporaryDirectory
  .appendingPathComponent("tateyoko-bench-\(getpid())", isDirectory: true)

do {
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let drawn = try PNGCodec.read(from: folder.appendingPathComponent("base.png"))
  let baseline = scratch.appendingPathComponent("baseline.png")
  let difference = scratch.appendingPathComponent("difference.png")
  try PNGCodec.write(drawn, to: baseline)

  try line("in process: unchanged, by digest") {
    guard try PNGCodec.readHead(from: baseline).pixelDigest == PixelDigest(drawn) else {
      fail("the baseline is another picture")
    }
  }
  try line("in process: unchanged, by decoding") {
    guard try PNGCodec.read(from: baseline).hasSamePixels(as: drawn) else {
      fail("the baseline is another picture")
    }
  }
  for kind in ["small", "large"] {
    let actual = try PNGCodec.read(from: folder.appendingPathComponent("\(kind).png"))
    try line("in process: \(kind) change, with the difference's picture") {
      let reference = try PNGCodec.read(from: baseline)
      let comparison = ImageComparison(reference: reference, actual: actual)
      guard !comparison.matches else { fail("\(kind).png is no change") }
      let picture = try PNGCodec.encode(
        DifferencePicture.drawn(reference: reference, actual: actual, comparison: comparison))
      try AtomicFile.write(picture, to: difference.path, isDurable: false)
    }
  }
} catch {
  fail("\(error)")
}
