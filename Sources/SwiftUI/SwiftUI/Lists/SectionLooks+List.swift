import SystemFacts

extension SectionLooks {
  /// Headers and footers of a list (facts: layout §3.1, high).
  static func list(_ kind: _ListKind) -> SectionLooks {
    SectionLooks(
      header: { outer in
        var values = outer
        let isLarge = SwiftUIFacts.rowsAreTall[outer.systemRelease]
        if isLarge || kind == .plain {
          values.font = .headline
        } else {
          values.font = .footnote
          values.textCase = .uppercase
        }
        if kind != .plain {
          values.setForeground([AnyShapeStyle(Color.secondary)], isDefault: true)
        }
        return values
      },
      footer: { outer in
        var values = outer
        values.font = .footnote
        values.setForeground([AnyShapeStyle(Color.secondary)], isDefault: true)
        return values
      })
  }
}
