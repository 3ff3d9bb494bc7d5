import Pixels
import Tateyoko
import TestSupport
import Testing
import UIKit

/// A table on the screen, pixel by pixel, compared with Apple's picture of the same one: ten rows named by
/// their number, iOS 13 at 3x, text size medium, under a status bar of 20.
///
/// The picture is 320 points wide; a plus-sized phone has its scale and status bar, and margins of 20 instead
/// of 16, so columns are counted from there.
@MainActor
@Suite struct RecordedTableTests {
  final class Numbers: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  /// First and last pixel row with ink, from the row's upper edge, for each digit.
  static let inkRows = [
    48...83, 49...82, 48...82, 48...83, 49...82, 49...83, 48...83, 49...82, 48...83, 48...83,
  ]
  /// First pixel column with ink, from the margin.
  static let inkColumns = [3, 2, 3, 3, 2, 3, 3, 2, 3, 3]

  @Test func textAndLinesAreWhereApplesPictureHasThem() throws {
    let simulator = Simulator(.iPhone8Plus, os: "13.7", contentSizeCategory: .medium)
    simulator.launch(Numbers())
    let picture = try simulator.capture()
    func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(picture[x, y].green) }
    let margin = 60
    var tally = TruthTally()
    for row in 0..<10 {
      let top = 60 + row * 132
      let columns = margin..<margin + 40
      let inked = (0..<131).filter { y in columns.contains { darkness($0, top + y) > 40 } }
      #expect(inked.first == Self.inkRows[row].lowerBound, "row \(row)")
      #expect(inked.last == Self.inkRows[row].upperBound, "row \(row)")
      let left = columns.first { x in inked.contains { darkness(x, top + $0) > 40 } }
      let difference = abs((left ?? 0) - margin - Self.inkColumns[row])
      #expect(difference <= 1, "row \(row)")
      tally.add(inked.first == Self.inkRows[row].lowerBound)
      tally.add(inked.last == Self.inkRows[row].upperBound)
      // The letters are others, so that a pixel more or less says nothing.
      tally.add(Double(difference), exact: 0, near: 2)
    }
    for row in 0..<12 {
      let y = 191 + row * 132
      for x in [margin, 600, 1241] {
        let line = picture[x, y]
        #expect([line.red, line.green, line.blue] == [198, 198, 200], "line \(row)")
        #expect(darkness(x, y - 1) == 0 && darkness(x, y + 1) == 0, "line \(row)")
      }
      #expect(darkness(margin - 1, y) == 0)
      tally.add(darkness(margin, y) > 0 && darkness(margin, y - 1) == 0)
    }
    #expect(tally == TruthSet["table"])
  }
}
