import Foundation

/// A message about how baselines are recorded, and who chose that.
struct RunBanner {
  func show(_ decision: RecordDecision) {
    var text = "snapshots: record mode \(decision.words)\n"
    if let warning = decision.warning { text += "snapshots: \(warning)\n" }
    if let note = StandardVersion.ofRun.note { text += "snapshots: \(note)\n" }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
