/// English numbers, dates, times, amounts and counts; the notation is that of the understanding's value patterns.
extension English {
  static let values = [numberWords, amounts, times, dates, moments]

  private static let numberWords = """
    decimal .
    group ,
    figures month-day
    article a an
    join and 100
    lead on at for
    endings st nd rd th
    trigger dot
    sign @ at
    sign . dot point
    sign _ underscore
    sign - dash hyphen
    sign + plus

    number zero = 0
    weak number one = 1
    number two = 2
    number three = 3
    number four = 4
    number five = 5
    number six = 6
    number seven = 7
    number eight = 8
    number nine = 9
    number ten = 10
    number eleven = 11
    number twelve = 12
    number thirteen = 13
    number fourteen = 14
    number fifteen = 15
    number sixteen = 16
    number seventeen = 17
    number eighteen = 18
    number nineteen = 19
    number twenty = 20
    number thirty = 30
    number forty fourty = 40
    number fifty = 50
    number sixty = 60
    number seventy = 70
    number eighty = 80
    number ninety = 90
    scale hundred = 100
    scale thousand = 1000
    weak scale k = 1000
    scale million millions = 1000000
    scale billion = 1000000000
    scale dozen = 12
    digit oh o = 0
    repeat double = 2
    repeat triple = 3

    ordinal first = 1
    ordinal second = 2
    ordinal third = 3
    ordinal fourth = 4
    ordinal fifth = 5
    ordinal sixth = 6
    ordinal seventh = 7
    ordinal eighth = 8
    ordinal ninth = 9
    ordinal tenth = 10
    ordinal eleventh = 11
    ordinal twelfth = 12
    ordinal thirteenth = 13
    ordinal fourteenth = 14
    ordinal fifteenth = 15
    ordinal sixteenth = 16
    ordinal seventeenth = 17
    ordinal eighteenth = 18
    ordinal nineteenth = 19
    ordinal twentieth = 20
    ordinal thirtieth = 30
    ordinal fortieth = 40
    ordinal fiftieth = 50
    ordinal hundredth = 100

    month january jan = 1
    month february feb = 2
    weak month march mar = 3
    month april apr = 4
    weak month may = 5
    month june = 6
    weak month jun = 6
    month july jul = 7
    month august aug = 8
    month september sept sep = 9
    month october oct = 10
    month november nov = 11
    month december dec = 12
    weekday monday mon = 1
    weekday tuesday tues tue = 2
    weak weekday weds wed = 3
    weekday wednesday = 3
    weekday thursday thurs thur thu = 4
    weekday friday fri = 5
    weekday saturday = 6
    weak weekday sat = 6
    weekday sunday = 7
    weak weekday sun = 7
    weak season spring = 1
    season summer = 2
    season autumn = 3
    weak season fall = 3
    season winter = 4

    unit second seconds sec secs = duration 1 second
    weak unit s = duration 1 second
    unit minute minutes min mins = duration 60 minute
    unit hour hours hr hrs = duration 3600 hour
    weak unit h = duration 3600 hour
    unit day days = duration 86400 day
    unit week weeks = duration 604800 week
    unit fortnight fortnights = duration 1209600 week
    unit month months = duration 2592000 month
    unit year years = duration 31536000 year
    unit meter meters metre metres = distance 1
    weak unit m = distance 1
    unit kilometer kilometers kilometre kilometres km kms klick klicks = distance 1000
    unit mile miles mi = distance 1609.344
    unit yard yards yd yds = distance 0.9144
    unit foot feet ft = distance 0.3048
    unit inch inches = distance 0.0254
    unit centimeter centimeters centimetre centimetres cm = distance 0.01
    unit calorie calories kilocalorie kilocalories kcal cal cals = energy 1
    unit kilojoule kilojoules kj = energy 0.2390057
    unit people persons person passengers passenger riders rider guests guest adults travelers travellers = people
    currency dollar dollars buck bucks $ = USD CAD AUD NZD SGD HKD
    currency euro euros € = EUR
    currency pound pounds quid £ = GBP
    currency yen ¥ = JPY
    currency franc francs chf = CHF
    currency rupee rupees ₹ = INR
    currency peso pesos = MXN
    currency yuan renminbi = CNY
    currency usd = USD
    currency eur = EUR
    currency gbp = GBP
    minor cent cents ¢ = USD EUR CAD AUD NZD
    minor penny pennies = USD GBP
    minor pence = GBP

    """

  private static let amounts = """
    stage numbers
    pattern (a|one) half = number 1/2
    pattern half {power} = scaled 1/2
    pattern half a {power} = scaled 1/2
    pattern (a quarter|one quarter|quarter) of [a] {power} = scaled 1/4
    pattern three quarters of [a] {power} = scaled 3/4
    pattern {power} and (a|one) half = scaled 3/2
    pattern {number} and (a|one) half {power} = product 1/2
    pattern {number} and (a|one) quarter {power} = product 1/4
    pattern a dozen = number 12
    pattern half a dozen = number 6
    pattern (a|the) couple [of] = number 2
    pattern couple of = number 2
    pattern a pair of = number 2
    pattern {number} and (a half|one half) = scaled 1 1/2
    pattern {number} and (a|one) quarter = scaled 1 1/4
    pattern {number} and (three|3) quarters = scaled 1 3/4
    pattern (a|one) quarter = number 1/4
    pattern three quarters = number 3/4
    pattern {number} thirds = scaled 1/3
    pattern {number} quarters = scaled 1/4
    pattern {number} halves = scaled 1/2
    pattern {number} fifths = scaled 1/5
    pattern {number} tenths = scaled 1/10
    pattern {number} (grand|k) = scaled 1000
    pattern (a|one) third = number 1/3
    pattern two thirds = number 2/3
    pattern {number} (point|dot) {number} [{n}] [{n}] = point
    pattern ½ = number 1/2
    pattern ¼ = number 1/4
    pattern ¾ = number 3/4
    pattern {number} ½ = scaled 1 1/2
    pattern {number} ¼ = scaled 1 1/4
    pattern {number} ¾ = scaled 1 3/4

    stage amounts
    # Somebody who says so little is taken to mean three.
    pattern a few {unit!} = quantity 3
    pattern {number} [of] {unit} = quantity
    pattern {number} more {unit} = quantity
    pattern {few} {tens} {unit} = quantity
    pattern (a|an|one|a single) {unit!} = quantity
    pattern half (a|an|of a|of an) {unit} = quantity 1/2
    pattern half {unit} = quantity 1/2
    pattern a half {unit} = quantity 1/2
    pattern {half} {unit} = quantity
    pattern {half} (a|an|of a|of an) {unit} = quantity
    pattern {quarter} (of a|of an|an|a) {unit} = quantity
    pattern quarter (of a|of an) {unit} = quantity 1/4
    pattern quarter {unit} = quantity 1/4
    pattern {number} of (a|an) {unit} = quantity
    pattern {number} {unit} and {half} = quantity 1 1/2
    pattern {number} {unit} and {quarter} = quantity 1 1/4
    pattern (a|an|one) {unit!} and {half} = quantity 1 1
    pattern (a|an|one) {unit!} and {quarter} = quantity 1 1
    pattern {number} half hours = quantity 1/2

    pattern {number} [us|u s|american|canadian|australian|swiss] {currency} = money
    pattern {number} {currency} sterling = money
    pattern (a|an|one) {currency} = money
    pattern (a|an|another) {currency} {number} = money
    pattern {currency} {number} = money
    pattern {number} {currency} {cents} = money
    pattern {number} {currency} and {cents} = money
    pattern {number} {currency} [and] {cents} {currency} = money
    pattern {number} of {currency} = money
    pattern {number} and a half {currency} = money

    pattern [for] [the] {n} of (us|them|you) = people
    pattern (for all|all) {n} of us = people
    pattern [for] us {n} = people
    pattern [for] (just|only) me = people 1
    pattern [for] me (and my|plus my) (wife|husband|friend|girlfriend|boyfriend|partner|son|daughter) = people 2
    pattern [for] (me plus one|both of us|the both of us) = people 2
    pattern [a] (party|group|family) of {n} = people
    pattern for a (party|group|family) of {n} = people
    pattern [for] [a] (party|group|family) of {n} {unit} = quantity

    stage sums
    pattern {duration} [and] {duration} = sum
    pattern {distance} [and] {distance} = sum
    pattern {money} [and] {money} = sum
    pattern {currency} {money} = sum
    pattern for {people} = same
    pattern [for] [a] (party|group|family) of {people} = same
    pattern {people} (total|in total|in all|altogether) = same
    pattern {people} of us = same

    """

  private static let times = """
    stage times
    pattern [at] noon = time 12
    pattern [at] midday = time 12
    pattern [at] midnight = time 0
    pattern (at|by at|around|about|at around|at about|for) {clock} = same
    pattern (at|around|about|at around|at about|at exactly) {hour} = clock
    pattern (at|around|about|at around|at about|at exactly|for|for around|for about) {hour} {minute} = clock
    pattern {hour} {minute} (at the latest|or so|sharp) = clock
    pattern (at|around) {pointed} = clock
    pattern [at|around|about] {hour} o'clock = clock
    pattern [at|around|about] {hour} o clock = clock
    pattern [at|around|about] {hour} oclock = clock
    pattern [at|around|about|for] {hour} [o'clock] (am|a m) = clock 0 am
    pattern [at|around|about|for] {hour} [o'clock] (pm|p m) = clock 0 pm
    pattern [at|around|about|for] {hour} {minute} (am|a m) = clock 0 am
    pattern [at|around|about|for] {hour} {minute} (pm|p m) = clock 0 pm
    pattern [at|around|about|for] {pointed} (am|a m) = clock 0 am
    pattern [at|around|about|for] {pointed} (pm|p m) = clock 0 pm
    pattern [at|around|about|for] {clock} (am|a m) = clock 0 am
    pattern [at|around|about|for] {clock} (pm|p m) = clock 0 pm
    pattern [at|around|about] half past {hour} = clock 30
    pattern [at|around|about] half {hour} = clock 30
    pattern [at|around|about] (quarter|{quarter}) (past|after) {hour} = clock 15
    pattern [at|around|about] (quarter|{quarter}) (to|of|before|till) {hour} = clock -15
    pattern [at|around|about] {minute} (past|after) {hour} = clock
    pattern [at|around|about] {n} past {hour} = minutes 1
    pattern [at|around|about] {duration} (past|after) {hour} = minutes 1
    pattern [at|around|about] {n} (to|before|till) {hour} o'clock = minutes -1
    pattern (at|around|about|it's) {n} (to|before|till) {hour} = minutes -1
    pattern {minute} to {hour} (am|a m) = minutes -1
    pattern {duration} (to|before) {hour} = minutes -1

    pattern morning = part 5 12
    pattern afternoon = part 12 18
    pattern evening = part 17 24
    pattern night = part 18 28
    pattern (lunchtime|lunch time) = part 12 14
    pattern (breakfast time|breakfast) = part 7 10
    pattern (dinnertime|dinner time|supper time) = part 18 21
    pattern daytime = part 8 18

    """
}
