import Foundation

/// Writes to a process that may have ended: the write fails then, whereas the accompanying signal would end
/// the tests.
package func withoutPipeSignal<Result>(_ body: () throws -> Result) rethrows -> Result {
  var pipe = sigset_t()
  sigemptyset(&pipe)
  sigaddset(&pipe, SIGPIPE)
  var mask = sigset_t()
  pthread_sigmask(SIG_BLOCK, &pipe, &mask)
  defer {
    // A pending one would be delivered as soon as possible.
    var none = timespec()
    while sigtimedwait(&pipe, nil, &none) == SIGPIPE {}
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
  return try body()
}
