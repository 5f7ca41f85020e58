import LayoutTestSupport

extension Specimen {
  static let lines = [
    Specimen(
      "width 300", "add 120x32 100x32 55x32 140x32 150x32", right: "use left-align",
      wrong: "use fit-with-less",
      whenRight: (
        74,
        [
          [0, 0, 120, 32], [130, 0, 100, 32], [240, 0, 55, 32], [0, 42, 140, 32],
          [150, 42, 150, 32],
        ]
      ),
      whenWrong: (
        116,
        [
          [0, 0, 120, 32], [130, 0, 100, 32], [240, 0, 55, 32], [0, 42, 140, 32],
          [0, 84, 150, 32],
        ]
      )),
    Specimen(
      "width 300", "add 120x32 100x32 55x32", right: "use left-align",
      wrong: "use spacing-after-each",
      whenRight: (32, [[0, 0, 120, 32], [130, 0, 100, 32], [240, 0, 55, 32]]),
      whenWrong: (74, [[0, 0, 120, 32], [130, 0, 100, 32], [0, 42, 55, 32]])),
    Specimen(
      "width 300", "insets 0 20 0 30", "add 100x32 100x32 85x32", right: "use left-align",
      wrong: "use inset-sign right=30",
      whenRight: (74, [[20, 0, 100, 32], [130, 0, 100, 32], [20, 42, 85, 32]]),
      whenWrong: (32, [[20, 0, 100, 32], [130, 0, 100, 32], [240, 0, 85, 32]])),
    Specimen(
      "width 300", "insets 20", "add 80x32 90x32", right: "use left-align",
      wrong: "use first-at-origin left=20 top=20",
      whenRight: (72, [[20, 20, 80, 32], [110, 20, 90, 32]]),
      whenWrong: (72, [[0, 0, 80, 32], [110, 20, 90, 32]])),
    Specimen(
      "width 300", "add 90x25 90x50 90x25 150x25", right: "use left-align",
      wrong: "use last-items-depth",
      whenRight: (
        85, [[0, 0, 90, 25], [100, 0, 90, 50], [200, 0, 90, 25], [0, 60, 150, 25]]
      ),
      whenWrong: (
        60, [[0, 0, 90, 25], [100, 0, 90, 50], [200, 0, 90, 25], [0, 35, 150, 25]]
      )),
    Specimen(
      "width 300", "spacing 20 10", "add 140x32*3", right: "use left-align",
      wrong: "use spacing-before-first",
      whenRight: (84, [[0, 0, 140, 32], [150, 0, 140, 32], [0, 52, 140, 32]]),
      whenWrong: (104, [[0, 20, 140, 32], [150, 20, 140, 32], [0, 72, 140, 32]])),
    Specimen(
      "width 300", "spacing 20 10", "add 140x32*3", "section", "add 140x32*2",
      right: "use left-align", wrong: "use trailing-spacing",
      whenRight: (
        116,
        [
          [0, 0, 140, 32], [150, 0, 140, 32], [0, 52, 140, 32], [0, 84, 140, 32],
          [150, 84, 140, 32],
        ]
      ),
      whenWrong: (
        156,
        [
          [0, 0, 140, 32], [150, 0, 140, 32], [0, 52, 140, 32], [0, 104, 140, 32],
          [150, 104, 140, 32],
        ]
      )),
    Specimen(
      "width 300", "spacing 20 10", "add 80x32 340x32 80x32", right: "use left-align",
      wrong: "use empty-line-before",
      whenRight: (136, [[0, 0, 80, 32], [0, 52, 340, 32], [0, 104, 80, 32]]),
      whenWrong: (156, [[0, 0, 80, 32], [0, 72, 340, 32], [0, 124, 80, 32]])),
    Specimen(
      "width 300", "insets 0 20 0 20", "add 80x32 400x32", right: "use left-align oversize=clamp",
      wrong: "use clamp-to-container left=20 right=20",
      whenRight: (74, [[20, 0, 80, 32], [20, 42, 260, 32]]),
      whenWrong: (74, [[20, 0, 80, 32], [20, 42, 300, 32]])),
    Specimen(
      "width 300", "add 140x32*3", "section", "add 140x32*2", right: "use left-align",
      wrong: "use carried-y before=74 section=1",
      whenRight: (
        106,
        [
          [0, 0, 140, 32], [150, 0, 140, 32], [0, 42, 140, 32], [0, 74, 140, 32],
          [150, 74, 140, 32],
        ]
      ),
      whenWrong: (
        180,
        [
          [0, 0, 140, 32], [150, 0, 140, 32], [0, 42, 140, 32], [0, 148, 140, 32],
          [150, 148, 140, 32],
        ]
      )),
    Specimen(
      "width 300", "spacing 0 10", "add 120x30 120x30 100x30 90x30", right: "use left-align",
      wrong: "use lines-by-touch",
      whenRight: (
        60, [[0, 0, 120, 30], [130, 0, 120, 30], [0, 30, 100, 30], [110, 30, 90, 30]]
      ),
      whenWrong: (
        60, [[0, 0, 120, 30], [130, 0, 120, 30], [260, 30, 100, 30], [370, 30, 90, 30]]
      )),
    Specimen(
      "width 300", "add 80x40 120x40 60x20", right: "use left-align alignItems=center",
      wrong: "use lines-by-equal-y",
      whenRight: (40, [[0, 0, 80, 40], [90, 0, 120, 40], [220, 10, 60, 20]]),
      whenWrong: (40, [[0, 0, 80, 40], [90, 0, 120, 40], [0, 10, 60, 20]])),
    Specimen(
      "width 300", "add 80x32 60x32 70x32 90x32", right: "use left-align",
      wrong: "use neighbour-before-move",
      whenRight: (
        74, [[0, 0, 80, 32], [90, 0, 60, 32], [160, 0, 70, 32], [0, 42, 90, 32]]
      ),
      whenWrong: (
        74, [[0, 0, 80, 32], [90, 0, 60, 32], [195, 0, 70, 32], [0, 42, 90, 32]]
      )),
    Specimen(
      "width 360", "spacing 10 0", "add 100x32*4",
      right: "use aligned-flow justifyContent=spaceBetween", wrong: "use leftover-by-items",
      whenRight: (
        74, [[0, 0, 100, 32], [130, 0, 100, 32], [260, 0, 100, 32], [0, 42, 100, 32]]
      ),
      whenWrong: (
        74, [[0, 0, 100, 32], [120, 0, 100, 32], [240, 0, 100, 32], [0, 42, 100, 32]]
      )),
    Specimen(
      "width 300", "add 90x32 80x32 100x32 60x32 70x32 40x32", right: "use flow",
      wrong: "use last-line-justified",
      whenRight: (
        74,
        [
          [0, 0, 90, 32], [105, 0, 80, 32], [200, 0, 100, 32], [0, 42, 60, 32], [70, 42, 70, 32],
          [150, 42, 40, 32],
        ]
      ),
      whenWrong: (
        74,
        [
          [0, 0, 90, 32], [105, 0, 80, 32], [200, 0, 100, 32], [0, 42, 60, 32],
          [125, 42, 70, 32], [260, 42, 40, 32],
        ]
      )),
    Specimen(
      "width 300", "insets 0 60 0 0", "add 100x32 60x32",
      right: "use aligned-flow justifyContent=center",
      wrong: "use centred-in-container left=60 right=0",
      whenRight: (32, [[95, 0, 100, 32], [205, 0, 60, 32]]),
      whenWrong: (32, [[65, 0, 100, 32], [175, 0, 60, 32]])),
    Specimen(
      "width 300", "direction rtl", "add 80x32 120x32 100x32", right: "use left-align",
      wrong: "use reversed-lines",
      whenRight: (74, [[220, 0, 80, 32], [90, 0, 120, 32], [200, 42, 100, 32]]),
      whenWrong: (74, [[130, 0, 80, 32], [0, 0, 120, 32], [0, 42, 100, 32]])),
  ]
}
