import UIKit

extension Scenario {
  /// The scenario's screens as they are at launch, each on its first device.
  package var foundScreens: [FoundScreen] {
    screens.map { screen in
      let variant = screen.variants.first
      return FoundScreen(
        id: "\(id)/\(screen.id)", title: screen.title, kind: .scenario, file: "\(file)",
        line: Int(line),
        config: variant.map {
          ViewImageConfig(
            $0.device, os: $0.os, orientation: $0.orientation, posture: $0.posture)
        }, make: screen.makeRoot)
    }
  }
}
