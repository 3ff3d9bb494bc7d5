import Foundation

/// Rows of `|`-separated cells.
struct RecordedTable {
  let rows: [[String]]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        // A wrapped line carries the next line's indentation.
        cell.split(separator: " ").joined(separator: " ")
      }
    }
  }
}

func numbers(_ cell: String) -> [CGFloat] {
  cell.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
}

/// Equal to the three decimals of the recorded tables.
func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.0006 }
