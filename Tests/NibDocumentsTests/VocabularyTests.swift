import NibDocuments
import Testing

/// The contents of the vocabulary, and that documents with each of its elements are read without a problem.
@Suite struct VocabularyTests {
  /// The elements of 1,310 documents of 78 public repositories.
  static let census =
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
    """

  @Test func theCensusIsKnown() {
    let unknown = Self.census.split(separator: " ").map(String.init).filter {
      NibVocabulary.kinds[$0] == nil
    }
    #expect(unknown == [])
    #expect(Self.census.split(separator: " ").count == 160)
  }

  @Test(arguments: SampleDocuments.all)
  func theSamplesHaveNoProblems(_ sample: (name: String, text: String)) throws {
    // The samples have attributes that nothing reads.
    let problems = try SampleDocuments.read(sample.text, file: sample.name).problems.filter {
      if case .unusedAttribute = $0.kind { false } else { true }
    }
    #expect(problems == [])
  }

  @Test func eachElementIsInASample() throws {
    var missing = Set(Self.census.split(separator: " ").map(String.init))
    for sample in SampleDocuments.all {
      try SampleDocuments.read(sample.text).root.visit { missing.remove($0.name) }
    }
    #expect(missing.sorted() == [])
  }

  @Test func kindsHaveRoles() {
    #expect(NibVocabulary.kinds["label"]?.role == .view)
    #expect(NibVocabulary.kinds["navigationController"]?.role == .controller)
    #expect(NibVocabulary.kinds["pongPressGestureRecognizer"]?.role == .gestureRecognizer)
    #expect(NibVocabulary.kinds["barButtonItem"]?.role == .object)
    #expect(NibVocabulary.kinds["subviews"]?.role == .group)
    #expect(NibVocabulary.kinds["viewLayoutGuide"]?.isObject == true)
    #expect(NibVocabulary.kinds["constraint"]?.isObject == false)
    #expect(NibVocabulary.kinds["device"]?.role == .editor)
  }
}
