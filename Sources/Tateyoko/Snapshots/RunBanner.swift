import Foundation

/// Says how baselines are recorded, and who said so.
struct RunBanner {
  func show(_ decision: RecordDecision) {
    var text = "snapshots: record mode \(decision.words)\n"
    if let warning = decision.warning { text += "snapshots: \(warning)\n" }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
