import type { t as paymentsText } from '../../core/payments/payments.text.ts';
import type { t as checkoutText } from '../../elements/checkout/checkout.text.ts';
import type { t as linkChangeText } from '../../elements/payment-link/link-change.text.ts';
import type { t as paymentLinkText } from '../../elements/payment-link/payment-link.text.ts';
import type { t as paymentResultText } from '../../elements/payment-result/payment-result.text.ts';
import type { t as billingText } from '../../elements/shared/billing/billing.text.ts';
import type { t as elementPaymentText } from '../../elements/shared/payment/element-payment.text.ts';
import type { t as paymentText } from '../../elements/shared/payment/payment.text.ts';
import type { Translation } from '../translation.ts';

export const payments = {
  failed: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
  elsewhere: 'यह पेमेंट किसी दूसरे टैब या विंडो में खुला है। उसे वहीं पूरा करें, या वह टैब बंद करके फिर से कोशिश करें।',
  insecure: 'पेमेंट के लिए सुरक्षित कनेक्शन ज़रूरी है। यह पेज https से खोलें, फिर से कोशिश करें।',
  widgetFailed: 'कार्ड पेमेंट खुल नहीं सका। अपना कनेक्शन जाँचें या ऐड ब्लॉकर में इसकी अनुमति दें, फिर से कोशिश करें।',
  priceChanged:
    'कार्ड पेमेंट नहीं खोला गया, क्योंकि उसमें यहाँ दिखाई गई रकम से अलग रकम कटती। रकम देखकर फिर से कोशिश करें। अगर ऐसा दोबारा हो, तो कृपया सपोर्ट टीम से संपर्क करें।',
} satisfies Translation<typeof paymentsText>;

export const payment = {
  succeeded: 'पेमेंट हो गया',
  pending: 'पेमेंट अभी बाकी है',
  failed: 'पेमेंट नहीं हुआ',
  thanks: 'धन्यवाद। आपका पेमेंट मिल गया है।',
  processing: 'आपका पेमेंट प्रोसेस हो रहा है। हम जल्द ही उसकी स्थिति बताएँगे।',
  closed: 'पेमेंट पूरा होने से पहले बंद हो गया। अगर रकम फिर भी कट गई हो, तो हम जल्द ही पेमेंट की स्थिति बताएँगे।',
  notCompleted: 'आपका पेमेंट पूरा नहीं हुआ। आप फिर से कोशिश कर सकते हैं।',
  stay: 'पेमेंट कन्फ़र्म होने तक यह पेज खुला रखें। यह ब्राउज़र उसे सेव नहीं कर सकता।',
  heldBack: 'आपका पेमेंट अभी कन्फ़र्म नहीं हुआ है। इसे कन्फ़र्म करने के लिए इसी डिवाइस पर फिर से लॉगिन करें।',
  received: 'आपका पेमेंट मिल गया है और कन्फ़र्म किया जा रहा है।',
  reference: 'रेफ़रेंस',
  twice: 'इस ऑर्डर का पेमेंट दो बार हो गया है। दूसरा पेमेंट वापस कर दिया जाएगा। कृपया सपोर्ट टीम से संपर्क करें।',
  openElsewhere: 'आपने यह पेमेंट {time} पर शुरू किया था और उसका नतीजा अभी नहीं मिला है। दो बार पेमेंट से बचने के लिए उसी को जारी रखें।',
  openInTab:
    'आपने यह पेमेंट {time} पर किसी दूसरे टैब या विंडो में शुरू किया था और उसका नतीजा अभी नहीं मिला है। दो बार पेमेंट से बचने के लिए उसे वहीं पूरा करें।',
  notKept:
    'यह ब्राउज़र हमें याद नहीं रखने देता कि आपने पेमेंट शुरू किया है। कृपया उसे अगले पेज पर पूरा करें और किसी दूसरे टैब या विंडो में पेमेंट न करें: रकम दो बार कट सकती है।',
  leave: 'पेमेंट पेज पर जाएँ',
  stayHere: 'अभी पेमेंट न करें',
  goOn: 'वही पेमेंट जारी रखें',
  notPaid: 'मैंने पेमेंट नहीं किया',
  changed: 'पेमेंट से पहले देख लें',
  before: 'पहले',
  now: 'अब',
  none: 'कुछ नहीं',
  validUntil: 'कब तक मान्य',
  transactionId: 'ट्रांज़ैक्शन ID',
  errorId: 'एरर ID',
  ok: 'ठीक है',
  backToCheckout: 'चेकआउट पर वापस जाएँ',

  notLoaded: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
} satisfies Translation<typeof paymentText & typeof elementPaymentText>;

export const billing = {
  fullName: 'पूरा नाम',
  taxNumber: 'टैक्स नंबर',
  chooseCountry: 'चुनें',
  countriesFailed: 'देशों की सूची लोड नहीं हो सकी।',
  address: 'बिलिंग पता',
  state: 'राज्य',
  city: 'शहर',
  postalCode: 'पिन / पोस्टल कोड',
  loadingList: 'सूची लोड हो रही है…',
  listFailed: 'सूची लोड नहीं हो सकी: कृपया टाइप करें।',
  saving: 'सेव हो रहा है…',
  maybeSaved: 'हो सकता है कि बदलाव फिर भी सेव हो गया हो। आप उसे दोबारा सेव कर सकते हैं।',
  nameMissing: 'अपना पूरा नाम डालें',
  nameTooLong: 'नाम ज़्यादा से ज़्यादा 100 अक्षर का हो सकता है',
  addressMissing: 'अपना पता डालें',
  postalCodeMissing: 'अपना पिन / पोस्टल कोड डालें',
  stateMissing: 'अपना राज्य डालें',
  cityMissing: 'अपना शहर डालें',
  countryMissing: 'अपना देश चुनें।',
} satisfies Translation<typeof billingText>;

export const checkout = {
  title: 'चेकआउट',
  incomplete: 'पहले वह सब्सक्रिप्शन चुनें जिसका पेमेंट करना है।',
  toSubscriptions: 'सब्सक्रिप्शन पर जाएँ',

  steps: 'चरण',
  stepBilling: 'बिलिंग',
  stepPayment: 'पेमेंट',

  billing: 'बिलिंग विवरण',
  mobile: 'मोबाइल नंबर',
  continue: 'आगे बढ़ें',
  change: 'बदलें',
  changeLabel: 'बिलिंग विवरण बदलें',
  save: 'सेव करें',
  discard: 'बदलाव हटाएँ',

  subscription: 'आपका सब्सक्रिप्शन',
  cycle: 'बिलिंग साइकल',
  chooseCycle: 'बिलिंग साइकल चुनें',
  cycleMissing: 'कृपया बिलिंग साइकल चुनें।',
  noCycle: 'इस प्लान के लिए कोई बिलिंग साइकल नहीं है। कृपया सपोर्ट टीम से संपर्क करें।',
  promoCode: 'प्रोमो कोड',
  apply: 'लागू करें',
  applying: 'लागू हो रहा है…',
  remove: 'हटाएँ',
  removing: 'हटाया जा रहा है…',
  promoMissing: 'कृपया प्रोमो कोड डालें।',
  promoWrong: 'यह प्रोमो कोड लागू नहीं हो सकता।',
  promoApplied: 'प्रोमो कोड लागू हो गया।',

  price: 'कीमत का विवरण',
  perMonth: 'हर महीने की कीमत',
  subtotal: 'सबटोटल',
  discount: 'प्रोमो कोड की छूट',
  tax: 'टैक्स',
  totalIn: 'कुल ({currency})',
  noPriceYet: 'कीमत देखने के लिए बिलिंग साइकल चुनें।',
  newTotal: 'कुल रकम {total} है।',
  referral: 'आपके रेफ़रल से इस ख़रीद पर 30 दिन और मुफ़्त मिलेंगे।',
  payNow: 'पेमेंट करें',
  secure: 'सुरक्षित पेमेंट',
  payNowTotal: '{total} का पेमेंट करें',
  checking: 'कीमत जाँची जा रही है…',

  confirm: 'पुष्टि करें और {total} दें',
  starting: 'पेमेंट खुल रहा है…',
  open: 'पेमेंट का इंतज़ार है…',
  leaving: 'पेमेंट पेज पर ले जा रहे हैं…',
  totalChanged: 'कुल रकम {before} से बदलकर {now} हो गई है।',
  purchaseChanged: 'यह ख़रीद आपको दिखाए जाने के बाद बदल गई है। कुल रकम वही है।',
  back: 'चेकआउट पर वापस जाएँ',
  paidAt: 'इसका पेमेंट {time} पर किसी दूसरे टैब या विंडो में हो चुका है। क्या आप फिर से पेमेंट करना चाहते हैं?',
  paidBefore: 'इसका पेमेंट {time} पर हो चुका है। क्या आप फिर से पेमेंट करना चाहते हैं?',
  paidMeanwhile:
    'यह ख़रीद आपको दिखाए जाने के बाद बदल गई है। हो सकता है कि इसका पेमेंट किसी दूसरे टैब या विंडो में हो चुका हो: पेमेंट से पहले देख लें।',
} satisfies Translation<typeof checkoutText>;

export const paymentLink = {
  title: 'पेमेंट',
  secure: 'सुरक्षित पेमेंट',
  amountPayable: 'देय रकम',
  amountPaid: 'रकम',
  paymentFor: 'किसके लिए',
  receiptName: 'रसीद पर नाम',
  payNow: 'पेमेंट करें',
  confirm: 'पुष्टि करें और {amount} दें',
  starting: 'पेमेंट खुल रहा है…',
  open: 'पेमेंट का इंतज़ार है…',
  leaving: 'पेमेंट पेज पर ले जा रहे हैं…',
  successful: 'पेमेंट हो गया',
  pending: 'पेमेंट अभी बाकी है…',
  dismissed: 'पेमेंट पूरा नहीं हुआ। आप फिर से कोशिश कर सकते हैं।',
  incomplete: 'यह पेमेंट लिंक अधूरा है। कृपया इसे ठीक वैसे ही खोलें जैसे आपको भेजा गया था।',
  invalid: 'यह पेमेंट लिंक मान्य नहीं है।',
  failed: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
  support: 'इस पेमेंट के बारे में सवाल हो तो {email} पर लिखें',

  amountChanged: 'रकम {before} से बदलकर {now} हो गई है।',
  orderChanged: 'यह ऑर्डर आपको दिखाए जाने के बाद बदल गया है। रकम वही है।',
  paidAt: 'इसका पेमेंट {time} पर हो चुका है। वह जल्द ही यहाँ दिखेगा। क्या आप फिर से पेमेंट करना चाहते हैं?',
} satisfies Translation<typeof paymentLinkText & typeof linkChangeText>;

export const paymentResult = {
  title: 'पेमेंट की स्थिति',
  confirming: 'आपका पेमेंट कन्फ़र्म किया जा रहा है…',
  patience: 'इसमें थोड़ा समय लगता है। कृपया फिर से पेमेंट न करें।',
  recording: 'एक पल रुकें…',
  others: 'यह पेमेंट किसी दूसरे अकाउंट का है। वह इस डिवाइस पर सेव है और उस अकाउंट से लॉगिन करने पर कन्फ़र्म होगा।',
  incomplete: 'यहाँ दिखाने के लिए कोई पेमेंट नहीं है।',
} satisfies Translation<typeof paymentResultText>;
