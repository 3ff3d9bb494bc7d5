extension SampleDocuments {
  /// Every view that can appear under `subviews`.
  static let views = nib(
    """
    <view contentMode="scaleToFill" id="root" customClass="Panel" customModule="App" customModuleProvider="target">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          \(geometry("16 20.333333333333332 361 20.333333333333336"))
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <nil key="textColor"/>
          <nil key="highlightedColor"/>
          <frame key="frameInset" minX="15" minY="2" width="345" height="19.5"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="button">
          \(geometry())
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Save" image="square.and.arrow.up" catalog="system">
            <color key="titleColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="18" scale="large" weight="semibold"/>
          </state>
          <state key="highlighted"><string key="title">two
    lines</string></state>
          <buttonConfiguration key="configuration" style="filled" title="Save">
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="15"/>
            <color key="baseBackgroundColor" systemColor="systemRedColor"/>
          </buttonConfiguration>
          <connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="a-1"/>
          </connections>
        </button>
        <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" image="photo" catalog="system" id="image">
          \(geometry())
          <imageReference key="image" image="star.fill" catalog="system" symbolScale="large" renderingMode="template"/>
          <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small"><fontDescription key="fontDescription" type="system" pointSize="20"/></preferredSymbolConfiguration>
        </imageView>
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" alignment="top" spacing="8" id="stack">
          \(geometry())
          <subviews><view contentMode="scaleToFill" id="arranged"/></subviews>
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        </stackView>
        <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" id="field">
          \(geometry())
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress" secureTextEntry="YES"/>
        </textField>
        <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" textAlignment="natural" id="text">
          \(geometry())
          <string key="text">First
    second</string>
          <dataDetectorType key="dataDetectorTypes" link="YES"/>
          <textInputTraits key="textInputTraits"/>
        </textView>
        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" pagingEnabled="YES" id="scroll">
          \(geometry())
          <viewLayoutGuide key="contentLayoutGuide" id="scroll-content"/>
          <viewLayoutGuide key="frameLayoutGuide" id="scroll-frame"/>
        </scrollView>
        <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="switch"/>
        <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="2" id="slider"/>
        <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="segmented">
          <segments><segment title="One"/><segment title="Two" width="60"/></segments>
        </segmentedControl>
        <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" style="large" id="spinner"/>
        <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="3" id="pages"/>
        <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.25" id="progress"/>
        <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="date" minuteInterval="5" id="date"><date key="date" timeIntervalSinceReferenceDate="508107183.5"/></datePicker>
        <pickerView contentMode="scaleToFill" id="picker"/>
        <stepper opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="2" maximumValue="10" stepValue="2" id="stepper"/>
        <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Search" id="search"><textInputTraits key="textInputTraits"/></searchBar>
        <colorWell opaque="NO" contentMode="scaleToFill" id="well"/>
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="effect">
          <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="effect-content"/>
          <blurEffect style="systemMaterial"/>
          <vibrancyEffect><blurEffect style="regular"/></vibrancyEffect>
        </visualEffectView>
        <navigationBar contentMode="scaleToFill" translucent="NO" barStyle="black" largeTitles="YES" id="bar">
          <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="labelColor"/><offsetWrapper key="textShadowOffset" horizontal="1" vertical="-2"/></textAttributes>
          <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" name="Brand"/></navigationBarAppearance>
          <items><navigationItem title="Loose" id="bar-item"/></items>
        </navigationBar>
        <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="toolbar">
          <items><barButtonItem style="plain" systemItem="flexibleSpace" id="flex"/><barButtonItem title="Done" style="done" id="done"/></items>
          <toolbarAppearance key="standardAppearance"/>
        </toolbar>
        <tabBar contentMode="scaleToFill" id="tabs"><items><tabBarItem title="Home" image="house" catalog="system" id="tab-1"/></items></tabBar>
        <containerView opaque="NO" contentMode="scaleToFill" id="container"/>
        <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="standard" id="map"/>
        <wkWebView contentMode="scaleToFill" id="web">
          <wkWebViewConfiguration key="configuration"><dataDetectorTypes key="dataDetectorTypes" none="YES"/><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/><wkPreferences key="preferences"/></wkWebViewConfiguration>
        </wkWebView>
        <refreshControl opaque="NO" multipleTouchEnabled="YES" contentMode="center" enabled="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="refresh"/>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <keyboardLayoutGuide key="keyboard" id="keyboard"/>
      <userGuides><userLayoutGuide id="guide" userLabel="Guide"/></userGuides>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <gestureRecognizers/>
      <constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c-1"/>
        <constraint firstItem="keyboard" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="c-2"/>
        <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="16" priority="999" id="c-3"/>
      </constraints>
      <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>
      <accessibility key="accessibilityConfiguration" identifier="panel" label="Panel"><accessibilityTraits key="traits" header="YES" button="YES"/><bool key="isElement" value="YES"/></accessibility>
      <nil key="simulatedTopBarMetrics"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <animations/>
      <connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc-1"/>
        <outletCollection property="parts" destination="label" collectionClass="NSMutableArray" id="oc-2"/>
        <outletCollection property="parts" destination="button" collectionClass="NSMutableArray" id="oc-3"/>
      </connections>
      <point key="canvasLocation" x="53" y="375"/>
    </view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections><action selector="tap:" destination="-2" id="a-2"/></connections></tapGestureRecognizer>
    <swipeGestureRecognizer direction="left" id="swipe"/>
    <panGestureRecognizer minimumNumberOfTouches="1" id="pan"/>
    <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="press"/>
    <customObject id="object" customClass="Model" customModule="App"/>
    """,
    resources: """
      <image name="house" catalog="system" width="128" height="104"/>
      <image name="Logo" width="24" height="32"/>
      <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
      """,
    owner: #"<outlet property="view" destination="root" id="o-1"/>"#)

  /// Tables and collection views with their contents.
  static let cells = nib(
    """
    <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="static" style="insetGrouped" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
      <inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
      <view key="tableHeaderView" contentMode="scaleToFill" id="header"/>
      <sections>
        <tableViewSection headerTitle="Colours" footerTitle="Some" id="section">
          <attributedString key="userComments"><fragment content="note"/></attributedString>
          <cells>
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" accessoryType="disclosureIndicator" indentationWidth="10" textLabel="cell-text" detailTextLabel="cell-detail" style="IBUITableViewCellStyleValue1" rowHeight="50" id="cell">
              <rect key="frame" x="0.0" y="49.5" width="375" height="50"/>
              <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="cell-content">
                <subviews>
                  <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Left" lineBreakMode="tailTruncation" id="cell-text"/>
                  <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Right" textAlignment="right" lineBreakMode="tailTruncation" id="cell-detail"/>
                </subviews>
              </tableViewCellContentView>
              <listContentConfiguration key="contentConfiguration" text="Row" secondaryText="Detail"/>
            </tableViewCell>
          </cells>
        </tableViewSection>
      </sections>
    </tableView>
    <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="dynamic">
      <prototypes>
        <tableViewCell contentMode="scaleToFill" selectionStyle="none" indentationWidth="10" reuseIdentifier="Row" id="prototype"/>
      </prototypes>
    </tableView>
    <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="grid">
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="8" scrollDirection="horizontal" automaticEstimatedItemSize="YES" id="flow">
        <size key="itemSize" width="50" height="60"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout>
      <cells>
        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Item" id="item">
          <collectionViewCellContentView key="contentView" opaque="NO" contentMode="center" id="item-content"/>
          <size key="customSize" width="70" height="80"/>
        </collectionViewCell>
      </cells>
      <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Head" id="grid-header"/>
    </collectionView>
    <collectionView contentMode="scaleToFill" dataMode="none" id="grid-2">
      <collectionViewLayout key="collectionViewLayout" id="layout" customClass="Mosaic" customModule="App"/>
    </collectionView>
    """)

  /// Values of every kind.
  static let values = nib(
    """
    <label contentMode="left" usesAttributedText="YES" lineBreakMode="tailTruncation" id="rich">
      <attributedString key="attributedText">
        <fragment content="One ">
          <attributes>
            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            <font key="NSFont" metaFont="systemBold" size="17"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="4" tighteningFactorForTruncation="0.0"/>
            <real key="NSKern" value="1.5"/>
            <integer key="NSUnderline" value="1"/>
          </attributes>
        </fragment>
        <fragment><string key="content">two
    lines</string></fragment>
        <fragment><mutableString key="content">, three</mutableString></fragment>
      </attributedString>
      <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="11"/></variation>
    </label>
    <view contentMode="scaleToFill" id="varied">
      <subviews><view contentMode="scaleToFill" id="a"/><view contentMode="scaleToFill" id="b"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="10" id="c-a"><variation key="widthClass=regular" constant="20"/></constraint>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="text"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="color" keyPath="border"><color key="value" name="Brand"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="point" keyPath="start"><point key="value" x="3" y="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="icon" value="star" catalog="system"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="titleKey" value="greeting"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
      </userDefinedRuntimeAttributes>
    </view>
    """)
}
