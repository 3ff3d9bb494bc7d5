/// The values of button configurations.
extension NibNames {
  static func buttonConfiguration(_ name: String) -> UIButton.Configuration? {
    switch name {
    case "plain": .plain()
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    case "glass": .glass()
    case "prominentGlass": .prominentGlass()
    case "clearGlass": .clearGlass()
    default: nil
    }
  }

  static func buttonSize(_ name: String) -> UIButton.Configuration.Size? {
    switch name {
    case "mini": .mini
    case "small": .small
    case "medium": .medium
    case "large": .large
    default: nil
    }
  }

  static func cornerStyle(_ name: String) -> UIButton.Configuration.CornerStyle? {
    switch name {
    case "fixed": .fixed
    case "dynamic": .dynamic
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "capsule": .capsule
    default: nil
    }
  }

  static func titleAlignment(_ name: String) -> UIButton.Configuration.TitleAlignment? {
    switch name {
    case "automatic": .automatic
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    default: nil
    }
  }

  static func indicator(_ name: String) -> UIButton.Configuration.Indicator? {
    switch name {
    case "automatic": .automatic
    case "none": UIButton.Configuration.Indicator.none
    case "popup": .popup
    default: nil
    }
  }

  static func edge(_ name: String) -> NSDirectionalRectEdge? {
    switch name {
    case "leading": .leading
    case "top": .top
    case "trailing": .trailing
    case "bottom": .bottom
    default: nil
    }
  }
}
