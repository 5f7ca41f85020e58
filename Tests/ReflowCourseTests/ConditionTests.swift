import ReflowCourse
import Testing

/// What conditions are, what they say in words, and how a line that is none is refused.
struct ConditionTests {
  private static let refusals: [(String, Int?, String)] = [
    ("", nil, "the condition is empty"),
    ("widht = 300", 1, "there is no figure widht; did you mean width?"),
    ("300 <= widht", 8, "there is no figure widht; did you mean width?"),
    ("item 3 wdth = 3", 1, "there is no figure item 3 wdth; did you mean item 3 width?"),
    ("items + item 3 bottm = 3", 9, "there is no figure item 3 bottm; did you mean item 3 bottom?"),
    ("header 1 line = 3", 1, "there is no figure header 1 line"),
    ("section 1 = 2", 1, "there is no figure section 1"),
    ("lines =", 8, "a figure or a number is missing here"),
    ("= 3", 1, "a figure or a number is missing here"),
    ("lines + = 3", 9, "a figure or a number is missing here"),
    ("lines - + 2 = 3", 9, "a figure or a number is missing here"),
    ("3 = 3", 1, "a comparison needs a figure; this one has none"),
    ("lines = 3 = 3", 9, "there is no figure 3 = 3"),
    ("lines", 6, "a comparison is missing: lines = …"),
    ("lines=3", 1, "lines=3 is no comparison; write =, !=, <, <=, > or >= with spaces around"),
    ("lines == 3", 7, "== is no comparison; write =, !=, <, <=, > or >= with spaces around"),
    (
      "no item crosses the rigt inset", 1,
      "no item crosses the rigt inset is no condition; did you mean no item crosses the right "
        + "inset?"
    ),
    (
      "item 3 begin a line", 1,
      "item 3 begin a line is no condition; did you mean item 3 begins a line?"
    ),
    (
      "item -1 begins a line", 1,
      "item -1 begins a line is no condition; did you mean item 0 "
        + "begins a line?"
    ),
    (
      "items 2..2 share a line", 1,
      "items 2..2 share a line is no condition; did you mean items "
        + "0..2 share a line?"
    ),
    (
      "items 0.1..1.2 share a line", 1,
      "items 0.1..1.2 share a line is no condition; did you mean items 0..2 share a line?"
    ),
    ("the moon", 1, "the moon is no condition"),
    ("only widht changed", 6, "nothing is called widht; did you mean width?"),
    ("only width insets changed", 6, "a comma is missing behind width"),
    ("only width, changed", 6, "nothing is called width,; did you mean width?"),
    ("only changed", 1, "only changed is no condition"),
    ("parameter columns is 3", 1, "a parameter's condition is written parameter NAME = VALUE"),
    ("provider is not", 1, "provider is not is no condition"),
    ("direction is left", 1, "direction is left is no condition"),
  ]

  @Test(arguments: refusals)
  func whatIsNoConditionIsRefused(_ text: String, _ column: Int?, _ message: String) {
    #expect(throws: LineProblem(column: column, message)) { try Condition(text) }
  }

  private static let inWords: [(String, String)] = [
    ("lines = 1", "lines = 1"),
    ("section 1 lines != 2", "lines in section 1 != 2"),
    ("items < 3", "items < 3"),
    ("3 > items", "items < 3"),
    ("section 2 items <= 3", "items in section 2 <= 3"),
    ("line 1 items >= 2", "items on line 1 >= 2"),
    ("width > height", "width > height"),
    ("content height - inset top + 2 = 12.5", "content height − the top inset + 2 = 12.5"),
    ("section 1 inset left = -3", "the left inset of section 1 = -3"),
    (
      "section 1 line spacing = interitem spacing", "line spacing of section 1 = interitem spacing"
    ),
    ("item last right = content width", "the last item right = content width"),
    ("item 1.last bottom = 3", "the last item of section 1 bottom = 3"),
    ("item 1.2 line = 0", "the line of item 1.2 = 0"),
    ("header 1 y = 3", "header 1 y = 3"),
    ("footer 0 width = 3", "footer 0 width = 3"),
    ("gap 0 1 = least gap", "the gap from item 0 to item 1 = the least gap"),
    ("no item crosses the right inset", "no item crosses the right inset"),
    ("no items overlap", "no items overlap"),
    ("items 0..2 share a line", "item 0 to item 2 share a line"),
    ("items 1.0..last share a line", "item 1.0 to the last item of section 1 share a line"),
    ("item 3 begins a line", "item 3 begins a line"),
    ("item 3 is alone on its line", "item 3 is alone on its line"),
    ("item 3 is left of item 4", "item 3 is left of item 4"),
    ("item 3 is right of item 4", "item 3 is right of item 4"),
    ("item 3 is above item 4", "item 3 is above item 4"),
    ("item 3 is below item 4", "item 3 is below item 4"),
    ("header 1 is pinned", "header 1 is pinned"),
    ("footer 1 is not pinned", "footer 1 is not pinned"),
    ("item 3 is selected", "item 3 is selected"),
    ("provider is flow", "the provider is flow"),
    ("provider is not flow", "the provider is not flow"),
    ("items provider is flow", "the items' provider is flow"),
    ("items provider is not flow", "the items' provider is not flow"),
    ("provider is loaded", "the provider is one that was loaded"),
    ("provider is not loaded", "the provider is not one that was loaded"),
    ("parameter alignItems = center", "alignItems is center"),
    ("scroll is horizontal", "scrolling is horizontal"),
    ("scroll is vertical", "scrolling is vertical"),
    ("direction is rtl", "the direction is right to left"),
    ("direction is ltr", "the direction is left to right"),
    ("items unchanged", "the items are those of the start"),
    ("only width changed", "nothing but width has changed since the start"),
    (
      "only text, offset, direction, scroll, footers, headers, sections, items changed",
      "nothing but items, number of sections, headers, footers, scroll direction, direction, "
        + "offset, text style has changed since the start"
    ),
    (
      "only height, insets, spacing, provider, parameters changed",
      "nothing but height, insets, spacings, provider, parameters has changed since the start"
    ),
  ]

  @Test(arguments: inWords)
  func aConditionIsSaidInWords(_ condition: String, _ expected: String) throws {
    #expect(try words(condition) == expected)
  }
}
