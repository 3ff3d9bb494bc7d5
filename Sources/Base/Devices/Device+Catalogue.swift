extension Device {
  /// Every device in the catalogue: iPhones, then iPads, in catalogue order.
  public static let all: [Device] = iPhones + iPads

  private static let byID: [String: Device] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Creates the device with an id, such as "iphone-x"; nil if the catalogue has none.
  public init?(id: String) {
    guard let device = Device.byID[id] else { return nil }
    self = device
  }
}
