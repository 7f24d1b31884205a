import type { t as serviceText } from '../../core/service/outcomes.text.ts';
import type { text as comboboxText } from '../../elements/kit/fields/combobox.text.ts';
import type { text as kitText } from '../../elements/kit/kit.text.ts';
import type { text as listText } from '../../elements/kit/lists/list.text.ts';
import type { pageTitle as pageText } from '../../elements/runtime/page.text.ts';
import type { text as carouselText } from '../../elements/signup/carousel.text.ts';
import type { text as serverText } from '../../elements/tags/server.text.ts';
import type { t as hostText } from '../../host/host.text.ts';
import type { Translation } from '../translation.ts';

export const kit = {
  noMatches: 'Sin resultados',
  matches: { one: 'Un resultado', other: '{count} resultados' },
  viewFailed: 'No se pudo mostrar esta parte de la página. Vuelva a cargar la página. (Código: view)',
  stepLost: 'No se pudo cargar el paso siguiente. Vuelva a intentarlo.',
  tryAgain: 'Reintentar',
  optional: 'opcional',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  countryCode: 'Prefijo del país',
  passwordHint: '{length}, con {uppercase}, {lowercase} y {digit}',
  ruleLength: 'Al menos 8 caracteres',
  ruleUppercase: '1 mayúscula',
  ruleLowercase: '1 minúscula',
  ruleDigit: '1 número',
  loading: 'Cargando',
  dismiss: 'Ocultar',
  fieldsToMend: { one: 'Revise un campo.', other: 'Revise {count} campos.' },
  close: 'Cerrar',
  cancel: 'Cancelar',
  actions: 'Acciones',
  details: 'Detalles',
  detailsOf: 'Detalles de {name}',
  labelled: '{label}: {value}',
  back: 'Volver',
  logIn: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  country: 'País',
  product: 'Producto',
  plan: 'Plan',
  seats: 'Licencias',
  subscriptionId: 'ID de suscripción',
  orderId: 'ID de pedido',
  openWeb: 'Abrir la aplicación web',
  android: 'Descargar para Android',
  ios: 'Descargar para iOS',
  newTab: 'se abre en una pestaña nueva',
  needAssistance: '¿Necesita ayuda?',
  somethingWrong: 'Se produjo un error. Póngase en contacto con soporte.',
  signedOut: 'Su sesión está cerrada.',
  carousel: 'carrusel',
  pause: 'Pausar',
  play: 'Reproducir',
  previous: 'Anterior',
  next: 'Siguiente',
  slide: '{position} de {count}',
  noScript:
    'Esta parte de la página necesita JavaScript. Actívelo en los ajustes de su navegador y vuelva a cargar la página.',
} satisfies Translation<typeof kitText & typeof comboboxText & typeof carouselText & typeof serverText>;

export const list = {
  showMore: 'Mostrar más',
  loadingMore: 'Cargando…',
  shown: 'Se muestran {shown}',
  shownOf: 'Se muestran {shown} de {total}',
  search: 'Buscar',
  searchTooLong: 'El texto de búsqueda es demasiado largo.',
  clear: 'Borrar la búsqueda',
  noRecords: 'Sin resultados',
  noAccess: 'No tiene acceso a las suscripciones.',
  askSupport: 'Escriba a {email}',
  found: { one: 'Un resultado', other: '{count} resultados' },
  notLoaded: 'No se pudo cargar esta lista.',
  offline: 'No tiene conexión. La lista se cargará en cuanto la recupere.',
  moreOptions: {
    one: '{count} opción más. Escriba para acotar la lista.',
    other: '{count} opciones más. Escriba para acotar la lista.',
  },
} satisfies Translation<typeof listText>;

export const service = {
  malformed: 'Se produjo un error. Póngase en contacto con soporte.',
  failed: 'No se pudo enviar la solicitud.',
  noAnswer: 'No hubo respuesta. Compruebe su conexión.',
  signInToNetwork: 'Parece que esta red exige iniciar sesión. Inicie sesión en la red y vuelva a intentarlo.',
} satisfies Translation<typeof serviceText>;

export const page = {
  account: 'Cuenta',
  activate: 'Crear contraseña',
  checkout: 'Compra',
  contact: 'Contacto',
  forceReset: 'Restablecer contraseña',
  forgotPassword: 'Contraseña olvidada',
  guide: 'Guía de instalación',
  installation: 'Instalación',
  login: 'Iniciar sesión',
  notFound: 'Página no encontrada',
  organizations: 'Organizaciones',
  otp: 'Verificar código',
  passwordReset: 'Contraseña restablecida',
  payment: 'Pago',
  paymentStatus: 'Estado del pago',
  refer: 'Recomiende y gane',
  referralActivated: 'Recomendación activada',
  resetPassword: 'Restablecer contraseña',
  seats: 'Usuarios',
  signup: 'Crear cuenta',
  subscriptions: 'Suscripciones',
  trialActive: 'Felicidades',
} satisfies Translation<typeof pageText>;

export const host = {
  onThisPage: 'En esta página',
  skip: 'Ir al contenido',
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  subscriptionTerms: 'Términos y condiciones de suscripción',
  dataProcessing: 'Condiciones de tratamiento de datos',
  referralTerms: 'Política de recomendaciones',
  voiceServicesTerms: 'Condiciones de los servicios de voz',
  language: 'Idioma',
  notFoundTitle: '404 Página no encontrada',
  notFoundText: 'No encontramos la página que buscaba. Póngase en contacto con soporte para solicitar acceso.',
  home: 'Volver al inicio',
  openedAddress: 'Se abrió esta dirección. Puede corregirla:',
  openAddress: 'Abrir',
  lostTitle: 'Esta página no se cargó por completo',
  lostText: 'Compruebe su conexión y vuelva a intentarlo.',
  tryAgain: 'Reintentar',
} satisfies Translation<typeof hostText>;
