import Foundation
import SystemFacts

/// The metrics of an alert's parts, for a release and a form.
package struct AlertMetrics {
  package enum Form {
    case alert
    /// An action sheet at the lower edge.
    case sheet
    case popover
  }

  package let release: OSRelease
  package let form: Form
  package var width: CGFloat
  /// Around the texts.
  package var texts: AlertFacts.TextSpacing
  package var rowHeight: CGFloat
  package var rowGap: CGFloat
  /// Around the rows.
  package var rowPadding: CGFloat
  package var fieldHeight: CGFloat
  package var fieldTextSize: CGFloat
  package var cornerRadius: CGFloat
  package var rowRadius: CGFloat
  /// For the title, in semibold.
  package var titleTextSize: CGFloat
  package var messageTextSize: CGFloat
  /// For an action; the preferred action is semibold.
  package var rowTextSize: CGFloat
  package var rowTextWeight: FactFontWeight

  package init(release: OSRelease, form: Form, container: CGSize, isAccessibilitySize: Bool) {
    self.release = release
    self.form = form
    let isAlert = form == .alert
    let room = max(0, container.width - 2 * AlertFacts.leastSideMargin[release])
    let alertWidth =
      isAccessibilitySize
      ? AlertFacts.accessibleAlertWidth[release] : AlertFacts.alertWidth[release]
    switch form {
    case .alert: width = min(alertWidth, room)
    case .popover: width = min(AlertFacts.popoverWidth[release], container.width)
    case .sheet:
      // As wide as the upright screen minus its margins.
      width =
        AlertFacts.sheetMargins[release].map {
          max(0, min(container.width, container.height) - $0)
        } ?? min(AlertFacts.alertWidth[release], room)
    }
    texts = (isAlert ? AlertFacts.alertTextSpacing : AlertFacts.sheetTextSpacing)[release]
    rowHeight = (isAlert ? AlertFacts.alertRowHeight : AlertFacts.sheetRowHeight)[release]
    rowGap = AlertFacts.rowGap[release]
    rowPadding = AlertFacts.rowPadding[release]
    rowRadius = AlertFacts.rowRadius[release]
    cornerRadius = AlertFacts.cornerRadius[release]
    fieldHeight = AlertFacts.fieldHeight[release]
    fieldTextSize = AlertFacts.fieldTextSize[release]
    titleTextSize = isAlert ? 17 : AlertFacts.sheetTitleSize[release]
    messageTextSize = AlertFacts.messageSize[release]
    rowTextSize = isAlert ? 17 : AlertFacts.sheetRowTextSize[release]
    rowTextWeight = AlertFacts.rowTextWeight[release]
  }

  /// The height of a line of 17 points at 2x, for which the height of fields was measured.
  static let usualFieldLine: CGFloat = 20.5

  /// The width of texts, and of fields that aren't in a group.
  package var textWidth: CGFloat { width - 2 * texts.side }

  /// The width of an action in a row by itself.
  var rowWidth: CGFloat { width - 2 * rowPadding }

  /// The width of one of two actions next to each other.
  var halfRowWidth: CGFloat { (rowWidth - rowGap) / 2 }
}
