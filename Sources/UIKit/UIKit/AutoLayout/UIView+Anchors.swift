extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    madeLayoutItem.xAnchor(.leading)
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    madeLayoutItem.xAnchor(.trailing)
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    madeLayoutItem.xAnchor(.left)
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    madeLayoutItem.xAnchor(.right)
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    madeLayoutItem.xAnchor(.centerX)
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    madeLayoutItem.yAnchor(.top)
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    madeLayoutItem.yAnchor(.bottom)
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    madeLayoutItem.yAnchor(.centerY)
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    madeLayoutItem.yAnchor(.firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    madeLayoutItem.yAnchor(.lastBaseline)
  }
  public var widthAnchor: NSLayoutDimension {
    madeLayoutItem.dimension(.width)
  }
  public var heightAnchor: NSLayoutDimension {
    madeLayoutItem.dimension(.height)
  }
}
