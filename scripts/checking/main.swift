// Runs generated cases of a kind and reports what is wrong with them; scripts/check-turns and
// scripts/check-updates call it.
import Foundation
import HistoryCases
import TurnCases

let kind = CommandLine.arguments.dropFirst().first
let series = CaseSeries(CommandLine.arguments.dropFirst(2))
switch kind {
case "turns": exit(try series.run(TurnCase.self) ? 0 : 1)
case "updates": exit(try series.run(HistoryCase.self) ? 0 : 1)
default: refuse("the first argument is turns or updates")
}
