// Runs cases of turning and reports what is wrong with them; scripts/check-turns calls it.
import Foundation
import TurnCases

var first = 0
var count = 1000
var seed: UInt64 = 1
var most = 10
var seconds = 20
var only: TurnViolation.Invariant?
var markPath: String?
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  let text = arguments.popFirst() ?? ""
  if option == "--only", let invariant = TurnViolation.Invariant(rawValue: text) {
    only = invariant
    continue
  }
  if option == "--mark" {
    markPath = text
    continue
  }
  guard let number = Int(text), number >= 0 else {
    FileHandle.standardError.write(Data("check-turns: \(option) needs a number\n".utf8))
    exit(2)
  }
  switch option {
  case "--first": first = number
  case "--count": count = number
  case "--seed": seed = UInt64(number)
  case "--most": most = number
  case "--seconds": seconds = max(1, number)
  default:
    FileHandle.standardError.write(Data("check-turns: unknown option \(option)\n".utf8))
    exit(2)
  }
}

/// Unlike `print`, it holds nothing back: what was found is seen even if a later case ends the process.
func report(_ text: String) {
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

// Tells the script which case it was that ended the process.
var mark: FileHandle?
if let markPath, FileManager.default.createFile(atPath: markPath, contents: nil) {
  mark = FileHandle(forWritingAtPath: markPath)
}

CaseTimer.install(seconds: seconds)
var found = 0
var reported = 0
var kinds: [TurnViolation.Invariant: Int] = [:]
for number in first..<first + count {
  if let mark {
    try mark.seek(toOffset: 0)
    try mark.write(contentsOf: Data("\(number)\n".utf8))
  }
  let turnCase = TurnCase(number: number, seed: seed)
  let name = "Case \(number) of seed \(seed)"
  let violations = CaseTimer.run(turnCase, name: name)
  guard let violation = violations.first else { continue }
  found += 1
  kinds[violation.invariant, default: 0] += 1
  guard only == nil || only == violation.invariant else { continue }
  reported += 1
  guard reported <= most else { continue }
  // One that is made smaller may end the process.
  report("\(name): \(violation)")
  let (small, rest) = turnCase.shrunk(keeping: violation.invariant) {
    CaseTimer.run($0, name: "\(name), made smaller")
  }
  report("Made smaller: \(rest.first ?? violation)\n\(small)\n")
}
let ordered = kinds.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
for (kind, count) in ordered { report("\(kind): \(count)") }
report("\(count) cases from \(first) of seed \(seed): \(found == 0 ? "nothing" : "\(found)") wrong")
exit(found == 0 ? 0 : 1)
