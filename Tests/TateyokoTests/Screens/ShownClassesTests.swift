import Testing
import UIKit

@testable import Tateyoko

/// Controllers that previews have shown.
@MainActor
@Suite struct ShownClassesTests {
  private final class Card: UIViewController {}

  private func controller(_ type: UIViewController.Type) -> FoundScreen {
    var screen = FoundScreen(id: "C", kind: .controller, make: { UIViewController() })
    screen.className = String(reflecting: type)
    return screen
  }

  @Test func whatAPreviewHasMadeIsShown() throws {
    let shown = ShownClasses()
    let preview = shown.noting(
      FoundScreen(id: "P", kind: .preview) { UINavigationController(rootViewController: Card()) })
    #expect(!shown.shows(controller(Card.self)))
    _ = try Simulator(.iPhone8).perform(preview.make)
    #expect(shown.shows(controller(Card.self)))
    #expect(!shown.shows(controller(UITabBarController.self)))
    // Only controllers that are found independently are left out.
    #expect(!shown.shows(preview))
  }

  @Test func aControllerShowsNothing() throws {
    let shown = ShownClasses()
    _ = try Simulator(.iPhone8).perform(
      shown.noting(FoundScreen(id: "C", kind: .controller) { Card() }).make)
    #expect(shown.names.isEmpty)
    shown.add([String(reflecting: Card.self)])
    #expect(shown.shows(controller(Card.self)))
  }
}
