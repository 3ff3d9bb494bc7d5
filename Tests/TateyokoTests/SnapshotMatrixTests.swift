import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// One screen on many devices, in every appearance.
@MainActor
@Suite struct SnapshotMatrixTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func names(_ matrix: SnapshotMatrix) throws -> [String] { try matrix.cells().map(\.name) }

  @Test func namesComeFromTheArguments() throws {
    #expect(
      try names(
        SnapshotMatrix(
          [.iPhoneX, .iPadPro11], orientations: [.portrait, .landscapeRight],
          styles: [.standard, .dark.with(.rightToLeft), .text(.accessibilityLarge)]))
        == [
          "iphone-x.portrait", "iphone-x.portrait.dark-rtl",
          "iphone-x.portrait.text-AccessibilityL", "iphone-x.landscape",
          "iphone-x.landscape.dark-rtl", "iphone-x.landscape.text-AccessibilityL",
          "ipad-pro-11-1.portrait", "ipad-pro-11-1.portrait.dark-rtl",
          "ipad-pro-11-1.portrait.text-AccessibilityL", "ipad-pro-11-1.landscape",
          "ipad-pro-11-1.landscape.dark-rtl", "ipad-pro-11-1.landscape.text-AccessibilityL",
        ])
  }

  /// Another value on an axis doesn't affect the other baselines.
  @Test func aFurtherValueRenamesNothing() throws {
    let small = SnapshotMatrix([.iPhoneX])
    let large = SnapshotMatrix(
      [.iPhoneX, .iPhone8], orientations: [.portrait, .landscapeRight], styles: [.standard, .dark])
    #expect(Set(try names(small)).isSubset(of: try names(large)))
  }

  @Test func versionsAreNamedWhereTheyAreAsked() throws {
    #expect(
      try names(SnapshotMatrix([.iPhoneX, .iPhone15], os: ["11.2", "17.0"]))
        == ["iphone-x.ios-11.2.portrait", "iphone-15.ios-17.0.portrait"])
    #expect(try SnapshotMatrix([.iPhoneX]).cells().map(\.os) == [Device.iPhoneX.newestOS])
  }

  @Test func whatNoDeviceCanBeIsSaidOnce() {
    #expect(
      throws: SnapshotMatrixProblem.self,
      performing: {
        try SnapshotMatrix([.iPhoneX], orientations: [.portrait, .portraitUpsideDown]).cells()
      })
    #expect(throws: SnapshotMatrixProblem.self) {
      try SnapshotMatrix([.iPhoneX, .iPhone15], os: ["11.2"]).cells()
    }
    #expect(throws: SnapshotMatrixProblem.self) { try SnapshotMatrix([]).cells() }
    let words = "\(SnapshotMatrixProblem.impossible("OS 99.0"))"
    #expect(words.contains("no cell of the matrix can have OS 99.0"))
  }

  @Test("a foldable device is pictured in all its postures, and others as before")
  func posturesAreAnAxis() throws {
    #expect(
      try names(.devices(.iPhoneX, .iPhoneDuo))
        == [
          "iphone-x.portrait", "iphone-x.landscape", "iphone-duo.closed.portrait",
          "iphone-duo.closed.landscape", "iphone-duo.half-open.portrait",
          "iphone-duo.half-open.landscape", "iphone-duo.open.portrait",
          "iphone-duo.open.landscape",
        ])
    #expect(
      try names(
        SnapshotMatrix(
          [.iPhoneX, .iPhoneDuo], styles: [.dark],
          postures: [.halfOpen(degrees: 100), .closed, .closed]))
        == [
          "iphone-x.portrait.dark", "iphone-duo.half-open-100.portrait.dark",
          "iphone-duo.closed.portrait.dark",
        ])
    #expect(
      try names(SnapshotMatrix([.iPhoneDuo], os: ["27.1"], postures: [.open]))
        == ["iphone-duo.open.ios-27.1.portrait"])
    let cells = try SnapshotMatrix([.iPhoneX, .iPhoneDuo], postures: [.open]).cells()
    #expect(cells.map { $0.posture?.name ?? "none" } == ["none", "open"])
  }

  @Test("upside down is an orientation of the inner display only")
  func orientationsAreThoseOfTheDisplay() throws {
    #expect(
      try names(
        SnapshotMatrix([.iPhoneDuo], orientations: [.portraitUpsideDown]))
        == ["iphone-duo.half-open.upside-down", "iphone-duo.open.upside-down"])
    #expect(throws: SnapshotMatrixProblem.self) {
      try SnapshotMatrix(
        [.iPhoneDuo], orientations: [.portrait, .portraitUpsideDown], postures: [.closed]
      ).cells()
    }
  }

  @Test func aPostureThatNoDeviceHasIsSaid() throws {
    for (device, posture) in [
      (Device.iPhoneX, Device.Posture.closed), (.iPhoneDuo, .halfOpen(degrees: 10)),
    ] {
      let error = #expect(throws: SnapshotMatrixProblem.self) {
        try SnapshotMatrix([device], postures: [.open, posture]).cells()
      }
      #expect("\(try #require(error))".contains("the posture \(posture.name)"))
    }
    #expect(try names(SnapshotMatrix([.iPhoneX], postures: [.open])) == ["iphone-x.portrait"])
  }

  @Test func pairsOfPosturesAreSampled() throws {
    var matrix = SnapshotMatrix(
      [.iPhone15, .iPhoneDuo, .iPadPro11], orientations: [.portrait, .landscapeRight],
      styles: [.standard, .dark, .rightToLeft, .highContrast])
    let all = try matrix.cells()
    matrix.sampling = .pairwise
    let few = try matrix.cells()
    #expect(few.count < all.count)
    func pairs(_ cells: [SnapshotMatrix.Cell]) -> Set<String> {
      Set(
        cells.flatMap { cell in
          cell.posture.map {
            ["\($0) + \(cell.orientation.snapshotName)", "\($0) + \(cell.style.name)"]
          } ?? []
        })
    }
    #expect(pairs(few) == pairs(all))
  }

  @Test func doubleValuesCountOnce() throws {
    #expect(try names(SnapshotMatrix([.iPhoneX, .iPhoneX], styles: [.dark, .dark])).count == 1)
  }

  @Test func pairsAreAllThereInFewCells() throws {
    let devices = Array(Device.all.filter { $0.runs("15.0") }.prefix(5))
    var matrix = SnapshotMatrix(
      devices, orientations: [.portrait, .landscapeRight, .landscapeLeft],
      os: ["13.0", "14.0", "15.0"],
      styles: [.standard, .dark, .rightToLeft, .highContrast, .text(.extraLarge)], limit: 1000)
    let all = try matrix.cells()
    matrix.sampling = .pairwise
    let few = try matrix.cells()
    #expect(few.count * 4 < all.count, "\(few.count) of \(all.count)")
    func pairs(_ cells: [SnapshotMatrix.Cell]) -> Set<String> {
      Set(
        cells.flatMap { cell in
          let values = [
            cell.device.id, "\(cell.os)", cell.orientation.snapshotName, "style " + cell.style.name,
          ]
          return values.indices.flatMap { one in
            values[(one + 1)...].map { "\(values[one]) + \($0)" }
          }
        })
    }
    #expect(pairs(few) == pairs(all))
    #expect(try matrix.cells() == few, "the same ones in each run")
  }

  @Test func tooManyCellsPictureNothing() {
    let matrix = SnapshotMatrix(Device.all, styles: [.standard, .dark, .rightToLeft], limit: 100)
    let failures = check(matrix) { UIViewController() }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("the limit is 100") == true)
    #expect(folder.files.isEmpty)
  }

  @Test("a cell is its own unit for work distribution, whatever its result")
  func cellsAreUnits() throws {
    let matrix = SnapshotMatrix([.iPhone8, .iPhoneX])
    let artifacts = ArtifactFolder(folder.url.appendingPathComponent("artifacts"))
    func run(_ record: SnapshotTestingConfiguration.Record, _ color: UIColor) -> Int {
      folder.beginRun(artifacts)
      let check = MatrixCheck(
        matrix: matrix, name: "screen", record: record, directory: folder.url.path, file: #filePath,
        testName: "matrix()", line: #line)
      return folder.keepingArtifacts {
        check.run({
          let controller = UIViewController()
          controller.view.backgroundColor = color
          return controller
        }) { (config: ViewImageConfig) in Snapshotting<UIViewController, UIImage>.image(on: config)
        }
        .count
      }
    }
    #expect(run(.missing, .red) > 0)
    #expect(run(.never, .blue) > 0)
    #expect(run(.never, .red) == 0)
    let kept = artifacts.record?.snapshots ?? []
    let finished = artifacts.finished.take(beside: artifacts.record)
    #expect(kept.count == 2 && finished.isEmpty)
    for snapshot in kept + finished {
      #expect(snapshot.unit == snapshot.id, "\(snapshot.outcome)")
    }
  }

  // MARK: Pictures

  private func check(
    _ matrix: SnapshotMatrix, _ record: SnapshotTestingConfiguration.Record = .never,
    _ make: @escaping @MainActor () throws -> UIViewController
  ) -> [SnapshotFailure] {
    folder.beginRun()
    return folder.keepingArtifacts {
      MatrixCheck(
        matrix: matrix, name: "screen", record: record, directory: folder.url.path, file: #filePath,
        testName: "matrix()", line: #line
      ).run(make) { .image(on: $0, tolerance: nil) }
    }
  }

  private static let matrix = SnapshotMatrix(
    [.iPhone8, .iPhoneX], orientations: [.portrait, .landscapeRight],
    styles: [.standard, .dark, .rightToLeft, .text(.accessibilityExtraLarge), .highContrast])

  private final class Form: UIViewController {
    static var count = 0
    var indent: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      Form.count += 1
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = "縦横"
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        label.leadingAnchor.constraint(
          equalTo: view.layoutMarginsGuide.leadingAnchor, constant: indent),
      ])
    }
  }

  private func form(indent: CGFloat = 0) -> Form {
    let form = Form()
    form.indent = indent
    return form
  }

  @Test func everyCellIsAPictureOfANewController() throws {
    Form.count = 0
    let recorded = check(Self.matrix, .missing) { form() }
    #expect(Form.count == 20)
    #expect(folder.files.count == 20)
    #expect(folder.files.contains("matrix.screen-iphone-x-landscape-dark.png"))
    #expect(recorded.count == 1, "one issue for one cause")
    #expect(recorded.first?.message.contains("20 of 20 cells") == true)
    let pictures = try Set(folder.files.map { try folder.data($0) })
    #expect(pictures.count == 20, "each cell looks different")
    #expect(check(Self.matrix) { form() }.isEmpty)
  }

  @Test func oneCauseIsToldOnce() throws {
    _ = check(Self.matrix, .missing) { form() }
    let failures = check(Self.matrix) { form(indent: 4) }
    #expect(failures.count <= 2, "\(failures.map(\.cause))")
    let message = try #require(failures.first?.message)
    #expect(message.contains("cells fail with the same cause"))
    #expect(message.contains("the others:"))
    #expect(message.contains("SnapshotMatrixTests/matrix.screen-iphone-8-portrait-dark"))
  }

  @Test func twoCausesAreToldApart() throws {
    _ = check(Self.matrix, .missing) { form() }
    let gone = folder.url.appendingPathComponent("matrix.screen-iphone-8-portrait.png")
    try FileManager.default.removeItem(at: gone)
    let failures = check(Self.matrix) { form(indent: 4) }
    #expect(failures.contains { $0.kind == .missing && !$0.message.contains("same cause") })
    #expect(failures.contains { $0.kind == .different })
  }

  @Test func whatCannotBeMadeIsToldOnce() {
    struct Refusal: Error {}
    let failures = check(Self.matrix) { throw Refusal() }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("20 of 20") == true)
  }

  @Test("language styles carry the language's name, and mirror the layout")
  func languages() throws {
    let styles: [SnapshotStyle] = [
      .language("de"), .language("de-CH"), .language("ar"), .pseudo(.double), .pseudo(.accented),
      .pseudo(.bounded), .pseudo(.rightToLeft), .dark.with(.language("he")),
    ]
    #expect(
      try names(SnapshotMatrix([.iPhoneX], styles: styles)) == [
        "iphone-x.portrait.de", "iphone-x.portrait.de-CH", "iphone-x.portrait.ar",
        "iphone-x.portrait.pseudo-double", "iphone-x.portrait.pseudo-accented",
        "iphone-x.portrait.pseudo-bounded", "iphone-x.portrait.pseudo-rtl",
        "iphone-x.portrait.dark-he",
      ])
    #expect(
      styles.map { $0.traits.layoutDirection == .rightToLeft } == [
        false, false, true, false, false, false, true, true,
      ])
    #expect(styles[7].traits.userInterfaceStyle == .dark && styles[7].language == "he")
    #expect(SnapshotStyle.language("de") != SnapshotStyle("de", traits: UITraitCollection()))
  }
}
