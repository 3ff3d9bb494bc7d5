import Synchronization

/// The baselines that this process has written.
///
/// A test that recorded has failed, and stays failed: when a runner tries it again, it would find its
/// own picture and pass without anyone having looked.
enum RecordedBaselines {
  private static let paths = Mutex<Set<String>>([])

  static func note(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  static func contains(_ path: String) -> Bool {
    paths.withLock { $0.contains(path) }
  }

  /// Takes a baseline for one of an earlier run.
  static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }
}
