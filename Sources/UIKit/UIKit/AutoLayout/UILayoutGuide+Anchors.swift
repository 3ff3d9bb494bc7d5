extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    item.xAnchor(.leading)
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    item.xAnchor(.trailing)
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    item.xAnchor(.left)
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    item.xAnchor(.right)
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    item.xAnchor(.centerX)
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    item.yAnchor(.top)
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    item.yAnchor(.bottom)
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    item.yAnchor(.centerY)
  }
  public var widthAnchor: NSLayoutDimension {
    item.dimension(.width)
  }
  public var heightAnchor: NSLayoutDimension {
    item.dimension(.height)
  }
}
