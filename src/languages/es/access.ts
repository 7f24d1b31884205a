import type { text as flashText } from '../../core/session/drafts/flash.text.ts';
import type { text as forgotPasswordText } from '../../elements/forgot-password/forgot-password.text.ts';
import type { text as loginText } from '../../elements/login/login.text.ts';
import type { text as otpText } from '../../elements/otp/otp.text.ts';
import type { text as referralActivatedText } from '../../elements/referral-activated/referral-activated.text.ts';
import type { text as resetPasswordText } from '../../elements/reset-password/reset-password.text.ts';
import type { text as passwordText } from '../../elements/shared/password.text.ts';
import type { text as signupText } from '../../elements/signup/signup.text.ts';
import type { text as trialActiveText } from '../../elements/trial-active/trial-active.text.ts';
import type { Translation } from '../translation.ts';

export { host, kit, list, page, service } from './kit.ts';

export const signup = {
  nameMissing: 'Escriba su nombre completo.',
  mobileMissing: 'Escriba su número de móvil.',
  mobileWrong: 'Escriba un número de móvil válido.',
  emailMissing: 'Escriba su correo electrónico.',
  emailWrong: 'Este correo electrónico no es válido.',
  passwordMissing: 'Escriba una contraseña.',
  title: 'Cree su cuenta gratuita',
  fullName: 'Nombre completo',
  mobile: 'Número de móvil',
  haveReferral: '¿Tiene un código de recomendación?',
  referral: 'Código de recomendación',
  consent: 'Enviarme novedades del producto y ofertas por WhatsApp',
  submit: 'Crear cuenta gratuita',
  submitting: 'Enviando su código…',
  countriesFailed: 'No se pudo cargar la lista de países.',
  haveAccount: '¿Ya tiene una cuenta?',
  agree: 'Al crear una cuenta, acepta los {terms} y la {privacy}.',
  agreeTerms: 'Al crear una cuenta, acepta los {terms}.',
  agreePrivacy: 'Al crear una cuenta, acepta la {privacy}.',
  terms: 'términos y condiciones',
  privacy: 'política de privacidad',
  otpRequestFailed: 'No se pudo solicitar el código. Vuelva a intentarlo más tarde.',
  dictationHeadline: 'Hable. Su informe se escribe solo.',
  dictationLead: 'El dictado médico que conoce su especialidad, en todos los dispositivos con los que trabaja.',
  dictationPoint1: 'Más de 55 especialidades, con su propio vocabulario',
  dictationPoint2: '99 % de precisión, desde el primer informe',
  dictationPoint3: 'No necesita tarjeta de crédito para el período de prueba',
  dictationNext: 'A continuación: un código por SMS. Sin tarjeta.',
  dictationShort: 'Más de 55 especialidades, 99 % de precisión, sin tarjeta de crédito.',
  voiceHeadline: 'El reconocimiento de voz médico, en su software.',
  voiceLead: 'Reconocimiento de voz adaptado al lenguaje médico: un servicio para integrar en su producto.',
  voicePoint1: 'API y SDK para web, escritorio y móvil',
  voicePoint2: 'Reconocimiento de voz médico en tiempo real y por lotes',
  voicePoint3: 'Un portal de desarrolladores con claves, consumo y ejemplos',
  voiceNext: 'A continuación: un código por SMS. Después empieza su prueba de las API.',
  voiceShort: 'API y SDK de reconocimiento de voz médico.',
  partners: 'Se usa junto con',
} satisfies Translation<typeof signupText>;

export const otp = {
  title: 'Escriba su código',
  sentToMobile: 'Hemos enviado un código de seis dígitos al {mobile}.',
  sentToEmail: 'Si existe una cuenta con {email}, hemos enviado un código de seis dígitos a esa dirección.',
  sent: 'Escriba el código de seis dígitos que le hemos enviado.',
  validFor: 'El código es válido durante 10 minutos.',
  checkedAtOnce: 'Se verifica en cuanto está completo.',
  code: 'Código',
  verify: 'Verificar código',
  verifying: 'Verificando…',
  startingTrial: 'Iniciando prueba gratuita…',
  resend: 'Reenviar el código',
  resending: 'Enviando…',
  resendIn: 'Reenviar el código en {seconds} s',
  canResend: 'Ya puede pedir un código nuevo.',
  noCode: '¿No recibió el código?',
  resent: 'Le hemos enviado un código nuevo.',
  passwordAgain: 'Su contraseña',
  passwordAgainHelp: 'La página se recargó: vuelva a escribir su contraseña nueva.',
  passwordMissing: 'Escriba su contraseña.',
  codeWrong: 'Escriba el código correcto.',
  notNumeric: 'Este código no es válido.',
  noDraft: 'Los datos de su registro ya no son válidos. Regístrese de nuevo.',
  toSignup: 'Volver al registro',
  resendWithoutDraft: 'Se produjo un error. Vuelva a intentarlo más tarde.',
  unknownStatus: 'El servidor dio una respuesta inesperada.',
  resetFailed: 'Se produjo un error inesperado. Vuelva a intentarlo más tarde.',
  trialPending: 'Su cuenta se ha creado, pero el período de prueba aún no ha empezado.',
  maybeCreated: 'Puede que su cuenta se haya creado de todos modos.',
  tryLogin: 'Probar a iniciar sesión',
  toSubscriptions: 'Ir a sus suscripciones',
} satisfies Translation<typeof otpText>;

export const login = {
  title: 'Iniciar sesión',
  identifier: 'Móvil o correo electrónico',
  remember: 'Recordar el correo electrónico',
  forgot: '¿Olvidó su contraseña?',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  or: 'o',
  microsoft: 'Iniciar sesión con Microsoft',
  leavingForMicrosoft: 'Abriendo Microsoft…',
  noAccount: '¿Aún no tiene cuenta?',
  signup: 'Registrarse',
  identifierMissing: 'Escriba su número de móvil o su correo electrónico.',
  passwordMissing: 'Escriba su contraseña.',
  loginFailed: 'No se pudo iniciar sesión. Vuelva a intentarlo más tarde.',
  signingIn: 'Iniciando su sesión…',
  signedIn: 'Ha iniciado sesión.',
  toConsole: 'Abrir el portal de cliente',
  saved: 'Direcciones de correo guardadas',
  savedCount: { one: '1 dirección de correo guardada', other: '{count} direcciones de correo guardadas' },
  noMatches: 'Sin resultados',
  removeHint: 'Pulse Tab para llegar al botón «Quitar».',
  removeLabel: 'Quitar {email}',
  removeTitle: '¿Quitar esta dirección de correo?',
  removeText: '{email} ya no se sugerirá en este dispositivo.',
  remove: 'Quitar',
  twoFactor: 'Autenticación de dos factores',
  codeSent: 'Hemos enviado un código de seis dígitos a {email}.',
  sent: 'Le hemos enviado un código de seis dígitos.',
  codeValid: 'El código es válido durante 10 minutos. Se verifica en cuanto está completo.',
  code: 'Código',
  submitCode: 'Verificar código',
  submittingCode: 'Verificando…',
  resendIn: 'Reenviar el código en {seconds} s',
  canResend: 'Ya puede pedir un código nuevo.',
  noCode: '¿No recibió el código?',
  resend: 'Reenviar el código',
  resending: 'Enviando…',
  resent: 'Le hemos enviado un código nuevo.',
  resendFailed: 'No se pudo reenviar el código. Vuelva a intentarlo más tarde.',
  expired: 'Contraseña expirada',
  expiredText: 'Su contraseña ha expirado. Cree una nueva para volver a iniciar sesión.',
  resetNow: 'Crear ahora',
  notNow: 'Ahora no',

  cancelled: 'Se canceló el inicio de sesión con Microsoft.',
  notAllowed:
    'Su organización no permite que esta cuenta de Microsoft inicie sesión aquí. Consulte a su administrador o inicie sesión con su contraseña.',
  consentNeeded:
    'Su organización aún no ha autorizado el inicio de sesión en esta consola. Pida la autorización a su administrador o inicie sesión con su contraseña.',
  signInLost:
    'Su inicio de sesión con Microsoft se interrumpió: en esta pestaña no consta su comienzo. Empiece aquí de nuevo o inicie sesión con su contraseña.',
  notKept:
    'Este navegador no permite que este sitio guarde datos, así que no podríamos reconocerle cuando vuelva de Microsoft. Inicie sesión con su contraseña.',
  supportCode: 'Código para el soporte: {code}',
  maybeSetBefore: 'Puede que su contraseña ya se haya creado. Pruebe a iniciar sesión con ella.',
  openLinkAgain: 'Para crear su contraseña, abra de nuevo el enlace que recibió por correo.',
  passwordSet: 'Su contraseña se ha creado. Ya puede iniciar sesión.',
  paymentKept:
    'Su pago aún no está confirmado. Inicie sesión de nuevo en este dispositivo para que podamos confirmarlo.',
  paymentReceived: 'Hemos recibido su pago. Inicie sesión para ver su suscripción.',
  sessionEnded: 'Su sesión ha finalizado. Vuelva a iniciar sesión.',
  trialBegun: 'Su período de prueba está activo. Inicie sesión para continuar.',
} satisfies Translation<typeof loginText & typeof flashText>;

const forgotPassword = {
  title: '¿Olvidó su contraseña?',
  titleForced: '¿Restablecer la contraseña?',
  lead: 'Escriba su correo electrónico y le enviaremos un código para crear una contraseña nueva.',
  leadForced: 'Su contraseña ha expirado. Le enviaremos un código para crear una nueva.',
  emailLocked: 'El código se enviará a esta dirección.',
  submit: 'Restablecer contraseña',
  submitting: 'Enviando el código…',
  back: 'Volver al inicio de sesión',
  emailMissing: 'Escriba su correo electrónico.',
  emailWrong: 'Este correo electrónico no es válido.',
  failed: 'Se produjo un error inesperado. Vuelva a intentarlo más tarde.',
} satisfies Translation<typeof forgotPasswordText>;

const resetPassword = {
  titleSet: 'Cree su contraseña',
  titleReset: 'Restablezca su contraseña',
  lead: 'Elija una contraseña nueva para {email}.',
  checking: 'Comprobando su enlace…',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirmar contraseña',
  submitSet: 'Crear contraseña',
  submitReset: 'Restablecer contraseña',
  submitting: 'Guardando su contraseña…',
  toLogin: 'Volver al inicio de sesión',
  newMissing: 'Escriba una contraseña nueva.',
  confirmMissing: 'Confirme la contraseña.',
  mismatch: 'Las contraseñas no coinciden.',
  setFailed: 'No se pudo crear la contraseña. Vuelva a intentarlo más tarde.',
  maybeSet: 'Puede que su contraseña se haya guardado de todos modos.',
  tryLogin: 'Probar a iniciar sesión',
  nothingAsked: 'No hay ningún restablecimiento de contraseña en curso.',
  ask: 'Pedir un código',
  doneTitle: 'Contraseña restablecida',
  doneText: 'Ya puede iniciar sesión en su cuenta con la contraseña nueva.',
} satisfies Translation<typeof resetPasswordText>;

export const password = {
  weak: 'Esta contraseña no es lo bastante segura.',
  tooLong: 'Escriba una contraseña de {most} caracteres como máximo.',
} satisfies Translation<typeof passwordText>;

const trialActive = {
  title: 'Su período de prueba está activo',
  until: 'Tiene acceso hasta el {date}.',
  bonus: 'Recomendación activada: 30 días adicionales gratis con su primera compra',
  included: 'Qué incluye',
  platforms: 'Acceso completo en todas las plataformas',
  features: 'Macros, plantillas y vocabulario',
  assistance: 'Asistencia 24/7',
  accuracy: '99 % de precisión',
  windows: 'Descargar para Windows (64 bits)',
  onPhone: 'O escanee para instalar la aplicación en su teléfono',
  qrOf: 'Código QR: {app}',
  toInstallation: 'Ir a la instalación',
  portal: 'Inicie sesión en el portal de desarrolladores para ver sus claves, las API y los SDK.',
  toPortal: 'Ir al portal de desarrolladores',
} satisfies Translation<typeof trialActiveText>;

const referralActivated = {
  title: '¡Recomendación activada! Acaba de ganar 30 días.',
  text: 'Suscríbase a cualquier plan y obtenga 30 días adicionales gratis.',
  subscribe: 'Suscribirse ahora',
  later: 'Ahora no',
} satisfies Translation<typeof referralActivatedText>;

export {
  forgotPassword as 'forgot-password',
  resetPassword as 'reset-password',
  trialActive as 'trial-active',
  referralActivated as 'referral-activated',
};
