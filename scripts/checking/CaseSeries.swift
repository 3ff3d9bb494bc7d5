import Foundation
import GeneratedCases

/// A part of a series of cases that is run and reported.
struct CaseSeries {
  var first = 0
  var count = 1000
  var seed: UInt64 = 1
  /// The most failing cases that are made smaller and printed.
  var most = 10
  /// Processor time after which a case counts as endless.
  var seconds = 20
  /// The one invariant whose cases are printed; all where it is nil.
  var only: String?
  /// Cases whose code doesn't contain this are left out; none where it is nil.
  var containing: String?
  /// A file that says which case is under way, for who finds the process ended.
  var markPath: String?

  init(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let option = arguments.popFirst() {
      let text = arguments.popFirst() ?? ""
      switch option {
      case "--only":
        only = text
        continue
      case "--containing":
        containing = text
        continue
      case "--mark":
        markPath = text
        continue
      default: break
      }
      guard let number = Int(text), number >= 0 else { refuse("\(option) needs a number") }
      switch option {
      case "--first": first = number
      case "--count": count = number
      case "--seed": seed = UInt64(number)
      case "--most": most = number
      case "--seconds": seconds = max(1, number)
      default: refuse("unknown option \(option)")
      }
    }
  }

  /// Runs the cases of a kind.
  ///
  /// - Returns: Whether nothing was wrong.
  @MainActor
  func run<Case: GeneratedCase>(_ kind: Case.Type) throws -> Bool {
    var mark: FileHandle?
    if let markPath, FileManager.default.createFile(atPath: markPath, contents: nil) {
      mark = FileHandle(forWritingAtPath: markPath)
    }
    CaseTimer.install(seconds: seconds)
    var found = 0
    var reported = 0
    var kinds: [String: Int] = [:]
    for number in first..<first + count {
      if let mark {
        try mark.seek(toOffset: 0)
        try mark.write(contentsOf: Data("\(number)\n".utf8))
      }
      let generated = Case(number: number, seed: seed)
      if let containing, !generated.description.contains(containing) { continue }
      let name = "Case \(number) of seed \(seed)"
      guard let violation = CaseTimer.run(generated, name: name).first else { continue }
      found += 1
      kinds[violation.invariant.rawValue, default: 0] += 1
      guard only == nil || only == violation.invariant.rawValue else { continue }
      reported += 1
      guard reported <= most else { continue }
      // One that is made smaller may end the process.
      report("\(name): \(violation)")
      let (small, rest) = generated.shrunk(keeping: violation.invariant) {
        CaseTimer.run($0, name: "\(name), made smaller")
      }
      report("Made smaller: \(rest.first ?? violation)\n\(small)\n")
    }
    let ordered = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (kind, count) in ordered { report("\(kind): \(count)") }
    report(
      "\(count) cases from \(first) of seed \(seed): \(found == 0 ? "nothing" : "\(found)") wrong")
    return found == 0
  }

  /// Unlike `print`, it holds nothing back: what was found is seen even if a later case ends the process.
  private func report(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}

/// Ends the process, as it was called wrongly.
func refuse(_ problem: String) -> Never {
  FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
  exit(2)
}
