import LayoutTrees
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// The messages for a screen that was right on other phones and is pictured on a folding one.
@MainActor
@Suite struct FoldingAdviceTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  enum Fault { case none, mirroredInset, keptFrame, acrossFold }

  /// A form with a button at the bottom edge, laid out with frames.
  private final class Form: UIViewController {
    let fault: Fault
    let list = UIView()
    let button = UIButton(type: .system)
    private var size: CGSize?

    init(_ fault: Fault) {
      self.fault = fault
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      list.backgroundColor = .gray
      list.accessibilityIdentifier = "list"
      button.backgroundColor = .orange
      button.setTitle("Save", for: .normal)
      button.accessibilityIdentifier = "save"
      view.addSubview(list)
      view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let bounds = CGRect(origin: .zero, size: size ?? view.bounds.size)
      if fault == .keptFrame { size = bounds.size }
      var insets = view.safeAreaInsets
      if fault == .mirroredInset {
        insets.left = max(insets.left, insets.right)
        insets.right = insets.left
      }
      let area = bounds.inset(by: insets).insetBy(dx: 16, dy: 16)
      button.frame = CGRect(x: area.minX, y: area.maxY - 50, width: 120, height: 50)
      list.frame = fault == .keptFrame ? bounds : area
      list.frame.size.height -= 66
      guard fault != .keptFrame else { return }
      if let fold = view.reservedRegions(kind: .division).first?.frame {
        if fault == .acrossFold { button.center = CGPoint(x: fold.midX, y: fold.midY) }
        if fold.width < fold.height {
          list.frame.size.width = fold.minX - list.frame.minX
        } else {
          list.frame.size.height = fold.minY - list.frame.minY
        }
      }
    }
  }

  private func check(
    _ fault: Fault, on matrix: SnapshotMatrix = .devices(.iPhone17, .iPhoneDuo),
    record: SnapshotTestingConfiguration.Record = .never
  ) -> [SnapshotFailure] {
    folder.beginRun()
    return folder.keepingArtifacts {
      MatrixCheck(
        matrix: matrix, name: "form", record: record, directory: folder.url.path, file: #filePath,
        testName: "form()", line: #line
      ).run({ Form(fault) }) { (config: ViewImageConfig) in
        Snapshotting<UIViewController, UIImage>.image(on: config)
      }
    }
  }

  /// The lines with a label in the messages of all failures.
  private func lines(_ label: String, _ failures: [SnapshotFailure]) -> [String] {
    var result: [String] = []
    for line in failures.flatMap({ $0.message.split(separator: "\n") }) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix(label) { result.append(String(text.dropFirst(10))) }
    }
    return result
  }

  @Test("the first pictures of a folding device describe what each posture provides")
  func firstPictures() {
    let failures = check(.none, record: .missing)
    #expect(
      Set(lines("posture ", failures)) == [
        """
        iPhone Duo, closed, portrait, outer display: 466 × 678 points; safe area bottom 34, right \
        84; status and vertical bars at the right
        """,
        """
        iPhone Duo, closed, landscape, outer display: 678 × 466 points; safe area left 84, bottom \
        34; status and vertical bars at the left
        """,
        """
        iPhone Duo, half open, portrait, inner display: 669 × 951 points; safe area top 82, bottom \
        34; fold at y 455.5 to 495.5
        """,
        """
        iPhone Duo, half open, landscape, inner display: 951 × 669 points; safe area bottom 34, \
        right 84; status and vertical bars at the right; fold at x 455.5 to 495.5
        """,
        """
        iPhone Duo, open, portrait, inner display: 669 × 951 points; safe area top 82, bottom 34
        """,
        """
        iPhone Duo, open, landscape, inner display: 951 × 669 points; safe area bottom 34, right \
        84; status and vertical bars at the right
        """,
      ])
    #expect(lines("check ", failures) == [])
    #expect(check(.none).isEmpty)
  }

  private nonisolated static let faults: [(Fault, Set<String>)] = [
    (
      .mirroredInset,
      [
        "closed, portrait: UIView “list” keeps 100 points free on both sides, but the safe area has 84 at "
          + "the right only",
        "closed, landscape: UIView “list” keeps 100 points free on both sides, but the safe area has 84 at "
          + "the left only",
        "open, landscape: UIView “list” keeps 100 points free on both sides, but the safe area has 84 at "
          + "the right only",
      ]
    ),
    (
      .keptFrame,
      [
        "half open, portrait: UIView “list” has the width of the outer display, 678",
        "half open, landscape: UIView “list” has the width of the outer display, 466",
        "open, portrait: UIView “list” has the width of the outer display, 678",
        "open, landscape: UIView “list” has the width of the outer display, 466",
      ]
    ),
    (
      .acrossFold,
      [
        "half open, portrait: UIButton “save” crosses the fold, y 455.5 to 495.5",
        "half open, landscape: UIButton “save” crosses the fold, x 455.5 to 495.5",
      ]
    ),
  ]

  @Test(
    "a fault is reported by view and posture, when it is new and when a right picture existed",
    arguments: faults)
  func faults(fault: Fault, expected: Set<String>) throws {
    #expect(Set(lines("check ", check(fault, record: .missing))) == expected)
    let other = try FoldingAdviceTests()
    _ = other.check(.none, record: .missing)
    let failures = other.check(fault)
    #expect(Set(other.lines("check ", failures)) == expected)
    // The report has the same content, in the entry of each cell.
    let snapshots = other.folder.session.artifacts.record?.snapshots ?? []
    for finding in expected {
      // “half open, …” ends with the text of “open, …”.
      let entries = snapshots.filter {
        $0.note?.replacing("half \(finding)", with: "").contains(finding) == true
      }
      #expect(entries.count == 1, "\(finding)")
      #expect(
        entries.first?.posture.map(SnapshotRecord.words(ofPosture:)).map(finding.hasPrefix) == true)
    }
    for snapshot in snapshots where snapshot.device != "iphone-duo" {
      #expect(snapshot.note == nil)
    }
  }

  @Test("a screen launched in a posture has no earlier state")
  func launchedOpen() {
    var matrix = SnapshotMatrix([.iPhoneDuo], postures: [.open])
    #expect(lines("check ", check(.keptFrame, on: matrix, record: .missing)).count == 1)
    matrix.unfolds = false
    matrix.styles = [.dark]
    #expect(lines("check ", check(.keptFrame, on: matrix, record: .missing)).isEmpty)
  }

  @Test("a correct screen is the same, whether it was unfolded or launched unfolded")
  func unfoldingChangesNothing() {
    var matrix = SnapshotMatrix(
      [.iPhoneDuo],
      orientations: [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown],
      postures: [.halfOpen, .open])
    #expect(check(.none, on: matrix, record: .missing).count == 1)
    #expect(folder.files.count == 8)
    matrix.unfolds = false
    #expect(check(.none, on: matrix).isEmpty)
  }

  /// A view that counts how often a screen reader would ask it.
  private final class Spoken: UIView {
    var asked = 0
    override var accessibilityLabel: String? {
      get {
        asked += 1
        return "spoken"
      }
      set {}
    }
  }

  @Test("what explains a picture is only collected if it differs, without what screen readers call")
  func equalPicturesCollectNothing() throws {
    func picture() throws -> (image: UIImage, asked: Int) {
      let controller = Form(.mirroredInset)
      let spoken = Spoken(frame: CGRect(x: 10, y: 10, width: 90, height: 30))
      spoken.isAccessibilityElement = true
      controller.view.addSubview(spoken)
      let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneDuo)
      return (try strategy.snapshot(controller), spoken.asked)
    }
    let file = folder.url.appendingPathComponent("form.png")
    let first = try ComparedBaseline.$file.withValue(file) { try picture() }
    let capture = try #require(first.image.capture)
    #expect(
      capture.foldLines.contains { $0.hasPrefix("check     closed, portrait: UIView “list”") })
    #expect(first.asked == 0)
    try PictureBaseline.data(capture).write(to: file)
    let equal = try ComparedBaseline.$file.withValue(file) { try picture() }
    #expect(equal.image.capture?.folded != nil && equal.image.capture?.folded?.facts == nil)
    #expect(equal.image.capture?.foldLines.count == 1 && equal.asked == 0)
  }

  @Test("pictures of other devices don't mention postures")
  func otherDevices() {
    let failures = check(.mirroredInset, on: SnapshotMatrix([.iPhone17]), record: .missing)
    #expect(failures.count == 1)
    #expect(lines("posture ", failures).isEmpty && lines("check ", failures).isEmpty)
  }
}
