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
  failed: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
  elsewhere:
    'عملية الدفع هذه مفتوحة في علامة تبويب أو نافذة أخرى. يُرجى إكمالها هناك، أو إغلاق تلك الصفحة ثم إعادة المحاولة.',
  insecure: 'يتطلب الدفع اتصالًا آمنًا. يُرجى فتح هذه الصفحة عبر https، ثم إعادة المحاولة.',
  noLocks:
    'لم يُعلمنا متصفحك بما إذا كانت عملية الدفع هذه مفتوحة في علامة تبويب أو نافذة أخرى. يُرجى إعادة تحميل الصفحة ثم المحاولة مرة أخرى، أو استخدام متصفح آخر.',
  widgetFailed:
    'تعذّر فتح صفحة الدفع بالبطاقة. يُرجى التحقق من اتصالك بالإنترنت، أو السماح بفتحها في أداة حظر الإعلانات، ثم إعادة المحاولة.',
  nothingToPay:
    'لا يوجد مبلغ مستحق، لذلك لم تُفتح صفحة الدفع بالبطاقة ولم يُخصم أي مبلغ. يُرجى الطلب من الفريق إكمال هذا الطلب.',
  priceChanged:
    'لم تُفتح صفحة الدفع بالبطاقة، لأنها كانت ستخصم مبلغًا مختلفًا عن المبلغ المعروض هنا. يُرجى التحقق من المبلغ ثم إعادة المحاولة. وإن تكرر ذلك، فيُرجى التواصل مع فريق الدعم.',
} satisfies Translation<typeof paymentsText>;

export const payment = {
  succeeded: 'تم الدفع',
  pending: 'الدفع قيد المعالجة',
  failed: 'فشلت عملية الدفع',
  thanks: 'شكرًا لك. تم استلام المبلغ.',
  processing: 'عملية الدفع قيد المعالجة، وسنحدّث حالتها قريبًا.',
  closed:
    'أُغلقت صفحة الدفع قبل اكتمال العملية. إن كان المبلغ قد خُصم من بطاقتك أو حسابك البنكي رغم ذلك، فسنحدّث حالة الدفع قريبًا.',
  notCompleted: 'لم يكتمل الدفع.',
  stay: 'يُرجى إبقاء هذه الصفحة مفتوحة حتى يتم تأكيد عملية الدفع، لأن هذا المتصفح لا يستطيع حفظ بياناتها.',
  heldBack: 'لم يتم تأكيد عملية الدفع بعد. يُرجى تسجيل الدخول مرة أخرى على هذا الجهاز لتأكيدها.',
  received: 'تم استلام المبلغ، ويجري تأكيد العملية.',
  reference: 'الرقم المرجعي',
  twice: 'تم الدفع مرتين مقابل هذا الطلب. سيُردّ إليك مبلغ الدفعة الثانية. يُرجى التواصل مع فريق الدعم.',
  openElsewhere: 'بدأت عملية الدفع هذه عند الساعة {time} ولم تصلنا نتيجتها بعد. يُرجى إكمال العملية لتجنّب الدفع مرتين.',
  openInTab:
    'بدأت عملية الدفع هذه عند الساعة {time} في علامة تبويب أو نافذة أخرى ولم تصلنا نتيجتها بعد. يُرجى إكمال العملية هناك لتجنّب الدفع مرتين.',
  notKept:
    'لا يسمح لنا هذا المتصفح بتذكّر أنك بدأت عملية الدفع. يُرجى إكمالها في الصفحة التالية، وعدم الدفع في علامة تبويب أو نافذة أخرى، وإلا فقد يُخصم المبلغ مرتين.',
  leave: 'المتابعة إلى صفحة الدفع',
  stayHere: 'ليس الآن',
  goOn: 'إكمال عملية الدفع السابقة',
  notPaid: 'لم أدفع',
  opened: 'فُتحت هنا عملية دفع بقيمة {amount} عند الساعة {time}. إذا كنت قد دفعت، فسيظهر ذلك هنا وفي بريدك الإلكتروني.',
  checkAgain: 'التحقق مرة أخرى',
  checkingPayment: 'جارٍ التحقق من الدفع…',
  payAgain: 'الدفع مرة أخرى',
  orderSince: 'الطلب {orderId}، {time}',
  confirmOrder: 'تأكيد الطلب',
  changed: 'يُرجى مراجعة التفاصيل قبل الدفع',
  before: 'سابقًا',
  now: 'حاليًا',
  none: 'من دون',
  validUntil: 'الصلاحية حتى',
  transactionId: 'رقم العملية',
  errorId: 'رقم الخطأ',
  ok: 'حسنًا',
  backToOrder: 'العودة إلى الطلب',
  toSubscriptions: 'الانتقال إلى الاشتراكات',
  closePage: 'يمكنك إغلاق هذه الصفحة.',
  keepOpen: 'يُرجى إبقاء هذه الصفحة مفتوحة حتى يتم تأكيد دفعتك.',
  nothingCharged: 'لم تبدأ أي عملية دفع، ولذلك لم يُخصم أي مبلغ.',
  noMoney: 'لم يصلنا أي مبلغ. إذا أظهر البنك عملية خصم، يُرجى مراسلتنا قبل الدفع مرة أخرى.',
  moneyUnknown: 'إذا أظهر البنك عملية خصم، فلا تدفع مرة أخرى: راسلنا وسنعثر على الدفعة ونعالج الأمر.',
  writeSupport: 'راسل فريق الدعم: {email}',
  printReceipt: 'طباعة الإيصال',
  backToCheckout: 'العودة إلى إتمام الشراء',

  secure: 'دفع آمن',
  nextPayment: 'التالي: دفع آمن بالبطاقة',
  nextPaymentBy: 'التالي: دفع آمن بالبطاقة عبر {provider}',
  mailSubject: 'دفعة الطلب {orderId}',
  starting: 'جارٍ فتح صفحة الدفع…',
  open: 'في انتظار الدفع…',
  recording: 'جارٍ إغلاق الدفع…',
  windowClosed: 'هل أُغلقت نافذة الدفع؟',
  leaving: 'جارٍ الانتقال إلى صفحة الدفع…',
} satisfies Translation<typeof paymentText>;

export const billing = {
  fullName: 'الاسم الكامل',
  taxNumber: 'الرقم الضريبي',
  chooseCountry: 'يُرجى الاختيار',
  countriesFailed: 'تعذّر تحميل قائمة الدول.',
  address: 'عنوان الفوترة',
  state: 'المنطقة أو الولاية',
  city: 'المدينة',
  postalCode: 'الرمز البريدي',
  loadingList: 'جارٍ تحميل القائمة…',
  listFailed: 'تعذّر تحميل القائمة. يُرجى كتابة الاسم.',
  saving: 'جارٍ الحفظ…',
  maybeSaved: 'ربما حُفظ التغيير بالفعل، ولا ضرر من حفظه مرة أخرى.',
  nameMissing: 'يُرجى إدخال الاسم الكامل.',
  nameTooLong: 'يُرجى إدخال اسم لا يتجاوز 100 حرف.',
  addressMissing: 'يُرجى إدخال العنوان.',
  postalCodeMissing: 'يُرجى إدخال الرمز البريدي.',
  stateMissing: 'يُرجى إدخال المنطقة أو الولاية.',
  cityMissing: 'يُرجى إدخال المدينة.',
  countryMissing: 'يُرجى اختيار الدولة.',
} satisfies Translation<typeof billingText>;

export const checkout = {
  title: 'إتمام الشراء',
  incomplete: 'قبل الدفع، يُرجى اختيار الاشتراك.',
  toSubscriptions: 'الانتقال إلى الاشتراكات',

  steps: 'الخطوات',
  stepBilling: 'الفوترة',
  stepPayment: 'الدفع',

  billing: 'بيانات الفوترة',
  mobile: 'رقم الجوال',
  continue: 'متابعة',
  change: 'تعديل',
  changeLabel: 'تعديل بيانات الفوترة',
  save: 'حفظ',
  saveAndContinue: 'حفظ ومتابعة',
  discard: 'تجاهل التغييرات',

  subscription: 'اشتراكك',
  cycle: 'دورة الفوترة',
  cyclePrice: '{amount} شهريًا',
  cycleSaves: 'توفّر {amount} شهريًا',
  cycleMissing: 'يُرجى اختيار دورة فوترة.',
  noCycle: 'لا توجد دورة فوترة لهذه الباقة. يُرجى التواصل مع فريق الدعم.',
  promoCode: 'رمز الخصم',
  addPromo: 'إضافة رمز خصم',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق…',
  remove: 'إزالة',
  removing: 'جارٍ الإزالة…',
  promoMissing: 'يُرجى إدخال رمز الخصم.',
  promoWrong: 'لا يمكن تطبيق رمز الخصم هذا.',
  promoApplied: 'تم تطبيق رمز الخصم.',

  price: 'تفاصيل السعر',
  bought: 'الدفع مقابل {what}.',
  boughtSeats: {
    zero: 'الدفع مقابل {what}.',
    one: 'الدفع مقابل {what} لمقعد واحد.',
    two: 'الدفع مقابل {what} لمقعدين.',
    few: 'الدفع مقابل {what} لعدد {count} مقاعد.',
    many: 'الدفع مقابل {what} لعدد {count} مقعدًا.',
    other: 'الدفع مقابل {what} لعدد {count} مقعد.',
  },
  endsOn: 'تاريخ الانتهاء الحالي: {date}.',
  perMonth: 'السعر الشهري',
  subtotal: 'المجموع الفرعي',
  discount: 'قيمة الخصم',
  tax: 'الضريبة',
  taxOf: '{detail}، {amount}',
  totalIn: 'الإجمالي ({currency})',
  noPriceYet: 'يُرجى اختيار دورة فوترة لعرض السعر.',
  newTotal: 'الإجمالي: {total}.',
  referral: 'يمنحك رمز الدعوة تمديدًا مجانيًا لمدة 30 يومًا مع عملية الشراء هذه.',
  payNow: 'الدفع الآن',
  payNowTotal: 'دفع {total} الآن',
  checking: 'جارٍ التحقق من السعر…',

  nextSubscription: 'التالي: اشتراكك والدفع',
  confirm: 'التأكيد ودفع {total}',
  totalChanged: 'تغيّر الإجمالي من {before} إلى {now}.',
  purchaseChanged: 'تغيّرت تفاصيل عملية الشراء منذ عرض هذه الصفحة، لكن الإجمالي لم يتغيّر.',
  back: 'العودة إلى إتمام الشراء',
  paidAt:
    'تم الدفع بالفعل عند الساعة {time} في علامة تبويب أو نافذة أخرى. يُرجى التأكيد فقط إن كان المطلوب الدفع مرة أخرى.',
  paidBefore: 'تم الدفع بالفعل عند الساعة {time}. يُرجى التأكيد فقط إن كان المطلوب الدفع مرة أخرى.',
  paidMeanwhile:
    'تغيّرت تفاصيل عملية الشراء منذ عرض هذه الصفحة، وربما تم الدفع في علامة تبويب أو نافذة أخرى. يُرجى التأكد من ذلك قبل الدفع.',
} satisfies Translation<typeof checkoutText>;

export const paymentLink = {
  title: 'الدفع',
  amountPayable: 'المبلغ المستحق',
  amountPaid: 'المبلغ',
  paymentFor: 'الغرض من الدفع',
  receiptName: 'الاسم على الإيصال',
  payNow: 'الدفع الآن',
  confirm: 'التأكيد ودفع {amount}',
  successful: 'تم الدفع',
  pending: 'الدفع قيد المعالجة…',
  dismissed: 'لم يكتمل الدفع. يمكنك إعادة المحاولة.',
  incomplete: 'رابط الدفع هذا غير مكتمل. يُرجى فتحه كما أُرسل إليك تمامًا.',
  invalid: 'رابط الدفع هذا غير صالح.',
  failed: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
  support: 'للاستفسار عن هذه العملية، يُرجى مراسلتنا على {email}',

  amountChanged: 'تغيّر المبلغ من {before} إلى {now}.',
  orderChanged: 'تغيّرت تفاصيل هذا الطلب منذ عرض هذه الصفحة، لكن المبلغ لم يتغيّر.',
  paidAt:
    'تم الدفع بالفعل عند الساعة {time}، وستظهر العملية هنا قريبًا. يُرجى التأكيد فقط إن كان المطلوب الدفع مرة أخرى.',
} satisfies Translation<typeof paymentLinkText>;

export const paymentResult = {
  title: 'حالة الدفع',
  confirming: 'جارٍ تأكيد عملية الدفع…',
  patience: 'يستغرق هذا لحظات. يُرجى عدم الدفع مرة أخرى.',
  recording: 'يُرجى الانتظار…',
  others: 'عملية الدفع هذه تخص حسابًا آخر. لم يُفقد شيء: لعرضها، سجّل الدخول بذلك الحساب على هذا الجهاز.',
  openLinkAgain: 'يُرجى فتح رابط الدفع مرة أخرى لإتمام الدفع.',
  incomplete: 'لا توجد عملية دفع لعرضها هنا.',
} satisfies Translation<typeof paymentResultText>;

export const receipt = {
  title: 'إيصال',
  date: 'التاريخ',
  payer: 'الدافع',
  cycle: 'دورة الفوترة',
  total: 'المبلغ المدفوع',
  printedOn: 'طُبع في {date}',
  questions: 'هل لديك أسئلة حول هذه الدفعة؟ راسلنا على {email}',
} satisfies Translation<typeof receiptText>;

export const cycle = {
  monthly: 'شهري',
  quarterly: 'ربع سنوي',
  yearly: 'سنوي',
} satisfies Translation<typeof cycleText>;

export const stage = {
  live: 'نشط',
  trial: 'تجريبي',
  trialExpired: 'انتهت التجربة',
  trialExtended: 'تجربة ممددة',
  cancelled: 'ملغى',
  onHold: 'معلّق',
  disposed: 'محذوف',
} satisfies Translation<typeof stageText>;
