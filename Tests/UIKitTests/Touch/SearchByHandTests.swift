import Testing

@testable import UIKit

@Suite("Searching by touch")
@MainActor
struct SearchByHandTests {
  private final class Ear: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    var calls: [String] = []
    var refused = ""
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("did \(searchController.isActive)")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("will end \(searchController.isActive)")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did end \(searchController.isActive)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("results \(searchController.searchBar.text ?? "")")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refused }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  }

  @Test("editing begins a search, typing updates the results, and Cancel ends it")
  func course() throws {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let ear = Ear()
    let search = UISearchController(searchResultsController: nil)
    search.delegate = ear
    search.searchResultsUpdater = ear
    search.searchBar.delegate = ear
    let list = UITableViewController()
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    host.setRoot(UINavigationController(rootViewController: list))
    let field = search.searchBar.searchTextField
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    host.touches.send([.init(0, .began, at: middle)])
    host.advance(by: 0.1)
    host.touches.send([.init(0, .ended, at: middle)])
    host.settle()
    #expect(search.isActive && field.isFirstResponder && search.searchBar.showsCancelButton)
    #expect(ear.calls == ["will false", "results ", "did true"])
    ear.calls = []
    ear.refused = "x"
    _ = host.typeByHand("bxe\n")
    host.settle()
    #expect(search.searchBar.text == "be")
    #expect(ear.calls == ["results b", "results be", "search"])
    ear.calls = []
    search.searchBar.cancelButton.sendActions(for: .touchUpInside)
    host.settle()
    #expect(!search.isActive && search.searchBar.text == "" && !field.isFirstResponder)
    #expect(!search.searchBar.showsCancelButton)
    #expect(ear.calls == ["will end true", "results ", "did end false"])
    search.isActive = false
    #expect(ear.calls.count == 3)
  }
}
