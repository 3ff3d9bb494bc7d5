/// The kind of a colour space's components.
public enum CGColorSpaceModel: Int32, Sendable, Hashable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}
