extension Device {
  /// Every device of the catalogue: iPhones, then iPads, in the catalogue's order.
  public static let all: [Device] = iPhones + iPads

  private static let byID: [String: Device] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The device with this id, such as "iphone-x"; nil when the catalogue has none.
  public init?(id: String) {
    guard let device = Device.byID[id] else { return nil }
    self = device
  }
}
