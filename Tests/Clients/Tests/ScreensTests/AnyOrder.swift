import Foundation
import Testing

/// Lets each test of a suite wait for some turns of the main actor, so that the tests run in another
/// order for each value of `TATEYOKO_SEED`.
struct AnyOrder: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if let testCase { await wait(turns("\(test.id) \(testCase)")) }
    try await function()
  }

  @MainActor
  private func wait(_ turns: Int) async {
    for _ in 0..<turns { await Task.yield() }
  }

  /// Hashed manually (FNV-1a), because `Hasher` is seeded differently in each process.
  private func turns(_ name: String) -> Int {
    let seed = ProcessInfo.processInfo.environment["TATEYOKO_SEED"] ?? "1"
    let hash = "\(seed) \(name)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int((hash >> 32) % 41)
  }
}

extension Trait where Self == AnyOrder {
  static var anyOrder: AnyOrder { AnyOrder() }
}
