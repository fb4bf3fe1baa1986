extension Spanish {
  /// What the assistant says in Spanish whatever the domain. The notation is `PromptLine`'s.
  static let commonPrompts = """
    * needsValue: ¿Cuál es {parameter}?
    * needsValue: Perdona, aún me falta {parameter}. ¿Cuál es?
    * needsValue: No te he entendido. ¿Puedes decirlo de otra forma?
    * needsValue: Todavía no lo entiendo. ¿Qué pongo aquí: {parameter}?
    * needsValue instead: Entonces, ¿cuál es {parameter}?
    * needsMoreDetails: Hay más de un «{value}». ¿A cuál te refieres?
    * needsMoreDetails: Todavía quedan demasiados. ¿Me dices el nombre completo?
    * disambiguation: ¿Cuál: {or choices}?
    * disambiguation (brief): ¿Cuál?
    * disambiguation: Perdona, ¿cuál? Puedes decir {or choices}, o solo el número.
    * disambiguation: No te he entendido. Elige una de estas opciones: {or choices}.
    * disambiguation: Todavía no lo entiendo. ¿Cuál: {or choices}?
    * confirmation: ¿Quieres decir {value}?
    * confirmation: Perdona, ¿es {value}? ¿Sí o no?
    * confirmation: Solo sí o no, por favor: ¿{value} es correcto?
    * confirmation: Todavía no lo entiendo. ¿{value} es correcto?
    * unsupported: No puedo usar {value} para eso.
    * appChoice: ¿Con qué app: {or choices}?
    * appChoice (brief): ¿Con qué app?
    * appChoice: Perdona, ¿con qué app? Puedes decir {or choices}.
    * appChoice: No lo he entendido. Di el nombre de una de ellas: {or choices}.
    * appChoice: Todavía no lo entiendo. ¿Cuál: {or choices}?
    * permission: ¿Puedo pasarle a {app} lo que digas?[ {app} dice: {usage}]
    * permission: Perdona, ¿sí o no?: ¿puedo pasarle a {app} lo que digas?
    * permission denied: De acuerdo, no le paso nada a {app}.
    * authentication: Antes tienes que desbloquear el dispositivo.
    * authentication denied: No puedo hacerlo mientras el dispositivo esté bloqueado.
    * goAhead: ¿Sigo adelante?
    * goAhead: Perdona, ¿sí o no?: ¿sigo adelante?
    * goAhead: No lo he entendido. Di «sí», «no» o qué hay que cambiar.
    * goAhead: Todavía no lo entiendo. ¿Sigo adelante, sí o no?
    * button goAhead-accept: Sí
    * button goAhead-reject: Cancelar
    * button confirmation-accept: Sí
    * button confirmation-reject: No
    * button permission-accept: Permitir
    * button permission-reject: No permitir
    * change: De acuerdo, ¿cuál es {parameter}?

    * success: Hecho.
    * inProgress: {app} todavía está en ello. Sigue en segundo plano.
    * failure: Lo siento, {app} no ha podido hacerlo.
    * continueInApp: Sigamos en {app}.
    * failureRequiringAppLaunch: Tendrás que seguir en {app}.
    * failureRequiringInAppAuthentication: Antes tienes que iniciar sesión en {app}.
    * failureAppConfigurationRequired: Antes tienes que terminar de configurar {app}.
    * deferredToApplication: Sigamos en {app}.
    * waiting: Un momento.
    * waiting: Sigo en ello.

    * notUnderstood: Perdona, no te he entendido.
    * notUnderstood: Sigo sin entenderte. Puedes preguntarme: «¿Qué sabes hacer?»
    * notUnderstood noApp: No puedo hacer eso con las apps que tienes.
    * notUnderstood appCannot: {app} no puede hacer eso.
    * notUnderstood noSuchApp: No tienes {app}.
    * ended cancelled: De acuerdo, lo dejamos.
    * ended refused: De acuerdo, no lo hago.
    * ended gaveUp: Lo siento, no consigo entenderlo. Probemos en otro momento.
    * ended unobserved: De acuerdo, no te aviso más.
    * ended setAside: De acuerdo, lo dejo por ahora.
    * ended failed: Lo siento, algo ha fallado en {app}.
    * ended timedOut: Lo siento, {app} no responde.
    * ended interrupted: Me he quedado a medias, así que mira en {app} antes de volver a intentarlo.
    * help: Puedes decir cosas como {each examples: «{item}»}.
    * help (brief): Puedes decir cosas como estas.
    * help noApps: Todavía no hay ninguna app a la que pedírselo.
    * help noExamples: Dime qué quieres hacer en {or apps}.
    * help needsValue: Contesta a la pregunta, o di «cancelar».
    * help needsMoreDetails: Contesta a la pregunta, o di «cancelar».
    * help unsupported: Dime otra cosa, o di «cancelar».
    * help disambiguation: Puedes decir un nombre o un número: {or choices}. O di «cancelar».
    * help appChoice: Puedes decir {or choices}. O di «cancelar».
    * help confirmation: Di «sí» si es {value}, o dime a quién o a qué te refieres.
    * help goAhead: Di «sí» para seguir, «cancelar» para parar, o dime qué hay que cambiar.
    * help permission: Di «sí» para que {app} reciba lo que pides, o «no».

    word today: hoy
    word tomorrow: mañana
    word yesterday: ayer
    word onDay: el {day}
    word dayInRange: el {day}
    word momentOnDay: {day} a las {time}
    word momentToday: a las {time}
    word fromTo: entre {start} y {end}
    word until: hasta {end}
    word kilocalories: calorías
    word home: casa
    word label home: casa
    word label work: trabajo
    word label mobile: móvil
    word label main: principal
    word label school: escuela
    word label other: otro
    word true: sí
    word false: no
    """
}
