extension Dutch {
  /// Days, ranges and repetitions, as patterns of the notation of values.
  static let dates = """
    stage days
    pattern vandaag = day 0
    pattern morgen = day 1
    pattern overmorgen = day 2
    pattern gisteren = day -1
    pattern eergisteren = day -2
    pattern (nu|direct|meteen|onmiddellijk|zo snel mogelijk|nu meteen) = now
    pattern vanochtend = day-part 0 5 12
    pattern vanochtend [om] {clock} = day-part 0 5 12
    pattern {clock} vanochtend = day-part 0 5 12
    pattern vanmorgen = day-part 0 5 12
    pattern vanmorgen [om] {clock} = day-part 0 5 12
    pattern {clock} vanmorgen = day-part 0 5 12
    pattern vanmiddag = day-part 0 12 18
    pattern vanmiddag [om] {clock} = day-part 0 12 18
    pattern {clock} vanmiddag = day-part 0 12 18
    pattern vanavond = day-part 0 17 24
    pattern vanavond [om] {clock} = day-part 0 17 24
    pattern {clock} vanavond = day-part 0 17 24
    pattern vannacht = day-part 0 20 28
    pattern vannacht [om] {clock} = day-part 0 20 28
    pattern {clock} vannacht = day-part 0 20 28
    pattern morgenochtend = day-part 1 5 12
    pattern morgenochtend [om] {clock} = day-part 1 5 12
    pattern {clock} morgenochtend = day-part 1 5 12
    pattern gisterenochtend = day-part -1 5 12
    pattern morgenmiddag = day-part 1 12 18
    pattern morgenmiddag [om] {clock} = day-part 1 12 18
    pattern {clock} morgenmiddag = day-part 1 12 18
    pattern gisterenmiddag = day-part -1 12 18
    pattern morgenavond = day-part 1 17 24
    pattern morgenavond [om] {clock} = day-part 1 17 24
    pattern {clock} morgenavond = day-part 1 17 24
    pattern gisterenavond = day-part -1 17 24
    pattern morgennacht = day-part 1 20 28
    pattern morgennacht [om] {clock} = day-part 1 20 28
    pattern {clock} morgennacht = day-part 1 20 28
    pattern gisterennacht = day-part -1 20 28
    pattern gisteren avond = day-part -1 17 24
    pattern gisteravond = day-part -1 17 24
    pattern gistermiddag = day-part -1 12 18
    pattern (gisterochtend|gistermorgen) = day-part -1 5 12
    pattern gisternacht = day-part -1 20 28
    pattern morgen vroeg = day-part 1 5 12
    pattern [op|voor] maandagochtend = weekday-part 1 5 12
    pattern [op|voor] maandagmorgen = weekday-part 1 5 12
    pattern [op|voor] maandagmiddag = weekday-part 1 12 18
    pattern [op|voor] maandagavond = weekday-part 1 17 24
    pattern [op|voor] maandagnacht = weekday-part 1 20 28
    pattern [op|voor] dinsdagochtend = weekday-part 2 5 12
    pattern [op|voor] dinsdagmorgen = weekday-part 2 5 12
    pattern [op|voor] dinsdagmiddag = weekday-part 2 12 18
    pattern [op|voor] dinsdagavond = weekday-part 2 17 24
    pattern [op|voor] dinsdagnacht = weekday-part 2 20 28
    pattern [op|voor] woensdagochtend = weekday-part 3 5 12
    pattern [op|voor] woensdagmorgen = weekday-part 3 5 12
    pattern [op|voor] woensdagmiddag = weekday-part 3 12 18
    pattern [op|voor] woensdagavond = weekday-part 3 17 24
    pattern [op|voor] woensdagnacht = weekday-part 3 20 28
    pattern [op|voor] donderdagochtend = weekday-part 4 5 12
    pattern [op|voor] donderdagmorgen = weekday-part 4 5 12
    pattern [op|voor] donderdagmiddag = weekday-part 4 12 18
    pattern [op|voor] donderdagavond = weekday-part 4 17 24
    pattern [op|voor] donderdagnacht = weekday-part 4 20 28
    pattern [op|voor] vrijdagochtend = weekday-part 5 5 12
    pattern [op|voor] vrijdagmorgen = weekday-part 5 5 12
    pattern [op|voor] vrijdagmiddag = weekday-part 5 12 18
    pattern [op|voor] vrijdagavond = weekday-part 5 17 24
    pattern [op|voor] vrijdagnacht = weekday-part 5 20 28
    pattern [op|voor] zaterdagochtend = weekday-part 6 5 12
    pattern [op|voor] zaterdagmorgen = weekday-part 6 5 12
    pattern [op|voor] zaterdagmiddag = weekday-part 6 12 18
    pattern [op|voor] zaterdagavond = weekday-part 6 17 24
    pattern [op|voor] zaterdagnacht = weekday-part 6 20 28
    pattern [op|voor] zondagochtend = weekday-part 7 5 12
    pattern [op|voor] zondagmorgen = weekday-part 7 5 12
    pattern [op|voor] zondagmiddag = weekday-part 7 12 18
    pattern [op|voor] zondagavond = weekday-part 7 17 24
    pattern [op|voor] zondagnacht = weekday-part 7 20 28

    pattern {weekday} = weekday
    pattern (op|voor|deze) {weekday} = weekday
    pattern [op] (volgende|komende|aanstaande) {weekday} = weekday 1
    pattern [op] {weekday} (volgende week|over een week) = weekday 1
    pattern [op] (vorige|afgelopen|laatste|verleden) {weekday} = weekday last
    pattern [op] {weekday} vorige week = weekday -1

    pattern deze week = period week 0
    pattern (volgende|komende|aanstaande) week = period week 1
    pattern (vorige|afgelopen|laatste|verleden) week = period week -1
    pattern deze maand = period month 0
    pattern (volgende|komende|aanstaande) maand = period month 1
    pattern (vorige|afgelopen|laatste|verleden) maand = period month -1
    pattern dit jaar = period year 0
    pattern (volgend|komend) jaar = period year 1
    pattern (vorig|afgelopen|verleden) jaar = period year -1
    pattern (dit weekend|dit weekeinde|in het weekend|het weekend|komend weekend) = weekend 0
    pattern volgend weekend = weekend 1
    pattern (vorig|afgelopen) weekend = weekend -1
    pattern (deze|dit|in de|in het) {season} = season
    pattern (vorige|vorig|afgelopen) {season} = season -1
    pattern (volgende|volgend|komende) {season} = season 1
    pattern [in de|in het|de] {season} [van] {year} = season

    pattern {month!} = date
    pattern (in|voor) {month} = date
    pattern [in] (vorige|vorig|afgelopen) {month} = last-month
    pattern [in] {month} {year} = date
    pattern [op|de|van|voor] {monthday} {month} = date
    pattern [op|de|van|voor] {monthday} {month} {year} = date
    pattern op de {monthday} {month} = date
    pattern [op] de {ordinal} van {month} = date
    pattern [op] {weekday} [de] {monthday} {month} = date
    pattern [op] {weekday} [de] {monthday} {month} {year} = date
    pattern op de {ordinal} = date
    pattern op {figures} = date
    pattern {figures!} = date
    pattern (in|in het jaar) {year} = date
    pattern (met kerst|met kerstmis|kerst|kerstmis|op kerst) = feast 12 25
    pattern (op oudejaarsavond|met oud en nieuw|oudejaarsavond) = feast 12 31
    pattern (op nieuwjaarsdag|nieuwjaarsdag) = feast 1 1

    pattern (over|binnen) {duration} = shift 1
    pattern {duration} geleden = shift -1
    pattern [in|gedurende] de (laatste|afgelopen) {duration} = lately
    pattern (de laatste|het laatste|het afgelopen|in het afgelopen|in de afgelopen) {step} = lately
    pattern [in] de (komende|volgende) {duration} = soon
    pattern sinds {duration} = lately

    pattern (elke|iedere|elk|ieder) {step} = every
    pattern (elke|iedere|om de) {duration} = every
    pattern (elke|iedere) {weekday} = every
    pattern (elke|iedere) {weekday} en {weekday} = every
    pattern (een keer per|één keer per|eenmaal per) {step} = every
    pattern dagelijks = every day
    pattern wekelijks = every week
    pattern maandelijks = every month
    pattern jaarlijks = every year
    pattern om de andere {step} = every - 2
    pattern (doordeweeks|op werkdagen|elke werkdag) = workdays

    """

  static let moments = """
    stage moments
    pattern {day} {part} = join
    pattern {day} {clock} = join
    pattern {day} {hour} {minute} = join
    pattern {day} {hours} = join
    pattern {day} {part} {clock} = join
    pattern {day} {clock} {part} = join
    pattern {day} {hours} {part} = join
    pattern {clock} {part} = join
    pattern {hours} {part} = join
    pattern {clock} [op] {day} = join
    pattern {hours} {day} = join
    pattern {clock} [op] {day} {part} = join
    pattern {part} {clock} = join
    pattern {day} rond {hour} = join
    pattern (s avonds|in de avond) = near-part 17 24

    stage ranges
    pattern {hourTo} {date} = between
    pattern {day} {hourTo} {clock} = between
    pattern {hourTo} {hours} = between
    pattern {day} {hourTo} {hours} = between
    pattern van {date} (tot|tot en met|t m|naar) {date} = between
    pattern {date} (tot|tot en met|t m) {date} = between
    pattern tussen {date} en {date} = between
    pattern (van|tussen) {hour} (tot|en) {hours} = between
    pattern (van|tussen) {hour} (tot|en) {date} = between
    pattern (van|tussen) {hours} (tot|en) {hours} = between
    pattern (van|tussen) {hour} (tot|en) {clock} = between
    pattern (van|tussen) {hour} (tot|en) {hour} = between
    pattern {day} (van|tussen) {hour} (tot|en) {hours} = between
    pattern {day} (van|tussen) {hours} (tot|en) {hours} = between
    pattern {day} (van|tussen) {hour} (tot|en) {hour} = between
    pattern {day} (van|tussen) {clock} (tot|en) {clock} = between
    pattern van {dayNumber} (tot|tot en met) {day} = between
    pattern (sinds|vanaf afgelopen) {date} = bound since
    pattern (na|later dan) {date} = bound after
    pattern na {hours} = bound after
    pattern (vanaf|met ingang van) {date} = bound from
    pattern vanaf {hours} = bound from
    pattern (voor|vóór|eerder dan) {date} = bound before
    pattern voor {hours} = bound before
    pattern (tot|tot en met|tot aan) {date} = bound until
    pattern tot {hours} = bound until
    pattern (uiterlijk|uiterlijk op|niet later dan) {date} = bound by
    pattern (op|om|van|in) {date} = same
    pattern voor {party} = people

    stage repetitions
    pattern {repeated} {clock} = join
    pattern {repeated} {part} = join

    stage prices
    pattern {n} {tens} = point

    """
}
