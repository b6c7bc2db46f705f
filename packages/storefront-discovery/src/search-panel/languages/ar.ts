import type { PanelMessages } from '../panel-messages';

const FORMS = new Intl.PluralRules('ar');

function found(count: number): string {
  switch (FORMS.select(count)) {
    case 'zero':
      return 'لا اقتراحات';
    case 'one':
      return 'اقتراح واحد';
    case 'two':
      return 'اقتراحان';
    case 'few':
      return `${count} اقتراحات`;
    case 'many':
      return `${count} اقتراحًا`;
    default:
      return `${count} اقتراح`;
  }
}

/** @public */
export const messages: PanelMessages = {
  suggestions: 'اقتراحات',
  recent: 'عمليات البحث الأخيرة',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  collections: 'المجموعات',
  products: 'المنتجات',
  popularSearches: 'عمليات بحث شائعة',
  popularCollections: 'مجموعات شائعة',
  popularProducts: 'منتجات شائعة',
  seeAll: (text) => `عرض كل النتائج لـ «\u2068${text}\u2069»`,
  searchFor: (text) => `البحث عن «\u2068${text}\u2069»`,
  showingFor: (text) => `نتائج «\u2068${text}\u2069»`,
  noneFound: (text) => `لا توجد اقتراحات لـ «\u2068${text}\u2069»`,
  found,
  from: (price) => `من ${price}`,
  salePrice: 'سعر العرض',
  regularPrice: 'السعر المعتاد',
  soldOut: 'نفدت الكمية',
};
