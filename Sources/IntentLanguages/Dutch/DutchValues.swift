/// Dutch numbers, dates, times, amounts and counts; the notation is that of the understanding's value patterns.
extension Dutch {
  static let values = [numberWords, amounts, times, dates, moments]

  private static let numberWords = """
    decimal ,
    group .
    figures day-month
    article een
    bare-hours
    compounds
    compound-join en
    compound-endings ste de
    join en 100
    lead op om voor
    endings e de ste

    trigger punt
    sign @ apenstaartje at
    sign . punt
    sign _ underscore
    sign - streepje
    sign + plus

    number nul = 0
    weak number een = 1
    number twee = 2
    number drie = 3
    number vier = 4
    number vijf = 5
    number zes = 6
    number zeven = 7
    number acht = 8
    number negen = 9
    number tien = 10
    number elf = 11
    number twaalf = 12
    number dertien = 13
    number veertien = 14
    number vijftien = 15
    number zestien = 16
    number zeventien = 17
    number achttien = 18
    number negentien = 19
    number twintig = 20
    number dertig = 30
    number veertig = 40
    number vijftig = 50
    number zestig = 60
    number zeventig = 70
    number tachtig = 80
    number negentig = 90
    scale honderd = 100
    scale duizend = 1000
    scale miljoen = 1000000
    scale miljard = 1000000000
    scale dozijn = 12
    repeat dubbel = 2

    ordinal eerste = 1
    ordinal tweede = 2
    ordinal derde = 3
    ordinal vierde = 4
    ordinal vijfde = 5
    ordinal zesde = 6
    ordinal zevende = 7
    ordinal achtste = 8
    ordinal negende = 9
    ordinal tiende = 10
    ordinal elfde = 11
    ordinal twaalfde = 12
    ordinal dertiende = 13
    ordinal veertiende = 14
    ordinal vijftiende = 15
    ordinal zestiende = 16
    ordinal zeventiende = 17
    ordinal achttiende = 18
    ordinal negentiende = 19

    month januari jan = 1
    month februari feb = 2
    month maart = 3
    month april apr = 4
    month mei = 5
    month juni = 6
    month juli = 7
    month augustus aug = 8
    month september sept = 9
    month oktober okt = 10
    month november nov = 11
    month december dec = 12
    weekday maandag = 1
    weekday dinsdag = 2
    weekday woensdag = 3
    weekday donderdag = 4
    weekday vrijdag = 5
    weekday zaterdag = 6
    weekday zondag = 7
    season lente voorjaar = 1
    season zomer = 2
    season herfst najaar = 3
    season winter = 4

    unit seconde seconden sec = duration 1 second
    unit minuut minuten minuutje min = duration 60 minute
    unit uur uren uurtje = duration 3600 hour
    unit kwartier kwartiertje = duration 900
    unit dag dagen = duration 86400 day
    unit week weken = duration 604800 week
    unit maand maanden = duration 2592000 month
    unit jaar jaren = duration 31536000 year
    unit meter meters = distance 1
    weak unit m = distance 1
    unit kilometer kilometers km = distance 1000
    unit centimeter centimeters cm = distance 0.01
    unit mijl mijlen = distance 1609.344
    unit calorie calorieën kilocalorie kilocalorieën kcal = energy 1
    unit kilojoule kj = energy 0.2390057
    unit persoon personen mensen passagier passagiers volwassenen gasten plaatsen man = people
    currency euro euro's € eur = EUR
    currency dollar dollars $ usd = USD CAD AUD
    currency pond £ = GBP
    currency frank franken = CHF
    currency yen ¥ = JPY
    minor cent centen = EUR USD

    """

  private static let amounts = """
    stage numbers
    pattern anderhalf = number 3/2
    pattern anderhalve = number 3/2
    pattern (tweeënhalf|twee en een half|twee en een halve|tweeënhalve) = number 5/2
    pattern (drieënhalf|drie en een half|drieënhalve) = number 7/2
    pattern {number} en een (half|halve) = scaled 1 1/2
    pattern een half = number 1/2
    pattern een kwart = number 1/4
    pattern driekwart = number 3/4
    pattern een derde = number 1/3
    pattern twee derde = number 2/3
    pattern (een half|een halve|half) {power} = scaled 1/2
    pattern {half} {power} = product
    pattern anderhalf {power} = scaled 3/2
    pattern {number} {power} = product
    pattern {number} komma {number} [{n}] [{n}] = point
    pattern een dozijn = number 12
    pattern een half dozijn = number 6
    pattern een paar = number 2
    pattern ½ = number 1/2
    pattern ¼ = number 1/4
    pattern ¾ = number 3/4
    pattern {number} ½ = scaled 1 1/2
    pattern {number} ¼ = scaled 1 1/4
    pattern {number} ¾ = scaled 1 3/4

    stage money
    pattern {number} {currency} = money
    pattern een {currency} = money
    pattern {number} {currency} 's = money
    pattern {currency} {number} = money
    pattern {number} {currency} {cents} = money
    pattern {number} {currency} en {cents} = money
    pattern {number} {currency} [en] {cents} {currency} = money
    pattern {number} (amerikaanse|canadese|zwitserse) {currency} = money

    stage clocks
    pattern [om|rond|tegen|voor] half {hour} = clock -30
    pattern [om|rond|tegen|voor] kwart over {hour} = clock 15
    pattern [om|rond|tegen|voor] kwart voor {hour} = clock -15
    pattern [om|rond|tegen] {n} over {hour} = minutes 1
    pattern [om|rond|tegen] {n} minuten over {hour} = minutes 1
    pattern [om|rond|tegen] {n} voor {hour} = minutes -1
    pattern [om|rond|tegen] {n} minuten voor {hour} = minutes -1
    pattern [om|rond] tien voor half {hour} = clock -40
    pattern [om|rond] vijf voor half {hour} = clock -35
    pattern [om|rond] vijf over half {hour} = clock -25
    pattern [om|rond] tien over half {hour} = clock -20
    pattern (om|rond|tegen) {hour} uur = clock
    pattern (om|rond|tegen) {hour} uur {minute} = clock
    pattern (om|rond|tegen) {hour} = clock
    pattern (om|rond|tegen) {hour} {minute} = clock
    pattern (om|rond|tegen|voor) {clock} [uur] = same
    pattern {clock} uur = same
    pattern om {pointed} [uur] = clock
    pattern {pointed} uur = clock

    stage amounts
    pattern {number} {unit} = quantity
    pattern een {unit!} = quantity
    pattern een enkele {unit} = quantity
    pattern (een half|een halve|half|halve) {unit} = quantity 1/2
    pattern {half} {unit} = quantity
    pattern {hour} uur {minute} = hours

    pattern (we zijn|wij zijn) met {n} = people
    pattern [we zijn|wij zijn] met (z'n|zijn|ons) tweeën = people 2
    pattern [we zijn|wij zijn] met (z'n|zijn|ons) drieën = people 3
    pattern [we zijn|wij zijn] met (z'n|zijn|ons) vieren = people 4
    pattern [we zijn|wij zijn] met (z'n|zijn|ons) vijven = people 5
    pattern [we zijn|wij zijn] met (z'n|zijn|ons) zessen = people 6
    pattern voor ons (tweeën|beiden) = people 2
    pattern voor ons drieën = people 3
    pattern voor ons vieren = people 4
    pattern (alleen ik|alleen voor mij|ik alleen|alleen mij) = people 1
    pattern (een groep|een gezin|groep) van {n} = people
    pattern [voor] (een groep|een gezin|groep) van {n} {unit} = quantity
    pattern (mijn vrouw en ik|mijn man en ik) = people 2

    stage sums
    pattern {duration} [en] {duration} = sum
    pattern {distance} [en] {distance} = sum
    pattern {money} [en] {money} = sum
    pattern voor {people} = same
    pattern (we zijn|wij zijn) met {people} = same

    """

  private static let times = """
    stage times
    pattern [om] middernacht = time 0
    pattern (tussen de middag|op het middaguur) = time 12
    pattern (s ochtends|s morgens|in de ochtend|in de morgen) = part 5 12
    pattern (s middags|in de middag) = part 12 18
    pattern (s avonds|in de avond) = part 17 24
    pattern (s nachts|in de nacht) = part 20 28
    pattern ochtend = part 5 12
    pattern middag = part 12 18
    pattern avond = part 17 24
    pattern nacht = part 20 28

    """
}
