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
  title: 'Kasse',
  incomplete: 'Bitte wählen Sie zuerst das Abonnement, das Sie bezahlen möchten.',
  toSubscriptions: 'Zu den Abonnements',

  steps: 'Schritte',
  stepBilling: 'Rechnungsdaten',
  stepPayment: 'Zahlung',

  billing: 'Rechnungsdaten',
  mobile: 'Mobilnummer',
  continue: 'Weiter',
  change: 'Ändern',
  changeLabel: 'Rechnungsdaten ändern',
  save: 'Speichern',
  saveAndContinue: 'Speichern und weiter',
  discard: 'Änderungen verwerfen',

  subscription: 'Ihr Abonnement',
  cycle: 'Abrechnungszeitraum',
  cyclePrice: '{amount} pro Monat',
  cycleSaves: 'Sie sparen {amount} pro Monat',
  cycleMissing: 'Bitte Abrechnungszeitraum wählen.',
  noCycle: 'Für diesen Tarif ist kein Abrechnungszeitraum verfügbar. Bitte wenden Sie sich an den Support.',
  promoCode: 'Aktionscode',
  addPromo: 'Aktionscode hinzufügen',
  apply: 'Einlösen',
  applying: 'Wird eingelöst …',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  promoMissing: 'Bitte Aktionscode eingeben.',
  promoWrong: 'Dieser Aktionscode kann nicht eingelöst werden.',
  promoApplied: 'Aktionscode eingelöst.',

  price: 'Preisübersicht',
  bought: 'Sie bezahlen {what}.',
  boughtSeats: { one: 'Sie bezahlen {what} mit einer Lizenz.', other: 'Sie bezahlen {what} mit {count} Lizenzen.' },
  endsOn: 'Aktuelles Enddatum: {date}.',
  perMonth: 'Preis pro Monat',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt (Aktionscode)',
  tax: 'Steuer',
  taxOf: '{detail}, {amount}',
  totalIn: 'Gesamt ({currency})',
  noPriceYet: 'Wählen Sie einen Abrechnungszeitraum, um den Preis zu sehen.',
  newTotal: 'Gesamtbetrag: {total}.',
  referral: 'Dank der Empfehlung verlängert sich Ihr Abonnement mit diesem Kauf kostenlos um 30 Tage.',
  payNow: 'Jetzt bezahlen',
  payNowTotal: 'Jetzt {total} bezahlen',
  checking: 'Preis wird geprüft …',

  nextSubscription: 'Als Nächstes: Ihr Abonnement und die Zahlung',
  confirm: 'Bestätigen und {total} bezahlen',
  totalChanged: 'Der Gesamtbetrag hat sich von {before} auf {now} geändert.',
  purchaseChanged:
    'Ihre Bestellung hat sich geändert, seit sie Ihnen angezeigt wurde. Der Gesamtbetrag ist gleich geblieben.',
  back: 'Zurück zur Kasse',
  paidAt:
    'Diese Bestellung wurde bereits um {time} Uhr in einem anderen Tab oder Fenster bezahlt. Möchten Sie wirklich noch einmal bezahlen?',
  paidBefore: 'Diese Bestellung wurde bereits um {time} Uhr bezahlt. Möchten Sie wirklich noch einmal bezahlen?',
  paidMeanwhile:
    'Ihre Bestellung hat sich geändert, seit sie Ihnen angezeigt wurde. Möglicherweise wurde sie in einem anderen Tab oder Fenster bezahlt: Bitte prüfen Sie das, bevor Sie bezahlen.',
} satisfies Translation<typeof checkoutText>;

export const billing = {
  fullName: 'Vor- und Nachname',
  taxNumber: 'Steuernummer',
  chooseCountry: 'Bitte auswählen',
  countriesFailed: 'Die Länderliste konnte nicht geladen werden.',
  address: 'Rechnungsadresse',
  state: 'Bundesland/Region',
  city: 'Ort',
  postalCode: 'Postleitzahl',
  loadingList: 'Liste wird geladen …',
  listFailed: 'Die Liste konnte nicht geladen werden. Bitte füllen Sie dieses Feld selbst aus.',
  saving: 'Wird gespeichert …',
  maybeSaved: 'Möglicherweise wurde die Änderung trotzdem gespeichert. Sie können sie unbesorgt noch einmal speichern.',
  nameMissing: 'Bitte Vor- und Nachnamen eingeben.',
  nameTooLong: 'Bitte höchstens 100 Zeichen eingeben.',
  addressMissing: 'Bitte Adresse eingeben.',
  postalCodeMissing: 'Bitte Postleitzahl eingeben.',
  stateMissing: 'Bitte Bundesland oder Region eingeben.',
  cityMissing: 'Bitte Ort eingeben.',
  countryMissing: 'Bitte Land auswählen.',
} satisfies Translation<typeof billingText>;

export const payment = {
  secure: 'Sichere Zahlung',
  nextPayment: 'Als Nächstes: sichere Kartenzahlung',
  nextPaymentBy: 'Als Nächstes: sichere Kartenzahlung über {provider}',
  mailSubject: 'Zahlung der Bestellung {orderId}',
  starting: 'Zahlung startet …',
  open: 'Warten auf Zahlung …',
  recording: 'Zahlung wird geschlossen …',
  windowClosed: 'Zahlungsfenster geschlossen?',
  leaving: 'Weiterleitung …',
  succeeded: 'Zahlung erfolgreich',
  pending: 'Zahlung in Bearbeitung',
  failed: 'Zahlung fehlgeschlagen',
  thanks: 'Vielen Dank. Ihre Zahlung ist eingegangen.',
  processing: 'Ihre Zahlung wird bearbeitet. Wir aktualisieren den Zahlungsstatus in Kürze.',
  closed:
    'Das Zahlungsfenster wurde geschlossen, bevor die Zahlung abgeschlossen war. Falls Ihr Konto dennoch belastet wurde, aktualisieren wir den Zahlungsstatus in Kürze.',
  notCompleted: 'Ihre Zahlung wurde nicht abgeschlossen.',
  stay: 'Bitte lassen Sie diese Seite geöffnet, bis Ihre Zahlung bestätigt ist. Dieser Browser kann den Stand der Zahlung nicht speichern.',
  heldBack:
    'Ihre Zahlung ist noch nicht bestätigt. Bitte melden Sie sich auf diesem Gerät erneut an, damit wir sie bestätigen können.',
  received: 'Ihre Zahlung ist eingegangen und wird gerade bestätigt.',
  reference: 'Referenz',
  twice:
    'Diese Bestellung wurde zweimal bezahlt. Die zweite Zahlung wird erstattet. Bitte wenden Sie sich an den Support.',
  openElsewhere:
    'Sie haben diese Zahlung um {time} Uhr begonnen, und das Ergebnis liegt uns noch nicht vor. Bitte setzen Sie die Zahlung fort, damit Sie nicht doppelt bezahlen.',
  openInTab:
    'Sie haben diese Zahlung um {time} Uhr in einem anderen Tab oder Fenster begonnen, und das Ergebnis liegt uns noch nicht vor. Bitte führen Sie die Zahlung dort zu Ende, damit Sie nicht doppelt bezahlen.',
  notKept:
    'In diesem Browser können wir nicht speichern, dass Sie diese Zahlung begonnen haben. Bitte führen Sie sie auf der nächsten Seite zu Ende und bezahlen Sie nicht zusätzlich in einem anderen Tab oder Fenster: Sonst könnte Ihr Konto doppelt belastet werden.',
  leave: 'Weiter zur Zahlungsseite',
  stayHere: 'Jetzt nicht bezahlen',
  goOn: 'Diese Zahlung fortsetzen',
  notPaid: 'Ich habe nicht bezahlt',
  opened:
    'Hier wurde um {time} Uhr eine Zahlung über {amount} geöffnet. Falls Sie bezahlt haben, erscheint das hier und in Ihrer E-Mail.',
  checkAgain: 'Erneut prüfen',
  checkingPayment: 'Zahlung wird geprüft …',
  payAgain: 'Noch einmal bezahlen',
  orderSince: 'Bestellung {orderId}, {time} Uhr',
  confirmOrder: 'Bestellung bestätigen',
  changed: 'Bitte vor dem Bezahlen prüfen',
  before: 'Bisher',
  now: 'Neu',
  none: 'Nicht vorhanden',
  validUntil: 'Gültig bis',
  transactionId: 'Transaktions-ID',
  errorId: 'Fehler-ID',
  ok: 'OK',
  backToOrder: 'Zurück zur Bestellung',
  toSubscriptions: 'Zu den Abonnements',
  closePage: 'Sie können diese Seite schließen.',
  keepOpen: 'Bitte lassen Sie diese Seite geöffnet, bis Ihre Zahlung bestätigt ist.',
  nothingCharged: 'Es wurde keine Zahlung gestartet und daher nichts abgebucht.',
  noMoney:
    'Bei uns ist kein Geld eingegangen. Falls Ihre Bank eine Abbuchung anzeigt, schreiben Sie uns bitte, bevor Sie noch einmal bezahlen.',
  moneyUnknown:
    'Falls Ihre Bank eine Abbuchung anzeigt, bezahlen Sie bitte nicht noch einmal: Schreiben Sie uns, wir finden die Zahlung und klären das.',
  writeSupport: 'Schreiben Sie dem Support: {email}',
  printReceipt: 'Beleg drucken',
  backToCheckout: 'Zurück zur Kasse',
} satisfies Translation<typeof paymentText>;

export const payments = {
  failed: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support.',
  elsewhere:
    'Diese Zahlung läuft bereits in einem anderen Tab oder Fenster. Bitte führen Sie sie dort zu Ende oder schließen Sie den anderen Tab und versuchen Sie es erneut.',
  insecure:
    'Für Zahlungen ist eine sichere Verbindung erforderlich. Bitte öffnen Sie diese Seite über HTTPS und versuchen Sie es erneut.',
  noLocks:
    'Ihr Browser teilt uns nicht mit, ob diese Zahlung in einem anderen Tab oder Fenster geöffnet ist. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal, oder verwenden Sie einen anderen Browser.',
  widgetFailed:
    'Das Fenster für die Kartenzahlung konnte nicht geöffnet werden. Bitte prüfen Sie Ihre Verbindung oder lassen Sie das Fenster in Ihrem Werbeblocker zu und versuchen Sie es erneut.',
  nothingToPay:
    'Es ist nichts zu bezahlen. Deshalb wurde keine Kartenzahlung geöffnet und nichts abgebucht. Bitte lassen Sie diese Bestellung vom Support abschließen.',
  priceChanged:
    'Die Kartenzahlung wurde nicht gestartet, weil ein anderer als der hier angezeigte Betrag abgebucht worden wäre. Bitte prüfen Sie den Betrag und versuchen Sie es erneut. Wenn das noch einmal geschieht, wenden Sie sich bitte an den Support.',
} satisfies Translation<typeof paymentsText>;

export const paymentLink = {
  title: 'Zahlung',
  amountPayable: 'Zu zahlender Betrag',
  amountPaid: 'Betrag',
  paymentFor: 'Verwendungszweck',
  receiptName: 'Name auf dem Beleg',
  payNow: 'Jetzt bezahlen',
  confirm: 'Bestätigen und {amount} bezahlen',
  successful: 'Zahlung erfolgreich',
  pending: 'Zahlung in Bearbeitung …',
  dismissed: 'Die Zahlung wurde nicht abgeschlossen. Sie können es erneut versuchen.',
  incomplete: 'Dieser Zahlungslink ist unvollständig. Bitte öffnen Sie ihn genau so, wie Sie ihn erhalten haben.',
  invalid: 'Dieser Zahlungslink ist ungültig.',
  failed: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support.',
  support: 'Fragen zu dieser Zahlung? Schreiben Sie an {email}',

  amountChanged: 'Der Betrag hat sich von {before} auf {now} geändert.',
  orderChanged: 'Diese Bestellung hat sich geändert, seit sie Ihnen angezeigt wurde. Der Betrag ist gleich geblieben.',
  paidAt:
    'Diese Bestellung wurde bereits um {time} Uhr bezahlt. Die Zahlung wird hier in Kürze angezeigt. Möchten Sie wirklich noch einmal bezahlen?',
} satisfies Translation<typeof paymentLinkText>;

export const paymentResult = {
  title: 'Zahlungsstatus',
  confirming: 'Ihre Zahlung wird bestätigt …',
  patience: 'Das dauert einen Moment. Bitte bezahlen Sie nicht noch einmal.',
  recording: 'Einen Moment, bitte …',
  others:
    'Diese Zahlung gehört zu einem anderen Konto. Nichts ist verloren: Melden Sie sich auf diesem Gerät mit dem anderen Konto an, um sie zu sehen.',
  openLinkAgain: 'Bitte öffnen Sie Ihren Zahlungslink noch einmal, um zu bezahlen.',
  incomplete: 'Es gibt keine Zahlung, die hier angezeigt werden kann.',
} satisfies Translation<typeof paymentResultText>;

export const receipt = {
  title: 'Beleg',
  date: 'Datum',
  payer: 'Bezahlt von',
  cycle: 'Abrechnungszeitraum',
  total: 'Bezahlter Betrag',
  printedOn: 'Gedruckt am {date}',
  questions: 'Fragen zu dieser Zahlung? Schreiben Sie an {email}',
} satisfies Translation<typeof receiptText>;

export const cycle = {
  monthly: 'Monatlich',
  quarterly: 'Vierteljährlich',
  yearly: 'Jährlich',
} satisfies Translation<typeof cycleText>;

export const stage = {
  live: 'Aktiv',
  trial: 'Testphase',
  trialExpired: 'Testphase abgelaufen',
  trialExtended: 'Testphase verlängert',
  cancelled: 'Gekündigt',
  onHold: 'Pausiert',
  disposed: 'Gelöscht',
} satisfies Translation<typeof stageText>;
