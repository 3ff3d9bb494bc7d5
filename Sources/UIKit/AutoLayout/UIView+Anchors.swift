extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .left))
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .right))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .centerX))
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .bottom))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .centerY))
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: madeLayoutItem, attribute: .lastBaseline))
  }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(item: madeLayoutItem, attribute: .width))
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(item: madeLayoutItem, attribute: .height))
  }
}
