import Foundation

/// Open menus (facts: controls §6).
package enum MenuFacts: FactSubject {
  package static let title = "Menus"

  private static let measured = "controls §6"
  private static let eye = "recalled, judged by eye"

  package static let rowPadding = ReleaseFact<CGFloat>(
    "What a menu's row is higher than its texts",
    .since(13, 23.667, "rows of 44, \(eye)", .low),
    .since(26, 21.667, "42 for 20.333, \(measured)", .high))

  package static let endPadding = ReleaseFact<CGFloat>(
    "Room above the first row of a menu and below the last",
    .since(13, 0, eye, .low), .since(26, 10, measured, .high))

  package static let sectionGap = ReleaseFact<CGFloat>(
    "Room between two sections of a menu",
    .since(13, 8, eye, .low), .since(26, 21, measured, .high))

  package static let cornerRadius = ReleaseFact<CGFloat>(
    "Radius of a menu's corners", .since(13, 13, eye, .low), .since(26, 32.5, measured, .medium))

  package static let rowsAreDivided = ReleaseFact(
    "Lines divide the rows of a menu", until: 26, eye, .low)

  package static let titleHeight = ReleaseFact<CGFloat>(
    "Height of a menu's title", .since(13, 36, eye, .low), .since(26, 40.333, measured, .high))

  package static let titleStart = ReleaseFact<CGFloat>(
    "Where a menu's title begins", .since(13, 16, eye, .low), .since(26, 20, measured, .high))

  package static let textStart = ReleaseFact<CGFloat>(
    "Where the rows' texts begin", .since(13, 16, eye, .low), .since(26, 28, measured, .high))

  package static let textStartBesideMarks = ReleaseFact<CGFloat>(
    "Where the texts begin if a row of the menu has a mark",
    .since(13, 36, eye, .low), .since(26, 40, measured, .high))

  package static let textEnd = ReleaseFact<CGFloat>(
    "Room after the texts", .since(13, 16, eye, .low), .since(26, 28, measured, .high))

  package static let markMiddle = ReleaseFact<CGFloat>(
    "Where the middle of a mark stands", .since(13, 19, eye, .low), .since(26, 20, measured, .high))

  package static let textStartBesideImages = ReleaseFact<CGFloat?>(
    "Where the texts begin if a row of the menu has a picture; before, pictures stand at the end",
    .since(13, nil, eye, .medium), .since(26, 60, measured, .high))

  package static let imageMiddle = ReleaseFact<CGFloat>(
    "How far from its side of the menu the middle of a picture stands",
    .since(13, 28, eye, .low), .since(26, 36.17, measured, .high))

  package static let submenuMarkEnd = ReleaseFact<CGFloat?>(
    "How far from the end the sign of a further menu stands; before, it is a mark",
    .since(13, nil, eye, .low), .since(26, 31, measured, .high))

  package static let liesOverSource = ReleaseFact(
    "A button's menu lies over the button, its upper corner on the button's; before, beside it",
    since: 26, measured, .high)

  package static let contextBlur = ReleaseFact<CGFloat>(
    "Blur of the screen behind a context menu",
    .since(13, 12, eye, .low), .since(26, 0, eye, .low))

  package static let contextShade = ReleaseFact<CGFloat>(
    "Black over the screen behind a context menu",
    .since(13, 0.1, eye, .low), .since(26, 0.2, "as under alerts, \(eye)", .low))

  package static let all: [any AnyReleaseFact] = [
    rowPadding, endPadding, sectionGap, cornerRadius, rowsAreDivided, titleHeight, titleStart,
    textStart, textStartBesideMarks, textEnd, markMiddle, textStartBesideImages, imageMiddle,
    submenuMarkEnd, liesOverSource, contextBlur, contextShade,
  ]
}
