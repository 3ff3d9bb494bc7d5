/// Screens and their pictures, for a page to view and publish.
package struct Gallery: Sendable {
  package struct Screen: Sendable {
    package var id: String
    package var title: String
    /// The group, such as its module.
    package var group: String
    /// The kind of source: a preview, a controller, a scene.
    package var kind: String
    package var pictures: [Picture]
    /// Why pictures are missing.
    package var troubles: [String]

    package init(
      id: String, title: String, group: String, kind: String, pictures: [Picture] = [],
      troubles: [String] = []
    ) {
      self.id = id
      self.title = title
      self.group = group
      self.kind = kind
      self.pictures = pictures
      self.troubles = troubles
    }
  }

  package struct Picture: Sendable {
    /// The path relative to the page.
    package var file: String
    /// The width and height, in points.
    package var width: Double
    package var height: Double
    package var device: String
    /// The configuration other than the device: orientation, version, posture.
    package var details: String
    /// The user's settings; empty for a device's initial ones.
    package var style: String
    package var isDark: Bool
    /// The corner radius of the device's display in points; `nil` if the picture doesn't show a
    /// whole screen.
    package var cornerRadius: Double?

    package init(
      file: String, width: Double, height: Double, device: String, details: String, style: String,
      isDark: Bool, cornerRadius: Double?
    ) {
      self.file = file
      self.width = width
      self.height = height
      self.device = device
      self.details = details
      self.style = style
      self.isDark = isDark
      self.cornerRadius = cornerRadius
    }
  }

  package var title: String
  package var screens: [Screen]

  package init(title: String, screens: [Screen]) {
    self.title = title
    self.screens = screens
  }
}
