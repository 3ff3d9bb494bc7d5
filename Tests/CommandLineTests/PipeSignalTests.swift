import Foundation
import TestSupport
import Testing

/// Writing to processes that have ended.
@Suite struct PipeSignalTests {
  @Test func aWriteThatNobodyReadsFailsAndEndsNothing() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let (written, problem) = withoutPipeSignal { (write(ends[1], "x", 1), errno) }
    #expect(written == -1 && problem == EPIPE)
    close(ends[1])
  }
}
