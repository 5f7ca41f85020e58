import Reflow

/// The wrong providers of the gallery of faults, each with one mistake that published layouts make.
///
///     var registry = ProviderRegistry()
///     registry.register(LeftAlignProvider.self)
///     FaultGallery.register(into: &registry)
///
/// They are laid out as any other provider is, and keep away from what would end a program: their frames
/// are finite, and their work is O(columns) an item.
public enum FaultGallery {
  /// Makes all of them known by name. The one that stacks sections places items by `left-align` unless told
  /// otherwise, which the registry must have.
  public static func register(into registry: inout ProviderRegistry) {
    registerLines(into: &registry)
    registerArranged(into: &registry)
    registerColumns(into: &registry)
    registry.register(PinnedPastSection.self)
    registry.register(CircleClosedTwice.self)
  }

  private static func registerLines(into registry: inout ProviderRegistry) {
    registry.register(FitWithLess.self)
    registry.register(SpacingAfterEach.self)
    registry.register(InsetSign.self)
    registry.register(EmptyLineBefore.self)
    registry.register(ClampToContainer.self)
    registry.register(FirstAtOrigin.self)
    registry.register(LastItemsDepth.self)
    registry.register(SpacingBeforeFirst.self)
    registry.register(TrailingSpacing.self)
    registry.register(CarriedDepth.self)
    registry.register(LinesByTouch.self)
    registry.register(ItemsUnderHeader.self)
  }

  private static func registerArranged(into registry: inout ProviderRegistry) {
    registry.register(LinesByEqualTops.self)
    registry.register(NeighbourBeforeMove.self)
    registry.register(LeftoverByItems.self)
    registry.register(LastLineJustified.self)
    registry.register(CentredInContainer.self)
    registry.register(ReversedLines.self)
  }

  private static func registerColumns(into registry: inout ProviderRegistry) {
    registry.register(ColumnsWithoutGaps.self)
    registry.register(RoundedWidths.self)
    registry.register(RightmostOfEquals.self)
    registry.register(YesterdaysColumns.self)
    registry.register(LastFilledColumn.self)
    registry.register(SpacingOfNoItem.self)
    registry.register(WidthOfNothing.self)
  }
}
