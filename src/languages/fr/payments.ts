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
  title: 'Commande',
  incomplete: 'Choisissez d’abord l’abonnement que vous souhaitez payer.',
  toSubscriptions: 'Voir les abonnements',
  steps: 'Étapes',
  stepBilling: 'Facturation',
  stepPayment: 'Paiement',
  billing: 'Facturation',
  mobile: 'Numéro de mobile',
  continue: 'Continuer',
  change: 'Modifier',
  changeLabel: 'Modifier les coordonnées de facturation',
  save: 'Enregistrer',
  saveAndContinue: 'Enregistrer et continuer',
  discard: 'Abandonner les modifications',
  subscription: 'Votre abonnement',
  cycle: 'Période de facturation',
  cyclePrice: '{amount} par mois',
  cycleSaves: 'Vous économisez {amount} par mois',
  cycleMissing: 'Choisissez une période de facturation.',
  noCycle: 'Aucune période de facturation n’est disponible pour cette formule. Contactez l’assistance.',
  promoCode: 'Code promo',
  addPromo: 'Ajouter un code promo',
  apply: 'Appliquer',
  applying: 'Application…',
  remove: 'Supprimer',
  removing: 'Suppression…',
  promoMissing: 'Saisissez un code promo.',
  promoWrong: 'Ce code promo ne peut pas être appliqué.',
  promoApplied: 'Code promo appliqué.',
  price: 'Détail du prix',
  bought: 'Vous payez {what}.',
  boughtSeats: { one: 'Vous payez {what} avec {count} licence.', other: 'Vous payez {what} avec {count} licences.' },
  endsOn: 'Date de fin actuelle : {date}.',
  perMonth: 'Prix par mois',
  subtotal: 'Sous-total',
  discount: 'Remise (code promo)',
  tax: 'Taxes',
  taxOf: '{detail}, {amount}',
  totalIn: 'Total ({currency})',
  noPriceYet: 'Choisissez une période de facturation pour voir le prix.',
  newTotal: 'Le total est de {total}.',
  referral: 'Grâce au parrainage, cet achat prolonge gratuitement votre abonnement de 30 jours.',
  payNow: 'Payer',
  payNowTotal: 'Payer {total}',
  checking: 'Vérification du prix…',
  nextSubscription: 'Ensuite : votre abonnement et le paiement',
  confirm: 'Confirmer et payer {total}',
  totalChanged: 'Le total est passé de {before} à {now}.',
  purchaseChanged: 'Votre commande a changé depuis son affichage. Le total reste le même.',
  back: 'Retour à la commande',
  paidAt:
    'Cette commande a déjà été payée à {time}, dans un autre onglet ou une autre fenêtre. Voulez-vous vraiment payer à nouveau ?',
  paidBefore: 'Cette commande a déjà été payée à {time}. Voulez-vous vraiment payer à nouveau ?',
  paidMeanwhile:
    'Votre commande a changé depuis son affichage. Elle a peut-être été payée dans un autre onglet ou une autre fenêtre : vérifiez avant de payer.',
} satisfies Translation<typeof checkoutText>;

export const billing = {
  fullName: 'Prénom et nom',
  taxNumber: 'Numéro d’identification fiscale',
  chooseCountry: 'Choisir',
  countriesFailed: 'La liste des pays n’a pas pu être chargée.',
  address: 'Adresse de facturation',
  state: 'État ou région',
  city: 'Ville',
  postalCode: 'Code postal',
  loadingList: 'Chargement de la liste…',
  listFailed: 'La liste n’a pas pu être chargée. Remplissez vous-même ce champ.',
  saving: 'Enregistrement…',
  maybeSaved:
    'La modification a peut-être tout de même été enregistrée. Vous pouvez l’enregistrer à nouveau sans risque.',
  nameMissing: 'Saisissez votre prénom et votre nom.',
  nameTooLong: 'Saisissez un nom de 100 caractères au plus.',
  addressMissing: 'Saisissez votre adresse.',
  postalCodeMissing: 'Saisissez votre code postal.',
  stateMissing: 'Saisissez votre État ou votre région.',
  cityMissing: 'Saisissez votre ville.',
  countryMissing: 'Choisissez votre pays.',
} satisfies Translation<typeof billingText>;

export const payment = {
  secure: 'Paiement sécurisé',
  nextPayment: 'Ensuite : paiement sécurisé par carte',
  nextPaymentBy: 'Ensuite : paiement sécurisé par carte avec {provider}',
  mailSubject: 'Paiement de la commande {orderId}',
  starting: 'Lancement du paiement…',
  open: 'En attente du paiement…',
  recording: 'Fermeture du paiement…',
  windowClosed: 'Fenêtre de paiement fermée ?',
  leaving: 'Ouverture de la page de paiement…',
  succeeded: 'Paiement réussi',
  pending: 'Paiement en cours de traitement',
  failed: 'Échec du paiement',
  thanks: 'Merci. Nous avons bien reçu votre paiement.',
  processing: 'Votre paiement est en cours de traitement. Son statut sera bientôt mis à jour.',
  closed:
    'La fenêtre de paiement a été fermée avant la fin de l’opération. Si votre compte a tout de même été débité, le statut du paiement sera bientôt mis à jour.',
  notCompleted: 'Votre paiement n’a pas abouti.',
  stay: 'Gardez cette page ouverte jusqu’à la confirmation de votre paiement. Ce navigateur ne peut pas garder la trace du paiement.',
  heldBack:
    'Votre paiement n’est pas encore confirmé. Reconnectez-vous sur cet appareil pour que nous puissions le confirmer.',
  received: 'Votre paiement a été reçu et sa confirmation est en cours.',
  reference: 'Référence',
  twice: 'Cette commande a été payée deux fois. Le second paiement sera remboursé. Contactez l’assistance.',
  openElsewhere:
    'Vous avez commencé ce paiement à {time} et nous n’en avons pas encore le résultat. Poursuivez-le pour éviter de payer deux fois.',
  openInTab:
    'Vous avez commencé ce paiement à {time} dans un autre onglet ou une autre fenêtre et nous n’en avons pas encore le résultat. Terminez-le là où vous l’avez commencé pour éviter de payer deux fois.',
  notKept:
    'Ce navigateur ne nous permet pas d’enregistrer que vous avez commencé ce paiement. Terminez-le sur la page suivante et ne payez pas en plus dans un autre onglet ou une autre fenêtre : votre compte pourrait être débité deux fois.',
  leave: 'Continuer vers la page de paiement',
  stayHere: 'Ne pas payer maintenant',
  goOn: 'Poursuivre ce paiement',
  notPaid: 'Je n’ai pas payé',
  opened:
    'Un paiement de {amount} a été ouvert ici à {time}. Si vous avez payé, il apparaîtra ici et dans votre boîte mail.',
  checkAgain: 'Vérifier de nouveau',
  checkingPayment: 'Vérification du paiement…',
  payAgain: 'Payer de nouveau',
  orderSince: 'Commande {orderId}, {time}',
  confirmOrder: 'Confirmer la commande',
  changed: 'Vérifiez avant de payer',
  before: 'Avant',
  now: 'Maintenant',
  none: 'Néant',
  validUntil: 'Valable jusqu’au',
  transactionId: 'ID de transaction',
  errorId: 'ID d’erreur',
  ok: 'OK',
  backToOrder: 'Retour à la commande',
  toSubscriptions: 'Voir les abonnements',
  closePage: 'Vous pouvez fermer cette page.',
  keepOpen: 'Laissez cette page ouverte jusqu’à la confirmation de votre paiement.',
  nothingCharged: 'Aucun paiement n’a été lancé : rien n’a été débité.',
  noMoney: 'Nous n’avons reçu aucun paiement. Si votre banque affiche un débit, écrivez-nous avant de payer à nouveau.',
  moneyUnknown:
    'Si votre banque affiche un débit, ne payez pas à nouveau : écrivez-nous, nous retrouverons le paiement et réglerons le problème.',
  writeSupport: 'Écrivez à l’assistance : {email}',
  printReceipt: 'Imprimer le reçu',
  backToCheckout: 'Retour à la commande',
} satisfies Translation<typeof paymentText>;

export const payments = {
  failed: 'Une erreur s’est produite. Contactez l’assistance.',
  elsewhere:
    'Ce paiement est en cours dans un autre onglet ou une autre fenêtre. Terminez-le à cet endroit, ou fermez l’autre onglet et réessayez.',
  insecure: 'Le paiement nécessite une connexion sécurisée. Ouvrez cette page en HTTPS, puis réessayez.',
  noLocks:
    'Votre navigateur ne nous indique pas si ce paiement est ouvert dans un autre onglet ou une autre fenêtre. Rechargez la page et réessayez, ou utilisez un autre navigateur.',
  widgetFailed:
    'La fenêtre de paiement par carte n’a pas pu s’ouvrir. Vérifiez votre connexion ou autorisez cette fenêtre dans votre bloqueur de publicités, puis réessayez.',
  nothingToPay:
    'Il n’y a rien à payer : aucun paiement par carte n’a été ouvert et rien n’a été débité. Demandez à l’équipe de finaliser cette commande.',
  priceChanged:
    'Le paiement par carte n’a pas été lancé, car le montant débité n’aurait pas été celui qui est affiché ici. Vérifiez le montant, puis réessayez. Si cela se reproduit, contactez l’assistance.',
} satisfies Translation<typeof paymentsText>;

export const paymentLink = {
  amountChanged: 'Le montant est passé de {before} à {now}.',
  orderChanged: 'Cette commande a changé depuis son affichage. Le montant reste le même.',
  paidAt:
    'Cette commande a déjà été payée à {time}. Le paiement s’affichera bientôt ici. Voulez-vous vraiment payer à nouveau ?',
  title: 'Paiement',
  amountPayable: 'Montant à payer',
  amountPaid: 'Montant',
  paymentFor: 'Objet du paiement',
  receiptName: 'Nom sur le reçu',
  payNow: 'Payer',
  confirm: 'Confirmer et payer {amount}',
  successful: 'Paiement réussi',
  pending: 'Paiement en cours de traitement…',
  dismissed: 'Le paiement n’a pas abouti. Vous pouvez réessayer.',
  incomplete: 'Ce lien de paiement est incomplet. Ouvrez-le exactement tel que vous l’avez reçu.',
  invalid: 'Ce lien de paiement n’est pas valide.',
  failed: 'Une erreur s’est produite. Contactez l’assistance.',
  support: 'Une question sur ce paiement ? Écrivez à {email}',
} satisfies Translation<typeof paymentLinkText>;

export const paymentResult = {
  title: 'Statut du paiement',
  confirming: 'Confirmation de votre paiement…',
  patience: 'Cela prend un instant. Ne payez pas une seconde fois.',
  recording: 'Un instant…',
  others:
    'Ce paiement est lié à un autre compte. Rien n’est perdu : pour le voir, connectez-vous à ce compte sur cet appareil.',
  openLinkAgain: 'Pour payer, ouvrez à nouveau votre lien de paiement.',
  incomplete: 'Aucun paiement à afficher.',
} satisfies Translation<typeof paymentResultText>;

export const receipt = {
  title: 'Reçu',
  date: 'Date',
  payer: 'Payé par',
  cycle: 'Période de facturation',
  total: 'Montant payé',
  printedOn: 'Imprimé le {date}',
  questions: 'Des questions sur ce paiement ? Écrivez à {email}',
} satisfies Translation<typeof receiptText>;

export const cycle = {
  monthly: 'Mensuel',
  quarterly: 'Trimestriel',
  yearly: 'Annuel',
} satisfies Translation<typeof cycleText>;

export const stage = {
  live: 'Actif',
  trial: 'Essai',
  trialExpired: 'Essai expiré',
  trialExtended: 'Essai prolongé',
  cancelled: 'Résilié',
  onHold: 'Suspendu',
  disposed: 'Supprimé',
} satisfies Translation<typeof stageText>;
