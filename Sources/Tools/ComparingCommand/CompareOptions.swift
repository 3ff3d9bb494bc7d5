import ArgumentParser
import Comparing
import Foundation
import Pixels
import RunRecord

/// The options of `tateyoko compare`, and its implementation.
package struct CompareOptions: ParsableArguments {
  package static let abstract = "Compares two PNG files, or two folders of them, from any source."
  package static let discussion = """
    Files in two folders are paired by relative path; a file in only one of them is new or \
    removed. Never writes baselines; use "tateyoko accept --report FOLDER" for that.

    Exit status: 0 same, 1 different, 2 when a picture could not be compared.
    """

  package enum Removed: String, ExpressibleByArgument, CaseIterable, Sendable {
    case fail, warn, ignore
  }

  @Argument(help: "The baseline: a PNG file or a folder.")
  var baseline: String

  @Argument(help: "The actual picture or folder to compare with the baseline.")
  var actual: String

  @Option(help: ArgumentHelp("The folder to write a report to.", valueName: "folder"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Where to write the difference picture; a folder when comparing folders.",
      valueName: "file"))
  var diff: String?

  @OptionGroup(title: "Tolerance") var toleranceOptions: ToleranceOptions

  @Option(help: "How to treat pictures missing from the second folder: fail, warn or ignore.")
  var removed: Removed = .fail

  @Flag(help: "Print the record of the run as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp("The number of threads; one per processor by default.", valueName: "n"))
  var jobs: Int = max(1, min(256, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  @Option(
    help: ArgumentHelp(
      """
      The maximum number of pixels per picture; \(PNGLimits.foreign.pixelCount) for both together \
      by default, and far fewer if a small file declares a large picture.
      """, valueName: "count"))
  var maxPixels: Int?

  @Flag(name: .shortAndLong, help: "List equal pictures too.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  package init() {}

  package func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs takes a number from 1 to 256, not \(jobs).")
    }
    if let maxPixels, !(1...Bitmap.maximumPixelCount).contains(maxPixels) {
      throw ValidationError(
        "--max-pixels takes a number from 1 to \(Bitmap.maximumPixelCount), not \(maxPixels).")
    }
  }

  /// Compares, and prints the result.
  ///
  /// - Returns: The exit status.
  package func run() throws -> Int32 {
    let output = CompareOutput(isVerbose: verbose, isQuiet: quiet)
    do {
      let root = FileManager.default.currentDirectoryPath
      var run = ComparingRun(
        report: report.map { URL(fileURLWithPath: $0, isDirectory: true) }, root: root)
      run.tolerance = try toleranceOptions.tolerance()
      if let maxPixels {
        run.limits = .pixels(maxPixels)
        run.pairPixelCount = 2 * maxPixels
        run.pairByteCount = 2 * run.limits.fileByteCount
      }
      run.jobs = jobs
      run.differences = diff
      let isMoving = !json
      var record = try run.run(baseline: baseline, actual: actual) { done, total in
        if isMoving { output.progress(done, of: total) }
      }
      if removed == .ignore { record.snapshots.removeAll { $0.outcome == .stale } }
      if json {
        let text = String(decoding: try record.json(), as: UTF8.self)
        output.print(HarmlessText.json(text), terminator: "")
      } else {
        output.summarize(
          record, page: run.page,
          accept: report.map {
            "\(OwnCommand.name()) accept --all --report \(PathText.shellQuoted($0))"
          })
      }
      return status(of: record)
    } catch {
      output.printError("Error: \(error)")
      return 2
    }
  }

  private func status(of record: RunRecord) -> Int32 {
    if record.snapshots.contains(where: { $0.outcome == .error }) { return 2 }
    let isDifferent = record.snapshots.contains {
      $0.outcome.isFailure || $0.outcome == .stale && removed == .fail
    }
    return isDifferent ? 1 : 0
  }
}
