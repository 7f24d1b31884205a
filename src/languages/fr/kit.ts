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
  noMatches: 'Aucun résultat',
  matches: { one: '{count} résultat', other: '{count} résultats' },
  viewFailed: 'Cette partie de la page n’a pas pu s’afficher. Rechargez la page. (Code : view)',
  stepLost: 'L’étape suivante n’a pas pu être chargée. Réessayez.',
  tryAgain: 'Réessayer',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  countryCode: 'Indicatif du pays',
  passwordHint: '{length}, dont {uppercase}, {lowercase} et {digit}',
  ruleLength: 'Au moins 8 caractères',
  ruleUppercase: '1 majuscule',
  ruleLowercase: '1 minuscule',
  ruleDigit: '1 chiffre',
  loading: 'Chargement',
  dismiss: 'Masquer',
  fieldsToMend: { one: '{count} champ à corriger.', other: '{count} champs à corriger.' },
  close: 'Fermer',
  cancel: 'Annuler',
  actions: 'Actions',
  details: 'Détails',
  detailsOf: 'Détails de {name}',
  labelled: '{label} : {value}',
  back: 'Retour',
  logIn: 'Se connecter',
  email: 'E-mail',
  password: 'Mot de passe',
  country: 'Pays',
  product: 'Produit',
  plan: 'Formule',
  seats: 'Licences',
  subscriptionId: 'ID d’abonnement',
  orderId: 'ID de commande',
  openWeb: 'Ouvrir l’application web',
  android: 'Télécharger pour Android',
  ios: 'Télécharger pour iOS',
  newTab: 's’ouvre dans un nouvel onglet',
  needAssistance: 'Besoin d’aide ?',
  somethingWrong: 'Une erreur s’est produite. Contactez l’assistance.',
  signedOut: 'Votre session est fermée.',
  carousel: 'carrousel',
  pause: 'Pause',
  play: 'Lecture',
  previous: 'Précédent',
  next: 'Suivant',
  slide: '{position} sur {count}',
  noScript:
    'Cette partie de la page a besoin de JavaScript. Activez-le dans les paramètres de votre navigateur, puis rechargez la page.',
} satisfies Translation<typeof kitText & typeof comboboxText & typeof carouselText & typeof serverText>;

export const list = {
  showMore: 'Afficher plus',
  loadingMore: 'Chargement…',
  shown: 'Affichés : {shown}',
  shownOf: '{shown} sur {total} affichés',
  search: 'Rechercher',
  searchTooLong: 'Ce texte de recherche est trop long.',
  clear: 'Effacer la recherche',
  noRecords: 'Aucun résultat',
  noAccess: 'Vous n’avez pas accès aux abonnements.',
  askSupport: 'Écrivez à {email}',
  found: { one: '{count} résultat', other: '{count} résultats' },
  notLoaded: 'Cette liste n’a pas pu être chargée.',
  offline: 'Vous êtes hors ligne. La liste se chargera dès le retour de la connexion.',
  moreOptions: {
    one: '{count} autre choix. Saisissez du texte pour réduire la liste.',
    other: '{count} autres choix. Saisissez du texte pour réduire la liste.',
  },
} satisfies Translation<typeof listText>;

export const service = {
  malformed: 'Une erreur s’est produite. Contactez l’assistance.',
  failed: 'La demande n’a pas pu être envoyée.',
  noAnswer: 'Aucune réponse reçue. Vérifiez votre connexion.',
  signInToNetwork: 'Ce réseau semble exiger sa propre connexion. Connectez-vous au réseau, puis réessayez.',
} satisfies Translation<typeof serviceText>;

export const page = {
  account: 'Compte',
  activate: 'Définir le mot de passe',
  checkout: 'Commande',
  contact: 'Nous contacter',
  forceReset: 'Réinitialiser le mot de passe',
  forgotPassword: 'Mot de passe oublié',
  guide: 'Guide d’installation',
  installation: 'Installation',
  login: 'Connexion',
  notFound: 'Page introuvable',
  organizations: 'Organisations',
  otp: 'Saisie du code',
  passwordReset: 'Mot de passe réinitialisé',
  payment: 'Paiement',
  paymentStatus: 'Statut du paiement',
  refer: 'Parrainage',
  referralActivated: 'Parrainage activé',
  resetPassword: 'Réinitialiser le mot de passe',
  seats: 'Utilisateurs',
  signup: 'Créer un compte',
  subscriptions: 'Abonnements',
  trialActive: 'Félicitations',
} satisfies Translation<typeof pageText>;

export const host = {
  onThisPage: 'Sur cette page',
  skip: 'Aller au contenu',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  subscriptionTerms: 'Conditions générales d’abonnement',
  dataProcessing: 'Conditions de traitement des données',
  referralTerms: 'Règles du parrainage',
  voiceServicesTerms: 'Conditions des services vocaux',
  language: 'Langue',
  notFoundTitle: '404 Page introuvable',
  notFoundText: 'La page que vous cherchez est introuvable. Contactez l’assistance pour en demander l’accès.',
  home: 'Retour à l’accueil',
  openedAddress: 'Cette adresse a été ouverte. Vous pouvez la corriger :',
  openAddress: 'Ouvrir',
  lostTitle: 'Cette page n’a pas pu se charger entièrement',
  lostText: 'Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
} satisfies Translation<typeof hostText>;
