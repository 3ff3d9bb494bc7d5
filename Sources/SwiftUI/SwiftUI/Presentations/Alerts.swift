extension View {
  /// Presents an alert when a given condition is true.
  public nonisolated func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(title)
    return presents(
      { .alert(AlertContent(title: title, actions: AnyView(actions()), message: nil)) }, isPresented
    ) { EmptyView() }
  }

  /// Presents an alert with a message when a given condition is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = Text(title)
    return presents(
      {
        .alert(
          AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message())))
      }, isPresented
    ) { EmptyView() }
  }

  /// Presents an alert using the given data to produce its content.
  public nonisolated func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return presents(
      { .alert(AlertContent(title: title, actions: AnyView(data.map(actions)), message: nil)) },
      isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents an alert with a message using the given data to produce its content.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return presents(
      {
        .alert(
          AlertContent(
            title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
      }, isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents an alert when a given condition is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(title)
    return presents(
      { .alert(AlertContent(title: title, actions: AnyView(actions()), message: nil)) }, isPresented
    ) { EmptyView() }
  }

  /// Presents an alert with a message when a given condition is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = Text(title)
    return presents(
      {
        .alert(
          AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message())))
      }, isPresented
    ) { EmptyView() }
  }

  /// Presents an alert using the given data to produce its content.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = Text(title)
    return presents(
      { .alert(AlertContent(title: title, actions: AnyView(data.map(actions)), message: nil)) },
      isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents an alert with a message using the given data to produce its content.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = Text(title)
    return presents(
      {
        .alert(
          AlertContent(
            title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
      }, isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents an alert when a given condition is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = title
    return presents(
      { .alert(AlertContent(title: title, actions: AnyView(actions()), message: nil)) }, isPresented
    ) { EmptyView() }
  }

  /// Presents an alert with a message when a given condition is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = title
    return presents(
      {
        .alert(
          AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message())))
      }, isPresented
    ) { EmptyView() }
  }

  /// Presents an alert using the given data to produce its content.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = title
    return presents(
      { .alert(AlertContent(title: title, actions: AnyView(data.map(actions)), message: nil)) },
      isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents an alert with a message using the given data to produce its content.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = title
    return presents(
      {
        .alert(
          AlertContent(
            title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
      }, isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog when a given condition is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      { .dialog(AlertContent(title: title, actions: AnyView(actions()), message: nil)) },
      isPresented
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      {
        .dialog(
          AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message())))
      }, isPresented
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog using the given data to produce its content.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      { .dialog(AlertContent(title: title, actions: AnyView(data.map(actions)), message: nil)) },
      isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message using the given data to produce its content.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      {
        .dialog(
          AlertContent(
            title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
      }, isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog when a given condition is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      { .dialog(AlertContent(title: title, actions: AnyView(actions()), message: nil)) },
      isPresented
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      {
        .dialog(
          AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message())))
      }, isPresented
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog using the given data to produce its content.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      { .dialog(AlertContent(title: title, actions: AnyView(data.map(actions)), message: nil)) },
      isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message using the given data to produce its content.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = titleVisibility == .visible ? Text(title) : nil
    return presents(
      {
        .dialog(
          AlertContent(
            title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
      }, isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog when a given condition is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = titleVisibility == .visible ? title : nil
    return presents(
      { .dialog(AlertContent(title: title, actions: AnyView(actions()), message: nil)) },
      isPresented
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let title = titleVisibility == .visible ? title : nil
    return presents(
      {
        .dialog(
          AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message())))
      }, isPresented
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog using the given data to produce its content.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = titleVisibility == .visible ? title : nil
    return presents(
      { .dialog(AlertContent(title: title, actions: AnyView(data.map(actions)), message: nil)) },
      isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message using the given data to produce its content.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = titleVisibility == .visible ? title : nil
    return presents(
      {
        .dialog(
          AlertContent(
            title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
      }, isPresented.whileThere(data)
    ) { EmptyView() }
  }

  /// Presents an alert when an error is present.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presents(
      {
        .alert(AlertContent(title: error?.alertTitle, actions: AnyView(actions()), message: nil))
      }, isPresented.whileThere(error)
    ) { EmptyView() }
  }

  /// Presents an alert with a message when an error is present.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presents(
      {
        .alert(
          AlertContent(
            title: error?.alertTitle, actions: AnyView(error.map(actions)),
            message: AnyView(error.map(message))))
      }, isPresented.whileThere(error)
    ) { EmptyView() }
  }
}

extension LocalizedError {
  fileprivate var alertTitle: Text { Text(errorDescription ?? localizedDescription) }
}

extension Binding<Bool> {
  /// The binding, which is false without data.
  fileprivate func whileThere<T>(_ data: T?) -> Binding<Bool> {
    let isThere = data != nil
    return Binding(get: { isThere && wrappedValue }, set: { wrappedValue = $0 })
  }
}
