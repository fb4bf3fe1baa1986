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

    trigger point
    sign @ arobase arobas at
    sign . point
    sign _ underscore
    sign - tiret
    sign + plus

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
    ordinal unième = 1
    ordinal quarantième = 40
    ordinal cinquantième = 50
    ordinal soixantième = 60
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
    unit personne personnes passager passagers passagère passagères adultes adulte gens voyageurs invités places \
      = people
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
    pattern ½ = number 1/2
    pattern ¼ = number 1/4
    pattern ¾ = number 3/4
    pattern {number} ½ = scaled 1 1/2
    pattern {number} ¼ = scaled 1 1/4
    pattern {number} ¾ = scaled 1 3/4

    stage amounts
    # Somebody who says so little is taken to mean three.
    pattern quelques {unit!} = quantity 3
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

    pattern (on est|nous sommes|nous serons|on sera|pour nous) {n} = people
    pattern [pour] [juste|seulement] moi [seul|seule|tout seul|toute seule] = people 1
    pattern [pour] (moi et ma femme|moi et mon mari|ma femme et moi|mon mari et moi|moi et un ami|nous deux) = \
      people 2
    pattern (un groupe|une famille|groupe) de {n} = people
    pattern [pour] (un groupe|une famille|groupe) de {n} {unit} = quantity

    stage sums
    # Money and the like are put together before: “los veinte euros”.
    pattern [à|pour] nous {n} = people
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
}
