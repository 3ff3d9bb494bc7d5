import UIKit

extension FoundScreen {
  /// Pictures the screen in a cell of a matrix, as its assertion would, with the device's own
  /// chrome.
  ///
  /// - Parameter name: The cell's name.
  /// - Throws: An error if the screen can't be pictured.
  @MainActor
  package func capture(in name: String, of matrix: SnapshotMatrix) throws -> Capture {
    let matrix = allowed(in: matrix)
    guard let cell = try matrix.cells().first(where: { $0.name == name }) else {
      throw SnapshotMatrixProblem.impossible("the name \(name)")
    }
    var place = matrix.config(of: cell)
    if let config {
      place = place.overridden(size: config.ownSize, traits: config.traits)
      place.ownSafeArea = config.ownSafeArea ?? place.ownSafeArea
    }
    place.chrome = .all
    return try SnapshotWorld(place).onScreen { simulator in
      try simulator.showing(make()) {
        try PictureRenderer.main.capture($0.source(withFoldFacts: false))
      }
    }
  }
}
