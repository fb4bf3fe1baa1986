import Foundation

// Feeds the readers and the dialogue with made-up input, and holds laws that must never be broken.
//
//   swift run -c release Fuzz                      all fuzzers, 10 seconds of processor time each
//   swift run -c release Fuzz xml-lists pages --seconds 600 --seed 7
//   swift run -c release Fuzz xml-lists --seed 7 --from 4711     from one case on
//   swift run -c release Fuzz xml-lists FILE…      inputs that were kept
//
// A case is the same for the same seed, number and kept seeds. Exits with 1 where a law was broken.

do {
  let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
  exit(try await options.run())
} catch {
  tell("\(error)", on: .standardError)
  exit(Worker.Status.unusable)
}
