import Foundation
import Testing

@testable import DevelopmentTools

@Suite struct BenchmarkFigureTests {
  @Test func eachNameIsOneFigures() {
    let report = BenchmarkReport { _ in }
    report.subject = "suggestions"
    for value in [1.0, 2, 3] { report.note("the first query", value, .milliseconds) }
    report.note("call Koko", ["best": 4, "median": 5], .microseconds)
    #expect(
      report.figures.figures == [
        BenchmarkFigure("suggestions: the first query", 1, .milliseconds),
        BenchmarkFigure("suggestions: the first query (2)", 2, .milliseconds),
        BenchmarkFigure("suggestions: the first query (3)", 3, .milliseconds),
        BenchmarkFigure("suggestions: call Koko, best", 4, .microseconds),
        BenchmarkFigure("suggestions: call Koko, median", 5, .microseconds),
      ])
  }

  @Test func ofTwoRunsTheLessDisturbedCounts() {
    let one = BenchmarkFigures([.init("a turn", 110, .microseconds), .init("turns", 9_000, .perSecond)])
    let two = BenchmarkFigures([.init("turns", 8_000, .perSecond), .init("a turn", 100, .microseconds)])
    #expect(
      one.better(two).figures == [.init("a turn", 100, .microseconds), .init("turns", 9_000, .perSecond)])
    #expect(BenchmarkFigures().better(two) == two)
  }

  @Test func aFileSaysWhatWasMeasured() throws {
    let figures = BenchmarkFigures([.init("a turn", 110.5, .microseconds), .init("turns", 9_000, .perSecond)])
    let text = String(decoding: try JSONEncoder().encode(figures), as: UTF8.self)
    #expect(text.contains("µs"))
    #expect(try JSONDecoder().decode(BenchmarkFigures.self, from: Data(text.utf8)) == figures)
  }

  @Test func figuresStandSideBySide() {
    let before = BenchmarkFigures([.init("a turn", 200, .microseconds), .init("gone", 1, .seconds)])
    let after = BenchmarkFigures([.init("a turn", 50, .microseconds), .init("new", 3, .bytes)])
    let rows = BenchmarkComparison(before: before, after: after).lines
      .map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["figure", "unit", "before", "after", "after/before"], ["a", "turn", "µs", "200", "50.0", "0.25"],
        ["new", "bytes", "-", "3.00", "-"], ["gone", "s", "1.00", "-", "-"],
      ])
  }
}
