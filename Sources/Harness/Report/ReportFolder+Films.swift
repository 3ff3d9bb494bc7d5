import Dispatch
import Foundation
import Pixels
import RunRecord
import Synchronization

/// The animated pictures of a report, each of a screen that is pictured in steps and has changed.
struct Films {
  static let folder = "films"
  /// The duration of a step, as in the page's player.
  static let milliseconds = 900
  static let madeAtOnce = 16
  /// The maximum total number of pixels of a film: a browser would keep them in memory.
  static let maximumPixelCount = 60_000_000

  struct Key: Hashable {
    let scenario: String
    let series: String
  }

  /// The films' files, relative to the report's folder.
  private(set) var paths: [Key: String] = [:]

  subscript(snapshot: SnapshotRecord) -> String? {
    snapshot.step.flatMap { paths[Key(scenario: snapshot.scenario, series: $0.series)] }
  }

  mutating func add(_ path: String, for key: Key) { paths[key] = path }
}

extension ReportFolder {
  /// Writes a film of each screen that is pictured in steps, unless it's already there.
  ///
  /// A screen whose steps are all equal has none: creating it would take longer than comparing, and
  /// the page plays the pictures themselves.
  /// A step's picture is the new one, or else its baseline, at one pixel per point. A film whose
  /// pictures can't be read is omitted. There are no films while a run is in progress.
  func putFilms(of run: RunFacts) throws(ReportError) -> Films {
    guard run.header.finished != false else { return Films() }
    var steps: [Films.Key: [(number: Int, picture: PictureRecord)]] = [:]
    var order: [Films.Key] = []
    var changed: Set<Films.Key> = []
    for snapshot in run.snapshots.snapshots() {
      guard let step = snapshot.step, let picture = snapshot.actual ?? snapshot.reference,
        ReportFolder.name(of: picture) != nil
      else { continue }
      let key = Films.Key(scenario: snapshot.scenario, series: step.series)
      if steps[key] == nil { order.append(key) }
      if ![.equal, .pictured].contains(snapshot.outcome) { changed.insert(key) }
      steps[key, default: []].append((step.number, picture))
    }
    var films = Films()
    var missing: [(path: String, pictures: [PictureRecord], key: Films.Key)] = []
    for key in order where changed.contains(key) {
      let pictures = (steps[key] ?? []).sorted { $0.number < $1.number }.map(\.picture)
      guard pictures.count > 1, pictures.count <= AnimatedPNG.maximumFrameCount else { continue }
      // Pictures are named after their contents.
      let content = pictures.map { "\($0.file) \(factor(of: $0))" }.joined(separator: "\n")
      let path = "\(Films.folder)/\(PixelDigest(of: Data(content.utf8))).png"
      if tree.kind(of: path) == .file {
        films.add(path, for: key)
      } else {
        missing.append((path, pictures, key))
      }
    }
    // A few at a time, because a film is only written once it's complete.
    for start in stride(from: 0, to: missing.count, by: Films.madeAtOnce) {
      let batch = missing[start..<min(missing.count, start + Films.madeAtOnce)]
      let made = self.films(of: batch.map(\.pictures))
      for (place, entry) in batch.enumerated() {
        guard let film = made[place] else { continue }
        try makeFolder(Films.folder)
        try put(film, at: entry.path)
        films.add(entry.path, for: entry.key)
      }
    }
    return films
  }

  /// Returns the films of several screens, by their indices; created on all cores.
  private func films(of screens: [[PictureRecord]]) -> [Int: Data] {
    let made = Mutex<[Int: Data]>([:])
    DispatchQueue.concurrentPerform(iterations: screens.count) { place in
      guard let film = film(of: screens[place]) else { return }
      made.withLock { $0[place] = film }
    }
    return made.withLock { $0 }
  }

  private func film(of pictures: [PictureRecord]) -> Data? {
    let pixels = pictures.map { $0.width * $0.height / (factor(of: $0) * factor(of: $0)) }
    guard (pixels.max() ?? 0) * pictures.count <= Films.maximumPixelCount else { return nil }
    var frames: [Bitmap] = []
    for picture in pictures {
      guard let data = try? tree.read(picture.file),
        let bitmap = try? PNGCodec.decode(data, name: picture.file),
        let frame = try? bitmap.reduced(by: factor(of: picture))
      else { return nil }
      frames.append(frame)
    }
    return try? AnimatedPNG.encode(frames, milliseconds: Films.milliseconds)
  }

  /// Returns the factor that reduces a picture to one pixel per point.
  private func factor(of picture: PictureRecord) -> Int {
    max(1, Int(min(8, picture.scale ?? 1).rounded()))
  }
}
