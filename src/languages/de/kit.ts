import type { text as serviceText } from '../../core/service/outcomes.text.ts';
import type { text as comboboxText } from '../../elements/kit/fields/combobox.text.ts';
import type { text as kitText } from '../../elements/kit/kit.text.ts';
import type { text as listText } from '../../elements/kit/lists/list.text.ts';
import type { text as carouselText } from '../../elements/signup/carousel.text.ts';
import type { text as pageText } from '../../elements/tags/page.text.ts';
import type { text as serverText } from '../../elements/tags/server.text.ts';
import type { t as hostText, tPage as hostPageText } from '../../host/host.text.ts';
import type { Translation } from '../translation.ts';

export const kit = {
  viewFailed: 'Dieser Teil der Seite konnte nicht angezeigt werden. Bitte laden Sie die Seite neu. (Code: view)',
  stepLost: 'Der nächste Schritt konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  noScript:
    'Dieser Teil der Seite benötigt JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
  signedOut: 'Sie sind abgemeldet.',
  tryAgain: 'Erneut versuchen',
  optional: 'optional',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  countryCode: 'Ländervorwahl',
  ruleLength: 'Mindestens 8 Zeichen',
  ruleUppercase: '1 Großbuchstabe',
  ruleLowercase: '1 Kleinbuchstabe',
  ruleDigit: '1 Ziffer',
  loading: 'Wird geladen',
  dismiss: 'Ausblenden',
  fieldsToMend: { one: 'Bitte prüfen Sie ein Feld.', other: 'Bitte prüfen Sie {count} Felder.' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  actions: 'Aktionen',
  details: 'Details',
  detailsOf: 'Details zu {name}',
  labelled: '{label}: {value}',
  noMatches: 'Keine Treffer',
  matches: { one: 'Ein Treffer', other: '{count} Treffer' },
  carousel: 'Karussell',
  pause: 'Anhalten',
  play: 'Abspielen',
  previous: 'Zurück',
  next: 'Weiter',
  slide: '{position} von {count}',

  back: 'Zurück',
  logIn: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: '{length}, davon {uppercase}, {lowercase} und {digit}',
  country: 'Land',
  product: 'Produkt',
  plan: 'Tarif',
  seats: 'Lizenzen',
  subscriptionId: 'Abonnement-ID',
  orderId: 'Bestellnummer',
  openWeb: 'Web-Anwendung öffnen',
  android: 'Für Android herunterladen',
  ios: 'Für iOS herunterladen',
  newTab: 'öffnet sich in einem neuen Tab',
  needAssistance: 'Brauchen Sie Hilfe?',
  somethingWrong: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support.',
} satisfies Translation<typeof kitText & typeof comboboxText & typeof carouselText & typeof serverText>;

export const list = {
  showMore: 'Mehr anzeigen',
  loadingOf: 'Lädt {shown} von {total}',
  stop: 'Anhalten',
  incomplete: 'Nicht alle Zeilen konnten geladen werden. Bitte versuchen Sie es erneut.',
  exportCsv: 'CSV exportieren',
  loadingMore: 'Wird geladen …',
  shown: '{shown} angezeigt',
  shownOf: '{shown} von {total} angezeigt',
  search: 'Suchen',
  searchTooLong: 'Dieser Suchtext ist zu lang.',
  clear: 'Suche löschen',
  noRecords: 'Keine Einträge gefunden',
  noAccess: 'Sie haben keinen Zugriff auf Abonnements.',
  askSupport: 'Bitte schreiben Sie an {email}',
  found: { one: 'Ein Eintrag gefunden', other: '{count} Einträge gefunden' },
  notLoaded: 'Diese Liste konnte nicht geladen werden.',
  offline: 'Sie sind offline. Die Liste wird geladen, sobald Sie wieder online sind.',
  moreOptions: {
    one: '{count} weiterer Eintrag. Geben Sie Text ein, um die Liste einzugrenzen.',
    other: '{count} weitere Einträge. Geben Sie Text ein, um die Liste einzugrenzen.',
  },
} satisfies Translation<typeof listText>;

export const service = {
  malformed: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support.',
  failed: 'Die Anfrage konnte nicht gesendet werden.',
  noAnswer: 'Der Server hat nicht geantwortet.',
  signInToNetwork:
    'Dieses Netzwerk verlangt anscheinend eine eigene Anmeldung. Bitte melden Sie sich im Netzwerk an und versuchen Sie es erneut.',
} satisfies Translation<typeof serviceText>;

export const page = {
  account: 'Konto',
  activate: 'Passwort festlegen',
  checkout: 'Kasse',
  contact: 'Kontakt',
  forceReset: 'Passwort zurücksetzen',
  forgotPassword: 'Passwort vergessen',
  guide: 'Anleitung zur Installation',
  installation: 'Installation',
  login: 'Anmelden',
  notFound: 'Seite nicht gefunden',
  organizations: 'Organisationen',
  otp: 'Code eingeben',
  passwordReset: 'Passwort zurückgesetzt',
  payment: 'Zahlung',
  paymentStatus: 'Zahlungsstatus',
  refer: 'Empfehlen',
  referralActivated: 'Empfehlung aktiviert',
  resetPassword: 'Passwort zurücksetzen',
  seats: 'Benutzer der Lizenzen',
  signup: 'Registrieren',
  subscriptions: 'Abonnements',
  trialActive: 'Herzlichen Glückwunsch',
} satisfies Translation<typeof pageText & typeof hostPageText>;

export const host = {
  onThisPage: 'Auf dieser Seite',
  skip: 'Zum Inhalt springen',
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  subscriptionTerms: 'Abonnementbedingungen',
  dataProcessing: 'Bedingungen der Datenverarbeitung',
  referralTerms: 'Empfehlungsbedingungen',
  voiceServicesTerms: 'Bedingungen für Voice Services',
  language: 'Sprache',
  notFoundTitle: '404 Seite nicht gefunden',
  notFoundText:
    'Die gesuchte Seite wurde leider nicht gefunden. Bitte wenden Sie sich an den Support, um Zugang anzufragen.',
  home: 'Zur Startseite',
  openedAddress: 'Diese Adresse wurde geöffnet. Sie können sie berichtigen:',
  openAddress: 'Öffnen',
  lostTitle: 'Diese Seite konnte nicht vollständig geladen werden',
  lostText: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  tryAgain: 'Erneut versuchen',
} satisfies Translation<typeof hostText>;
