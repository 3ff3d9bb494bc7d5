/// Runs a closure that needs the main actor from code that cannot say it is on it.
///
/// Returns nil elsewhere than on the main queue, where views must not be touched.
nonisolated func onMainQueue<T: Sendable>(_ body: @MainActor () -> T) -> T? {
  MainQueue.isCurrent ? MainActor.assumeIsolated(body) : nil
}
