import Foundation
import Pixels
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// Apps and screens, pictured step by step.
@MainActor
@Suite struct StoryTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private final class Counter: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let color: UIColor

    init(_ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      box.backgroundColor = color
      view.addSubview(box)
    }

    func move() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.box.frame.origin.y += 100
      }
    }
  }

  private func check(
    _ record: SnapshotTestingConfiguration.Record, _ color: UIColor = .red,
    steps: [StoryStep], traces: Bool = true
  ) -> [SnapshotFailure] {
    folder.beginRun()
    return folder.keepingArtifacts {
      StoryCheck(
        matrix: MatrixCheck(
          matrix: SnapshotMatrix([.iPhone8], orientations: [.portrait, .landscapeRight]), name: nil,
          record: record, directory: folder.url.path, file: #filePath, testName: "story()",
          line: #line),
        tolerance: nil, traces: traces, steps: steps
      ).run { $0.launch(Counter(color)) }
    }
  }

  private let move = StoryStep("moved", at: [0.5]) { simulator in
    (simulator.window.rootViewController as? Counter)?.move()
  }

  @Test("each step has its own picture, trace and moments")
  func baselines() throws {
    #expect(!check(.missing, steps: [StoryStep("start"), move]).isEmpty)
    #expect(
      folder.files.filter { $0.contains("portrait") } == [
        "story.iphone-8-portrait-moved-0-5s.png", "story.iphone-8-portrait-moved.png",
        "story.iphone-8-portrait-moved.trace.txt", "story.iphone-8-portrait-start.png",
        "story.iphone-8-portrait-start.trace.txt",
      ])
    #expect(folder.files.count == 10)
    #expect(check(.never, steps: [StoryStep("start"), move]).isEmpty)
    // The moment is neither the start nor the end.
    let pictures = try ["start", "moved-0-5s", "moved"].map {
      PixelDigest(try PNGCodec.decode(folder.data("story.iphone-8-portrait-\($0).png")))
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
    let trace = String(
      decoding: try folder.data("story.iphone-8-portrait-start.trace.txt"), as: UTF8.self)
    #expect(trace.contains("viewDidAppear"))
  }

  @Test("a change shows in each step's picture, and steps of one screen are one series")
  func changes() throws {
    // A moment has its own picture.
    let steps = [StoryStep("start"), StoryStep("again", at: [0.5]) { _ in }]
    _ = check(.missing, steps: steps, traces: false)
    #expect(folder.files.count == 6)
    let failures = check(.never, .blue, steps: steps, traces: false)
    #expect(failures.map { String($0.headline.prefix(16)) } == ["6 of 6 snapshots"], "\(failures)")
  }

  @Test("a step that throws fails with its name, after the earlier steps were compared")
  func throwing() {
    struct Gone: Error, CustomStringConvertible { var description: String { "it is gone" } }
    let steps = [
      StoryStep("start"), StoryStep("stop") { _ in throw Gone() }, StoryStep("never"),
    ]
    let failures = check(.missing, steps: steps)
    #expect(failures.contains { $0.headline.contains("The step “stop” failed: it is gone") })
    #expect(folder.files.count == 4 && folder.files.allSatisfy { $0.contains("start") })
  }

  @Test("a story's steps need unique names")
  func wrong() {
    #expect(check(.missing, steps: []).first?.headline.contains("no steps") == true)
    let twice = check(.missing, steps: [StoryStep("a"), StoryStep("a")])
    #expect(twice.first?.headline.contains("called “a”") == true && folder.files.isEmpty)
    // Names that files can't distinguish, and a moment that is requested twice.
    for steps in [
      [StoryStep("Sign up"), StoryStep("Sign-up")],
      [StoryStep("moved", at: [0.5]), StoryStep("moved-0-5s")],
      [StoryStep("moved", at: [0.1, 0.1])],
    ] {
      #expect(check(.missing, steps: steps).first?.headline.contains("Two pictures") == true)
    }
    #expect(folder.files.isEmpty)
  }

  @Test("moments are also pictured by strategies, alone or side by side")
  func strategies() throws {
    func capture(_ strategy: Snapshotting<UIViewController, UIImage>) throws -> UIImage {
      try strategy.inWorld { try strategy.snapshot(Counter(.red)) }
    }
    let whole = try capture(.image(on: .iPhone8))
    func moved(_ simulator: Simulator) {
      (simulator.window.rootViewController as? Counter)?.move()
    }
    let start = try capture(.image(at: 0, on: .iPhone8, of: moved))
    #expect(start.capture?.digest == whole.capture?.digest)
    let middle = try capture(.image(at: 0.5, on: .iPhone8, of: moved))
    let end = try capture(.image(at: 1, on: .iPhone8, of: moved))
    #expect(middle.capture?.digest != start.capture?.digest)
    #expect(middle.capture?.digest != end.capture?.digest)
    let strip = try capture(.frames(at: [0, 0.5, 1], on: .iPhone8, of: moved))
    #expect(strip.size == CGSize(width: 3 * 375 + 2 * 8, height: 667))
    #expect(throws: MomentError.count(0)) { try capture(.frames(at: [], on: .iPhone8)) }
    #expect(throws: MomentError.time(-1)) { try capture(.image(at: -1, on: .iPhone8)) }
    // Animations on appearance need no action.
    final class Appearing: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.backgroundColor = .black
        UIView.animate(withDuration: 1) { self.view.backgroundColor = .white }
      }
    }
    func appearing(_ moment: TimeInterval) throws -> PixelDigest? {
      let strategy = Snapshotting<UIViewController, UIImage>.image(at: moment, on: .iPhone8)
      return try strategy.inWorld { try strategy.snapshot(Appearing()) }.capture?.digest
    }
    #expect(try appearing(0.5) != appearing(1) && appearing(0) != appearing(0.5))
  }
}
