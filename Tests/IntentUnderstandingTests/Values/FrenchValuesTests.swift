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
    #expect(corpus.failures(Self.numbers) == [])
  }

  static let numbers = """
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

  @Test func moneyIsFound() {
    #expect(corpus.failures(Self.money) == [])
  }

  static let money = """
    money 3000 EUR
      3 k€
      3k€
      3 k euros
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

  @Test func amountsAreFound() {
    #expect(corpus.failures(Self.amounts) == [])
  }

  static let amounts = """
    duration 180.0
      quelques minutes
      trois minutes
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
}
