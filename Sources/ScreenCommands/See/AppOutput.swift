import Foundation

/// Keeps what an app prints out of an answer, whose bytes are read by programs.
enum AppOutput {
  /// Runs code whose standard output goes to standard error.
  static func aside<R>(_ body: () throws -> R) rethrows -> R {
    fflush(nil)
    let saved = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0 else { return try body() }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer {
      fflush(nil)
      dup2(saved, STDOUT_FILENO)
      close(saved)
    }
    return try body()
  }
}
