extension English {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @a/0 = a | an | my | the | this | another | our | new
    @workout/0.9 = workout | work out | exercise | training | training session | exercise session | session
      | workout session | exercising | working out
    symbol run = run | running | jog | jogging | treadmill
    symbol walk = walk | walking | stroll
    symbol swim = swim | swimming
    symbol cycle = cycle | cycling | (exercise | stationary) bike | ride (my | a | the) (bike | bicycle) | bike ride | biking
    symbol yoga = yoga
    symbol hike = hike | hiking
    symbol row = row | rowing [machine]
    symbol dance = dance | dancing
    symbol pilates = pilates
    symbol zumba = zumba
    symbol hiit = hiit | h i i t | interval training | high intensity interval training
    symbol strength = strength [training] | weight training | weight lifting | weightlifting | weights
    symbol core = core training
    symbol elliptical = elliptical [trainer | machine]
    symbol stairs = stair (climbing | stepper | climber) | stairmaster | stair master
    symbol spin = spin [class | session] | spinning
    symbol boxing = boxing | kickboxing | kick boxing
    symbol climb = climbing | rock climbing
    symbol ski = skiing | cross country skiing
    symbol skate = skating | ice skating | roller skating
    symbol tennis = tennis
    symbol basketball = basketball
    symbol soccer = soccer
    symbol golf = golf
    symbol taiChi = tai chi
    symbol crossTraining = cross training | crossfit
    symbol cardio = cardio
    symbol stretch = stretching
    symbol jumpRope = jump rope | jumping rope
    $usual = {workoutName=run|walk|swim|cycle|yoga|hike|row|dance|pilates|zumba|hiit|strength|core|elliptical|stairs|spin|boxing|climb
      |ski|skate|tennis|basketball|soccer|golf|taiChi|crossTraining|cardio|stretch|jumpRope}
    $name = $usual | {workoutName:workoutActivityName}
    symbol mile = mile | miles | mi
    symbol meter = meter | meters | metre | metres
    symbol yard = yard | yards
    symbol foot = foot | feet
    symbol inch = inch | inches
    symbol hour = hour | hours | hr | hrs
    symbol minute = minute | minutes | min | mins
    symbol second = second | seconds | sec | secs
    symbol kiloCalorie = calorie | calories | kcal | kilocalorie | kilocalories | cals
    symbol joule = joule | joules
    $known = $usual | {workoutName:workoutActivityName!}
    $unit = {workoutGoalUnitType=mile|meter|yard|foot|inch|hour|minute|second|kiloCalorie|joule}
    $goal = {goalValue} $unit
    # Amounts that are no number with a unit beside it: half an hour, 5k.
    $distance = {goalValue:distance}
    $time = {goalValue:duration}
    symbol outdoor = outdoor | outdoors | outside
    symbol indoor = indoor | indoors | inside
    $where = {workoutLocationType=outdoor|indoor}

    intent StartWorkout
    @begin = start | put me down for | get going (with | on) | go | go on | going for | going on | start tracking | start recording | start logging | time for | get started on | get started with | i'm ready for | starting | begin | let's start | launch | kick off | track | record | log | go for | do | let's do
      | let's go for | i want to do | i'm starting | i'm going for | (heading | going | headed | off) [out] for | out for | about to (do | go for | start)
      | open | open up | fire up | crank up | boot up | i (start | begin) | i'm (beginning | about to begin)
    @for/0.1 = for | of
    @begin [@a] @workout [@for $goal] [$where]
    @begin [@a] $where @workout [@for $goal]
    @begin [@a] $goal @workout
    @begin [@a] $known [@workout] [@for $goal] [$where]
    @begin [@a] $name @workout [@for $goal] [$where]
    @begin [@a] $name @for $goal [$where]
    ~0.9 @begin [@a] $name
    ~0.1 @begin [@a] @workout @for $time [$where] => workoutGoalUnitType=minute
    ~0.1 @begin [@a] @workout @for $distance [$where] => workoutGoalUnitType=meter
    ~0.1 @begin [@a] $known @for $time [$where] => workoutGoalUnitType=minute
    ~0.1 @begin [@a] $known @for $distance [$where] => workoutGoalUnitType=meter
    ~0.1 @begin [@a] $time [@onThe] ($known | @workout) => workoutGoalUnitType=minute
    ~0.1 @begin [@a] $distance ($known | @workout) => workoutGoalUnitType=meter
    @onThe/0.1 = of | on (the | my | a)
    # A 5k run.
    ~0.3 @begin [@a] {goalValue} $known => workoutGoalUnitType=meter
    ~0.2 $usual @for $time [$where] => workoutGoalUnitType=minute
    ~0.2 $usual $time [$where] => workoutGoalUnitType=minute
    ~0.2 $usual $distance [$where] => workoutGoalUnitType=meter
    ~0.1 (@workoutVerb | @goWorkOut) @for $time [$where] => workoutGoalUnitType=minute
    ~0.2 $usual @for $distance [$where] => workoutGoalUnitType=meter
    @begin [@a] $where $name [@workout] [@for $goal]
    @begin [@a] $goal [$where] $name [@workout]
    @begin [@a] $where $goal $name [@workout]
    @begin [@a] @openEnded [$where] $name [@workout] => isOpenEnded=true
    @begin [@a] @openEnded @workout => isOpenEnded=true
    @begin [@a] ($known | @workout) [$where] @noGoal => isOpenEnded=true
    @noGoal/0.8 = (with no | without a | without any | with an open) (goal | target | limit) | until i (stop | say stop | tell you to stop)
    @openEnded = open goal | open | open ended | open-ended | unlimited | endless | free
    @workoutVerb @for $goal [$where]
    @workoutVerb/1.0 = work out | exercise | train
    ~-0.3 @goWorkOut [@for $goal]
    @letsGo $usual
    @letsGo/0.5 = let's | let us | lets | time to | let's go
    @goWorkOut/0.7 = work out | let's work out | let's exercise | let's train | go work out
    ~0.2 $usual @for $goal [$where]
    @burn $goal [@with] [$name]
    @burn = burn | burn off | work off
    @with/0.1 = with | by | doing
    ~0.2 {workoutName=run|walk|swim|cycle|hike|row} $goal

    intent PauseWorkout
    @pause = freeze | halt | pause | hold | put on hold | suspend | pausing | take a break from | interrupt | pause tracking | take a break in
    @pause [@a] @workout
    @put [@a] ($known | @workout) @onHold
    @put/0.4 = put | place
    @onHold = on hold | on pause
    @pause [@a] ($known | $name @workout)
    @breakFrom [@a] (@workout | $known)
    @stopIt [@a] (@workout | $known) @moment
    @stopIt/0.6 = stop | halt | freeze
    @moment/1.0 = for (a | one) (second | sec | minute | moment | bit | while) | a moment | a second
    @breakFrom = (give me | i need | take | let me take) a [quick | short | little] break (from | in)

    intent ResumeWorkout
    @resume = resume | continue | unpause | go on with | restart | pick up | carry on with | get back to | back to | keep going with | pick back up | pick up where i left off with | un-pause | start again
    @resume [@a] @workout
    @resume [@a] ($known | $name @workout)
    @pickWord [@a] ($known | @workout) @upAgain
    @pickWord/0.4 = pick | start | take
    ~-0.4 @startWord [@a] (@workout | $known) @againWord
    @startWord/0.6 = start | begin
    @againWord/0.7 = again
    @upAgain/0.7 = back up | up again | up where i left off | up from where i left off

    intent EndWorkout
    @doneWith @training
    @doneWith/0.7 = i'm done | im done | i am done | i'm finished | i've finished | i finished
    @training/0.6 = working out | exercising | training
    @end = i finished | end | i'm finished | i am finished | i'm done | i am done | finish | stop | complete | i'm done with | i am done with | wrap up | save | done with | finish up | i'm finished with | i am finished with | i've finished | that's it for | that's all for | that is it for | that's enough | that is enough | enough | conclude
    @end [@a] @workout [@today]
    @end [@a] ($known | $name @workout) [@today]
    @today/0 = for (today | now | one day)
    @switch [@a] (@workout | $known) @offWord
    @switch/0.4 = switch | turn | shut
    @offWord/0.6 = off | down

    intent CancelWorkout
    @drop = cancel | scrap | discard | drop | delete | throw away | forget | abort | abandon | get rid of
    @drop [@a] @workout
    @drop [@a] ($known | $name @workout)
    """
}
