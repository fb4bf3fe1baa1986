extension French {
  /// Starting, pausing, resuming, ending and dropping workouts.
  static let workouts = """
    @start/0.8 = commence | commencer | commencez | démarre | démarrer | démarrez | lance | lancer | lancez
      | débute | débuter | fais | faire | on commence | on démarre | enregistre | enregistrer | on fait | on lance | je commence | je démarre
    @workout/0.9 = [un | une | mon | ma | l' | le | la | cet | cette] [nouvel | nouvelle | petit
      | petite] (entraînement | séance | séance de sport | exercice | séance d'entraînement | workout)
      [de | d']
    @a/0 = un | une | mon | ma | la | le | l' | du | de la | de l'
    symbol outdoor = en extérieur | dehors | à l'extérieur | en plein air
    symbol indoor = en intérieur | à l'intérieur | en salle | à la maison
    $place = {workoutLocationType=outdoor|indoor}
    $goal = [@of] ({goalValue:duration} | {goalValue:distance} | {goalValue:energy})
    @of/0.1 = avec [pour] objectif (de | d') | de | d' | pendant | pour | sur | pour brûler | pour perdre
    symbol run = course à pied | course | jogging | footing | running | courir
    symbol walk = marche | promenade | balade | marcher
    symbol swim = natation | nage | nager | baignade
    symbol cycle = vélo | cyclisme | sortie à vélo | sortie vélo | balade à vélo | tour de vélo | tour à vélo
    symbol yoga = yoga
    symbol hike = randonnée | rando
    symbol row = aviron | rameur
    symbol dance = danse | danser
    symbol strength = musculation
    symbol elliptical = elliptique | vélo elliptique
    symbol spin = spinning
    symbol boxing = boxe | kickboxing
    symbol climb = escalade
    symbol ski = ski | ski de fond
    symbol skate = patinage | roller
    symbol tennis = tennis
    symbol basketball = basket
    symbol soccer = foot | football
    symbol golf = golf
    symbol crossTraining = crossfit
    symbol cardio = cardio
    symbol stretch = étirements | stretching
    symbol jumpRope = corde à sauter
    symbol pilates = pilates
    symbol zumba = zumba
    symbol hiit = hiit | fractionné
    $kind = {workoutName=run|walk|swim|cycle|yoga|hike|row|dance
      |strength|elliptical|spin|boxing|climb|ski|skate|tennis|basketball|soccer|golf|crossTraining|cardio|stretch|jumpRope|pilates|zumba|hiit}
    $name = [@a] $kind | @workout $kind | [@a] {workoutName:workoutActivityName!} | @workout {workoutName:workoutActivityName}
    $more = $goal | $place

    intent StartWorkout
    @start $name [$more]*
    @start $goal [@of] $name [$place]
    @goFor $goal [@of] $kind [$place]
    @burn $goal
    ~-0.2 @runNow $goal [$place] => workoutName=run
    ~-0.2 @walkNow $goal [$place] => workoutName=walk
    @runNow/0.6 = cours | courons
    @walkNow/0.6 = marche | marchons
    @burn/0.7 = brûle | brûlons | brûler | perdre
    @start @workout [$more]*
    @start $name [$place] @openEnd => isOpenEnded=true
    @start @workout @openEnd => isOpenEnded=true
    @openEnd = sans objectif | sans limite | libre | à durée libre
    @goFor $name [$more]*
    @goFor/0.5 = je vais faire | je pars faire | c'est parti pour | allons faire | je vais | on fait | on va faire | on va
      | je pars | on part
    ~0.3 @want $kind $goal [$place]
    @want/0 = je veux | je voudrais | j'aimerais | aller
    ~0.2 @sport [$more]*
    @sport = entraînons-nous | je veux m'entraîner | je vais m'entraîner | on s'entraîne | faire du sport | je veux faire du sport | allons faire du sport | allons courir | allons nager | allons marcher
    ~0.3 @sportName $goal [$place]
    @sportName = pédaler
    ~0.3 $kind $goal [$place]

    intent PauseWorkout
    @pause = pause | mets en pause | mettre en pause | mettez en pause | interromps | interrompre | suspends
      | suspendre | arrête un instant
    @pause ($name | @workout)
    @put ($name | @workout) @onPause
    @stopIt ($name | @workout) @moment
    @stopIt/0.6 = arrête | arrêter | arrêtez | stoppe | coupe
    @moment/1.0 = [pendant | pour] (un instant | un moment | une minute | une seconde | deux minutes)
    @put/0.4 = mets | mettre | mettez
    @onPause = en pause [[pendant | pour] (un instant | un moment | (une | deux | cinq | dix) (minute | minutes))]
    @pauseIn ($name | @workout)
    @pauseIn = (fais | faire | on fait | je fais | prends) une pause (dans | pendant | de | d' | sur)

    intent ResumeWorkout
    @resume = on reprend | on continue | je reprends | je continue | reprenons | continuons | poursuis | poursuivre | retour à | reprends | reprendre | reprenez | continue | continuer | continuez | relance | relancer
    @resume ($name | @workout)

    intent EndWorkout
    @end = stop (pour | à | au) | on arrête | on termine | terminons | arrêtons | clos | boucle | termine | terminer | terminez | finis | finir | arrête | arrêter | arrêtez | fin de | stoppe | stopper
      | mets fin à
    @end ($name | @workout)
    @finished ($name | @workout)
    @finished/0.8 = c'est fini pour | c'est terminé pour | j'ai fini avec | j'ai fini | j'ai terminé

    intent CancelWorkout
    @cancel = efface | supprime | oublie | on annule | annule | annuler | annulez | abandonne | abandonner | laisse tomber
    @cancel ($name | @workout)
    """
}
