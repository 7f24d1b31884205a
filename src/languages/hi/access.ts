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
  title: 'मुफ़्त अकाउंट बनाएँ',
  fullName: 'पूरा नाम',
  mobile: 'मोबाइल नंबर',
  haveReferral: 'क्या आपके पास रेफ़रल कोड है?',
  referral: 'रेफ़रल कोड',
  consent: 'मुझे WhatsApp पर प्रोडक्ट अपडेट और ऑफ़र भेजें',
  submit: 'मुफ़्त अकाउंट बनाएँ',
  submitting: 'OTP भेजा जा रहा है…',
  countriesFailed: 'देशों की सूची लोड नहीं हो सकी।',
  haveAccount: 'पहले से अकाउंट है?',
  agree: 'अकाउंट बनाने का मतलब है कि आपको {terms} और {privacy} मंज़ूर हैं।',
  agreeTerms: 'अकाउंट बनाने का मतलब है कि आपको {terms} मंज़ूर हैं।',
  agreePrivacy: 'अकाउंट बनाने का मतलब है कि आपको {privacy} मंज़ूर है।',
  terms: 'नियम और शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
  otpRequestFailed: 'OTP भेजा नहीं जा सका। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  dictationHeadline: 'आप बोलें। रिपोर्ट तैयार हो जाएगी।',
  dictationLead: 'मेडिकल डिक्टेशन, जो आपकी स्पेशलिटी समझता है और आपके हर डिवाइस पर चलता है।',
  dictationPoint1: '55+ स्पेशलिटी, सबकी अपनी शब्दावली',
  dictationPoint2: 'पहली रिपोर्ट से ही 99% सटीकता',
  dictationPoint3: 'ट्रायल के लिए क्रेडिट कार्ड ज़रूरी नहीं',
  dictationNext: 'इसके बाद: SMS से OTP। कार्ड की ज़रूरत नहीं।',
  dictationShort: '55+ स्पेशलिटी, 99% सटीकता, क्रेडिट कार्ड ज़रूरी नहीं।',
  voiceHeadline: 'मेडिकल स्पीच रिकग्निशन, आपके अपने सॉफ़्टवेयर में।',
  voiceLead: 'मेडिकल स्पीच रिकग्निशन, जिसे आपका प्रोडक्ट एक सर्विस के रूप में इस्तेमाल करता है।',
  voicePoint1: 'वेब, डेस्कटॉप और मोबाइल के लिए API और SDK',
  voicePoint2: 'मेडिकल स्पीच का स्ट्रीमिंग और बैच रिकग्निशन',
  voicePoint3: 'डेवलपर पोर्टल: API key, इस्तेमाल की जानकारी और उदाहरण',
  voiceNext: 'इसके बाद: SMS से OTP। फिर API का आपका ट्रायल शुरू होता है।',
  voiceShort: 'मेडिकल स्पीच रिकग्निशन के लिए API और SDK।',
  partners: 'इनके साथ काम करता है',

  nameMissing: 'अपना पूरा नाम डालें (ज़्यादा से ज़्यादा 100 अक्षर)।',
  mobileMissing: 'अपना मोबाइल नंबर डालें।',
  mobileWrong: 'यह मोबाइल नंबर चुने गए देश का नहीं है।',
  emailMissing: 'अपना ईमेल डालें।',
  emailWrong: 'सही ईमेल डालें।',
  passwordMissing: 'एक पासवर्ड बनाएँ।',
} satisfies Translation<typeof signupText>;

export const password = {
  weak: 'यह पासवर्ड काफ़ी मज़बूत नहीं है।',
  tooLong: 'पासवर्ड ज़्यादा से ज़्यादा {most} कैरेक्टर का हो सकता है।',
} satisfies Translation<typeof passwordText>;

export const otp = {
  title: 'OTP डालें',
  sentToMobile: 'हमने {mobile} पर 6 अंकों का OTP भेजा है।',
  sentToEmail: 'अगर {email} से कोई अकाउंट जुड़ा है, तो हमने इस ईमेल पर 6 अंकों का OTP भेज दिया है।',
  sent: 'आपको भेजा गया 6 अंकों का OTP डालें।',
  validFor: 'यह OTP 10 मिनट तक मान्य है।',
  checkedAtOnce: 'पूरा OTP डालते ही वह अपने आप सबमिट हो जाएगा।',
  code: 'OTP',
  verify: 'OTP वेरिफ़ाई करें',
  verifying: 'OTP वेरिफ़ाई हो रहा है…',
  startingTrial: 'आपका ट्रायल शुरू हो रहा है…',
  resend: 'OTP फिर से भेजें',
  resending: 'भेजा जा रहा है…',
  resendIn: 'OTP {seconds} सेकंड बाद फिर से भेजा जा सकेगा',
  canResend: 'अब नया OTP मँगाया जा सकता है।',
  noCode: 'OTP नहीं मिला?',
  resent: 'नया OTP भेज दिया गया है।',
  passwordAgain: 'पासवर्ड',
  passwordAgainHelp: 'पेज रीलोड हुआ है, इसलिए जो नया पासवर्ड आपने चुना था, उसे दोबारा डालें।',
  passwordMissing: 'अपना पासवर्ड डालें।',
  codeWrong: 'यह OTP सही नहीं है।',
  notNumeric: 'यह OTP सही नहीं है।',
  noDraft: 'साइन अप की जानकारी अब इस डिवाइस पर नहीं है। कृपया फिर से साइन अप करें।',
  toSignup: 'साइन अप पर वापस जाएँ',
  resendWithoutDraft: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  unknownStatus: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
  resetFailed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  trialPending: 'आपका अकाउंट बन गया है, लेकिन ट्रायल अभी शुरू नहीं हुआ है।',
  maybeCreated: 'हो सकता है कि आपका अकाउंट बन चुका हो।',
  tryLogin: 'लॉगिन करके देखें',
  toSubscriptions: 'अपने सब्सक्रिप्शन देखें',
} satisfies Translation<typeof otpText>;

export const login = {
  title: 'लॉगिन करें',
  identifier: 'मोबाइल नंबर या ईमेल',
  remember: 'मेरा ईमेल याद रखें',
  forgot: 'पासवर्ड भूल गए?',
  submit: 'लॉगिन करें',
  submitting: 'लॉगिन हो रहा है…',
  or: 'या',
  microsoft: 'Microsoft से लॉगिन करें',
  leavingForMicrosoft: 'Microsoft का लॉगिन पेज खुल रहा है…',
  noAccount: 'अकाउंट नहीं है?',
  signup: 'अकाउंट बनाएँ',
  identifierMissing: 'अपना मोबाइल नंबर या ईमेल डालें।',
  passwordMissing: 'अपना पासवर्ड डालें।',
  loginFailed: 'लॉगिन नहीं हो सका। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  signingIn: 'लॉगिन हो रहा है…',
  signedIn: 'आपने लॉगिन कर लिया है।',
  toConsole: 'कंसोल खोलें',
  saved: 'सेव किए गए ईमेल',
  savedCount: { one: '{count} ईमेल सेव है', other: '{count} ईमेल सेव हैं' },
  noMatches: 'कोई नतीजा नहीं मिला',
  removeHint: '“हटाएँ” बटन तक जाने के लिए Tab दबाएँ।',
  removeLabel: '{email} हटाएँ',
  removeTitle: 'सेव किया गया ईमेल हटाएँ?',
  removeText: 'हटाने के बाद इस डिवाइस पर {email} का सुझाव नहीं मिलेगा।',
  remove: 'हटाएँ',
  twoFactor: 'टू-फ़ैक्टर वेरिफ़िकेशन',
  codeSent: 'हमने {email} पर 6 अंकों का OTP भेजा है।',
  sent: 'हमने आपको 6 अंकों का OTP भेजा है।',
  codeValid: 'यह OTP 10 मिनट तक मान्य है। पूरा OTP डालते ही वह अपने आप सबमिट हो जाएगा।',
  code: 'OTP',
  submitCode: 'OTP वेरिफ़ाई करें',
  submittingCode: 'OTP वेरिफ़ाई हो रहा है…',
  resendIn: 'OTP {seconds} सेकंड बाद फिर से भेजा जा सकेगा',
  canResend: 'अब नया OTP मँगाया जा सकता है।',
  noCode: 'OTP नहीं मिला?',
  resend: 'OTP फिर से भेजें',
  resending: 'भेजा जा रहा है…',
  resent: 'नया OTP भेज दिया गया है।',
  resendFailed: 'OTP फिर से भेजा नहीं जा सका। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  expired: 'पासवर्ड एक्सपायर हो गया है',
  expiredText: 'आपका पासवर्ड एक्सपायर हो गया है। लॉगिन करने के लिए नया पासवर्ड सेट करें।',
  resetNow: 'अभी रीसेट करें',
  notNow: 'अभी नहीं',

  cancelled: 'Microsoft से लॉगिन रद्द कर दिया गया।',
  notAllowed:
    'आपका संगठन इस Microsoft अकाउंट को यहाँ लॉगिन करने की अनुमति नहीं देता। कृपया अपने एडमिनिस्ट्रेटर से पूछें, या अपने पासवर्ड से लॉगिन करें।',
  consentNeeded:
    'आपके संगठन ने इस कंसोल में लॉगिन के लिए अभी सहमति नहीं दी है। कृपया अपने एडमिनिस्ट्रेटर से सहमति माँगें, या अपने पासवर्ड से लॉगिन करें।',
  signInLost:
    'Microsoft से आपका लॉगिन बीच में रुक गया: इस टैब में उसकी शुरुआत दर्ज नहीं है। कृपया यहाँ फिर से शुरू करें, या अपने पासवर्ड से लॉगिन करें।',
  notKept:
    'यह ब्राउज़र इस साइट को डेटा सेव करने की अनुमति नहीं देता, इसलिए Microsoft से लौटने पर हम आपको पहचान नहीं पाएँगे। कृपया अपने पासवर्ड से लॉगिन करें।',
  supportCode: 'सपोर्ट के लिए कोड: {code}',
  maybeSetBefore: 'हो सकता है कि पासवर्ड पहले ही सेट हो चुका हो। कृपया उससे लॉगिन करके देखें।',
  openLinkAgain: 'पासवर्ड सेट करने के लिए ईमेल में मिला लिंक दोबारा खोलें।',
  passwordSet: 'आपका पासवर्ड सेट हो गया है। अब लॉगिन करें।',
  paymentKept: 'आपका पेमेंट अभी कन्फ़र्म नहीं हुआ है। इसे कन्फ़र्म करने के लिए इसी डिवाइस पर फिर से लॉगिन करें।',
  paymentReceived: 'आपका पेमेंट मिल गया है। अपना सब्सक्रिप्शन देखने के लिए लॉगिन करें।',
  sessionEnded: 'आपका सेशन ख़त्म हो गया है। कृपया फिर से लॉगिन करें।',
  trialBegun: 'आपका ट्रायल शुरू हो गया है। आगे बढ़ने के लिए लॉगिन करें।',
} satisfies Translation<typeof loginText & typeof flashText>;

const forgotPassword = {
  title: 'पासवर्ड भूल गए?',
  titleForced: 'पासवर्ड रीसेट करें',
  lead: 'अपना ईमेल डालें। नया पासवर्ड सेट करने के लिए हम आपको OTP भेजेंगे।',
  leadForced: 'आपका पासवर्ड एक्सपायर हो गया है। नया पासवर्ड सेट करने के लिए हम आपको OTP भेजेंगे।',
  emailLocked: 'OTP इसी ईमेल पर भेजा जाएगा।',
  submit: 'पासवर्ड रीसेट करें',
  submitting: 'OTP भेजा जा रहा है…',
  back: 'लॉगिन पर वापस जाएँ',
  emailMissing: 'अपना ईमेल डालें।',
  emailWrong: 'सही ईमेल डालें।',
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
} satisfies Translation<typeof forgotPasswordText>;

const resetPassword = {
  titleSet: 'पासवर्ड सेट करें',
  titleReset: 'पासवर्ड रीसेट करें',
  lead: '{email} के लिए नया पासवर्ड बनाएँ।',
  checking: 'आपका लिंक जाँचा जा रहा है…',
  newPassword: 'नया पासवर्ड',
  confirmPassword: 'पासवर्ड दोबारा डालें',
  submitSet: 'पासवर्ड सेट करें',
  submitReset: 'पासवर्ड रीसेट करें',
  submitting: 'पासवर्ड सेव हो रहा है…',
  toLogin: 'लॉगिन पर वापस जाएँ',
  newMissing: 'नया पासवर्ड डालें।',
  confirmMissing: 'नया पासवर्ड दोबारा डालें।',
  mismatch: 'दोनों पासवर्ड अलग हैं।',
  setFailed: 'पासवर्ड सेट नहीं हो सका। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  maybeSet: 'हो सकता है कि पासवर्ड सेट हो चुका हो।',
  tryLogin: 'लॉगिन करके देखें',
  nothingAsked: 'पासवर्ड रीसेट का कोई अनुरोध चालू नहीं है।',
  ask: 'OTP मँगाएँ',
  doneTitle: 'पासवर्ड रीसेट हो गया',
  doneText: 'अब नए पासवर्ड से लॉगिन करें।',
} satisfies Translation<typeof resetPasswordText>;

const trialActive = {
  title: 'आपका ट्रायल शुरू हो गया है',
  until: 'आपका एक्सेस {date} तक है।',
  bonus: 'आपका रेफ़रल चालू है: पहली ख़रीद पर 30 अतिरिक्त दिन मुफ़्त',
  included: 'इसमें क्या-क्या मिलेगा',
  platforms: 'सभी प्लेटफ़ॉर्म पर पूरी सुविधा',
  features: 'मैक्रो, टेम्पलेट और शब्दावली की सुविधाएँ',
  assistance: '24 घंटे, सातों दिन मदद',
  accuracy: '99% सटीकता',
  windows: 'Windows (64-bit) के लिए डाउनलोड करें',
  onPhone: 'या फ़ोन पर ऐप इंस्टॉल करने के लिए स्कैन करें',
  qrOf: 'QR कोड: {app}',
  toInstallation: 'इंस्टॉलेशन पर जाएँ',
  portal: 'API key, API और SDK के लिए डेवलपर पोर्टल में लॉगिन करें।',
  toPortal: 'डेवलपर पोर्टल पर जाएँ',
} satisfies Translation<typeof trialActiveText>;

const referralActivated = {
  title: 'आपको 30 दिन मिले हैं',
  text: '30 दिन मुफ़्त पाने के लिए कोई भी प्लान लें।',
  subscribe: 'अभी सब्सक्राइब करें',
  later: 'अभी नहीं',
} satisfies Translation<typeof referralActivatedText>;

export {
  forgotPassword as 'forgot-password',
  resetPassword as 'reset-password',
  trialActive as 'trial-active',
  referralActivated as 'referral-activated',
};
