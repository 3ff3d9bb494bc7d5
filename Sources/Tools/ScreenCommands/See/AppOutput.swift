import Foundation

/// Keeps an app's output out of a result that is read by programs.
enum AppOutput {
  /// Runs code with its standard output redirected to standard error.
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
