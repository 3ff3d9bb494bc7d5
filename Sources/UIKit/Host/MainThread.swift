/// Runs a closure that needs the main actor from code that cannot say it is on it.
///
/// Returns nil off the main thread, where views must not be touched.
nonisolated func onMainThread<T: Sendable>(_ body: @MainActor () -> T) -> T? {
  Thread.isMainThread ? MainActor.assumeIsolated(body) : nil
}
