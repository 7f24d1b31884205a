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
  title: 'Kostenloses Konto erstellen',
  fullName: 'Vor- und Nachname',
  mobile: 'Mobilnummer',
  haveReferral: 'Haben Sie einen Empfehlungscode?',
  referral: 'Empfehlungscode',
  consent: 'Produktneuheiten und Angebote per WhatsApp erhalten',
  submit: 'Kostenlos registrieren',
  submitting: 'Code wird gesendet …',
  countriesFailed: 'Die Länderliste konnte nicht geladen werden.',
  haveAccount: 'Sie haben schon ein Konto?',
  agree: 'Mit der Registrierung akzeptieren Sie die {terms} und die {privacy}.',
  agreeTerms: 'Mit der Registrierung akzeptieren Sie die {terms}.',
  agreePrivacy: 'Mit der Registrierung akzeptieren Sie die {privacy}.',
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  otpRequestFailed: 'Der Code konnte nicht angefordert werden. Bitte versuchen Sie es später erneut.',
  dictationHeadline: 'Sie sprechen. Ihr Befund steht.',
  dictationLead: 'Medizinisches Diktieren, das Ihr Fachgebiet kennt, auf allen Geräten, mit denen Sie arbeiten.',
  dictationPoint1: 'Über 55 Fachgebiete mit eigenem Wortschatz',
  dictationPoint2: '99 % Genauigkeit ab dem ersten Befund',
  dictationPoint3: 'Keine Kreditkarte für die Testphase nötig',
  dictationNext: 'Als Nächstes: ein Code per SMS. Keine Karte.',
  dictationShort: 'Über 55 Fachgebiete, 99 % Genauigkeit, ohne Kreditkarte.',
  voiceHeadline: 'Medizinische Spracherkennung in Ihrer Software.',
  voiceLead: 'Medizinische Spracherkennung als Dienst, den Ihr Produkt aufruft.',
  voicePoint1: 'APIs und SDKs für Web, Desktop und Mobilgeräte',
  voicePoint2: 'Medizinische Spracherkennung per Streaming und Batch',
  voicePoint3: 'Ein Entwicklerportal mit Schlüsseln, Nutzungsdaten und Beispielen',
  voiceNext: 'Als Nächstes: ein Code per SMS. Danach beginnt Ihre Testphase der APIs.',
  voiceShort: 'APIs und SDKs für medizinische Spracherkennung.',
  partners: 'Im Zusammenspiel mit',

  nameMissing: 'Bitte Vor- und Nachnamen eingeben (höchstens 100 Zeichen).',
  mobileMissing: 'Bitte Mobilnummer eingeben.',
  mobileWrong: 'Bitte eine gültige Mobilnummer eingeben.',
  emailMissing: 'Bitte E-Mail-Adresse eingeben.',
  emailWrong: 'Diese E-Mail-Adresse ist ungültig.',
  passwordMissing: 'Bitte Passwort eingeben.',
} satisfies Translation<typeof signupText>;

export const otp = {
  title: 'Code eingeben',
  sentToMobile: 'Wir haben einen sechsstelligen Code an {mobile} gesendet.',
  sentToEmail: 'Falls zu {email} ein Konto besteht, haben wir einen sechsstelligen Code dorthin gesendet.',
  sent: 'Geben Sie den sechsstelligen Code ein, den wir Ihnen gesendet haben.',
  validFor: 'Der Code ist 10 Minuten gültig.',
  checkedAtOnce: 'Nach der letzten Ziffer wird er automatisch geprüft.',
  code: 'Code',
  verify: 'Code prüfen',
  verifying: 'Code wird geprüft …',
  startingTrial: 'Testphase startet …',
  resend: 'Erneut senden',
  resending: 'Wird gesendet …',
  resendIn: 'Erneut senden in {seconds} s',
  canResend: 'Sie können jetzt einen neuen Code anfordern.',
  noCode: 'Keinen Code erhalten?',
  resent: 'Ein neuer Code ist unterwegs.',
  passwordAgain: 'Ihr Passwort',
  passwordAgainHelp: 'Die Seite wurde neu geladen. Bitte geben Sie Ihr neues Passwort noch einmal ein.',
  passwordMissing: 'Bitte Passwort eingeben.',
  codeWrong: 'Bitte den richtigen Code eingeben.',
  notNumeric: 'Dieser Code ist ungültig.',
  noDraft: 'Ihre Registrierungsdaten sind nicht mehr gültig. Bitte beginnen Sie von vorn.',
  toSignup: 'Zurück zur Registrierung',
  resendWithoutDraft: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  unknownStatus: 'Unerwartete Antwort vom Server.',
  resetFailed: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  trialPending: 'Ihr Konto wurde erstellt, die Testphase hat aber noch nicht begonnen.',
  maybeCreated: 'Möglicherweise wurde Ihr Konto trotzdem erstellt.',
  tryLogin: 'Anmeldung versuchen',
  toSubscriptions: 'Zu Ihren Abonnements',
} satisfies Translation<typeof otpText>;

export const login = {
  title: 'Anmelden',
  identifier: 'Mobilnummer oder E-Mail-Adresse',
  remember: 'E-Mail-Adresse merken',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  or: 'oder',
  microsoft: 'Mit Microsoft anmelden',
  leavingForMicrosoft: 'Microsoft wird geöffnet …',
  noAccount: 'Neu hier?',
  signup: 'Registrieren',
  identifierMissing: 'Bitte Mobilnummer oder E-Mail-Adresse eingeben.',
  passwordMissing: 'Bitte Passwort eingeben.',
  loginFailed: 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  signingIn: 'Sie werden angemeldet …',
  signedIn: 'Sie sind angemeldet.',
  toConsole: 'Zum Kundenportal',
  saved: 'Gespeicherte E-Mail-Adressen',
  savedCount: { one: 'Eine gespeicherte E-Mail-Adresse', other: '{count} gespeicherte E-Mail-Adressen' },
  noMatches: 'Keine Treffer',
  removeHint: 'Mit der Tabulatortaste gelangen Sie zur Schaltfläche „Entfernen“.',
  removeLabel: '{email} entfernen',
  removeTitle: 'E-Mail-Adresse entfernen?',
  removeText: '{email} wird auf diesem Gerät nicht mehr vorgeschlagen.',
  remove: 'Entfernen',
  twoFactor: 'Zwei-Faktor-Authentifizierung',
  codeSent: 'Wir haben einen sechsstelligen Code an {email} gesendet.',
  sent: 'Wir haben Ihnen einen sechsstelligen Code gesendet.',
  codeValid: 'Der Code ist 10 Minuten gültig. Nach der letzten Ziffer wird er automatisch geprüft.',
  code: 'Code',
  submitCode: 'Code prüfen',
  submittingCode: 'Code wird geprüft …',
  resendIn: 'Erneut senden in {seconds} s',
  canResend: 'Sie können jetzt einen neuen Code anfordern.',
  noCode: 'Keinen Code erhalten?',
  resend: 'Erneut senden',
  resending: 'Wird gesendet …',
  resent: 'Ein neuer Code ist unterwegs.',
  resendFailed: 'Der Code konnte nicht erneut gesendet werden. Bitte versuchen Sie es später noch einmal.',
  expired: 'Passwort abgelaufen',
  expiredText: 'Ihr Passwort ist abgelaufen. Legen Sie ein neues fest, um sich wieder anmelden zu können.',
  resetNow: 'Jetzt festlegen',
  notNow: 'Nicht jetzt',

  cancelled: 'Die Anmeldung mit Microsoft wurde abgebrochen.',
  notAllowed:
    'Ihre Organisation erlaubt diesem Microsoft-Konto nicht, sich hier anzumelden. Bitte wenden Sie sich an Ihre Administratorin oder Ihren Administrator, oder melden Sie sich mit Ihrem Passwort an.',
  consentNeeded:
    'Ihre Organisation hat der Anmeldung bei dieser Konsole noch nicht zugestimmt. Bitte fragen Sie Ihre Administratorin oder Ihren Administrator, oder melden Sie sich mit Ihrem Passwort an.',
  signInLost:
    'Ihre Anmeldung mit Microsoft wurde unterbrochen: In diesem Tab ist ihr Beginn nicht bekannt. Bitte beginnen Sie hier noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  notKept:
    'Dieser Browser erlaubt dieser Website nicht, Daten zu speichern. Nach der Rückkehr von Microsoft würden wir Sie daher nicht wiedererkennen. Bitte melden Sie sich mit Ihrem Passwort an.',
  supportCode: 'Code für den Support: {code}',
  maybeSetBefore: 'Möglicherweise wurde Ihr Passwort bereits festgelegt. Bitte versuchen Sie, sich damit anzumelden.',
  openLinkAgain: 'Bitte öffnen Sie den Link in Ihrer E-Mail noch einmal, um Ihr Passwort festzulegen.',
  passwordSet: 'Ihr Passwort wurde festgelegt. Sie können sich jetzt anmelden.',
  paymentKept:
    'Ihre Zahlung ist noch nicht bestätigt. Bitte melden Sie sich auf diesem Gerät erneut an, damit wir sie bestätigen können.',
  paymentReceived: 'Ihre Zahlung ist eingegangen. Melden Sie sich an, um Ihr Abonnement zu sehen.',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  trialBegun: 'Ihre Testphase ist aktiv. Melden Sie sich an, um fortzufahren.',
} satisfies Translation<typeof loginText & typeof flashText>;

export const forgotPassword = {
  title: 'Passwort vergessen?',
  titleForced: 'Passwort zurücksetzen?',
  lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Code, mit dem Sie ein neues Passwort festlegen können.',
  leadForced: 'Ihr Passwort ist abgelaufen. Wir senden Ihnen einen Code, mit dem Sie ein neues festlegen können.',
  emailLocked: 'Der Code wird an diese Adresse gesendet.',
  submit: 'Passwort zurücksetzen',
  submitting: 'Code wird gesendet …',
  back: 'Zurück zur Anmeldung',
  emailMissing: 'Bitte E-Mail-Adresse eingeben.',
  emailWrong: 'Diese E-Mail-Adresse ist ungültig.',
  failed: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
} satisfies Translation<typeof forgotPasswordText>;

export const resetPassword = {
  titleSet: 'Passwort festlegen',
  titleReset: 'Passwort zurücksetzen',
  lead: 'Wählen Sie ein neues Passwort für {email}.',
  checking: 'Ihr Link wird geprüft …',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  submitSet: 'Passwort festlegen',
  submitReset: 'Passwort zurücksetzen',
  submitting: 'Wird gespeichert …',
  toLogin: 'Zurück zur Anmeldung',
  newMissing: 'Bitte neues Passwort eingeben.',
  confirmMissing: 'Bitte neues Passwort wiederholen.',
  mismatch: 'Die beiden Passwörter stimmen nicht überein.',
  setFailed: 'Das Passwort konnte nicht festgelegt werden. Bitte versuchen Sie es später erneut.',
  maybeSet: 'Möglicherweise wurde Ihr Passwort trotzdem festgelegt.',
  tryLogin: 'Anmeldung versuchen',
  nothingAsked: 'Derzeit wird kein Passwort zurückgesetzt.',
  ask: 'Code anfordern',
  doneTitle: 'Ihr Passwort ist zurückgesetzt',
  doneText: 'Sie können sich jetzt mit dem neuen Passwort bei Ihrem Konto anmelden.',
} satisfies Translation<typeof resetPasswordText>;

export const password = {
  weak: 'Bitte wählen Sie ein stärkeres Passwort.',
  tooLong: 'Bitte ein Passwort mit höchstens {most} Zeichen eingeben.',
} satisfies Translation<typeof passwordText>;

export const trialActive = {
  title: 'Ihre Testphase ist aktiv',
  until: 'Sie haben Zugang bis zum {date}.',
  bonus: 'Bonus: Empfehlung aktiviert. Bei Ihrem ersten Kauf erhalten Sie 30 Tage kostenlos dazu.',
  included: 'Das ist enthalten',
  platforms: 'Voller Zugang auf allen Plattformen',
  features: 'Makros, Vorlagen und Wortschatzfunktionen',
  assistance: 'Unterstützung rund um die Uhr',
  accuracy: '99 % Genauigkeit',
  windows: 'Für Windows herunterladen (64 Bit)',
  onPhone: 'Oder scannen und die App auf dem Smartphone installieren',
  qrOf: 'QR-Code: {app}',
  toInstallation: 'Weiter zur Installation',
  portal: 'Melden Sie sich im Entwicklerportal an: Dort finden Sie Ihre Schlüssel, die APIs und die SDKs.',
  toPortal: 'Zum Entwicklerportal',
} satisfies Translation<typeof trialActiveText>;

export const referralActivated = {
  title: 'Empfehlung aktiviert! Sie haben 30 Tage erhalten.',
  text: 'Abonnieren Sie einen beliebigen Tarif und nutzen Sie die kostenlose Verlängerung um 30 Tage.',
  subscribe: 'Jetzt abonnieren',
  later: 'Nicht jetzt',
} satisfies Translation<typeof referralActivatedText>;
