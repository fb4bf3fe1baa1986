extension English {
  /// Booking rides, asking where they are, calling them off.
  static let rides = """
    @book = book | order | request | reserve | hail | arrange | grab | schedule | call | hire | summon | pre-book | set up
      | call for | call up | call [for] me | book me | order me | get me booked | phone for | organize | sort out
    @get/0.6 = get | get me | find | find me | find us | have | take | look for | send | send me | use | connect me with | bring me
      | fetch me | catch | get us | get for me | look up | get a hold of | search for | take me | help me get | want | need
      | could use | i will need | i would need | i'll need | i'd need | there is | are there any | is there [a | any] | i'm in need of | in need of | in urgent need of | in desperate need of | secure | obtain | hailing | getting | booking | need a | flag | flag me
    @rideNoun = ride | rides | taxi | cab | taxicab | lift | uber | lyft | rideshare | ride share | car service | minicab | taxis | cabs
      | ubers | lyfts | (taxi | cab | uber | lyft) (ride | pickup) | taxi cab | ride cab
    @rideArticle/0 = (a | an | the | my | another | one | some | your | any | this) [usual | nearby | closest | nearest | private | regular]
    @rideKind/0.1 = shared | pool | luxury | outstation | private | regular | standard
    $ride = [@rideArticle] [@rideKind] @rideNoun
    @a/0 = a | an | the | my | your | usual | regular
    @car/0.5 = [a | the] (car | driver | pickup | vehicle)
    @rideWord/0.6 = ride | rides | cab | taxi | car | uber | lyft
    @toPlace/0.2 = to | going to | to go to | headed to | heading to | that goes to | to get to | to take me to | to take us to
      | and take me to | and go to | to bring me to | to travel to | for | into | over to | destined for | driving to
      | (to | and) drop me [off] at | to drive me to | take to me to | that takes me to | going over to | to visit
    @fromPlace/0.2 = from | starting from | starting at | picking me up at | picking me up from | at | leaving from | leaving
      | (to | and) pick (me | us) up (at | from | in) | to collect me from | with pickup at | out of | near | outside
    @home/0.3 = home | here | back home | back | to go | to get | to get home | to go home
      | to take me home | to take me | to travel | to pick me up | to pick us up | to come get me | to come and get me
      | at my place | to my place
    @forPeople/0.1 = for | of
    @people/0.2 = (people | persons | person) and | people | persons | person | passengers | passenger | of us | adults | riders | seats | friends
    @at/0.1 = at | for | on | in | around | by | about
    $where = @toPlace {dropOffLocation} | @fromPlace {pickupLocation} | $there | @home | {app}
    $there = [@toPlace] {dropOffLocation=^there|^thisPlace}
    $when = [@at] {scheduledPickupTime}
    $size = [@forPeople] {partySize} [@people] | [@forPeople] {partySize:people}
    $option = [@in] [@a] {rideOptionName:rideOptionName} [@rideWord] | [@a] {rideOptionName=pool|luxury|regular|xl} [@rideWord]
    @in/0.05 = in | with | as
    symbol pool = pool | shared | carpool | share
    symbol luxury = luxury | luxurious | black | premium | premier
    symbol regular = regular | standard | normal | economy
    symbol xl = xl | minivan | suv
    $more = $where | $when | $size

    intent RequestRide
    (@book | @get) $ride [$more] [$more] [$more] [$more]
    (@book | @get) @a {rideOptionName:rideOptionName!} [$more] [$more] [$more]
    (@book | @get) @car $where [$more] [$more]
    @book @car [$more] [$more]
    ~0.4 $ride [$more] [$more] [$more]
    ~0.3 (@book | @get) @a {rideOptionName:rideOptionName} @rideWord [$more] [$more] [$more]
    (@book | @get) {app} @rideWord [$more] [$more] [$more]
    @take @me [@toPlace] {dropOffLocation} [$more] [$more]
    @drive @me (@toPlace {dropOffLocation} | $there | @home) [$more] [$more]
    ~0.15 @goTo {dropOffLocation} [$more] [$more]
    @pick [@fromPlace {pickupLocation}] [$more]
    @take/0.5 = take | bring
    @drive/0.9 = drive | take | give
    @me/0.3 = me | us
    @goTo/0.9 = get to | go to | travel to | get over to | be taken to | head to | trying to get to | need to be at
      | get a ride to | make it to | be driven to
    @pick/0.9 = pick me up | come get me | come and get me | pick us up | come pick me up | collect me
    ~0.3 $size $ride

    intent ListRideOptions
    @list/0.6 = what | which | show | show me | list | what are | what are the | are there | tell me | do you have | compare | see
    @options/1.2 = [ride | my | the | available] (ride options | rides | ride types | cars | taxis | cabs | kinds of rides | transport options)
    @available/0.4 = available | are available | are there | can i get | do you have | around here | nearby | are nearby
    @list @options [@available] [$where] [$where]
    @howMuch @isRide [$where] [$where]
    @howMuch/0.7 = how much is | how much would | how much does | what would | how much for | what does | how much are | how long does
    @isRide/0.8 = (a | the) (ride | taxi | cab | uber | lyft) [cost] [be] | it cost for a ride

    intent GetRideStatus
    @check/0.6 = check | see | know | get | find out | look up | look into | tell me | give me | update me on | verify | find | follow up on
      | check on | check in on | check up on | inquire about | ask about | what's | what is | whats | show me | show | track | how about
    @status/0.9 = [the | a | my | an] (status | update | updates | progress | eta | location | whereabouts | state | details)
    @of/0.1 = of | on | for | about | regarding
    @myRide/0.9 = [my | the | a | this | that | one of my] [book | booked | current | upcoming | last] [uber | lyft | taxi]
      (ride | cab | taxi | driver | uber | lyft | pickup | booking | trip) | my car | my car's | the car
    @number/0 = (with [the] | for | the | and [the] | my) [ride] (id | number) | ride id | id | whose id is | number | confirmation
    @status @of @myRide
    @check @status @of @myRide [@number]
    @check @myRide [@possessive] @status
    @check @myRide [@number]
    @whereIs @myRide [@now]
    @when @myRide @come
    @howLong @myRide @come
    @isCome @myRide @come
    @waiting @myRide
    @whereIs = where is | where's | wheres | what happened to | what happened with | how far away is | how far is | whats going on with
      | what's going on with | how close is | did you forget about | whats up with | what's up with | is
    @now/0 = now | right now | at
    @when/0.5 = when will | when is | when does | what time will | what time is | when's | how soon will
    @howLong/0.5 = how long until | how long till | how long before | how many minutes until | how much longer until | how much longer for
      | how long for
    @isCome/0.3 = is | has | will | did
    @come/0.4 = be here | arrive | get here | come | coming | arriving | be coming | arrived | here | on its way | on the way | be there
      | going to arrive | going to be here | show up
    @waiting/0.7 = i've been waiting for | i have been waiting for | been waiting on | waiting for | been waiting for | still waiting for
      | been waiting [a | so | really | very] [long] [time] for | been waiting forever for

    intent CancelRide
    @cancel = cancel | call off | cancelling | abort | drop | scrap
    @the/0.8 = (my | the | this | that) [uber | lyft | taxi | cab] (ride | cab | taxi | car | booking | pickup | driver | uber | lyft)
      [request | booking]
    @cancel @the
    @cancel @my {app} @rideNoun
    @my/0.3 = my | the | that
    @rideNoun/0.8 = ride | cab | trip | booking | car
    @dont @needRide [@anymore]
    @forget @the
    @dont/0.4 = don't | do not | no longer | dont | i'll no longer | won't
    @needRide = (need | require | want) (a | the | my | this | that | any) (ride | cab | taxi | car | uber | lyft) | need it
    @anymore/0.4 = anymore | any more | any longer | now | after all
    @forget/0.5 = forget | forget about

    intent SendRideFeedback
    @rate = rate | review | give feedback on | leave feedback for | leave a review for | give feedback for | send feedback about
    @stars/0.4 = star | stars | out of five | points
    @rate @myRide2 [@a2 {rating} [@stars]]
    @rate @myRide2 {rating} @stars
    @rate @my {app} @rideNoun [[@a2] {rating} @stars]
    @give {rating} @stars [@to @myRide2]
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
