import Graphics

/// The placement of a search field in a view hierarchy: where the release has it by itself, or below the title.
public struct SearchFieldPlacement: Sendable {
  let isBelowTitle: Bool

  /// The mode of the display of the search field in the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement(isBelowTitle: false)
  public static let toolbar = SearchFieldPlacement(isBelowTitle: false)
  public static let toolbarPrincipal = SearchFieldPlacement(isBelowTitle: false)
  public static let sidebar = SearchFieldPlacement(isBelowTitle: false)
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// The search field that a view wants in the bar above it.
@MainActor struct SearchRequest {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?
  let submit: () -> Void
}

nonisolated struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    let environment = environment
    let request = SearchRequest(
      text: text, isPresented: isPresented, placement: placement,
      prompt: prompt?.content(in: environment).string,
      submit: { environment.submitActions.run(.search) })
    content.changesBar { $0.search = $0.search ?? request }
  }
}

extension View {
  /// Marks this view as searchable, which configures the display of a search field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// A search controller whose text is a binding's.
@MainActor
final class SearchDriver: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  let controller = UISearchController(searchResultsController: nil)
  private var request: SearchRequest?

  func update(_ request: SearchRequest, in owner: UIViewController) {
    let isFirst = self.request == nil
    self.request = request
    let bar = controller.searchBar
    if isFirst {
      controller.obscuresBackgroundDuringPresentation = false
      controller.searchResultsUpdater = self
      controller.delegate = self
      bar.delegate = self
    }
    if let prompt = request.prompt, bar.placeholder != prompt { bar.placeholder = prompt }
    if bar.text ?? "" != request.text.wrappedValue { bar.text = request.text.wrappedValue }
    // UIKit's would be out of sight at first; the field of SwiftUI's is there (recalled, low).
    if owner.navigationItem.hidesSearchBarWhenScrolling {
      owner.navigationItem.hidesSearchBarWhenScrolling = false
    }
    let place: UINavigationItem.SearchBarPlacement =
      request.placement.isBelowTitle ? .stacked : .automatic
    if owner.navigationItem.preferredSearchBarPlacement != place {
      owner.navigationItem.preferredSearchBarPlacement = place
    }
    if let isPresented = request.isPresented?.wrappedValue, controller.isActive != isPresented {
      controller.isActive = isPresented
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if let request, request.text.wrappedValue != text { request.text.wrappedValue = text }
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { request?.submit() }

  func didPresentSearchController(_ searchController: UISearchController) {
    if request?.isPresented?.wrappedValue == false { request?.isPresented?.wrappedValue = true }
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    if request?.isPresented?.wrappedValue == true { request?.isPresented?.wrappedValue = false }
  }
}
