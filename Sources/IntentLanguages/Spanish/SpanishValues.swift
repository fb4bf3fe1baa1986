/// Spanish numbers, dates, times, amounts and counts; the notation is that of the understanding's value patterns.
extension Spanish {
  static let values = [numberWords, clocks, amounts, dates, moments]

  private static let numberWords = """
    decimal ,
    group .
    figures day-month
    article un uno
    join y 10
    lead el para a
    endings o a º ª er

    trigger punto
    sign @ arroba
    sign . punto
    sign - guion guión
    sign + más

    number cero = 0
    weak number un uno una = 1
    number dos = 2
    number tres = 3
    number cuatro = 4
    number cinco = 5
    number seis = 6
    number siete = 7
    number ocho = 8
    number nueve = 9
    number diez = 10
    number once = 11
    number doce = 12
    number trece = 13
    number catorce = 14
    number quince = 15
    number dieciséis = 16
    number diecisiete = 17
    number dieciocho = 18
    number diecinueve = 19
    number veinte = 20
    number veintiuno veintiún veintiuna = 21
    number veintidós = 22
    number veintitrés = 23
    number veinticuatro = 24
    number veinticinco = 25
    number veintiséis = 26
    number veintisiete = 27
    number veintiocho = 28
    number veintinueve = 29
    number treinta = 30
    number cuarenta = 40
    number cincuenta = 50
    number sesenta = 60
    number setenta = 70
    number ochenta = 80
    number noventa = 90
    number cien ciento = 100
    number doscientos doscientas = 200
    number trescientos trescientas = 300
    number cuatrocientos cuatrocientas = 400
    number quinientos quinientas = 500
    number seiscientos seiscientas = 600
    number setecientos setecientas = 700
    number ochocientos ochocientas = 800
    number novecientos novecientas = 900
    scale mil = 1000
    scale millón millones = 1000000
    repeat doble = 2

    ordinal primero primera primer = 1
    weak ordinal segundo segunda = 2
    ordinal tercero tercera tercer = 3
    ordinal cuarto cuarta = 4
    ordinal quinto quinta = 5
    ordinal sexto sexta = 6
    ordinal séptimo séptima = 7
    ordinal octavo octava = 8
    ordinal noveno novena = 9
    ordinal décimo décima = 10
    ordinal undécimo undécima = 11
    ordinal duodécimo duodécima = 12
    ordinal decimotercero decimotercera = 13
    ordinal vigésimo vigésima = 20
    ordinal trigésimo trigésima = 30
    ordinal centésimo centésima = 100

    month enero ene = 1
    month febrero feb = 2
    month marzo = 3
    month abril abr = 4
    month mayo = 5
    month junio jun = 6
    month julio jul = 7
    month agosto ago = 8
    month septiembre setiembre sept = 9
    month octubre oct = 10
    month noviembre nov = 11
    month diciembre dic = 12
    weekday lunes = 1
    weekday martes = 2
    weekday miércoles = 3
    weekday jueves = 4
    weekday viernes = 5
    weekday sábado sábados = 6
    weekday domingo domingos = 7
    season primavera = 1
    season verano = 2
    season otoño = 3
    season invierno = 4

    unit segundo segundos seg = duration 1 second
    unit minuto minutos min = duration 60 minute
    unit hora horas = duration 3600 hour
    weak unit h = duration 3600 hour
    unit día días = duration 86400 day
    unit semana semanas = duration 604800 week
    unit mes meses = duration 2592000 month
    unit año años = duration 31536000 year
    unit metro metros = distance 1
    weak unit m = distance 1
    unit kilómetro kilómetros km = distance 1000
    unit centímetro centímetros cm = distance 0.01
    unit milla millas = distance 1609.344
    unit caloría calorías kilocaloría kilocalorías kcal = energy 1
    unit kilojulio kilojulios kj = energy 0.2390057
    unit persona personas pasajero pasajeros gente adulto adultos invitados plazas viajeros = people
    currency euro euros € eur = EUR
    currency dólar dólares $ usd = USD CAD AUD
    currency peso pesos = MXN
    currency libra libras £ = GBP
    currency franco francos = CHF
    currency yen yenes ¥ = JPY
    minor céntimo céntimos = EUR
    minor centavo centavos = USD MXN

    """

  private static let clocks = """
    stage clocks
    pattern [a|sobre|hacia|para|desde] (las|la|eso de las) {hour} = clock
    pattern [a|sobre|hacia|para] (las|la) {clock} = same
    pattern [a|sobre|hacia|para] (las|la) {hour} y {minute} = clock
    pattern [a|sobre|hacia|para] (las|la) {hour} {minute} = clock
    pattern [a|sobre|hacia|para] (las|la) {hour} y media = clock 30
    pattern [a|sobre|hacia|para] (las|la) {hour} y cuarto = clock 15
    pattern [a|sobre|hacia|para] (las|la) {hour} menos cuarto = clock -15
    pattern [a|sobre|hacia|para] (las|la) {hour} menos {n} = minutes -1
    pattern [a|sobre|hacia|para] (las|la) {hour} en punto = clock
    pattern [a|sobre] (las|la) {pointed} = clock
    pattern {clock} (h|horas) = same
    pattern (al|a) (mediodía|medio día) = time 12
    pattern mediodía = time 12
    pattern a (medianoche|media noche) = time 0
    pattern medianoche = time 0
    pattern (de|por|en|a) la mañana = part 5 12
    pattern (de|por|en|a) la tarde = part 12 20
    pattern (de|por|en|a) la noche = part 20 28
    pattern (de|por) la madrugada = part 0 6
    pattern al (atardecer|anochecer) = part 18 21

    """

  private static let amounts = """
    stage numbers
    pattern (un medio|una mitad) = number 1/2
    pattern tres cuartos = number 3/4
    pattern un tercio = number 1/3
    pattern dos tercios = number 2/3
    pattern medio {power} = scaled 1/2
    pattern {power} y medio = scaled 3/2
    pattern un {power} y medio = scaled 3/2
    pattern {number} y medio {power} = product 1/2
    pattern {number} y medio = scaled 1 1/2
    pattern {number} (coma|punto) {number} [{n}] [{n}] = point
    pattern una docena [de] = number 12
    pattern media docena [de] = number 6
    pattern una decena [de] = number 10
    pattern un par de = number 2
    pattern un centenar de = number 100
    pattern ½ = number 1/2
    pattern ¼ = number 1/4
    pattern ¾ = number 3/4
    pattern {number} ½ = scaled 1 1/2
    pattern {number} ¼ = scaled 1 1/4
    pattern {number} ¾ = scaled 1 3/4
    pattern {number} millones = scaled 1000000

    stage amounts
    # Somebody who says so little is taken to mean three.
    pattern (unos|unas|algunos|algunas) {unit!} = quantity 3
    pattern {number} [de] {unit} = quantity
    pattern (un|una) {unit!} = quantity
    pattern (un|una) (solo|sola) {unit!} = quantity
    pattern (medio|media) {unit} = quantity 1/2
    pattern un cuarto de {unit} = quantity 1/4
    pattern cuarto de {unit} = quantity 1/4
    pattern tres cuartos de {unit} = quantity 3/4
    pattern {number} de {unit} = quantity
    pattern {number} {unit} y (medio|media) = quantity 1 1/2
    pattern (un|una) {unit!} y (medio|media) = quantity 1 1/2
    pattern {unit!} y (medio|media) = quantity 1 1/2
    pattern {number} {unit} y cuarto = quantity 1 1/4

    pattern {number} [de] {currency} = money
    pattern un {currency} = money
    pattern {currency} {number} = money
    pattern {number} {currency} [con|y] {cents} = money
    pattern {number} {currency} [con|y] {cents} {currency} = money
    pattern {number} {currency} (americanos|canadienses|mexicanos|suizos|estadounidenses) = money

    pattern (somos|seremos|vamos|iremos) {n} = people
    pattern [para] (solo|sólo|solamente) (yo|para mí|a mí) = people 1
    pattern (solo para mí|yo solo|yo sola) = people 1
    pattern (mi mujer y yo|mi marido y yo|mi esposa y yo|nosotros dos|los dos) = people 2
    pattern (un grupo|una familia|grupo) de {n} = people
    pattern [para] (un grupo|una familia|grupo) de {n} {unit} = quantity

    stage sums
    # Money and the like are put together before: “los veinte euros”.
    pattern [para] nosotros {n} = people
    pattern [para] (los|las) {n} = people
    pattern {duration} [y] {duration} = sum
    pattern {distance} [y] {distance} = sum
    pattern {money} [y|con] {money} = sum
    pattern para {people} = same
    pattern (somos|seremos) {people} = same

    """
}
