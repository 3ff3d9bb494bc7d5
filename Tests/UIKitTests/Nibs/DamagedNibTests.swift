import Foundation
import NibDocuments
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Damaged documents: whatever can still be read is built, shown, and released, without ending the process or
/// hanging.
@Suite("Damaged nibs")
@MainActor
struct DamagedNibTests {
  private typealias Samples = StoryboardSamples

  private static let storyboard = Samples.text(
    Samples.scene(
      """
      <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/><connections>
      <segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="s" kind="relationship" relationship="viewControllers" id="r2"/>
      <segue destination="e" kind="relationship" relationship="viewControllers" id="r3"/></connections></tabBarController>
      """)
      + Samples.scene(
        """
        <navigationController id="n" toolbarHidden="NO" sceneMemberID="viewController"><navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="r4"/></connections></navigationController>
        """)
      + Samples.controller(
        "a",
        """
        <subviews>
        <stackView axis="vertical" distribution="fillEqually" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st"><subviews>
        <label text="One" numberOfLines="0" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/><variation key="heightClass=compact" hidden="YES"/></label>
        <button buttonType="system" id="b"><state key="normal" title="Go"/><connections><segue destination="d" kind="show" identifier="go" id="g1"/><action selector="tapped:" destination="a" eventType="touchUpInside" id="x1"/></connections></button>
        <segmentedControl selectedSegmentIndex="0" id="sc"><segments><segment title="A"/><segment title="B" width="40"/></segments></segmentedControl>
        <textField text="t" borderStyle="roundedRect" id="tf"><textInputTraits key="textInputTraits" keyboardType="URL"/></textField>
        <slider value="0.5" minValue="0" maxValue="1" id="sl"><rect key="frame" x="0" y="0" width="100" height="31"/></slider></subviews></stackView>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><connections><segue destination="e" kind="embed" identifier="in" id="g2"/></connections></containerView>
        <visualEffectView id="ve"><view key="contentView" id="vec"><subviews><label text="x" id="vl"/></subviews></view><blurEffect style="dark"/></visualEffectView>
        </subviews><viewLayoutGuide key="safeArea" id="sa"/>
        <constraints>
        <constraint firstItem="st" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" id="k1"/>
        <constraint firstItem="st" firstAttribute="leading" secondItem="a-v" secondAttribute="leadingMargin" id="k2"/>
        <constraint firstItem="sa" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="st" secondAttribute="trailing" priority="750" id="k3"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="3:2" id="k4"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="bg" secondAttribute="top" id="k5"/></constraints>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="x2"/></connections>
        """,
        connections: """
          <outlet property="nameLabel" destination="l" id="o1"/><outletCollection property="labels" destination="l" id="o2"/>
          <segue destination="d" kind="presentation" identifier="up" modalPresentationStyle="formSheet" animates="NO" id="g3"/>
          """,
        more: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
          <navigationItem key="navigationItem" title="A" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i"/></navigationItem>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="caption" value="c"/></userDefinedRuntimeAttributes>
          """, loose: #"<tapGestureRecognizer id="tap"/>"#)
      + Samples.scene(
        """
        <tableViewController id="s" sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection headerTitle="H" id="ts"><cells>
        <tableViewCell rowHeight="60" style="IBUITableViewCellStyleValue1" textLabel="cl" detailTextLabel="cd" id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><subviews><label text="L" id="cl"/><label text="D" id="cd"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        """)
      + Samples.scene(
        """
        <collectionViewController id="e" sceneMemberID="viewController"><collectionView key="view" id="cv"><rect key="frame" x="0" y="0" width="375" height="667"/><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="I" id="ci"><view key="contentView" id="cic"/></collectionViewCell></cells></collectionView></collectionViewController>
        """)
      + Samples.controller(
        "d",
        """
        <subviews><button id="back"><connections><segue destination="ex" kind="unwind" unwindAction="back:" animates="NO" id="g4"/></connections></button></subviews>
        """, loose: #"<exit id="ex" sceneMemberID="exit"/>"#), initial: "t")

  @Test("damaged storyboards are built and shown as far as possible", arguments: 0..<10)
  func storyboards(_ seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var shown = 0
    for index in 0..<100 {
      let data =
        index % 10 == 0
        ? DamagedText.made(of: Self.storyboard, &numbers)
        : DamagedText.swapped(Self.storyboard, &numbers)
      guard let document = try? NibDocument(data: data, file: "Main.storyboard") else { continue }
      let host = SimulationHost(device: .iPhone8, os: index % 2 == 0 ? "15.0" : "26.0")
      host.use {
        let storyboard = UIStoryboard(document, name: "Main", bundle: .main)
        for scene in document.scenes {
          guard let controller = storyboard.controller(of: scene) else { continue }
          let window = Samples.show(controller, host)
          for segue in controller.storyboardScene?.segues ?? [] where !segue.isPartOfSource {
            controller.storyboardScene?.trigger(of: segue).fire(nil)
            host.settle()
          }
          window.isHidden = true
          shown += 1
        }
      }
      _ = host.takeIssues()
    }
    #expect(shown > 200, "some damage leaves controllers")
    _ = StoryLog.take()
  }

  @Test("the undamaged storyboard is shown without an issue")
  func undamaged() throws {
    let document = try NibDocument(data: Data(Self.storyboard.utf8), file: "Main.storyboard")
    #expect(document.problems == [])
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    try host.use {
      let storyboard = UIStoryboard(document, name: "Main", bundle: .main)
      let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
      #expect(tabs?.viewControllers?.count == 3)
      Samples.show(try #require(tabs), host)
      let stack = tabs?.selectedViewController as? UINavigationController
      let first = try #require(stack?.topViewController as? StoryController)
      #expect(first.nameLabel?.text == "One" && first.labels.count == 1 && first.caption == "c")
      #expect(first.children.count == 1)
      let effect = first.view.subviews.last as? UIVisualEffectView
      #expect(effect?.effect == UIBlurEffect(style: .dark))
      #expect((effect?.contentView.subviews.first as? UILabel)?.text == "x")
      let field = first.view.subviews.first?.subviews[3] as? UITextField
      #expect(field?.keyboardType == .URL)
    }
    #expect(host.takeIssues().map(\.problem) == [])
    _ = StoryLog.take()
  }
}
