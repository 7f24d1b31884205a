import type { text as accountText } from '../../elements/account/account.text.ts';
import type { text as orderStatusText } from '../../elements/account/order-status.text.ts';
import type { text as accountDialogsText } from '../../elements/account/account-dialogs.text.ts';
import type { Translation } from '../translation.ts';

export const account = {
  title: 'الحساب',
  options: 'خيارات الحساب',
  tabs: 'الحساب',
  personal: 'بياناتي',
  orders: 'سجل الطلبات',
  billing: 'بيانات الفوترة',
  loading: 'جارٍ تحميل حسابك',
  moreUnknown: 'تعذّر تحميل سجل طلباتك وبيانات الفوترة.',

  fullName: 'الاسم الكامل',
  mobile: 'رقم الجوال',
  noMobile: 'غير مضاف',
  email: 'البريد الإلكتروني',
  passwordHidden: 'مخفية',
  edit: 'تعديل',
  editName: 'تعديل الاسم الكامل',
  changePassword: 'تغيير كلمة المرور',
  passwordUpdated: 'تم تغيير كلمة المرور.',

  promotions: 'العروض والمستجدات',
  promotionsHelp: 'عروض وأخبار عن منتجاتك، عبر WhatsApp.',
  promotionsSaved: 'تم حفظ اختيارك للعروض والمستجدات.',

  nameMissing: 'يُرجى إدخال الاسم الكامل.',
  nameTooLong: 'يُرجى إدخال اسم لا يتجاوز 100 حرف.',
  nameUpdated: 'تم تحديث الاسم الكامل.',
  update: 'تحديث',
  updating: 'جارٍ التحديث…',
  unchanged: 'لم يتغيّر شيء بعد.',
  incomplete: 'يُرجى ملء الحقول المطلوبة أولًا.',

  noOrders: 'لا توجد طلبات بعد',
  orderType: 'النوع',
  orderDate: 'التاريخ',
  orderAmount: 'المبلغ',
  receipt: 'الإيصال',
  receiptOf: 'إيصال الطلب {orderId}',
  orderStatus: 'الحالة',

  editDetails: 'تعديل البيانات',
  editBilling: 'تعديل بيانات الفوترة',
  noBilling: 'ليس لديك عنوان فوترة بعد. سنطلبه منك عند الشراء القادم.',
  billingUpdated: 'تم تحديث بيانات الفوترة.',

  deleteAccount: 'حذف الحساب',
  deleteAsking: 'جارٍ تحميل اشتراكاتك',
  deleteSubmitted: 'تم إرسال طلب حذف الحساب.',

  deleteQuestion: 'حذف حسابك؟',
  deleteStops: 'تتوقف اشتراكاتك خلال 72 ساعة.',
  deleteNoRefund: 'لا تُرَدّ المبالغ المدفوعة.',
  deleteSixMonths: 'لا يمكنك إنشاء حساب جديد بالبريد الإلكتروني ورقم الجوال نفسيهما إلا بعد 6 أشهر.',
  deleteList: 'الاشتراكات التي تنتهي مع الحساب',
  deleteNone: 'ليس لديك اشتراكات.',
  deleteExpiry: 'تاريخ الانتهاء',
  deleting: 'جارٍ إرسال طلبك…',
  deleteFailedTitle: 'لم يُحذف حسابك',
  deleteFailed: 'تعذّر إرسال طلبك. يُرجى المحاولة لاحقًا.',
  deleteMaybe: 'ربما وصل الطلب بالفعل.',
  ok: 'حسنًا',

  passwordTitle: 'تغيير كلمة المرور',
  existingPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور',
  existingMissing: 'يُرجى إدخال كلمة المرور الحالية.',
  newMissing: 'يُرجى إدخال كلمة مرور جديدة.',
  confirmMissing: 'يُرجى إدخال كلمة المرور الجديدة مرة أخرى.',
  newWeak: 'كلمة المرور ليست قوية بما يكفي.',
  confirmWeak: 'كلمة المرور ليست قوية بما يكفي.',
  notNew: 'يجب أن تختلف كلمة المرور الجديدة عن الحالية.',
  mismatch: 'كلمتا المرور الجديدتان غير متطابقتين.',
  maybeChanged: 'ربما تم التغيير بالفعل. إن تم، فيُرجى تسجيل الدخول بكلمة المرور الجديدة.',
} satisfies Translation<typeof accountText & typeof accountDialogsText>;

export const orders = {
  paid: 'مدفوع',
  success: 'ناجح',
  pending: 'قيد المعالجة',
  failed: 'فاشل',
  notPaid: 'غير مدفوع',
} satisfies Translation<typeof orderStatusText>;
