extension SampleDocuments {
  /// Controllers of every kind with segues of every kind, and editor-only elements.
  static let controllers = storyboard(
    scene(
      "s-tab",
      """
      <tabBarController storyboardIdentifier="Tabs" automaticallyAdjustsScrollViewInsets="NO" id="tab" sceneMemberID="viewController">
        <toolbarItems/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-bar"/>
        <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r-1"/>
          <segue destination="elsewhere" kind="relationship" relationship="viewControllers" id="r-2"/>
        </connections>
      </tabBarController>
      """)
      + scene(
        "s-nav",
        """
        <navigationController navigationBarHidden="YES" id="nav" sceneMemberID="viewController">
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
          <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
          <value key="contentSizeForViewInPopover" type="size" width="292" height="182"/>
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-bar"/>
          <tabBarItem key="tabBarItem" title="First" image="house" catalog="system" id="nav-tab"><offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/></tabBarItem>
          <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r-3"/></connections>
        </navigationController>
        """)
      + scene(
        "s-list",
        """
        <tableViewController title="List" clearsSelectionOnViewWillAppear="NO" id="list" customClass="ListController" customModule="App" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="list-view">
            <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Cell" id="list-cell"><connections><segue destination="detail" kind="show" identifier="show" trigger="accessoryAction" id="g-1"/></connections></tableViewCell></prototypes>
          </tableView>
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          <navigationItem key="navigationItem" title="List" largeTitleDisplayMode="never" id="list-item">
            <barButtonItem key="leftBarButtonItem" systemItem="add" id="add"><connections><segue destination="detail" kind="presentation" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" destinationCreationSelector="make:" animates="NO" id="g-2"/></connections></barButtonItem>
            <rightBarButtonItems><barButtonItem title="Edit" id="edit"/><barButtonItem systemItem="fixedSpace" width="20" id="space"/></rightBarButtonItems>
            <nil key="prompt"/>
          </navigationItem>
          <refreshControl key="refreshControl" opaque="NO" contentMode="scaleToFill" id="list-refresh"/>
          <connections><segue destination="detail" kind="custom" identifier="custom" customClass="Fade" customModule="App" id="g-3"/></connections>
        </tableViewController>
        """)
      + scene(
        "s-detail",
        """
        <viewController storyboardIdentifier="Detail" hidesBottomBarWhenPushed="YES" modalPresentationStyle="popover" id="detail" customClass="DetailController" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
          <view key="view" contentMode="scaleToFill" id="detail-view">
            <subviews><containerView contentMode="scaleToFill" id="box"><connections><segue destination="grid-c" kind="embed" id="g-4"/></connections></containerView></subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c-1"/>
              <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" multiplier="3:4" relation="greaterThanOrEqual" symbolic="YES" constant="8" id="c-2"/>
            </constraints>
          </view>
          <toolbarItems><barButtonItem systemItem="done" id="detail-done"><connections><segue destination="exit" kind="unwind" unwindAction="back:" id="g-5"/></connections></barButtonItem></toolbarItems>
          <size key="freeformSize" width="375" height="900"/>
          <modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>
          <connections>
            <outlet property="box" destination="box" id="o-1"/>
            <segue destination="grid-c" kind="popoverPresentation" popoverAnchorView="box" id="g-6"><popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
            <segue destination="grid-c" kind="showDetail" id="g-7"/>
          </connections>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        """)
      + scene(
        "s-grid",
        """
        <collectionViewController id="grid-c" sceneMemberID="viewController">
          <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="grid-view"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="grid-flow"/></collectionView>
        </collectionViewController>
        """)
      + scene(
        "s-split",
        """
        <splitViewController id="split" sceneMemberID="viewController"><connections>
          <segue destination="pages" kind="relationship" relationship="masterViewController" id="r-4"/>
          <segue destination="hosting" kind="relationship" relationship="detailViewController" id="r-5"/>
        </connections></splitViewController>
        """)
      + scene(
        "s-pages",
        #"<pageViewController transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" id="pages" sceneMemberID="viewController"/>"#
      )
      + scene(
        "s-host",
        #"<hostingController id="hosting" customClass="Host" customModule="App" sceneMemberID="viewController"/>"#
      )
      + scene(
        "s-else",
        """
        <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Root" id="elsewhere" sceneMemberID="viewController">
          <navigationItem key="navigationItem" id="elsewhere-item"/>
        </viewControllerPlaceholder>
        """),
    initial: "tab",
    more: """
      <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
      <customFonts key="customFonts">
        <array key="Brand.ttf"><string>Brand-Regular</string></array>
        <mutableArray key="Old.ttc"><string>Old-Bold</string><string>Old-Light</string></mutableArray>
      </customFonts>
      <designables><designable name="box"><size key="intrinsicContentSize" width="10" height="10"/></designable></designables>
      <accessibilityOverrides dynamicTypePreference="5"/>
      <inferredMetricsTieBreakers><segue reference="g-1"/></inferredMetricsTieBreakers>
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedStatusBarMetrics key="statusBar"/><simulatedOrientationMetrics key="orientation"/><simulatedScreenMetrics key="destination" type="retina4"/>
      </simulatedMetricsContainer>
      <color key="tintColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <mutableData key="metadata">AAAA</mutableData>
      """)
}
