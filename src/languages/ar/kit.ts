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
  showMore: 'عرض المزيد',
  loadingOf: 'جارٍ تحميل {shown} من {total}',
  stop: 'إيقاف',
  incomplete: 'تعذّر تحميل كل الصفوف. يُرجى إعادة المحاولة.',
  exportCsv: 'تصدير CSV',
  loadingMore: 'جارٍ التحميل…',
  shown: 'المعروض: {shown}',
  shownOf: 'عرض {shown} من {total}',
  search: 'بحث',
  searchTooLong: 'نص البحث أطول من اللازم.',
  clear: 'مسح البحث',
  noRecords: 'لا توجد نتائج',
  noAccess: 'ليست لديك صلاحية الوصول إلى الاشتراكات.',
  askSupport: 'يُرجى مراسلة {email}',
  found: {
    zero: 'لا توجد نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  notLoaded: 'تعذّر تحميل هذه القائمة.',
  offline: 'لا يوجد اتصال بالإنترنت. ستُحمَّل القائمة فور عودة الاتصال.',
  moreOptions: {
    zero: 'لا توجد خيارات أخرى.',
    one: 'يوجد خيار آخر. لتضييق القائمة، يُرجى الكتابة.',
    two: 'يوجد خياران آخران. لتضييق القائمة، يُرجى الكتابة.',
    few: 'توجد {count} خيارات أخرى. لتضييق القائمة، يُرجى الكتابة.',
    many: 'يوجد {count} خيارًا آخر. لتضييق القائمة، يُرجى الكتابة.',
    other: 'يوجد {count} خيار آخر. لتضييق القائمة، يُرجى الكتابة.',
  },
} satisfies Translation<typeof listText>;

export const service = {
  malformed: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
  failed: 'تعذّر إرسال الطلب.',
  noAnswer: 'لم يصل أي رد. يُرجى التحقق من اتصالك بالإنترنت.',
  signInToNetwork: 'يبدو أن هذه الشبكة تطلب تسجيل دخول خاصًا بها. يُرجى تسجيل الدخول إلى الشبكة ثم إعادة المحاولة.',
} satisfies Translation<typeof serviceText>;

export const kit = {
  viewFailed: 'تعذّر عرض هذا الجزء من الصفحة. يُرجى إعادة تحميل الصفحة. (الرمز: view)',
  stepLost: 'تعذّر تحميل الخطوة التالية. يُرجى إعادة المحاولة.',
  tryAgain: 'إعادة المحاولة',
  optional: 'اختياري',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  countryCode: 'رمز الدولة',
  ruleLength: '8 أحرف على الأقل',
  ruleUppercase: 'حرف كبير (A-Z)',
  ruleLowercase: 'حرف صغير (a-z)',
  ruleDigit: 'رقم واحد',
  loading: 'جارٍ التحميل',
  dismiss: 'إخفاء',
  fieldsToMend: {
    zero: 'لا يوجد حقل يحتاج إلى مراجعة.',
    one: 'هناك حقل واحد يحتاج إلى مراجعة.',
    two: 'هناك حقلان يحتاجان إلى مراجعة.',
    few: 'هناك {count} حقول تحتاج إلى مراجعة.',
    many: 'هناك {count} حقلًا يحتاج إلى مراجعة.',
    other: 'هناك {count} حقل يحتاج إلى مراجعة.',
  },
  close: 'إغلاق',
  cancel: 'إلغاء',
  actions: 'الإجراءات',
  details: 'التفاصيل',
  detailsOf: 'تفاصيل {name}',
  labelled: '{label}: {value}',

  back: 'رجوع',
  logIn: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '{length}، مع {uppercase}، {lowercase}، {digit}',
  country: 'الدولة',
  product: 'المنتج',
  plan: 'الباقة',
  seats: 'المقاعد',
  subscriptionId: 'رقم الاشتراك',
  orderId: 'رقم الطلب',
  openWeb: 'فتح تطبيق الويب',
  android: 'تنزيل لنظام Android',
  ios: 'تنزيل لنظام iOS',
  newTab: 'يُفتح في علامة تبويب جديدة',
  needAssistance: 'هل تحتاج إلى مساعدة؟',
  somethingWrong: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',

  noMatches: 'لا توجد نتائج مطابقة',
  matches: {
    zero: 'لا توجد نتائج مطابقة',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },

  signedOut: 'تم تسجيل خروجك.',
  noScript: 'يتطلب هذا الجزء من الصفحة JavaScript. يُرجى تفعيله من إعدادات المتصفح، ثم إعادة تحميل الصفحة.',

  carousel: 'عرض دوّار',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  previous: 'السابق',
  next: 'التالي',
  slide: '{position} من {count}',
} satisfies Translation<typeof kitText & typeof comboboxText & typeof serverText & typeof carouselText>;

export const page = {
  account: 'الحساب',
  activate: 'تعيين كلمة المرور',
  checkout: 'إتمام الشراء',
  contact: 'التواصل معنا',
  forceReset: 'إعادة تعيين كلمة المرور',
  forgotPassword: 'نسيت كلمة المرور',
  guide: 'دليل التثبيت',
  installation: 'التثبيت',
  login: 'تسجيل الدخول',
  notFound: 'الصفحة غير موجودة',
  organizations: 'المؤسسات',
  otp: 'إدخال رمز التحقق',
  passwordReset: 'تمت إعادة تعيين كلمة المرور',
  payment: 'الدفع',
  paymentStatus: 'حالة الدفع',
  refer: 'الدعوات والمكافآت',
  referralActivated: 'تفعيل الدعوة',
  resetPassword: 'إعادة تعيين كلمة المرور',
  seats: 'مستخدمو المقاعد',
  signup: 'إنشاء حساب',
  subscriptions: 'الاشتراكات',
  trialActive: 'تهانينا',
} satisfies Translation<typeof pageText & typeof hostPageText>;

export const host = {
  onThisPage: 'في هذه الصفحة',
  skip: 'الانتقال إلى المحتوى',

  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  subscriptionTerms: 'شروط الاشتراك وأحكامه',
  dataProcessing: 'شروط معالجة البيانات',
  referralTerms: 'سياسة الدعوات',
  voiceServicesTerms: 'شروط الخدمات الصوتية',

  language: 'اللغة',
  notFoundTitle: '404 الصفحة غير موجودة',
  notFoundText: 'عذرًا، لم نتمكن من العثور على الصفحة المطلوبة. يُرجى التواصل مع فريق الدعم لطلب الوصول إليها.',
  home: 'العودة إلى الصفحة الرئيسية',
  openedAddress: 'هذا هو العنوان الذي فُتح، ويمكنك تصحيحه:',
  openAddress: 'فتح',

  lostTitle: 'لم تُحمَّل هذه الصفحة بالكامل',
  lostText: 'يُرجى التحقق من اتصالك بالإنترنت، ثم إعادة المحاولة.',
  tryAgain: 'إعادة المحاولة',
} satisfies Translation<typeof hostText>;
