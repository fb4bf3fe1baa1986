extension English {
  /// Days, ranges and repetitions, as patterns of the notation of values.
  static let dates = """
    stage days
    pattern today = day 0
    pattern todays = day 0
    pattern yesterdays = day -1
    pattern tomorrows = day 1
    pattern tomorrow = day 1
    pattern tomorow = day 1
    pattern tmrw = day 1
    pattern yesterday = day -1
    pattern (the day after|the day after day after) tomorrow = day 2
    pattern day after tomorrow = day 2
    pattern [the] day before yesterday = day -2
    pattern [right|just] now = now
    pattern right away = now
    pattern immediately = now
    pattern as soon as possible = now
    pattern asap = now
    pattern {duration} from {weekday} = weekday after 1

    pattern {weekday!} = weekday
    pattern (on|this|this coming|coming|the coming|this upcoming|for) {weekday} = weekday
    pattern [on] next {weekday} = weekday 1
    pattern [on] {weekday} next week = weekday 1
    pattern [on] {weekday} of next week = weekday 1
    pattern [on] {weekday} (last week|of last week) = weekday -1
    pattern [on] {weekday} this week = weekday 0
    pattern [on] [this|the] (last|past|previous) {weekday} = weekday last

    pattern (this|the current|the|in this) week = period week 0
    pattern [the|in the] (next|following|coming) week = period week 1
    pattern [the] (last|previous|past) week = period week -1
    pattern the week after next = period week 2
    pattern the week before last = period week -2
    pattern (this|the current) month = period month 0
    pattern [the] (next|following|coming) month = period month 1
    pattern [the] (last|previous|past) month = period month -1
    pattern (this|the current) year = period year 0
    pattern [the] (next|following|coming) year = period year 1
    pattern [the] (last|previous|past) year = period year -1
    pattern the month before last = period month -2
    pattern the year before last = period year -2
    pattern [on|over|for] (this|the|the coming) weekend = weekend 0
    pattern (at|on) the weekend = weekend 0
    pattern next weekend = weekend 1
    pattern [over|from] [the] (last|past|previous) weekend = weekend -1
    pattern (this|this past|in|in the|during|during the) {season} = season
    pattern the {season} = season
    pattern [the] (last|past|previous) {season} = season -1
    pattern [the] next {season} = season 1
    pattern [in] {season} {year} = season
    pattern [in] the {season} of {year} = season

    pattern {month!} = date
    pattern (in|this|during|for) {month} = date
    pattern [in] next {month} = date
    pattern [in|from] last {month} = last-month
    pattern [in] {month} [of] {year} = date
    pattern [on|for] [the] {month} [the] {monthday} = date
    pattern [on|for] {month} [the] {monthday} {year} = date
    pattern [on|for] [the] {monthday} [of] {month} = date
    pattern [on|for] [the] {monthday} [of] {month} {year} = date
    pattern [on|for] {weekday} [the] {monthday} [of] {month} = date
    pattern [on|for] {weekday} [the] {monthday} [of] {month} {year} = date
    pattern [on|for] {weekday} {month} [the] {monthday} = date
    pattern [on|for] {weekday} {month} [the] {monthday} {year} = date
    pattern [on|for] {weekday} the {ordinal} = date
    pattern (on|by) [the] {ordinal} = date
    pattern for the {ordinal} = date
    pattern [on] the {ordinal} of (this month|the month) = date
    pattern (on|for) {figures} = date
    pattern {figures!} = date
    pattern (in|from|of|during|in the year|year|the year) {year} = date
    pattern (in|during) {n} {cents} = date
    pattern {month} {n} {cents} = date
    pattern (christmas|christmas day|xmas) = feast 12 25
    pattern christmas eve = feast 12 24
    pattern new year's eve = feast 12 31
    pattern new year's [day] = feast 1 1
    pattern valentine's [day] = feast 2 14
    pattern halloween = feast 10 31

    pattern (every|each) {weekday} = every
    pattern (every|each) {weekday} and {weekday} = every
    pattern every {weekday} {weekday} and {weekday} = every
    pattern on {weekday} and {weekday} every week = every
    pattern (in|within) {duration} = shift 1
    pattern in {duration} ['s] time = shift 1
    pattern in {duration} from now = shift 1
    pattern {duration} from (now|today) = shift 1
    pattern {duration} later = shift 1
    pattern [about|over] {duration} (ago|back) = shift -1
    pattern [in|over|during|for|from] [the] (last|past|previous) {duration} = lately
    pattern [in|over|during|for] [the] (next|coming|following) {duration} = soon
    pattern these (last|past) {duration} = lately
    pattern (in|over|during|within) the (last|past) {step} = lately

    """

  static let moments = """
    stage moments
    pattern tonight = day-part 0 18 28
    pattern tonight [at] {clock} = day-part 0 18 28
    pattern tonight {hour} = day-part 0 18 28
    pattern {clock} tonight = day-part 0 18 28
    pattern (at|for) {hour} tonight = day-part 0 18 28
    pattern {hour} tonight = day-part 0 18 28
    pattern this {part} = day-part 0
    pattern (early|late|later) this {part} = day-part 0
    pattern {clock} this {part} = day-part 0
    pattern this {part} [at] {clock} = day-part 0
    pattern [from] last {part} = day-part -1
    pattern last {part} [at] {clock} = day-part -1
    pattern (in|during) the {part} = join
    pattern (at|during the|in the) night = part 18 28
    pattern at {part} = join
    pattern [early|late] [in] {day} {part} = join
    pattern (early|late) (on|in the|in) {day} {part} = join
    pattern {day} (in the|at|early in the|late in the) {part} = join
    pattern {day} {part} [at] {clock} = join
    pattern {day} in the {part} [at] {clock} = join
    pattern {day} {clock} = join
    pattern {day} (at|around|about|for|by) {clock} = join
    pattern {day} (at|around|for) {hour} = join
    pattern {day} {hour} {minute} = join
    pattern {day} {clock} (in the|at) {part} = join
    pattern {clock} {day} = join
    pattern {clock} (on|of) {day} = join
    pattern {clock} {day} {part} = join
    pattern {clock} (on|of) {day} {part} = join
    pattern {clock} (in the|at) {part} = join
    pattern {clock} in the {part} (on|of) {day} = join
    pattern {clock} in the {part} {day} = join
    pattern {hour} in the {part} = join
    pattern {part} (of|on) {day} = join
    pattern the {part} (of|on) {day} = join
    pattern {day} {hour} in the {part} = join
    pattern {day} {hour} {minute} in the {part} = join

    stage ranges
    pattern {hourTo} {date} = between
    pattern {day} {hourTo} {clock} = between
    pattern from {date} (to|until|till|til|through|thru) {date} = between
    pattern {date} (to|until|till|til|through|thru) {date} = between
    pattern from {hour} (to|until|till|til) {date} = between
    pattern from {hour} (to|until|till|til) {hour} = between
    pattern {day} from {hour} (to|until|till) {hour} = between
    pattern {day} from {hour} (to|until|till) {clock} = between
    pattern {day} from {clock} (to|until|till) {clock} = between
    pattern {day} between {hour} and {hour} = between
    pattern {day} between {hour} and {clock} = between
    pattern {day} between {clock} and {clock} = between
    pattern {hour} to {clock} = between
    pattern (from|between) {hour} {clock} = between
    pattern {clock} {clock} = between
    pattern between {date} and {date} = between
    pattern between {hour} and {clock} = between
    pattern between {hour} and {date} = between
    pattern between {hour} and {hour} = between
    pattern from {day} to [the] {monthday} = between
    pattern [from] {day} (to|through) [the] {monthday} = between
    pattern between {day} and [the] {monthday} = between
    pattern since {date} = bound since
    pattern since {hour} = bound since
    pattern ever since {date} = bound since
    pattern from {date} (on|onwards|onward) = bound from
    pattern (after|later than) {date} = bound after
    pattern after {hour} = bound after
    pattern (after|later than) {hour} {minute} = bound after
    pattern (starting|beginning) [from|on] {date} = bound from
    pattern (before|earlier than|prior to|ahead of) {date} = bound before
    pattern before {hour} = bound before
    pattern (before|earlier than) {hour} {minute} = bound before
    pattern (until|till|til|up to) {date} = bound until
    pattern (until|till|til|up to) {hour} = bound until
    pattern (until|till|til|up to) {hour} {minute} = bound until
    pattern (by|no later than|by the end of|not later than) {date} = bound by
    pattern (by|no later than|not later than) {hour} = bound by
    pattern (by|no later than|not later than) {hour} {minute} = bound by
    pattern between {date} and now = bound since
    pattern from {date} (to|until|till) now = bound since
    pattern (from|on|for|in|of|at) {date} = same
    pattern for {party} = people
    pattern for one = people 1

    pattern (every|each) {step} = every
    pattern (every|each) {duration} = every
    pattern every other {step} = every - 2
    pattern (every|each) (single) {step} = every
    pattern (every|each) fortnight = every week 2
    pattern once [every] {duration} = every
    pattern daily = every day
    pattern every weekday = workdays
    pattern weekly = every week
    pattern monthly = every month
    pattern (yearly|annually) = every year
    pattern hourly = every hour
    pattern once (a|every|each|per) {step} = every
    pattern (biweekly|every second week|every other week) = every week 2
    pattern every other day = every day 2
    pattern every other month = every month 2
    pattern every other year = every year 2
    pattern (every|each) {part} = every

    stage repetitions
    pattern {repeated} [at|starting|from|beginning] {clock} = join
    pattern {repeated} [starting|beginning|from] [on] {date} = join
    pattern {repeated} (in the|at) {part} = join

    stage prices
    # “Twelve fifty”, where it is no time.
    pattern {n} {tens} = point

    """
}
