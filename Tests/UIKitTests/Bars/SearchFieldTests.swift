import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Search bars and their fields")
@MainActor
struct SearchFieldTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var told: [String] = []
    var mayBegin = true
    var mayEnd = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { told.append("scope \(selectedScope)") }
  }

  private func shown(
    _ bar: UISearchBar, os: OSVersion = "26.0", height: CGFloat? = nil
  ) -> SimulationHost {
    let host = SimulationHost(device: .iPhone15, os: os)
    let root = UIViewController()
    root.view.addSubview(bar)
    host.setRoot(root)
    bar.frame = CGRect(x: 0, y: 100, width: 393, height: height ?? bar.intrinsicContentSize.height)
    host.settle()
    return host
  }

  @Test("iOS 26: 64 high by sizeToFit, with a field 10 down and 8 from the sides (recorded)")
  func fittingHeight() {
    func field(_ width: CGFloat, os: OSVersion, cancel: Bool = false) -> (CGFloat, CGRect) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      let host = SimulationHost(device: .iPhoneSE3, os: os)
      let root = UIViewController()
      root.view.addSubview(bar)
      host.setRoot(root)
      bar.showsCancelButton = cancel
      bar.searchBarStyle = cancel ? .minimal : .default
      bar.sizeToFit()
      host.settle()
      return (bar.frame.height, bar.searchTextField.convert(bar.searchTextField.bounds, to: bar))
    }
    #expect(field(320, os: "26.0") == (64, CGRect(x: 8, y: 10, width: 304, height: 44)))
    #expect(
      field(320, os: "26.0", cancel: true) == (64, CGRect(x: 8, y: 10, width: 249, height: 44)))
    #expect(field(375, os: "26.1").1 == CGRect(x: 8, y: 10, width: 359, height: 44))
    #expect(field(375, os: "18.5") == (56, CGRect(x: 8, y: 10, width: 359, height: 36)))
  }

  @Test("typing in the field notifies the bar's delegate")
  func typing() {
    let bar = UISearchBar()
    let listener = Listener()
    bar.delegate = listener
    let host = shown(bar)
    bar.text = "set by code"
    #expect(listener.told.isEmpty && bar.searchTextField.text == "set by code")
    listener.mayBegin = false
    #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
    listener.mayBegin = true
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isEditing)
    #expect(bar.becomeFirstResponder(), "it is already")
    bar.text = ""
    bar.searchTextField.insertText("ab")
    bar.searchTextField.deleteBackward()
    listener.mayEnd = false
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    listener.mayEnd = true
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    #expect(listener.told == ["begin", "text ab", "text a", "end"])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the appearance an app sets on the field stays")
  func looks() {
    let bar = UISearchBar()
    let host = shown(bar, os: "17.0")
    let field = bar.searchTextField
    #expect(field.backgroundColor == .tertiarySystemFill && field.layer.cornerRadius == 10)
    #expect(field.font == .systemFont(ofSize: 17))
    bar.placeholder = "Find"
    host.settle()
    #expect(field.parts.placeholderLabel.textColor == .secondaryLabel)
    field.backgroundColor = .red
    field.layer.cornerRadius = 3
    field.font = .boldSystemFont(ofSize: 20)
    field.textColor = .green
    bar.searchBarStyle = .minimal
    host.settle()
    // Lower fields have other corners, unless they were set explicitly.
    bar.frame.size.height = 12
    host.settle()
    #expect(field.backgroundColor == .red && field.layer.cornerRadius == 3)
    #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .green)
    bar.autocapitalizationType = .none
    bar.returnKeyType = .done
    #expect(field.autocapitalizationType == .none && field.returnKeyType == .done)
  }

  @Test("text and placeholder begin after the magnifier, and end before the edge")
  func places() throws {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    let host = shown(bar)
    let field = bar.searchTextField
    let magnifier = try #require(field.leftView)
    let placeholder = field.parts.placeholderLabel.frame
    #expect(magnifier.frame.minX == 8 && placeholder.minX == magnifier.frame.maxX + 6)
    #expect(placeholder.maxX == field.bounds.width - 8)
    bar.text = "Found"
    host.settle()
    let text = field.parts.textLabel.frame
    #expect(text.minX == placeholder.minX && field.parts.clearButton?.superview === field)
    #expect(text.maxX == field.parts.clearButton?.frame.minX)
    bar.semanticContentAttribute = .forceRightToLeft
    field.semanticContentAttribute = .forceRightToLeft
    host.settle()
    let mirrored = field.parts.textLabel.frame
    #expect(magnifier.frame.maxX == field.bounds.width - 8)
    #expect(mirrored.maxX == field.bounds.width - text.minX && mirrored.width == text.width)
  }

  @Test("tokens come before the text")
  func tokens() throws {
    let bar = UISearchBar()
    let host = shown(bar)
    let field = bar.searchTextField
    field.text = "in May"
    let (one, two) = (
      UISearchToken(icon: UIImage(systemName: "person"), text: "Ada"),
      UISearchToken(icon: nil, text: "Paris")
    )
    let plain = field.textRect(forBounds: field.bounds)
    field.insertToken(two, at: 9)
    field.insertToken(one, at: 0)
    host.settle()
    #expect(field.tokens == [one, two])
    let frames = field.tokenViews.map(\.frame)
    #expect(
      abs(frames[0].minX - plain.minX) < 0.001 && abs(frames[1].minX - frames[0].maxX - 4) < 0.001)
    #expect(abs(field.textRect(forBounds: field.bounds).minX - frames[1].maxX - 4) < 0.001)
    #expect(field.tokenViews[0].backgroundColor == .systemGray)
    field.tokenBackgroundColor = .red
    #expect(field.tokenViews[1].backgroundColor == .red)
    #expect(field.tokens(in: field.textualRange) == [one, two])
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let rest = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.tokens(in: rest).isEmpty)
    let may = UISearchToken(icon: nil, text: "May")
    field.replaceTextualPortion(of: rest, with: may, at: 2)
    #expect(field.text == "in " && field.tokens == [one, two, may])
    field.removeToken(at: 7)
    field.removeToken(at: 1)
    host.settle()
    #expect(field.tokens == [one, may] && field.tokenViews.allSatisfy { $0.superview === field })
    field.semanticContentAttribute = .forceRightToLeft
    host.settle()
    let mirrored = field.tokenViews.map(\.frame)
    #expect(abs(mirrored[1].maxX - mirrored[0].minX + 4) < 0.001)
    #expect(abs(mirrored[0].maxX - field.bounds.width + plain.minX) < 0.001)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("scope buttons are below the field, 47 higher, and report the selection")
  func scopes() throws {
    let bar = UISearchBar()
    let listener = Listener()
    bar.delegate = listener
    bar.scopeButtonTitles = ["All", "Mine"]
    let host = shown(bar, height: nil)
    let height = bar.intrinsicContentSize.height
    #expect(bar.scopeControl?.superview == nil, "titles alone show nothing")
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 1
    #expect(bar.intrinsicContentSize.height == height + 47)
    bar.frame.size.height = height + 47
    host.settle()
    let control = try #require(bar.scopeControl)
    #expect(control.superview === bar && control.selectedSegmentIndex == 1)
    #expect(bar.field.frame.midY == height / 2)
    #expect(control.frame.minX == 8 && control.frame.width == 377)
    #expect(control.frame.minY == bar.field.frame.maxY + 7)
    control.selectedSegmentIndex = 0
    control.sendActions(for: .valueChanged)
    #expect(bar.selectedScopeButtonIndex == 0 && listener.told == ["scope 0"])
    bar.scopeButtonTitles = ["One", "Two", "Three"]
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == "Three")
    bar.selectedScopeButtonIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    bar.setShowsScope(false, animated: true)
    host.settle()
    #expect(control.superview == nil && bar.intrinsicContentSize.height == height)
    let search = UISearchController(searchResultsController: nil)
    #expect(search.scopeBarActivation == .automatic)
    #expect(host.takeIssues().isEmpty)
  }
}
