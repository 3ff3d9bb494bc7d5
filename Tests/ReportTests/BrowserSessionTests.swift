import Foundation
import Testing

/// What the other tests rely on: that each hears all that goes wrong on its own page, and no more.
extension ReportPageTests {
  static let askForAMissingPicture = "void (new Image().src = 'pictures/none.png')"

  @Test func aPictureThatIsMissingIsHeardOf() throws {
    try show(try Example.mixed(in: report))
    #expect(try browser.problems() == [])
    try browser.value(Self.askForAMissingPicture)
    #expect(try browser.problems().count == 1)
    #expect(try browser.problems().allSatisfy { $0.contains("none.png") })
  }

  @Test func whatAnEarlierPageAskedForIsNotHeardOfLater() throws {
    try show(try Example.mixed(in: report))
    try browser.value(Self.askForAMissingPicture)
    try browser.forget()
    #expect(try browser.problems() == [])
  }
}
