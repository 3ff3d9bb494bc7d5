import Foundation
import Tateyoko
import UIKit

/// Measures how the cost of a layout grows with its size.
///
/// ```
/// GrowthBenchmark [--case NAME] [--limit SECONDS] [--frames] [--sizes A,B,C]
/// GrowthBenchmark --swiftui
/// ```
///
/// Each case is laid out at several sizes in a process of its own. A size is left out when the ones
/// before it let expect more than the limit. A line per case prints the times, their ratios, the
/// exponent (the slope of the logarithm of the time over that of the size, by least squares) and
/// the memory that the largest size took beyond what the process had before. `--frames` prints a
/// digest of all frames instead, for comparing two versions of the solver; `--swiftui` what SwiftUI's screens cost
/// next to the bounds (``SwiftUIBounds``), with status 1 if one is exceeded.
@main
@MainActor
struct Growth {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func option(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return nil
      }
      let value = arguments[index + 1]
      arguments.removeSubrange(index...(index + 1))
      return value
    }
    let wanted = option("--case")
    let limit = option("--limit").flatMap(Double.init) ?? 10
    let sizes = option("--sizes")?.split(separator: ",").compactMap { Int($0) }
    if arguments.contains("--swiftui") { exit(SwiftUIBounds.print() ? 0 : 1) }
    let printsFrames = arguments.contains("--frames")
    for one in GrowthCase.all where wanted == nil || one.name == wanted {
      if printsFrames {
        for size in sizes ?? one.checkedSizes {
          print("\(one.name)\t\(size)\t\(one.frames(size))")
        }
      } else if wanted == nil {
        runAlone(one, limit, sizes)
      } else {
        measure(one, limit, sizes ?? one.sizes)
      }
    }
  }

  /// Measures a case in a process of its own, so that no other case's memory is counted.
  private static func runAlone(_ one: GrowthCase, _ limit: Double, _ sizes: [Int]?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--case", one.name, "--limit", "\(limit)"]
    if let sizes {
      process.arguments? += ["--sizes", sizes.map(String.init).joined(separator: ",")]
    }
    do { try process.run() } catch { return print("\(one.name)\tcould not be run: \(error)") }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      print("\(one.name)\tended with status \(process.terminationStatus)")
    }
  }

  private static func measure(_ one: GrowthCase, _ limit: Double, _ sizes: [Int]) {
    // What is done once in a process is no part of the growth.
    _ = one.run(sizes[0] / 4 + 2)
    var points: [(size: Int, time: Double)] = []
    let before = peakMemory()
    var left = false
    for size in sizes {
      if let last = points.last {
        let steepness = points.count > 1 ? exponent(points.suffix(2)) : 2
        let factor = Double(size) / Double(last.size)
        if last.time * pow(factor, max(1, steepness)) > limit {
          left = true
          break
        }
      }
      // The best of several, where they are short: other programs run on the machine, too.
      var best = one.run(size)
      var spent = best
      for _ in 1..<5 where spent < 1 {
        let time = one.run(size)
        best = min(best, time)
        spent += time
      }
      points.append((size, best))
    }
    let times = points.map { "\($0.size): \(text($0.time * 1000))" }.joined(separator: "  ")
    let ratios = zip(points, points.dropFirst()).map { text($1.time / $0.time) }
    print(
      one.name.padding(toLength: 40, withPad: " ", startingAt: 0),
      "\(times) ms\(left ? "  (more than \(text(limit)) s beyond)" : "")",
      "ratios \(ratios.joined(separator: " "))", "exponent \(text(exponent(points[...])))",
      "\(text(peakMemory() - before)) MB", separator: "; ")
  }

  /// The slope of log time over log size.
  static func exponent(_ points: ArraySlice<(size: Int, time: Double)>) -> Double {
    guard points.count > 1 else { return .nan }
    let logs = points.map { (log(Double($0.size)), log($0.time)) }
    let count = Double(logs.count)
    let x = logs.reduce(0) { $0 + $1.0 } / count
    let y = logs.reduce(0) { $0 + $1.1 } / count
    let covariance = logs.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    return covariance / logs.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
  }

  static func text(_ value: Double) -> String { String(format: "%.2f", value) }

  /// The most memory this process has had, in megabytes.
  private static func peakMemory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }
}
