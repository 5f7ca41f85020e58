import Reflow

/// Reflow against the articles' way. The last of all: freeing a million objects slows what is
/// allocated after them.
struct Articles {
  let settings: Settings
  let report: Report

  func run() {
    for count in settings.counts {
      for shape in Shape.allCases { measure(shape.rawValue, Input.rotated(shape, count)) }
    }
    let sizes = Shape.mixed.sizes(settings.counts.last!, seed: 1)
    measure("mixed, sections of 10", [Input(sizes, sectionLength: 10)])
  }

  private func measure(_ name: String, _ inputs: [Input]) {
    let count = inputs[0].count
    let provider = Engine.provider("left-align")
    let host = ArticleHost(inputs)
    let article: CollectionViewLayout = host.layout
    var sink = 0.0
    let samples = Stopwatch(rounds: count < 100_000 ? settings.rounds : 3).measure(
      repetitions: max(1, 20_000 / count),
      [
        { sink += inputs[$0 % inputs.count].layout(provider).contentSize.height },
        {
          host.shown = inputs[$0 % inputs.count]
          article.prepare()
          sink += article.contentHeight
        },
      ])
    report.add(
      Measurement(
        .articles, "left-align \(name), full reflow, all cores", count,
        ratio: samples[1].ratio(to: samples[0]),
        .perItem(samples[0], count),
        note: "the articles' way \(Measurement.Figure.perItem(samples[1], count))"))

    host.shown = inputs[0]
    article.prepare()
    let layout = inputs[0].layout(provider)
    demand(article.contentHeight == layout.contentSize.height, "articles: another height")
    query(name, layout, article)
    demand(sink.isFinite, "a height is no number")
  }

  private func query(_ name: String, _ layout: Layout, _ article: CollectionViewLayout) {
    let count = layout.elementCount
    let viewports = Viewports(of: layout)
    var viewer = Viewer()
    var found = (reflow: 0, article: 0)
    let samples = Stopwatch(rounds: count < 100_000 ? settings.rounds : 3).measure(
      repetitions: max(2, 100_000 / count),
      [
        { found.reflow += viewer.elements(of: layout, in: viewports[$0]) },
        {
          let rect = viewports[$0]
          let frame = ArticleFrame(
            x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
          found.article += article.layoutAttributesForElements(in: frame).count
        },
      ])
    demand(found.reflow == found.article, "articles: other elements in the viewport")
    report.add(
      Measurement(
        .articles, "left-align \(name), query of a viewport", count,
        ratio: samples[1].ratio(to: samples[0]), .perOperation(samples[0]),
        note: "the articles' way \(Measurement.Figure.perOperation(samples[1]))"))
  }
}

/// The view controller of the articles' way.
private final class ArticleHost: ArticleLayoutDelegate {
  var shown: Input
  let layout: ArticleLayout

  init(_ inputs: [Input]) {
    shown = inputs[0]
    layout = ArticleLayout(sectionCount: shown.sections.count, width: Input.width)
    layout.delegate = self
  }

  func numberOfItems(inSection section: Int) -> Int { shown.sections[section].count }

  func sizeForItem(at path: ArticlePath) -> (width: Double, height: Double) {
    let size = shown.sections[path.section][path.item]
    return (size.width, size.height)
  }
}
