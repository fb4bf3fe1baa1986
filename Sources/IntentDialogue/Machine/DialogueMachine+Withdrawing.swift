import IntentModel
import StepCounting

extension DialogueMachine {
  /// Notes which of the values on offer are words of the user, which may be removed while the question waits.
  package mutating func noteUsersWords(_ isUsersWord: (AnyParameterValue) -> Bool) {
    guard case .asking(var question) = state else { return }
    question.usersWords = question.candidates.indices.filter { isUsersWord(question.candidates[$0]) }
    state = .asking(question)
  }

  /// Withdraws the values on offer that were words of the user and have been removed since.
  ///
  /// - Returns: The question about the remaining values; `nil` if nothing has changed.
  package mutating func withdraw(except isUsersWord: (AnyParameterValue) -> Bool) -> Decision? {
    guard case .asking(var question) = state else { return nil }
    let gone = Set(
      question.usersWords.filter { place in
        question.candidates.indices.contains(place) && !isUsersWord(question.candidates[place])
      })
    if gone.isEmpty { return nil }
    let left = question.candidates.indices.filter { !gone.contains($0) }
    let kept = Set(question.usersWords)
    Steps.count(question.candidates.count + left.count + kept.count)
    question.usersWords = left.indices.filter { kept.contains(left[$0]) }
    question.candidates = left.map { question.candidates[$0] }
    forgetMatches(of: question, except: isUsersWord)
    return askAboutTheRest(question)
  }

  /// Counts the question that was about to be put as put, because the user has already said something else.
  package mutating func passOverQuestion() {
    guard case .atGates(let step) = state else { return }
    switch step {
    case .ask(let question), .say(_, let question), .answer(_, let question): waitForUser(.asking(question))
    default: break
    }
  }

  private mutating func askAboutTheRest(_ question: Question) -> Decision {
    guard let first = question.candidates.first else {
      state = .asking(question)
      return askForAnother(question)
    }
    var rest = question
    if question.candidates.count == 1, let parameter = question.parameter {
      rest = confirmation(of: first, parameter)
      rest.element = question.element
      rest.usersWords = question.usersWords
    } else if question.kind == .choice {
      rest.prompt.choices = question.candidates.choices
    }
    return ask(rest)
  }

  /// Removes the people who were found for the words of the question, so that a resolver does not offer them again.
  private mutating func forgetMatches(of question: Question, except isUsersWord: (AnyParameterValue) -> Bool) {
    guard let name = question.parameter, var progress = request?[parameter: name],
      progress.elements.indices.contains(question.element),
      var person = progress.elements[question.element].value.value as? Person
    else { return }
    person.siriMatches.removeAll { !isUsersWord(AnyParameterValue($0)) }
    progress.elements[question.element].value = AnyParameterValue(person)
    request?[parameter: name] = progress
  }
}
