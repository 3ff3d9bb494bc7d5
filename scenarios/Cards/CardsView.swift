import SwiftUI

/// Cards in a scroll view, and a form made of stacks.
struct CardsView: View {
  @State private var notifies = true
  @State private var isCompact = false

  private let trips = Trip.samples

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(trips) { TripCard(trip: $0, isCompact: isCompact) }
          settings
        }
        .padding()
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Trips")
    }
  }

  private var settings: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Settings").font(.headline).padding(.bottom, 12)
      Toggle("Tell me about delays", isOn: $notifies)
      Divider().padding(.vertical, 10)
      Toggle(isOn: $isCompact) { Label("Small cards", systemImage: "rectangle.grid.1x2") }
      Divider().padding(.vertical, 10)
      HStack {
        Button("Reset", role: .destructive) { notifies = true }
        Spacer()
        Button("Save") {}.buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .background(
      Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A trip with its stops.
struct TripCard: View {
  let trip: Trip
  let isCompact: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(trip.title).font(.title3.bold())
        Spacer()
        Text(trip.duration).font(.subheadline).foregroundStyle(.secondary)
      }
      if !isCompact {
        Text(trip.note).font(.body).foregroundStyle(.secondary).lineLimit(2)
      }
      HStack(spacing: 6) {
        ForEach(trip.stops, id: \.self) { stop in
          Text(stop)
            .font(.caption.weight(.medium))
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(trip.color.opacity(0.15), in: Capsule())
            .foregroundStyle(trip.color)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16)
    )
    .overlay(alignment: .topLeading) {
      trip.color.frame(width: 4, height: 28).clipShape(Capsule()).padding(.top, 16)
    }
    .accessibilityElement(children: .combine)
  }
}

struct Trip: Identifiable {
  let id: Int
  let title: String
  let duration: String
  let note: String
  let stops: [String]
  let color: Color

  static let samples = [
    Trip(
      id: 1, title: "Along the coast", duration: "3 days",
      note: "Two nights in small towns, and a ferry on the last morning if the sea is calm.",
      stops: ["Bay", "Lighthouse", "Ferry"], color: .blue),
    Trip(
      id: 2, title: "Over the pass", duration: "1 day", note: "Start early.",
      stops: ["Hut", "Pass"], color: .green),
    Trip(
      id: 3, title: "Old quarter", duration: "2 hours",
      note: "Narrow streets; the museum is closed on Mondays.", stops: ["Gate", "Market"],
      color: .orange),
  ]
}
