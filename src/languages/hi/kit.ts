import type { text as serviceText } from '../../core/service/outcomes.text.ts';
import type { text as comboboxText } from '../../elements/kit/fields/combobox.text.ts';
import type { text as kitText } from '../../elements/kit/kit.text.ts';
import type { text as listText } from '../../elements/kit/lists/list.text.ts';
import type { text as carouselText } from '../../elements/signup/carousel.text.ts';
import type { text as pageText } from '../../elements/tags/page.text.ts';
import type { text as serverText } from '../../elements/tags/server.text.ts';
import type { t as hostText, tPage as hostPageText } from '../../host/host.text.ts';
import type { Translation } from '../translation.ts';

export const list = {
  showMore: 'और दिखाएँ',
  loadingOf: '{total} में से {shown} लोड हो रहे हैं',
  stop: 'रोकें',
  incomplete: 'सभी पंक्तियाँ लोड नहीं हो सकीं। कृपया फिर से कोशिश करें।',
  exportCsv: 'CSV एक्सपोर्ट करें',
  loadingMore: 'लोड हो रहा है…',
  shown: '{shown} दिख रहे हैं',
  shownOf: '{total} में से {shown} दिख रहे हैं',
  search: 'खोजें',
  searchTooLong: 'खोज का टेक्स्ट बहुत लंबा है।',
  clear: 'खोज मिटाएँ',
  noRecords: 'कुछ नहीं मिला',
  noAccess: 'आपके पास सब्सक्रिप्शन का एक्सेस नहीं है।',
  askSupport: 'कृपया {email} पर लिखें',
  found: { one: '{count} मिला', other: '{count} मिले' },
  notLoaded: 'यह सूची लोड नहीं हो सकी।',
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट आते ही सूची लोड हो जाएगी।',
  moreOptions: {
    one: '{count} और है। सूची छोटी करने के लिए टाइप करें।',
    other: '{count} और हैं। सूची छोटी करने के लिए टाइप करें।',
  },
} satisfies Translation<typeof listText>;

export const service = {
  malformed: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
  failed: 'अनुरोध भेजा नहीं जा सका।',
  noAnswer: 'कोई जवाब नहीं मिला। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
  signInToNetwork: 'लगता है कि इस नेटवर्क का अपना अलग लॉगिन है। नेटवर्क में लॉगिन करके फिर से कोशिश करें।',
} satisfies Translation<typeof serviceText>;

export const kit = {
  viewFailed: 'पेज का यह हिस्सा दिखाया नहीं जा सका। कृपया पेज रीलोड करें। (कोड: view)',
  stepLost: 'अगला स्टेप लोड नहीं हो सका। फिर से कोशिश करें।',
  tryAgain: 'फिर से कोशिश करें',
  optional: 'वैकल्पिक',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  countryCode: 'देश का कोड',
  ruleLength: 'कम से कम 8 कैरेक्टर',
  ruleUppercase: '1 बड़ा अक्षर (A-Z)',
  ruleLowercase: '1 छोटा अक्षर (a-z)',
  ruleDigit: '1 अंक',
  loading: 'लोड हो रहा है',
  dismiss: 'छिपाएँ',
  fieldsToMend: {
    one: '{count} फ़ील्ड पर ध्यान देना बाकी है।',
    other: '{count} फ़ील्ड पर ध्यान देना बाकी है।',
  },
  close: 'बंद करें',
  cancel: 'रद्द करें',
  actions: 'विकल्प',
  details: 'विवरण',
  detailsOf: '{name} का विवरण',
  labelled: '{label}: {value}',

  back: 'वापस',
  logIn: 'लॉगिन करें',
  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint: '{length}: {uppercase}, {lowercase}, {digit}',
  country: 'देश',
  product: 'प्रोडक्ट',
  plan: 'प्लान',
  seats: 'सीटें',
  subscriptionId: 'सब्सक्रिप्शन ID',
  orderId: 'ऑर्डर ID',
  openWeb: 'वेब ऐप खोलें',
  android: 'Android के लिए डाउनलोड करें',
  ios: 'iOS के लिए डाउनलोड करें',
  newTab: 'नए टैब में खुलेगा',
  needAssistance: 'मदद चाहिए?',
  somethingWrong: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',

  noMatches: 'कोई नतीजा नहीं मिला',
  matches: { one: '{count} नतीजा मिला', other: '{count} नतीजे मिले' },

  signedOut: 'आपका लॉगआउट हो गया है।',
  noScript: 'पेज के इस हिस्से के लिए JavaScript ज़रूरी है। ब्राउज़र की सेटिंग में इसे चालू करें, फिर पेज रीलोड करें।',

  carousel: 'स्लाइड शो',
  pause: 'रोकें',
  play: 'चलाएँ',
  previous: 'पिछला',
  next: 'अगला',
  slide: '{count} में से {position}',
} satisfies Translation<typeof kitText & typeof comboboxText & typeof serverText & typeof carouselText>;

export const page = {
  account: 'अकाउंट',
  activate: 'पासवर्ड सेट करें',
  checkout: 'चेकआउट',
  contact: 'संपर्क करें',
  forceReset: 'पासवर्ड रीसेट करें',
  forgotPassword: 'पासवर्ड भूल गए',
  guide: 'इंस्टॉलेशन गाइड',
  installation: 'इंस्टॉलेशन',
  login: 'लॉगिन',
  notFound: 'पेज नहीं मिला',
  organizations: 'संस्थाएँ',
  otp: 'OTP डालें',
  passwordReset: 'पासवर्ड रीसेट हो गया',
  payment: 'पेमेंट',
  paymentStatus: 'पेमेंट की स्थिति',
  refer: 'रेफ़र करें, इनाम पाएँ',
  referralActivated: 'रेफ़रल चालू हुआ',
  resetPassword: 'पासवर्ड रीसेट करें',
  seats: 'सीट यूज़र',
  signup: 'साइन अप',
  subscriptions: 'सब्सक्रिप्शन',
  trialActive: 'बधाई हो',
} satisfies Translation<typeof pageText & typeof hostPageText>;

export const host = {
  onThisPage: 'इस पेज पर',
  skip: 'सीधे मुख्य सामग्री पर जाएँ',

  terms: 'नियम और शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
  subscriptionTerms: 'सब्सक्रिप्शन के नियम और शर्तें',
  dataProcessing: 'डेटा प्रोसेसिंग की शर्तें',
  referralTerms: 'रेफ़रल पॉलिसी',
  voiceServicesTerms: 'वॉइस सर्विसेज़ की शर्तें',

  language: 'भाषा',
  notFoundTitle: '404 पेज नहीं मिला',
  notFoundText: 'माफ़ करें, यह पेज नहीं मिला। एक्सेस के लिए कृपया सपोर्ट टीम से संपर्क करें।',
  home: 'होम पेज पर जाएँ',
  openedAddress: 'यह पता खोला गया था। आप इसे ठीक कर सकते हैं:',
  openAddress: 'खोलें',

  lostTitle: 'यह पेज पूरा लोड नहीं हो सका',
  lostText: 'कृपया अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
  tryAgain: 'फिर से कोशिश करें',
} satisfies Translation<typeof hostText>;
