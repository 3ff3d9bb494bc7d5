import Foundation

/// What prevents a run from completing, recorded once by the first thread that encounters it.
///
/// A full disk would otherwise be reported for every picture.
final class RunTrouble: @unchecked Sendable {
  private let lock = NSLock()
  private var firstOfReport: (any Error)?
  private var firstOfBaselines: (any Error)?

  /// Why pictures can no longer be kept for the report; verdicts remain valid.
  var ofReport: (any Error)? { lock.withLock { firstOfReport } }
  /// Why baselines can no longer be written, which ends the run.
  var ofBaselines: (any Error)? { lock.withLock { firstOfBaselines } }

  func noteReport(_ error: any Error) {
    lock.withLock { firstOfReport = firstOfReport ?? error }
  }

  func noteBaselines(_ error: any Error) {
    lock.withLock { firstOfBaselines = firstOfBaselines ?? error }
  }
}
