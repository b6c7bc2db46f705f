import { words as list } from '../../languages/ar';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    'One-time purchase': 'شراء لمرة واحدة',
    'Subscribe and save': 'اشترك ووفّر',
    'Offer ends in': 'ينتهي العرض خلال',
    'Frequently bought together': 'غالبًا ما تُشترى معًا',
    'Add selected to cart': 'إضافة المحدد إلى السلة',
    'Recently viewed': 'شوهدت مؤخرًا',
    'Buy again': 'اشترِ مرة أخرى',
    'Best sellers': 'الأكثر مبيعًا',
  }),
  more: {
    thisItem: 'هذا المنتج',
    total: 'المجموع:',
    pick: 'اختر منتجات لإضافتها معًا.',
    adding: 'جارٍ الإضافة…',
    close: 'إغلاق',
    ended: 'انتهى هذا العرض.',
  },
};
