// Without `import Combine`: SwiftUI alone has what view files use of it, as on Apple's systems.
import SwiftUI

final class Meter: ObservableObject {
  @Published var level = 1
  @Published var doubled = 0
}

struct ReceivingView: View {
  static let note = Notification.Name("ReceivingView.note")

  @ObservedObject var meter: Meter
  @State private var notes = 0
  @State private var ticks = 0
  @State private var level = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("notes \(notes)")
      Text("ticks \(ticks)")
      Text("level \(level), \(meter.level), \(meter.doubled)")
    }
    .onReceive(NotificationCenter.default.publisher(for: Self.note)) { _ in notes += 1 }
    .onReceive(timer) { _ in ticks += 1 }
    .onReceive(meter.$level) { level = $0 }
  }
}
