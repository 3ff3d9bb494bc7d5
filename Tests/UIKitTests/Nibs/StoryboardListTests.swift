import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Tables and collection views of storyboards and nibs, with the content that they provide themselves.
@Suite("Tables and collection views in storyboards")
@MainActor
struct StoryboardListTests {
  private typealias Samples = StoryboardSamples

  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private func cell(_ id: String, _ text: String, _ more: String = "", _ height: String = "")
    -> String
  {
    """
    <tableViewCell \(height) selectionStyle="default" indentationWidth="10" style="IBUITableViewCellStyleDefault" textLabel="\(id)-l" id="\(id)">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews><label text="\(text)" id="\(id)-l"/></subviews></tableViewCellContentView><connections>\(more)</connections></tableViewCell>
    """
  }

  private var table: String {
    """
    <tableView key="view" dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <sections>
    <tableViewSection headerTitle="Radio" footerTitle="All off" id="s1"><cells>
    \(cell("c1", "Wi-Fi", #"<segue destination="d" kind="show" identifier="wifi" id="g1"/><segue destination="d" kind="show" identifier="more" trigger="accessoryAction" id="g2"/>"#, #"rowHeight="60""#))
    \(cell("c2", "Bluetooth"))</cells></tableViewSection>
    <tableViewSection id="s2"><cells>\(cell("c3", "About"))</cells></tableViewSection>
    </sections>
    <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>
    </tableView>
    """
  }

  private func settings() throws -> UINavigationController {
    let storyboard = try Samples.storyboard(
      Samples.scene(
        """
        <navigationController id="n" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
        + Samples.scene(
          """
          <tableViewController clearsSelectionOnViewWillAppear="NO" id="a" customClass="StoryTable" customModule="UIKitTests" sceneMemberID="viewController">\(table)<connections><outlet property="wifiLabel" destination="c1-l" id="o3"/></connections></tableViewController>
          """)
        + Samples.controller("d", attributes: #"title="D""#), initial: "n")
    let stack: UINavigationController = try #require(storyboard.instantiateInitialViewController())
    Samples.show(stack, host)
    return stack
  }

  @Test("static cells are shown with their heights and titles, and connected")
  func staticCells() throws {
    let stack = try settings()
    let controller = try #require(stack.topViewController as? StoryTable)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && !controller.clearsSelectionOnViewWillAppear)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Wi-Fi", "Bluetooth", "About"])
    #expect(controller.wifiLabel === table.visibleCells.first?.textLabel)
    #expect(
      [0, 1].map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [60, 70])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 44)
    // The 18 points that Interface Builder saves belong to sections without titles.
    #expect(table.rectForHeader(inSection: 0).height > 50)
    #expect(table.rectForFooter(inSection: 0).height > 18)
    #expect(table.rectForHeader(inSection: 1).height == 18)
    #expect(table.rectForFooter(inSection: 1).height == 18)
    #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "radio")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "All off")
    #expect(host.takeIssues() == [])
  }

  @Test("a tapped row is selected, then performs its segue, then notifies the delegate")
  func choosing() throws {
    _ = StoryLog.take()
    let stack = try settings()
    let table = try #require((stack.topViewController as? StoryTable)?.tableView)
    table.choose(IndexPath(row: 0, section: 0))
    host.settle()
    #expect(Array(StoryLog.take().prefix(2)) == ["D init", "D awake  false"])
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: false)
    host.settle()
    table.chooseAccessory(IndexPath(row: 0, section: 0))
    host.settle()
    #expect(StoryLog.take().contains("prepare more 0"))
    stack.popViewController(animated: false)
    host.settle()
    table.choose(IndexPath(row: 1, section: 0))
    #expect(StoryLog.take() == ["selected 1"])
    #expect(stack.viewControllers.count == 1)
  }

  private final class Finger: UITouch {
    var place = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { place }
  }

  @Test("a touch that ends on a row selects it")
  func touching() throws {
    _ = StoryLog.take()
    let stack = try settings()
    let table = try #require((stack.topViewController as? StoryTable)?.tableView)
    let finger = Finger()
    finger.place = CGPoint(x: 20, y: table.rectForRow(at: IndexPath(row: 0, section: 0)).midY)
    table.visibleCells.first?.touchesEnded([finger], with: nil)
    host.settle()
    #expect(StoryLog.take().contains("prepare wifi 0"))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    finger.place = CGPoint(x: 20, y: -50)
    table.touchesEnded([finger], with: nil)
    #expect(StoryLog.take().contains { $0.hasPrefix("prepare") } == false)
  }

  @Test("prototypes are created for each row, and their segues know which")
  func prototypes() throws {
    _ = StoryLog.take()
    let prototype = cell(
      "p", "Title", #"<segue destination="d" kind="show" identifier="row" id="g"/>"#
    ).replacing("<tableViewCell ", with: #"<tableViewCell reuseIdentifier="Row" "#)
    let storyboard = try Samples.storyboard(
      Samples.scene(
        """
        <tableViewController id="a" customClass="StoryList" customModule="UIKitTests" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" sectionHeaderHeight="28" sectionFooterHeight="28" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(prototype)</prototypes></tableView></tableViewController>
        """) + Samples.controller("d"), initial: "a")
    let controller: StoryList = try #require(storyboard.instantiateInitialViewController())
    Samples.show(controller, host)
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller && table.delegate === controller)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    table.choose(IndexPath(row: 2, section: 0))
    #expect(StoryLog.take().contains("prepare row Row 2"))
    #expect(host.takeIssues() == [])
  }

  private let grid = """
    <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="f"><size key="itemSize" width="100" height="80"/><size key="headerReferenceSize" width="50" height="40"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Item" id="c"><rect key="frame" x="0" y="0" width="100" height="80"/><view key="contentView" tag="4" id="cc"><rect key="frame" x="0" y="0" width="100" height="80"/></view>
    <connections><segue destination="d" kind="show" identifier="item" id="g"/></connections></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" tag="9" reuseIdentifier="Header" id="h"><rect key="frame" x="0" y="0" width="375" height="40"/></collectionReusableView>
    </collectionView>
    """

  @Test("a collection view's cells and headers come from its prototypes, inside a wrapper")
  func grids() throws {
    _ = StoryLog.take()
    let storyboard = try Samples.storyboard(
      Samples.scene(
        """
        <collectionViewController id="a" customClass="StoryGrid" customModule="UIKitTests" sceneMemberID="viewController">\(grid)</collectionViewController>
        """) + Samples.controller("d"), initial: "a")
    let controller: StoryGrid = try #require(storyboard.instantiateInitialViewController())
    Samples.show(controller, host)
    let view = try #require(controller.collectionView)
    #expect(view.superview === controller.view && view.dataSource === controller)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(view.visibleCells.map(\.contentView.tag) == [4, 4])
    #expect(view.visibleCells.first?.bounds.size == CGSize(width: 100, height: 80))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.tag == 9)
    view.choose(IndexPath(item: 1, section: 0))
    #expect(StoryLog.take().contains("prepare item 1"))
    #expect(host.takeIssues() == [])
  }

  @Test("table and collection view controllers use their nibs, too")
  func nibs() throws {
    let folder = try TemporaryFolder()
    let table = """
      <tableView style="insetGrouped" rowHeight="33" sectionHeaderHeight="28" sectionFooterHeight="28" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      """
    let outlet = #"<outlet property="view" destination="v" id="x1"/>"#
    try folder.write(NibSamples.nib(table, owner: outlet), "Rows.xib")
    try folder.write(
      NibSamples.nib(
        grid.replacing(#"key="view" "#, with: "").replacing(/<segue[^>]*>/, with: ""), owner: outlet
      ),
      "Items.xib")
    try folder.write(NibSamples.nib(#"<view id="v"/>"#, owner: outlet), "Plain.xib")
    let bundle = try #require(Bundle(path: folder.path("")))
    let rows = UITableViewController(nibName: "Rows", bundle: bundle)
    #expect(rows.tableView.style == .insetGrouped && rows.tableView.rowHeight == 33)
    #expect(rows.tableView.dataSource === rows)
    let items = UICollectionViewController(nibName: "Items", bundle: bundle)
    items.loadViewIfNeeded()
    let layout = items.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.itemSize == CGSize(width: 100, height: 80))
    #expect(items.collectionView.superview === items.view)
    #expect(host.takeIssues() == [])
    UITableViewController(nibName: "Plain", bundle: bundle).loadViewIfNeeded()
    #expect(
      host.takeIssues().contains { $0.problem.hasSuffix("but didn't get a UITableView.") } == true)
  }
}
