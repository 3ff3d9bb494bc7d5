import Foundation
import Glibc
import Testing

/// The basis of the other tests: each receives its page's problems, and no others.
extension ReportPageTests {
  static let askForAMissingPicture = "void (new Image().src = 'pictures/none.png')"

  @Test func aPictureThatIsMissingIsHeardOf() throws {
    try show(try Example.mixed(in: report))
    #expect(try browser.problems() == [])
    try browser.value(Self.askForAMissingPicture)
    #expect(try browser.problems().count == 1)
    #expect(try browser.problems().allSatisfy { $0.contains("none.png") })
  }

  @Test func whatAnEarlierPageAskedForIsNotHeardOfLater() throws {
    try show(try Example.mixed(in: report))
    try browser.value(Self.askForAMissingPicture)
    try browser.forget()
    #expect(try browser.problems() == [])
  }

  /// Another test's program may be writing into a pipe while a browser starts: the pipe's reader would
  /// otherwise wait for the browser.
  @Test func aBrowserHoldsNoDescriptorsOfOthers() throws {
    var pipe: [Int32] = [0, 0]
    try #require(Glibc.pipe(&pipe) == 0)
    defer { pipe.forEach { Glibc.close($0) } }
    let files = FileManager.default
    let name = try files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(pipe[1])")
    let other = try BrowserSession()
    let folder = "/proc/\(other.process)/fd"
    let held = try files.contentsOfDirectory(atPath: folder).compactMap {
      try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    #expect(!held.isEmpty && !held.contains(name))
    withExtendedLifetime(other) {}
  }

  @Test func aBrowserThatIsGoneIsAFailureAndEndsNothing() throws {
    let other = try BrowserSession()
    kill(other.process, SIGKILL)
    #expect(throws: BrowserSession.Failure.self) { try other.value("1") }
    #expect(throws: BrowserSession.Failure.self) { try other.value("1") }
  }
}
