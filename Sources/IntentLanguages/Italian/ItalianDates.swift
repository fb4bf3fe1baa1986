extension Italian {
  /// Days, ranges and repetitions, as patterns of the notation of values.
  static let dates = """
    stage days
    pattern oggi = day 0
    pattern domani = day 1
    pattern (dopodomani|dopo domani) = day 2
    pattern ieri = day -1
    pattern (l'altro ieri|altro ieri|avantieri) = day -2
    pattern (adesso|ora|subito|immediatamente|il prima possibile|appena possibile) = now
    pattern (stamattina|stamani|questa mattina) = day-part 0 5 12
    pattern (questo pomeriggio|oggi pomeriggio) = day-part 0 12 18
    pattern (stasera|questa sera) = day-part 0 17 24
    pattern (stanotte|questa notte) = day-part 0 20 28
    pattern (stasera|questa sera) {clock} = day-part 0 17 24
    pattern stamattina {clock} = day-part 0 5 12
    pattern (stanotte) {clock} = day-part 0 20 28
    pattern {clock} (stasera|di stasera) = day-part 0 17 24
    pattern {clock} (stamattina|di stamattina) = day-part 0 5 12
    pattern (questo|questa) {part} = day-part 0
    pattern (questo|questa) {part} {clock} = day-part 0

    pattern {weekday} = weekday
    pattern (il|questo|questa|per|di|la) {weekday} = weekday
    pattern [il|la] {weekday} (prossimo|prossima|che viene) = weekday 1
    pattern [il|la] (prossimo|prossima) {weekday} = weekday 1
    pattern {weekday} della (settimana prossima|prossima settimana) = weekday 1
    pattern [il|la] {weekday} (scorso|scorsa|passato|passata) = weekday last
    pattern [lo|la|il] (scorso|scorsa) {weekday} = weekday last
    pattern {weekday} della settimana scorsa = weekday -1

    pattern questa settimana = period week 0
    pattern [la] (settimana prossima|prossima settimana|settimana che viene|settimana entrante) = period week 1
    pattern [la] (settimana scorsa|scorsa settimana|settimana passata) = period week -1
    pattern questo mese = period month 0
    pattern [il] (mese prossimo|prossimo mese|mese che viene) = period month 1
    pattern [il|lo] (mese scorso|scorso mese) = period month -1
    pattern quest' anno = period year 0
    pattern [l'|il] (anno prossimo|prossimo anno|anno che viene) = period year 1
    pattern [l'|lo] (anno scorso|scorso anno) = period year -1
    pattern (questo|nel|il|per il|per questo) (weekend|fine settimana|week end) = weekend 0
    pattern [il] (prossimo weekend|weekend prossimo|prossimo fine settimana|fine settimana prossimo) = weekend 1
    pattern [lo|il] (scorso weekend|weekend scorso|scorso fine settimana|fine settimana scorso) = weekend -1
    pattern (quest'|questa|questo|in|d'|nell'|nella) {season} = season
    pattern [l'|la] {season} (scorsa|scorso) = season -1
    pattern [la|lo] (scorsa|scorso) {season} = season -1
    pattern [l'|la] {season} (prossima|prossimo) = season 1
    pattern [la|il] (prossima|prossimo) {season} = season 1
    pattern [l'|nell'|la|nella|d'|in] {season} (del|di) {year} = season
    pattern [l'|nell'] {season} {year} = season

    pattern {month!} = date
    pattern (a|ad|in|di|per|nel mese di) {month} = date
    pattern [lo] (scorso {month}|{month} scorso) = last-month
    pattern [a] {month} [del] {year} = date
    pattern [il|l'|l|per il|del|dell'|dell] {monthday} {month} = date
    pattern [il|l'|l|per il|del|dell'|dell] {monthday} {month} [del] {year} = date
    pattern [il] {weekday} {monthday} {month} = date
    pattern [il] {weekday} {monthday} {month} {year} = date
    pattern [il] {weekday} {dayNumber} = date
    pattern (il|il giorno|per il) {dayNumber} = date
    pattern (il|per il) {figures} = date
    pattern {figures!} = date
    pattern (nel|nell'anno|del|nel corso del) {year} = date
    pattern (a|per|) natale = feast 12 25
    pattern (la vigilia di natale|vigilia di natale) = feast 12 24
    pattern (a capodanno|capodanno) = feast 1 1
    pattern (a san silvestro|san silvestro) = feast 12 31

    pattern (fra|tra|in|entro) {duration} = shift 1
    pattern {duration} fa = shift -1
    pattern [negli|nelle|gli|le|nei|i] (ultimi|ultime) {duration} = lately
    pattern (nell'ultima|nell'ultimo|l'ultima) {step} = lately
    pattern [nei|nelle|i|le] (prossimi|prossime) {duration} = soon
    pattern da {duration} = lately

    pattern (ogni|tutti i|tutte le) {step} = every
    pattern ogni {duration} = every
    pattern (ogni|tutti i|tutte le) {weekday} = every
    pattern ogni {weekday} e {weekday} = every
    pattern una volta (a|al|alla|all') {step} = every
    pattern (giornalmente|quotidianamente) = every day
    pattern settimanalmente = every week
    pattern mensilmente = every month
    pattern annualmente = every year
    pattern un giorno sì e uno no = every day 2
    pattern (nei giorni feriali|tutti i giorni feriali) = workdays

    """

  static let moments = """
    stage moments
    pattern {day} {part} = join
    pattern {day} (di|nel|in|nella) {part} = join
    pattern {day} {clock} = join
    pattern {day} {part} {clock} = join
    pattern {day} {clock} (di|del|della) {part} = join
    pattern {clock} {day} = join
    pattern {clock} (di|del) {day} = join
    pattern {clock} [di] {day} {part} = join
    pattern {clock} (di|del|della) {part} = join
    pattern (in|nel|nella|di|al|la|il) {part} = join

    stage ranges
    pattern {hourTo} {date} = between
    pattern {day} {hourTo} {clock} = between
    pattern (da|dal|dalla) {date} (a|al|alla|fino a|fino al) {date} = between
    pattern {date} (a|al|fino a|fino al) {date} = between
    pattern (tra|fra) {date} e {date} = between
    pattern (da|dalle|dal|tra|fra) {date} {date} = between
    pattern dalle {hour} {date} = between
    pattern dalle {date} {date} = between
    pattern {day} dalle {hour} {clock} = between
    pattern {day} dalle {clock} {clock} = between
    pattern dalle {hour} = bound from
    pattern dalle {clock} = bound from
    pattern {day} (tra|fra|dalle) {clock} (e|a) {clock} = between
    pattern {day} {clock} {clock} = between
    pattern (dal|tra il|fra il) {dayNumber} (al|all'|all|e il) {day} = between
    pattern (dal|tra il|fra il) {dayNumber} {day} = between
    pattern (da|dal|dalla|a partire da ieri) {date} = bound since
    pattern dopo [il|la] {date} = bound after
    pattern (a partire da|a partire dal|a cominciare da) {date} = bound from
    pattern prima [di|del|della|delle] {date} = bound before
    pattern prima delle {hour} = bound before
    pattern (fino a|fino al|fino alle|sino a) {date} = bound until
    pattern (entro|entro il|entro le|non oltre) {date} = bound by
    pattern (per|di|del|a|dello|della|dell') {date} = same
    pattern per {party} = people

    stage repetitions
    pattern {repeated} {clock} = join
    pattern {repeated} {part} = join

    stage prices
    pattern {n} [e] {tens} = point

    """
}
