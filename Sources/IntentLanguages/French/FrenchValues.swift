/// French numbers, dates, times, amounts and counts; the notation is that of the understanding's value patterns.
extension French {
  static let values = [numberWords, amounts, times, dates, moments]

  private static let numberWords = """
    decimal ,
    group space
    figures day-month
    article un une
    bare-hours
    phone-pairs
    join et 10
    lead le pour à vers
    endings er ere re eme e nd nde

    number zéro = 0
    weak number un une = 1
    number deux = 2
    number trois = 3
    number quatre = 4
    number cinq = 5
    number six = 6
    number sept = 7
    number huit = 8
    weak number neuf = 9
    number dix = 10 room 10
    number onze = 11
    number douze = 12
    number treize = 13
    number quatorze = 14
    number quinze = 15
    number seize = 16
    number vingt = 20
    number trente = 30
    number quarante = 40
    number cinquante = 50
    number soixante = 60 room 20
    number septante = 70
    number huitante octante = 80
    number nonante = 90
    score vingt vingts = 4 80 20
    scale cent cents = 100
    scale mille = 1000
    scale million millions = 1000000
    scale milliard milliards = 1000000000
    repeat double = 2

    ordinal premier première = 1
    ordinal deuxième second seconde = 2
    ordinal troisième = 3
    ordinal quatrième = 4
    ordinal cinquième = 5
    ordinal sixième = 6
    ordinal septième = 7
    ordinal huitième = 8
    ordinal neuvième = 9
    ordinal dixième = 10
    ordinal onzième = 11
    ordinal douzième = 12
    ordinal treizième = 13
    ordinal quatorzième = 14
    ordinal quinzième = 15
    ordinal seizième = 16
    ordinal vingtième = 20
    ordinal trentième = 30
    ordinal centième = 100

    month janvier janv = 1
    month février févr = 2
    month mars = 3
    month avril avr = 4
    month mai = 5
    month juin = 6
    month juillet juil = 7
    month août = 8
    month septembre = 9
    month octobre oct = 10
    month novembre nov = 11
    month décembre déc = 12
    weekday lundi lundis = 1
    weekday mardi mardis = 2
    weekday mercredi mercredis = 3
    weekday jeudi jeudis = 4
    weekday vendredi vendredis = 5
    weekday samedi samedis = 6
    weekday dimanche dimanches = 7
    season printemps = 1
    weak season été = 2
    season automne = 3
    season hiver = 4

    unit seconde secondes sec = duration 1 second
    weak unit s = duration 1 second
    unit minute minutes min mn = duration 60 minute
    unit heure heures = duration 3600 hour
    weak unit h = duration 3600 hour
    unit jour jours = duration 86400 day
    unit journée journées = duration 86400 day
    unit semaine semaines = duration 604800 week
    unit mois = duration 2592000 month
    unit an ans année années = duration 31536000 year
    unit mètre mètres = distance 1
    weak unit m = distance 1
    unit kilomètre kilomètres km kms = distance 1000
    unit centimètre centimètres cm = distance 0.01
    unit mile miles = distance 1609.344
    unit calorie calories kilocalorie kilocalories kcal cal = energy 1
    unit kilojoule kilojoules kj = energy 0.2390057
    unit personne personnes passager passagers passagère passagères adultes adulte gens voyageurs invités places = people
    currency euro euros € balle balles = EUR
    currency dollar dollars $ = USD CAD AUD NZD
    currency livre livres £ = GBP
    currency franc francs chf = CHF
    currency yen yens ¥ = JPY
    currency eur = EUR
    currency usd = USD
    minor centime centimes = EUR CHF

    """

  private static let amounts = """
    stage numbers
    pattern un demi = number 1/2
    pattern (un|le) quart = number 1/4
    pattern trois quarts = number 3/4
    pattern un tiers = number 1/3
    pattern deux tiers = number 2/3
    pattern un demi {power} = scaled 1/2
    pattern {power} et demi = scaled 3/2
    pattern un {power} et demi = scaled 3/2
    pattern {number} et demi = scaled 1 1/2
    pattern {number} et demie = scaled 1 1/2
    pattern {number} virgule {number} [{n}] [{n}] = point
    pattern {number} point {n} = point
    pattern une douzaine [de] = number 12
    pattern une douzaine d' = number 12
    pattern une demi douzaine [de|d'] = number 6
    pattern une dizaine [de|d'] = number 10
    pattern une quinzaine [de|d'] = number 15
    pattern une vingtaine [de|d'] = number 20
    pattern une trentaine [de|d'] = number 30
    pattern une cinquantaine [de|d'] = number 50
    pattern une centaine [de|d'] = number 100
    pattern un millier [de|d'] = number 1000
    pattern {power} (de|d') {power} = product
    pattern un millier = number 1000
    pattern (un|une) million [de|d'] = number 1000000
    pattern un milliard [de|d'] = number 1000000000
    pattern une paire de = number 2

    stage amounts
    pattern {number} {unit} = quantity
    pattern {number} (de|d') {unit} = quantity
    pattern (un|une) {unit!} = quantity
    pattern (un|une) (seul|seule) {unit!} = quantity
    pattern une demi {unit} = quantity 1/2
    pattern un demi {unit} = quantity 1/2
    pattern {half} {unit} = quantity
    pattern demi {unit} = quantity 1/2
    pattern {number} {unit} et (demi|demie) = quantity 1 1/2
    pattern (un|une) {unit!} et (demi|demie) = quantity 1 1/2
    pattern {quarter} (d'|de) {unit} = quantity
    pattern {number} (d'|de) {unit} = quantity
    pattern {hour} (heure|heures|h) {minute} = hours
    pattern {hour} (heure|heures|h) et (demie|demi) = hours 30
    pattern {hour} (heure|heures|h) et (quart|{quarter}) = hours 15
    pattern [à|vers|pour|dès] {hour} (heure|heures|h) moins (quart|{quarter}|le quart) = clock -15
    pattern [à|vers|pour|dès] {hour} (heure|heures|h) moins {n} = minutes -1

    pattern {number} {currency} = money
    pattern {number} (de|d') {currency} = money
    pattern (un|une) {currency} = money
    pattern {number} {currency} {cents} = money
    pattern {number} {currency} et {cents} = money
    pattern {number} {currency} [et] {cents} {currency} = money
    pattern {currency} {number} = money
    pattern {number} {currency} (canadiens|américains|suisses) = money

    pattern [à|pour] nous {n} = people
    pattern (on est|nous sommes|nous serons|on sera|pour nous) {n} = people
    pattern [pour] [juste|seulement] moi [seul|seule|tout seul|toute seule] = people 1
    pattern [pour] (moi et ma femme|moi et mon mari|ma femme et moi|mon mari et moi|moi et un ami|nous deux) = people 2
    pattern (un groupe|une famille|groupe) de {n} = people
    pattern [pour] (un groupe|une famille|groupe) de {n} {unit} = quantity

    stage sums
    pattern {duration} [et] {duration} = sum
    pattern {distance} [et] {distance} = sum
    pattern {money} [et] {money} = sum
    pattern pour {people} = same
    pattern (un groupe|une famille|groupe) de {people} = same

    """

  private static let times = """
    stage times
    pattern il y a {duration} = shift -1
    pattern y a {duration} = shift -1
    pattern [à|vers] midi = time 12
    pattern [à|vers] minuit = time 0
    pattern [à] midi et (demie|demi) = time 12 30
    pattern [à] midi (et quart|quinze) = time 12 15
    pattern [à] midi moins (le quart|quart|{quarter}) = time 11 45
    pattern (à|vers|pour|dès|aux environs de|autour de) {clock} = same
    pattern (à|vers|pour|dès|aux environs de|autour de) {hours} = clock
    pattern (à|vers) {hour} heures pile = clock
    pattern {clock} (pile|précises) = same
    pattern (matin|matinée) = part 5 12
    pattern (après midi|aprem) = part 12 18
    pattern (soir|soirée) = part 17 24
    pattern nuit = part 20 28
    pattern (heure du déjeuner) = part 12 14

    """

  private static let dates = """
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

  private static let moments = """
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
    pattern (de|du) {date} (à|au|jusqu'à|jusqu'au) {date} = between
    pattern {date} (au|jusqu'au|jusqu'à) {date} = between
    pattern entre {date} et {date} = between
    pattern entre le {dayNumber} et {date} = between
    pattern du {dayNumber} au {day} = between
    pattern [du] {dayNumber} au {day} = between
    pattern du {dayNumber} (à|jusqu'à) {day} = between
    pattern (de|entre) {hour} (à|et) {hours} = between
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

    """
}
