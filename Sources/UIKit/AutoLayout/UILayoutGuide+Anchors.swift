extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: item, attribute: .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: item, attribute: .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: item, attribute: .left))
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: item, attribute: .right))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(item: item, attribute: .centerX))
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: item, attribute: .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: item, attribute: .bottom))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(item: item, attribute: .centerY))
  }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(item: item, attribute: .width))
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(item: item, attribute: .height))
  }
}
