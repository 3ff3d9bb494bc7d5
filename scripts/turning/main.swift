// Runs cases of turning and reports what is wrong with them; scripts/check-turns calls it.
import Foundation
import TurnCases

var first = 0
var count = 1000
var seed: UInt64 = 1
var most = 10
var only: TurnViolation.Invariant?
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  let text = arguments.popFirst() ?? ""
  if option == "--only", let invariant = TurnViolation.Invariant(rawValue: text) {
    only = invariant
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
  default:
    FileHandle.standardError.write(Data("check-turns: unknown option \(option)\n".utf8))
    exit(2)
  }
}

var found = 0
var reported = 0
var kinds: [TurnViolation.Invariant: Int] = [:]
for number in first..<first + count {
  let turnCase = TurnCase(number: number, seed: seed)
  let violations = TurnScene.run(turnCase)
  guard let violation = violations.first else { continue }
  found += 1
  kinds[violation.invariant, default: 0] += 1
  guard only == nil || only == violation.invariant else { continue }
  reported += 1
  guard reported <= most else { continue }
  let (small, rest) = turnCase.shrunk(keeping: violation.invariant)
  print("Case \(number) of seed \(seed): \(rest.first ?? violation)\n\(small)\n")
}
for (kind, count) in kinds.sorted(by: { $0.value > $1.value }) { print("\(kind): \(count)") }
print("\(count) cases from \(first) of seed \(seed): \(found == 0 ? "nothing" : "\(found)") wrong")
exit(found == 0 ? 0 : 1)
