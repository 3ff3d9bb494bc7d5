extension SplitArrangement {
  /// Returns the frame of a visible column.
  func frame(of column: UISplitViewController.Column) -> CGRect? {
    switch column {
    case .primary: frames[.primary]
    case .supplementary: frames[.supplementary]
    case .secondary: frames[.secondary]
    case .compact: nil
    }
  }
}

extension SplitArrangement.Mode {
  init(_ mode: UISplitViewController.DisplayMode) {
    switch mode {
    case .automatic, .secondaryOnly: self = .secondaryOnly
    case .oneBesideSecondary: self = .oneBesideSecondary
    case .oneOverSecondary: self = .oneOverSecondary
    case .twoBesideSecondary: self = .twoBesideSecondary
    case .twoOverSecondary: self = .twoOverSecondary
    case .twoDisplaceSecondary: self = .twoDisplaceSecondary
    }
  }
}
