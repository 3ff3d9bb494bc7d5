import Synchronization

/// The baselines that a session has written.
///
/// A test that recorded has failed, and stays failed: if a runner retries it, it would find its own
/// picture and pass without a review.
final class RecordedBaselines: Sendable {
  private let paths = Mutex<Set<String>>([])

  func note(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  func contains(_ path: String) -> Bool {
    paths.withLock { $0.contains(path) }
  }
}
