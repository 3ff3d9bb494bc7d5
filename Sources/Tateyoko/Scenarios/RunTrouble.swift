import Foundation

/// What keeps a run from doing its work as a whole, noted once by the thread that meets it first.
///
/// A full disk would otherwise be reported once a picture.
final class RunTrouble: @unchecked Sendable {
  private let lock = NSLock()
  private var firstOfReport: (any Error)?
  private var firstOfBaselines: (any Error)?

  /// Why pictures can no longer be kept for the report; verdicts are still good then.
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
