import SystemFacts
import Testing

@testable import LayoutMetrics

struct AlertGeometryTests {
  private func metrics(
    _ release: OSRelease, _ form: AlertMetrics.Form = .alert,
    container: CGSize = CGSize(width: 320, height: 568)
  ) -> AlertMetrics {
    AlertMetrics(release: release, form: form, container: container, isAccessibilitySize: false)
  }

  private func content(
    title: CGFloat? = 20, message: CGFloat? = 16, fields: Int = 0, cancels: [Bool] = [true, false],
    widest: CGFloat = 40
  ) -> AlertGeometry.Content {
    .init(
      title: title, message: message, fieldCount: fields, fieldLine: 20.5, cancels: cancels,
      widestAction: widest)
  }

  @Test("dump on 320 × 568: 270 wide, and 98 high with one line of 13 points and one button")
  func dump() {
    let alert = AlertGeometry(
      content(title: nil, message: 16, cancels: [false]), metrics(.iOS(9)), scale: 2)
    #expect(alert.size == CGSize(width: 270, height: 98))
    #expect(alert.rows == [CGRect(x: 0, y: 54, width: 270, height: 44)])
    #expect(alert.lines == [CGRect(x: 0, y: 54, width: 270, height: 0.5)])
    let frame = AlertGeometry.frame(
      of: alert.size, isSheet: false, in: CGRect(x: 0, y: 0, width: 320, height: 568),
      safeArea: .zero, release: .iOS(9), scale: 2)
    #expect(frame == CGRect(x: 25, y: 235, width: 270, height: 98))
  }

  @Test("two actions are side by side if both fit, with the cancel action first")
  func sideBySide() {
    let beside = AlertGeometry(content(cancels: [false, true]), metrics(.iOS(12)), scale: 2)
    #expect(beside.actions == [1, 0])
    #expect(beside.rows.map(\.minX) == [0, 135])
    #expect(beside.rows[0].minY == beside.rows[1].minY)
    #expect(beside.lines.contains { $0.minX == 135 && $0.width == 0.5 })
    let stacked = AlertGeometry(
      content(cancels: [true, false], widest: 120), metrics(.iOS(12)), scale: 2)
    #expect(stacked.actions == [1, 0])
    #expect(stacked.rows[1].minY == stacked.rows[0].maxY)
  }

  @Test("iOS 26.1: 320 wide, rows of 48 with 8 between and 16 around, no lines")
  func pills() {
    let wide = CGSize(width: 393, height: 852)
    let alert = AlertGeometry(content(), metrics(.iOS(26), container: wide), scale: 3)
    #expect(alert.size.width == 320)
    #expect(alert.rows.map(\.width) == [140, 140])
    #expect(alert.rows[1].minX - alert.rows[0].maxX == 8)
    #expect(alert.rows[0].minX == 16 && alert.rows[0].height == 48)
    #expect(alert.lines.isEmpty)
    let three = AlertGeometry(
      content(cancels: [false, true, false]), metrics(.iOS(26), container: wide), scale: 3)
    #expect(three.actions == [0, 2, 1])
    #expect(three.rows[1].minY - three.rows[0].maxY == 8)
  }

  @Test("an action sheet's cancel button is separate, 8 below (medium)")
  func sheet() {
    let sheet = AlertGeometry(
      content(cancels: [true, false, false]), metrics(.iOS(12), .sheet), scale: 2)
    #expect(sheet.actions == [1, 2, 0])
    #expect(sheet.blocks.count == 2)
    #expect(sheet.blocks[1].minY - sheet.blocks[0].maxY == 8)
    #expect(sheet.size.height == sheet.blocks[1].maxY)
    let alone = AlertGeometry(
      content(title: nil, message: nil, cancels: [true]), metrics(.iOS(12), .sheet), scale: 2)
    #expect(alone.rows == [CGRect(x: 0, y: 0, width: alone.size.width, height: 57)])
  }

  @Test("a popover has no cancel button (Apple)")
  func popover() {
    let popover = AlertGeometry(
      content(cancels: [true, false]), metrics(.iOS(12), .popover), scale: 2)
    #expect(popover.actions == [1])
  }

  @Test("iOS 26: an alert keeps 10 from the sides of its window: 300 wide in 320 (recorded)")
  func narrowWindow() {
    func width(_ container: CGFloat, _ form: AlertMetrics.Form = .alert, _ number: Int = 26)
      -> CGFloat
    {
      metrics(.iOS(number), form, container: CGSize(width: container, height: 568)).width
    }
    #expect(width(320) == 300)
    #expect(width(320, .sheet) == 300)
    #expect(width(330) == 310)
    #expect(width(340) == 320 && width(375) == 320)
    #expect(width(320, .alert, 18) == 270)
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 568)
    let frame = AlertGeometry.frame(
      of: CGSize(width: 300, height: 200), isSheet: false, in: bounds, safeArea: .zero,
      release: .iOS(26), scale: 2)
    #expect(frame == CGRect(x: 10, y: 184, width: 300, height: 200))
  }

  @Test("iOS 26: fields without borders in a group add 46, and 34 each after the first (recorded)")
  func groupedFields() {
    let narrow = metrics(.iOS(26))
    let none = AlertGeometry(content(), narrow, scale: 2)
    let one = AlertGeometry(content(fields: 1), narrow, scale: 2)
    let two = AlertGeometry(content(fields: 2), narrow, scale: 2)
    #expect(none.fieldGroup == nil)
    #expect(abs(one.size.height - none.size.height - 46) < 1e-6)
    #expect(abs(two.size.height - none.size.height - 80) < 1e-6)
    let field = one.fields[0]
    #expect(field.minX == 22.5 && field.width == 255 && field.height == 20.5)
    #expect(one.fieldGroup?.minX == 15 && one.fieldGroup?.width == 270)
    #expect(one.fieldGroup?.height == 34)
    #expect(abs(two.fields[1].minY - two.fields[0].minY - 33.5) < 1e-6)
    // On a wider phone, at 3x, with a message alone and a taller font.
    let wide = metrics(.iOS(26), container: CGSize(width: 393, height: 852))
    var content = content(title: nil, fields: 1)
    content.fieldLine = 20.333
    let phone = AlertGeometry(content, wide, scale: 3)
    #expect(phone.fields[0].width == 275 && phone.fields[0].height == 20.333)
    #expect(phone.fieldGroup?.height == 34)
    #expect(phone.fieldGroup?.minY == (phone.message?.maxY ?? 0) + 16)
    content.fieldLine = 30.5
    #expect(AlertGeometry(content, wide, scale: 3).size.height == phone.size.height + 10)
  }

  @Test("before, fields follow the texts and are adjacent")
  func fields() {
    let alert = AlertGeometry(content(fields: 2), metrics(.iOS(12)), scale: 2)
    #expect(alert.fields.count == 2)
    #expect(alert.fields[1].minY == alert.fields[0].maxY)
    #expect(alert.fields[0].minY == (alert.message?.maxY ?? 0) + 19)
  }

  @Test("centred on the screen, in the safe area on iOS 26; sheets at the bottom edge")
  func placing() {
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
    let safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    func top(_ number: Int, isSheet: Bool) -> CGFloat {
      AlertGeometry.frame(
        of: CGSize(width: 270, height: 100), isSheet: isSheet, in: bounds, safeArea: safeArea,
        release: .iOS(number), scale: 3
      ).minY
    }
    #expect(top(13, isSheet: false) == 356)
    #expect(top(26, isSheet: false) == 361)
    #expect(top(13, isSheet: true) == 678)
    #expect(top(26, isSheet: true) == 361)
  }

  @Test("parts are inside the alert, one after another", arguments: testedReleases)
  func properties(release: OSRelease) {
    for form in [.alert, .sheet, .popover] as [AlertMetrics.Form] {
      for cancels in [[], [true], [false, true], [false, true, false, false]] {
        for fields in [0, 1] {
          let alert = AlertGeometry(
            content(fields: fields, cancels: cancels), metrics(release, form), scale: 2)
          let bounds = CGRect(origin: .zero, size: alert.size)
          let texts = [alert.title, alert.message].compactMap { $0 } + alert.fields
          for frame in texts + alert.rows + alert.blocks { #expect(bounds.holds(frame)) }
          for (one, next) in zip(texts, texts.dropFirst()) { #expect(next.minY >= one.maxY) }
          for row in alert.rows { #expect(row.minY >= (texts.last?.maxY ?? 0)) }
          #expect(alert.rows.count == alert.actions.count)
          #expect(Set(alert.actions).count == alert.actions.count)
        }
      }
    }
  }

  @Test("content that doesn't fit scrolls: actions down to one and a half rows, then the texts")
  func scrolled() {
    var content = content(title: 20, message: 500, cancels: Array(repeating: false, count: 10))
    let natural = AlertGeometry(content, metrics(.iOS(12)), scale: 2)
    #expect(natural.textScroll == nil && natural.rowScroll == nil)
    content.room = natural.size.height - 100
    let rows = AlertGeometry(content, metrics(.iOS(12)), scale: 2)
    #expect(rows.textScroll == nil && rows.rowScroll?.frame.height == 340)
    #expect(rows.rowScroll?.length == 440 && rows.rowScroll?.start == rows.rows[0].minY)
    content.room = 400
    let both = AlertGeometry(content, metrics(.iOS(12)), scale: 2)
    #expect(both.size.height == 400 && both.blocks[0].height == 400)
    #expect(both.rowScroll?.frame == CGRect(x: 0, y: 334, width: 270, height: 66))
    #expect(both.textScroll?.frame.height == 334)
    let sheet = AlertGeometry(
      .init(
        title: nil, message: nil, fieldCount: 0, fieldLine: 20.5,
        cancels: Array(repeating: false, count: 20) + [true],
        widestAction: 40, room: 400), metrics(.iOS(12), .sheet), scale: 2)
    #expect(sheet.size.height == 400 && sheet.blocks[1].maxY == 400)
    #expect(abs((sheet.rowScroll?.frame.height ?? 0) - 335) < 1e-6)
  }
}
