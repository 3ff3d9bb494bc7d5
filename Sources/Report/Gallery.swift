/// Screens and their pictures, for a page to look at and to publish.
package struct Gallery: Sendable {
  package struct Screen: Sendable {
    package var id: String
    package var title: String
    /// What groups it belongs to, such as its module.
    package var group: String
    /// Where it comes from: a preview, a controller, a scene.
    package var kind: String
    package var pictures: [Picture]
    /// Why pictures of it are missing.
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
    /// Relative to the page.
    package var file: String
    /// Points.
    package var width: Double
    package var height: Double
    package var device: String
    /// What is beside the device: orientation, version, posture.
    package var details: String
    /// The user's settings; empty for a device's initial ones.
    package var style: String
    package var isDark: Bool
    /// That of the device's display in points; nil where the picture isn't of a whole screen.
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
