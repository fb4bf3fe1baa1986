/// German numbers, dates, times, amounts and counts; the notation is that of the understanding's value patterns.
extension German {
  static let values = [numberWords, ordinalWords, amounts, times, dates, moments]

  private static let numberWords = """
    decimal ,
    group .
    figures day-month
    article ein eine einen einem einer
    trigger uhr
    trigger punkt
    sign @ at ät klammeraffe
    sign . punkt
    sign _ unterstrich
    sign - minus bindestrich
    sign + plus
    point-ordinals
    compounds
    compound-join und
    compound-endings ste sten ster stes stem
    lead am um für gegen
    join und 100

    number null = 0
    number eins = 1
    weak number ein eine einen einem einer = 1
    number zwei zwo = 2
    number drei = 3
    number vier = 4
    number fünf = 5
    number sechs = 6
    number sieben = 7
    number acht = 8
    number neun = 9
    number zehn = 10
    number elf = 11
    number zwölf = 12
    number dreizehn = 13
    number vierzehn = 14
    number fünfzehn = 15
    number sechzehn = 16
    number siebzehn = 17
    number achtzehn = 18
    number neunzehn = 19
    number zwanzig = 20
    number dreißig = 30
    number vierzig = 40
    number fünfzig = 50
    number sechzig = 60
    number siebzig = 70
    number achtzig = 80
    number neunzig = 90
    scale hundert = 100
    scale tausend = 1000
    scale million millionen mio = 1000000
    scale milliarde milliarden mrd = 1000000000
    scale dutzend = 12
    repeat doppel = 2

    month januar jänner jan = 1
    month februar feber feb = 2
    month märz = 3
    month april apr = 4
    month mai = 5
    month juni = 6
    month juli = 7
    month august aug = 8
    month september sept = 9
    month oktober okt = 10
    month november nov = 11
    month dezember dez = 12
    weekday montag = 1
    weekday dienstag = 2
    weekday mittwoch = 3
    weekday donnerstag = 4
    weekday freitag = 5
    weekday samstag sonnabend = 6
    weekday sonntag = 7
    season frühling frühjahr = 1
    season sommer = 2
    season herbst = 3
    season winter = 4

    unit sekunde sekunden sek = duration 1 second
    unit minute minuten min = duration 60 minute
    unit stunde stunden std = duration 3600 hour
    weak unit h = duration 3600 hour
    unit tag tage tagen = duration 86400 day
    unit woche wochen = duration 604800 week
    unit monat monate monaten = duration 2592000 month
    unit jahr jahre jahren = duration 31536000 year
    unit viertelstunde = duration 900
    unit dreiviertelstunde = duration 2700
    unit meter metern = distance 1
    weak unit m = distance 1
    unit kilometer kilometern km = distance 1000
    unit zentimeter cm = distance 0.01
    unit meile meilen = distance 1609.344
    unit kalorie kalorien kilokalorien kcal = energy 1
    unit kilojoule kj = energy 0.2390057
    unit person personen leute leuten passagiere passagieren fahrgäste gäste erwachsene plätze mitfahrer = people
    currency euro euros € eur = EUR
    currency dollar dollars $ usd = USD CAD AUD
    currency pfund £ gbp = GBP
    currency franken chf = CHF
    currency yen ¥ = JPY
    minor cent cents = EUR USD
    minor rappen = CHF

    """

  private static let ordinalWords = """
    ordinal erste ersten erster erstes erstem = 1
    ordinal zweite zweiten zweiter zweites zweitem = 2
    ordinal dritte dritten dritter drittes drittem = 3
    ordinal vierte vierten vierter viertes viertem = 4
    ordinal fünfte fünften fünfter fünftes fünftem = 5
    ordinal sechste sechsten sechster sechstes sechstem = 6
    ordinal siebte siebten siebter siebtes siebtem = 7
    ordinal siebente siebenten siebenter siebentes siebentem = 7
    ordinal achte achten achter achtes achtem = 8
    ordinal neunte neunten neunter neuntes neuntem = 9
    ordinal zehnte zehnten zehnter zehntes zehntem = 10
    ordinal elfte elften elfter elftes elftem = 11
    ordinal zwölfte zwölften zwölfter zwölftes zwölftem = 12
    ordinal dreizehnte dreizehnten dreizehnter dreizehntes dreizehntem = 13
    ordinal vierzehnte vierzehnten vierzehnter vierzehntes vierzehntem = 14
    ordinal fünfzehnte fünfzehnten fünfzehnter fünfzehntes fünfzehntem = 15
    ordinal sechzehnte sechzehnten sechzehnter sechzehntes sechzehntem = 16
    ordinal siebzehnte siebzehnten siebzehnter siebzehntes siebzehntem = 17
    ordinal achtzehnte achtzehnten achtzehnter achtzehntes achtzehntem = 18
    ordinal neunzehnte neunzehnten neunzehnter neunzehntes neunzehntem = 19

    """

  private static let amounts = """
    stage numbers
    pattern (anderthalb|eineinhalb|einundeinhalb) = number 3/2
    pattern zweieinhalb = number 5/2
    pattern dreieinhalb = number 7/2
    pattern viereinhalb = number 9/2
    pattern fünfeinhalb = number 11/2
    pattern sechseinhalb = number 13/2
    pattern siebeneinhalb = number 15/2
    pattern (ein|eine) (halb|halbe|halber|halbes|halben) = number 1/2
    pattern ein viertel = number 1/4
    pattern drei viertel = number 3/4
    pattern dreiviertel = number 3/4
    pattern ein drittel = number 1/3
    pattern zwei drittel = number 2/3
    pattern (eine|die) halbe {power} = scaled 1/2
    pattern (ein|eine) halbe {power} = scaled 1/2
    pattern {number} komma {number} [{n}] [{n}] = point
    pattern ein dutzend = number 12
    pattern ein halbes dutzend = number 6
    pattern {number} {power} = product
    pattern ½ = number 1/2
    pattern ¼ = number 1/4
    pattern ¾ = number 3/4
    pattern {number} ½ = scaled 1 1/2
    pattern {number} ¼ = scaled 1 1/4
    pattern {number} ¾ = scaled 1 3/4

    stage amounts
    # Somebody who says so little is taken to mean three.
    pattern ein paar {unit!} = quantity 3
    pattern {number} {unit} = quantity
    pattern (ein|eine|einen|einem|einer) {unit!} = quantity
    pattern (ein|eine|einen|einem|einer) (halbe|halben|halber|halbes) {unit} = quantity 1/2
    pattern (halbe|halben|halber|halbes) {unit} = quantity 1/2
    pattern {half} {unit} = quantity
    pattern (ein|eine) (einzige|einziger|einzelne) {unit} = quantity

    pattern {number} {currency} = money
    pattern (ein|einen|einem) {currency} = money
    pattern {currency} {number} = money
    pattern {number} {currency} {cents} = money
    pattern {number} {currency} und {cents} = money
    pattern {number} {currency} [und] {cents} {currency} = money
    pattern {number} (schweizer|us|kanadische|kanadischen) {currency} = money

    pattern [wir sind] zu zweit = people 2
    pattern [wir sind] zu dritt = people 3
    pattern [wir sind] zu viert = people 4
    pattern [wir sind] zu fünft = people 5
    pattern [wir sind] zu sechst = people 6
    pattern [wir sind] zu siebt = people 7
    pattern [wir sind] zu acht = people 8
    pattern für uns beide = people 2
    pattern wir sind {n} = people
    pattern [für] (nur|bloß) mich = people 1
    pattern nur ich = people 1
    pattern (eine|einer) (gruppe|familie) von {n} = people
    pattern gruppe von {n} = people
    pattern [für] (mich und meine frau|mich und meinen mann|meine frau und mich) = people 2

    stage sums
    # Money and the like are put together before: “los veinte euros”.
    pattern (wir|uns) {n} = people
    pattern für uns {n} = people
    pattern {duration} [und] {duration} = sum
    pattern {distance} [und] {distance} = sum
    pattern {money} [und] {money} = sum
    pattern für {people} = same
    pattern wir sind {people} = same
    pattern [für] [eine|einer] gruppe von {people} = same

    """

  private static let times = """
    stage times
    pattern (um|gegen|ab|so um) {clock} [uhr] = same
    pattern {clock} uhr = same
    pattern [um|gegen|für|etwa um|so um] {hour} uhr = clock
    pattern [um|gegen|für] {hour} uhr {minute} = clock
    pattern [um|gegen|für] {hour} uhr und {minute} minuten = clock
    pattern [um|gegen|für] {pointed} uhr = clock
    pattern (um|gegen|so um) {hour} = clock
    pattern (um|gegen|so um|für) {hour} {minute} = clock
    pattern [um|gegen|so um] halb {hour} = clock -30
    pattern [um|gegen] viertel nach {hour} = clock 15
    pattern [um|gegen] viertel vor {hour} = clock -15
    pattern (um dreiviertel) {hour} = clock -15
    pattern [um|gegen] {n} [minuten] nach {hour} = minutes 1
    pattern [um|gegen] {n} [minuten] vor {hour} = minutes -1
    pattern {duration} nach {hour} = minutes 1
    pattern um {duration} vor {hour} = minutes -1
    pattern [um|gegen] fünf vor halb {hour} = clock -35
    pattern [um|gegen] fünf nach halb {hour} = clock -25
    pattern [um|zu] mitternacht = time 0
    pattern (zu mittag|um zwölf uhr mittags|mittags|am mittag) = time 12
    pattern (morgens|früh|in der früh|früh am morgen) = part 5 12
    pattern (vormittags|vormittag) = part 9 12
    pattern mittag = part 11 14
    pattern (nachmittags|nachmittag) = part 12 18
    pattern (abends|abend) = part 17 24
    pattern (nachts|nacht) = part 20 28

    """
}
