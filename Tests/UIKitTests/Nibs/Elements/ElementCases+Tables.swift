import UIKit

@testable import UIKit

extension ElementCase {
  private static func scene(_ controller: String) -> String {
    StoryboardSamples.text(StoryboardSamples.scene(controller), initial: "c")
  }

  static let tables = [
    ElementCase(
      "static table",
      """
      tableViewController tableView sections tableViewSection cells tableViewCell \
      tableViewCellContentView label scenes scene
      """,
      scene(
        """
        <tableViewController clearsSelectionOnViewWillAppear="NO" id="c" sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection headerTitle="Radio" id="s"><cells>
        <tableViewCell rowHeight="60" accessoryType="checkmark" style="IBUITableViewCellStyleValue1" textLabel="l" detailTextLabel="d" id="r"><rect key="frame" x="0" y="0" width="375" height="60"/><tableViewCellContentView key="contentView" tableViewCell="r" id="rc"><subviews><label text="Name" id="l"/><label text="Value" id="d"/></subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell id="q"><tableViewCellContentView key="contentView" tableViewCell="q" tag="5" id="qc"/></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        """),
      expected: ["false", "2 Radio", "60 44", "Name Value", "3", "5"]
    ) { probe in
      let controller = probe.root as? UITableViewController
      let table = probe.get("t", UITableView.self)
      let cell = probe.get("r", UITableViewCell.self)
      return [
        line(controller?.clearsSelectionOnViewWillAppear),
        line(
          table?.numberOfRows(inSection: 0),
          table.flatMap { $0.dataSource?.tableView($0, titleForHeaderInSection: 0) }),
        line(cell?.frame.height, probe.view("q")?.frame.height),
        line(cell?.textLabel?.text, cell?.detailTextLabel?.text),
        line(cell?.accessoryType.rawValue),
        line(probe.view("qc")?.tag),
      ]
    },
    ElementCase(
      "prototypes", "tableView prototypes tableViewCell inset listContentConfiguration",
      box(
        """
        <tableView dataMode="prototypes" style="plain" allowsMultipleSelectionDuringEditing="YES" id="t"><rect key="frame" x="0" y="0" width="300" height="200"/><inset key="separatorInset" minX="30" minY="0" maxX="5" maxY="0"/><prototypes><tableViewCell reuseIdentifier="Row" selectionStyle="none" shouldIndentWhileEditing="NO" id="r"><tableViewCellContentView key="contentView" tableViewCell="r" id="rc"/><listContentConfiguration key="contentConfiguration" text="Hello" secondaryText="there"/></tableViewCell></prototypes></tableView>
        """),
      expected: ["0,30,0,5", "Row 0 false", "Hello there", "true"]
    ) { probe in
      let table = probe.get("t", UITableView.self)
      let cell = table?.pool.cellNibs["Row"]?.make() as? UITableViewCell
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return [
        line(table?.separatorInset),
        line(cell?.reuseIdentifier, cell?.selectionStyle.rawValue, cell?.shouldIndentWhileEditing),
        line(content?.text, content?.secondaryText),
        line(table?.allowsMultipleSelectionDuringEditing),
      ]
    },
    ElementCase(
      "header and footer of a table", "tableView view",
      box(
        """
        <tableView id="t"><rect key="frame" x="0" y="0" width="300" height="200"/><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="300" height="30"/></view><view key="tableFooterView" id="f"><rect key="frame" x="0" y="30" width="300" height="40"/></view></tableView>
        """),
      expected: ["0 0 300 30", "0 30 300 40"]
    ) { probe in
      let table = probe.get("t", UITableView.self)
      guard let header = table?.tableHeaderView, header === probe.view("h") else { return ["-"] }
      return [
        probe.frame("h"), table?.tableFooterView === probe.view("f") ? probe.frame("f") : "-",
      ]
    },
    ElementCase(
      "refreshing", "refreshControl tableViewController",
      scene(
        """
        <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView><refreshControl key="refreshControl" id="r"><color key="tintColor" systemColor="systemRedColor"/></refreshControl></tableViewController>
        """),
      expected: ["true", "true"]
    ) { probe in
      let controller = probe.root as? UITableViewController
      let control = controller?.refreshControl
      return [
        line(control != nil && control === controller?.tableView.refreshControl),
        line(control?.tintColor == .systemRed),
      ]
    },
    ElementCase(
      "collection view",
      """
      collectionView collectionViewController collectionViewFlowLayout size inset cells \
      collectionViewCell collectionViewCellContentView collectionReusableView
      """,
      scene(
        """
        <collectionViewController id="c" sceneMemberID="viewController"><collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4" scrollDirection="horizontal" id="fl"><size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="0" height="25"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="I" id="i"><rect key="frame" x="0" y="0" width="50" height="60"/><collectionViewCellContentView key="contentView" tag="9" id="ic"/></collectionViewCell></cells><collectionReusableView key="sectionHeaderView" reuseIdentifier="H" tag="8" id="h"><rect key="frame" x="0" y="0" width="375" height="25"/></collectionReusableView></collectionView></collectionViewController>
        """),
      expected: ["true", "50×60 0×25", "2,1,4,3", "3 4 1", "I 9", "H 8"]
    ) { probe in
      let controller = probe.root as? UICollectionViewController
      let collection = controller?.collectionView
      let layout = collection?.collectionViewLayout as? UICollectionViewFlowLayout
      var facts = [
        line(collection != nil && collection === probe.view("v")),
        line(layout?.itemSize, layout?.headerReferenceSize), line(layout?.sectionInset),
        line(
          layout?.minimumLineSpacing, layout?.minimumInteritemSpacing,
          layout?.scrollDirection.rawValue),
      ]
      for id in ["i", "h"] {
        guard let element = probe.document.element(id) else { continue }
        let builder = NibBuilder(probe.document, bundle: .main, owner: nil)
        let view = builder.makeView(element) as? UICollectionReusableView
        let tag = (view as? UICollectionViewCell)?.contentView.tag ?? view?.tag
        facts.append(line(view?.reuseIdentifier, tag))
      }
      return facts
    },
    ElementCase(
      "collection view with a layout of its own", "collectionViewLayout",
      box(
        """
        <collectionView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><collectionViewLayout key="collectionViewLayout" id="cl"/></collectionView>
        """),
      expected: ["UICollectionViewLayout"]
    ) { probe in
      let layout = probe.get("v", UICollectionView.self)?.collectionViewLayout
      return [line(layout.map { "\(type(of: $0))" })]
    },
  ]
}
