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
  failed: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
  elsewhere:
    'عملية الدفع هذه مفتوحة في علامة تبويب أو نافذة أخرى. يُرجى إكمالها هناك، أو إغلاق تلك الصفحة ثم إعادة المحاولة.',
  insecure: 'يتطلب الدفع اتصالًا آمنًا. يُرجى فتح هذه الصفحة عبر https، ثم إعادة المحاولة.',
  widgetFailed:
    'تعذّر فتح صفحة الدفع بالبطاقة. يُرجى التحقق من اتصالك، أو السماح بها في مانع الإعلانات، ثم إعادة المحاولة.',
  priceChanged:
    'لم تُفتح صفحة الدفع بالبطاقة، لأنها كانت ستخصم مبلغًا غير المعروض هنا. يُرجى التحقق من المبلغ ثم إعادة المحاولة. وإن تكرر ذلك، فيُرجى التواصل مع فريق الدعم.',
} satisfies Translation<typeof paymentsText>;

export const payment = {
  succeeded: 'تم الدفع',
  pending: 'الدفع قيد المعالجة',
  failed: 'لم يتم الدفع',
  thanks: 'شكرًا لك. تم استلام المبلغ.',
  processing: 'عملية الدفع قيد المعالجة، وسنحدّث حالتها قريبًا.',
  closed: 'أُغلقت صفحة الدفع قبل اكتمال العملية. إن كان المبلغ قد خُصم من حسابك، فسنحدّث حالة الدفع قريبًا.',
  notCompleted: 'لم يكتمل الدفع. يمكنك إعادة المحاولة.',
  stay: 'أبقِ هذه الصفحة مفتوحة حتى تتأكد عملية الدفع، لأن هذا المتصفح لا يستطيع حفظها.',
  heldBack: 'لم تتأكد عملية الدفع بعد. سجّل الدخول مرة أخرى على هذا الجهاز لتأكيدها.',
  received: 'تم استلام المبلغ، وجارٍ تأكيد العملية.',
  reference: 'المرجع',
  twice: 'دُفع ثمن هذا الطلب مرتين. سيُردّ إليك المبلغ الثاني. يُرجى التواصل مع فريق الدعم.',
  openElsewhere: 'بدأت عملية الدفع هذه في {time} ولم تصلنا نتيجتها بعد. أكمِلها لتتجنب الدفع مرتين.',
  openInTab:
    'بدأت عملية الدفع هذه في {time} في علامة تبويب أو نافذة أخرى ولم تصلنا نتيجتها بعد. أكمِلها هناك لتتجنب الدفع مرتين.',
  notKept:
    'لا يسمح لنا هذا المتصفح بتذكّر أنك بدأت عملية الدفع. يُرجى إكمالها في الصفحة التالية، وعدم الدفع في علامة تبويب أو نافذة أخرى أيضًا، فقد يُخصم المبلغ مرتين.',
  leave: 'متابعة إلى صفحة الدفع',
  stayHere: 'عدم الدفع الآن',
  goOn: 'متابعة العملية السابقة',
  notPaid: 'لم أدفع',
  changed: 'يُرجى التحقق قبل الدفع',
  before: 'قبل',
  now: 'الآن',
  none: 'لا يوجد',
  validUntil: 'صالح حتى',
  transactionId: 'رقم العملية',
  errorId: 'رقم الخطأ',
  ok: 'حسنًا',
  backToCheckout: 'العودة إلى إتمام الشراء',

  notLoaded: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
} satisfies Translation<typeof paymentText & typeof elementPaymentText>;

export const billing = {
  fullName: 'الاسم الكامل',
  taxNumber: 'الرقم الضريبي',
  chooseCountry: 'اختر',
  countriesFailed: 'تعذّر تحميل قائمة الدول.',
  address: 'عنوان الفوترة',
  state: 'المنطقة أو الولاية',
  city: 'المدينة',
  postalCode: 'الرمز البريدي',
  loadingList: 'جارٍ تحميل القائمة…',
  listFailed: 'تعذّر تحميل القائمة: يُرجى الكتابة يدويًا.',
  saving: 'جارٍ الحفظ…',
  maybeSaved: 'ربما حُفظ التغيير رغم ذلك. يمكنك حفظه مرة أخرى بأمان.',
  nameMissing: 'يُرجى إدخال الاسم الكامل',
  nameTooLong: 'يُرجى إدخال اسم لا يزيد على 100 حرف',
  addressMissing: 'يُرجى إدخال العنوان',
  postalCodeMissing: 'يُرجى إدخال الرمز البريدي',
  stateMissing: 'يُرجى إدخال المنطقة أو الولاية',
  cityMissing: 'يُرجى إدخال المدينة',
  countryMissing: 'يُرجى اختيار الدولة.',
} satisfies Translation<typeof billingText>;

export const checkout = {
  title: 'إتمام الشراء',
  incomplete: 'يُرجى أولًا اختيار الاشتراك الذي تريد دفع ثمنه.',
  toSubscriptions: 'الانتقال إلى الاشتراكات',

  steps: 'الخطوات',
  stepBilling: 'الفوترة',
  stepPayment: 'الدفع',

  billing: 'بيانات الفوترة',
  mobile: 'رقم الجوال',
  continue: 'متابعة',
  change: 'تغيير',
  changeLabel: 'تغيير بيانات الفوترة',
  save: 'حفظ',
  discard: 'تجاهل التغييرات',

  subscription: 'اشتراكك',
  cycle: 'دورة الفوترة',
  chooseCycle: 'اختر دورة فوترة',
  cycleMissing: 'يُرجى اختيار دورة فوترة.',
  noCycle: 'لا توجد دورة فوترة لهذه الباقة. يُرجى التواصل مع فريق الدعم.',
  promoCode: 'رمز الخصم',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق…',
  remove: 'إزالة',
  removing: 'جارٍ الإزالة…',
  promoMissing: 'يُرجى إدخال رمز الخصم.',
  promoWrong: 'لا يمكن تطبيق رمز الخصم هذا.',
  promoApplied: 'تم تطبيق رمز الخصم.',

  price: 'تفاصيل السعر',
  perMonth: 'السعر الشهري',
  subtotal: 'المجموع الفرعي',
  discount: 'قيمة الخصم',
  tax: 'الضريبة',
  totalIn: 'الإجمالي ({currency})',
  noPriceYet: 'اختر دورة فوترة لعرض السعر.',
  newTotal: 'الإجمالي {total}.',
  referral: 'تمنحك الدعوة تمديدًا مجانيًا لمدة 30 يومًا مع هذا الشراء.',
  payNow: 'ادفع الآن',
  secure: 'دفع آمن',
  payNowTotal: 'ادفع الآن {total}',
  checking: 'جارٍ التحقق من السعر…',

  confirm: 'تأكيد ودفع {total}',
  starting: 'جارٍ فتح صفحة الدفع…',
  open: 'في انتظار الدفع…',
  leaving: 'جارٍ الانتقال إلى صفحة الدفع…',
  totalChanged: 'تغيّر الإجمالي من {before} إلى {now}.',
  purchaseChanged: 'تغيّرت عملية الشراء هذه منذ عرضها عليك. الإجمالي لم يتغيّر.',
  back: 'العودة إلى إتمام الشراء',
  paidAt: 'سبق الدفع في {time} في علامة تبويب أو نافذة أخرى. هل تريد الدفع مرة أخرى؟',
  paidBefore: 'سبق الدفع في {time}. هل تريد الدفع مرة أخرى؟',
  paidMeanwhile:
    'تغيّرت عملية الشراء هذه منذ عرضها عليك. ربما دُفع ثمنها في علامة تبويب أو نافذة أخرى: يُرجى التحقق قبل الدفع.',
} satisfies Translation<typeof checkoutText>;

export const paymentLink = {
  title: 'الدفع',
  secure: 'دفع آمن',
  amountPayable: 'المبلغ المستحق',
  amountPaid: 'المبلغ',
  paymentFor: 'الدفع مقابل',
  receiptName: 'الاسم على الإيصال',
  payNow: 'ادفع الآن',
  confirm: 'تأكيد ودفع {amount}',
  starting: 'جارٍ فتح صفحة الدفع…',
  open: 'في انتظار الدفع…',
  leaving: 'جارٍ الانتقال إلى صفحة الدفع…',
  successful: 'تم الدفع',
  pending: 'الدفع قيد المعالجة…',
  dismissed: 'لم يكتمل الدفع. يمكنك إعادة المحاولة.',
  incomplete: 'رابط الدفع هذا غير مكتمل. يُرجى فتحه كما أُرسل إليك تمامًا.',
  invalid: 'رابط الدفع هذا غير صالح.',
  failed: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
  support: 'لأي سؤال عن هذه العملية، راسِلنا على {email}',

  amountChanged: 'تغيّر المبلغ من {before} إلى {now}.',
  orderChanged: 'تغيّر هذا الطلب منذ عرضه عليك. المبلغ لم يتغيّر.',
  paidAt: 'سبق الدفع في {time}. ستظهر العملية هنا قريبًا. هل تريد الدفع مرة أخرى؟',
} satisfies Translation<typeof paymentLinkText & typeof linkChangeText>;

export const paymentResult = {
  title: 'حالة الدفع',
  confirming: 'جارٍ تأكيد عملية الدفع…',
  patience: 'يستغرق هذا لحظات. يُرجى عدم الدفع مرة أخرى.',
  recording: 'لحظة من فضلك…',
  others: 'عملية الدفع هذه تخص حسابًا آخر. وهي محفوظة على هذا الجهاز، وستُؤكَّد عند تسجيل الدخول بذلك الحساب.',
  incomplete: 'لا توجد عملية دفع لعرضها هنا.',
} satisfies Translation<typeof paymentResultText>;
