import SystemFacts

/// Where the parts of an alert lie.
struct AlertLayout {
  enum Form {
    case alert
    /// An action sheet at the lower edge.
    case sheet
    case popover
  }

  /// What the parts are measured by, for a release and a form.
  struct Metrics {
    var width: CGFloat
    /// Around the texts.
    var texts: AlertFacts.TextSpacing
    var rowHeight: CGFloat
    var rowGap: CGFloat
    /// Around the rows.
    var rowPadding: CGFloat
    var fieldHeight: CGFloat
    var fieldFont: UIFont
    var cornerRadius: CGFloat
    var rowRadius: CGFloat
    var titleFont: UIFont
    var messageFont: UIFont
    var rowFont: UIFont
    var emphasizedRowFont: UIFont

    init(release: OSRelease, form: Form, container: CGSize, isAccessibilitySize: Bool) {
      let isAlert = form == .alert
      let alertWidth =
        isAccessibilitySize
        ? AlertFacts.accessibleAlertWidth[release] : AlertFacts.alertWidth[release]
      switch form {
      case .alert: width = min(alertWidth, container.width)
      case .popover: width = min(AlertFacts.popoverWidth[release], container.width)
      case .sheet:
        // As wide as the upright screen but for its margins.
        width =
          AlertFacts.sheetMargins[release].map {
            max(0, min(container.width, container.height) - $0)
          } ?? min(AlertFacts.alertWidth[release], container.width)
      }
      texts = (isAlert ? AlertFacts.alertTextSpacing : AlertFacts.sheetTextSpacing)[release]
      rowHeight = (isAlert ? AlertFacts.alertRowHeight : AlertFacts.sheetRowHeight)[release]
      rowGap = AlertFacts.rowGap[release]
      rowPadding = AlertFacts.rowPadding[release]
      rowRadius = AlertFacts.rowRadius[release]
      cornerRadius = AlertFacts.cornerRadius[release]
      fieldHeight = AlertFacts.fieldHeight[release]
      fieldFont = .systemFont(ofSize: AlertFacts.fieldTextSize[release])
      titleFont = .systemFont(
        ofSize: isAlert ? 17 : AlertFacts.sheetTitleSize[release], weight: .semibold)
      messageFont = .systemFont(ofSize: AlertFacts.messageSize[release])
      let rowSize = isAlert ? 17 : AlertFacts.sheetRowTextSize[release]
      rowFont = .systemFont(ofSize: rowSize, weight: .init(AlertFacts.rowTextWeight[release]))
      emphasizedRowFont = .systemFont(ofSize: rowSize, weight: .semibold)
    }
  }

  var size = CGSize.zero
  var title: CGRect?
  var message: CGRect?
  /// One for each text field.
  var fields: [CGRect] = []
  /// One for each action, in the order of ``actions``.
  var rows: [CGRect] = []
  /// The actions in the order in which they are shown.
  var actions: [UIAlertAction] = []
  /// The rounded blocks: all, or an action sheet and its button that cancels.
  var blocks: [CGRect] = []
  /// The thin lines between the parts.
  var lines: [CGRect] = []
}
