import UIKit

/// The letter's paragraphs.
@MainActor
enum StationeryText {
  static var all: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let title = UIFont(
      descriptor: UIFont.boldSystemFont(ofSize: 26).fontDescriptor.withDesign(.serif)!, size: 0)
    text.append(paragraph("Dear reader,\n", [.font: title]))
    text.append(
      paragraph(
        """
        this letter flows around its stamp: each line is as long as the room beside the circle \
        leaves it, and no word is broken. Below the stamp the lines are as wide as the page again.

        """))
    text.append(paragraph("It has a "))
    text.append(paragraph("link", [.link: "https://example.com"]))
    text.append(paragraph(", a picture "))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: square)))
    text.append(paragraph(" on the baseline, a symbol "))
    text.append(
      NSAttributedString(
        attachment: NSTextAttachment(image: UIImage(systemName: "star.fill")!),
        attributes: [.foregroundColor: UIColor.orange]))
    text.append(paragraph(", and words that are "))
    text.append(paragraph("oblique", [.obliqueness: 0.25]))
    text.append(paragraph(", "))
    text.append(paragraph("outlined", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 22)]))
    text.append(paragraph(", "))
    text.append(paragraph("expanded", [.expansion: 0.3]))
    text.append(paragraph(", "))
    text.append(paragraph("raised", [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 11)]))
    text.append(paragraph(", "))
    text.append(
      paragraph(
        "underlined",
        [
          .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red,
        ]))
    text.append(paragraph(" or "))
    text.append(paragraph("marked", [.backgroundColor: UIColor.yellow]))
    text.append(paragraph(".\n"))
    let row = NSMutableParagraphStyle()
    row.tabStops = [
      NSTextTab(textAlignment: .center, location: 160),
      NSTextTab(textAlignment: .right, location: 320),
    ]
    row.paragraphSpacingBefore = 10
    text.append(paragraph("left\tcentred\tright\n", [.paragraphStyle: row]))
    text.append(paragraph("1\t22\t333\n", [.paragraphStyle: row]))
    let item = NSMutableParagraphStyle()
    item.headIndent = 24
    item.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
    let list = NSTextList(markerFormat: .disc, options: 0)
    item.textLists = [list]
    for (number, words) in [
      "An item of a list that goes on in a second line, indented like its first",
      "and another one",
    ].enumerated() {
      let marker = list.marker(forItemNumber: number + 1)
      text.append(paragraph("\(marker)\t\(words)\n", [.paragraphStyle: item]))
    }
    return text
  }

  private static func paragraph(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let standard: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    return NSAttributedString(string: text, attributes: standard.merging(attributes) { $1 })
  }

  private static var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
      UIColor(red: 0.3, green: 0.5, blue: 0.8, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 14, height: 14))
    }
  }
}
