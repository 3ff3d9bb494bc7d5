import Foundation

/// The callbacks of views and view controllers, and the behaviour of containers.
package enum ControllerFacts: FactSubject {
  package static let title = "Views and controllers"

  package static let announcesTransitions = ReleaseFact(
    "Callbacks announce transitions of size and traits", since: 8, "Apple", .high)

  package static let tellsTraits = ReleaseFact(
    "Trait collections, and with them `traitCollectionDidChange`, exist", since: 8, "Apple", .high)

  package static let predictsTraits = ReleaseFact(
    "Views know their traits before they are in a window", since: 13, "useyourloaf.com", .high)

  package static let takesControllerTraitsFromSuperview = ReleaseFact(
    "A controller's traits come from its view's superview", since: 17, "WWDC 2023, 10057", .high)

  package static let callsViewIsAppearing = ReleaseFact(
    "`viewIsAppearing` is called", since: 13, "Apple: back-deployed to 13", .high)

  package static let freezesInsetsOfTransformedViews = ReleaseFact(
    "Scaled and rotated views keep stale insets", since: 14, "Apple, developer forum 671541", .high)

  package static let hasWideReadableContent = ReleaseFact(
    "The readable width is the margins up to 1008 points, and 920 beyond", since: 26,
    "Catalyst 26.1 by bisection; WordPress-iOS 24813; facts: layout §2.5", .medium)

  package static let presentsAsSheets = ReleaseFact(
    "Presented controllers are sheets unless they ask for something else", since: 13, "Apple",
    .high)

  package static let columnLineColor = ReleaseFact<FactColor>(
    "Colour of the line between a split view's columns",
    .since(8, .system(.separator), "recalled", .low),
    .since(13, .system(.opaqueSeparator), "recalled", .low))

  package static let padTabRoom = ReleaseFact<Int?>(
    "How many tabs an iPad's bar has room for, in regular width",
    .since(7, 8, "Apple", .high), .since(18, nil, "Apple", .high))

  package static let reloadsUnanimatedChanges = ReleaseFact(
    "A diffable data source's change without animation reloads everything", until: 15, "Apple",
    .high)

  package static let canTrackObservation = ReleaseFact(
    "Apps can turn automatic observation tracking on by `UIObservationTrackingEnabled`", since: 18,
    "steipete.me", .high)

  package static let tracksObservation = ReleaseFact(
    "Methods that read observable objects are called again when these change", since: 26, "Apple",
    .high)

  package static let updatesProperties = ReleaseFact(
    "Views and controllers have `updateProperties`, called before layout", since: 26, "Apple", .high
  )

  package static let all: [any AnyReleaseFact] = [
    announcesTransitions, tellsTraits, predictsTraits, takesControllerTraitsFromSuperview,
    callsViewIsAppearing, freezesInsetsOfTransformedViews, hasWideReadableContent,
    presentsAsSheets, columnLineColor, padTabRoom, reloadsUnanimatedChanges,
    canTrackObservation, tracksObservation, updatesProperties,
  ]
}
