/// Runs a closure that requires the main actor from code that can't declare that it's on it.
///
/// Returns `nil` if called elsewhere than on the main queue, as views must not be accessed there.
nonisolated func onMainQueue<T: Sendable>(_ body: @MainActor () -> T) -> T? {
  MainQueue.isCurrent ? MainActor.assumeIsolated(body) : nil
}
