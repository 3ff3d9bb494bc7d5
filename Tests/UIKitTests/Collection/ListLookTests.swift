import Devices
import Testing

@testable import UIKit

/// Standard contents and backgrounds of rows, headers and footers follow the traits and the list.
@MainActor
@Suite("Rows follow the text size and the list around them") struct ListLookTests {
  typealias ListScreen = ListTests.ListScreen

  /// Everything visible in a view, with its position, fonts and colours.
  private func look(_ view: UIView, in root: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    var words = "\(type(of: view)) \(view.convert(view.bounds, to: root))"
    if let label = view as? UILabel { words += " \(label.text ?? "") \(label.font.pointSize)" }
    if let color = view.backgroundColor {
      words += " \(color.resolvedColor(with: view.traitCollection))"
    }
    return [words] + view.subviews.flatMap { look($0, in: root) }
  }

  private func options(_ size: UIContentSizeCategory) -> SimulationHost.Options {
    var options = SimulationHost.Options()
    options.contentSizeCategory = size
    return options
  }

  private func change(_ host: SimulationHost, to size: UIContentSizeCategory) {
    host.changeOptions("contentSizeCategory", "") { $0.contentSizeCategory = size }
    host.settle()
  }

  private static let sizes: [UIContentSizeCategory] = [
    .small, .extraExtraExtraLarge, .accessibilityLarge,
  ]

  /// Contents with a standard size, and customised ones.
  private static let contents: [(String, @MainActor (String) -> UIListContentConfiguration)] = [
    ("cell", { _ in .cell() }),
    ("subtitle", { _ in .subtitleCell() }),
    ("value", { _ in .valueCell() }),
    ("sidebar header", { _ in .sidebarHeader() }),
    ("plain header", { _ in .plainHeader() }),
    ("grouped footer", { _ in .groupedFooter() }),
    (
      "own font and margins",
      { _ in
        var content = UIListContentConfiguration.subtitleCell()
        content.textProperties.font = .systemFont(ofSize: 30)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .headline)
        content.directionalLayoutMargins = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        return content
      }
    ),
  ]

  @Test("a list's rows match a fresh list's", arguments: ["15.5", "26.0"])
  func lists(os: String) throws {
    let os = try #require(OSVersion(os))
    for (name, content) in Self.contents {
      func screen(_ size: UIContentSizeCategory) -> ListScreen {
        ListScreen(
          .init(appearance: .insetGrouped), [["One", "Two"], ["Three"]], os: os,
          options: options(size)
        ) { cell, item in
          var content = content(item)
          content.text = item
          content.secondaryText = "Detail of \(item)"
          cell.contentConfiguration = content
        }
      }
      for size in Self.sizes {
        let live = screen(.large)
        change(live.host, to: size)
        let fresh = screen(size)
        #expect(
          look(live.view, in: live.view) == look(fresh.view, in: fresh.view),
          "\(name), \(size.rawValue), \(os)")
        #expect(live.view.contentSize == fresh.view.contentSize, "\(name), \(size.rawValue)")
      }
    }
  }

  @Test("customised values stay, and sizes are restored")
  func customized() throws {
    var content = UIListContentConfiguration.cell()
    content.textProperties.font = .systemFont(ofSize: 30)
    content.imageToTextPadding = 3
    content.text = "One"
    var traits = UICellConfigurationState(
      traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    let large = content.updated(for: traits)
    #expect(large.textProperties.font.pointSize == 30 && large.imageToTextPadding == 3)
    #expect(
      large.secondaryTextProperties.font.pointSize
        > content.secondaryTextProperties.font.pointSize)
    traits.traitCollection = UITraitCollection(preferredContentSizeCategory: .large)
    let back = large.updated(for: traits)
    #expect(back.secondaryTextProperties.font == content.secondaryTextProperties.font)
    #expect(back.text == "One")
  }

  @Test("a table's rows and headers match a fresh table's")
  func tables() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = "Section \(section)"
        view.contentConfiguration = content
        return view
      }
    }
    for style in [UITableView.Style.plain, .insetGrouped] {
      let headers = Headers()
      func screen(_ size: UIContentSizeCategory) -> TableScreen {
        let source = TitleSource(rows: 3)
        source.style = .subtitle
        source.prepare = { cell, path in
          var content = cell.defaultContentConfiguration()
          content.text = "Row \(path.row)"
          content.secondaryText = "Detail"
          cell.contentConfiguration = content
        }
        let screen = TableScreen(
          os: "15.5", style: style, source: source, options: options(size)
        ) { $0.delegate = headers }
        screen.host.settle()
        return screen
      }
      for size in Self.sizes {
        let live = screen(.large)
        change(live.host, to: size)
        let fresh = screen(size)
        #expect(
          look(live.table, in: live.table).sorted() == look(fresh.table, in: fresh.table).sorted(),
          "\(style.rawValue), \(size.rawValue)")
      }
    }
  }

  @Test("rows have the background, margins and separators of their list")
  func appearances() {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance
    let all: [Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
    func list(_ appearance: Appearance) -> UICollectionViewLayout {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.backgroundColor = .red
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }
    func flow() -> UICollectionViewLayout {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 300, height: 50)
      return flow
    }
    for from in all {
      for to in all.map(Optional.some) + [nil] {
        func layout() -> UICollectionViewLayout { to.map { list($0) } ?? flow() }
        let live = ListScreen(.init(appearance: from), [["One", "Two"], ["Three"]])
        live.view.collectionViewLayout = layout()
        live.view.backgroundColor = .white
        live.host.settle()
        let fresh = ListScreen(.init(appearance: from), [["One", "Two"], ["Three"]]) {
          var content = $0.defaultContentConfiguration()
          content.text = $1
          $0.contentConfiguration = content
        } setUp: {
          $0.collectionViewLayout = layout()
        }
        fresh.view.backgroundColor = .white
        fresh.host.settle()
        #expect(
          look(live.view, in: live.view) == look(fresh.view, in: fresh.view),
          "\(from), \(to.map { "\($0)" } ?? "flow")")
      }
    }
  }
}
