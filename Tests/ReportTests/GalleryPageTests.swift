import Foundation
import Pixels
import Report
import Testing

/// The page of a gallery in a real browser.
extension ReportPageTests {
  private func openGallery() throws {
    try browser.leave()
    let gallery = try GalleryFolder(at: folder.url.appendingPathComponent("gallery"))
    let picture = try gallery.store(try Bitmap(width: 40, height: 80), scale: 1)
    func screen(_ name: String, _ group: String, on devices: [String]) -> Gallery.Screen {
      Gallery.Screen(
        id: "\(group)/\(name)", title: name, group: group, kind: "preview",
        pictures: devices.flatMap { device in
          [false, true].map { isDark in
            Gallery.Picture(
              file: picture, width: 40, height: 80, device: device, details: "",
              style: isDark ? "dark" : "", isDark: isDark, cornerRadius: 8)
          }
        })
    }
    var broken = screen("Broken", "Shop", on: [])
    broken.troubles = ["Its code crashes the program."]
    try gallery.write(
      Gallery(
        title: "Shop & more",
        screens: [
          screen("Cart", "Shop", on: ["iPhone 15", "iPhone X"]), broken,
          screen("List", "Other", on: ["iPhone 15"]),
        ]))
    try browser.open(gallery.page, hash: "", forgetsMarks: true)
    try browser.wait("document.body.classList.contains('frames')")
  }

  private var galleryCount: String { get throws { try text("#count") } }

  /// Sets a control as a user does.
  private func set(_ control: String, _ value: String) throws {
    _ = try browser.value(
      """
      (() => { const control = document.getElementById('\(control)');
        control.value = '\(value)'; control.dispatchEvent(new Event('input')); return 1; })()
      """)
  }

  private var shownArticles: String { "article:not([hidden])" }

  @Test func picturesOfAGalleryAreNamedAndItsPageIsAccessible() throws {
    try openGallery()
    #expect(try text("h1") == "Shop & more")
    #expect(
      try browser.value("document.querySelectorAll('img')[1].alt") == "Cart on iPhone 15, dark")
    #expect(try galleryCount == "3 screens, 6 pictures")
    for isDark in [false, true] {
      try browser.setDark(isDark)
      #expect(try browser.value(Self.audit) == "")
    }
    #expect(try browser.problems() == [])
  }

  @Test func aGalleryIsFilteredAndSaysWhatIsLeft() throws {
    try openGallery()
    try set("device", "iPhone X")
    // Screens without a visible picture, and groups without screens, would be empty headings.
    #expect(try count(shownArticles) == 1)
    #expect(try count("section:not([hidden])") == 1)
    #expect(try galleryCount == "1 of 3 screens, 2 of 6 pictures")
    try set("style", "dark")
    #expect(try galleryCount == "1 of 3 screens, 1 of 6 pictures")
    try set("find", "list")
    #expect(try count(shownArticles) == 0)
    #expect(try browser.value("String(document.getElementById('none').hidden)") == "false")
    try browser.click("#none button")
    #expect(try count(shownArticles) == 3)
    #expect(try galleryCount == "3 screens, 6 pictures")
    #expect(try browser.value("document.activeElement.id") == "find")
    try set("find", "broken")
    #expect(try galleryCount == "1 of 3 screens, 0 of 6 pictures")
  }

  @Test func aGalleryIsFoundInFromTheKeyboard() throws {
    try openGallery()
    try browser.press("/", "c", "a", "r", "t")
    #expect(try browser.value("document.getElementById('find').value") == "cart")
    #expect(try count(shownArticles) == 1)
  }

  @Test func aGalleryFitsANarrowWindow() throws {
    try openGallery()
    try browser.resize(360, 700)
    #expect(
      try browser.value(
        "String(document.documentElement.scrollWidth <= document.documentElement.clientWidth)")
        == "true")
  }
}
