import SwiftUI

/// Settings of an app in a list, with a bar button, a sheet and a pushed form.
struct PreferencesView: View {
  @State private var sends = true
  @State private var size = 1
  @State private var volume = 0.4
  @State private var name = ""
  @State private var asks = false
  @State private var adds = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink(value: "Account") { Label("Account", systemImage: "person.crop.circle") }
          Toggle(isOn: $sends) { Label("Notifications", systemImage: "bell") }
          LabeledContent("Version", value: "4.2")
        } footer: {
          Text("Messages arrive even while the app is closed, unless the device is silenced.")
        }
        Section("Text") {
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
          }
          Slider(value: $volume)
          TextField("Signature", text: $name)
        }
        Section {
          Button("Sign Out", role: .destructive) { asks = true }
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { adds = true }
        }
      }
      .navigationDestination(for: String.self) { AccountForm(title: $0) }
      .alert("Sign out?", isPresented: $asks) {
        Button("Sign Out", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Drafts that weren't sent are lost.")
      }
      .sheet(isPresented: $adds) {
        AccountForm(title: "New Account").presentationDetents([.medium])
      }
    }
  }
}

/// What a row of the settings leads to.
struct AccountForm: View {
  let title: String

  @State private var mail = "mira@example.org"
  @State private var days = 3

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Mail", text: $mail)
        Stepper("Keep for \(days) days", value: $days, in: 1...30)
      }
      Section {
        Button("Save") {}.frame(maxWidth: .infinity)
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
