import Foundation
import IntentHistory

// Writes to a store without end, and says after each batch that it was kept, until it is killed.
// The first argument is the folder.

/// What batch number `number` does; the test that kills this process knows it too.
func batch(_ number: Int) -> StoreBatch {
  var batch = StoreBatch()
  let text = "value \(number) " + String(repeating: "banana", count: number &* 7919 % 900)
  batch.put(Array(text.utf8), for: "key \(number % 40)")
  batch.delete("key \(number &* 7 % 40 &+ 1)")
  batch.put(Array(String(number).utf8), for: "number")
  return batch
}

/// Opens the folder's store and writes to it, batch after batch.
func write(in folder: String) throws {
  var state: [String: [UInt8]] = [:]
  func apply(_ change: StoreBatch.Change) {
    switch change {
    case .put(let key, let value): state[key] = value
    case .delete(let key): state[key] = nil
    }
  }
  let store = try DurableStore(in: folder, name: "crash", apply: apply)
  var number = state["number"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  while true {
    number += 1
    let batch = batch(number)
    try store.commit(batch)
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    batch.changes.forEach(apply)
    if number % 11 == 0 { try store.compact(state.map { (key: $0.key, value: $0.value) }) }
  }
}

try write(in: CommandLine.arguments.last ?? "")
