extension English {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = book | order | request | reserve | hail | arrange | grab | schedule | call | hire | summon | pre-book | set up
      | call for | call up | call [for] me | book me | order me | get me booked | phone for | organize | sort out | place an order for
      | reserve me | ring for | ring me | phone me | hail me | schedule me | arrange me | grab me | put in a request for
    @get/0.6 = get | get me | find | find me | find us | have | take | look for | send | send me | use | connect me with | bring me
      | (i | we) (will | would) be needing | (i'll | we'll) be needing | getting us | fetch me | catch | get us | get for me | look up | get a hold of | search for | take me | help me get | want | need
      | could (use | do with) | (i | we) will need | (i | we) would need | i'll need | i'd need | we'll need | there is | are there any | is there [a | any] | in need of
      | in (urgent | desperate | immediate | dire) need of | secure | obtain | hailing [me] | getting [me] | booking [me] | i can have | need a | flag | flag me | flag down
      | (i'd | i would | we'd | would) appreciate | would like | i would like | i'd like | id like | would love | i'd love | id love | we'd like | help me with | help with | looking for | prefer | go ahead with | require | requesting | ordering | calling
    @rideNoun/0.8 = ride | rides | taxi | cab | taxicab | lift | uber | lyft | rideshare | ride share | car service | minicab | taxis | cabs
      | ola | cabify | careem | didi | ubers | lyfts | (taxi | cab | uber | lyft) (ride | rides | pickup | service | car) | taxi cab | ride cab | car ride
    @rideArticle/0 = (a | an | the | my | another | one | some | your | any | this | our | two | 2 | three | 3 | several | a couple of) [usual | nearby | closest | nearest | new | quick
      | next | next available | cheap | cheapest | fast]
    $kind = {rideOptionName=pool|luxury|regular|xl|intercity}
    $ride = [@rideArticle] [$kind] @rideNoun
    @a/0 = a | an | the | my | your | usual | regular
    @car/0.5 = [a | the] (car | driver | pickup | vehicle | pick up | transportation | transport)
    @rideWord/0.6 = ride | rides | cab | taxi | car | uber | lyft
    @toPlace/0.2 = (to | and | that can | who can) (take | bring | drive) (me | us) and my (friend | friends | family | wife | husband | kids | group | colleagues) to
      | and (i | we) (need | want | have | would like | are going) to (go | get) to | to | going to | to go to | headed to | heading to | that goes to | (that | which) (will take | takes | can take) (me | us) to | to get to | to take (me | us) [over] to
      | and take (me | us) to | and go to | to bring me to | to travel to | into | over to | destined for | driving to
      | (to | and) drop (me | us) [off] at | to drive (me | us) to | take to me to | that takes me to | going over to | to visit | and have it take me to
      | (with | and) [the | a | my] destination [set | is | of | being] [to | at | as] | and enter [the] destination [as] | destination | to reach
      | [and] (i'm | i am | we're | we are | i'll be | i will be) (going | headed | heading | on my way) to | to the place at | to arrive (at | to)
      | [that | which] (will arrive | arrives | arriving | gets there | to arrive) (at | in) | [that | which] (will get | gets | will get me | gets me) to | [my | the | our] destination is | the address is | i want to go to | i need to go to | i need to get to | i have to get to
      | (i | we) (want | need | would like) to (arrive at | be at | reach) | to be dropped [off] at | with [a] drop off at | so i can get to | straight to
    @fromPlace/0.2 = from | starting from | starting at | picking me up at | picking me up from | at | leaving from | leaving
      | (to | and) [come] pick (me | us) up (at | from | in | by) | to collect me from | with [a] pickup (at | from) | out of | near | outside | in front of
      | and have it [come] pick (me | us) up (at | from | in) | (i'm | i am | we're | we are) (at | in | standing at | waiting at) | sent to | sent over to | come by | come over to | stop by
      | (for | with) [a] (pickup | pick up) (at | from) | to come to | come to | to be picked up (at | from) | my location is | pick up (at | from) | [the] pickup (is | location is | point is) [at]
    @home/0.3 = here | (from | at | to) (my | the | our) current (location | position | address) | back | to go | to get | to take me | to travel | to pick (me | us) up | and have it pick me up
      | to come [and] get me | at my place | to my place | to be picked up | to my (location | house | hotel)
    symbol home/0.3 = home
    @homeward/0 = back | to (get | go | take me | take us | bring me | bring us | drive me | drive us) [back]
      | so (i | we) can (go | get) [back] | go | get | going
    $home = [@homeward | @toPlace] {dropOffLocation=home} | @fromPlace {pickupLocation=home} | @home
    @forPeople/0.1 = (that | which) (seats | fits | can fit | can take | holds | has room for) | for | of | there are | there will be | there is | it's for | it is for | i'm in a group of | for a group of | with
      | it will be for | and make it for | make it for | i need the cab for | the cab would be for | just for | something for | we are | we're
    @people/0.2 = (people | persons | person) and | people | persons | person | passengers | passenger | of us | adults | riders | seats | friends
      | seat | travelers | riding | (people | of us) traveling
    @at/0.1 = at | for | on | in | around | by | about | leaving | leaving at | by around | to be here | to arrive | to be there | ready
    @forPlace/0.2 = for
    # “A car for three days” is no ride.
    $whereTo = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | $there | $home
    $where = (@toPlace | @forPlace) {dropOffLocation} | @fromPlace {pickupLocation} | $there | $home | {app} | $between
    $between = @betweenPlaces {pickupLocation} @andPlace {dropOffLocation}
    @betweenPlaces/0.2 = between | [to | for] (travel | travelling | commute | commuting | go | going | get | getting | shuttle) between
    @andPlace/0.2 = and
    $there = [@toPlace | @getWord] {dropOffLocation=^there|^thisPlace} | @toPlace @somewhere
    @getWord/0.1 = go | going | to (go | get | reach | arrive | travel) | get | so i can (go | get) | which i can use to go | for
      | to take (me | us) | take (me | us) | to be driven
    # A ride now is a ride without a time.
    $when = [@at] ({scheduledPickupTime} | @atOnce)
    @atOnce/0.8 = by (the | my | our) (booked | reserved | reservation | booking) [time] | in time for (my | our | the) [dinner | lunch] (reservation | booking) | [for] [right] now | right away | immediately | asap | as soon as possible | (right | at) this (moment | minute | second)
    # A bare number belongs to the place before it: “Palm Street 4”.
    $size = @forPeople {partySize} [@people] | {partySize} @people | [@forPeople] {partySize:people}
    $option = @in $kind [@rideWord] | @in {rideOptionName:rideOptionName!} [@rideWord] | @in {rideOptionName:rideOptionName} @carWord | @inA {rideOptionName:rideOptionName}
    @inA/0.2 = in a | in an
    @carWord/0.3 = car | ride | cab | vehicle | preferably
    @in/0.05 = [preferably | maybe] (in | with | as | using) [a | an | the] | (i | we) [would] (want | like | prefer | need) [to have] [a | an | the]
      | (i'd | we'd) (like | prefer) [a | an | the] | (it | this) (can | should | could | has to) be [a | an]
      | (i'm | i am) (fine | ok | okay) with [it being] [a | an] | and [i | we] (can adjust with | want | prefer) [a | an] | can be a | and make it [a | an]
    symbol pool = pool | shared | carpool | share | uberpool
    symbol luxury = luxury | luxurious | black | premium | premier
    symbol regular = regular | standard | normal | economy | private | uberx
    symbol intercity = outstation | intercity | inter city
    symbol xl = xl | minivan | suv | van | uberxl
    $more = $where | $when | $size | $option | @nearHere
    @nearHere/0.05 = nearby | near me | close by | around here | near here

    intent RequestRide
    @rideMe @me ($home | @toPlace {dropOffLocation} | {dropOffLocation=home}) [$more]
    @rideMe/1.0 = uber | lyft | taxi
    @pickThem {*} @atPlace {pickupLocation} @byRide
    @pickThem/0.5 = pick up | collect | fetch
    @atPlace/0.2 = at | from
    (@book | @get) $ride [$more]*
    (@book | @get) @a {rideOptionName:rideOptionName!} [$more]*
    (@book | @get) @car $whereTo [$more]*
    (@book | @get) @car [@forPeople] {partySize:people} [$more]
    (@book | @get) [@rideArticle] @rideNoun $kind [$more]*
    ~0.2 (@book | @get) @a $kind [$size] @toPlace {dropOffLocation} [$more]
    @sendOut [@rideArticle] (@rideNoun | @car) @overTo {pickupLocation} [@andTake {dropOffLocation}] [$more]
    @sendOut/0.6 = send | send me | send over
    @overTo/0.8 = to | over to | out to
    @andTake/0.9 = (to | and | and then | then) (take | bring | drive | get | drop) (me | us) [off] (to | at)
      | (and | and then | then) (taken | driven | brought | dropped [off] | dropped me [off]) (to | at)
    $size @andGo {dropOffLocation} [$more]
    $size [@soThat] (@book | @get) ($ride | @a $kind) [$more]
    @andGo/0.6 = [and [we | i]] (want | need | would like | have) to (go | get) to | [and [we're | i'm]] (going | headed) to
    @book @car [$more]*
    (@book | @get) ($ride | @car) @done [$more]*
    @done/0.3 = sent | booked | ordered | called | arranged | reserved | to be sent | waiting | ready | scheduled | sent out | lined up
    @anyRides $ride @available2 [$more]*
    ~0.25 $ride @available2 [$more]*
    @anyRides/0.4 = [see | check | find out] (if | whether) (there's | there is | there are) | are there | is there | are | is | do you have | have you got | got | do you see | can i find | i wonder if there are
    @available2/0.8 = available | free | nearby | near me | near here | around here | in my area | in the area | close by | around
      | running | (available | free) (now | nearby | near me | around here | in my area | in the area | here | right now)
    ~0.4 $ride [$more]*
    ~0.3 (@book | @get) @a {rideOptionName:rideOptionName} @rideWord [$more]*
    (@book | @get) {app} @rideWord [$more]*
    (@take | @drive | @getMeTo) [@me] @fromPlace {pickupLocation} @toPlace {dropOffLocation} [$more]*
    ~0.15 @goFrom {pickupLocation} @toPlace {dropOffLocation} [$more]*
    @goFrom/0.9 = [i | we] (need | have | want | would like) to (get | go | travel | ride) from | (i'd | we'd) like to (get | go) from
    @take @me @toPlace {dropOffLocation} [$more]*
    ~0.3 @take @me {dropOffLocation} [$more]*
    @getMeTo (@toPlace {dropOffLocation} | [@homeward] {dropOffLocation=home}) [$more]*
    @drive @me (@toPlace {dropOffLocation} | $there | $home) [$more]*
    ~0.15 @goTo {dropOffLocation} [$more]*
    @go [@toPlace {dropOffLocation} | $home] @byRide [$more]*
    @go @fromPlace {pickupLocation} [@toPlace {dropOffLocation} | $home] [$when] @byRide [$more]
    @leave {pickupLocation} [@toPlace {dropOffLocation}] [$when] @byRide [$more]
    @leave/0.3 = leave | depart | depart from | leave from
    @leaveFrom {pickupLocation} [$when] [@soThat] (@book | @get) $ride [$more]
    @leaveFrom/0.4 = [i | we] (want | need | have | would like) to (leave | depart) [from] | [i'm | we're] (leaving | departing) [from]
    ~0.3 @imAt {pickupLocation} [@soThat] @goTo {dropOffLocation} [$more]
    @go @byRide [$more]*
    [$size] @headedTo ({dropOffLocation} | @somewhere) [$when] [@soThat] (@book | @get) $ride [$more]*
    # No place that an app could find.
    @somewhere/0.3 = (another | a different | some other) (city | town | place | part of town) | somewhere [else] | some place else
    @pick [@fromPlace {pickupLocation}] [$more]*
    $ride @pick [@fromPlace {pickupLocation}] [$more]*
    @canWord $ride @pick [@fromPlace {pickupLocation}] [$more]*
    @canWord/0.1 = can | could
    @pick @fromPlace {pickupLocation} [$when] @andTake {dropOffLocation} [$more]
    @take/0.5 = take | bring
    @getMeTo/0.9 = get (me | us)
    @drive/0.9 = drive | take | give | drop | (find | get | send) [me | us] (someone | somebody | a driver | anyone) (to | who can) (drive | take)
    @me/0.3 = me | us | me off
    @go/0.3 = go | get | travel | get around | be there | be taken | ride | arrive | head
    @byRide/1.1 = (by | in | with | via | using) [a | an | the] [shared | private | regular | black | luxury] (cab | taxi | uber | lyft | rideshare | uberx)
      [xl | x | pool]
    @soThat/0.1 = [and | so] (i | we) | and | so
    @headedTo/0.2 = [i | we] [have plans to | plan to | want to | need to | have to | would like to] (arrive (at | in) | be at) | [i | we] (have plans to | plan to | am planning to | are planning to) (go | get) to | (my | our | the) destination (is | will be) | [i | we] (need to | have to | want to | wanna | gotta) be (at | in) | [i'm | i am | im | we're | we are] (going | headed | heading) to | [i | we] (need to | have to | want to | wanna | gotta) (go | get) to
    @imAt {pickupLocation} [@soThat] ((@book | @get) $ride | @pick) [$more]*
    @imAt/0.3 = (i'm | i am | im | we're | we are) [here | currently | still] [standing | waiting | stuck | stranded] (at | in | near | outside [of] | by)
    @goTo/0.9 = [i | we] (need | have | want | would like) to (get | go) to | get to | go to | travel to | get over to | be taken to | head to | trying to get to | need to be at
      | get a ride to | make it to | be driven to | (get | be) dropped [off] at | drop (me | us) [off] at | get a lift to | hitch a ride to
    @pick/0.9 = pick (me | us) up | come [and] (get | pick up | collect | fetch) (me | us) | come pick (me | us) up | collect (me | us)
      | (be | get) picked up | have (someone | a car | a driver | somebody) [come] (pick | collect) (me | us) [up]
      | (send | get | find | need) (someone | a driver | somebody | anyone) to (pick (me | us) up | get me | collect me) | need picking up | [need] a [taxi] (pickup | pick up)
    ~0.3 $size $ride

    intent ListRideOptions
    @list/0.6 = what | which | show | show me | list | what are | what are the | are there | tell me | do you have | compare | see
    @options/1.2 = [ride | my | the | available] (ride options | rides | ride types | cars | taxis | cabs | kinds of rides | transport options)
    @available/0.4 = available | are available | are there | can i get | do you have | around here | nearby | are nearby
    @list @options [@available] [$where]*
    @compare @ridePrices [$where]*
    @compare/0.6 = compare | show | show me | what are | check | get | get me | give me | find | tell me
    @ridePrices/1.0 = [the] (ride | taxi | cab | uber | lyft) (prices | price | fares | fare | rates | cost | costs | quote | estimate | fare estimate)
    @howMuch @isRide [$where]* [@costTail]
    @costTail/0.3 = set (me | us) back | is | costs | would be | would cost | will cost | cost | cost me | be | run me
    @howMuch/0.7 = how (expensive | pricey | cheap) (is | are | would be) | how much (would | will | does | is) it [cost] (for | to take | to get) | (what's | whats | what (would | will | does)) it cost (for | to take | to get) | how much do you (charge | want | ask) for | what do you (charge | want) for | how much | how much is | how much would | how much does | what would | how much for | what does | how much are | how long does
    @cheapest @isRide [$where]*
    @cheapest/0.7 = [what's | what is | whats | show me | find | find me] the (cheapest | fastest | best | quickest | price of | cost of | fare for | price for | going rate for)
    @isRide/0.8 = [a | an | the] [regular | shared | luxury | private | pool] (uberx | uberxl | uber xl | uber pool | ride | taxi | cab | uber | lyft) [cost] [be] | it cost for a ride

    intent GetRideStatus
    @check/0.6 = check | see | know | get | find out | look up | look into | tell me | give me | update me on | verify | find | follow up on
      | check on | check in on | check up on | inquire about | ask about | what's | what is | whats | show me | show | track | how about
      | checking | checking on | checking in on | checking up on | hear | provide | provide me with | pull up | let me know
    @checkOn/0.6 = check | check on | check in on | check up on | checking on | checking in on | checking up on | update me on | an update on | look into | track
      | locate | find out about | follow up on | following up on | verify | inquire about | ask about | know about | hear about | see about | get an update on
      | what about | what happened (to | with) | any (update | news) on | an eta on | an eta for | eta for | eta on
    @status/0.9 = [the | a | my | an | any | that] [current | latest] (status | update | updates | progress | eta | location | whereabouts | state | details)
    @of/0.1 = of | on | for | about | regarding
    @myRide/0 = (my | the | this | that | our | one of my | his | her | my (friend | brother | sister | mom | dad | wife | husband)) ['s]
      [book | booked | current | upcoming | last]
    @rideThing/0.9 = [uber | lyft | taxi] (ride | cab | taxi | driver | drivers | uber | lyft | pickup | booking | trip) | car | car's
    @booked2/0.9 = (ride | cab | uber | taxi | lyft | car) [that] i (booked | ordered | called | requested)
    $myRide = [@myRide] @rideThing | [@myRide] @booked2
    @number/0 = (with [the] | for | the | and [the] | my) [ride | booking | confirmation] (id | number) | [ride | booking | cab] id | id (is | number) | whose id is | number
      | [the] (confirmation | reference | booking) [number | code] [is | was] | it was confirmation | [my] id is | for id | id number is
    @status @of $myRide
    @check @status @of $myRide [@number]
    @check $myRide [@possessive] @status
    @checkOn $myRide [$number]
    @checkOn $number
    @check @status @of $number
    $number = @number [{*}]
    @whereIs $myRide [@now]
    @tellWhere $myRide [@isWord]
    @tellWhere/0.8 = (tell me | see | know | find out | check | show me | let me know) where
    @isWord/0.2 = is
    @whatTakes $myRide [@soLong]
    @whatTakes/0.6 = (what's | whats | what is) taking
    @soLong/0.4 = so long | forever
    @whyIs $myRide @lateWord
    @whyNot $myRide @comeYet
    @whyNot/0.8 = why (hasn't | has not | isn't | is not | didn't | did not | won't)
    @comeYet/0.5 = (come | arrived | arrive | arriving | shown up | show up | showing up | here | gotten here | come here | on its way | moving | there) [yet]
    @whyIs/0.6 = why is | why's | why are | how come
    @lateWord/0.9 = [running | so | this | still | very | always] late | taking (so | this | too) long | taking forever | delayed | not (here | moving) [yet]
      | (is | is still | is running) [so | this] late | (is | is still) (not here | not moving) [yet] | isn't (here | moving) [yet]
    @whatPlate $myRide
    @whatPlate/0.9 = (what's | what is | tell me | show me) the (license | licence | number | plate | make and model | color | license plate | plate number) [plate | number] of
    @didCancel $myRide @cancelWord
    @didCancel/0.4 = did | has
    @hasBeen $myRide @sentOut2
    @hasBeen/0.3 = has | was | is
    @sentOut2/0.7 = [been] (assigned | matched with) a driver | been (dispatched | sent | assigned | confirmed) | dispatched | assigned | confirmed
    @cancelWord/0.7 = cancel | cancelled | canceled | leave | left | forget me
    ~0.2 @rideThing @statusWord
    @statusWord/0.9 = status | eta
    @when $myRide @come
    @whenIt @beHere
    @whenIt/0.5 = (when | how soon | what time) will it
    @beHere/0.7 = be here | get here | pick me up
    @howLong $myRide @come
    @howLongWill $myRide @takeWord
    @minutesAway $myRide
    @minutesAway/1.0 = how many (minutes | blocks | miles) away is
    @howGoes @bookedRide [@comingAlong]
    @bookedRide/0.9 = (my | the | our) (uber | lyft | cab | taxi | ride | driver) [doing]
    @howGoes/0.4 = how's | how is
    @comingAlong/0.4 = coming along | doing | going
    @whatDriver @myDriver [@possessive] @nameWord
    @whatDriver/0.3 = what is | what's | tell me
    @nameWord/0.5 = name | phone number | rating
    @carKind @bookedRide
    @carKind/0.9 = (what | which) (kind | type | color | colour | make | model) of (car | vehicle) is | what (car | vehicle) is | what color is
    @howFar $myRide @isEnd
    @howFar/0.8 = how (far [away] | close)
    @isEnd/0.1 = is | are
    @howLongWill/0.6 = how (long | much longer) (will | is | does | would)
    @takeWord/0.4 = take | be | going to (take | be) | need | taking
    @when @pickupTime
    @pickupTime/0.9 = my (pickup | pick up | pickup time) [time | scheduled]
    ~0.2 @howLong $myRide
    @howSoon $myRide @come
    @howSoon/0.5 = how soon | when | what time | how (far | close) | if | whether | about when | if and when
    @isCome $myRide @come
    @isCome $myRide @close
    @close/0.4 = on time | running late | late | delayed | [very | getting | any | almost] (close | closer | nearby | near | there | far [away] | close by)
    @whoIs @myDriver
    @whoIs/0.3 = who is | who's | what's the name of
    @myDriver/1.0 = my [uber | lyft | taxi | cab] driver
    @waiting [@long] @for3 $myRide [@long | @forLong {*}]
    @forLong/0.1 = for | since
    $myRide [@ago] @notCome
    @ago/0 = (an hour | two hours | half an hour | ten minutes | twenty minutes | a while | ages | hours) ago
    @didForget $myRide
    ~-0.3 @forgotMe [$number]
    @waiting/0.7 = [i'm | i am | i've been | i have been | been | have been | we've been | i've] [still | just] waiting | i have waiting
    @long/0.1 = [for] [over | almost | about] (half an hour | an hour | hours | ten minutes | fifteen minutes | twenty minutes | thirty minutes) | ages | forever | a [really | very | so] long time | [for] so long | [for] [quite] a while | for (ages | hours | a long time | a while)
      | way too long | long enough | too long | all this time
    @for3/0.2 = for | on
    @notCome/0.9 = [still] (hasn't | has not | did not | didn't) [yet] (arrived | come | shown up | show up | arrive | got here | gotten here) | (is | 's) [running | very | so] late
      | [still] (is not | isn't | is still not | not) here [yet] | never (came | arrived | showed up) | is taking (forever | too long | so long | ages)
    @didForget/0.6 = (did | have) (you | they) (forget | forgotten) [about] | (did | have) you lost
    @forgotMe/0.9 = did (they | you) forget about me | (did | have) (they | you) (forget | forgotten) me | did my driver get lost
    @whereIs = where is | where's | wheres | where exactly is | what happened to | what happened with | how far [away | off | out] is | whats going on with
      | what's going on with | how close is | did you forget about | whats up with | what's up with
    @now/0 = got to | gone | now | right now | at
    @when/0.5 = [any idea | do you know | do you have any idea] (when | what time) | when will | when is | when does | what time will | what time is | when's | how soon will
    @howLong/0.5 = how (many minutes | much time | much longer | long) (till | to | before) | how long until | how long till | how long before | how many minutes until | how much longer until | how much longer for
      | how long for
    @isCome/0.3 = is | has | will | did
    @come/0.4 = (supposed | scheduled | meant | expected | due) [to] (be here | arrive | come | get here | show up | be there) | will (be here | be arriving | arrive | come | get here | pick me up) | be here | (comes | gets here | arrives | shows up | is here) | arrive | get here | come | coming | arriving | be coming | arrived | here | on its way | on the way | be there
      | going to arrive | going to be here | show up
    @waiting/0.7 = i've been waiting for | i have been waiting for | been waiting on | waiting for | been waiting for | still waiting for
      | been waiting [a | so | really | very] [long] [time] for | been waiting forever for

    intent CancelRide
    @cancel/1.2 = cancel | delete | get rid of | call off | cancelling | abort | drop | scrap
    @theArt/0.1 = (my | the | this | that | our | any) [upcoming | current | booked | scheduled]
    @booked/0.7 = [uber | lyft | taxi | cab] (ride | cab | taxi | car | booking [with the driver] | pickup | pick up | driver | uber | lyft) | (ride | cab | taxi | car) (request | booking | reservation)
    $the = @theArt @booked
    @cancel $the [@toPlace {*} | @homeOr | @iBooked | @forTime {*}]
    @forTime/0.3 = for | at | on | from
    @iBooked/0 = [that] i [just | have] (booked | ordered | called | requested | scheduled)
    @homeOr/0.1 = home | to work
    @cancel @my {app} @booking
    $the @noLonger
    @noLonger/0.9 = (is | are) no longer (needed | necessary | required) | (isn't | is not) (needed | necessary | required) [anymore]
    @no (@needVerb @someRide | $needRide) [@anymore]
    @no/0.4 = no [longer]
    @want $the @canceled
    @want/0 = want | need | would like | get | have
    @canceled = canceled | cancelled | called off
    @stop $the @coming
    @dontSend $the [@anymore]
    @dontSend/0.9 = (don't | dont | do not) (send | bring | dispatch) [me]
    @stop/0.5 = stop | send back | turn around
    @coming/0.3 = from coming | back | coming | around
    @my/0.3 = my | the | that
    @booking/0.8 = ride | cab | trip | booking | car
    @dont $needRide [@anymore]
    @dont @needVerb @someRide @anymore
    ~0.5 @dont @needVerb @someRide
    @someRide/0.6 = (a | any) [uber | taxi] (ride | cab | taxi | car | uber | lyft)
    @forget $the
    @dont/0.4 = don't | do not | no longer | dont | i'll no longer | won't | will not | won't be | will no longer | am no longer | i'm no longer
    @needVerb/0.4 = need | require | want | needing
    @aRide/0.6 = (the | my | this | that) [uber | taxi] (ride | cab | taxi | car | uber | lyft) | it
    @pickedUp/0.6 = to be picked up | picking up
    $needRide = @needVerb (@aRide | @pickedUp)
    @anymore/0.4 = anymore | any more | any longer | now | after all
    @forget/0.5 = forget | forget about | never mind | nevermind | never mind about

    intent SendRideFeedback
    @rate = rate | review | give feedback on | leave feedback for | leave a review for | give feedback for | send feedback about
    @stars/0.4 = star | stars | out of five | points
    @rate @myRide2 [@a2 {rating} [@stars]]
    @rate @myRide2 {rating} @stars
    @rate @my {app} @booking [[@a2] {rating} @stars]
    (@give | @rate) [@my] {app} @driverNoun [@a2] {rating} @stars
    @driverNoun/0.8 = ride | driver | trip | cab | taxi
    @give {rating} @stars @to @myRide2
    ~0.4 @give {rating} @stars
    {rating} @stars @to @myRide2
    @give @myRide2 {rating} @stars
    @tip {tip}
    @tip @myRide2 {tip}
    @give @myRide2 {tip} @tipWord
    @leave {tip} @tipWord [@to @myRide2]
    @tip = tip | add a tip of | leave a tip of | give a tip of
    @tipWord/0.8 = tip | as a tip
    @leave/0.3 = leave | add | give
    @give/0.3 = give | leave
    @to/0.1 = to | for
    @a2/0.1 = a | with | as
    @myRide2/0.8 = (my | the | that | this) [last | latest] [uber | lyft | taxi] (ride | driver | trip | cab) | him | her
    """
}
