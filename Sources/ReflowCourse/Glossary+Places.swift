import ReflowText

// Where the words stand in a course: the first place of each is to have it between asterisks.

extension Glossary {
  /// What is wrong with the marks in the lessons' texts: a word that stands somewhere first without its
  /// asterisks, and asterisks around what is no word of the list. O(length of the texts · forms that
  /// begin alike).
  ///
  /// The order is that of the course: text, hints and why of the first lesson, then of the second. What
  /// stands in commands, figures and lines that are shown as they stand is no prose.
  /// - Parameter lessons: in the order of the course.
  public func errors(in lessons: [Lesson]) -> [CourseError] {
    let finder = FormFinder(self)
    var seen: Set<Int> = []
    var errors: [CourseError] = []
    for lesson in lessons {
      for (part, line) in prose(of: lesson) {
        func report(_ message: String) {
          errors.append(CourseError(path: lesson.textsPath, line: line, message: message))
        }
        switch part {
        case .marked(let text):
          if let index = indexes[trimmed(text).lowercased()] {
            seen.insert(index)
          } else {
            report("*\(quoted(text))* is no word of the list" + suggestion(nearest(to: text)))
          }
        case .plain(let text):
          for found in finder.forms(in: text) where seen.insert(found.word).inserted {
            report("\(found.text) stands here first in the course; write *\(found.text)*")
          }
        }
      }
    }
    return errors
  }

  /// The words that stand nowhere in the prose of the lessons' texts, in the order of the list. O(length of
  /// the texts · forms that begin alike).
  /// - Parameter lessons: in any order.
  public func unused(in lessons: [Lesson]) -> [Word] {
    let finder = FormFinder(self)
    var unused = Set(words.indices)
    for lesson in lessons {
      for (part, _) in prose(of: lesson) {
        switch part {
        case .marked(let text):
          if let index = indexes[trimmed(text).lowercased()] { unused.remove(index) }
        case .plain(let text): unused.subtract(finder.forms(in: text).map(\.word))
        }
      }
    }
    return unused.sorted().map { words[$0] }
  }

  private enum Prose {
    case plain(String)
    /// Between asterisks.
    case marked(String)
  }

  /// The parts of a lesson's texts in which words are looked for, in order, each with its line.
  private func prose(of lesson: Lesson) -> [(part: Prose, line: Int)] {
    var prose: [(part: Prose, line: Int)] = []
    for line in lesson.text + lesson.hints.joined() + lesson.why
    where !line.text.hasPrefix(CourseText.verbatim) {
      for placed in (try? CourseText.parts(of: line.text)) ?? [] {
        switch placed.part {
        case .plain(let text): prose.append((.plain(text), line.line))
        case .word(let text): prose.append((.marked(text), line.line))
        case .command, .figure: break
        }
      }
    }
    return prose
  }
}

/// Finds the forms of a glossary's words in a text.
private struct FormFinder {
  private struct Form {
    var letters: [String]
    var word: Int
  }

  /// By their first letter, the longest first.
  private var forms: [String: [Form]] = [:]

  init(_ glossary: Glossary) {
    for (form, word) in glossary.indexes {
      let letters = form.map { $0.lowercased() }
      if let first = letters.first {
        forms[first, default: []].append(Form(letters: letters, word: word))
      }
    }
    for first in forms.keys { forms[first]?.sort { $0.letters.count > $1.letters.count } }
  }

  /// The words in the order in which they stand; at each place the longest wins.
  func forms(in text: String) -> [(text: String, word: Int)] {
    let characters = Array(text)
    let letters = characters.map { $0.lowercased() }
    var found: [(text: String, word: Int)] = []
    var index = 0
    while index < letters.count {
      let form = forms[letters[index]]?.first { form in
        let end = index + form.letters.count
        return end <= letters.count && letters[index..<end].elementsEqual(form.letters)
          && isBorder(characters, index) && isBorder(characters, end)
      }
      if let form {
        let end = index + form.letters.count
        found.append((String(characters[index..<end]), form.word))
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether a word may begin or end before a character: not between two letters of a script that has
  /// spaces between words. Chinese has none.
  private func isBorder(_ characters: [Character], _ index: Int) -> Bool {
    guard index > 0, index < characters.count else { return true }
    return !(isOfWord(characters[index - 1]) && isOfWord(characters[index]))
  }

  /// Words with a hyphen, as names of providers have it, are words of their own.
  private func isOfWord(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber || character == "-" || character == "_")
      && displayWidth(of: character) == 1
  }
}
