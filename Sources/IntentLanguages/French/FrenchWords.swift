extension French {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = euh | heu | hum | hein | dis siri | siri | hé | eh | ben | bah | ah | oh
    opening = bonjour | salut | bonsoir | merci [beaucoup | bien] | d'accord | ok | parfait | super | génial | oui | non | bon | bien
      | c'est bon | très bien | alors | voilà | coucou | allô
    polite = s'il (te | vous) plaît | s'il (te | vous) plait | stp | svp | merci
      | (peux | pourrais) tu | tu (peux | pourrais) | (pouvez | pourriez) vous | vous (pouvez | pourriez)
      | (est ce que tu | est ce que vous) (peux | pourrais | pouvez | pourriez) | (puis je | je peux | est ce que je peux)
      | (veux | voudrais) tu | tu veux bien | (veuillez | voulez vous) [bien] | merci de
      | (je veux | je voudrais | j'aimerais | je souhaite | je souhaiterais | je dois | il faut que je | il faut) [que (tu | vous)]
      | (j'ai | j'aurais) besoin [de | d' | que (tu | vous)] | (je vais | nous allons | on va | on doit | nous devons)
      | (peux tu | pouvez vous) me rendre un service et | (aide | aidez) moi à | n'oublie pas de
    polite = juste | vite | maintenant | tout de suite | immédiatement | rapidement | aussi | encore | d'abord | ensuite
      | pour moi | de ma part | donc | alors | vite fait | dès que possible
    introduction = je m'appelle | mon nom est | je suis | c'est | ici
    clause = mais | parce que | car | puisque | bien que
    service = whatsapp | messenger | facebook messenger | skype | hangouts | telegram | signal | viber | wechat | slack | zoom
      | imessage | discord | snapchat | uber | teams
    speaker = me | moi | m' | nous
    particle = de | du | des | d' | le | la | van | von | ben | al | el | saint | st
    preposition = à | au | aux | en | dans | sur | par | pour | avec | via | chez | vers | depuis | sous
    @and/0.15 = et | & | ainsi que | et aussi
    @joint = et | et puis | puis | et ensuite | ensuite | et après
    @my/0.1 = mon | ma | mes | notre | nos | le | la | les | l'
    @pronoun/0.4 = le | la | les | lui | leur | elle | eux
    @of/0.1 = de | d' | du | de la
    @at/0.1 = (sur | à | au) [son | sa | leur | le | la] | chez
    @to/0.1 = à | au | aux | à la | à l' | pour | avec
    @appMarker = sur | avec | via | par | dans | depuis | en utilisant | en | au moyen de
    @appArticle = l' | la | le | mon | un | une
    @appNoun = app | appli | application
    @launch = lance | lancez | lancer | ouvre | ouvrez | ouvrir | démarre | utilise | utilisez | démarrez
    @purpose = et | pour | afin de | afin d'
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = mère | maman
    relation father = père | papa
    relation parent = parents
    relation brother = frère | frères | frangin
    relation sister = sœur | sœurs | frangine
    relation son = fils
    relation daughter = fille | filles
    relation child = enfant | enfants
    relation friend = ami | amie | amis | amies | copain | pote | meilleur ami | meilleure amie | meilleur pote
    relation spouse = mari | femme | époux | épouse | conjoint | conjointe
    relation partner = copine | compagnon | compagne | fiancé | fiancée | petit ami | petite amie
    relation manager = patron | patronne | chef | cheffe | responsable
    relation assistant = assistant | assistante | secrétaire
    relation grandmother = grand mère | mamie | mémé
    relation grandfather = grand père | papi | papy | pépé
    relation grandparent = grands parents
    relation aunt = tante | tantes | tata | tatie
    relation uncle = oncle | oncles | tonton
    relation cousin = cousin | cousine | cousins | cousines
    relation nephew = neveu | neveux
    relation niece = nièce | nièces
    relation motherInLaw = belle mère
    relation fatherInLaw = beau père
    relation brotherInLaw = beau frère
    relation sisterInLaw = belle sœur | belles sœurs
    relation daughterInLaw = belle fille | belles filles
    relation doctor = médecin | docteur
    relation dentist = dentiste
    relation neighbour = voisin | voisine | voisins
    relation colleague = collègue | collègues
    label mobile = portable | mobile | téléphone portable | cellulaire
    label home = domicile | maison | fixe | téléphone fixe
    label work = travail | bureau | boulot
    """

  static let functionWords = """
    function = le | la | les | l' | un | une | des | du | de | d' | ce | cet | cette | ces | mon | ma | mes | ton | ta | tes | son | sa
      | ses | notre | nos | votre | vos | leur | leurs | je | j' | tu | t' | te | il | elle | on | nous | vous | ils | elles | me | m' | moi | toi
      | lui | eux | se | s' | y | en | qui | que | qu' | quoi | dont | où | quand | comment | combien | pourquoi | quel | quelle | quels
      | quelles | et | ou | mais | donc | or | ni | car | si | comme | à | au | aux | dans | par | pour | sur | avec | sans | sous | chez | vers
      | depuis | avant | après | entre | contre | ne | n' | pas | plus | moins | très | trop | bien | aussi | encore | déjà | toujours | jamais
      | rien | tout | tous | toute | toutes | est | es | suis | sont | sommes | êtes | était | étais | sera | serai | été | être | ai | as | a | avons
      | avez | ont | avait | avais | aura | aurai | avoir | fait | fais | faire | vais | va | vas | allons | allez | vont | peux | peut | peuvent
      | veux | veut | dois | doit | ça | cela | ceci | c' | voici | voilà | oui | non | ici | là | alors | puis | quelque | quelques | chose
      | quelqu' | chaque | même | autre | autres | plaît | plait | est ce
    common = heure | heures | minute | minutes | jour | jours | semaine | mois | an | ans | année | demain | hier | aujourd'hui | matin | soir | soirée
      | midi | nuit | après midi | lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche | janvier | février | mars | avril | mai
      | juin | juillet | août | septembre | octobre | novembre | décembre | retard | route | rendez | réunion | dîner | déjeuner | repas
      | maison | voiture | travail | bureau | école | film | cinéma | restaurant | temps | fête | anniversaire | numéro | téléphone | groupe
      | personne | gens | ami | chose | question | problème | idée | argent | prix | compte | nouveau | nouvelle | nouveaux | nouvelles
      | bon | bonne | grand | grande | petit | petite | prochain | prochaine | dernier | dernière | premier | première | envoyer | manger
      | venir | viens | arrive | arriver | partir | pars | rentrer | rentre | acheter | prendre | voir | savoir | dire | parler | aller | appeler
      | attendre | attends | vérifier | chercher | trouver | donner | mettre | deux | trois | quatre | cinq | six | sept | huit | neuf | dix
    neighbour = rappel | rappels | alarme | alarmes | réveil | minuterie | minuteur | chronomètre | météo | température | pluie | pleuvoir | neiger
      | musique | chanson | chansons | album | joue | jouer | écouter | playlist | radio | recette | recettes | email | mail | mails | courriel
      | courriels | restaurant | hôtel | vol | vols | calendrier | agenda | évènement | événement | évènements | événements | concert | concerts
      | film | films | actualités | nouvelles | lumière | lumières | traduis | traduire | blague | trafic | itinéraire | liste | courses | tâche
    """
}
