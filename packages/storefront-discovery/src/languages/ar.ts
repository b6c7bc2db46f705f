import type { Messages } from '../messages/messages';
import { type ListText, ownTexts } from '../messages/own-texts';

const FORMS = new Intl.PluralRules('ar');

function products(count: number): string {
  switch (FORMS.select(count)) {
    case 'zero':
      return 'لا منتجات';
    case 'one':
      return 'منتج واحد';
    case 'two':
      return 'منتجان';
    case 'few':
      return `${count} منتجات`;
    case 'many':
      return `${count} منتجًا`;
    default:
      return `${count} منتج`;
  }
}

function reviews(count: number): string {
  switch (FORMS.select(count)) {
    case 'one':
      return 'تقييم واحد';
    case 'two':
      return 'تقييمان';
    case 'few':
      return `${count} تقييمات`;
    case 'many':
      return `${count} تقييمًا`;
    default:
      return `${count} تقييم`;
  }
}

/** @public */
export const messages: Messages = {
  products,
  shown: (products, page, pages) => (pages < 2 ? products : `${products}، الصفحة ${page} من ${pages}`),
  loading: 'جارٍ تحميل المنتجات…',
  sortBy: 'الترتيب حسب',
  pages: 'الصفحات',
  page: (number) => `الصفحة ${number}`,
  previous: 'السابق',
  next: 'التالي',
  from: (price) => `من ${price}`,
  salePrice: 'سعر العرض',
  regularPrice: 'السعر المعتاد',
  sale: 'تخفيض',
  soldOut: 'نفدت الكمية',
  rating: (average, scale, count) => `${average} من ${scale}، ${reviews(count)}`,
  decimalSign: '.',
  add: 'أضف إلى السلة',
  choose: 'اختر الخيارات',
  empty: 'لا توجد منتجات هنا.',
  showFirst: 'عرض الصفحة الأولى',
  perPage: 'عدد المنتجات في الصفحة',
  all: 'الكل',
  showing: (shown, total) => `معروض ${shown} من ${total}`,
  own: ownTexts<ListText>({
    Featured: 'مميّز',
    'Load more': 'عرض المزيد',
    'Load More Products': 'عرض المزيد من المنتجات',
    'Showing results for "{term}" ({count})': 'نتائج «\u2068{term}\u2069» ({count})',
    'Sold Out': 'نفدت الكمية',
    'Add to Cart': 'أضف إلى السلة',
  }),
  loadPrevious: 'عرض المنتجات السابقة',
  noMatches: 'لا توجد منتجات تطابق عوامل التصفية هذه.',
  noneFound: (text) => `لا منتجات لـ «\u2068${text}\u2069»`,
  noneFoundHelp: 'تحقّق من الإملاء أو جرّب كلمات أخرى.',
  allProducts: 'عرض كل المنتجات',
  searchInstead: (text) => `ابحث بدلًا من ذلك عن «\u2068${text}\u2069»`,
  filters: 'التصفية',
  chosenFilters: 'عوامل التصفية المختارة',
  removeFilter: (name) => `إزالة عامل التصفية: ${name}`,
  clearAll: 'مسح الكل',
  close: 'إغلاق',
  showProducts: (products) => `عرض ${products}`,
  mostCommon: (count) => `تظهر القيم الأكثر شيوعًا وعددها ${count}.`,
  min: 'من',
  max: 'إلى',
  upTo: (price) => `حتى ${price}`,
  notANumber: 'أدخل رقمًا، مثل 20.',
  notAPrice: 'أدخل سعرًا لا يقل عن 0، مثل 20.',
  inStock: 'متوفر',
  yes: 'نعم',
  no: 'لا',
  filterNames: {
    availability: 'التوفر',
    price: 'السعر',
    'product-type': 'نوع المنتج',
    'product-tags': 'الوسوم',
    vendor: 'العلامة التجارية',
    'product-option': 'الخيار',
    metafield: 'التفاصيل',
  },
  sortNames: {
    relevance: 'الصلة',
    manual: 'مميزة',
    'best-selling': 'الأكثر مبيعًا',
    'title-ascending': 'الاسم (أ-ي)',
    'title-descending': 'الاسم (ي-أ)',
    'price-descending': 'الأعلى سعرًا',
    'price-ascending': 'الأقل سعرًا',
    'rating-descending': 'الأعلى تقييمًا',
    'rating-ascending': 'الأقل تقييمًا',
    'created-ascending': 'الأقدم',
    'created-descending': 'الأحدث',
  },
  failed: 'تعذّر تحميل هذه المنتجات. تحقّق من اتصالك وحاول مرة أخرى.',
  again: 'إعادة المحاولة',
  reload: 'إعادة تحميل الصفحة',
};
