extension Spanish {
  /// Sending, finding, marking, changing and taking back messages.
  static let messaging = """
    @send = [me | le | nos | les] (mandas | envías) | envía | envia | envíe | enviar | envíes | enviá | enviarle | enviarles | envíes | mandaras | enviaras | enviarás | mandarás | enviases | mandases | envíale | enviale | envíales
      | enviales | envíele | manda | mande
      | mandar | mandes | mandá | mandarle | mandarles | mándale | mandale | mándales | mandales | mándele
      | reenvía | reenviar | remite | remitir
      | envía le | mánda le | envíame | mándame
    @sendIt = envíalo | envialo | mándalo | mandalo | envíaselo | enviaselo | mándaselo | mandaselo | envíala
      | mándala | enviarlo | mandarlo
      | enviárselo | mandárselo | envíasela | mándasela | reenvíalo | reenvíaselo | díselo | diselo | decírselo | cuéntaselo
    @compose = [me | le | les] escribes | escribe | escribir | escriba | escribí | escribile | escríbele | escribele | escribirle | escríbeles | redacta
      | redactar | pon | poner | ponle | ponerle
      | haz | hacer | crea | crear | deja | dejar | déjale | dejale | dejarle | prepara | compón | empieza
      | comienza | dicta | ponga
    @messageNoun = [un | el | este | ese | mi | otro | una | la | esta | esa | unos | los] [nuevo | breve | corto
      | pequeño | otro | mismo]
      [siguiente] (mensaje | mensajes | mensaje de texto | texto | sms | mensajito | whatsapp | mensaje de voz
      | mensaje de audio | audio | nota de voz | video mensaje
      | videomensaje | mensaje de whatsapp | mensaje privado | mensaje directo
      | mensaje grupal | guasap | wasap | msj)
    @media = [un | una | el | la | unas | las | este | esta] (foto | fotos | vídeo | vídeos | video | videos | imagen | imágenes | corazón | beso | besos | abrazo | emoji | carita | gif | sticker | selfie)
    @note/0.6 = [una | la | unas] [pequeña] (nota | líneas | palabras)
    @text = escribile | escribe | escribir | escríbele | escribele | escribirle | escríbeles | escriba | textea | textear
      | mensajea | mensajear | guasapea
    @tell/0.8 = [me | le | les] dices | comunicarle | comunícales | confirmarle | contarles | recordarle | recuérdale que | di | dile | diles | decir | decirle | decirles | dígale | diga | cuéntale | contarle | cuenta
      | comunícale | comunica | comunicar | confírmale
      | coméntale | comenta | di le | comentarle | decile
    @inform = [me | le | les] avisas | avisa | avísale | avisale | avísales | avisar | avisarle | avise | avisá | informa | infórmale
      | informar | informarle | notifica | notifícale
      | notificar | advierte | adviértele | advertir | advertirle | alerta | alertar | avísa le
    @ask/0.8 = [me | le | les] preguntas | pregunta | pregúntale | preguntale | pregúntales | preguntar | preguntarle | pregunte | pregunta le
      | pregúnta le | preguntá | pídele
    @haz/0.4 = haz | hazle | hacer | hacerle | hágale | hazles
    @know/0.7 = saber
    @reply = responde | responder | respóndele | respondele | responda | responderle | contesta | contestar
      | contéstale | contestale | contestarle | conteste
    @that/0.4 = que
    @if/0.2 = si | que
    @said/0.5 = que diga | que diga que | que dice | que dice que | diciendo | diciendo que | diciéndole que
      | diciéndoles que | para decirle que | para decirles que
      | para decir que | y dile | y dile que | y diles | y diles que | y pregúntale si | y pregúntale
      | y pregúntales | y pregúntales si | y pregúnta le si
      | y pregúnta le | y pregunta si | y pregunta le si | preguntando si | preguntando | preguntándole si
      | preguntándole | para preguntarle si | para preguntarle
      | para preguntar si | para preguntar | avisando que | avisándole que | avisando de que | informando que
      | para avisar que | para avisarle que
      | para informarle que | para que sepa que | y avísale que | y avisa que
      | con el (texto | mensaje | contenido) [siguiente] | con el siguiente mensaje
      | y di que | y dile a que | y hazle saber que | indicando que | que ponga | que ponga que | contándole que
      | y cuéntale que | recordándole que
    @toDo/0.2 = para | para que | que
    @byText/0.5 = por (mensaje | sms | texto | mensaje de texto) | con un (mensaje | mensaje de texto | sms)
      | por escrito | mediante un mensaje
    @it/0.2 = eso | esto | este | ese | lo mismo | el mismo mensaje | otro | otra
    @group/0.5 = grupo | hilo | chat | conversación | chat de grupo | canal | chat grupal
    @toGroup/0.5 = (al | a la | en el | en la | a mi | a nuestro) (grupo | hilo | chat | conversación
      | chat de grupo | canal | chat grupal)
      [de | del | sobre | de la | de los | de las | sobre el | llamado]
    @toThe/0.1 = a | al | a los | a las | en el | en la | a la | en
    $dest = @to {recipients} | @toGroup {speakableGroupName:contactGroupName}
      | [@toThe] {speakableGroupName:contactGroupName!}
    $what = [@said] [@that | @toDo] {content}
    $text = (@messageNoun | @note)

    intent SendMessage
    (@send | @compose) @messageNoun
    @send @media [$dest]
    @send $dest @media
    @inform $dest @of {content}
    ~-0.1 @wish $dest {content}
    ~0.1 @wish $dest
    @wish/0.8 = felicita | felicitar | deséale | desearle | felicítale
    (@send | @compose) $text $dest [$what]
    (@send | @compose) $dest $text [$what]
    (@send | @compose) {recipients} $text [$what]
    (@send | @compose) $text $said
    ~0.1 (@send | @compose) $text @said {content} $dest
    $said = (@said [@that] | @that) {content}
    ~0.45 @send $text {content}
    ~0.2 @send $dest $said
    ~0.3 @send $dest
    ~0.4 @send $dest {content}
    @sendIt $dest
    ~0.2 @sendIt
    ~0.2 @send @it $dest
    ~0.4 @send @it
    ~0.1 {recipients} @send $text [$what]
    @text $dest [$what]
    @text {recipients} [$said]
    ~0.3 @text $said
    ~0.7 @text {content}
    @messageNoun $dest [$what]
    @tell $dest [@byText] [@that] {content}
    ~0.1 @tell @that {content} $dest
    @putTo $dest @that {content}
    @putTo/0.7 = pon | poner | ponle | ponles | ponerle | me le pones
    ~0.1 @tell {content} $dest
    ~0.3 @tell $said
    ~-0.1 (@tellOne | @sendOne) [@byText] $said => recipients=^somebody
    ~-0.1 @sendOne $text [$said] => recipients=^somebody
    ~-0.1 @tellSome [@byText] $said => recipients=^them
    ~-0.1 @tellSome $text [$said] => recipients=^them
    ~0.1 @askOne @if {content} => recipients=^somebody
    @askOne/0.9 = pregúntale | preguntale | preguntarle
    @tellOne/0.9 = dile | decile | decirle | dígale | cuéntale | coméntale | avísale | avisale | avisarle | contéstale | contestale
      | respóndele | respondele | pregúntale | preguntale | preguntarle | hazle saber
    @sendOne = mándale | mandale | mandarle | envíale | enviale | enviarle | escríbele | escribele | escribirle
    @tellSome/0.9 = diles | decirles | avísales | pregúntales | contéstales | mándales | envíales | escríbeles
    @inform $dest [@byText] [@that | @toDo] {content}
    ~0.2 @inform $dest
    @inform @that {content} $dest
    @of/0.7 = de que
    ~-0.2 @ask $dest [@byText] [@if] {content}
    @haz @know $dest [@that] {content}
    (@tell | @ask | @inform | @text) @toAll [@that | @if] {content}
    @toAll/0.4 = a todos [mis amigos | mis contactos | los del trabajo] | a todo el (mundo | equipo | grupo) | a toda la familia
    @haz $dest @know [@that] {content}
    @reply
    @reply [$dest] @byText [$what]
    @reply [$dest] [@with] @messageNoun [$what]
    @reply $dest [$what]
    ~0.2 @reply $said
    ~0.2 @reply {content}
    @with/0.1 = con | en | por
    {app} {recipients} @messageNoun [$what]
    ~0.4 {app} {recipients} $what
    ~0.8 {app} {recipients}

    intent SearchForMessages past
    @read = lee | leer | léeme | leeme | lea | leerme | leas | lée me | lee me | léanos | escucha | escuchar
      | procede con la lectura de | procede con la lectura del
      | continúa leyendo | sigue leyendo | continuar leyendo | leé | léemelos | oír
    @show/0.7 = muestra | mostrar | muéstrame | muestrame | mostrarme | muestre | muéstra me | mostrame | enseña
      | enséñame | enseñar | enseñame | busca | buscar
      | búscame | encuentra | encontrar | encuéntrame | recupera | recuperar | recupérame | dame | dar | ver
      | revisa | revisar | consulta | consultar | abre
      | abrir | obtén | obtener | trae | tráeme | comprueba | comprobar | localiza | lista | checa | chequea | mira
      | mirar | descarga
    @me/0.05 = me | a mí
    @kindOf/0.1 = [todos | todas] [mis | los | el | la | mi | las | esos | ese | este | unos | algún | algunos | un]
      [último | últimos | última | más recientes | recientes]
    symbol unread = sin leer | no leído | no leídos | nuevo | nuevos | nueva | nuevas | no leida | pendientes
      | por leer | sin abrir
    symbol read = leído | leídos | viejos | antiguos
    symbol flagged = marcado | marcados | importante | importantes | destacado | destacados | favoritos
    symbol played = escuchado | escuchados | reproducido
    @messages = mensaje | mensajes | mensaje de texto | mensajes de texto | texto | textos | sms | conversación
      | conversaciones | mensajes de voz | chats
      | mensaje de voz | guasaps | wasaps | chat | hilo
    $attributes = {attributes=unread|read|flagged|played}
    $things = [@kindOf] [$attributes] @messages [$attributes]
    @from/0.3 = con | de | del | de parte de | enviados por | enviado por | que me ha enviado | que me envió
      | que me mandó | recibidos de | por parte de
    @sentTo/0.3 = a | al | para | que le envié a | enviados a | que envié a | que mandé a
    @about/0.5 = sobre | acerca de | acerca del | que digan | que contengan | que hablen de | que mencionen
      | con la palabra | relacionados con | que (hablan | tratan) de
    @on/0.05 = de | del | desde | que recibí | que he recibido | recibidos | recibido | durante | que me llegaron
      | que tengo de
    $where = @from {senders} | @sentTo {recipients} | @about {searchTerms} | [@on] {dateTimeRange}
      | @inGroup @group [@from] {speakableGroupNames:contactGroupName}
      | [@inGroup] {speakableGroupNames:contactGroupName!}
    @inGroup/0.1 = en el | del | en la | de la | en mi
    (@read | @show) [@me] $things [$where]*
    ~0.1 @me (@read | @show) $things [$where]*
    (@read | @show) [@me] $things @unreadTail => attributes=unread
    @unreadTail/0.6 = que [aún | todavía] no he (visto | leído | abierto | escuchado)
    (@doI | @areThere) $things [$where]*
    @what [$attributes] @messages @doI [$where]*
    @what @doesSay $things [$where]
    @has {senders} @wroteMe [@thing] [$where]
    {senders} @wroteMe [@thing] [$where]
    @wroteMe {senders} [@thing] [$where]
    @what @wroteMe {senders} [$where]
    @what @haWrote {senders} [$where | @inTheGroup]
    @inTheGroup/0.1 = en el (grupo | chat)
    @someone @wroteMe [@thing]
    @whatAre $things [@iGot2]
    @whatAre/0.4 = (cuáles | cuál) (son | es | fue | fueron | era) | qué son
    @iGot2/0.2 = que (recibí | he recibido | me (llegó | ha llegado | mandaron | han mandado))
    @anyNews {senders}
    @anyNews/1.1 = (tengo | hay | hubo | me llegó | me ha llegado | ha habido) (respuesta | una respuesta | noticias | algo | algo nuevo) (de | del)
    @wroteMe @someone [@thing]
    {senders} @replied [@thing]
    @replied ({senders} | @someone)
    @newsIn @messages
    @newsIn/0.9 = [hay | tengo] [alguna | algo] (novedad | novedades | de nuevo | nuevo | noticias) (en | entre) (mis | los)
    @replied/1.2 = (escribió | ha escrito) (algo | nada) | [ya] [me] (ha | han) (contestado | respondido) | [ya] [me] (contestó | respondió | contestaron | respondieron)
    @someone/0.2 = alguien
    @who @wroteMe [@thing] [$where]
    ~-0.2 @read [@me] @whatThat @haWrote {senders}
    ~-0.2 @read [@me] @whatThat {senders} @haWrote
    @whatThat/0.3 = lo que | qué
    @haWrote/1.2 = ha (escrito | enviado | mandado | dicho) | escribió | envió | mandó | me ha (escrito | enviado | mandado)
      | me (escribió | envió | mandó)
    ~0.4 $attributes @messages [$where]
    ~0.3 [@kindOf] @messages $attributes [$where]
    @doI/0.5 = tienes | me ha llegado | ha llegado | tengo | he recibido | recibí | me han llegado | me llegaron | tengo yo
    @areThere/0.4 = hay | hay algún | existe algún
    @what/0.2 = qué | que | cuáles | cuántos
    @doesSay/0.4 = dice | dicen | pone | decía | decían | ponía
    @has/0.1 = acaso
    @wroteMe/1.2 = me dijo | me ha dicho | me puso | me ha puesto | me ha enviado | me envió | me ha escrito | me escribió | me mandó | me ha mandado
      | me han escrito | me han enviado | me dejó
    @thing/0.1 = algo | un mensaje | mensajes | algún mensaje | un sms
    @who/0.3 = quién | quien

    intent SetMessageAttribute
    @mark = marca | marcar | marque | márcalo | marcalo | márcalos | marcalos | señala | márcala
    @them/0.2 = lo | los | eso
      | [todos] [el | los | mi | mis | este | ese | la] [último | últimos | nuevos] (mensaje | mensajes | sms
      | conversación) | todo
    @as/0.2 = como | de
    symbol unflagged = no destacado | no importante | sin marcar
    @mark [@them] [@as] {attribute=read|unread|flagged|unflagged|played}

    intent EditMessage
    @edit = cambia | cambiar | cambie | modifica | modificar | modifique | corrige | corregir | edita | editar
    @editIt = cámbialo | cambialo | corrígelo | modifícalo | edítalo
    @myMessage/0.8 = [mi | el | este | ese | al] [último] (mensaje | sms | mensaje de texto) [enviado
      | anterior] [que (envié | mandé)]
    @toSay/0.6 = por | para que diga | para decir | y pon | a | que diga
    @edit @myMessage
    @edit @myMessage @toSay {editedContent}
    ~0.3 @editIt @toSay {editedContent}

    intent UnsendMessages
    @unsend = anula el envío de | anular el envío de | deshaz el envío de | deshacer el envío de
      | cancela el envío de | anula el envío del | deshaz el envío del
      | cancela el envío del | retira | retirar | revoca
    @unsendAll = anula el envío | anular el envío | deshaz el envío | deshacer el envío | cancela el envío
    @delete = borra | borrar | elimina | eliminar | borre | anula | anular | suprime
    (@unsend | @delete) @myMessage
    @unsendAll
    """
}
