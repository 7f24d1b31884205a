import type { t as paymentsText } from '../../core/payments/payments.text.ts';
import type { t as checkoutText } from '../../elements/checkout/checkout.text.ts';
import type { t as linkChangeText } from '../../elements/payment-link/link-change.text.ts';
import type { t as paymentLinkText } from '../../elements/payment-link/payment-link.text.ts';
import type { t as paymentResultText } from '../../elements/payment-result/payment-result.text.ts';
import type { t as billingText } from '../../elements/shared/billing/billing.text.ts';
import type { t as elementPaymentText } from '../../elements/shared/payment/element-payment.text.ts';
import type { t as paymentText } from '../../elements/shared/payment/payment.text.ts';
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
  discard: 'Descartar los cambios',
  subscription: 'Su suscripción',
  cycle: 'Ciclo de facturación',
  chooseCycle: 'Elija un ciclo de facturación',
  cycleMissing: 'Elija un ciclo de facturación.',
  noCycle: 'Este plan no tiene ningún ciclo de facturación que pagar. Póngase en contacto con soporte.',
  promoCode: 'Código promocional',
  apply: 'Aplicar',
  applying: 'Aplicando…',
  remove: 'Quitar',
  removing: 'Quitando…',
  promoMissing: 'Escriba un código promocional.',
  promoWrong: 'Este código promocional no se puede aplicar.',
  promoApplied: 'Código promocional aplicado.',
  price: 'Detalle del precio',
  perMonth: 'Precio por mes',
  subtotal: 'Subtotal',
  discount: 'Descuento promocional',
  tax: 'Impuestos',
  totalIn: 'Total ({currency})',
  noPriceYet: 'Elija un ciclo de facturación para ver el precio.',
  newTotal: 'El total es {total}.',
  referral: 'La recomendación le da 30 días más gratis con esta compra.',
  payNow: 'Pagar ahora',
  secure: 'Pago seguro',
  payNowTotal: 'Pagar {total}',
  checking: 'Comprobando el precio…',
  confirm: 'Confirmar y pagar {total}',
  starting: 'Abriendo el pago…',
  open: 'Esperando el pago…',
  leaving: 'Abriendo la página de pago…',
  totalChanged: 'El total ha cambiado de {before} a {now}.',
  purchaseChanged: 'Esta compra ha cambiado desde que se le mostró. El total es el mismo.',
  back: 'Volver a la compra',
  paidAt: 'Esta compra se pagó a las {time}, en otra pestaña o ventana. ¿Desea pagar de nuevo?',
  paidBefore: 'Esta compra se pagó a las {time}. ¿Desea pagar de nuevo?',
  paidMeanwhile:
    'Esta compra ha cambiado desde que se le mostró. Puede que se haya pagado en otra pestaña o ventana: revíselo antes de pagar.',
} satisfies Translation<typeof checkoutText>;

export const billing = {
  fullName: 'Nombre completo',
  taxNumber: 'Número fiscal',
  chooseCountry: 'Elegir',
  countriesFailed: 'No se pudieron cargar los países.',
  address: 'Dirección de facturación',
  state: 'Estado o provincia',
  city: 'Ciudad',
  postalCode: 'Código postal',
  loadingList: 'Cargando la lista…',
  listFailed: 'No se pudo cargar la lista: escriba el nombre.',
  saving: 'Guardando…',
  maybeSaved: 'Puede que el cambio se haya guardado de todos modos. Puede volver a guardarlo sin problema.',
  nameMissing: 'Escriba su nombre completo',
  nameTooLong: 'Escriba un nombre de 100 caracteres como máximo',
  addressMissing: 'Escriba su dirección',
  postalCodeMissing: 'Escriba su código postal',
  stateMissing: 'Escriba su estado o provincia',
  cityMissing: 'Escriba su ciudad',
  countryMissing: 'Seleccione su país.',
} satisfies Translation<typeof billingText>;

export const payment = {
  notLoaded: 'Se produjo un error. Póngase en contacto con soporte.',
  succeeded: 'Pago realizado',
  pending: 'Pago pendiente',
  failed: 'Pago fallido',
  thanks: 'Gracias. Hemos recibido su pago.',
  processing: 'Su pago se está procesando. Pronto actualizaremos su estado.',
  closed:
    'La ventana de pago se cerró antes de completarlo. Si de todos modos se hizo el cargo en su cuenta, pronto actualizaremos el estado del pago.',
  notCompleted: 'Su pago no se completó. Puede volver a intentarlo.',
  stay: 'Mantenga abierta esta página hasta que se confirme su pago. Este navegador no puede guardarlo.',
  heldBack: 'Su pago aún no está confirmado. Inicie sesión de nuevo en este dispositivo para confirmarlo.',
  received: 'Su pago se ha recibido y se está confirmando.',
  reference: 'Referencia',
  twice: 'Este pedido se pagó dos veces. El segundo pago se reembolsará. Póngase en contacto con soporte.',
  openElsewhere: 'Empezó este pago a las {time} y aún no tenemos el resultado. Continúelo para no pagar dos veces.',
  openInTab:
    'Empezó este pago a las {time} en otra pestaña o ventana y aún no tenemos el resultado. Termínelo allí para no pagar dos veces.',
  notKept:
    'Este navegador no nos permite recordar que empezó este pago. Termínelo en la página siguiente y no pague también en otra pestaña o ventana: se le podría cobrar dos veces.',
  leave: 'Continuar a la página de pago',
  stayHere: 'No pagar ahora',
  goOn: 'Continuar ese pago',
  notPaid: 'No he pagado',
  changed: 'Revise antes de pagar',
  before: 'Antes',
  now: 'Ahora',
  none: 'Ninguno',
  validUntil: 'Válido hasta',
  transactionId: 'ID de transacción',
  errorId: 'ID del error',
  ok: 'Aceptar',
  backToCheckout: 'Volver a la compra',
} satisfies Translation<typeof paymentText & typeof elementPaymentText>;

export const payments = {
  failed: 'Se produjo un error. Póngase en contacto con soporte.',
  elsewhere:
    'Este pago está abierto en otra pestaña o ventana. Termínelo allí, o cierre esa pestaña y vuelva a intentarlo.',
  insecure: 'Los pagos necesitan una conexión segura. Abra esta página con https y vuelva a intentarlo.',
  widgetFailed:
    'No se pudo abrir el pago con tarjeta. Compruebe su conexión o permítalo en su bloqueador de anuncios, y vuelva a intentarlo.',
  priceChanged:
    'No se abrió el pago con tarjeta porque se habría cobrado un importe distinto del que se muestra aquí. Compruebe el importe y vuelva a intentarlo. Si ocurre de nuevo, póngase en contacto con soporte.',
} satisfies Translation<typeof paymentsText>;

export const paymentLink = {
  amountChanged: 'El importe ha cambiado de {before} a {now}.',
  orderChanged: 'Este pedido ha cambiado desde que se le mostró. El importe es el mismo.',
  paidAt: 'Este pedido se pagó a las {time}. El pago aparecerá aquí en breve. ¿Desea pagar de nuevo?',
  title: 'Pago',
  secure: 'Pago seguro',
  amountPayable: 'Importe a pagar',
  amountPaid: 'Importe',
  paymentFor: 'Concepto del pago',
  receiptName: 'Nombre en el recibo',
  payNow: 'Pagar ahora',
  confirm: 'Confirmar y pagar {amount}',
  starting: 'Abriendo el pago…',
  open: 'Esperando el pago…',
  leaving: 'Abriendo la página de pago…',
  successful: 'Pago realizado',
  pending: 'Pago pendiente…',
  dismissed: 'El pago no se completó. Puede volver a intentarlo.',
  incomplete: 'Este enlace de pago está incompleto. Ábralo exactamente como lo recibió.',
  invalid: 'Este enlace de pago no es válido.',
  failed: 'Se produjo un error. Póngase en contacto con soporte.',
  support: '¿Tiene preguntas sobre este pago? Escriba a {email}',
} satisfies Translation<typeof paymentLinkText & typeof linkChangeText>;

export const paymentResult = {
  title: 'Estado del pago',
  confirming: 'Confirmando su pago…',
  patience: 'Tardará un momento. No vuelva a pagar.',
  recording: 'Un momento, por favor…',
  others:
    'Este pago pertenece a otra cuenta. Se guarda en este dispositivo y se confirmará cuando esa cuenta inicie sesión.',
  incomplete: 'No hay ningún pago que mostrar aquí.',
} satisfies Translation<typeof paymentResultText>;
