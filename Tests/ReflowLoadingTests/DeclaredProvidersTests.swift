import Testing

@testable import ReflowLoading

@Suite("The providers that a file declares")
struct DeclaredProvidersTests {
  @Test(
    "Types at the top level that say they conform are found",
    arguments: [
      ("struct A: LayoutProvider {}", ["A"]),
      ("public final class A: Sendable, LineProvider {}", ["A"]),
      ("enum A: CompositeProvider {} struct B: LayoutProvider {}", ["A", "B"]),
      ("struct A: RowProvider {}", ["A"]),
      ("struct A: StretchProvider {}", ["A"]),
      ("struct A: ExplainedRowProvider {}", ["A"]),
      ("struct A { var x = 1 }\nextension A: ExplainedLineProvider {}", ["A"]),
      ("struct A { var x = 1 }\nextension A: LayoutProvider {}", ["A"]),
      ("struct A: Reflow.LayoutProvider {}", ["A"]),
      ("struct A: LayoutProvider & Hashable {}", ["A"]),
      ("struct A:\n  Equatable,\n  // the fold\n  LayoutProvider\n{\n}", ["A"]),
      ("struct `A`: LayoutProvider {}", ["A"]),
      ("struct Größe: LayoutProvider {}", ["Größe"]),
      ("private struct S {}\nstruct A: LayoutProvider {}", ["A"]),
      ("private let x = 1\nstruct S {}\nstruct A: LayoutProvider {}", ["A"]),
      ("struct A: LayoutProvider {}\nextension A: LayoutProvider {}", ["A"]),
    ])
  func found(source: String, names: [String]) {
    #expect(DeclaredProviders(in: source).names == names)
  }

  @Test(
    "What no other file could name, and what only looks so, is not",
    arguments: [
      "", "struct A {}", "struct A", "struct", "struct A:", "protocol P: LayoutProvider {}",
      "struct A<B: LayoutProvider> {}", "struct A: P where B: LayoutProvider {}",
      "private struct A: LayoutProvider {}", "fileprivate struct A: LayoutProvider {}",
      "enum Space { struct A: LayoutProvider {} }", "// struct A: LayoutProvider {}",
      "/* /* */ struct A: LayoutProvider {} */", #"let x = "struct A: LayoutProvider {}""#,
      #"let x = "\("}" + "\(1)") struct A: LayoutProvider {}""#,
      "let x = \"\"\"\n  \" struct A: LayoutProvider {}\n  \"\"\"",
      "let x = #\"\\\" \"struct A: LayoutProvider {}\"#",
      "func f() { struct A: LayoutProvider {} }",
      "\"", "/*", "#", "\\(", "}}}", "\"\\(",
    ])
  func notFound(source: String) {
    #expect(DeclaredProviders(in: source).names == [])
  }

  @Test("A text with braces does not hide what follows it")
  func texts() {
    let source = #"""
      func name(_ x: Int) -> String { "{\(x == 1 ? "}" : #"{"#)" }
      struct A: LayoutProvider {}
      """#
    #expect(DeclaredProviders(in: source).names == ["A"])
  }
}
