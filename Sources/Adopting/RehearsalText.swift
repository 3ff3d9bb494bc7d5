/// The text that tries each screen in a process of its own, which every test target of a package has.
///
/// A screen that ends its process is named, and the others are pictured all the same. Of the others the
/// tests learn which holes they reach and whether they show anything: no such picture becomes a baseline
/// by itself.
enum RehearsalText {
  static let fileName = "Rehearsal.swift"

  /// - Parameter hasHoles: Whether the package has a module of holes.
  static func text(hasHoles: Bool) -> String {
    let module = hasHoles ? "import \(HoleSupport.module)\n" : ""
    let holes = hasHoles ? "AdoptedHoles.all" : "[String]()"
    return #"""
      // Written by `tateyoko adopt`, which replaces it when it is run again.

      import Foundation
      import Tateyoko
      \#(module)import Testing
      import UIKit

      /// What became of a screen that was tried in a process of its own.
      struct Rehearsal: Codable {
        /// Code that it reached and that doesn't compile here.
        var holes: [String] = []
        /// Pixels of another colour than the most frequent one, in percent.
        var ink = 0.0

        /// Pictures with less than this show nothing, in percent.
        private static let leastInk = 0.2
        private static let mark = "tateyoko-rehearsal: "
        /// After this many seconds the process ends.
        private static let limit: UInt32 = 120

        /// A file for what the process of a screen says before it ends.
        static func log() -> String {
          FileManager.default.temporaryDirectory.path + "/tateyoko-rehearsal-\(UUID().uuidString)"
        }

        /// Shows a screen in each cell of a matrix, and prints what became of it.
        @MainActor static func perform(
          on matrix: SnapshotMatrix, log: String, _ make: @MainActor () -> UIViewController
        ) throws {
          alarm(limit)
          let file = open(log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
          if file >= 0 {
            dup2(file, 2)
            close(file)
          }
          var result = Rehearsal()
          for cell in try matrix.cells() {
            let simulator = Simulator(
              cell.device, os: cell.os, orientation: cell.orientation, infoPlist: matrix.infoPlist)
            simulator.launch(simulator.perform { make() })
            _ = simulator.tree
            // One picture tells whether there is anything; a screen that can't be pictured has no ink.
            if result.ink == 0 { result.ink = (try? simulator.capture()).map(ink) ?? 0 }
          }
          result.holes = \#(holes)
          let data = try JSONEncoder().encode(result)
          print("\n" + mark + String(decoding: data, as: UTF8.self))
          fflush(nil)
        }

        /// Shows a view alone on a screen.
        @MainActor static func stage(_ view: UIView) -> UIViewController {
          let controller = UIViewController()
          view.frame = CGRect(x: 0, y: 100, width: 320, height: 160)
          controller.view.addSubview(view)
          return controller
        }

        /// Reads what a process printed; nil for one that didn't end as it should, which is told with
        /// what it said last.
        init?(_ output: [UInt8]?, of name: String, log: String) {
          let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
          try? FileManager.default.removeItem(atPath: log)
          let lines = String(decoding: output ?? [], as: UTF8.self).split(separator: "\n")
          guard let line = lines.last(where: { $0.hasPrefix(Self.mark) }),
            let found = try? JSONDecoder().decode(
              Rehearsal.self, from: Data(line.dropFirst(Self.mark.count).utf8))
          else {
            let words = said.split(separator: "\n")
            let reason = words.first { $0.contains("atal error") } ?? words.last { !$0.isEmpty }
            Issue.record("\(name) can't be pictured: \(reason ?? "it says nothing")")
            return nil
          }
          self = found
        }

        private init() {}

        /// Whether the picture may become a baseline by itself.
        ///
        /// With `TATEYOKO_HOLES=record` in the environment every picture may.
        var mayBeRecorded: Bool {
          let asked = ProcessInfo.processInfo.environment["TATEYOKO_HOLES"] == "record"
          return asked || holes.isEmpty && ink >= Self.leastInk
        }

        /// Tells what keeps the picture from being one of the screen as it is on a device.
        func tell(_ name: String) {
          if !holes.isEmpty {
            Issue.record(
              "\(name) reaches \(holes.count == 1 ? "a hole" : "\(holes.count) holes"):\n\(holes.joined(separator: "\n"))",
              severity: .warning)
          }
          if ink < Self.leastInk {
            Issue.record(
              "\(name) is blank: \(100 - ink) % of its pixels have one colour", severity: .warning)
          }
        }

        private static func ink(_ bitmap: Bitmap) -> Double {
          var counts: [UInt32: Int] = [:]
          var count = 0
          bitmap.withUnsafeBytes { bytes in
            // A ninth of the pixels.
            for y in stride(from: 0, to: bitmap.height, by: 3) {
              for x in stride(from: 0, to: bitmap.width, by: 3) {
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
