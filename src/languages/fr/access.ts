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
  nameMissing: 'Saisissez votre prénom et votre nom.',
  mobileMissing: 'Saisissez votre numéro de mobile.',
  mobileWrong: 'Saisissez un numéro de mobile valide.',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailWrong: 'Cette adresse e-mail n’est pas valide.',
  passwordMissing: 'Saisissez un mot de passe.',
  title: 'Créez votre compte gratuit',
  fullName: 'Prénom et nom',
  mobile: 'Numéro de mobile',
  haveReferral: 'Vous avez un code de parrainage ?',
  referral: 'Code de parrainage',
  consent: 'Recevoir les nouveautés du produit et les offres par WhatsApp',
  submit: 'Créer un compte gratuit',
  submitting: 'Envoi de votre code…',
  countriesFailed: 'La liste des pays n’a pas pu être chargée.',
  haveAccount: 'Déjà un compte ?',
  agree: 'En créant un compte, vous acceptez les {terms} et la {privacy}.',
  agreeTerms: 'En créant un compte, vous acceptez les {terms}.',
  agreePrivacy: 'En créant un compte, vous acceptez la {privacy}.',
  terms: 'conditions générales',
  privacy: 'politique de confidentialité',
  otpRequestFailed: 'La demande de code a échoué. Réessayez plus tard.',
  dictationHeadline: 'Parlez. Votre compte rendu s’écrit.',
  dictationLead: 'La dictée médicale qui connaît votre spécialité, sur tous vos appareils de travail.',
  dictationPoint1: 'Plus de 55 spécialités, avec leur vocabulaire',
  dictationPoint2: '99 % de précision, dès le premier compte rendu',
  dictationPoint3: 'Aucune carte bancaire requise pour l’essai',
  dictationNext: 'Ensuite : un code par SMS. Sans carte.',
  dictationShort: 'Plus de 55 spécialités, 99 % de précision, sans carte bancaire.',
  voiceHeadline: 'La reconnaissance vocale médicale, dans votre logiciel.',
  voiceLead: 'Une reconnaissance vocale adaptée au langage médical : un service que votre produit appelle.',
  voicePoint1: 'API et SDK pour le web, le poste de travail et le mobile',
  voicePoint2: 'Reconnaissance vocale médicale en continu ou par lots',
  voicePoint3: 'Un portail développeur avec clés, consommation et exemples',
  voiceNext: 'Ensuite : un code par SMS. Votre essai des API commence alors.',
  voiceShort: 'API et SDK de reconnaissance vocale médicale.',
  partners: 'S’utilise avec',
} satisfies Translation<typeof signupText>;

export const otp = {
  title: 'Saisissez votre code',
  sentToMobile: 'Nous avons envoyé un code à six chiffres au {mobile}.',
  sentToEmail: 'Si un compte correspond à {email}, nous avons envoyé un code à six chiffres à cette adresse.',
  sent: 'Saisissez le code à six chiffres que nous vous avons envoyé.',
  validFor: 'Le code est valable 10 minutes.',
  checkedAtOnce: 'Il est vérifié dès qu’il est complet.',
  code: 'Code',
  verify: 'Vérifier le code',
  verifying: 'Vérification…',
  startingTrial: 'Démarrage de votre essai…',
  resend: 'Renvoyer le code',
  resending: 'Envoi…',
  resendIn: 'Renvoyer le code dans {seconds} s',
  canResend: 'Vous pouvez maintenant demander un nouveau code.',
  noCode: 'Code non reçu ?',
  resent: 'Un nouveau code vient d’être envoyé.',
  passwordAgain: 'Votre mot de passe',
  passwordAgainHelp: 'La page a été rechargée : ressaisissez votre nouveau mot de passe.',
  passwordMissing: 'Saisissez votre mot de passe.',
  codeWrong: 'Saisissez le bon code.',
  notNumeric: 'Ce code n’est pas valide.',
  noDraft: 'Les données de votre inscription ne sont plus valides. Recommencez votre inscription.',
  toSignup: 'Retour à l’inscription',
  resendWithoutDraft: 'Une erreur s’est produite. Réessayez plus tard.',
  unknownStatus: 'Le serveur a renvoyé une réponse inattendue.',
  resetFailed: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
  trialPending: 'Votre compte est créé, mais l’essai n’a pas encore démarré.',
  maybeCreated: 'Votre compte a peut-être tout de même été créé.',
  tryLogin: 'Essayer de se connecter',
  toSubscriptions: 'Voir vos abonnements',
} satisfies Translation<typeof otpText>;

export const login = {
  title: 'Connexion',
  identifier: 'Numéro de mobile ou adresse e-mail',
  remember: 'Mémoriser l’adresse e-mail',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  or: 'ou',
  microsoft: 'Se connecter avec Microsoft',
  leavingForMicrosoft: 'Ouverture de Microsoft…',
  noAccount: 'Pas de compte ?',
  signup: 'S’inscrire',
  identifierMissing: 'Saisissez votre numéro de mobile ou votre adresse e-mail.',
  passwordMissing: 'Saisissez votre mot de passe.',
  loginFailed: 'La connexion a échoué. Réessayez plus tard.',
  signingIn: 'Connexion en cours…',
  signedIn: 'Votre session est ouverte.',
  toConsole: 'Accéder à l’espace client',
  saved: 'Adresses e-mail enregistrées',
  savedCount: { one: '{count} adresse e-mail enregistrée', other: '{count} adresses e-mail enregistrées' },
  noMatches: 'Aucun résultat',
  removeHint: 'Appuyez sur Tab pour atteindre le bouton « Supprimer ».',
  removeLabel: 'Supprimer {email}',
  removeTitle: 'Supprimer cette adresse e-mail ?',
  removeText: '{email} ne sera plus proposé sur cet appareil.',
  remove: 'Supprimer',
  twoFactor: 'Authentification à deux facteurs',
  codeSent: 'Nous avons envoyé un code à six chiffres à {email}.',
  sent: 'Nous vous avons envoyé un code à six chiffres.',
  codeValid: 'Le code est valable 10 minutes. Il est vérifié dès qu’il est complet.',
  code: 'Code',
  submitCode: 'Vérifier le code',
  submittingCode: 'Vérification…',
  resendIn: 'Renvoyer le code dans {seconds} s',
  canResend: 'Vous pouvez maintenant demander un nouveau code.',
  noCode: 'Code non reçu ?',
  resend: 'Renvoyer le code',
  resending: 'Envoi…',
  resent: 'Un nouveau code vient d’être envoyé.',
  resendFailed: 'Le code n’a pas pu être renvoyé. Réessayez plus tard.',
  expired: 'Mot de passe expiré',
  expiredText: 'Votre mot de passe a expiré. Définissez-en un nouveau pour vous reconnecter.',
  resetNow: 'Définir maintenant',
  notNow: 'Pas maintenant',

  cancelled: 'La connexion avec Microsoft a été annulée.',
  notAllowed:
    'Votre organisation n’autorise pas ce compte Microsoft à se connecter ici. Adressez-vous à votre administrateur ou connectez-vous avec votre mot de passe.',
  consentNeeded:
    'Votre organisation n’a pas encore autorisé la connexion à cette console. Demandez l’autorisation à votre administrateur ou connectez-vous avec votre mot de passe.',
  signInLost:
    'Votre connexion avec Microsoft a été interrompue : cet onglet n’en connaît pas le début. Recommencez ici ou connectez-vous avec votre mot de passe.',
  notKept:
    'Ce navigateur n’autorise pas ce site à enregistrer des données : à votre retour de Microsoft, nous ne pourrions pas vous reconnaître. Connectez-vous avec votre mot de passe.',
  supportCode: 'Code pour l’assistance : {code}',
  maybeSetBefore: 'Votre mot de passe a peut-être déjà été défini. Essayez de l’utiliser pour vous connecter.',
  openLinkAgain: 'Pour définir votre mot de passe, ouvrez à nouveau le lien reçu par e-mail.',
  passwordSet: 'Votre mot de passe est défini. Vous pouvez maintenant vous connecter.',
  paymentKept:
    'Votre paiement n’est pas encore confirmé. Reconnectez-vous sur cet appareil pour que nous puissions le confirmer.',
  paymentReceived: 'Votre paiement a bien été reçu. Connectez-vous pour voir votre abonnement.',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  trialBegun: 'Votre essai est actif. Connectez-vous pour continuer.',
} satisfies Translation<typeof loginText & typeof flashText>;

const forgotPassword = {
  title: 'Mot de passe oublié ?',
  titleForced: 'Réinitialiser le mot de passe ?',
  lead: 'Saisissez votre adresse e-mail : nous vous enverrons un code pour définir un nouveau mot de passe.',
  leadForced: 'Votre mot de passe a expiré. Nous vous enverrons un code pour en définir un nouveau.',
  emailLocked: 'Le code sera envoyé à cette adresse.',
  submit: 'Réinitialiser',
  submitting: 'Envoi du code…',
  back: 'Retour à la connexion',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailWrong: 'Cette adresse e-mail n’est pas valide.',
  failed: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
} satisfies Translation<typeof forgotPasswordText>;

const resetPassword = {
  titleSet: 'Définir le mot de passe',
  titleReset: 'Réinitialiser le mot de passe',
  lead: 'Choisissez un nouveau mot de passe pour {email}.',
  checking: 'Vérification de votre lien…',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  submitSet: 'Définir le mot de passe',
  submitReset: 'Réinitialiser',
  submitting: 'Enregistrement du mot de passe…',
  toLogin: 'Retour à la connexion',
  newMissing: 'Saisissez un nouveau mot de passe.',
  confirmMissing: 'Confirmez le mot de passe.',
  mismatch: 'Les mots de passe ne correspondent pas.',
  setFailed: 'Le mot de passe n’a pas pu être défini. Réessayez plus tard.',
  maybeSet: 'Votre mot de passe a peut-être tout de même été enregistré.',
  tryLogin: 'Essayer de se connecter',
  nothingAsked: 'Aucune réinitialisation de mot de passe n’est en cours.',
  ask: 'Demander un code',
  doneTitle: 'Mot de passe réinitialisé',
  doneText: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
} satisfies Translation<typeof resetPasswordText>;

export const password = {
  weak: 'Ce mot de passe n’est pas assez fort.',
  tooLong: 'Saisissez un mot de passe de {most} caractères au plus.',
} satisfies Translation<typeof passwordText>;

const trialActive = {
  title: 'Votre essai est actif',
  until: 'Vous avez accès jusqu’au {date}.',
  bonus: 'Bonus : parrainage activé, 30 jours gratuits de plus avec votre premier achat',
  included: 'Ce qui est inclus',
  platforms: 'Accès complet sur toutes les plateformes',
  features: 'Macros, modèles et vocabulaire',
  assistance: 'Assistance 24 h/24, 7 j/7',
  accuracy: '99 % de précision',
  windows: 'Télécharger pour Windows (64 bits)',
  onPhone: 'Ou scannez pour installer l’application sur votre téléphone',
  qrOf: 'Code QR : {app}',
  toInstallation: 'Passer à l’installation',
  portal: 'Connectez-vous au portail développeur pour accéder à vos clés, aux API et aux SDK.',
  toPortal: 'Ouvrir le portail développeur',
} satisfies Translation<typeof trialActiveText>;

const referralActivated = {
  title: 'Parrainage activé ! Vous venez de gagner 30 jours.',
  text: 'Choisissez une formule et profitez de votre prolongation gratuite de 30 jours.',
  subscribe: 'S’abonner maintenant',
  later: 'Pas maintenant',
} satisfies Translation<typeof referralActivatedText>;

export {
  forgotPassword as 'forgot-password',
  resetPassword as 'reset-password',
  trialActive as 'trial-active',
  referralActivated as 'referral-activated',
};
