import Graphics

extension CALayer {
  /// Returns a property that every layer animates (Apple, “Animatable Properties”).
  final func ownAnimationProperty(_ name: String) -> AnimationValue? {
    switch name {
    case "anchorPoint": .point(anchorPoint)
    case "backgroundColor": .color(backgroundColor?.rgba)
    case "borderColor": .color(borderColor?.rgba)
    case "borderWidth": .number(borderWidth)
    case "bounds": .rect(bounds)
    case "contents": .object(contents)
    case "contentsRect": .rect(contentsRect)
    case "contentsCenter": .rect(contentsCenter)
    case "contentsScale": .number(contentsScale)
    case "cornerRadius": .number(cornerRadius)
    case "doubleSided": .flag(isDoubleSided)
    case "hidden": .flag(isHidden)
    case "masksToBounds": .flag(masksToBounds)
    case "opacity": .number(CGFloat(opacity))
    case "position": .point(position)
    case "shadowColor": .color(shadowColor?.rgba)
    case "shadowOffset": .size(shadowOffset)
    case "shadowOpacity": .number(CGFloat(shadowOpacity))
    case "shadowPath": .path(shadowPath)
    case "shadowRadius": .number(shadowRadius)
    case "sublayerTransform": .transform(sublayerTransform)
    case "transform": .transform(transform)
    case "zPosition": .number(zPosition)
    default: nil
    }
  }

  final func setOwnAnimationProperty(_ value: AnimationValue, _ name: String) {
    switch (name, value) {
    case ("backgroundColor", .color(let color)): backgroundColor = color.map { CGColor($0) }
    case ("borderColor", .color(let color)): borderColor = color.map { CGColor($0) }
    case ("shadowColor", .color(let color)): shadowColor = color.map { CGColor($0) }
    case ("shadowPath", .path(let path)): shadowPath = path
    case ("contents", .object(let object)): contents = object
    case ("transform", .transform(let matrix)): transform = matrix
    case ("sublayerTransform", .transform(let matrix)): sublayerTransform = matrix
    default:
      if let number = value.number {
        setNumber(number, name)
      } else if let rect = value.rect {
        setRect(rect, name)
      } else if let point = value.point, let size = value.size {
        switch name {
        case "anchorPoint": anchorPoint = point
        case "position": position = point
        case "shadowOffset": shadowOffset = size
        default: break
        }
      }
    }
  }

  private func setNumber(_ number: CGFloat, _ name: String) {
    switch name {
    case "borderWidth": borderWidth = number
    case "contentsScale": contentsScale = number
    case "cornerRadius": cornerRadius = number
    case "doubleSided": isDoubleSided = number != 0
    case "hidden": isHidden = number != 0
    case "masksToBounds": masksToBounds = number != 0
    case "opacity": opacity = Float(number)
    case "shadowOpacity": shadowOpacity = Float(number)
    case "shadowRadius": shadowRadius = number
    case "zPosition": zPosition = number
    default: break
    }
  }

  private func setRect(_ rect: CGRect, _ name: String) {
    switch name {
    case "bounds": bounds = rect
    case "contentsRect": contentsRect = rect
    case "contentsCenter": contentsCenter = rect
    default: break
    }
  }
}
