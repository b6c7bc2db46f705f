import { messages as list } from '../../languages/ar';
import { ownTexts, type WidgetText } from '../../messages/own-texts';
import type { TranslatedMessages } from '../widget-messages';

/** @public */
export const messages: TranslatedMessages = {
  ...list,
  label: 'اقتراحات',
  previous: 'المنتجات السابقة',
  next: 'المنتجات التالية',
  inCart: (title) => `أُضيف \u2068${title}\u2069 إلى السلة`,
  own: ownTexts<WidgetText>({
    'You may also like': 'قد يعجبك أيضًا',
    Add: 'إضافة',
    Added: 'تمت الإضافة',
    'Sold out': 'نفدت الكمية',
    Choose: 'اختر',
    Quantity: 'الكمية',
    'One-time purchase': 'مرة واحدة',
    'Subscribe and save': 'اشترك ووفّر',
    'Offer ends in': 'ينتهي العرض خلال',
    'Frequently bought together': 'غالبًا ما تُشترى معًا',
    'Add selected to cart': 'إضافة المحدد إلى السلة',
    'Recently viewed': 'شوهدت مؤخرًا',
    'Buy again': 'اشترِ مرة أخرى',
    'Best sellers': 'الأكثر مبيعًا',
    'Build your own box': 'كوّن صندوقك بنفسك',
    'Mix and match: 3 for 2': 'امزج واختر: 3 بسعر 2',
    'Starter kit': 'مجموعة البداية',
    'Choose your products': 'اختر منتجاتك',
    'Choose your favorites': 'اختر مفضلاتك',
    'Add something extra': 'أضف شيئًا إضافيًا',
    'Choose three': 'اختر ثلاثة',
    'Choose the base': 'اختر المنتج الأساسي',
    'Choose a refill': 'اختر عبوة إعادة التعبئة',
    'Add bundle to cart': 'إضافة المجموعة إلى السلة',
    'Choose {remaining} more': 'المتبقي للاختيار: {remaining}',
    'Your bundle is ready': 'مجموعتك جاهزة',
    'You save {amount}': 'توفّر {amount}',
  }),
  more: {
    thisItem: 'هذا المنتج',
    total: 'المجموع:',
    pick: 'اختر منتجات لإضافتها معًا.',
    adding: 'جارٍ الإضافة…',
    close: 'إغلاق',
    ended: 'انتهى هذا العرض.',
    limited: (units) =>
      units === 1
        ? 'سعر خاص لقطعة واحدة في كل طلب'
        : units === 2
          ? 'سعر خاص لقطعتين كحد أقصى في كل طلب'
          : `سعر خاص لما يصل إلى ${units} قطع في كل طلب`,
  },
  bundle: {
    label: 'مجموعة',
    purchase: 'خيارات الشراء',
    choose: 'اختيار',
    chosen: 'تم الاختيار',
    remove: (title) => `إزالة ${title}`,
    decrease: (title) => `تقليل كمية ${title}`,
    increase: (title) => `زيادة كمية ${title}`,
    pick: (min, max) =>
      min === max
        ? `عدد المنتجات المطلوب: ${max}`
        : min === 0
          ? `الحد الأقصى للاختيار: ${max}`
          : `عدد المنتجات المطلوب: من ${min} إلى ${max}`,
    of: (count, max) => `${count} من ${max}`,
    inBundle: 'في مجموعتك',
    emptySlot: 'فارغ',
    gift: 'هدية مجانية',
    tierFrom: (needed) => `ابتداءً من ${needed}`,
    off: (reward) => `خصم ${reward}`,
    percent: (number) => `${number}%`,
    fixed: (count, amount) => `${count} بسعر ${amount}`,
    earned: 'تم الحصول عليها',
    withMore: (reward, more) => `${reward} بإضافة ${more}`,
    full: 'مجموعتك ممتلئة',
    products: (count) =>
      count === 1 ? 'منتج واحد' : count === 2 ? 'منتجين' : count <= 10 ? `${count} منتجات` : `${count} منتجًا`,
    total: 'الإجمالي:',
    nextStep: (title) => `التالي: ${title}`,
    previousStep: (title) => `رجوع: ${title}`,
    adding: 'جارٍ الإضافة…',
    isAdded: 'مجموعتك في السلة',
    codes: 'تُطبَّق رموز الخصم في السلة.',
    editing: 'أنت تعدّل مجموعة في سلتك.',
    save: 'حفظ التغييرات',
    cancel: 'إلغاء',
    notSaved: 'تعذّر تعديل مجموعتك. لا تزال في السلة كما كانت.',
  },
};
