import Testing

/// Spanish requests about money, and what is none of ours, as people type and say them.
@Suite struct SpanishMoneyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.money) == [])
  }

  static let money = """
    SendPayment currencyAmount=20EUR payee=Koko
      envía 20 euros a Koko
      20 euros para Koko
    SendPayment currencyAmount=50EUR payee=Lucía note=la cena
      transfiere 50 euros a Lucía por la cena
    SendPayment currencyAmount=5.5EUR payee=Pablo
      paga cinco euros con cincuenta a Pablo
    SendPayment currencyAmount=5.5EUR payee=Lucas
      paga 5,50 € a Lucas
    SendPayment currencyAmount=100EUR payee=mi hermana
      puedes mandarle 100 euros a mi hermana
    SendPayment currencyAmount=10EUR payee=mi hermano note=la pizza
      dale diez euros a mi hermano para la pizza
    SendPayment currencyAmount=15EUR payee=Emma
      devuélvele 15 euros a Emma
    SendPayment payee=Emma
      págale a Emma
    SendPayment currencyAmount=20EUR payee=Hugo
      le debo veinte euros a Hugo
    SendPayment payee=Lea
      manda dinero a Lea
    SendPayment currencyAmount=10EUR payee=
      mándale 10 euros
    SendPayment currencyAmount=25EUR payee=Marta
      hazle un bizum de 25 euros a Marta
    SendPayment currencyAmount=200EUR payee=Carmen
      haz una transferencia de doscientos euros a Carmen
    SendPayment payee=Luis currencyAmount=40EUR note=la gasolina
      envíale a Luis 40 euros por la gasolina
    SendPayment currencyAmount=500MXN payee=Juan
      pásale quinientos pesos a Juan
    SendPayment currencyAmount=5.5EUR payee=Ana
      manda cinco euros con cincuenta a Ana
      manda 5 € 50 a Ana
    SendPayment currencyAmount=2EUR payee=Tim
      devuelve dos euros a Tim
    SendPayment currencyAmount=1200EUR payee=mi madre
      transfiere mil doscientos euros a mi madre
    SendPayment currencyAmount=40EUR payee=señora de la limpieza
      paga cuarenta euros a la señora de la limpieza
    SendPayment currencyAmount=20EUR payee=
      mándale 20 euros
    SendPayment payee=fontanero currencyAmount=1200EUR note=la reparación
      págale al fontanero mil doscientos euros por la reparación
    SendPayment currencyAmount=50EUR payee=Tim
      préstale 50 euros a Tim
    RequestPayment currencyAmount=20EUR payer=Hugo
      pide 20 euros a Hugo
    RequestPayment currencyAmount=15EUR payer=Lea note=el taxi
      pídele 15 euros a Lea por el taxi
    RequestPayment payer=Lucía currencyAmount=10EUR
      Lucía me debe 10 euros
    RequestPayment payer=Pablo currencyAmount=30EUR
      pídele a Pablo que me devuelva 30 euros
    RequestPayment payer=Emma currencyAmount=12EUR note=la pizza
      pídele a Emma que me pague 12 euros por la pizza
    RequestPayment currencyAmount=25EUR payer=Max
      cóbrale 25 euros a Max
    RequestPayment payer=Alicia
      pide dinero a Alicia
    RequestPayment currencyAmount=10EUR payer=
      pídele diez euros
    RequestPayment currencyAmount=25EUR payer=Rosa
      solicita 25 euros a Rosa
    RequestPayment payer=Tim currencyAmount=20EUR
      Tim tiene que pagarme 20 euros
    RequestPayment currencyAmount=15EUR payer=Lea
      cóbrale 15 euros a Lea
    RequestPayment currencyAmount=30EUR payer=Lea note=el cine
      pídele 30 euros a Lea por el cine
    PayBill billType=electricity
      paga la factura de la luz
      paga el recibo de la luz
    PayBill billType=rent
      puedes pagar el alquiler
      pague el alquiler por favor
    PayBill billType=gas fromAccount=checking
      paga la factura del gas con mi cuenta corriente
    PayBill billType=water transactionScheduledDate=viernes
      paga la factura del agua el viernes
    PayBill billPayee=Movistar
      paga la factura de Movistar
    PayBill billType=phone transactionScheduledDate=mañana
      quiero pagar mi factura de teléfono mañana
    PayBill billType=phone
      pagar mi factura del móvil
    PayBill billType=autoInsurance
      paga el seguro del coche por favor
    PayBill billType=mortgage
      paga mi hipoteca
    SearchForBills billType=electricity
      cuánto debo de luz
      de cuánto es la factura de la luz
    SearchForBills billType=rent
      cuándo tengo que pagar el alquiler
    SearchForBills status=unpaid
      qué facturas tengo pendientes
      muéstrame las facturas sin pagar
    SearchForBills billPayee=Movistar
      muestra las facturas de Movistar
    SearchForAccounts accountType=saving
      cuánto tengo en mi cuenta de ahorros
    SearchForAccounts
      cuál es mi número de cuenta
      cuál es mi iban
      cuál es mi saldo
      cuánto dinero me queda en la cuenta
      qué saldo tengo
      cuánto me queda en la cuenta
      tengo suficiente dinero en la cuenta
      mi saldo por favor
    SearchForAccounts accountType=checking
      dime el saldo de mi cuenta corriente
    SearchForAccounts requestedBalanceType=points
      cuántos puntos tengo
    SearchForAccounts accountType=credit
      cuánto hay en mi tarjeta de crédito
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      transfiere 100 euros de mi cuenta corriente a mi cuenta de ahorros
    TransferMoney transactionAmount=50EUR toAccount=saving
      pasa 50 euros a mi cuenta de ahorros
    TransferMoney transactionAmount=500EUR fromAccount=saving toAccount=checking transactionScheduledDate=lunes
      transfiere 500 euros de ahorros a la cuenta corriente el lunes
    TransferMoney transactionAmount=200EUR toAccount=saving
      haz una transferencia de doscientos euros a mi cuenta de ahorros
    TransferMoney transactionAmount=300EUR fromAccount=checking toAccount=saving
      quiero mover 300 euros de la cuenta corriente a la cuenta de ahorro
    TransferMoney transactionAmount=200EUR fromAccount=saving toAccount=checking
      pasa 200 euros de la cuenta de ahorros a la cuenta corriente
    TransferMoney toAccount=saving
      quiero pasar dinero a mi cuenta de ahorros
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      recuérdame llamar a mamá mañana
      pon una alarma a las siete
      pon un temporizador de diez minutos
      qué tiempo hará mañana
      escribe un correo a Tomás
      manda un email a Lucía con el archivo
      añade una cita el lunes
      mueve la cita con Pablo al martes
      cuándo es mi próxima cita
      pon música
      pasa a la siguiente canción
      baja el volumen
      me han robado la tarjeta
      por qué me han rechazado el pago
      cómo cambio mi pin
      quiero pedir una tarjeta nueva
      cuánto tarda una transferencia
      puedo pagar con mi tarjeta en el extranjero
      qué comisión tiene una transferencia
      mi transferencia no ha llegado
      bloquea mi tarjeta
      cómo abro una cuenta
      a qué hora sale el tren a Sevilla
      reserva un billete de tren a Madrid
      reserva una mesa para dos personas
      busca un restaurante cerca
      reserva un vuelo a Roma
      dónde está el cajero más cercano
      qué tal estás
      quién eres
      buenos días
      cuéntame un chiste
      qué sabes hacer
      muchas gracias
      buenas noches
      qué hora es
      cuál es la capital de Francia
      traduce te quiero al inglés
      cuánto son 20 euros en dólares
      apaga la luz
      sube la calefacción a 20 grados
      añade leche a la lista de la compra
      qué ponen hoy en el cine
      cuántas calorías tiene un plátano
      a qué distancia está Valencia
      cómo está el tráfico en la A2
      haz una foto
      borra todas las fotos de ayer
      léeme las noticias
      qué hay de nuevo en el mundo
      sigue a Lucía en Instagram
      publica esto en Facebook
      pídeme una pizza
      tengo hambre
      borra mi alarma
      necesito un préstamo
      cuáles son los tipos de interés
      mi móvil está roto
      encuentra mi móvil
      activa el wifi
      no te entiendo
      eres tonto
      cuántos años tienes
      cuenta hasta diez
      lanza una moneda
      qué significa resiliencia
      quién ganó el mundial
      cuándo es el cumpleaños de Lucía
      añade un contacto nuevo
      borra el contacto de Tomás
      cuál es el número de Lucía
      quiero cambiar mi contraseña
      tengo que llevar paraguas
      alquila un coche para tres días
      abre la puerta
      enciende la aspiradora
      abre Spotify
      cómo funciona esto
      sí
      no
      quién es el presidente
      hace frío
      estoy cansado
      cuánto cuesta un billete a Londres
      a qué hora cierra el supermercado
      qué autobús va al zoo
      cuánto cuesta un vuelo a Nueva York
      mi tarjeta de crédito no funciona
      puedes restablecer mi pin
      dónde encuentro mi número de cliente
      quiero cerrar mi cuenta
      mi taxi estaba sucio ayer
      sube el volumen de la tele
      cómo se escribe ritmo
      cómo se dice gracias en italiano
      pon jazz
      qué canción es esta
      para la música
      qué hora es en Tokio
      que duermas bien
      eres genial
      tienes hermanos
      eres un robot
      muéstrame el camino a la estación
      a cuánto está el euro
      pon una cita con Ana mañana a las tres
      invita a Ana a la reunión
      lee mis correos
      envía la presentación por correo a Tim
      qué citas tengo la semana que viene
      crea una lista para la mudanza
      pide comida para el gato
      cómo te llamas
    """
}
