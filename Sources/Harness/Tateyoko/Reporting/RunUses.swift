/// The baselines that one process of a test run used.
struct RunUses {
  /// Whether the end of the run will be reported.
  var isArmed = false
  /// The first record mode in use, for a report that is started at the end.
  var decision: RecordDecision?
  /// This process's file of used baselines; `nil` if it can't be written.
  var file: UsedBaselinesFile?
  /// Paths of swift-snapshot-testing's pictures, and whether each has the same size.
  var libraryReferences: [String: Bool] = [:]
  /// Whether this process is ending.
  var isEnding = false
  /// The number of failures of each cause that were reported in full.
  var reportedCauses: [String: Int] = [:]
}
