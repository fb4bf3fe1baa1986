extension Spanish {
  /// Days, ranges and repetitions, as patterns of the notation of values.
  static let dates = """
    stage days
    pattern hoy = day 0
    pattern mañana = day 1
    pattern pasado mañana = day 2
    pattern ayer = day -1
    pattern (anteayer|antes de ayer|antier) = day -2
    pattern (ahora|ahora mismo|ya mismo|inmediatamente|lo antes posible|cuanto antes|en seguida) = now
    pattern esta mañana = day-part 0 5 12
    pattern esta tarde = day-part 0 12 20
    pattern esta noche = day-part 0 20 28
    pattern esta mañana {clock} = day-part 0 5 12
    pattern esta tarde {clock} = day-part 0 12 20
    pattern esta noche {clock} = day-part 0 20 28
    pattern {clock} (de|) esta noche = day-part 0 20 28
    pattern {clock} (de|) esta tarde = day-part 0 12 20
    pattern {clock} (de|) esta mañana = day-part 0 5 12
    pattern anoche = day-part -1 20 28

    pattern {weekday} = weekday
    pattern (el|este|para el|para este) {weekday} = weekday
    pattern (el próximo|próximo|el siguiente) {weekday} = weekday 1
    pattern [el] {weekday} (que viene|próximo|de la semana que viene|de la próxima semana|siguiente) = weekday 1
    pattern [el] {weekday} (pasado|último) = weekday last
    pattern el (pasado|último) {weekday} = weekday last
    pattern [el] {weekday} de la semana pasada = weekday -1

    pattern esta semana = period week 0
    pattern (la próxima semana|la semana que viene|próxima semana|la semana próxima|la semana siguiente|semana \
      que viene) = period week 1
    pattern (la semana pasada|la última semana|semana pasada) = period week -1
    pattern este mes = period month 0
    pattern (el próximo mes|el mes que viene|próximo mes|el mes próximo) = period month 1
    pattern (el mes pasado|mes pasado) = period month -1
    pattern este año = period year 0
    pattern (el próximo año|el año que viene|próximo año|el año próximo) = period year 1
    pattern (el año pasado|año pasado) = period year -1
    pattern [el|este] fin de semana = weekend 0
    pattern (el próximo fin de semana|el fin de semana que viene|el fin de semana próximo) = weekend 1
    pattern [el] fin de semana pasado = weekend -1
    pattern (este|esta|en|en el|en la|durante el) {season} = season
    pattern [el|la] {season} (pasado|pasada) = season -1
    pattern [el|la] {season} (próximo|próxima|que viene) = season 1
    pattern (el próximo|la próxima) {season} = season 1
    pattern [en|en el|en la|el|la] {season} (de|del) {year} = season

    pattern {month!} = date
    pattern (en|para|este) {month} = date
    pattern [en] {month} pasado = last-month
    pattern [en] {month} [de|del] {year} = date
    pattern [el|para el|del] [día] {monthday} [de] {month} = date
    pattern [el|para el|del] [día] {monthday} [de] {month} [de|del] {year} = date
    pattern [el|para el] {weekday} {monthday} [de] {month} = date
    pattern [el|para el] {weekday} {monthday} [de] {month} [de|del] {year} = date
    pattern [el|para el] {weekday} {dayNumber} = date
    pattern (el día|para el día|el) {dayNumber} = date
    pattern el (día|) primero = date
    pattern (el|para el) {figures} = date
    pattern {figures!} = date
    pattern (en|en el año|el año|del año) {year} = date
    pattern (en|por|) navidad = feast 12 25
    pattern (en nochebuena|nochebuena) = feast 12 24
    pattern (en nochevieja|nochevieja|fin de año) = feast 12 31
    pattern (año nuevo|en año nuevo) = feast 1 1

    pattern (en|dentro de|de aquí a) {duration} = shift 1
    pattern {duration} más tarde = shift 1
    pattern hace {duration} = shift -1
    pattern [en|durante|de] (los|las) (últimos|últimas) {duration} = lately
    pattern (en|durante|de) la última {step} = lately
    pattern [en|durante|de] los (próximos) {duration} = soon
    pattern [en|durante] las (próximas) {duration} = soon
    pattern (desde hace|hace ya) {duration} = lately

    pattern (cada|todos los|todas las) {step} = every
    pattern cada {duration} = every
    pattern (cada|todos los) {weekday} = every
    pattern (cada|todos los) {weekday} y {weekday} = every
    pattern una vez (por|al|a la) {step} = every
    pattern diariamente = every day
    pattern semanalmente = every week
    pattern mensualmente = every month
    pattern anualmente = every year
    pattern (un día sí y otro no) = every day 2
    pattern (entre semana|los días laborables|de lunes a viernes) = workdays

    """

  static let moments = """
    stage moments
    pattern {day} {part} = join
    pattern {day} {clock} = join
    pattern {day} {clock} {part} = join
    pattern {day} {part} {clock} = join
    pattern {clock} {part} = join
    pattern {clock} {part} [de] {day} = join
    pattern {clock} [de|del] {day} = join
    pattern {clock} [de] {day} {part} = join
    pattern {hour} {part} = join
    pattern {part} {clock} = join
    pattern {part} = join

    stage ranges
    pattern {hourTo} {date} = between
    pattern {day} {hourTo} {clock} = between
    pattern (de|del|desde|desde el) {date} (a|al|hasta|hasta el) {date} = between
    pattern {date} (a|al|hasta|hasta el) {date} = between
    pattern entre [el] {date} y [el] {date} = between
    pattern (de|entre|desde) {date} (a|y|hasta) {date} = between
    pattern (de|entre) {hour} (a|y) {date} = between
    pattern (de|entre|desde) {date} {date} = between
    pattern {day} (de|entre|desde) {clock} (a|y|hasta) {clock} = between
    pattern {day} (de|entre|desde) {clock} {clock} = between
    pattern (del|desde el|entre el) {dayNumber} (al|hasta el|y el) {day} = between
    pattern (desde|desde el) {date} = bound since
    pattern (después de|después del|tras) {date} = bound after
    pattern (a partir de|a partir del) {date} = bound from
    pattern (antes de|antes del) {date} = bound before
    pattern (hasta|hasta el) {date} = bound until
    pattern (para el|a más tardar el|como muy tarde el) {date} = bound by
    pattern (para|del|de|a|en) {date} = same
    pattern para {party} = people

    stage repetitions
    pattern {repeated} {clock} = join
    pattern {repeated} {date} = join

    stage prices
    pattern {n} [con] {tens} = point

    """
}
