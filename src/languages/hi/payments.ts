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

export const payments = {
  failed: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
  elsewhere: 'इस पेमेंट का पेज किसी दूसरे टैब या विंडो में खुला है। पेमेंट वहीं पूरा करें, या वह पेज बंद करके फिर से कोशिश करें।',
  insecure: 'पेमेंट के लिए सुरक्षित कनेक्शन ज़रूरी है। यह पेज https से खोलकर फिर से कोशिश करें।',
  noLocks:
    'आपके ब्राउज़र ने नहीं बताया कि यह पेमेंट किसी दूसरे टैब या विंडो में खुला है या नहीं। पेज को फिर से लोड करके कोशिश करें, या कोई दूसरा ब्राउज़र इस्तेमाल करें।',
  widgetFailed: 'कार्ड पेमेंट का पेज नहीं खुल सका। अपना इंटरनेट कनेक्शन जाँचें या ऐड ब्लॉकर में इस पेज को अनुमति दें, और फिर से कोशिश करें।',
  nothingToPay:
    'पेमेंट के लिए कुछ बाकी नहीं है, इसलिए कार्ड पेमेंट नहीं खोला गया और कोई रकम नहीं काटी गई। यह ऑर्डर पूरा करने के लिए कृपया टीम से संपर्क करें।',
  priceChanged:
    'कार्ड पेमेंट का पेज नहीं खोला गया, क्योंकि उसमें रकम यहाँ दिखाई गई रकम से अलग थी। रकम जाँचकर फिर से कोशिश करें। अगर ऐसा दोबारा हो, तो कृपया सपोर्ट टीम से संपर्क करें।',
} satisfies Translation<typeof paymentsText>;

export const payment = {
  succeeded: 'पेमेंट हो गया',
  pending: 'पेमेंट प्रोसेस हो रहा है',
  failed: 'पेमेंट फ़ेल हो गया',
  thanks: 'धन्यवाद। आपका पेमेंट मिल गया है।',
  processing: 'आपका पेमेंट प्रोसेस हो रहा है। हम जल्द ही आपको इसकी स्थिति बताएँगे।',
  closed: 'पेमेंट पूरा होने से पहले उसका पेज बंद हो गया। अगर फिर भी रकम कट गई हो, तो हम जल्द ही आपको पेमेंट की स्थिति बताएँगे।',
  notCompleted: 'आपका पेमेंट पूरा नहीं हुआ।',
  stay: 'पेमेंट कन्फ़र्म होने तक यह पेज खुला रखें। यह ब्राउज़र पेमेंट की जानकारी सेव नहीं कर सकता।',
  heldBack: 'आपका पेमेंट अभी कन्फ़र्म नहीं हुआ है। इसे कन्फ़र्म करने के लिए इसी डिवाइस पर फिर से लॉगिन करें।',
  received: 'आपका पेमेंट मिल गया है और कन्फ़र्म किया जा रहा है।',
  reference: 'रेफ़रेंस नंबर',
  twice: 'इस ऑर्डर का पेमेंट दो बार हो गया है। दूसरे पेमेंट की रकम रिफ़ंड कर दी जाएगी। कृपया सपोर्ट टीम से संपर्क करें।',
  openElsewhere:
    'आपने यह पेमेंट {time} पर शुरू किया था और इसकी स्थिति अभी पता नहीं चली है। दो बार पेमेंट न हो, इसके लिए इसी पेमेंट को जारी रखें।',
  openInTab:
    'आपने यह पेमेंट {time} पर किसी दूसरे टैब या विंडो में शुरू किया था और इसकी स्थिति अभी पता नहीं चली है। दो बार पेमेंट न हो, इसके लिए इसे वहीं पूरा करें।',
  notKept:
    'इस ब्राउज़र में हम यह सेव नहीं कर सकते कि आपने पेमेंट शुरू किया है। कृपया पेमेंट अगले पेज पर पूरा करें। किसी दूसरे टैब या विंडो में पेमेंट न करें, वरना रकम दो बार कट सकती है।',
  leave: 'पेमेंट पेज पर जाएँ',
  stayHere: 'अभी नहीं',
  goOn: 'वही पेमेंट जारी रखें',
  notPaid: 'मैंने पेमेंट नहीं किया',
  opened: '{time} पर यहाँ {amount} का पेमेंट खोला गया था। अगर आपने पेमेंट कर दिया है, तो वह यहाँ और आपके ईमेल में दिखेगा।',
  checkAgain: 'फिर से जाँचें',
  checkingPayment: 'पेमेंट की जाँच हो रही है…',
  payAgain: 'फिर से पेमेंट करें',
  orderSince: 'ऑर्डर {orderId}, {time}',
  confirmOrder: 'ऑर्डर कन्फ़र्म करें',
  changed: 'पेमेंट से पहले जाँच लें',
  before: 'पहले',
  now: 'अब',
  none: 'कोई नहीं',
  validUntil: 'इस तारीख़ तक मान्य',
  transactionId: 'ट्रांज़ैक्शन ID',
  errorId: 'एरर ID',
  ok: 'ठीक है',
  backToOrder: 'ऑर्डर पर वापस जाएँ',
  toSubscriptions: 'सब्सक्रिप्शन पर जाएँ',
  closePage: 'आप यह पेज बंद कर सकते हैं।',
  keepOpen: 'पेमेंट कन्फ़र्म होने तक यह पेज खुला रखें।',
  nothingCharged: 'कोई पेमेंट शुरू नहीं हुआ, इसलिए कोई राशि नहीं कटी।',
  noMoney: 'हमें कोई राशि नहीं मिली है। अगर आपके बैंक में राशि कटी हुई दिखे, तो फिर से पेमेंट करने से पहले हमें लिखें।',
  moneyUnknown: 'अगर आपके बैंक में राशि कटी हुई दिखे, तो फिर से पेमेंट न करें: हमें लिखें, हम पेमेंट ढूँढकर समस्या हल करेंगे।',
  writeSupport: 'सपोर्ट टीम को लिखें: {email}',
  printReceipt: 'रसीद प्रिंट करें',
  backToCheckout: 'चेकआउट पर वापस जाएँ',

  secure: 'सुरक्षित पेमेंट',
  nextPayment: 'इसके बाद: सुरक्षित कार्ड पेमेंट',
  nextPaymentBy: 'इसके बाद: {provider} से सुरक्षित कार्ड पेमेंट',
  mailSubject: 'ऑर्डर {orderId} का पेमेंट',
  starting: 'पेमेंट का पेज खुल रहा है…',
  open: 'पेमेंट का इंतज़ार है…',
  recording: 'पेमेंट बंद किया जा रहा है…',
  windowClosed: 'पेमेंट की विंडो बंद हो गई?',
  leaving: 'पेमेंट पेज पर ले जा रहे हैं…',
} satisfies Translation<typeof paymentText>;

export const billing = {
  fullName: 'पूरा नाम',
  taxNumber: 'टैक्स नंबर',
  chooseCountry: 'चुनें',
  countriesFailed: 'देशों की सूची लोड नहीं हो सकी।',
  address: 'बिलिंग पता',
  state: 'राज्य',
  city: 'शहर',
  postalCode: 'पिन कोड / पोस्टल कोड',
  loadingList: 'सूची लोड हो रही है…',
  listFailed: 'सूची लोड नहीं हो सकी। कृपया नाम टाइप करें।',
  saving: 'सेव हो रहा है…',
  maybeSaved: 'हो सकता है कि बदलाव सेव हो चुका हो। उसे फिर से सेव करने में कोई हर्ज नहीं है।',
  nameMissing: 'अपना पूरा नाम डालें।',
  nameTooLong: 'नाम ज़्यादा से ज़्यादा 100 अक्षर का हो सकता है।',
  addressMissing: 'अपना पता डालें।',
  postalCodeMissing: 'अपना पिन कोड / पोस्टल कोड डालें।',
  stateMissing: 'अपना राज्य डालें।',
  cityMissing: 'अपना शहर डालें।',
  countryMissing: 'अपना देश चुनें।',
} satisfies Translation<typeof billingText>;

export const checkout = {
  title: 'चेकआउट',
  incomplete: 'पहले वह सब्सक्रिप्शन चुनें जिसका पेमेंट करना है।',
  toSubscriptions: 'सब्सक्रिप्शन पर जाएँ',

  steps: 'स्टेप',
  stepBilling: 'बिलिंग',
  stepPayment: 'पेमेंट',

  billing: 'बिलिंग विवरण',
  mobile: 'मोबाइल नंबर',
  continue: 'आगे बढ़ें',
  change: 'बदलें',
  changeLabel: 'बिलिंग विवरण बदलें',
  save: 'सेव करें',
  saveAndContinue: 'सेव करके आगे बढ़ें',
  discard: 'बदलाव रद्द करें',

  subscription: 'आपका सब्सक्रिप्शन',
  cycle: 'बिलिंग साइकल',
  cyclePrice: '{amount} प्रति माह',
  cycleSaves: 'हर महीने {amount} की बचत',
  cycleMissing: 'कृपया बिलिंग साइकल चुनें।',
  noCycle: 'इस प्लान के लिए कोई बिलिंग साइकल उपलब्ध नहीं है। कृपया सपोर्ट टीम से संपर्क करें।',
  promoCode: 'प्रोमो कोड',
  addPromo: 'प्रोमो कोड जोड़ें',
  apply: 'लागू करें',
  applying: 'लागू हो रहा है…',
  remove: 'हटाएँ',
  removing: 'हटाया जा रहा है…',
  promoMissing: 'कृपया प्रोमो कोड डालें।',
  promoWrong: 'यह प्रोमो कोड लागू नहीं हो सकता।',
  promoApplied: 'प्रोमो कोड लागू हो गया।',

  price: 'कीमत का विवरण',
  bought: 'यह पेमेंट {what} के लिए है।',
  boughtSeats: {
    one: 'यह पेमेंट {what} की {count} सीट के लिए है।',
    other: 'यह पेमेंट {what} की {count} सीटों के लिए है।',
  },
  endsOn: 'समाप्ति की मौजूदा तारीख़: {date}।',
  perMonth: 'मासिक कीमत',
  subtotal: 'सबटोटल',
  discount: 'प्रोमो कोड की छूट',
  tax: 'टैक्स',
  taxOf: '{detail}, {amount}',
  totalIn: 'कुल ({currency})',
  noPriceYet: 'कीमत देखने के लिए बिलिंग साइकल चुनें।',
  newTotal: 'कुल रकम {total} है।',
  referral: 'रेफ़रल के कारण आपको इस ख़रीद पर 30 अतिरिक्त दिन मुफ़्त मिलेंगे।',
  payNow: 'पेमेंट करें',
  payNowTotal: '{total} का पेमेंट करें',
  checking: 'कीमत जाँची जा रही है…',

  nextSubscription: 'इसके बाद: आपका सब्सक्रिप्शन और पेमेंट',
  confirm: 'कन्फ़र्म करके {total} का पेमेंट करें',
  totalChanged: 'कुल रकम {before} से बदलकर {now} हो गई है।',
  purchaseChanged: 'आपके देखने के बाद इस ऑर्डर में बदलाव हुआ है। कुल रकम वही है।',
  back: 'चेकआउट पर वापस जाएँ',
  paidAt: 'इस ऑर्डर का पेमेंट {time} पर किसी दूसरे टैब या विंडो में हो चुका है। क्या आपको फिर से पेमेंट करना है?',
  paidBefore: 'इस ऑर्डर का पेमेंट {time} पर हो चुका है। क्या आपको फिर से पेमेंट करना है?',
  paidMeanwhile:
    'आपके देखने के बाद इस ऑर्डर में बदलाव हुआ है। हो सकता है कि इसका पेमेंट किसी दूसरे टैब या विंडो में हो चुका हो। पेमेंट करने से पहले यह जाँच लें।',
} satisfies Translation<typeof checkoutText>;

export const paymentLink = {
  title: 'पेमेंट',
  amountPayable: 'देय राशि',
  amountPaid: 'रकम',
  paymentFor: 'पेमेंट का विवरण',
  receiptName: 'रसीद पर नाम',
  payNow: 'पेमेंट करें',
  confirm: 'कन्फ़र्म करके {amount} का पेमेंट करें',
  successful: 'पेमेंट हो गया',
  pending: 'पेमेंट प्रोसेस हो रहा है…',
  dismissed: 'पेमेंट पूरा नहीं हुआ। आप चाहें तो फिर से कोशिश करें।',
  incomplete: 'यह पेमेंट लिंक अधूरा है। कृपया इसे ठीक वैसे ही खोलें जैसे आपको भेजा गया था।',
  invalid: 'यह पेमेंट लिंक मान्य नहीं है।',
  failed: 'कुछ गड़बड़ हो गई। कृपया सपोर्ट टीम से संपर्क करें।',
  support: 'इस पेमेंट के बारे में कोई सवाल हो, तो {email} पर लिखें',

  amountChanged: 'रकम {before} से बदलकर {now} हो गई है।',
  orderChanged: 'आपके देखने के बाद इस ऑर्डर में बदलाव हुआ है। रकम वही है।',
  paidAt: 'इस ऑर्डर का पेमेंट {time} पर हो चुका है और जल्द ही यहाँ दिखेगा। क्या आपको फिर से पेमेंट करना है?',
} satisfies Translation<typeof paymentLinkText>;

export const paymentResult = {
  title: 'पेमेंट की स्थिति',
  confirming: 'आपका पेमेंट कन्फ़र्म किया जा रहा है…',
  patience: 'इसमें थोड़ा समय लगता है। कृपया फिर से पेमेंट न करें।',
  recording: 'कृपया इंतज़ार करें…',
  others: 'यह पेमेंट किसी दूसरे अकाउंट का है। कुछ भी खोया नहीं है: इसे देखने के लिए इस डिवाइस पर उस अकाउंट से लॉगिन करें।',
  openLinkAgain: 'पेमेंट करने के लिए अपना पेमेंट लिंक दोबारा खोलें।',
  incomplete: 'यहाँ दिखाने के लिए कोई पेमेंट नहीं है।',
} satisfies Translation<typeof paymentResultText>;

export const receipt = {
  title: 'रसीद',
  date: 'तारीख़',
  payer: 'भुगतानकर्ता',
  cycle: 'बिलिंग साइकल',
  total: 'चुकाई गई राशि',
  printedOn: '{date} को प्रिंट किया गया',
  questions: 'इस पेमेंट के बारे में कोई सवाल? {email} पर लिखें',
} satisfies Translation<typeof receiptText>;

export const cycle = {
  monthly: 'मासिक',
  quarterly: 'तिमाही',
  yearly: 'वार्षिक',
} satisfies Translation<typeof cycleText>;

export const stage = {
  live: 'चालू',
  trial: 'ट्रायल',
  trialExpired: 'ट्रायल समाप्त',
  trialExtended: 'ट्रायल बढ़ाया गया',
  cancelled: 'रद्द',
  onHold: 'रुका हुआ',
  disposed: 'हटाया गया',
} satisfies Translation<typeof stageText>;
