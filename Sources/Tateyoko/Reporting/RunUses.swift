/// What one process of a test run asked for.
struct RunUses {
  /// Whether the end of the run will be reported.
  var isArmed = false
  /// The record mode that was met first, for a report that is begun at the end.
  var decision: RecordDecision?
  /// This process's file of used baselines; nil where it can't be written.
  var file: UsedBaselinesFile?
  /// Baselines that scenarios lie beside and do not make.
  var leftOver: Set<String> = []
  /// Paths of swift-snapshot-testing's pictures, each with whether its size is the same.
  var libraryReferences: [String: Bool] = [:]
  /// Whether this process has come to its end.
  var isEnding = false
  /// How many failures of each cause were reported in full.
  var reportedCauses: [String: Int] = [:]
}
