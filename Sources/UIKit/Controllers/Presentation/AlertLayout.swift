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
    var sidePadding: CGFloat
    var topPadding: CGFloat
    var textGap: CGFloat
    var bottomPadding: CGFloat
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

    init(major: Int, form: Form, container: CGSize, isAccessibilitySize: Bool) {
      if major >= 26 {
        // iOS 26.1, measured on phones and iPads (high): text 30 from the sides and 22 from above,
        // pills of 48 with gaps of 8, 16 around them; 288 wide in popovers.
        width = min(form == .popover ? 288 : 320, container.width)
        (sidePadding, topPadding, textGap, bottomPadding) = (30, 22, 7.667, 4.333)
        (rowHeight, rowGap, rowPadding) = (48, 8, 16)
        (cornerRadius, rowRadius) = (34, 24)
        (fieldHeight, fieldFont) = (34, .systemFont(ofSize: 15))
        titleFont = .systemFont(ofSize: 17, weight: .semibold)
        messageFont = .systemFont(ofSize: 15)
        rowFont = .systemFont(ofSize: 17, weight: .medium)
        emphasizedRowFont = .systemFont(ofSize: 17, weight: .semibold)
        return
      }
      (rowGap, rowPadding, rowRadius) = (0, 0, 0)
      // Recalled (low); on iOS 26 a guess.
      (fieldHeight, fieldFont) = (25, .systemFont(ofSize: 13))
      cornerRadius = major >= 13 ? 14 : 13
      if form == .alert {
        // 270 wide (310 with accessibility text sizes) and 98 high with one line of 13 points and
        // one button of 44 (dump on 320 × 568; high); the rest by eye (low).
        width = min(isAccessibilitySize ? 310 : 270, container.width)
        (sidePadding, topPadding, textGap, bottomPadding) = (16, 19, 3, 19)
        rowHeight = 44
        titleFont = .systemFont(ofSize: 17, weight: .semibold)
        messageFont = .systemFont(ofSize: 13)
        rowFont = .systemFont(ofSize: 17)
        emphasizedRowFont = .systemFont(ofSize: 17, weight: .semibold)
      } else {
        // 8 points from the sides of the upright screen, rows of 57 with 20-point titles (medium);
        // popovers are 304 wide (low).
        width =
          form == .popover
          ? 304 : max(0, min(container.width, container.height) - (major >= 9 ? 16 : 20))
        (sidePadding, topPadding, textGap, bottomPadding) = (16, 14, 12, 15)
        rowHeight = 57
        titleFont = .systemFont(ofSize: 13, weight: .semibold)
        messageFont = .systemFont(ofSize: 13)
        rowFont = .systemFont(ofSize: 20)
        emphasizedRowFont = .systemFont(ofSize: 20, weight: .semibold)
      }
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
