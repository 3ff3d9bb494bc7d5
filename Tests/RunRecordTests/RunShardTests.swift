import Foundation
import Testing

@testable import RunRecord

@Suite struct RunShardTests {
  @Test func aShardIsReadAsItIsWritten() throws {
    let shard = try #require(RunShard("2/4"))
    #expect(shard.index == 2 && shard.count == 4)
    #expect("\(shard)" == "2/4")
    #expect(RunShard("1/1") != nil && RunShard("1000/1000") != nil)
    #expect(
      try JSONDecoder().decode(RunShard.self, from: JSONEncoder().encode(shard)) == shard)
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "+1/2", "1/+2", "1/2/3", "1 / 2", "a/b",
    "1/1001", "99999999999999999999/1", "1/0", "1.5/2", "１/２",
  ])
  func whatIsNoShardIsRefused(text: String) {
    #expect(RunShard(text) == nil)
    let parts = text.split(separator: "/").map(String.init)
    guard parts.count == 2, text != "1 / 2" else { return }
    let json = #"{"index": \#(parts[0]), "count": \#(parts[1])}"#
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(RunShard.self, from: Data(json.utf8))
    }
  }
}
