import { words as list } from '../../languages/ar';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
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
  }),
};
