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
  title: 'إنشاء حساب مجاني',
  fullName: 'الاسم الكامل',
  mobile: 'رقم الجوال',
  haveReferral: 'هل لديك رمز دعوة؟',
  referral: 'رمز الدعوة',
  consent: 'أوافق على تلقّي أخبار المنتج وعروضه عبر WhatsApp',
  submit: 'إنشاء الحساب المجاني',
  submitting: 'جارٍ إرسال الرمز…',
  countriesFailed: 'تعذّر تحميل قائمة الدول.',
  haveAccount: 'لديك حساب بالفعل؟',
  agree: 'إنشاء الحساب يعني الموافقة على {terms} و{privacy}.',
  agreeTerms: 'إنشاء الحساب يعني الموافقة على {terms}.',
  agreePrivacy: 'إنشاء الحساب يعني الموافقة على {privacy}.',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  otpRequestFailed: 'تعذّر إرسال رمز التحقق. يُرجى المحاولة لاحقًا.',
  dictationHeadline: 'كلامك يتحوّل إلى تقرير مكتوب.',
  dictationLead: 'إملاء طبي يعرف تخصصك، على جميع أجهزتك.',
  dictationPoint1: 'أكثر من 55 تخصصًا، لكلٍّ منها مفرداته',
  dictationPoint2: 'دقة تبلغ 99% منذ التقرير الأول',
  dictationPoint3: 'لا حاجة إلى بطاقة ائتمان للفترة التجريبية',
  dictationNext: 'التالي: رمز في رسالة نصية. بلا بطاقة.',
  dictationShort: 'أكثر من 55 تخصصًا، ودقة 99%، ومن دون بطاقة ائتمان.',
  voiceHeadline: 'التعرّف على الكلام الطبي، داخل برنامجك.',
  voiceLead: 'خدمة للتعرّف على الكلام الطبي، يمكن لمنتجك استدعاؤها.',
  voicePoint1: 'واجهات API وحُزم SDK للويب وسطح المكتب والجوال',
  voicePoint2: 'التعرّف على الكلام الطبي، فوريًا أو بالمعالجة المجمّعة',
  voicePoint3: 'بوابة للمطورين تضم مفاتيح API وبيانات الاستخدام والأمثلة',
  voiceNext: 'التالي: رمز في رسالة نصية، ثم تبدأ تجربتك لواجهات API.',
  voiceShort: 'واجهات API وحُزم SDK للتعرّف على الكلام الطبي.',
  partners: 'للاستخدام مع',

  nameMissing: 'يُرجى إدخال اسم كامل لا يتجاوز 100 حرف.',
  mobileMissing: 'يُرجى إدخال رقم الجوال.',
  mobileWrong: 'رقم الجوال غير صالح في الدولة المختارة.',
  emailMissing: 'يُرجى إدخال البريد الإلكتروني.',
  emailWrong: 'يُرجى إدخال عنوان بريد إلكتروني صالح.',
  passwordMissing: 'يُرجى اختيار كلمة مرور.',
} satisfies Translation<typeof signupText>;

export const password = {
  weak: 'كلمة المرور ليست قوية بما يكفي.',
  tooLong: 'يجب ألا يتجاوز عدد أحرف كلمة المرور {most}.',
} satisfies Translation<typeof passwordText>;

export const otp = {
  title: 'إدخال رمز التحقق',
  sentToMobile: 'أرسلنا رمزًا مكوّنًا من 6 أرقام إلى {mobile}.',
  sentToEmail: 'إن كان هناك حساب بالبريد الإلكتروني {email}، فقد أرسلنا إلى هذا العنوان رمزًا مكوّنًا من 6 أرقام.',
  sent: 'يُرجى إدخال الرمز المكوّن من 6 أرقام الذي أرسلناه إليك.',
  validFor: 'الرمز صالح لمدة 10 دقائق.',
  checkedAtOnce: 'يجري التحقق منه تلقائيًا فور اكتماله.',
  code: 'الرمز',
  verify: 'التحقق من الرمز',
  verifying: 'جارٍ التحقق…',
  startingTrial: 'جارٍ بدء الفترة التجريبية…',
  resend: 'إعادة إرسال الرمز',
  resending: 'جارٍ الإرسال…',
  resendIn: 'الثواني المتبقية لإعادة الإرسال: {seconds}',
  canResend: 'يمكنك الآن طلب رمز جديد.',
  noCode: 'لم يصلك الرمز بعد؟',
  resent: 'أرسلنا إليك رمزًا جديدًا.',
  passwordAgain: 'كلمة المرور',
  passwordAgainHelp: 'أُعيد تحميل الصفحة، لذا يُرجى إدخال كلمة المرور الجديدة مرة أخرى.',
  passwordMissing: 'يُرجى إدخال كلمة المرور.',
  codeWrong: 'الرمز غير صحيح.',
  notNumeric: 'الرمز غير صحيح.',
  noDraft: 'لم تعد بيانات إنشاء الحساب محفوظة على هذا الجهاز. يُرجى البدء من جديد.',
  toSignup: 'العودة إلى إنشاء الحساب',
  resendWithoutDraft: 'حدث خطأ ما. يُرجى المحاولة لاحقًا.',
  unknownStatus: 'حدث خطأ ما. يُرجى التواصل مع فريق الدعم.',
  resetFailed: 'حدث خطأ غير متوقع. يُرجى المحاولة لاحقًا.',
  trialPending: 'أُنشئ حسابك، لكن الفترة التجريبية لم تبدأ بعد.',
  maybeCreated: 'ربما أُنشئ حسابك بالفعل.',
  tryLogin: 'محاولة تسجيل الدخول',
  toSubscriptions: 'الانتقال إلى الاشتراكات',
} satisfies Translation<typeof otpText>;

export const login = {
  title: 'تسجيل الدخول',
  identifier: 'رقم الجوال أو البريد الإلكتروني',
  remember: 'تذكّر بريدي الإلكتروني',
  forgot: 'نسيت كلمة المرور؟',
  submit: 'تسجيل الدخول',
  submitting: 'جارٍ تسجيل الدخول…',
  or: 'أو',
  microsoft: 'الدخول بحساب Microsoft',
  leavingForMicrosoft: 'جارٍ الانتقال…',
  noAccount: 'ليس لديك حساب؟',
  signup: 'إنشاء حساب',
  identifierMissing: 'يُرجى إدخال رقم الجوال أو البريد الإلكتروني.',
  passwordMissing: 'يُرجى إدخال كلمة المرور.',
  loginFailed: 'تعذّر تسجيل الدخول. يُرجى المحاولة لاحقًا.',
  signingIn: 'جارٍ تسجيل دخولك…',
  signedIn: 'تم تسجيل دخولك.',
  toConsole: 'فتح لوحة التحكم',
  saved: 'عناوين البريد الإلكتروني المحفوظة',
  savedCount: {
    zero: 'لا توجد عناوين بريد إلكتروني محفوظة',
    one: 'عنوان بريد إلكتروني محفوظ واحد',
    two: 'عنوانا بريد إلكتروني محفوظان',
    few: '{count} عناوين بريد إلكتروني محفوظة',
    many: '{count} عنوان بريد إلكتروني محفوظًا',
    other: '{count} عنوان بريد إلكتروني محفوظ',
  },
  noMatches: 'لا توجد نتائج مطابقة',
  removeHint: 'يمكن الوصول إلى زر الإزالة بمفتاح Tab.',
  removeLabel: 'إزالة {email}',
  removeTitle: 'إزالة عنوان البريد الإلكتروني؟',
  removeText: 'لن يُقترح {email} بعد الآن على هذا الجهاز.',
  remove: 'إزالة',
  twoFactor: 'المصادقة الثنائية',
  codeSent: 'أرسلنا رمز تحقق مكوّنًا من 6 أرقام إلى {email}.',
  sent: 'أرسلنا إليك رمز تحقق مكوّنًا من 6 أرقام.',
  codeValid: 'الرمز صالح لمدة 10 دقائق، ويجري التحقق منه تلقائيًا فور اكتماله.',
  code: 'رمز التحقق',
  submitCode: 'التحقق من الرمز',
  submittingCode: 'جارٍ التحقق…',
  resendIn: 'الثواني المتبقية لإعادة الإرسال: {seconds}',
  canResend: 'يمكنك الآن طلب رمز جديد.',
  noCode: 'لم يصلك الرمز بعد؟',
  resend: 'إعادة إرسال الرمز',
  resending: 'جارٍ الإرسال…',
  resent: 'أرسلنا إليك رمزًا جديدًا.',
  resendFailed: 'تعذّرت إعادة إرسال الرمز. يُرجى المحاولة لاحقًا.',
  expired: 'انتهت صلاحية كلمة المرور',
  expiredText: 'انتهت صلاحية كلمة المرور. يُرجى تعيين كلمة مرور جديدة لتسجيل الدخول مرة أخرى.',
  resetNow: 'إعادة التعيين الآن',
  notNow: 'ليس الآن',

  cancelled: 'أُلغي تسجيل الدخول بحساب Microsoft.',
  notAllowed:
    'لا تسمح مؤسستك لحساب Microsoft هذا بتسجيل الدخول هنا. يُرجى مراجعة مسؤول النظام لديك، أو تسجيل الدخول بكلمة المرور.',
  consentNeeded:
    'لم توافق مؤسستك بعد على تسجيل الدخول إلى وحدة التحكم هذه. يُرجى طلب الموافقة من مسؤول النظام لديك، أو تسجيل الدخول بكلمة المرور.',
  signInLost:
    'انقطع تسجيل الدخول بحساب Microsoft، ولا تتوفر في علامة التبويب هذه بيانات بدايته. يُرجى البدء من هنا مرة أخرى، أو تسجيل الدخول بكلمة المرور.',
  notKept:
    'لا يسمح هذا المتصفح لهذا الموقع بحفظ البيانات، ولذلك لن نتمكن من التعرف عليك عند عودتك من Microsoft. يُرجى تسجيل الدخول بكلمة المرور.',
  supportCode: 'رمز للدعم: {code}',
  maybeSetBefore: 'ربما سبق تعيين كلمة المرور. يُرجى محاولة تسجيل الدخول بها.',
  openLinkAgain: 'يُرجى فتح الرابط الذي وصلك بالبريد الإلكتروني مرة أخرى لتعيين كلمة المرور.',
  passwordSet: 'تم تعيين كلمة المرور. يمكنك الآن تسجيل الدخول.',
  paymentKept: 'لم يتم تأكيد عملية الدفع بعد. يُرجى تسجيل الدخول مرة أخرى على هذا الجهاز لتأكيدها.',
  paymentReceived: 'تم استلام دفعتك. يُرجى تسجيل الدخول لعرض اشتراكك.',
  sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
  trialBegun: 'بدأت فترتك التجريبية. يُرجى تسجيل الدخول للمتابعة.',
} satisfies Translation<typeof loginText & typeof flashText>;

const forgotPassword = {
  title: 'هل نسيت كلمة المرور؟',
  titleForced: 'إعادة تعيين كلمة المرور',
  lead: 'يُرجى إدخال بريدك الإلكتروني، وسنرسل إليك رمزًا لتعيين كلمة مرور جديدة.',
  leadForced: 'انتهت صلاحية كلمة المرور. سنرسل إليك رمزًا لتعيين كلمة مرور جديدة.',
  emailLocked: 'سيُرسَل الرمز إلى هذا العنوان.',
  submit: 'إعادة تعيين كلمة المرور',
  submitting: 'جارٍ إرسال الرمز…',
  back: 'العودة إلى تسجيل الدخول',
  emailMissing: 'يُرجى إدخال البريد الإلكتروني.',
  emailWrong: 'يُرجى إدخال عنوان بريد إلكتروني صالح.',
  failed: 'حدث خطأ غير متوقع. يُرجى المحاولة لاحقًا.',
} satisfies Translation<typeof forgotPasswordText>;

const resetPassword = {
  titleSet: 'تعيين كلمة المرور',
  titleReset: 'إعادة تعيين كلمة المرور',
  lead: 'يُرجى اختيار كلمة مرور جديدة للحساب {email}.',
  checking: 'جارٍ التحقق من الرابط…',
  newPassword: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور',
  submitSet: 'تعيين كلمة المرور',
  submitReset: 'إعادة تعيين كلمة المرور',
  submitting: 'جارٍ حفظ كلمة المرور…',
  toLogin: 'العودة إلى تسجيل الدخول',
  newMissing: 'يُرجى إدخال كلمة مرور جديدة.',
  confirmMissing: 'يُرجى إدخال كلمة المرور الجديدة مرة أخرى.',
  mismatch: 'كلمتا المرور غير متطابقتين.',
  setFailed: 'تعذّر تعيين كلمة المرور. يُرجى المحاولة لاحقًا.',
  maybeSet: 'ربما تم تعيين كلمة المرور بالفعل.',
  tryLogin: 'محاولة تسجيل الدخول',
  nothingAsked: 'لا يوجد طلب جارٍ لإعادة تعيين كلمة المرور.',
  ask: 'طلب رمز',
  doneTitle: 'تمت إعادة تعيين كلمة المرور',
  doneText: 'يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.',
} satisfies Translation<typeof resetPasswordText>;

const trialActive = {
  title: 'بدأت فترتك التجريبية',
  until: 'يمكنك استخدام المنتج حتى {date}.',
  bonus: 'دعوتك مفعّلة: 30 يومًا إضافيًا مجانًا مع أول عملية شراء',
  included: 'ما تشمله الفترة التجريبية',
  platforms: 'استخدام كامل على جميع الأنظمة',
  features: 'وحدات الماكرو والقوالب والمفردات',
  assistance: 'مساعدة على مدار الساعة',
  accuracy: 'دقة 99%',
  windows: 'تنزيل لنظام Windows (64 بت)',
  onPhone: 'أو تثبيت التطبيق على هاتفك بمسح الرمز',
  qrOf: 'رمز QR: {app}',
  toInstallation: 'المتابعة إلى التثبيت',
  portal: 'يُرجى تسجيل الدخول إلى بوابة المطورين للحصول على مفاتيحك وواجهات API وحُزم SDK.',
  toPortal: 'المتابعة إلى بوابة المطورين',
} satisfies Translation<typeof trialActiveText>;

const referralActivated = {
  title: 'ربحت 30 يومًا',
  text: 'للاستفادة من 30 يومًا مجانًا، يُرجى الاشتراك في أي باقة.',
  subscribe: 'الاشتراك الآن',
  later: 'ليس الآن',
} satisfies Translation<typeof referralActivatedText>;

export {
  forgotPassword as 'forgot-password',
  resetPassword as 'reset-password',
  trialActive as 'trial-active',
  referralActivated as 'referral-activated',
};
