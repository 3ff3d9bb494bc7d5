import UIKit

/// A screen that a program finds without a test: a preview, a controller that can be made without
/// arguments, a scene of a storyboard, or a scenario's screen.
public struct FoundScreen {
  /// Where a screen was found.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case preview, controller, scene, scenario
  }

  /// The name by which commands know it, unique in a program: `Settings`, `Main/settings`.
  public var id: String
  /// What pages call it.
  public var title: String
  public var kind: Kind
  /// The module that declares it.
  public var module: String?
  /// Where it is declared, as the compiler names the file.
  public var file: String?
  public var line: Int?
  /// The screen that the declaration asks for, such as a preview's traits; nil for any.
  public var config: ViewImageConfig?
  /// The only orientation that the declaration asks for; nil for any.
  public var orientation: UIInterfaceOrientation?
  /// The class of a controller, with its module; nil for other kinds.
  package var className: String?
  /// How large the declaration wants it.
  package var layout = Preview.Layout.device
  /// Makes a new controller each time.
  public var make: @MainActor () throws -> UIViewController

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
  /// The screens of a matrix's cells that it is looked at on, each with the cell's name.
  ///
  /// A screen that asks for an orientation is seen in no other.
  ///
  /// - Throws: ``SnapshotMatrixProblem`` where the matrix has no cells, or too many.
  package func cells(of matrix: SnapshotMatrix) throws -> [ScreenCell] {
    var matrix = matrix
    if let orientation { matrix.orientations = [orientation] }
    return try matrix.configurations().map {
      ScreenCell(cell: $0.cell, config: $0.config)
    }
  }
}

/// One cell of a matrix, with the screen that it stands for.
package struct ScreenCell: Sendable, Hashable {
  package var cell: SnapshotMatrix.Cell
  package var config: ViewImageConfig

  package var name: String { cell.name }

  package static func == (left: ScreenCell, right: ScreenCell) -> Bool { left.cell == right.cell }

  package func hash(into hasher: inout Hasher) { hasher.combine(cell) }
}
