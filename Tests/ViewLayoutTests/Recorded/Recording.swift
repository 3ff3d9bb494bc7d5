import Foundation
import Testing
import ViewLayout

/// Frames recorded on Apple's systems, from the folder next to the project.
struct Recording: Decodable {
  struct Step: Decodable {
    var name: String
    var frames: [String: [CGFloat]]
  }

  var id: String
  var size: [CGFloat]
  var frames: [String: [CGFloat]]
  var steps: [Step]?

  /// All recordings by name; empty if the folder isn't next to the project.
  static let all: [String: Recording] = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    for folder in ["../shared/truth", "../../shared/truth"] {
      let frames = root.appendingPathComponent(folder).appendingPathComponent("swiftui/frames")
      let files = (try? FileManager.default.contentsOfDirectory(atPath: frames.path)) ?? []
      let recordings = files.sorted().compactMap { file -> Recording? in
        guard file.hasSuffix(".json"),
          let data = try? Data(contentsOf: frames.appendingPathComponent(file))
        else { return nil }
        return try? JSONDecoder().decode(Recording.self, from: data)
      }
      if !recordings.isEmpty {
        return Dictionary(recordings.map { ($0.id, $0) }) { first, _ in first }
      }
    }
    return [:]
  }()

  /// The recorded size of a view, for texts and controls, whose size isn't a matter of layout.
  func size(_ name: String) -> CGSize {
    guard let frame = frames[name] else { return .zero }
    return CGSize(width: frame[2], height: frame[3])
  }

  var window: CGRect { CGRect(x: 0, y: 0, width: size[0], height: size[1]) }
}

/// A recorded screen as boxes.
///
/// Texts and controls are leaves of the recorded size: a text has that width unless it must get narrower,
/// and a control that fills a row accepts any width. So recordings verify positions and containers, but not
/// the sizes of texts and controls.
final class Screen {
  let recording: Recording
  let probes = Probes()
  init?(_ id: String) {
    guard let recording = Recording.all[id] else { return nil }
    self.recording = recording
  }

  /// Gives a view a name.
  func callAsFunction(_ name: String, _ box: LayoutBox) -> LayoutBox {
    probes(name, box)
  }

  /// A named text.
  func text(_ name: String, _ spacing: TextSpacing? = nil, baseline: CGFloat? = nil) -> LayoutBox {
    let size = recording.size(name)
    return probes(
      name,
      ViewLayoutTests.text(size.width, size.height, spacing: spacing, baseline: baseline))
  }

  /// A named control, image or symbol of the recorded size.
  func rigid(_ name: String, spacing: ViewSpacing = .plain) -> LayoutBox {
    probes(name, LayoutBox(RigidLeaf(recording.size(name), spacing: spacing)))
  }

  /// A named control that fills the available width.
  func filling(_ name: String, height: CGFloat, baseline: CGFloat? = nil) -> LayoutBox {
    probes(
      name,
      LayoutBox(
        AnsweringLeaf(
          baselines: baseline.map { line in { _ in TextBaselines(first: line, last: line) } }
        ) { CGSize(width: $0.width ?? 100, height: height) }))
  }

  /// A named colour of a size.
  func colour(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> LayoutBox {
    probes(name, LayoutBox(FlexibleLeaf()).frame(width: width, height: height))
  }

  /// Lays out a root in the window and compares all frames, except those determined by another module.
  func check(
    _ root: LayoutBox, in rect: CGRect? = nil, step: String? = nil,
    except others: Set<String> = [], within tolerance: CGFloat = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layOut(in: rect ?? recording.window)
    let frames =
      step.map { name in recording.steps?.first { $0.name == name }?.frames ?? [:] }
      ?? recording.frames
    #expect(!frames.isEmpty, sourceLocation: sourceLocation)
    var compared = 0
    for (name, recorded) in frames.sorted(by: { $0.key < $1.key }) where !others.contains(name) {
      guard let box = probes.boxes[name] else {
        Issue.record("\(recording.id): no view is called \(name)", sourceLocation: sourceLocation)
        continue
      }
      compared += 1
      #expect(
        isNear(box.place, recorded, within: tolerance),
        "\(recording.id) \(name): \(box.place), recorded \(recorded)",
        sourceLocation: sourceLocation)
    }
    let name = ([recording.id] + [step].compactMap { $0 }).joined(separator: " ")
    #expect(
      RecordedTotalTests.compared[name] == compared, "\(name)", sourceLocation: sourceLocation)
    for name in others where frames[name] == nil {
      Issue.record("\(recording.id): nothing is called \(name)", sourceLocation: sourceLocation)
    }
  }
}

/// Whether the recordings are available.
let areRecordingsThere = !Recording.all.isEmpty
