import Devices
import UIKit

/// A screen that is found without a test: a preview, a controller that can be created without
/// arguments, a scene of a storyboard, or a scenario's screen.
public struct FoundScreen {
  /// The kind of declaration a screen comes from.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A `#Preview`, a controller class, a scene of a storyboard, or a screen of a scenario.
    case preview, controller, scene, scenario
  }

  /// The name that commands use, unique in a program: `Settings`, `Main/settings`.
  public var id: String
  /// The title on pages.
  public var title: String
  /// The kind of declaration the screen comes from.
  public var kind: Kind
  /// The module that declares the screen.
  public var module: String?
  /// The file of the declaration, as the compiler names it.
  public var file: String?
  /// The line of the declaration.
  public var line: Int?
  /// The screen that the declaration requests, such as by a preview's traits; `nil` for any.
  public var config: ViewImageConfig?
  /// The only orientation that the declaration allows; `nil` for any.
  public var orientation: UIInterfaceOrientation?
  /// The only device that the declaration allows; `nil` for any.
  package var device: Device?
  /// The class of a controller, including its module; `nil` for other kinds.
  package var className: String?
  /// The size that the declaration requests.
  package var layout = Preview.Layout.device
  /// Creates a new controller on each call.
  public var make: @MainActor () throws -> UIViewController

  /// Creates a found screen; the title is the identifier by default.
  public init(
    id: String, title: String? = nil, kind: Kind, module: String? = nil, file: String? = nil,
    line: Int? = nil, config: ViewImageConfig? = nil,
    make: @escaping @MainActor () throws -> UIViewController
  ) {
    self.id = id
    self.title = title ?? id
    self.kind = kind
    self.module = module
    self.file = file
    self.line = line
    self.config = config
    self.make = make
  }
}

extension FoundScreen {
  /// Returns the part of a matrix that the declaration allows.
  func allowed(in matrix: SnapshotMatrix) -> SnapshotMatrix {
    var matrix = matrix
    if let orientation { matrix.orientations = [orientation] }
    if let device {
      matrix.devices = [device]
      matrix.versions = matrix.versions.filter(device.runs)
    }
    return matrix
  }

  /// Returns the screens of the matrix cells to check it in, with each cell's name.
  ///
  /// A screen that requests an orientation is only checked in that orientation.
  ///
  /// - Throws: ``SnapshotMatrixProblem`` if the matrix has no cells, or too many.
  package func cells(of matrix: SnapshotMatrix) throws -> [ScreenCell] {
    try allowed(in: matrix).configurations().map {
      ScreenCell(cell: $0.cell, config: $0.config)
    }
  }
}

/// A cell of a matrix, with the screen that it represents.
package struct ScreenCell: Sendable, Hashable {
  package var cell: SnapshotMatrix.Cell
  package var config: ViewImageConfig

  package var name: String { cell.name }

  package static func == (left: ScreenCell, right: ScreenCell) -> Bool { left.cell == right.cell }

  package func hash(into hasher: inout Hasher) { hasher.combine(cell) }
}
