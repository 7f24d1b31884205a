import type { text as accountText } from '../../elements/account/account.text.ts';
import type { text as orderStatusText } from '../../elements/account/order-status.text.ts';
import type { text as accountDialogsText } from '../../elements/account/account-dialogs.text.ts';
import type { text as callbackText } from '../../elements/callback/callback.text.ts';
import type { text as contactText } from '../../elements/contact/contact.text.ts';
import type { text as navText } from '../../elements/nav/nav.text.ts';
import type { text as organizationsText } from '../../elements/organizations/organizations.text.ts';
import type { text as referText } from '../../elements/refer/refer.text.ts';
import type { text as subscriptionsText } from '../../elements/subscriptions/subscriptions.text.ts';
import type { Translation } from '../translation.ts';

export const nav = {
  menu: 'Menü',
  console: 'Kundenportal',
  organizations: 'Organisationen',
  onlyAdmins: 'Nur für Administratoren',
  subscription: 'Abonnements',
  installation: 'Installation',
  account: 'Konto',
  referearn: 'Empfehlen',
  contactus: 'Kontakt',
  logout: 'Abmelden',
  loggedInAs: 'Angemeldet als',
} satisfies Translation<typeof navText>;

export const organizations = {
  title: 'Organisationen',
  loading: 'Organisationen werden geladen',
  caption: 'Ihre Organisationen',
  searchLabel: 'Organisationen suchen',
  searchPlaceholder: 'Org.-ID oder Name suchen',
  none: 'Noch keine Organisationen.',
  columnId: 'Org.-ID',
  columnName: 'Name',
  columnExpired: 'Abgelaufene Abonnements',
  columnExpiring: 'Bald ablaufend',
  expiredCount: { one: '{count} abgelaufen', other: '{count} abgelaufen' },
  expiringCount: { one: '{count} läuft bald ab', other: '{count} laufen bald ab' },
  expiredOf: { one: '{count} abgelaufen, {name}', other: '{count} abgelaufen, {name}' },
  expiringOf: { one: '{count} läuft bald ab, {name}', other: '{count} laufen bald ab, {name}' },
} satisfies Translation<typeof organizationsText>;

export const subscriptions = {
  title: 'Abonnements',
  loading: 'Abonnements werden geladen',
  purchased: 'Gekauft',
  assigned: 'Zugewiesen',
  purchasedCaption: 'Gekaufte Abonnements',
  assignedCaption: 'Ihnen zugewiesene Abonnements',

  counters: 'Handlungsbedarf',
  countAll: 'Alle',

  searchPlaceholder: 'ID suchen',
  organization: 'Organisation',
  allOrganizations: 'Alle',
  stage: 'Status',
  allStages: 'Alle',
  expiring: 'Ablauf',
  allExpiries: 'Alle',
  expiringSoon: 'Läuft binnen 30 Tagen ab',
  expired: 'Abgelaufen',
  reset: 'Leeren',
  filters: 'Suche und Filter',
  filtersInUse: 'Suche und Filter ({count})',
  shown: 'Angezeigt: {filters}',
  shownAll: 'Angezeigt: alle Abonnements',
  showAll: 'Alle Abonnements anzeigen',

  columnOrganization: 'Organisation',
  columnPaymentDue: 'Zahlung fällig am',
  columnExpiry: 'Ablauf',
  columnStage: 'Status',
  columnUser: 'Vor- und Nachname',
  seats: '{empty} frei, {assigned} zugewiesen, {total} insgesamt',

  seatsOrder: 'frei/vergeben/gesamt',
  seatsEmpty: 'Freie Lizenzen',
  seatsAssigned: 'Vergebene Lizenzen',
  seatsTotal: 'Alle Lizenzen',

  'pay-now': 'Bezahlen',
  subscribe: 'Abonnieren',
  renew: 'Verlängern',
  payNowOf: 'Bezahlen: Abonnement {id}',
  subscribeOf: 'Abonnieren: Abonnement {id}',
  renewOf: 'Verlängern: Abonnement {id}',
  expiresOn: 'läuft bis {date}',
  expiredOn: 'lief bis {date}',
  dueIn: { one: 'in {count} Tag fällig', other: 'in {count} Tagen fällig' },
  dueTomorrow: 'morgen fällig',
  dueToday: 'heute fällig',
  overdue: 'überfällig',

  noneRetail: 'Sie haben noch keine Abonnements.',
  noneEnterprise: 'Für Ihre Organisation wurden keine Abonnements gefunden.',
  startTrial: 'Kostenlos testen',

  referralTitle: 'Empfehlung aktiviert',
  referralText: 'Nach Ihrem ersten Kauf erhalten Sie für das Abonnement {id} 30 Tage zusätzlich.',
  subscribeNow: 'Jetzt abonnieren',
} satisfies Translation<typeof subscriptionsText>;

export const account = {
  title: 'Konto',
  options: 'Kontooptionen',
  tabs: 'Konto',
  personal: 'Profil',
  orders: 'Bestellungen',
  billing: 'Abrechnung',
  loading: 'Ihr Konto wird geladen',
  moreUnknown: 'Ihre Bestellungen und Rechnungsdaten konnten nicht geladen werden.',

  fullName: 'Vor- und Nachname',
  mobile: 'Mobilnummer',
  noMobile: 'Nicht angegeben',
  email: 'E-Mail-Adresse',
  passwordHidden: 'Verborgen',
  edit: 'Ändern',
  editName: 'Vor- und Nachnamen ändern',
  changePassword: 'Passwort ändern',
  passwordUpdated: 'Ihr Passwort wurde geändert.',

  promotions: 'Angebote und Neuigkeiten',
  promotionsHelp: 'Zu Ihren Produkten, per WhatsApp.',
  promotionsSaved: 'Einstellung für Angebote und Neuigkeiten gespeichert.',

  nameMissing: 'Bitte Vor- und Nachnamen eingeben.',
  nameTooLong: 'Bitte höchstens 100 Zeichen eingeben.',
  nameUpdated: 'Ihr Name wurde geändert.',
  update: 'Speichern',
  updating: 'Wird gespeichert …',
  unchanged: 'Es wurde noch nichts geändert.',
  incomplete: 'Bitte füllen Sie zuerst die Pflichtfelder aus.',

  noOrders: 'Noch keine Bestellungen',
  orderType: 'Art',
  orderDate: 'Datum',
  orderAmount: 'Betrag',
  receipt: 'Beleg',
  receiptOf: 'Beleg zur Bestellung {orderId}',
  orderStatus: 'Status',

  editDetails: 'Ändern',
  editBilling: 'Rechnungsdaten ändern',
  noBilling: 'Sie haben noch keine Rechnungsadresse. Wir fragen Sie bei Ihrem nächsten Kauf danach.',
  billingUpdated: 'Ihre Rechnungsdaten wurden geändert.',

  deleteAccount: 'Konto löschen',
  deleteAsking: 'Ihre Abonnements werden geladen',
  deleteSubmitted: 'Ihr Antrag auf Löschung des Kontos wurde gesendet.',

  deleteQuestion: 'Möchten Sie Ihr Konto löschen?',
  deleteStops: 'Ihre Abonnements enden innerhalb von 72 Stunden.',
  deleteNoRefund: 'Es gibt keine Erstattung.',
  deleteSixMonths:
    'Mit derselben E-Mail-Adresse und Telefonnummer können Sie sich erst nach 6 Monaten wieder registrieren.',
  deleteList: 'Abonnements, die mit dem Konto enden',
  deleteNone: 'Sie haben keine Abonnements.',
  deleteExpiry: 'Läuft ab am',
  deleting: 'Wird gesendet …',
  deleteFailedTitle: 'Konto nicht gelöscht',
  deleteFailed: 'Ihr Antrag konnte momentan nicht bearbeitet werden. Bitte versuchen Sie es später erneut.',
  deleteMaybe: 'Möglicherweise ist der Antrag trotzdem eingegangen.',
  ok: 'OK',

  passwordTitle: 'Passwort ändern',
  existingPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  existingMissing: 'Bitte aktuelles Passwort eingeben.',
  newMissing: 'Bitte neues Passwort eingeben.',
  confirmMissing: 'Bitte neues Passwort wiederholen.',
  newWeak: 'Bitte wählen Sie ein stärkeres Passwort.',
  confirmWeak: 'Bitte wählen Sie ein stärkeres Passwort.',
  notNew: 'Das neue Passwort muss sich vom aktuellen unterscheiden.',
  mismatch: 'Die beiden neuen Passwörter stimmen nicht überein.',
  maybeChanged:
    'Möglicherweise wurde das Passwort trotzdem geändert. Melden Sie sich in diesem Fall mit dem neuen Passwort an.',
} satisfies Translation<typeof accountText & typeof accountDialogsText>;

const orderStatus = {
  paid: 'Bezahlt',
  success: 'Erfolgreich',
  pending: 'Ausstehend',
  failed: 'Fehlgeschlagen',
  notPaid: 'Nicht bezahlt',
} satisfies Translation<typeof orderStatusText>;

export const callback = {
  lead: 'Sagen Sie uns, wann Sie Zeit haben. Wir rufen Sie an.',
  reason: 'Anliegen',
  chooseReason: 'Anliegen wählen',
  demo: 'Produktvorführung',
  installation: 'Ich brauche Hilfe bei der Installation',
  unsure: 'Ich weiß nicht weiter',
  others: 'Sonstiges',
  time: 'Zeitpunkt',
  now: 'Nächste 10 Minuten',
  zone: 'In Ihrer Ortszeit.',
  comment: 'Kommentar',
  submit: 'Rückruf vereinbaren',
  submitting: 'Wird vereinbart …',
  reasonMissing: 'Bitte ein Anliegen für den Rückruf wählen.',
  maybeSent:
    'Möglicherweise ist Ihre Anfrage trotzdem angekommen. Wenn Sie sie erneut senden, rufen wir vielleicht zweimal an.',
  done: 'Ihr Rückruf ist vereinbart!',
  doneNow: 'Wir rufen Sie in den nächsten 10 Minuten an.',
  doneTime: 'Wir rufen Sie im Zeitfenster {time} Uhr an.',
  doneMail: 'Wir haben eine E-Mail an {email} gesendet.',
  ok: 'OK',
  signedOut: 'Melden Sie sich an, damit wir wissen, wen wir anrufen sollen.',
} satisfies Translation<typeof callbackText>;

export const contact = {
  title: 'Kontakt',
  loading: 'Kontaktmöglichkeiten werden geladen',
  lead: 'Wir helfen Ihnen gern, per E-Mail oder Telefon.',
  phone: 'Telefon',
  address: 'Adresse',
  manager: 'Ihre Ansprechperson',
  managerName: 'Name',
  support: 'Support',
  notAdded: 'Nicht angegeben',
  social: 'Folgen Sie uns',
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  legal: 'Rechtliches',
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  subscriptionTerms: 'Abonnementbedingungen',
  dataProcessing: 'Bedingungen der Datenverarbeitung',
} satisfies Translation<typeof contactText>;

export const refer = {
  title: 'Empfehlen',
  lead: 'Laden Sie Kolleginnen und Kollegen ein. Beide Seiten erhalten kostenlose Tage.',
  loading: 'Ihr Empfehlungscode wird geladen',
  notLoaded: 'Ihr Empfehlungscode konnte nicht geladen werden.',
  offline: 'Sie sind offline. Ihr Empfehlungscode wird geladen, sobald Sie wieder online sind.',
  link: 'Ihr Einladungslink',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn bitte selbst.',
  copyMessage: 'Nachricht kopieren',
  messageCopyFailed: 'Die Nachricht konnte nicht kopiert werden. Markieren und kopieren Sie sie bitte selbst.',
  whatsapp: 'Über WhatsApp teilen',
  whatsappOff: 'Teilen über WhatsApp ist noch nicht möglich: Kopieren Sie die Nachricht und senden Sie sie selbst.',
  message:
    'Registrieren Sie sich mit meinem Empfehlungscode {code} und erhalten Sie beim ersten Kauf 30 Tage kostenlos: {link}',
  code: 'Mein Empfehlungscode',
  earned: { one: 'Ein Tag erhalten', other: '{count} Tage erhalten' },
  rewards: 'Ihre Prämien',
  trial: '+7 Tage',
  trialWhen: 'wenn ein Kontakt ein Konto erstellt und eine Testphase beginnt',
  paid: '+30 Tage',
  paidWhen: 'wenn ein Kontakt ein bezahltes Abonnement beginnt. Auch Ihr Kontakt erhält 30 Tage.',
  noLimit: 'Sie können unbegrenzt viele Tage sammeln.',
  how: 'So funktioniert es',
  step1: 'Link senden',
  step1Text: 'Kopieren Sie Ihren Einladungslink und senden Sie ihn weiter.',
  step2: 'Testphase beginnt',
  step2Text: 'Die eingeladene Person erstellt damit ein Konto. Sie erhalten 7 Tage.',
  step3: 'Abonnement beginnt',
  step3Text: 'Mit dem ersten bezahlten Abonnement erhalten Sie beide 30 Tage.',
  terms: 'Bedingungen lesen',
} satisfies Translation<typeof referText>;

export { orderStatus as 'order-status' };
