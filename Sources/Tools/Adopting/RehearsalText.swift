/// The source that tries each screen in its own process, which is part of every test target of a package.
///
/// A screen that ends its process is reported, and the others are still pictured. For those, the tests learn which
/// holes they reach and whether they show anything: a picture that has holes or is empty isn't recorded as a baseline
/// automatically.
enum RehearsalText {
  static let fileName = "Rehearsal.swift"

  /// - Parameter hasHoles: Whether the package has a module of holes.
  static func text(hasHoles: Bool) -> String {
    let module = hasHoles ? "import \(HoleSupport.module)\n" : ""
    let holes =
      hasHoles ? "AdoptedHoles.all + AdoptedApp.missingClasses" : "AdoptedApp.missingClasses"
    return #"""
      // Written by `tateyoko adopt`, which replaces it when it is run again.

      import Foundation
      import Tateyoko
      \#(module)import Testing
      import UIKit

      /// The result of trying a screen in its own process.
      struct Rehearsal: Codable {
        /// Code that was reached and doesn't compile here.
        var holes: [String] = []
        /// The percentage of pixels that differ from the most frequent colour.
        var ink = 0.0

        /// The minimum percentage for a picture that shows anything; a short text on a large phone has twice as much.
        private static let leastInk = 0.05
        private static let mark = "tateyoko-rehearsal: "
        /// The number of seconds after which the process ends.
        private static let limit: UInt32 = 120

        /// Returns the file that a test process writes for the processes of its screens. The code in them could
        /// capture values only as of Swift 6.3.
        private static func place(_ stage: String, of process: pid_t) -> String {
          FileManager.default.temporaryDirectory.path + "/tateyoko-\(process)-\(stage)"
        }

        /// Says which screen the next process shows.
        ///
        /// - Parameter stage: A name for the test, whose screens are shown one after another.
        static func announce(_ name: String, in stage: String) throws {
          try Data(name.utf8).write(
            to: URL(fileURLWithPath: place(stage, of: getpid())), options: .atomic)
        }

        /// Shows the announced screen in each cell of a matrix, and prints the result.
        @MainActor static func perform(
          in stage: String, on matrix: SnapshotMatrix,
          _ make: @escaping @MainActor (String) -> UIViewController?
        ) async throws {
          alarm(limit)
          let place = place(stage, of: getppid())
          let name = try String(contentsOfFile: place, encoding: .utf8)
          let file = open(place + ".log", O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600)
          if file >= 0 {
            dup2(file, 2)
            close(file)
          }
          var result = Rehearsal()
          for cell in try matrix.cells() {
            let simulator = Simulator(
              cell.device, os: cell.os, orientation: cell.orientation, infoPlist: matrix.infoPlist)
            guard let controller = simulator.perform({ make(name) }) else { return }
            simulator.launch(controller)
            _ = simulator.tree
            // A single picture shows whether there is anything to see. A screen that can't be pictured has no ink.
            if result.ink == 0 {
              let part = simulator.perform { shareOfStaged }
              result.ink = (try? simulator.capture()).map { ink($0, in: part) } ?? 0
            }
          }
          // What a screen has begun on other threads may end the process, too.
          for _ in 0..<10 {
            usleep(10_000)
            await Task.yield()
          }
          result.holes = \#(holes)
          let data = try JSONEncoder().encode(result)
          print("\n" + mark + String(decoding: data, as: UTF8.self))
          fflush(nil)
        }

        /// The view that is shown alone, if one is: its surroundings are not part of its picture.
        @MainActor private static weak var staged: UIView?

        /// Its frame, as fractions of the window.
        @MainActor private static var shareOfStaged: CGRect {
          guard let staged, let window = staged.window, !window.bounds.isEmpty else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
          }
          let frame = staged.convert(staged.bounds, to: window)
          let (width, height) = (window.bounds.width, window.bounds.height)
          return CGRect(
            x: frame.minX / width, y: frame.minY / height, width: frame.width / width,
            height: frame.height / height)
        }

        /// Shows a view alone on a screen.
        @MainActor static func stage(_ view: UIView) -> UIViewController {
          staged = view
          let controller = UIViewController()
          view.frame = CGRect(x: 0, y: 100, width: 320, height: 160)
          controller.view.addSubview(view)
          return controller
        }

        /// A container that a screen's code takes for granted.
        enum Container { case navigation, tabBar }

        /// Puts a screen into the containers that its code takes for granted, unless it is such a container.
        @MainActor static func contain(
          _ screen: UIViewController, in containers: [Container]
        ) -> UIViewController {
          var result = screen
          // A navigation controller can't contain another one, nor a split view.
          let isOutside = screen is UINavigationController || screen is UISplitViewController
          if containers.contains(.navigation), !isOutside {
            result = UINavigationController(rootViewController: result)
          }
          guard containers.contains(.tabBar), !(screen is UITabBarController) else { return result }
          let tabs = UITabBarController()
          tabs.viewControllers = [result]
          return tabs
        }

        /// Parses the output of a process. Reports a process that didn't end normally, with its last output, and
        /// returns nil.
        init?(_ output: [UInt8]?, of name: String, in stage: String) {
          let place = Self.place(stage, of: getpid())
          let said = (try? String(contentsOfFile: place + ".log", encoding: .utf8)) ?? ""
          for file in [place, place + ".log"] { try? FileManager.default.removeItem(atPath: file) }
          let lines = String(decoding: output ?? [], as: UTF8.self).split(separator: "\n")
          guard let line = lines.last(where: { $0.hasPrefix(Self.mark) }),
            let found = try? JSONDecoder().decode(
              Rehearsal.self, from: Data(line.dropFirst(Self.mark.count).utf8))
          else {
            let words = said.split(separator: "\n")
            let reason =
              words.first { $0.contains("atal error") || $0.contains("ssertion failed") }
              ?? words.last { !$0.isEmpty }
            Issue.record("\(name) can't be pictured: \(reason ?? "it says nothing")")
            return nil
          }
          self = found
        }

        private init() {}

        /// Whether the picture may be recorded as a baseline automatically.
        ///
        /// With `TATEYOKO_HOLES=record` in the environment, every picture may.
        var mayBeRecorded: Bool {
          let asked = ProcessInfo.processInfo.environment["TATEYOKO_HOLES"] == "record"
          return asked || holes.isEmpty && ink >= Self.leastInk
        }

        /// Reports why the picture isn't the same as on a device.
        func tell(_ name: String) {
          if !holes.isEmpty {
            let count = holes.count == 1 ? "a hole" : "\(holes.count) holes"
            Self.warn("\(name) reaches \(count):\n\(holes.joined(separator: "\n"))")
          }
          if ink < Self.leastInk {
            Self.warn("\(name) is blank: \(100 - ink) % of its pixels have one colour")
          }
        }

        /// Records a warning; before Swift 6.3, which has none, it is only printed.
        private static func warn(_ text: String) {
          #if compiler(>=6.3)
            Issue.record(Comment(rawValue: text), severity: .warning)
          #else
            print("warning: \(text)")
          #endif
        }

        private static func ink(_ bitmap: Bitmap, in part: CGRect) -> Double {
          func pixels(_ from: CGFloat, _ to: CGFloat, of count: Int) -> StrideTo<Int> {
            let (start, end) = (from.isFinite ? from : 0, to.isFinite ? to : 1)
            let all = CGFloat(count)
            return stride(
              from: Int(min(max(start, 0), 1) * all), to: Int(min(max(end, 0), 1) * all), by: 3)
          }
          let rows = pixels(part.minY, part.maxY, of: bitmap.height)
          let columns = pixels(part.minX, part.maxX, of: bitmap.width)
          var counts: [UInt32: Int] = [:]
          var count = 0
          bitmap.withUnsafeBytes { bytes in
            // Samples a ninth of the pixels.
            for y in rows {
              for x in columns {
                let place = y * bitmap.rowBytes + x * 4
                counts[bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self), default: 0] += 1
                count += 1
              }
            }
          }
          let largest = counts.values.max() ?? 0
          return count == 0 ? 0 : 100 * Double(count - largest) / Double(count)
        }
      }
      """# + "\n"
  }
}
