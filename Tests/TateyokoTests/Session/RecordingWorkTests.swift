import Foundation
import Synchronization
import Testing

@testable import Tateyoko

/// The cost of recording is proportional to the number of snapshots, not to its square.
@Suite struct RecordingWorkTests {
  private let folder: BaselineFolder
  private let listings: Listings

  private final class Listings: Sendable {
    let folders = Mutex<[String]>([])

    func list(_ folder: String) -> [String] {
      folders.withLock { $0.append(folder) }
      return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
  }

  init() throws {
    let listings = Listings()
    self.listings = listings
    folder = try BaselineFolder()
    folder.beginRun(names: SnapshotNames(folders: FolderSpellings { listings.list($0) }))
  }

  private func record(_ name: String, in place: String = "one", test: String = "many") -> String? {
    folder.keepingArtifacts {
      verifySnapshot(
        of: name, as: .lines, named: name, record: .failed,
        snapshotDirectory: folder.url.path + "/" + place, testName: test)
    }
  }

  @Test func aFolderIsListedOnceHoweverManyBaselinesAreNew() {
    for number in 0..<60 {
      #expect(record("\(number)")?.contains("was recorded") == true)
    }
    let listed = listings.folders.withLock(\.self)
    #expect(Set(listed).count == 2, "the folder and the one around it")
    #expect(listed.count == 2, "\(listed)")
  }

  @Test func aNamesakeOfAnotherCaseIsFoundAllTheSame() throws {
    let place = folder.url.appendingPathComponent("one")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let other = place.appendingPathComponent("many.DUP.txt")
    try Data("DUP".utf8).write(to: other)
    #expect(record("first")?.contains("was recorded") == true)
    #expect(record("dup")?.contains("differs only in case") == true)
    // Recorded by this run itself, under another test's name.
    #expect(record("first", test: "MANY")?.contains("differs only in case") == true)
    // A deleted one doesn't interfere, and neither does a folder's own name.
    folder.beginRun()
    #expect(record("second")?.contains("was recorded") == true)
    try FileManager.default.removeItem(at: other)
    #expect(record("dup")?.contains("was recorded") == true)
    #expect(record("third", in: "ONE")?.contains("differs only in case") == true)
  }
}
