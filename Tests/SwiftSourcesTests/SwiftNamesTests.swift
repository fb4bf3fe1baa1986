import Testing

@testable import SwiftSources

/// Which names a source declares, and which it takes from elsewhere.
@Suite struct SwiftNamesTests {
  private func used(_ source: String) -> [String] {
    SwiftNames.used(in: SwiftTokens.tokens(of: source)).map(\.name)
  }

  private func declared(_ source: String) -> Set<String> {
    SwiftNames.declared(in: SwiftTokens.tokens(of: source))
  }

  @Test(arguments: [
    "let one: Leaf", "func f() -> Leaf {}", "x as? Leaf", "x is Leaf", "Leaf()", "Leaf.all", "[Leaf]()", "Leaf<Int>.x",
    "func f(_ one: inout Leaf) {}", "func f(_ one: some Leaf) {}", "var one: Leaf?", "extension Leaf {}",
    "struct A: Leaf {}", "class A: B, Leaf {}", "enum A<T>: B where T: Leaf {}", "let all: [String: Leaf]",
    "let all: Set<Leaf>", "case Leaf.red: break", "\"\\(Leaf.count)\"", "\"\"\"\n\\(Leaf(1))\n\"\"\"", "\\Leaf.name",
    "a ? b : Leaf()", "try Leaf()", "x as! Leaf", "let f: (Leaf) -> Void = g", "typealias A = Leaf<Int>",
  ])
  func aNameIsUsed(in source: String) {
    // What stands between brackets alone may be a value: `(Leaf)`.
    #expect(used(source).contains("Leaf") || source.contains("(Leaf)"), "\(source)")
    #expect(!declared(source).contains("Leaf"), "\(source)")
  }

  @Test(arguments: [
    "x.Leaf()", ".Leaf(1)", "@Leaf var a = 1", "@available(Leaf 1.0, *) func f() {}", "@objc(Leaf) class A {}",
    "#if canImport(Leaf)", "import Leaf", "import struct Leaf.Twig", "// Leaf()", "\"Leaf()\"", "#/Leaf.x/#",
    "f(Leaf: 1)", "infix operator +++: Leaf", "precedencegroup P { higherThan: Leaf }", "/* Leaf() */", "let a = Leaf",
  ])
  func aNameIsNoUse(in source: String) { #expect(!used(source).contains("Leaf"), "\(source)") }

  @Test(arguments: [
    "struct Leaf {}", "final class Leaf {}", "enum Leaf {}", "actor Leaf {}", "protocol Leaf {}",
    "typealias Leaf = Int",
    "associatedtype Leaf", "func f<Leaf>(_ a: Leaf) {}", "struct A<B, Leaf: P> {}", "init<Leaf>(_ a: Leaf)",
    "enum A { case Leaf, Twig }", "enum A { case twig(Int), Leaf(String) }", "enum A { case one = 1, Leaf = 2 }",
    "let Leaf = 1", "func Leaf() {}", "for Leaf in all {}", "{ Leaf in Leaf.x }", "func f(Leaf: Int) {}",
    "func f(_ Leaf: Int) {}", "import struct Twigs.Leaf", "struct A { struct B { struct Leaf {} } }",
    "func <=> <Leaf: P>(a: Leaf, b: Leaf) {}", "protocol A<Leaf> {}", "func f<each Leaf>(_ a: repeat each Leaf) {}",
  ])
  func aNameIsDeclared(in source: String) { #expect(declared(source).contains("Leaf"), "\(source)") }

  @Test func theFirstUseOfANameIsTold() {
    let source = "let a = Twig()\nlet b: Leaf\n\nlet c = Leaf()\n"
    #expect(SwiftNames.used(in: SwiftTokens.tokens(of: source)).map(\.line) == [1, 2])
  }

  @Test func aConditionThatIsNotKnownIsTakenAsAsked() {
    let source = "#if WATCH\nstruct A {}\n#else\nstruct B {}\n#endif\n#if canImport(UIKit)\nstruct C {}\n#endif\n"
    func types(_ doubt: SwiftSource.Doubt) -> Set<String> {
      SwiftNames.types(in: SwiftSource(source, importable: [], doubt: doubt).tokens)
    }
    #expect(types(.first) == ["A"])
    #expect(types(.all) == ["A", "B"])
    #expect(types(.none) == [])
  }
}
