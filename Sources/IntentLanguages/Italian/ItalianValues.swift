/// Italian numbers, dates, times, amounts and counts; the notation is that of the understanding's value patterns.
extension Italian {
  static let values = [numberWords, clocks, amounts, dates, moments]

  private static let numberWords = """
    decimal ,
    group .
    figures day-month
    article un uno una
    trigger all'
    compounds
    compound-endings esimo esima
    join e 100
    lead il per alle
    endings o a º ª

    trigger punto
    sign @ chiocciola
    sign . punto
    sign _ underscore
    sign - trattino
    sign + più

    number zero = 0
    weak number un uno una = 1
    number due = 2
    number tre = 3
    number quattro = 4
    number cinque = 5
    number sei = 6
    number sette = 7
    number otto = 8
    number nove = 9
    number dieci = 10
    number undici = 11
    number dodici = 12
    number tredici = 13
    number quattordici = 14
    number quindici = 15
    number sedici = 16
    number diciassette = 17
    number diciotto = 18
    number diciannove = 19
    number venti = 20
    number trenta = 30
    number quaranta = 40
    number cinquanta = 50
    number sessanta = 60
    number settanta = 70
    number ottanta = 80
    number novanta = 90
    morpheme vent = 20
    morpheme trent = 30
    morpheme quarant = 40
    morpheme cinquant = 50
    morpheme sessant = 60
    morpheme settant = 70
    morpheme ottant = 80
    morpheme novant = 90
    scale cento = 100
    scale mille mila = 1000
    scale milione milioni = 1000000
    scale miliardo miliardi = 1000000000
    repeat doppio = 2

    ordinal primo prima primi = 1
    ordinal secondo seconda = 2
    ordinal terzo terza = 3
    ordinal quarto quarta = 4
    ordinal quinto quinta = 5
    ordinal sesto sesta = 6
    ordinal settimo settima = 7
    ordinal ottavo ottava = 8
    ordinal nono nona = 9
    ordinal decimo decima = 10
    ordinal ventesimo ventesima = 20
    ordinal undicesimo undicesima = 11
    ordinal dodicesimo dodicesima = 12
    ordinal tredicesimo tredicesima = 13
    ordinal ventunesimo ventunesima = 21
    ordinal trentesimo trentesima = 30
    ordinal centesimo centesima = 100

    month gennaio gen = 1
    month febbraio feb = 2
    month marzo = 3
    month aprile apr = 4
    month maggio = 5
    month giugno = 6
    month luglio = 7
    month agosto = 8
    month settembre = 9
    month ottobre = 10
    month novembre = 11
    month dicembre = 12
    weekday lunedì = 1
    weekday martedì = 2
    weekday mercoledì = 3
    weekday giovedì = 4
    weekday venerdì = 5
    weekday sabato = 6
    weekday domenica = 7
    season primavera = 1
    season estate = 2
    season autunno = 3
    season inverno = 4

    unit secondo secondi sec = duration 1 second
    unit minuto minuti min = duration 60 minute
    unit ora ore = duration 3600 hour
    weak unit h = duration 3600 hour
    unit mezzora mezz'ora = duration 1800
    unit giorno giorni = duration 86400 day
    unit settimana settimane = duration 604800 week
    unit mese mesi = duration 2592000 month
    unit anno anni = duration 31536000 year
    unit metro metri = distance 1
    weak unit m = distance 1
    unit chilometro chilometri km = distance 1000
    unit centimetro centimetri cm = distance 0.01
    unit miglio miglia = distance 1609.344
    unit caloria calorie chilocaloria chilocalorie kcal = energy 1
    unit kilojoule kj = energy 0.2390057
    unit persona persone passeggero passeggeri adulti ospiti posti viaggiatori = people
    currency euro € eur = EUR
    currency dollaro dollari $ usd = USD CAD AUD
    currency sterlina sterline £ = GBP
    currency franco franchi = CHF
    currency yen ¥ = JPY
    minor centesimo centesimi cent = EUR

    """

  private static let clocks = """
    stage clocks
    pattern (alle|verso le|per le|le|alle ore|ore|all'|circa alle) {hour} = clock
    pattern (alle|verso le|per le|le|alle ore|ore|all') {clock} = same
    pattern (alle|verso le|per le|le|alle ore|ore|all') {pointed} = clock
    pattern (alle|verso le|per le|le|all') {hour} e {minute} = clock
    pattern (alle|verso le|per le|le|all'|alle ore|ore) {hour} {minute} = clock
    pattern (alle|verso le|per le|le|all') {hour} e (mezza|mezzo) = clock 30
    pattern (alle|verso le|per le|le|all') {hour} e (un quarto|quarto) = clock 15
    pattern (alle|verso le|per le|le|all') {hour} meno (un quarto|quarto) = clock -15
    pattern (alle|verso le|per le|le|all') {hour} meno {n} = minutes -1
    pattern (alle|le) {hour} in punto = clock
    pattern (all'|l') una e (mezza|mezzo) = time 13 30
    pattern [a] mezzogiorno = time 12
    pattern [a] mezzogiorno e mezzo = time 12 30
    pattern [a] mezzanotte = time 0
    pattern mattina = part 5 12
    pattern mattino = part 5 12
    pattern mattinata = part 5 12
    pattern pomeriggio = part 12 18
    pattern sera = part 17 24
    pattern serata = part 17 24
    pattern notte = part 20 28

    """

  private static let amounts = """
    stage numbers
    pattern (un mezzo|una metà) = number 1/2
    pattern tre quarti = number 3/4
    pattern un quarto = number 1/4
    pattern un terzo = number 1/3
    pattern due terzi = number 2/3
    pattern mezzo {power} = scaled 1/2
    pattern {power} e mezzo = scaled 3/2
    pattern un {power} e mezzo = scaled 3/2
    pattern {number} e mezzo = scaled 1 1/2
    pattern {number} (virgola|punto) {number} [{n}] [{n}] = point
    pattern una dozzina [di] = number 12
    pattern mezza dozzina [di] = number 6
    pattern una decina [di] = number 10
    pattern un centinaio [di] = number 100
    pattern un migliaio [di] = number 1000
    pattern un paio di = number 2
    pattern ½ = number 1/2
    pattern ¼ = number 1/4
    pattern ¾ = number 3/4
    pattern {number} ½ = scaled 1 1/2
    pattern {number} ¼ = scaled 1 1/4
    pattern {number} ¾ = scaled 1 3/4

    stage amounts
    # Somebody who says so little is taken to mean three.
    pattern (qualche|alcuni|alcune) {unit!} = quantity 3
    pattern {number} {unit} = quantity
    pattern {number} di {unit} = quantity
    pattern (un|una|un') {unit!} = quantity
    pattern (una sola|un solo) {unit!} = quantity
    pattern (mezza|mezzo|mezz') {unit} = quantity 1/2
    pattern (una|un) (mezza|mezzo|mezz') {unit} = quantity 1/2
    pattern {quarter} d' {unit} = quantity
    pattern {number} d' {unit} = quantity
    pattern {number} {unit} e (mezza|mezzo) = quantity 1 1/2
    pattern (un|una|un') {unit!} e (mezza|mezzo) = quantity 1 1/2
    pattern {unit!} e (mezza|mezzo) = quantity 1 1/2
    pattern {number} {unit} e {quarter} = quantity 1 1/4

    pattern {number} [di] {currency} = money
    pattern un {currency} = money
    pattern {currency} {number} = money
    pattern {number} {currency} [e] {cents} = money
    pattern {number} {currency} [e] {cents} {currency} = money
    pattern {number} {currency} (americani|canadesi|svizzeri) = money

    pattern (siamo|saremo|siamo in|saremo in) {n} = people
    pattern (solo io|solo per me|io da solo|io da sola) = people 1
    pattern [per] (noi due|entrambi) = people 2
    pattern (io e mia moglie|io e mio marito|mia moglie e io|mio marito e io) = people 2
    pattern (un gruppo|una famiglia|gruppo) di {n} = people
    pattern [per] (un gruppo|una famiglia|gruppo) di {n} {unit} = quantity

    stage sums
    # Money and the like are put together before: “los veinte euros”.
    pattern [per] noi {n} = people
    pattern {duration} [e] {duration} = sum
    pattern {distance} [e] {distance} = sum
    pattern {money} [e] {money} = sum
    pattern per {people} = same
    pattern (siamo|saremo) {people} = same

    """
}
