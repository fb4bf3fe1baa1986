extension French {
  /// Days, ranges and repetitions, as patterns of the notation of values.
  static let dates = """
    stage days
    pattern aujourd'hui = day 0
    pattern demain = day 1
    pattern après demain = day 2
    pattern hier = day -1
    pattern avant hier = day -2
    pattern (maintenant|tout de suite|immédiatement|dès que possible|à l'instant|le plus vite possible) = now

    pattern {weekday} = weekday
    pattern (le|ce|pour|pour le|pour ce) {weekday} = weekday
    pattern [le] {weekday} prochain = weekday 1
    pattern [le] {weekday} de la semaine prochaine = weekday 1
    pattern [le] {weekday} de la semaine dernière = weekday -1
    pattern [le] {weekday} (dernier|passé) = weekday last
    pattern {weekday} en huit = weekday after 1
    pattern {duration} après {weekday} = weekday after 1

    pattern cette semaine = period week 0
    pattern [la] semaine (prochaine|suivante|qui vient) = period week 1
    pattern [la] semaine (dernière|passée) = period week -1
    pattern (ce mois|ce mois ci) = period month 0
    pattern [le] mois (prochain|suivant|qui vient) = period month 1
    pattern [le] mois (dernier|passé) = period month -1
    pattern cette année = period year 0
    pattern [l'] (an|année) (prochain|prochaine|qui vient) = period year 1
    pattern [l'] (an|année) (dernier|dernière|passé|passée) = period year -1
    pattern (ce|le|pour ce|pour le) (week end|weekend) = weekend 0
    pattern [le] (week end|weekend) (prochain|suivant|qui vient) = weekend 1
    pattern [le] (week end|weekend) (dernier|passé) = weekend -1
    pattern (cet|cette|ce) {season} = season
    pattern (en|au) {season} = season
    pattern (l'|le) {season} (dernier|passé) = season -1
    pattern [l'|le] {season} dernier = season -1
    pattern (l'|le) {season} prochain = season 1
    pattern [à|pendant|durant] (l'|le) {season} [de] {year} = season
    pattern {season} {year} = season

    pattern {month!} = date
    pattern (en|pour|au mois de|au mois d'|en mois de) {month} = date
    pattern [en] {month} dernier = last-month
    pattern [en] {month} prochain = date
    pattern [en] {month} {year} = date
    pattern [le|pour le|du] {monthday} {month} = date
    pattern [le|pour le|du] {monthday} {month} {year} = date
    pattern [le|pour le] {weekday} {monthday} {month} = date
    pattern [le|pour le] {weekday} {monthday} {month} {year} = date
    pattern [le|pour le] {weekday} {dayNumber} = date
    pattern (le|pour le) {dayNumber} = date
    pattern (le|pour le) {figures} = date
    pattern {figures!} = date
    pattern (en|en l'an|l'année|de l'année) {year} = date
    pattern [à|pour] noël = feast 12 25
    pattern (la veille de noël|le réveillon de noël) = feast 12 24
    pattern (le jour de l'an|au nouvel an|le nouvel an) = feast 1 1
    pattern [à|pour] (la saint sylvestre|le réveillon) = feast 12 31
    pattern (à|pour) la saint valentin = feast 2 14

    pattern (dans|d'ici) {duration} = shift 1
    pattern {duration} plus tard = shift 1
    pattern [au cours|lors|ces|pendant] (des|les|ces|de ces) {number} (derniers|dernières) {unit} = lately
    pattern ces {number} (derniers|dernières) {unit} = lately
    pattern [au cours] (des|les|ces) (derniers|dernières) {duration} = lately
    pattern (la dernière|au cours de la dernière|pendant la dernière|le dernier|au cours du dernier) {step} = lately
    pattern (les|ces|des|dans les) {number} (prochains|prochaines) {unit} = soon
    pattern (les|ces|des|dans les) (prochains|prochaines) {duration} = soon
    pattern depuis {duration} = lately

    pattern (tous les|toutes les|chaque) {step} = every
    pattern (tous les|toutes les|chaque) {duration} = every
    pattern (tous les|chaque) {weekday} = every
    pattern (tous les|chaque) {weekday} et {weekday} = every
    pattern (tous les|chaque) {weekday} et (tous les|chaque) {weekday} = every
    pattern une fois par {step} = every
    pattern (quotidiennement|journellement) = every day
    pattern (hebdomadaire|hebdomadairement) = every week
    pattern (mensuel|mensuellement) = every month
    pattern (annuel|annuellement) = every year
    pattern {duration} sur deux = every - 2
    pattern (tous les jours ouvrables|en semaine|tous les jours de la semaine) = workdays

    """

  static let moments = """
    stage moments
    pattern (ce|cet|cette) {part} = day-part 0
    pattern (ce|cet|cette) {part} (à|vers) {clock} = day-part 0
    pattern (ce|cet|cette) {part} {clock} = day-part 0
    pattern {clock} (ce|cet|cette) {part} = day-part 0
    pattern (ce|cet|cette) {part} {hours} = day-part 0
    pattern tard (ce|cet) {part} = day-part 0
    pattern cette nuit = day-part 0 20 28
    pattern la nuit (dernière|passée) = day-part -1 20 28
    pattern (dans|pendant|durant) (la|l'|le) {part} = join
    pattern (le|en|l'|la) {part} = join
    pattern {day} {part} = join
    pattern {day} (au|en|dans la|dans l'|en fin de|en début de|tard dans la) {part} = join
    pattern (tôt|tard) {day} {part} = join
    pattern {day} {clock} = join
    pattern {day} (à|vers|pour) {clock} = join
    pattern {day} {hours} = join
    pattern {day} {part} {clock} = join
    pattern {day} {part} (à|vers) {clock} = join
    pattern {day} {part} {hours} = join
    pattern {day} {clock} (du|de l'|de la) {part} = join
    pattern {day} {hours} (du|de l'|de la) {part} = join
    pattern {clock} {day} = join
    pattern {clock} {day} {part} = join
    pattern {hours} {day} = join
    pattern {hours} {day} {part} = join
    pattern {clock} (du|de l'|de la) {part} = join
    pattern {hours} (du|de l'|de la) {part} = join
    pattern {clock} le {part} = join

    stage ranges
    pattern {hourTo} {date} = between
    pattern {day} {hourTo} {clock} = between
    pattern {hourTo} {hours} = between
    pattern {day} {hourTo} {hours} = between
    pattern (de|du) {date} (à|au|jusqu'à|jusqu'au) {date} = between
    pattern {date} (au|jusqu'au|jusqu'à) {date} = between
    pattern entre {date} et {date} = between
    pattern entre le {dayNumber} et {date} = between
    pattern du {dayNumber} au {day} = between
    pattern [du] {dayNumber} au {day} = between
    pattern du {dayNumber} (à|jusqu'à) {day} = between
    pattern (de|entre) {hour} (à|et) {hours} = between
    pattern (de|entre) {hour} [et] {date} = between
    pattern (de|entre) {hours} [et] {date} = between
    pattern (de|entre) {hours} (à|et|jusqu'à) {hours} = between
    pattern (de|entre) {hours} (à|et|jusqu'à) {clock} = between
    pattern (de|entre) {clock} (à|et|jusqu'à) {clock} = between
    pattern (de|entre) {hours} {clock} = between
    pattern (de|entre) {clock} {clock} = between
    pattern (de|entre) {hour} {clock} = between
    pattern {day} (de|entre) {hours} (à|et) {hours} = between
    pattern {day} (de|entre) {hours} {clock} = between
    pattern {day} (de|entre) {hour} (à|et) {hours} = between
    pattern {day} (de|entre) {hour} {clock} = between
    pattern {day} (de|entre) {clock} (à|et) {clock} = between
    pattern {day} entre {clock} et {clock} = between
    pattern depuis [le|la|l'] {date} = bound since
    pattern (après|plus tard que) {date} = bound after
    pattern après {hours} = bound after
    pattern (à partir de|à partir d'|à partir du|dès) {date} = bound from
    pattern à partir de {hours} = bound from
    pattern avant [le|la|l'] {date} = bound before
    pattern avant {hours} = bound before
    pattern (jusqu'à|jusqu'au|jusqu'en) {date} = bound until
    pattern jusqu'à {hours} = bound until
    pattern (d'ici|d'ici à|d'ici le|au plus tard|au plus tard le) {date} = bound by
    pattern (de|du|pour|à|en) {date} = same
    pattern pour {party} = people

    stage repetitions
    pattern {repeated} {clock} = join
    pattern {repeated} {hours} = join
    pattern {repeated} {part} = join
    pattern {repeated} au {part} = join

    stage prices
    pattern {n} {tens} = point

    """
}
