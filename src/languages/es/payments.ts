import type { text as paymentsText } from '../../core/payments/payments.text.ts';
import type { text as checkoutText } from '../../elements/checkout/checkout.text.ts';
import type { text as paymentLinkText } from '../../elements/payment-link/payment-link.text.ts';
import type { text as paymentResultText } from '../../elements/payment-result/payment-result.text.ts';
import type { text as billingText } from '../../elements/shared/billing/billing.text.ts';
import type { text as paymentText } from '../../elements/shared/payment/payment.text.ts';
import type { text as receiptText } from '../../elements/shared/receipt/receipt.text.ts';
import type { text as cycleText } from '../../elements/shared/cycle.text.ts';
import type { text as stageText } from '../../elements/shared/stage.text.ts';
import type { Translation } from '../translation.ts';

export const checkout = {
  title: 'Finalizar compra',
  incomplete: 'Elija primero la suscripción que va a pagar.',
  toSubscriptions: 'Ir a suscripciones',
  steps: 'Pasos',
  stepBilling: 'Facturación',
  stepPayment: 'Pago',
  billing: 'Facturación',
  mobile: 'Número de móvil',
  continue: 'Continuar',
  change: 'Cambiar',
  changeLabel: 'Cambiar los datos de facturación',
  save: 'Guardar',
  saveAndContinue: 'Guardar y continuar',
  discard: 'Descartar los cambios',
  subscription: 'Su suscripción',
  cycle: 'Ciclo de facturación',
  cyclePrice: '{amount} al mes',
  cycleSaves: 'Ahorra {amount} al mes',
  cycleMissing: 'Elija un ciclo de facturación.',
  noCycle: 'Este plan no tiene ningún ciclo de facturación disponible. Póngase en contacto con soporte.',
  promoCode: 'Código promocional',
  addPromo: 'Añadir código promocional',
  apply: 'Aplicar',
  applying: 'Aplicando…',
  remove: 'Quitar',
  removing: 'Quitando…',
  promoMissing: 'Escriba un código promocional.',
  promoWrong: 'Este código promocional no se puede aplicar.',
  promoApplied: 'Código promocional aplicado.',
  price: 'Detalle del precio',
  bought: 'Va a pagar {what}.',
  boughtSeats: { one: 'Va a pagar {what} con una licencia.', other: 'Va a pagar {what} con {count} licencias.' },
  endsOn: 'Fecha de fin actual: {date}.',
  perMonth: 'Precio por mes',
  subtotal: 'Subtotal',
  discount: 'Descuento promocional',
  tax: 'Impuestos',
  taxOf: '{detail}, {amount}',
  totalIn: 'Total ({currency})',
  noPriceYet: 'Elija un ciclo de facturación para ver el precio.',
  newTotal: 'El total es de {total}.',
  referral: 'Gracias a la recomendación, esta compra prolonga su suscripción 30 días gratis.',
  payNow: 'Pagar ahora',
  payNowTotal: 'Pagar {total}',
  checking: 'Comprobando el precio…',
  nextSubscription: 'A continuación: su suscripción y el pago',
  confirm: 'Confirmar y pagar {total}',
  totalChanged: 'El total ha cambiado de {before} a {now}.',
  purchaseChanged: 'Su pedido ha cambiado desde que se le mostró. El total es el mismo.',
  back: 'Volver a la compra',
  paidAt: 'Este pedido ya se pagó en otra pestaña o ventana (hora: {time}). ¿Seguro que desea pagar de nuevo?',
  paidBefore: 'Este pedido ya se pagó (hora: {time}). ¿Seguro que desea pagar de nuevo?',
  paidMeanwhile:
    'Su pedido ha cambiado desde que se le mostró. Puede que ya se haya pagado en otra pestaña o ventana: compruébelo antes de pagar.',
} satisfies Translation<typeof checkoutText>;

export const billing = {
  fullName: 'Nombre completo',
  taxNumber: 'Número de identificación fiscal',
  chooseCountry: 'Elegir',
  countriesFailed: 'No se pudo cargar la lista de países.',
  address: 'Dirección de facturación',
  state: 'Estado o provincia',
  city: 'Ciudad',
  postalCode: 'Código postal',
  loadingList: 'Cargando la lista…',
  listFailed: 'No se pudo cargar la lista. Complete usted este campo.',
  saving: 'Guardando…',
  maybeSaved: 'Puede que el cambio se haya guardado de todos modos. Puede volver a guardarlo sin problema.',
  nameMissing: 'Escriba su nombre completo.',
  nameTooLong: 'Escriba un nombre de 100 caracteres como máximo.',
  addressMissing: 'Escriba su dirección.',
  postalCodeMissing: 'Escriba su código postal.',
  stateMissing: 'Escriba su estado o provincia.',
  cityMissing: 'Escriba su ciudad.',
  countryMissing: 'Elija su país.',
} satisfies Translation<typeof billingText>;

export const payment = {
  secure: 'Pago seguro',
  nextPayment: 'A continuación: pago seguro con tarjeta',
  nextPaymentBy: 'A continuación: pago seguro con tarjeta a través de {provider}',
  mailSubject: 'Pago del pedido {orderId}',
  starting: 'Iniciando el pago…',
  open: 'Esperando el pago…',
  recording: 'Cerrando el pago…',
  windowClosed: '¿Se ha cerrado la ventana de pago?',
  leaving: 'Abriendo la página de pago…',
  succeeded: 'Pago realizado',
  pending: 'Pago en proceso',
  failed: 'Pago fallido',
  thanks: 'Gracias. Hemos recibido su pago.',
  processing: 'Su pago se está procesando. Pronto actualizaremos el estado del pago.',
  closed:
    'La ventana de pago se cerró antes de que se completara el pago. Si de todos modos se hizo el cargo en su cuenta, pronto actualizaremos el estado del pago.',
  notCompleted: 'Su pago no se completó.',
  stay: 'Mantenga abierta esta página hasta que se confirme su pago. Este navegador no puede guardar el estado del pago.',
  heldBack: 'Su pago aún no está confirmado. Inicie sesión de nuevo en este dispositivo para que podamos confirmarlo.',
  received: 'Su pago se ha recibido y se está confirmando.',
  reference: 'Referencia',
  twice: 'Este pedido se pagó dos veces. El segundo pago se reembolsará. Póngase en contacto con soporte.',
  openElsewhere:
    'Usted inició este pago (hora: {time}) y aún no tenemos el resultado. Continúelo para no pagar dos veces.',
  openInTab:
    'Usted inició este pago en otra pestaña o ventana (hora: {time}) y aún no tenemos el resultado. Termínelo allí para no pagar dos veces.',
  notKept:
    'Este navegador no nos permite guardar que usted inició este pago. Termínelo en la página siguiente y no pague además en otra pestaña o ventana: se le podría cobrar dos veces.',
  leave: 'Continuar a la página de pago',
  stayHere: 'No pagar ahora',
  goOn: 'Continuar este pago',
  notPaid: 'No he pagado',
  opened: 'Aquí se abrió un pago de {amount} (hora: {time}). Si ya ha pagado, lo verá aquí y en su correo electrónico.',
  checkAgain: 'Comprobar de nuevo',
  checkingPayment: 'Comprobando el pago…',
  payAgain: 'Pagar de nuevo',
  orderSince: 'Pedido {orderId}, {time}',
  confirmOrder: 'Confirmar el pedido',
  changed: 'Revise antes de pagar',
  before: 'Antes',
  now: 'Ahora',
  none: 'No hay',
  validUntil: 'Válido hasta',
  transactionId: 'ID de transacción',
  errorId: 'ID del error',
  ok: 'Aceptar',
  backToOrder: 'Volver al pedido',
  toSubscriptions: 'Ir a las suscripciones',
  closePage: 'Puede cerrar esta página.',
  keepOpen: 'Mantenga esta página abierta hasta que se confirme su pago.',
  nothingCharged: 'No se ha iniciado ningún pago, por lo que no se ha cobrado nada.',
  noMoney: 'No hemos recibido ningún pago. Si su banco muestra un cargo, escríbanos antes de volver a pagar.',
  moneyUnknown: 'Si su banco muestra un cargo, no vuelva a pagar: escríbanos, localizaremos el pago y lo resolveremos.',
  writeSupport: 'Escriba al equipo de asistencia: {email}',
  printReceipt: 'Imprimir recibo',
  backToCheckout: 'Volver a la compra',
} satisfies Translation<typeof paymentText>;

export const payments = {
  failed: 'Se produjo un error. Póngase en contacto con soporte.',
  elsewhere:
    'Este pago está en curso en otra pestaña o ventana. Termínelo allí, o cierre esa pestaña y vuelva a intentarlo.',
  insecure: 'Para pagar se necesita una conexión segura. Abra esta página mediante HTTPS y vuelva a intentarlo.',
  noLocks:
    'Su navegador no nos indica si este pago está abierto en otra pestaña o ventana. Vuelva a cargar la página e inténtelo de nuevo, o use otro navegador.',
  widgetFailed:
    'No se pudo abrir la ventana de pago con tarjeta. Compruebe su conexión o permita esta ventana en su bloqueador de anuncios y vuelva a intentarlo.',
  nothingToPay:
    'No hay nada que pagar, por lo que no se ha abierto ningún pago con tarjeta ni se ha realizado ningún cargo. Pida al equipo que complete este pedido.',
  priceChanged:
    'El pago con tarjeta no se inició porque se habría cobrado un importe distinto del que se muestra aquí. Compruebe el importe y vuelva a intentarlo. Si ocurre de nuevo, póngase en contacto con soporte.',
} satisfies Translation<typeof paymentsText>;

export const paymentLink = {
  amountChanged: 'El importe ha cambiado de {before} a {now}.',
  orderChanged: 'Este pedido ha cambiado desde que se le mostró. El importe es el mismo.',
  paidAt: 'Este pedido ya se pagó (hora: {time}). El pago aparecerá aquí en breve. ¿Seguro que desea pagar de nuevo?',
  title: 'Pago',
  amountPayable: 'Importe por pagar',
  amountPaid: 'Importe',
  paymentFor: 'Concepto del pago',
  receiptName: 'Nombre en el recibo',
  payNow: 'Pagar ahora',
  confirm: 'Confirmar y pagar {amount}',
  successful: 'Pago realizado',
  pending: 'Pago en proceso…',
  dismissed: 'El pago no se completó. Puede volver a intentarlo.',
  incomplete: 'Este enlace de pago está incompleto. Ábralo exactamente como lo recibió.',
  invalid: 'Este enlace de pago no es válido.',
  failed: 'Se produjo un error. Póngase en contacto con soporte.',
  support: '¿Tiene preguntas sobre este pago? Escriba a {email}',
} satisfies Translation<typeof paymentLinkText>;

export const paymentResult = {
  title: 'Estado del pago',
  confirming: 'Confirmando su pago…',
  patience: 'Tardará un momento. No vuelva a pagar.',
  recording: 'Un momento, por favor…',
  others:
    'Este pago corresponde a otra cuenta. No se ha perdido nada: para verlo, inicie sesión con esa cuenta en este dispositivo.',
  openLinkAgain: 'Para pagar, abra de nuevo su enlace de pago.',
  incomplete: 'No hay ningún pago que mostrar aquí.',
} satisfies Translation<typeof paymentResultText>;

export const receipt = {
  title: 'Recibo',
  date: 'Fecha',
  payer: 'Pagado por',
  cycle: 'Ciclo de facturación',
  total: 'Importe pagado',
  printedOn: 'Impreso el {date}',
  questions: '¿Preguntas sobre este pago? Escriba a {email}',
} satisfies Translation<typeof receiptText>;

export const cycle = {
  monthly: 'Mensual',
  quarterly: 'Trimestral',
  yearly: 'Anual',
} satisfies Translation<typeof cycleText>;

export const stage = {
  live: 'Activa',
  trial: 'Prueba',
  trialExpired: 'Prueba caducada',
  trialExtended: 'Prueba ampliada',
  cancelled: 'Cancelada',
  onHold: 'En pausa',
  disposed: 'Eliminada',
} satisfies Translation<typeof stageText>;
