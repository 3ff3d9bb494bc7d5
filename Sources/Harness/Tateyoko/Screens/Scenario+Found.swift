import UIKit

extension Scenario {
  /// Creates scenarios from found screens, one for each module: their pictures are named after the
  /// screens and the matrix's cells.
  ///
  /// - Throws: ``SnapshotMatrixProblem`` if the matrix has no cells, or too many.
  @MainActor
  package static func found(
    _ screens: [FoundScreen], on matrix: SnapshotMatrix
  ) throws -> [Scenario] {
    var modules: [String] = []
    for screen in screens {
      let module = screen.module ?? otherModule
      if !modules.contains(module) { modules.append(module) }
    }
    return try modules.map { module -> Scenario in
      var used: Set<String> = []
      let own = screens.filter { ($0.module ?? otherModule) == module }
      let shown = try own.map { screen -> Screen in
        let name = SnapshotNames.sanitized(screen.id)
        var id = name.isEmpty ? "screen" : name
        var number = 2
        while !used.insert(id).inserted {
          id = "\(name)-\(number)"
          number += 1
        }
        return Screen(screen, id: id, cells: try screen.cells(of: matrix))
      }
      return Scenario(id: module, title: "Screens of \(module)", screens: shown)
    }
  }

  private static let otherModule = "Screens"
}
