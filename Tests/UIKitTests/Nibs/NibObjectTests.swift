import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Objects of nibs: classes, connections, the order of the calls, and who loads them.
@Suite("Nib objects")
@MainActor
struct NibObjectTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")

  private let panel = """
    <view id="p" customClass="NibPanel" customModule="UIKitTests" customModuleProvider="target">
    <subviews><label text="Title" id="l"/><button id="b"><connections><action selector="tapped:" destination="p" eventType="touchUpInside" id="x1"/></connections></button></subviews>
    <constraints><constraint firstItem="l" firstAttribute="width" constant="9" id="w"/></constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hi"/>
    <userDefinedRuntimeAttribute type="number" keyPath="amount"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="titleLabel" destination="l" id="x2"/>
    <outlet property="widthConstraint" destination="w" id="x3"/>
    <outletCollection property="parts" destination="b" id="x4"/>
    <outletCollection property="parts" destination="l" id="x5"/>
    <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="x6"/>
    </connections></view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections><action selector="tapped:" destination="p" id="x7"/></connections></tapGestureRecognizer>
    """

  @Test("an object is created with its subviews, then connected, then awakened")
  func customClasses() throws {
    let objects = NibSamples.objects(panel)
    #expect(objects.count == 2)
    let view = try #require(objects.first as? NibPanel)
    #expect(view.log == ["init 2", "no key", "awake Hi Title"])
    #expect(view.titleLabel === view.subviews[0])
    #expect(view.parts.map { $0 is UIButton } == [true, false])
    #expect(view.widthConstraint?.constant == 9)
    #expect(view.amount == 3)
    #expect(view.layer.cornerRadius == 4.5 && view.layer.masksToBounds)
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
    (view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(view.log.last == "tapped")
    #expect(host.takeIssues() == [])
  }

  @Test("an owner gets outlets and actions")
  func owners() throws {
    let owner = NibOwner()
    let objects = NibSamples.objects(
      """
      <view id="r"><subviews><button id="b"><connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="x1"/></connections></button></subviews></view>
      """, owner: owner,
      outlets: """
        <outlet property="root" destination="r" id="x2"/><outlet property="button" destination="b" id="x3"/>
        """)
    #expect(objects.count == 1)
    #expect(owner.root === objects.first as? UIView)
    owner.button?.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test("a collection that appends keeps existing objects")
  func appending() {
    let owner = NibOwner()
    let first = UIView()
    owner.views = [first]
    let objects = NibSamples.objects(
      #"<view id="r"/><view id="s"/>"#, owner: owner,
      outlets: """
        <outletCollection property="views" destination="s" appends="YES" id="x1"/><outletCollection property="views" destination="r" appends="YES" id="x2"/>
        """)
    #expect(owner.views == [first, objects[1] as? UIView, objects[0] as? UIView])
    #expect(host.takeIssues() == [])
  }

  @Test("an action to a missing object has no target, one to the first responder uses the chain")
  func missingTargets() throws {
    func button(_ destination: String) throws -> UIButton {
      let view = try #require(
        NibSamples.view(
          """
          <view id="v"><subviews><button id="b"><connections><action selector="tapped:" destination="\(destination)" eventType="touchUpInside" id="x"/></connections></button><view id="gone"/></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation></view>
          """, as: UIView.self))
      return try #require(view.subviews.first as? UIButton)
    }
    #expect(try button("gone").allTargets.isEmpty)
    #expect(try button("-2").allTargets == [NSNull()] || button("-2").allTargets.count == 1)
  }

  @Test("recognizers have their numbers and their edges")
  func recognizers() throws {
    let objects = NibSamples.objects(
      """
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="p"/>
      <pongPressGestureRecognizer minimumPressDuration="0.25" allowableMovement="4" numberOfTapsRequired="1" id="l"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      <swipeGestureRecognizer direction="up" numberOfTouchesRequired="2" id="s"/>
      """)
    let pan = try #require(objects[0] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    let press = try #require(objects[1] as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 4)
    #expect(press.numberOfTapsRequired == 1)
    #expect((objects[2] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    let swipe = try #require(objects[3] as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
  }

  @Test("a placeholder for a missing control has the control's size")
  func standIns() throws {
    func size(_ element: String) -> CGSize? {
      NibSamples.view(
        """
        <\(element) id="v"><rect key="frame" x="0" y="0" width="94" height="32"/></\(element)>
        """)?.intrinsicContentSize
    }
    #expect(
      size("glkView")
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(host.takeIssues().count == 1)
  }

  @Test("an outlet that the class doesn't have is UIKit's exception")
  func unknownOutlets() {
    let owner = NibOwner()
    _ = NibSamples.objects(
      #"<view id="r"/>"#, owner: owner,
      outlets: #"<outlet property="footer" destination="r" id="x"/>"#)
    #expect(
      host.takeIssues().map(\.problem) == [
        "[<NibOwner> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
          + "the key footer."
      ])
  }

  @Test("a missing class is replaced by its superclass, with an issue")
  func missingClasses() throws {
    let label = try #require(
      NibSamples.view(
        #"<label text="a" id="v" customClass="Nowhere" customModule="UIKitTests"/>"#,
        as: UILabel.self))
    #expect(type(of: label) == UILabel.self && label.text == "a")
    #expect(
      host.takeIssues().map(\.problem) == ["Unknown class Nowhere in Interface Builder file."])
    _ = NibSamples.view(
      #"<label id="v" customClass="NibOwner" customModule="UIKitTests"/>"#, as: UILabel.self)
    #expect(host.takeIssues().map(\.problem) == ["NibOwner is not a subclass of UIView."])
  }

  @Test("external objects replace proxies")
  func externals() throws {
    let owner = NibOwner()
    let nib = UINib(
      data: NibSamples.nib(
        """
        <placeholder placeholderIdentifier="store" id="e"/>
        <view id="r"><subviews><button id="b"><connections><action selector="tapped:" destination="e" eventType="touchUpInside" id="x"/></connections></button></subviews></view>
        """), bundle: nil)
    let view = nib.instantiate(withOwner: nil, options: [.externalObjects: ["store": owner]]).first
    ((view as? UIView)?.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test("damaged elements and dangling references are issues")
  func damaged() {
    #expect(UINib(data: Data("<document>".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
    let issues = host.takeIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.problem.contains("the file ends within <document>") == true)
    _ = NibSamples.objects(
      """
      <view id="r"><connections><outlet property="a" destination="gone" id="x"/></connections></view>
      """)
    #expect(
      host.takeIssues().map(\.problem).first?.hasPrefix("<outlet x>: destination refers to") == true
    )
  }

  // MARK: Cells

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      (cell as? NibCell)?.nameLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private let cell = """
    <tableViewCell selectionStyle="none" indentationWidth="10" accessoryType="disclosureIndicator" id="c" customClass="NibCell" customModule="UIKitTests">
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="cc">
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="n"/></subviews>
    <constraints>
    <constraint firstItem="n" firstAttribute="leading" secondItem="cc" secondAttribute="leading" constant="30" id="k1"/>
    <constraint firstItem="n" firstAttribute="centerY" secondItem="cc" secondAttribute="centerY" id="k2"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="nameLabel" destination="n" id="x"/></connections>
    </tableViewCell>
    """

  @Test("tables create cells from a nib")
  func tableCells() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 60
    table.dataSource = rows
    table.register(
      UINib(data: NibSamples.nib(cell), bundle: nil), forCellReuseIdentifier: "Row")
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? NibCell }
    #expect(cells.map { $0.nameLabel?.text } == ["Row 0", "Row 1"])
    let first = try #require(cells.first)
    #expect(first.reuseIdentifier == "Row" && first.accessoryType == .disclosureIndicator)
    first.layoutIfNeeded()
    #expect(first.nameLabel?.superview === first.contentView)
    #expect(first.nameLabel?.frame.minX == 30)
    #expect(host.takeIssues() == [])
  }

  @Test("a nib's table has its prototypes")
  func prototypes() throws {
    let rows = Rows()
    let table = try #require(
      NibSamples.view(
        """
        <tableView style="grouped" dataMode="prototypes" separatorStyle="none" rowHeight="60" sectionHeaderHeight="18" sectionFooterHeight="18" id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <view key="tableHeaderView" tag="5" id="h"><rect key="frame" x="0" y="0" width="320" height="20"/></view>
        <prototypes>\(cell.replacing("<tableViewCell sel", with: "<tableViewCell reuseIdentifier=\"Row\" sel"))</prototypes>
        </tableView>
        """, as: UITableView.self))
    #expect(table.style == .grouped && table.separatorStyle == .none && table.rowHeight == 60)
    #expect(table.tableHeaderView?.tag == 5)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(
      table.visibleCells.compactMap { ($0 as? NibCell)?.nameLabel?.text } == ["Row 0", "Row 1"])
    #expect(host.takeIssues() == [])
  }

  @Test("a cell with a style fills its own labels")
  func styledCells() throws {
    let cell = try #require(
      NibSamples.view(
        """
        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d" selectionStyle="default" indentationWidth="10" id="c">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><subviews>
        <label text="Left" textAlignment="natural" id="t"/><label text="Right" textAlignment="right" id="d"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """, as: UITableViewCell.self))
    #expect(cell.textLabel?.text == "Left" && cell.detailTextLabel?.text == "Right")
    #expect(cell.contentView.subviews.compactMap { $0 as? UILabel }.count == 2)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "Item", for: indexPath)
      (cell as? NibItem)?.nameLabel?.text = "Item \(indexPath.item)"
      return cell
    }
  }

  @Test("collection views have their layout and their cells")
  func collections() throws {
    let items = Items()
    let view = try #require(
      NibSamples.view(
        """
        <collectionView dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3" scrollDirection="horizontal" id="f">
        <size key="itemSize" width="40" height="50"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="Item" id="c" customClass="NibItem" customModule="UIKitTests">
        <rect key="frame" x="0" y="0" width="40" height="50"/>
        <view key="contentView" id="cc"><subviews><label text="a" id="n"/></subviews></view>
        <connections><outlet property="nameLabel" destination="n" id="x"/></connections>
        </collectionViewCell></cells></collectionView>
        """, as: UICollectionView.self))
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 40, height: 50))
    #expect(layout.minimumLineSpacing == 7 && layout.scrollDirection == .horizontal)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.compactMap { ($0 as? NibItem)?.nameLabel?.text }.sorted()
        == ["Item 0", "Item 1", "Item 2"])
    #expect(host.takeIssues() == [])
  }

  // MARK: Controllers

  private let screen = """
    <view id="v"><rect key="frame" x="0" y="0" width="600" height="600"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><label text="Screen" id="l"/></subviews></view>
    """
  private let outlets = """
    <outlet property="view" destination="v" id="x1"/><outlet property="nameLabel" destination="l" id="x2"/>
    """

  private func bundle(_ names: String...) throws -> (TemporaryFolder, Bundle) {
    let folder = try TemporaryFolder()
    for name in names { try folder.write(NibSamples.nib(screen, owner: outlets), name) }
    return (folder, try #require(Bundle(path: folder.path(""))))
  }

  @Test("a controller's view comes from its nib, outlets before viewDidLoad")
  func namedNibs() throws {
    let (_folder, bundle) = try bundle("Screen.xib")
    let controller = NibScreenController(nibName: "Screen", bundle: bundle)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host.settle()
    #expect(controller.loads == ["Screen"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(host.takeIssues() == [])
    _ = _folder
  }

  @Test("a nib is found by the class's name, with the device's variant first")
  func foundNibs() throws {
    let (_folder, bundle) = try bundle("NibScreen.xib", "Base.lproj/Pair.xib", "Pair~iphone.xib")
    let controller = NibScreenController(nibName: nil, bundle: bundle)
    controller.loadViewIfNeeded()
    #expect(controller.loads == ["Screen"])
    #expect(NibFiles.path("Pair", "xib", in: bundle)?.hasSuffix("/Pair~iphone.xib") == true)
    #expect(
      NibFiles.path("Pair", "xib", in: bundle, idiom: .pad, languages: [])?.hasSuffix(
        "/Base.lproj/Pair.xib") == true)
    _ = _folder
  }

  @Test("a nib that is missing, or has no view, is an issue")
  func missingNibs() throws {
    let controller = NibScreenController(nibName: "Nowhere", bundle: nil)
    controller.loadViewIfNeeded()
    #expect(controller.loads == ["-"])
    #expect(
      host.takeIssues().contains { $0.problem.contains("with name 'Nowhere'") })
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
  }
}
