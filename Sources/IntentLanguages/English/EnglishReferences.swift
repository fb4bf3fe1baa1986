/// What stands for something that was spoken of before or is looked at, in English.
extension English {
  /// The words, by what they refer to.
  static let references = """
    symbol ^him/0.4 = him
    symbol ^her/0.4 = her
    symbol ^them/0.4 = them
    symbol ^there/0.4 = there | over there | (that | the same) (place | address | location | destination)
      | the destination | [to] (get | go | take me | take us | travel) there | going there
    symbol ^thisPlace/0.4 = this (place | restaurant | bar | café | cafe | pub | shop | store | hotel | spot | business
      | location | address | destination | event | one)
    symbol ^here/0.4 = here | this spot
    symbol ^this/0.4 = this | this one | this thing | this page
    symbol ^that/0.3 = that | it | that one | the same | the same thing | (the same | that | the last) (message | text)
    symbol ^sameAmount/0.4 = the same amount | the same sum | that amount | the same | as much | just as much | that much
      | exactly as much
    symbol ^another/0.4 = another | another one | one more | one more message | yet another one
    """

  /// Requests that are about what was spoken of last or what the user is looking at.
  static let contextual = """
    @to/0.1 = to | for | with
    @too/0.1 = too | also | as well

    intent SendMessage
    @send = send | forward | share | pass on | shoot
    @text = text | message
    (@send | @text) {content=^this|^that} [@too] @to {recipients} [@too]
    @send {recipients} {content=^this|^that} [@too]
    @tell {recipients} @asWell => content=^that
    @tell/0.8 = text | message | tell | write to | write
    @asWell/0.3 = too | as well | also
    @send {recipients} {content=^another}
    @send {content=^another} @to {recipients}

    intent SendPayment
    @pay = pay | send | give | wire | transfer | resend | repay
    @pay {payee} {currencyAmount=^sameAmount} [@too]
    @pay {currencyAmount=^sameAmount} @to {payee} [@too]

    intent RequestPayment
    @request = request | ask for | charge | collect
    @from/0.2 = from
    @request {payer} {currencyAmount=^sameAmount}
    @request {currencyAmount=^sameAmount} @from {payer} [@too]

    intent StartCall
    @call = call | phone | ring | dial | call up | ring up | give a call to
    @call {contacts=^thisPlace}
    @call [up] {contacts=^there}

    intent GetDirections
    @show/0.5 = get | show | give | find | pull up | bring up | need | want | open | start
    @me/0 = me | us
    @directions/1.2 = directions | [the] (route | way) | navigation
    @navigate/1.2 = navigate | route me | guide me | how do i get | how do we get | how do i go | how can i get
      | show me how to get | what's the way | what is the way
    @toPlace/0.1 = to | for | over to
    $goal = [@toPlace] {destination=^there|^thisPlace} | @toPlace {destination}
    @show [@me] @directions $goal
    @directions $goal
    @navigate $goal

    intent AddReminder
    @remind/1.2 = remind me | remind us | (set | make | create | add | give | leave) [me] (a | another) reminder
      | i need a reminder
    @about/0.3 = about | of | for | to (look at | check | check out | see | open | come back to | go back to | read | finish)
    @at/0 = to | at | back to | from | in
    @whenI/0.5 = (when | once | as soon as | after) [i | i'm | i am | we]
    @arrive/0.5 = get | arrive | am | come | get back | come back | reach | arrive back | are
    @leave/0.5 = leave | go out of | get out of | am leaving | head out of | leaving | am done at
    symbol home/0.49 = home | back home | at home | my house | my place | the house
    symbol work/0.49 = work | at work | the office | my office
    $arrival = @whenI [@arrive] [@at] {arrivalPlace=home|work|^there|^thisPlace} | @whenI @arrive [@at] {arrivalPlace}
    $departure = @whenI @leave [@at] ({departurePlace=home|work|^here|^there|^thisPlace} | {departurePlace})
    @on/0 = at | on | by
    $when = [@on] {temporalEventTrigger} | $arrival | $departure
    @remind [@about {subject=^this|^that|^thisPlace}] [$when]
    @remind $when @about {subject=^this|^that|^thisPlace}
    """

  /// How one goes on with the request before.
  static let contextualReplies = """
    too = too | as well | also
    same = [the] same [thing | message | text | amount | again] | ditto
    after StartWorkout,ResumeWorkout PauseWorkout = pause [it | that | this] | (take | let's take | i need) a break
      | (hold | stop) (on | it) for (now | a (minute | second | moment)) | hold it | hold on [a (minute | second | moment)]
    after StartWorkout,PauseWorkout,ResumeWorkout ResumeWorkout = resume [it | that | this] | unpause [it | that | this]
    after PauseWorkout ResumeWorkout = continue [it | that | this] | go on | carry on | keep going | start [it] again
      | [i'm] back [to it] | let's (go on | go | keep going | continue) | restart [it]
    after StartWorkout,PauseWorkout,ResumeWorkout EndWorkout = (end | stop | finish | complete) [it | that | this]
      | (i'm | i am | i'm all | all) (done | finished) | done | finished | that's (it | all | enough)
      | (end | stop | finish) [it | there] here | wrap it up
    after StartWorkout,PauseWorkout,ResumeWorkout CancelWorkout = (cancel | discard | drop | delete | scrap | forget) (it | that | this)
      | throw (it | that | this) away
    after RequestRide GetRideStatus = where is (it | he | she) [now] | where are (they | you) | where's (it | he | she)
      | how (long | far) [away | off] [is it] | how much longer | how long (will | does) it (take | be) | what's the eta | eta
      | (is | are) (it | he | she | they) (here | coming | close | on the way | there) [yet]
      | when (does | will | is) (it | he | she) (come | coming | arrive | be here | get here | here | arriving | getting here)
    after RequestRide CancelRide = cancel (it | that | this) | call (it | that) off | scrap (it | that)
      | i (don't | do not) need (it | that) [anymore | any more | any longer] | i no longer need (it | that)
    after StartCall HangUpCall = (end | stop) (it | that) | hang it up
    carrier AddReminder = remind me
    carrier AddReminder temporalEventTrigger = remind me
    carrier GetDirections destination = directions to
    """

  static let contextualPrompts = """
    * unclear: I’m not sure what you mean[ by “{words}”].
    * unclear person: I’m not sure who you mean[ by “{words}”].
    * unclear place: I’m not sure which place you mean[ by “{words}”].
    StartCall.contacts unclear place: I don’t have a phone number for “{words}”.

    GetDirections.destination name: destination
    GetDirections.destination needsValue: Where would you like to go?
    GetDirections continueInApp: Getting directions to {destination} in {app}.
    GetDirections failure: Sorry, {app} couldn’t find the way there.

    AddReminder.subject name: subject
    AddReminder.subject needsValue: What should I remind you about?
    AddReminder.arrivalPlace name: place
    AddReminder.departurePlace name: place
    AddReminder.temporalEventTrigger name: time
    AddReminder.temporalEventTrigger needsValue: When should I remind you?
    AddReminder.temporalEventTrigger needsValue: Sorry, when? You can say a time or a place, such as “when I get home”.
    AddReminder.temporalEventTrigger needsValue instead: When should I remind you instead?
    AddReminder.temporalEventTrigger unsupported past: That’s over already.
    AddReminder success: OK, I’ll remind you about {subject}[ {temporalEventTrigger}][ {event}][ when you get to {arrival}][ when you leave {departure}].
    AddReminder failure: Sorry, I couldn’t keep that reminder.
    AddReminder due: You asked me to remind you about {subject}.
    word arrivingHome: when you get home
    word arrivingWork: when you get to work
    word leavingHome: when you leave home
    word leavingWork: when you leave work
    """
}
