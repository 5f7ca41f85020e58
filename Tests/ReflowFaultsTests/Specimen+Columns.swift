import LayoutTestSupport

extension Specimen {
  static let columns = [
    Specimen(
      "width 300", "spacing 10 15", "add 80x60 80x40 80x50", right: "use waterfall columns=3",
      wrong: "use columns-without-gaps columns=3",
      whenRight: (60, [[0, 0, 90, 60], [105, 0, 90, 40], [210, 0, 90, 50]]),
      whenWrong: (60, [[0, 0, 100, 60], [115, 0, 100, 40], [230, 0, 100, 50]])),
    Specimen(
      "width 63", "spacing 0", "add 10x12*6", right: "use waterfall columns=6",
      wrong: "use rounded-widths columns=6",
      whenRight: (12, (0..<6).map { Frame(x: 10.5 * Double($0), width: 10.5, height: 12) }),
      whenWrong: (12, (0..<6).map { Frame(x: 11 * Double($0), width: 11, height: 12) })),
    Specimen(
      "width 320", "add 80x60 80x40 80x50 80x30", right: "use waterfall columns=3",
      wrong: "use rightmost-of-equals columns=3",
      whenRight: (
        80, [[0, 0, 100, 60], [110, 0, 100, 40], [220, 0, 100, 50], [110, 50, 100, 30]]
      ),
      whenWrong: (
        80, [[220, 0, 100, 60], [110, 0, 100, 40], [0, 0, 100, 50], [110, 50, 100, 30]]
      )),
    Specimen(
      "width 320", "add 80x40*4", right: "use waterfall columns=3 policy=leftToRight",
      wrong: "use yesterdays-columns columns=3 before=2",
      whenRight: (
        90, [[0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40], [0, 50, 100, 40]]
      ),
      whenWrong: (
        90, [[0, 0, 100, 40], [110, 0, 100, 40], [0, 50, 100, 40], [110, 50, 100, 40]]
      )),
    Specimen(
      "width 310", "add 80x90 80x30 80x30", "section", "add 80x30*2",
      right: "use waterfall columns=2", wrong: "use last-filled-column columns=2",
      whenRight: (
        120,
        [
          [0, 0, 150, 90], [160, 0, 150, 30], [160, 40, 150, 30], [0, 90, 150, 30],
          [160, 90, 150, 30],
        ]
      ),
      whenWrong: (
        100,
        [
          [0, 0, 150, 90], [160, 0, 150, 30], [160, 40, 150, 30], [0, 70, 150, 30],
          [160, 70, 150, 30],
        ]
      )),
    Specimen(
      "width 310", "spacing 20 10", "add 80x50*2", "section", "section", "add 80x40*2",
      right: "use waterfall columns=2", wrong: "use spacing-of-no-item columns=2",
      whenRight: (
        90, [[0, 0, 150, 50], [160, 0, 150, 50], [0, 50, 150, 40], [160, 50, 150, 40]]
      ),
      whenWrong: (
        70, [[0, 0, 150, 50], [160, 0, 150, 50], [0, 30, 150, 40], [160, 30, 150, 40]]
      )),
    Specimen(
      "width 310", "add 100x50 0x1 100x50", right: "use waterfall columns=2 itemSizing=aspect",
      wrong: "use width-of-nothing columns=2",
      whenRight: (85, [[0, 0, 150, 75], [160, 0, 150, 0], [160, 10, 150, 75]]),
      whenWrong: (160, [[0, 0, 150, 75], [160, 0, 150, 150], [0, 85, 150, 75]])),
  ]

  static let others = [
    Specimen(
      "width 300", "header 40", "add 140x32*3", "section", "header 40", "add 140x32",
      right: "use sections", wrong: "use sections items=items-under-header items.header=40",
      whenRight: (
        186,
        [
          [0, 0, 300, 40], [0, 40, 140, 32], [150, 40, 140, 32], [0, 82, 140, 32],
          [0, 114, 300, 40], [0, 154, 140, 32],
        ]
      ),
      whenWrong: (
        106,
        [
          [0, 0, 300, 40], [0, 0, 140, 32], [150, 0, 140, 32], [0, 42, 140, 32],
          [0, 74, 300, 40], [0, 74, 140, 32],
        ]
      )),
    Specimen(
      "width 300", "height 160", "header 40", "add 140x60*2", "section", "header 40",
      "add 140x60*4", "offset 80",
      right: "use sections pinHeaders=section", wrong: "use pinned-past-section",
      whenRight: (
        270,
        [
          [0, 60, 300, 40], [0, 40, 140, 60], [150, 40, 140, 60], [0, 100, 300, 40],
          [0, 140, 140, 60], [150, 140, 140, 60], [0, 210, 140, 60], [150, 210, 140, 60],
        ]
      ),
      whenWrong: (
        270,
        [
          [0, 80, 300, 40], [0, 40, 140, 60], [150, 40, 140, 60], [0, 100, 300, 40],
          [0, 140, 140, 60], [150, 140, 140, 60], [0, 210, 140, 60], [150, 210, 140, 60],
        ]
      )),
    Specimen(
      "width 240", "height 240", "add 40x40*4", right: "use circle radius=80",
      wrong: "use circle-closed-twice radius=80",
      whenRight: (
        240, [[180, 100, 40, 40], [100, 180, 40, 40], [20, 100, 40, 40], [100, 20, 40, 40]]
      ),
      whenWrong: (
        240,
        [
          [180, 100, 40, 40], [60, 100 + 40 * 3.0.squareRoot(), 40, 40],
          [60, 100 - 40 * 3.0.squareRoot(), 40, 40], [180, 100, 40, 40],
        ]
      )),
  ]
}

extension Frame {
  fileprivate init(x: Double, width: Double, height: Double) {
    self = [x, 0, width, height]
  }
}
