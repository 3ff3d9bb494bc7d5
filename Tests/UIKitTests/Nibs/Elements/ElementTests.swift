import NibDocuments
import Testing

/// Each element that Interface Builder writes, with its outcome.
///
/// The census covers 1,310 documents of 78 public repositories.
@Suite("Document elements")
@MainActor
struct ElementTests {
  @Test("a document has the expected outcome", arguments: ElementCase.all)
  func outcome(_ element: ElementCase) throws {
    #expect(try element.outcome() == element.expected)
  }

  /// Ensures that no case passes if its elements are ignored.
  @Test("without an element the outcome differs", arguments: ElementCase.all)
  func isNoticed(_ element: ElementCase) throws {
    for name in element.noticed {
      #expect(try element.outcome(without: name) != element.expected, "\(name) is ignored")
    }
    for name in element.silent {
      #expect(element.text.contains("<\(name)"), "\(name) is not in the document")
      #expect(try element.outcome(without: name) == element.expected, "\(name) has an effect")
    }
  }

  @Test("each element of the census is in a case")
  func census() {
    var left = Set(Self.census)
    #expect(left.count == Self.census.count)
    for element in ElementCase.all { left.subtract(element.noticed + element.silent) }
    left.subtract(Self.editors)
    left.subtract(Self.elsewhere)
    #expect(left.sorted() == [])
    let known = Set(Self.census)
    for element in ElementCase.all {
      #expect(Set(element.noticed + element.silent).subtracting(known).sorted() == [])
    }
  }

  @Test("editor-only elements are known as such")
  func editorsOnly() {
    for name in Self.editors { #expect(NibVocabulary.kinds[name]?.role == .editor, "\(name)") }
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Elements written for Interface Builder itself, which are ignored.
  private static let editors = names(
    """
    accessibilityOverrides adaptation animations capability designable designables device \
    freeformSimulatedSizeMetrics inferredMetricsTieBreakers modalPageSheetSimulatedSizeMetrics \
    plugIn simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics \
    simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics \
    simulatedToolbarMetrics
    """)

  /// Views of classes with separate suites, or without a class so far, and the elements that only they have.
  private static let elsewhere = names(
    "date dataDetectorType dataDetectorTypes datePicker pickerView slider stepper textView")

  private static let census = names(
    """
    accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView \
    adaptation animations array attributedString attributes audiovisualMediaTypes \
    autoresizingMask barButtonItem blurEffect bool button buttonConfiguration capability \
    cells collectionReusableView collectionView collectionViewCell \
    collectionViewCellContentView collectionViewController collectionViewFlowLayout \
    collectionViewLayout color colorWell connections constraint constraints containerView \
    customFonts customObject dataDetectorType dataDetectorTypes date datePicker dependencies \
    deployment designable designables device directionalEdgeInsets document edgeInsets \
    exclude exit extendedEdge font fontDescription fragment frame \
    freeformSimulatedSizeMetrics gestureRecognizers hostingController image imageReference \
    imageView include inferredMetricsTieBreakers inset integer items keyboardLayoutGuide \
    label layoutGuides listContentConfiguration mapView mask \
    modalPageSheetSimulatedSizeMetrics mutableArray mutableData mutableString namedColor \
    navigationBar navigationBarAppearance navigationController navigationItem nil objects \
    offsetWrapper outlet outletCollection pageViewController panGestureRecognizer \
    paragraphStyle pickerView placeholder plugIn point pongPressGestureRecognizer \
    popoverArrowDirection preferredSymbolConfiguration progressView prototypes real rect \
    refreshControl resources rightBarButtonItems scene scenes scrollView searchBar sections \
    segment segmentedControl segments segue simulatedMetricsContainer \
    simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics \
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size slider \
    splitViewController stackView state stepper string subviews swipeGestureRecognizer \
    switch systemColor tabBar tabBarController tabBarItem tableView tableViewCell \
    tableViewCellContentView tableViewController tableViewSection tapGestureRecognizer \
    textAttributes textField textInputTraits textView toolbar toolbarAppearance toolbarItems \
    userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides userLayoutGuide \
    value variation vibrancyEffect view viewController viewControllerLayoutGuide \
    viewControllerPlaceholder viewLayoutGuide visualEffectView wkPreferences wkWebView \
    wkWebViewConfiguration
    """)
}
