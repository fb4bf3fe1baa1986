import IntentLanguages
import Testing

@testable import IntentUnderstanding

/// The clock stands at Saturday, 21 November 2026, 9:00.
@Suite struct FrenchDatesTests {
  private let corpus = ValueCorpus(spotter: ValueSpotter(language: .french))

  @Test func datesAreFound() {
    #expect(corpus.failures(Self.dates) == [])
  }

  static let dates = """
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
    date 2026-11-20T18:00..2026-11-23T00:00
      ce week-end
      ce weekend
    date 2026-11-13T18:00..2026-11-16T00:00
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
      14-16 heures
    date 2026-11-22T14:00..2026-11-22T16:00
      demain entre 14h et 16h
      demain de 14h à 16h
      entre 14h et 16h demain
      de 14h à 16h demain
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
