import UIKit

/// A grid of symbols above rows of configurations.
final class SymbolsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: grid + [weights, scales, colors, values, text])
    column.axis = .vertical
    column.spacing = 9
    column.setCustomSpacing(20, after: column.arrangedSubviews[grid.count - 1])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private var grid: [UIStackView] {
    let columns = 10
    return stride(from: 0, to: Self.names.count, by: columns).map { start in
      row(Self.names[start..<min(start + columns, Self.names.count)].map { symbol($0) })
    }
  }

  private var weights: UIStackView {
    let all: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return row(all.map { symbol("chevron.right.circle", .init(pointSize: 22, weight: $0)) })
  }

  private var scales: UIStackView {
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let styles: [UIFont.TextStyle] = [.caption2, .body, .title1, .largeTitle]
    return row(
      scales.map { symbol("star", .init(scale: $0)) }
        + styles.map { symbol("star", .init(textStyle: $0)) })
  }

  private var colors: UIStackView {
    let name = "checkmark.circle.fill"
    let original = UIImageView(
      image: UIImage(systemName: name)?.withTintColor(.systemPink, renderingMode: .alwaysOriginal))
    original.contentMode = .center
    return row([
      symbol(name), original,
      symbol(name, .init(hierarchicalColor: .systemIndigo)),
      symbol(name, .init(paletteColors: [.white, .systemOrange])),
      symbol("person.badge.plus", .init(paletteColors: [.systemGreen, .systemGray])),
      symbol(name, .preferringMulticolor()),
      symbol("exclamationmark.triangle.fill", .preferringMulticolor()),
    ])
  }

  private var values: UIStackView {
    row(
      [0, 0.25, 0.5, 0.75, 1].map { value in
        let view = UIImageView(image: UIImage(systemName: "wifi", variableValue: value))
        view.contentMode = .center
        return view
      })
  }

  /// Symbols on the baseline of a text.
  private var text: UIStackView {
    let label = UILabel()
    label.text = "Baseline"
    let row = UIStackView(
      arrangedSubviews: [
        label, symbol("star"), symbol("chevron.right"), symbol("ellipsis"), symbol("bird"),
        UIView(),
      ])
    row.alignment = .firstBaseline
    row.spacing = 8
    return row
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.alignment = .center
    return row
  }

  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil
  ) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = .center
    return view
  }

  private static let names = """
    plus xmark chevron.right checkmark.circle.fill star.fill trash square.and.arrow.up
    chevron.down clock checkmark ellipsis chevron.forward xmark.circle.fill circle play.fill
    exclamationmark.triangle.fill star doc.on.doc forward.fill magnifyingglass
    checkmark.circle calendar exclamationmark.circle.fill pencil person mic.fill info.circle
    circle.fill arrow.right paintpalette arrow.clockwise exclamationmark.circle person.3
    heart.fill gear chevron.up globe hourglass.bottomhalf.fill hourglass.tophalf.fill
    questionmark.circle exclamationmark.triangle pause.fill photo safari person.crop.circle
    ellipsis.circle arrow.up arrow.up.right chevron.left lock.fill list.bullet xmark.circle
    square.and.pencil checkmark.seal.fill timer square.dashed clock.fill eye.fill tag
    arrow.2.squarepath gearshape chevron.backward arrowshape.turn.up.left link bell heart
    person.circle eye.slash house play.circle.fill plus.circle person.badge.plus bell.fill
    lock plus.circle.fill person.fill bell.slash arrow.up.forward.square eye questionmark
    bubble.left.and.bubble.right arrow.down square minus.circle.fill at captions.bubble
    gearshape.fill placeholdertext.fill arrow.left.arrow.right paperplane person.2
    arrow.up.circle.fill minus plus.square.on.square chart.bar arrow.up.arrow.down
    person.badge.minus camera chevron.down.circle folder line.3.horizontal.decrease
    sun.max.fill eye.slash.fill record.circle server.rack infinity iphone
    photo.on.rectangle.angled largecircle.fill.circle doc.text
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
}
