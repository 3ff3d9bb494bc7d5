import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Pickers")
@MainActor
struct PickerTests {
  /// Titles only.
  final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["a", "b", "c", "d"], ["1", "2"]]
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  /// Views, widths and heights.
  final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      1000
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      44
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 } else { reused += 1 }
      let shown = view ?? UIView()
      shown.tag = row
      return shown
    }
  }

  private func shown(_ view: UIView, os: OSVersion = "26.0") -> SimulationHost {
    let host = SimulationHost(device: .iPhone15, os: os)
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return host
  }

  private func labels(_ picker: UIPickerView, _ column: Int) -> [UILabel] {
    picker.columns[column].view.rows.sorted { $0.key < $1.key }.compactMap {
      $0.value.view as? UILabel
    }
  }

  @Test("320 × 216 unless it is given a size")
  func size() {
    #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    let moved = UIPickerView(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
    #expect(moved.frame == CGRect(x: 7, y: 9, width: 320, height: 216))
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(picker.frame.height == 120)
    #expect(picker.sizeThatFits(CGSize(width: 50, height: 1)) == CGSize(width: 50, height: 216))
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("titles on wheels, with the selected one larger")
  func titles() throws {
    let picker = UIPickerView()
    let source = Titles()
    picker.dataSource = source
    picker.delegate = source
    let host = shown(picker)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148, height: 32))
    #expect(labels(picker, 0).map(\.text) == ["a", "b", "c", "d"])
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 1, animated: false)
    host.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 1)
    #expect(source.chosen.isEmpty, "code's choice isn't told")
    let column = labels(picker, 0)
    #expect(column.map(\.font.pointSize) == [21, 23.5, 21, 21])
    #expect(column.map { $0.alpha < 1 } == [true, false, true, true])
    #expect(column[1].center.y == 108 && column[0].frame.height < 32)
    #expect(picker.view(forRow: 1, forComponent: 0) == nil, "titles are no views")
    source.rows[0] = ["x"]
    picker.reloadComponent(0)
    host.settle()
    #expect(labels(picker, 0).map(\.text) == ["x"] && picker.selectedRow(inComponent: 0) == 0)
    source.rows = []
    picker.reloadAllComponents()
    host.settle()
    #expect(picker.numberOfComponents == 0 && host.takeIssues().isEmpty)
  }

  @Test("views as large as rows, reused once they are behind the wheel")
  func views() throws {
    let picker = UIPickerView()
    let source = Views()
    picker.dataSource = source
    picker.delegate = source
    let host = shown(picker)
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(first.bounds.size == CGSize(width: 80, height: 44) && first.alpha == 1)
    let made = source.made
    #expect(made > 1 && made < 10 && source.reused == 0)
    picker.selectRow(500, inComponent: 0, animated: false)
    host.settle()
    #expect(source.reused == made)
    #expect(picker.view(forRow: 500, forComponent: 0)?.tag == 500)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test("attributed titles keep their attributes, and take precedence over plain ones")
  func attributed() {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        2
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "plain" }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? {
        row == 0
          ? NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
          : nil
      }
    }
    let picker = UIPickerView()
    let source = Source()
    picker.dataSource = source
    picker.delegate = source
    let host = shown(picker)
    let shown = labels(picker, 0)
    #expect(shown.map(\.text) == ["red", "plain"])
    let color = shown[0].attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a data source that returns a negative count is an issue, not a crash")
  func badCounts() {
    final class Source: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        -3
      }
    }
    let picker = UIPickerView()
    let source = Source()
    picker.dataSource = source
    let host = shown(picker)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(host.takeIssues().count == 1)
  }

  /// Rows and widths that depend on the picker's values.
  final class Dependent: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var asked: [Int] = []
    var whileAsked: (UIPickerView, Int) -> Void = { _, _ in }
    var whileMaking: (UIPickerView) -> Void = { _ in }
    var columns = 2

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      // Nothing is known yet, and queries don't recurse.
      asked.append(pickerView.numberOfComponents)
      return columns
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      whileAsked(pickerView, component)
      asked.append(pickerView.selectedRow(inComponent: component))
      return component == 0 ? 5 : pickerView.selectedRow(inComponent: 0) + 2
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      pickerView.rowSize(forComponent: component).width / 2
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      pickerView.rowSize(forComponent: component).height + 4
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      whileMaking(pickerView)
      return "\(row)"
    }
  }

  @Test("rows, heights and widths may depend on the picker's own values during a query")
  func dependent() {
    let picker = UIPickerView()
    let source = Dependent()
    picker.dataSource = source
    picker.delegate = source
    let host = shown(picker)
    #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.numberOfRows(inComponent: 1) == 2)
    #expect(source.asked == [0, -1, -1], "columns are known one by one")
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 74, height: 36))
    picker.selectRow(4, inComponent: 1, animated: false)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 4)
    // A reload during a query doesn't start over.
    source.whileAsked = { picker, _ in picker.reloadAllComponents() }
    picker.reloadAllComponents()
    host.settle()
    #expect(picker.numberOfRows(inComponent: 1) == 5 && host.takeIssues().isEmpty)
  }

  @Test("a query that removes columns finds none")
  func taken() {
    let picker = UIPickerView()
    let source = Dependent()
    source.whileAsked = { picker, component in if component == 1 { picker.dataSource = nil } }
    picker.dataSource = source
    #expect(picker.numberOfComponents == 0)
    source.whileAsked = { _, _ in }
    source.whileMaking = { picker in
      source.columns = 1
      picker.reloadAllComponents()
    }
    picker.dataSource = source
    picker.delegate = source
    let host = shown(picker)
    #expect(picker.numberOfComponents == 1 && host.takeIssues().isEmpty)
  }

  @Test("another delegate keeps the selection, another data source doesn't")
  func replaced() {
    let picker = UIPickerView()
    let (first, second) = (Titles(), Titles())
    picker.dataSource = first
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.delegate = second
    let host = shown(picker)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(labels(picker, 0).map(\.text) == ["a", "b", "c", "d"])
    second.rows[0] = ["e", "f", "g", "h"]
    let third = Titles()
    third.rows[0] = ["i", "j", "k", "l"]
    picker.delegate = third
    host.settle()
    #expect(labels(picker, 0).map(\.text) == ["i", "j", "k", "l"])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.dataSource = second
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test(
    "rows without a height and infinitely large pickers don't crash",
    arguments: [
      0, .leastNonzeroMagnitude, 0.5, -1, .infinity, .nan,
    ] as [CGFloat])
  func extremes(height: CGFloat) {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var height: CGFloat = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        5000
      }
      func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
      ) -> CGFloat { height }
    }
    let picker = UIPickerView()
    let source = Source()
    source.height = height
    picker.dataSource = source
    picker.delegate = source
    let host = shown(picker)
    #expect(picker.rowSize(forComponent: 0).height == 32 && labels(picker, 0).count == 5)
    picker.frame.size.height = 1e300
    host.settle()
    #expect(labels(picker, 0).count == 1001)
  }

  @Test("the selection is between lines through iOS 13, on a band later")
  func band() {
    for (os, isHidden) in [("13.0", false), ("15.0", true)] as [(OSVersion, Bool)] {
      let picker = UIPickerView()
      let host = shown(picker, os: os)
      #expect(picker.wheels.lowerLine.isHidden == isHidden)
      #expect(host.takeIssues().isEmpty)
    }
  }
}
