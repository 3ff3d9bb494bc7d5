import Foundation
import Tateyoko
import UIKit

// Measures the verification of an unchanged screen, from view code to verdict, against the floor,
// frame by frame in turn. usage: ScreenBenchmark FLOOR.so [--pairs N] [--folder FOLDER]
// or the memory a run over many different screens takes: ScreenBenchmark --memory COUNT
// or the layout of a screen of 150 views by Auto Layout: ScreenBenchmark --constraints COUNT

typealias Open = @convention(c) (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
typealias Frame = @convention(c) (UnsafeMutablePointer<UInt8>) -> UInt64

let fonts = [
  "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
  "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
  "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}

func symbol<T>(_ name: String, in library: UnsafeMutableRawPointer, as type: T.Type) -> T {
  guard let address = dlsym(library, name) else { fail("the floor has no \(name)") }
  return unsafeBitCast(address, to: type)
}

func milliseconds(
  _ clock: clockid_t = CLOCK_MONOTONIC, _ body: () throws -> Void
) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(clock, &start)
  try body()
  clock_gettime(clock, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

func line(_ name: String, _ value: Double, _ unit: String) {
  print("\(name)\t\(value)\t\(unit)")
}

/// The most memory this process has had, in megabytes.
func peakMemory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return Double(line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
}

@MainActor func measureMemory(_ count: Int) throws {
  let devices: [Device] = [.iPhone15ProMax, .iPhoneX, .iPhone8, .iPadPro11]
  var early = 0.0
  for index in 0..<count {
    let simulator = Simulator(devices[index % devices.count])
    let screen = TableScreen()
    screen.words = "Picture \(index)"
    simulator.launch(screen)
    _ = try simulator.capture()
    if index == count / 2 { early = peakMemory() }
  }
  line("peak memory after \(count / 2) different screens", early, "MB")
  line("peak memory after \(count) different screens", peakMemory(), "MB")
}

@MainActor func measureConstraints(_ count: Int) {
  var layouts: [Double] = []
  var edits: [Double] = []
  for index in 0..<(count + 3) {
    let simulator = Simulator(.iPhone15Pro)
    let screen = ConstraintScreen()
    let layout = milliseconds(CLOCK_THREAD_CPUTIME_ID) { simulator.launch(screen) }
    let before = screen.rows.last?.title.frame.minX ?? 0
    let edit = milliseconds(CLOCK_THREAD_CPUTIME_ID) {
      screen.inset?.constant = 30
      _ = simulator.recursiveDescription.isEmpty
    }
    if screen.rows.last?.title.frame.minX != before + 14 { fail("the edit did not move the rows") }
    guard index >= 3 else { continue }
    layouts.append(layout)
    edits.append(edit)
  }
  line("constraints: make and lay out 150 views under 504", median(layouts), "ms")
  line("constraints: another inset, and all frames as text", median(edits), "ms")
}

/// Loads another storyboard each time, as one that was read is kept, and then the same one again.
@MainActor func measureStoryboards(_ count: Int) throws {
  var times: [[Double]] = [[], []]
  for _ in 0..<count {
    let screens = try StoryboardScreens()
    defer { screens.remove() }
    for pass in 0...1 {
      let simulator = Simulator(.iPhone15Pro)
      var made: [UIViewController] = []
      let time = milliseconds(CLOCK_THREAD_CPUTIME_ID) {
        simulator.perform { made = screens.load() }
      }
      if made.contains(where: { $0.viewIfLoaded?.subviews.count != 12 }) {
        fail("a screen of the storyboard is incomplete")
      }
      times[pass].append(time)
    }
  }
  line("storyboard: the process's first", times[0][0], "ms")
  line("storyboard: read 30 scenes, make each controller and its view", median(times[0]), "ms")
  line("storyboard: the same once it was read", median(times[1]), "ms")
}

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  let value = arguments[index + 1]
  arguments.removeSubrange(index...(index + 1))
  return value
}
let pairs = option("--pairs").flatMap { Int($0) } ?? 60
let folder = option("--folder") ?? NSTemporaryDirectory() + "tateyoko-bench"
if let count = option("--memory").flatMap({ Int($0) }) {
  try measureMemory(count)
  exit(0)
}
if let count = option("--storyboards").flatMap({ Int($0) }) {
  try measureStoryboards(count)
  exit(0)
}
if let count = option("--constraints").flatMap({ Int($0) }) {
  measureConstraints(count)
  exit(0)
}
guard let path = arguments.first, let library = dlopen(path, RTLD_NOW) else {
  fail("no floor to measure against: \(arguments.first ?? "give its path")")
}
let open = symbol("floor_open", in: library, as: Open.self)
let floorFrame = symbol("floor_frame", in: library, as: Frame.self)
let names = fonts.map { UnsafePointer(strdup($0)) }
let failed = names.withUnsafeBufferPointer { open($0.baseAddress!) }
if failed != 0 { fail("the font \(fonts[max(Int(failed) - 1, 0)]) cannot be opened") }
let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 1290 * 2796 * 4)
pixels.initialize(repeating: 0, count: 1290 * 2796 * 4)

@MainActor func verify(record: SnapshotTestingConfiguration.Record) -> String? {
  let simulator = Simulator(.iPhone15ProMax)
  simulator.launch(TableScreen())
  return verifySnapshot(
    of: simulator, as: .image, named: "table", record: record, snapshotDirectory: folder,
    testName: "bench")
}

_ = verify(record: .all)
if let problem = verify(record: .never) { fail("the screen differs from itself: \(problem)") }

var floorTimes: [Double] = []
var times: [Double] = []
var launchTimes: [Double] = []
var captureTimes: [Double] = []
var ratios: [Double] = []
for pair in 0..<(pairs + 5) {
  let floorTime = milliseconds { _ = floorFrame(pixels) }
  var problem: String?
  let time = milliseconds { problem = verify(record: .never) }
  if let problem { fail("the screen differs from itself: \(problem)") }
  let simulator = Simulator(.iPhone15ProMax)
  let launchTime = milliseconds { simulator.launch(TableScreen()) }
  let captureTime = try milliseconds { _ = try simulator.capture() }
  guard pair >= 5 else { continue }
  floorTimes.append(floorTime)
  times.append(time)
  launchTimes.append(launchTime)
  captureTimes.append(captureTime)
  ratios.append(time / floorTime)
}
line("floor: draw and digest", median(floorTimes), "ms")
line("launch: make and lay out the screen", median(launchTimes), "ms")
line("capture: record and rasterise it", median(captureTimes), "ms")
line("verify: launch, capture, digest, baseline", median(times), "ms")
line("verify / floor", median(ratios), "times")
