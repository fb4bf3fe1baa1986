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

    stage amounts
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

    pattern [per] noi {n} = people
    pattern (siamo|saremo|siamo in|saremo in) {n} = people
    pattern (solo io|solo per me|io da solo|io da sola) = people 1
    pattern [per] (noi due|entrambi) = people 2
    pattern (io e mia moglie|io e mio marito|mia moglie e io|mio marito e io) = people 2
    pattern (un gruppo|una famiglia|gruppo) di {n} = people
    pattern [per] (un gruppo|una famiglia|gruppo) di {n} {unit} = quantity

    stage sums
    pattern {duration} [e] {duration} = sum
    pattern {distance} [e] {distance} = sum
    pattern {money} [e] {money} = sum
    pattern per {people} = same
    pattern (siamo|saremo) {people} = same

    """

  private static let dates = """
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

  private static let moments = """
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

    """
}
