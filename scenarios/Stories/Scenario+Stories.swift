import Tateyoko
import UIKit

extension Scenario {
  /// Screens that are touched and typed into, step by step.
  public static let stories = Scenario(
    id: "Stories",
    title: "Stories – what people do on a screen, step by step",
    screens: [
      Screen(
        id: "form", title: "A sign-up form that refuses an address",
        variants: everywhere, chrome: .statusBar, records: [.pictures, .trace],
        steps: [
          Step("empty") { (_: UINavigationController, _) in },
          Step("typed") { _, simulator in
            try simulator.type("ada lovelace", into: "Email")
            try simulator.type("secret", into: "Password")
          },
          Step("refused") { _, simulator in try simulator.tap("Create Account") },
          Step("corrected") { _, simulator in
            try simulator.clear("Email")
            try simulator.type("ada@example.org", into: "Email")
          },
          Step("welcome") { _, simulator in try simulator.tap("Create Account") },
        ]
      ) { UINavigationController(rootViewController: StoryFormViewController()) },
      Screen(
        id: "search", title: "A search with results, without any, and given up",
        variants: everywhere, chrome: .statusBar,
        steps: [
          Step("results") { (_: UINavigationController, simulator) in
            try simulator.type("ber", into: "Name")
          },
          Step("nothing") { _, simulator in try simulator.type("x") },
          Step("given-up") { _, simulator in try simulator.tap("Cancel") },
        ]
      ) { UINavigationController(rootViewController: StorySearchViewController()) },
      Screen(
        id: "sheet", title: "A sheet that is dragged through its detents and away",
        variants: everywhere, chrome: .statusBar, records: [.pictures, .trace],
        steps: [
          Step("medium") { (_: StorySheetViewController, simulator) in
            try simulator.tap("Nearby")
          },
          Step("large") { controller, simulator in
            guard
              let bar = (controller.presentedViewController as? UINavigationController)?
                .navigationBar
            else { return }
            try simulator.swipe(.up, on: bar, distance: 250)
          },
          Step("away") { controller, simulator in
            guard
              let bar = (controller.presentedViewController as? UINavigationController)?
                .navigationBar
            else { return }
            try simulator.swipe(.down, on: bar, distance: 600)
          },
        ]
      ) { StorySheetViewController() },
      Screen(
        id: "tour", title: "Pages of an introduction, swiped and turned",
        variants: everywhere, chrome: .statusBar,
        steps: [
          Step("second") { (_: StoryTourViewController, simulator) in
            try simulator.swipe(.left, on: "pages")
          },
          Step("third") { _, simulator in try simulator.swipe(.left, on: "pages") },
          Step("end") { _, simulator in try simulator.swipe(.left, on: "pages") },
        ]
      ) { StoryTourViewController() },
      Screen(
        id: "note", title: "A text view that grows while it is typed into",
        variants: everywhere, chrome: .statusBar,
        steps: [
          Step("begun") { (_: StoryNoteViewController, simulator) in
            try simulator.type("Upright and sideways.", into: "note")
          },
          Step("grown") { _, simulator in
            try simulator.type(" Each line that is typed makes the view taller.\nA new line, too.")
          },
          Step("full") { _, simulator in
            try simulator.type(String(repeating: " more", count: 40))
          },
        ]
      ) { StoryNoteViewController() },
      Screen(
        id: "date", title: "A day picked by wheels, and in a calendar",
        variants: everywhere, chrome: .statusBar,
        steps: [
          Step("wheels") { (controller: StoryDateViewController, simulator) in
            let picker = controller.picker
            // The days are to the right of the centre.
            let place = picker.convert(
              CGPoint(x: picker.bounds.midX + 30, y: picker.bounds.midY), to: nil)
            try simulator.pan(
              from: place, to: CGPoint(x: place.x, y: place.y - 74), over: 0.5, hold: 0.2)
          },
          Step("calendar") { _, simulator in try simulator.tap("Calendar") },
          Step("picked") { _, simulator in try simulator.tap("26") },
        ]
      ) { StoryDateViewController() },
      Screen(
        id: "inbox", title: "A list that is refreshed, and a row swiped away and brought back",
        variants: everywhere, chrome: .statusBar, records: [.pictures, .trace],
        steps: [
          Step("pulled") { (_: UINavigationController, simulator) in
            try simulator.pullToRefresh("messages")
          },
          Step("refreshed") { _, simulator in simulator.advance(by: 2) },
          Step("swiped") { _, simulator in
            try simulator.swipe(.left, on: "Photos from the lake")
          },
          Step("deleted") { _, simulator in try simulator.tap("Delete") },
          Step("undone") { _, simulator in try simulator.tap("Undo") },
        ]
      ) { UINavigationController(rootViewController: StoryInboxViewController()) },
      Screen(
        id: "playlist", title: "A table that is edited and reordered by hand",
        variants: everywhere, chrome: .statusBar,
        steps: [
          Step("editing") { (_: UINavigationController, simulator) in try simulator.tap("Edit") },
          Step("asked") { navigation, simulator in
            guard let list = navigation.topViewController as? StoryPlaylistViewController,
              let control = list.control(of: "Clair de lune", atEnd: false)
            else { return }
            try simulator.tap(at: control)
          },
          Step("deleted") { _, simulator in try simulator.tap("Delete") },
          Step("lifted") { navigation, simulator in
            guard let list = navigation.topViewController as? StoryPlaylistViewController,
              let handle = list.control(of: "Morning Mood", atEnd: true)
            else { return }
            try simulator.putDown(on: handle)
            simulator.move(to: CGPoint(x: handle.x, y: handle.y + 80), over: 0.4)
          },
          Step("moved") { _, simulator in simulator.lift() },
          Step("done") { _, simulator in try simulator.tap("Done") },
        ]
      ) { UINavigationController(rootViewController: StoryPlaylistViewController()) },
    ])

  /// A phone and a pad, in both orientations, light and dark.
  private static let everywhere = [
    Variant(.iPhone15, os: "26.0"),
    Variant(.iPhone15, os: "26.0", orientation: .landscapeRight, style: .dark),
    Variant(.iPad10, os: "18.0", style: .dark),
    Variant(.iPad10, os: "18.0", orientation: .landscapeRight),
  ]
}
