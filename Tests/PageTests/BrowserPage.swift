import Foundation
import Reflow
import Testing

/// A page in a browser: what a person does there, and what the browser measures.
final class BrowserPage {
  private let browser: Chromium
  private let session: String
  /// Its file is there as long as the browser.
  private let page: ExportedPage

  /// Loads a page and waits until it is there.
  /// - Parameters:
  ///   - width: of the window, in CSS pixels.
  ///   - scheme: the reader's preference, `light` or `dark`.
  init(
    _ page: ExportedPage, width: Int = 1200, height: Int = 900, scheme: String = "light"
  ) throws {
    self.page = page
    browser = try Chromium()
    let target = try browser.ask("Target.createTarget", ["url": "about:blank"])
    let attached = try browser.ask(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    for domain in ["Page", "Runtime", "Log", "Network"] { try ask("\(domain).enable") }
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try ask(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    let start = browser.events.count
    try ask("Page.navigate", ["url": URL(filePath: page.path).absoluteString])
    try browser.wait(for: "Page.loadEventFired", since: start)
  }

  @discardableResult
  private func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.ask(method, parameters, session: session)
  }

  // MARK: - What the browser knows

  /// The value of an expression of JavaScript. Whatever it promises is awaited.
  func value(_ expression: String) throws -> Any? {
    let answer = try ask(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] {
      throw Chromium.Failure(description: "\(expression): \(exception)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }

  func number(_ expression: String) throws -> Double {
    try #require(try value(expression) as? NSNumber, "\(expression)").doubleValue
  }

  func isTrue(_ expression: String) throws -> Bool { try value(expression) as? Bool ?? false }

  /// Rectangles that the browser has laid out, in its window.
  /// - Parameter elements: an expression whose value is a list of elements.
  func boxes(_ elements: String) throws -> [Rect] {
    let numbers = try value(
      "[...\(elements)].map(e => e.getBoundingClientRect()).flatMap(b => [b.x, b.y, b.width, b.height])"
    )
    let all = (numbers as? [NSNumber] ?? []).map(\.doubleValue)
    return stride(from: 0, to: all.count, by: 4).map {
      Rect(x: all[$0], y: all[$0 + 1], width: all[$0 + 2], height: all[$0 + 3])
    }
  }

  func box(_ selector: String) throws -> Rect {
    try #require(try boxes("document.querySelectorAll('\(selector)')").first, "\(selector)")
  }

  /// What the card says, line by line.
  var card: [String] {
    get throws {
      try text(
        "[...document.querySelectorAll('.card h2,.card p,.card li')].map(e => e.textContent).join('\\n')"
      )
      .split(separator: "\n").map(String.init)
    }
  }

  /// The element that is highlighted, and the row.
  var highlighted: [String] {
    get throws {
      try text("[...document.querySelectorAll('.on')].map(e => e.id).join(' ')")
        .split(separator: " ").map(String.init)
    }
  }

  /// Errors, warnings and whatever else a console shows, exceptions and refusals included.
  var complaints: [String] {
    browser.events("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")
      .map { "\($0.method): \($0.parameters)" }
  }

  /// All that the page has asked for, itself included.
  var requests: [String] {
    browser.events("Network.requestWillBeSent").compactMap {
      ($0.parameters["request"] as? [String: Any])?["url"] as? String
    }
  }

  // MARK: - What a person does

  /// Moves the mouse, with no button pressed.
  func point(at point: Point) throws {
    try ask(
      "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": point.x, "y": point.y])
  }

  func point(at selector: String) throws { try point(at: try middle(of: selector)) }

  func click(_ selector: String) throws {
    let point = try middle(of: selector)
    for type in ["mousePressed", "mouseReleased"] {
      try ask(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point.x, "y": point.y, "button": "left", "clickCount": 1])
    }
  }

  /// Presses the mouse's button at one point and lets go of it at another.
  func drag(from start: Point, to end: Point) throws {
    for (type, point) in [
      ("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end),
    ] {
      try ask(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": point.x, "y": point.y, "button": "left", "buttons": 1, "clickCount": 1,
        ])
    }
  }

  /// Shows the page as it is printed, to a reader who prefers dark screens.
  func showAsPrinted() throws {
    try ask(
      "Emulation.setEmulatedMedia",
      ["media": "print", "features": [["name": "prefers-color-scheme", "value": "dark"]]])
  }

  func tap(_ selector: String) throws {
    try ask("Emulation.setTouchEmulationEnabled", ["enabled": true])
    let point = try middle(of: selector)
    try ask(
      "Input.dispatchTouchEvent",
      ["type": "touchStart", "touchPoints": [["x": point.x, "y": point.y]]])
    try ask("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// Presses and releases a key, by the name that JavaScript has for it.
  func press(_ key: String) throws {
    let codes = [
      "Tab": 9, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40,
    ]
    let code = try #require(codes[key])
    for type in ["keyDown", "keyUp"] {
      try ask(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  private func middle(of selector: String) throws -> Point {
    let box = try box(selector)
    return Point(x: box.minX + box.size.width / 2, y: box.minY + box.size.height / 2)
  }
}
