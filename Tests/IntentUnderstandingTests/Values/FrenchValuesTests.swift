import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct FrenchValuesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .french))

  @Test func valuesOfTheLanguageAreWellFormed() {
    #expect(corpus.spotter.problems == [])
  }

  @Test func numbersAreFound() {
    let text = """
      number 0
        zéro
      number 3
        trois
        3
      number 16
        seize
      number 17
        dix-sept
        dix sept
      number 21
        vingt et un
        vingt-et-un
        21
      number 35
        trente-cinq
      number 70
        soixante-dix
        septante
      number 71
        soixante et onze
      number 77
        soixante-dix-sept
      number 80
        quatre-vingts
        quatre vingt
      number 81
        quatre-vingt-un
      number 97
        quatre-vingt-dix-sept
        quatre vingt dix sept
        nonante-sept
      number 100
        cent
      number 101
        cent un
      number 235
        deux cent trente-cinq
      number 380
        trois cent quatre-vingts
      number 1000
        mille
        1 000
      number 1500
        mille cinq cents
        quinze cents
        1 500
      number 1998
        mille neuf cent quatre-vingt-dix-huit
      number 12345
        douze mille trois cent quarante-cinq
        12 345
      number 1000000
        un million
        1 000 000
      number 2500000
        deux millions cinq cent mille
        2,5 millions
      number 1500000
        un million et demi
      number 0.5
        un demi
      number 2.5
        deux et demi
        deux virgule cinq
        2,5
      number 12
        une douzaine
        douze
      number 6
        une demi-douzaine
      ordinal 1
        premier
        première
        1er
        1re
      ordinal 2
        deuxième
        second
        2e
        2ème
      ordinal 3
        troisième
        3e
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func moneyIsFound() {
    let text = """
      money 20 EUR
        vingt euros
        20 euros
        20 €
        20€
        € 20
        20,00 €
        20 eur
        20 balles
      money 5.5 EUR
        cinq euros cinquante
        5,50 €
        5,50 euros
        5 euros 50
        5 euros et 50 centimes
        cinq euros et cinquante centimes
        cinq euros cinquante centimes
        5€50
      money 1 EUR
        un euro
        1 €
      money 0.5 EUR
        50 centimes
        cinquante centimes
        0,50 €
      money 1500 EUR
        mille cinq cents euros
        1 500 €
        1500 euros
        quinze cents euros
      money 1000000 EUR
        un million d'euros
        1 million d'euros
      money 20 USD
        vingt dollars
        20 $
        $20
      money 97 EUR
        quatre-vingt-dix-sept euros
      money 100 CHF
        cent francs
        100 francs suisses
      money 20 GBP
        vingt livres
        £20
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func amountsAreFound() {
    let text = """
      duration 1800.0
        une demi-heure
        une demi heure
        trente minutes
        30 min
      duration 900.0
        un quart d'heure
        quinze minutes
        15 minutes
      duration 2700.0
        trois quarts d'heure
        quarante-cinq minutes
      duration 3600.0
        une heure
        1 h
        60 minutes
      duration 5400.0
        une heure et demie
        une heure trente
        1h30
        1 h 30
        90 minutes
        une heure et trente minutes
      duration 7200.0
        deux heures
        2 heures
        2h
      duration 30.0
        trente secondes
      duration 86400.0
        un jour
        une journée
      duration 259200.0
        trois jours
      duration 604800.0
        une semaine
      duration 1296000.0
        quinze jours
      distance 5000.0
        cinq kilomètres
        5 km
        5km
      distance 1500.0
        un kilomètre et demi
        1,5 km
        mille cinq cents mètres
        1 500 mètres
      distance 400.0
        quatre cents mètres
        400 m
      distance 500.0
        un demi kilomètre
        un demi-kilomètre
        cinq cents mètres
        500m
      distance 10000.0
        dix kilomètres
        10 km
        dix mille mètres
      distance 1.0
        un mètre
        1 mètre
      distance 21100.0
        21,1 km
        vingt et un virgule un kilomètres
      distance 42195.0
        42,195 km
        quarante-deux kilomètres cent quatre-vingt-quinze mètres
      distance 100.0
        cent mètres
        100 mètres
        une centaine de mètres
      distance 0.5
        cinquante centimètres
        50 cm
      energy 100.0
        cent calories
        100 calories
        une centaine de calories
        100 kcal
      energy 300.0
        trois cents calories
        300 kcal
        300 kilocalories
        trois cents kilocalories
      energy 250.0
        deux cent cinquante calories
        250 cal
        250 calories
      energy 500.0
        cinq cents calories
        500 calories
        500kcal
      energy 1000.0
        mille calories
        1 000 calories
        1000 kcal
      energy 1500.0
        mille cinq cents calories
        quinze cents calories
        1 500 kcal
      energy 80.0
        quatre-vingts calories
        80 calories
      energy 2000.0
        deux mille calories
        2000 calories
        2 000 kcal
      people 3
        trois personnes
        pour trois personnes
        pour 3 personnes
        pour nous trois
        nous trois
        on est trois
        nous sommes trois
        pour trois
        3 passagers
        trois passagers
        un groupe de trois
        pour un groupe de 3 personnes
      people 2
        deux personnes
        pour deux
        pour nous deux
        moi et ma femme
        nous sommes deux
      people 1
        une personne
        pour une personne
        juste moi
        moi tout seul
        une seule personne
      people 4
        quatre personnes
        une famille de quatre
        pour quatre adultes
        4 places
      person 0612345678
        06 12 34 56 78
        06.12.34.56.78
        0612345678
        zéro six douze trente-quatre cinquante-six soixante-dix-huit
      person +33612345678
        +33 6 12 34 56 78
        +33612345678
      person bobo@exemple.fr
        bobo@exemple.fr
      person jean-luc.martin@courrier.exemple.fr
        jean-luc.martin@courrier.exemple.fr
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func datesAreFound() {
    let text = """
      date 2026-11-21..2026-11-22
        aujourd'hui
        aujourd’hui
      date 2026-11-22..2026-11-23
        demain
        dimanche
        dans un jour
      date 2026-11-23..2026-11-24
        après-demain
        lundi
        lundi prochain
        le lundi de la semaine prochaine
        dans deux jours
      date 2026-11-20..2026-11-21
        hier
        vendredi dernier
        il y a un jour
      date 2026-11-19..2026-11-20
        avant-hier
        il y a deux jours
        jeudi dernier
      date 2026-11-27..2026-11-28
        vendredi
        ce vendredi
        vendredi prochain
        pour vendredi
      date 2026-12-05..2026-12-06
        le 5 décembre
        5 décembre
        le cinq décembre
        samedi 5 décembre
        le samedi 5 décembre 2026
        le 5
        le 5/12
        05/12/2026
        2026-12-05
        dans deux semaines
      date 2026-12-01..2026-12-02
        le 1er décembre
        le premier décembre
        le 1er décembre 2026
      date 2026-12-25..2026-12-26
        Noël
        à Noël
      date 2026-11-21T19:00
        à 19 heures
        à 19h
        à dix-neuf heures
        19h
        ce soir à 19h
        à sept heures du soir
        7 heures du soir
        19:00
        ce soir à 7 heures
        à 7 heures
      date 2026-11-21T17:30
        à cinq heures et demie
        à 17h30
        17 h 30
        à dix-sept heures trente
        cinq heures et demie
        cet après-midi à 17h30
        à cinq heures trente
      date 2026-11-21T17:15
        à cinq heures et quart
        cinq heures et quart
        à 17h15
      date 2026-11-21T16:45
        à cinq heures moins le quart
        cinq heures moins le quart
        à 16h45
      date 2026-11-21T16:50
        à cinq heures moins dix
      date 2026-11-21T12:00
        à midi
        midi
      date 2026-11-21T12:30
        à midi et demi
        midi et demie
      date 2026-11-22T00:00
        à minuit
        minuit
      date 2026-11-22T08:00
        demain à 8 heures
        demain matin à 8h
        demain à huit heures du matin
        demain 8h
        à 8h demain matin
        8 heures demain
        à 8 h du matin
      date 2026-11-22T15:00
        demain à 15h
        demain à trois heures de l'après-midi
        demain après-midi à 3 heures
        dimanche à 15 heures
        demain à 3 heures
      date 2026-11-21T11:00
        dans deux heures
        dans 2 heures
        dans 2h
      date 2026-11-21T09:30
        dans une demi-heure
        dans trente minutes
      date 2026-11-21T09:15
        dans un quart d'heure
        dans 15 minutes
      date 2026-11-21T08:00
        il y a une heure
      date 2026-11-22T17:00..2026-11-23T00:00
        demain soir
        demain dans la soirée
        dimanche soir
      date 2026-11-22T05:00..2026-11-22T12:00
        demain matin
        demain dans la matinée
      date 2026-11-21T17:00..2026-11-22T00:00
        ce soir
        dans la soirée
      date 2026-11-20T17:00..2026-11-21T00:00
        hier soir
      date 2026-11-16..2026-11-23
        cette semaine
      date 2026-11-23..2026-11-30
        la semaine prochaine
        semaine prochaine
      date 2026-11-09..2026-11-16
        la semaine dernière
        la semaine passée
      date 2026-12-01..2027-01-01
        le mois prochain
        décembre
        en décembre
        au mois de décembre
      date 2026-10-01..2026-11-01
        le mois dernier
        octobre dernier
        octobre 2026
      date 2025-01-01..2026-01-01
        l'année dernière
        l'an dernier
        en 2025
        en deux mille vingt-cinq
      date 2026-06-01..2026-09-01
        l'été dernier
        pendant l'été 2026
      date 2027-06-01..2027-09-01
        l'été prochain
        en été
      date 2026-11-21..2026-11-23
        ce week-end
        ce weekend
      date 2026-11-14..2026-11-16
        le week-end dernier
        le weekend passé
      date 2026-11-23..2026-11-26
        de lundi à mercredi
        du lundi au mercredi
        entre lundi et mercredi
      date 2026-11-21T14:00..2026-11-21T16:00
        entre 14h et 16h
        de 14h à 16h
        entre 14 heures et 16 heures
        de 14 à 16 heures
      date 2026-11-22T14:00..2026-11-22T16:00
        demain entre 14h et 16h
        demain de 14h à 16h
      date 2026-12-05..2026-12-09
        du 5 au 8 décembre
        du 5 décembre au 8 décembre
      date 2026-11-20..2026-11-22
        depuis hier
        depuis vendredi
      date ..2026-11-27
        avant vendredi
      date ..2026-11-28
        jusqu'à vendredi
        d'ici vendredi
      date 2026-11-28
        après vendredi
      date 2026-11-27
        à partir de vendredi
      date 2026-11-18..2026-11-22
        les trois derniers jours
        ces 3 derniers jours
        depuis trois jours
      date  every 1 weekly
        chaque semaine
        toutes les semaines
        une fois par semaine
      date  every 1 daily
        tous les jours
        chaque jour
      date  every 2 weekly
        toutes les deux semaines
        une semaine sur deux
      date  every 1 weekly days 1
        tous les lundis
        chaque lundi
      date 2026-11-23T09:00 every 1 weekly days 1
        tous les lundis à 9h
      """
    #expect(corpus.failures(text) == [])
  }

  @Test func wordsThatOnlyLookLikeValuesAreLeftAlone() {
    let text = """
      pour un ami
      un ami m'attend
      une voiture neuve
      le neuf et l'ancien
      j'ai été malade
      bonjour
      bonne nuit
      bon après-midi
      je le pense
      l'un et l'autre
      d'accord
      à la maison
      en route
      la dernière fois
      c'est la vie
      envoie plus de bananes
      s'il vous plaît
      de rien
      entre nous
      avant tout
      après tout
      depuis toujours
      jusqu'à la gare
      pour toi
      ce type
      le mien
      """
    for line in text.split(separator: "\n") {
      let found = corpus.found(String(line))
      #expect(found.isEmpty, "\(line): \(found)")
    }
  }
}
