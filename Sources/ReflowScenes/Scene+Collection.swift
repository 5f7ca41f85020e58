import Reflow

extension Scene {
  /// The collection that the engine lays out: defaults filled in, texts measured, the sections' own
  /// providers made.
  /// - Throws: `SceneError` for a section's provider that cannot be made; it names the section.
  public func collection(providers: ProviderRegistry) throws(SceneError) -> LayoutCollection {
    var made: [ProviderSpecification: AnyLayoutProvider] = [:]
    var collection = LayoutCollection(
      container: container, scrollDirection: scrollDirection, layoutDirection: layoutDirection,
      offset: offset)
    collection.sections.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      var provider: AnyLayoutProvider?
      if let specification = section.provider {
        provider = made[specification]
        if provider == nil {
          provider = try itemProvider(specification, section: index, providers)
          made[specification] = provider
        }
      }
      collection.sections.append(
        Section(
          items: section.items.sizes, header: section.header, footer: section.footer,
          headerInsets: section.headerInsets, footerInsets: section.footerInsets,
          insets: section.insets ?? insets, lineSpacing: section.lineSpacing ?? lineSpacing,
          interitemSpacing: section.interitemSpacing ?? interitemSpacing, provider: provider,
          remeasure: section.items.remeasure(text)))
    }
    return collection
  }

  /// Lays the scene out.
  /// - Parameters:
  ///   - providers: knows the providers that the scene names.
  ///   - previous: a layout of an earlier state of the scene, parts of which may be reused.
  ///   - watch: is told how many items are done, and may stop the work.
  /// - Throws: `SceneError`, which names the place in the scene and the rule.
  public func layout(
    providers: ProviderRegistry, reusing previous: Layout? = nil, watch: WorkWatch? = nil
  ) throws(SceneError) -> Layout {
    let collection = try collection(providers: providers)
    let made: AnyLayoutProvider
    do throws(ProviderError) {
      made = try providers.provider(provider)
    } catch {
      throw SceneError(place: "provider", message: error.message)
    }
    do throws(LayoutError) {
      return try LayoutEngine.layOut(collection, with: made, reusing: previous, watch: watch)
    } catch {
      throw SceneError(place: "", message: error.message)
    }
  }

  private func itemProvider(
    _ specification: ProviderSpecification, section: Int, _ providers: ProviderRegistry
  ) throws(SceneError) -> AnyLayoutProvider {
    do throws(ProviderError) {
      return try providers.itemProvider(specification, place: "provider")
    } catch {
      throw SceneError(place: "section \(section)", message: error.message)
    }
  }
}
