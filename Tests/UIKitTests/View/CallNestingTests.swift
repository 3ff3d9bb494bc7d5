import Testing

@testable import UIKit

@MainActor
struct CallNestingTests {
  @Test("beyond the limit every call is rejected until the outermost has returned")
  func limit() {
    let nesting = CallNesting(limit: 3)
    var depths: [Int] = []
    func call(_ depth: Int) {
      let done: Void? = nesting.enter {
        depths.append(depth)
        call(depth + 1)
        // The nested call was rejected, or finished; either way none may begin again.
        #expect(nesting.isUnwinding)
        #expect(nesting.enter { 0 } == nil)
      }
      #expect((done == nil) == (depth > 3))
    }
    for _ in 1...2 {
      depths = []
      call(1)
      #expect(depths == [1, 2, 3])
      #expect(!nesting.isUnwinding)
    }
  }

  @Test("calls within the limit aren't affected")
  func within() {
    let nesting = CallNesting(limit: 2)
    for _ in 1...5 {
      #expect(nesting.enter { nesting.enter { 7 } } == 7)
      #expect(!nesting.isUnwinding)
    }
  }
}
