extension Spanish {
  /// Words of all domains: what is skipped, what joins, what names an app.
  static let words = """
    filler = eh | em | este | mmm | hmm | ah | oh | oye siri | siri | oye | a ver | ey
    opening = cambio de (planes | plan) | por hoy (ya está | es suficiente | he terminado) | sí | no | vale | ok | okay | claro | gracias | perfecto | genial | muy bien | de acuerdo
    # Whoever wants to be told: what follows is a question of its own.
    polite = (puedes | podrías | puede | podría) decirme | me (puedes | podrías | puede) decir | me dices | dime | sabes [si | decirme]
      | (quiero | quisiera | me gustaría | querría) saber
    polite = bueno | pues | hola | buenos días | buenas | entonces | solo | sólo | rápido
      | rápidamente | ya | ahora | ahora mismo
      | enseguida | de inmediato | inmediatamente | cuanto antes | lo antes posible | también | otra vez | luego
      | primero | por favor | porfa
      | por fa | muchas gracias | para mí | para mi | si puedes | si eres tan amable | sea tan amable de
      | hazme el favor de | haz el favor de
      | (puedes | puede | podrías | podría | podés | pueden) [por favor | usted | tú]
      | (me puedes | me podrías | me puede | me podría)
      | quiero | quisiera | me gustaría | querría | necesito | debo | tengo que | hay que | vamos a | voy a | deseo
      | tenemos que | queremos | necesitamos
      | (quiero | quisiera | necesito | me gustaría) que | puedo | podría | es posible | sería posible
      | te importaría | podemos | asegúrate de
      | ayúdame a | no te olvides de | no olvides | intenta | trata de | tienes que | debes | ve y | quieres
      | querés | dale
      | (me preguntaba | quería saber | quería preguntar | quisiera saber | quería preguntarte) si (puedes | podrías | podías | podría | es posible | sería posible)
      | (hay | habría | existe) (alguna forma de | alguna manera de | manera de | forma de | posibilidad de | algún modo de)
      | (sería | estaría) (genial | bien | bueno | estupendo | útil) (que | si) [me | le | les] | te agradecería que | agradecería que
      | (puedes | podrías | puede | podría) (ayudarme a | hacerme el favor de | echarme una mano con) | me (ayudas | ayudarías) a | échame una mano con
      | (me hace falta | me haría falta | hace falta) que | (necesitaría | querría | quería | pensaba | intento | estoy intentando | estoy buscando | me apetece | me apetecería | tendría que | habría que)
      | (me | nos) (podéis | pueden | podrían) | (puedes | podrías) [también | ya] | asegúrate de que | encárgate de | procura
      | si (es posible | no te importa | puedes | pudieras | te parece | tienes tiempo) | cuando (puedas | tengas un momento | tengas tiempo)
      | por cierto | además | lo siguiente | una cosa más | otra cosa | por último | en realidad | la verdad | quizás | tal vez | a lo mejor | urgentemente
      | por última vez | la última vez | o no | hace (un rato | poco) | últimamente | recién | hace un momento | con urgencia | rapidito | de una vez | perdona | perdón | disculpa | buenas tardes
      | buenas noches | buen día | estupendo | es hora de | al final | mejor | pues nada | venga | porfis
      | (usando | con | desde) (mi | el) [teléfono] (celular | móvil | teléfono) | anda
    service = whatsapp | whats app | guasap | messenger | facebook messenger | skype | hangouts | google hangouts
      | telegram | signal | viber | wechat
      | slack | zoom | imessage | snapchat | duo | google duo | google meet | teams | microsoft teams | uber
      | cabify | bolt | didi | lyft
      | paypal | bizum | discord | facetime
    introduction = soy | me llamo | mi nombre es | habla
    clause = pero | porque | ya que | aunque | es que | como no
    speaker = me | mí | mi
    particle = de | del | la | las | los | y | el | van | von | da | dos | di | al | bin
    @of/0.1 = de | del | de la | de los | de las
    # “Hasta luego” is a message of its own: “hasta” is none of these.
    question = cómo | cuándo | dónde | quién | por qué
    preposition = de | del | al | en | con | por | para | sobre | desde | sin | vía | mediante | ante
      | entre | hacia
    @and/0.1 = y | e | & | y también | así como | además de
    @turn = así que | así pues | entonces | por eso | por lo que | de modo que | conque | (puedes | podrías | puede | podría)
    @joint = y | y luego | luego | y después | después | y entonces
    @my/0.1 = mi | mis | nuestro | nuestra | nuestros | nuestras | el | la | los | las
    @own/0.1 = mi | mis | nuestro | nuestra | nuestros | nuestras
    @pronoun/0.4 = él | ella | ellos | ellas | le | les
    @at/0.1 = (a | en | al) [su | el | la | mi]
    @to/0.1 = a | al | para | hacia | a la | a los | a las
    @appMarker = a través de | por medio de | mediante | con la ayuda de | por | en | con | vía | de | del | desde | usando | mediante
    @appArticle = el | la | mi | una | un
    @appNoun = app | aplicación | cuenta
    @launch = abre | abrir | usa | usar | inicia | utiliza | entra en | ve a | lanza
    @purpose = para | y
    """

  /// What people are to the user, and what their addresses are for.
  static let people = """
    relation mother = madre | mamá | mama | mami
    relation father = padre | papá | papa | papi
    relation parent = padres | papás
    relation brother = hermano | hermanos
    relation sister = hermana | hermanas
    relation son = hijo | hijos
    relation daughter = hija | hijas
    relation child = niño | niña | niños | niñas
    relation friend = amigo | amiga | amigos | amigas | mejor amigo | mejor amiga | colega | cuate
    relation spouse = marido | mujer | esposo | esposa
    relation partner = pareja | novio | novia | prometido | prometida
    relation manager = jefe | jefa | encargado | encargada | supervisor | supervisora
    relation assistant = asistente | secretario | secretaria
    relation grandmother = abuela | abuelita | yaya
    relation grandfather = abuelo | abuelito | yayo
    relation grandparent = abuelos
    relation aunt = tía | tías | tia | tias
    relation uncle = tío | tíos | tio | tios
    relation cousin = primo | prima | primos | primas
    relation nephew = sobrino | sobrinos
    relation niece = sobrina | sobrinas
    relation stepmother = madrastra
    relation stepfather = padrastro
    relation colleague = compañero | compañera | compañeros | compañeras
    relation roommate = compañero de piso | compañera de piso | compañero de cuarto
    relation neighbour = vecino | vecina | vecinos
    relation doctor = dr | dra | médico | médica | doctor | doctora
    relation dentist = dentista
    relation teacher = profesor | profesora | profe | maestro | maestra
    relation motherInLaw = suegra
    relation fatherInLaw = suegro | suegros
    relation brotherInLaw = cuñado | cuñados
    relation sisterInLaw = cuñada | cuñadas
    relation daughterInLaw = nuera | nueras
    relation sonInLaw = yerno | yernos
    label mobile = móvil | celular | teléfono (móvil | celular) | número (de móvil | de celular | móvil)
    label home = casa | fijo | teléfono fijo | teléfono de casa | número de casa
    label work = trabajo | oficina | teléfono del trabajo | número del trabajo | curro
    label iPhone = iphone
    label main = número principal
    label school = escuela | colegio
    label other = otro número
    label any = número | teléfono | número de teléfono
    """

  /// Words that hold a sentence together; hardly ever a name, and cheap to leave unexplained.
  static let functionWords = """
    function = el | la | los | las | lo | un | una | unos | unas | al | del | este | esta | esto | estos | estas
      | ese | esa | eso | esos | esas
      | aquel | aquella | mi | mis | mí | tu | tus | su | sus | nuestro | nuestra | nuestros | nuestras | yo | tú
      | él | ella | usted | nosotros
      | ellos | ellas | ustedes | vosotros | me | te | se | nos | os | le | les | qué | que | quién | quien
      | quienes | cuál | cuáles | cuándo
      | cuando | dónde | donde | cómo | como | cuánto | cuánta | cuántos | cuántas | por | para | de | a | en | con
      | sin | sobre | desde | hasta
      | entre | hacia | y | e | o | u | ni | pero | sino | porque | si | aunque | pues | no | sí | ya | también
      | tampoco | muy | más | menos | tan
      | tanto | mucho | poco | algo | alguien | algún | alguno | alguna | algunos | nada | nadie | ningún | ninguna
      | todo | toda | todos | todas
      | otro | otra | otros | mismo | misma | cada | aquí | ahí | allí | allá | es | son | soy | eres | somos | era
      | fue | ser | sido | está | están
      | estoy | estás | estar | estaba | estaré | ha | han | he | has | hay | había | haber | tengo | tienes
      | tiene | tienen | tener | hace | va
      | voy | vas | vamos | van | ir | puedo | puede | puedes | debe | debo | quiero | quiere | será | hará
    """

  /// Ordinary words, the most usual ones of everyday Spanish; a name is hardly one of them.
  static let commonWords = """
    common = feliz | felices | buen | buenos | felicidades | enhorabuena | día | días | semana | semanas | mes | meses | año | años | hoy | mañana | ayer | noche | tarde
      | anoche | mediodía | madrugada | lunes
      | martes | miércoles | jueves | viernes | sábado | domingo | enero | febrero | marzo | abril | mayo | junio
      | julio | agosto | septiembre
      | octubre | noviembre | diciembre | hora | horas | minuto | minutos | segundo | segundos | momento | fin
      | navidad | cumpleaños | gente
      | hombre | mujer | grupo | equipo | casa | oficina | trabajo | escuela | tienda | calle | ciudad | país
      | coche | carro | auto | autobús
      | tren | avión | bici | teléfono | número | nombre | palabra | pregunta | respuesta | cosa | cosas | manera
      | tipo | lista | precio | dinero
      | euro | euros | dólares | banco | tarjeta | cuenta | factura | comida | cena | almuerzo | desayuno | café
      | agua | pan | pizza | camino | lugar
      | foto | fotos | vídeo | video | mensaje | mensajes | llamada | llamadas | texto | sms | partido | película
      | fiesta | nuevo | nueva | nuevos
      | nuevas | último | última | últimos | próximo | próxima | bueno | buena | grande | pequeño | listo | lista
      | libre | pronto | lejos | cerca
      | importante | contento | enfermo | disponible | ocupado | llego | llegar | llegaré | vengo | venir | viene
      | salgo | salir | sé | saber | decir
      | dice | ver | visto | tomar | poner | dar | encontrar | comer | beber | comprar | pagar | esperar | pensar
      | creer | hablar | escuchar | mirar
      | leer | escribir | jugar | dormir | terminar | empezar | volver | clima | temperatura | amigos | vida
      | mundo | contacto | contactos | estado
      | cero | uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce | veinte | treinta
      | cien | mil | sal | pimienta | azúcar | mantequilla | leche | basura | ropa | puerta | ventana | llave | llaves
      | pared | suelo | silla | cama | cocina | baño | jardín | perro | gato | animal | libro | periódico | carta
      | paquete | imagen | juego | página | línea | punto | error | razón | idea | deberes | vestido | zapatos
      | chaqueta | ayuda | suerte | miedo | calma | pausa | principio | color | tamaño | cifra | atención | fuego
      | platos | mano
    """

  /// Words that speak for what other assistants do.
  static let neighbours = """
    neighbour = ascensor | elevador | cajero | poema | poemas | ensayo | cuento | novela | ajustes | configuración | recuérdame | recuerda | recordatorio | recordatorios | recordar | alarma | alarmas | despertador
      | temporizador | temporizadores
      | cronómetro | email | emails | correo | correos | correo electrónico | gmail | tuit | tuits | twitter
      | facebook | instagram | música
      | canción | canciones | álbum | disco | playlist | podcast | radio | película | películas | volumen | clima
      | tiempo | pronóstico | temperatura
      | lluvia | llover | lloverá | nieve | nevar | noticias | titulares | bolsa | restaurante | restaurantes
      | reserva | mesa | hotel | hoteles
      | vuelo | vuelos | calendario | agenda | cita | citas | reunión | evento | eventos | concierto | conciertos
      | festival | receta | recetas
      | ingredientes | calorías | luz | luces | lámpara | termostato | traduce | traducción | ruta | tráfico
      | chiste | chistes | compra
      | seguro | pasaporte | préstamo | wifi | bluetooth | batería | wikipedia | google | spotify | iheartradio
      | reproduce | aspiradora | paraguas | agranda | amplía | archivo | archivos | carpeta | documento | documentos | impresora | letra | horno | microondas
      | nevera | frigorífico | lavadora | lavavajillas | página web | web | atención | extranjero
    """
}
