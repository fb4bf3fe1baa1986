extension German {
  /// Days, ranges and repetitions, as patterns of the notation of values.
  static let dates = """
    stage days
    pattern heute = day 0
    pattern morgen = day 1
    pattern übermorgen = day 2
    pattern gestern = day -1
    pattern vorgestern = day -2
    pattern (jetzt|sofort|gleich jetzt|so bald wie möglich|so schnell wie möglich) = now
    pattern heute morgen = day-part 0 5 12
    pattern gestern morgen = day-part -1 5 12
    pattern [am] {weekday} morgen = day-part 0 5 12
    pattern (am morgen|in der früh) = near-part 5 12
    pattern [am|für] montagmorgen = weekday-part 1 5 12
    pattern [am|für] montagvormittag = weekday-part 1 9 12
    pattern [am|für] montagmittag = weekday-part 1 11 14
    pattern [am|für] montagnachmittag = weekday-part 1 12 18
    pattern [am|für] montagabend = weekday-part 1 17 24
    pattern [am|für] montagnacht = weekday-part 1 20 28
    pattern [am|für] dienstagmorgen = weekday-part 2 5 12
    pattern [am|für] dienstagvormittag = weekday-part 2 9 12
    pattern [am|für] dienstagmittag = weekday-part 2 11 14
    pattern [am|für] dienstagnachmittag = weekday-part 2 12 18
    pattern [am|für] dienstagabend = weekday-part 2 17 24
    pattern [am|für] dienstagnacht = weekday-part 2 20 28
    pattern [am|für] mittwochmorgen = weekday-part 3 5 12
    pattern [am|für] mittwochvormittag = weekday-part 3 9 12
    pattern [am|für] mittwochmittag = weekday-part 3 11 14
    pattern [am|für] mittwochnachmittag = weekday-part 3 12 18
    pattern [am|für] mittwochabend = weekday-part 3 17 24
    pattern [am|für] mittwochnacht = weekday-part 3 20 28
    pattern [am|für] donnerstagmorgen = weekday-part 4 5 12
    pattern [am|für] donnerstagvormittag = weekday-part 4 9 12
    pattern [am|für] donnerstagmittag = weekday-part 4 11 14
    pattern [am|für] donnerstagnachmittag = weekday-part 4 12 18
    pattern [am|für] donnerstagabend = weekday-part 4 17 24
    pattern [am|für] donnerstagnacht = weekday-part 4 20 28
    pattern [am|für] freitagmorgen = weekday-part 5 5 12
    pattern [am|für] freitagvormittag = weekday-part 5 9 12
    pattern [am|für] freitagmittag = weekday-part 5 11 14
    pattern [am|für] freitagnachmittag = weekday-part 5 12 18
    pattern [am|für] freitagabend = weekday-part 5 17 24
    pattern [am|für] freitagnacht = weekday-part 5 20 28
    pattern [am|für] samstagmorgen = weekday-part 6 5 12
    pattern [am|für] samstagvormittag = weekday-part 6 9 12
    pattern [am|für] samstagmittag = weekday-part 6 11 14
    pattern [am|für] samstagnachmittag = weekday-part 6 12 18
    pattern [am|für] samstagabend = weekday-part 6 17 24
    pattern [am|für] samstagnacht = weekday-part 6 20 28
    pattern [am|für] sonntagmorgen = weekday-part 7 5 12
    pattern [am|für] sonntagvormittag = weekday-part 7 9 12
    pattern [am|für] sonntagmittag = weekday-part 7 11 14
    pattern [am|für] sonntagnachmittag = weekday-part 7 12 18
    pattern [am|für] sonntagabend = weekday-part 7 17 24
    pattern [am|für] sonntagnacht = weekday-part 7 20 28

    pattern {weekday} = weekday
    pattern (am|für|diesen|für diesen) {weekday} = weekday
    pattern [am] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) {weekday} = \
      weekday 1
    pattern [am] {weekday} (nächste|kommende) woche = weekday 1
    pattern [am] {weekday} (letzte|vergangene|vorige) woche = weekday -1
    pattern [am] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) \
      {weekday} = weekday last
    pattern {weekday} in einer woche = weekday after 1

    pattern [in] (diese|diesen|dieses|dieser|diesem) woche = period week 0
    pattern [in der|die] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) \
      woche = period week 1
    pattern [in der|die] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) woche = \
      period week -1
    pattern [in] (diese|diesen|dieses|dieser|diesem) monat = period month 0
    pattern [im] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) monat = \
      period month 1
    pattern [im] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) monat = \
      period month -1
    pattern [in] (diese|diesen|dieses|dieser|diesem) jahr = period year 0
    pattern [im] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) jahr = \
      period year 1
    pattern [im] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) jahr = \
      period year -1
    pattern (am wochenende|dieses wochenende|an diesem wochenende|übers wochenende) = weekend 0
    pattern [am] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) wochenende \
      = weekend 1
    pattern [am] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) \
      wochenende = weekend -1
    pattern (im|in diesem|diesen|dieses) {season} = season
    pattern [im] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) {season} \
      = season -1
    pattern [im] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) {season} = \
      season 1
    pattern [im] {season} {year} = season

    pattern {month!} = date
    pattern (im|für|in diesem) {month} = date
    pattern [im] \
      (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) {month} \
      = last-month
    pattern [im] (nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender) {month} = date
    pattern [im] {month} {year} = date
    pattern [am|für den|der|den|vom] {monthday} {month} = date
    pattern [am|für den|der|den|vom] {monthday} {month} {year} = date
    pattern [am] {weekday} [den|dem|der] {monthday} {month} = date
    pattern [am] {weekday} [den|dem|der] {monthday} {month} {year} = date
    pattern [am] {weekday} (den|dem) {ordinal} = date
    pattern (am|für den) {ordinal} = date
    pattern (am|vom|für den) {figures} = date
    pattern {figures!} = date
    pattern (am|vom|für den|bis zum) {pointedDay} = pointed-date
    pattern (im jahr|im jahre) {year} = date
    pattern [an|zu] (weihnachten|heiligabend) = feast 12 24
    pattern [an] silvester = feast 12 31
    pattern [an] neujahr = feast 1 1

    pattern (in|innerhalb von) {duration} = shift 1
    pattern vor {duration} = shift -1
    pattern [in den|der|die|den] (letzten|vergangenen) {duration} = lately
    pattern (in der letzten|die letzte|der letzten|in den letzten|in der vergangenen) {step} = lately
    pattern [in den|die|den] (nächsten|kommenden) {duration} = soon
    pattern seit {duration} = lately

    pattern (jede|jeden|jedes) {step} = every
    pattern alle {duration} = every
    pattern (jede|jeden|jedes) {weekday} = every
    pattern jeden {weekday} und {weekday} = every
    pattern einmal (pro|in der|im|am) {step} = every
    pattern täglich = every day
    pattern wöchentlich = every week
    pattern monatlich = every month
    pattern jährlich = every year
    pattern stündlich = every hour
    pattern (jeden zweiten) {step} = every - 2
    pattern jede zweite {step} = every - 2
    pattern (werktags|unter der woche|jeden werktag) = workdays

    """

  static let moments = """
    stage moments
    pattern {day} {part} = join
    pattern {day} (am|in der) {part} = join
    pattern (diese|diesen|dieses|dieser|diesem) {part} = day-part 0
    pattern {day} {clock} = join
    pattern {day} {hour} {minute} = join
    pattern {day} {part} {clock} = join
    pattern {day} {clock} {part} = join
    pattern {clock} {part} {day} = join
    pattern {clock} {day} = join
    pattern {clock} {day} {part} = join
    pattern {clock} {part} = join
    pattern {clock} (am|in der) {part} = join
    pattern {part} {clock} = join
    pattern (am|in der|zur) {part} = join
    pattern (letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vorige|vorigen|voriges) \
      {part} = day-part -1
    pattern {day} um {hour} = join

    stage ranges
    pattern {hourTo} {date} = between
    pattern {day} {hourTo} {clock} = between
    pattern (von|vom) {date} (bis|bis zum) {date} = between
    pattern {date} (bis|bis zum) {date} = between
    pattern zwischen {date} und {date} = between
    pattern (von|zwischen) {hour} (bis|und) {date} = between
    pattern (von|zwischen) {hour} (bis|und) {hour} = between
    pattern {day} (von|zwischen) {hour} (bis|und) {clock} = between
    pattern {day} (von|zwischen) {clock} (bis|und) {clock} = between
    pattern {day} (von|zwischen) {hour} (bis|und) {hour} = between
    pattern (vom) {ordinal} (bis|bis zum) {day} = between
    pattern (seit|schon seit|seit dem) {date} = bound since
    pattern (nach|nach dem) {date} = bound after
    pattern nach {hour} = bound after
    pattern (ab|ab dem|von) {date} [an] = bound from
    pattern ab {hour} = bound from
    pattern (vor|vor dem|früher als) {date} = bound before
    pattern (bis|bis zum|bis spätestens|spätestens) {date} = bound until
    pattern (spätestens|bis spätestens) {date} = bound by
    pattern (für|vom|von|am|um) {date} = same
    pattern für {party} = people

    stage repetitions
    pattern {repeated} {clock} = join
    pattern {repeated} {part} = join

    stage prices
    pattern {n} {tens} = point

    """
}
