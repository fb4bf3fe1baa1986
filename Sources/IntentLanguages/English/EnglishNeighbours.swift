extension English {
  /// Words that speak for what other assistants do: unexplained, one of them says that the request is not ours.
  static let neighbours = """
    neighbour = remind | reminds | reminding | reminder | reminders | alarm | alarms | timer | timers | stopwatch | snooze
      | email | emails | mail | mails | gmail | inbox | tweet | tweets | twitter | facebook | instagram | post
      | play | song | songs | music | playlist | album | artist | podcast | podcasts | radio | movie | movies | episode
      | shuffle | volume | weather | forecast | temperature | rain | snow | news | headlines | stock | stocks
      | restaurant | restaurants | reservation | reservations | table | hotel | hotels | flight | flights | luggage
      | calendar | appointment | appointments | meeting | meetings | event | events | schedule | agenda
      | recipe | recipes | ingredients | calories | cook | light | lights | lamp | thermostat | vacuum | translate
      | translation | spell | definition | define | directions | traffic | map | route | joke | jokes | trivia
      | todo | shopping | grocery | list | lists | note | notes | insurance | visa | passport
      | exchange | currency | routing | loan | wifi | bluetooth | battery | sync | screenshot | wikipedia | google
      | rental | rentals | renting | lease | leasing | tires | oil | gas | engine | interest | score | limit | fraud | pto | payday | taxes | tax | fun
      | internet | web | online | country | countries | abroad | overseas | international
      | installments | attention | respects | compliment | homage | heed | shots
      | heat | doorbell | blinds | curtains | tv | television | channel | parked
      | file | files | folder | folders | document | documents | spreadsheet | pdf | desktop | laptop | printer | print
      | elevator | elevators | atm | atms | bell | bells | settings | setting | poem | poems | essay | story | novel | font | bigger | larger | smaller | microwave | oven | stove | fridge | freezer | kettle | dishwasher | washer | dryer
    """
}
