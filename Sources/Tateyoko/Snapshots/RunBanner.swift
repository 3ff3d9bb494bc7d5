import Foundation

/// Says once a process when baselines are recorded, and who said so.
enum RunBanner {
  private static let once: Void = {
    let decision = RecordDecision.decide(call: nil, scope: nil)
    var text = "snapshots: record mode \(decision.words)\n"
    if let warning = decision.warning { text += "snapshots: \(warning)\n" }
    FileHandle.standardError.write(Data(text.utf8))
  }()

  static func show() { _ = once }
}
