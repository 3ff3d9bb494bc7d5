import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite struct BoundedFileTests {
  private func problem(_ path: String, maximum: Int = 10) -> BoundedFile.Problem? {
    do throws(BoundedFile.Problem) {
      _ = try BoundedFile.contents(of: path, maximum: maximum)
      return nil
    } catch {
      return error
    }
  }

  @Test func filesUpToTheLimitAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("0123456789".utf8), "a")
    try folder.write(Data(), "empty")
    #expect(
      try BoundedFile.contents(of: folder.path("a"), maximum: 10) == Data("0123456789".utf8))
    #expect(try BoundedFile.contents(of: folder.path("empty"), maximum: 10).isEmpty)
    #expect(problem(folder.path("a"), maximum: 9) == .tooLarge(bytes: 10, maximum: 9))
  }

  @Test func whatIsNoFileIsRefusedAtOnce() throws {
    let folder = try TemporaryFolder()
    #expect(problem(folder.path("nothing")) == .missing)
    #expect(problem(folder.path("nothing/below")) == .missing)
    #expect(problem(folder.path("")) == .unreadable(reason: "it is not a regular file"))
    // Opening it normally would block forever.
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(problem(folder.path("pipe")) == .unreadable(reason: "it is not a regular file"))
    #expect(problem("/dev/zero") == .unreadable(reason: "it is not a regular file"))
  }
}
