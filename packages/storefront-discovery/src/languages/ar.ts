import type { Words } from '../words/words';

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

/** @public */
export const words: Words = {
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
  add: 'أضف إلى السلة',
  choose: 'اختر الخيارات',
  empty: 'لا توجد منتجات هنا.',
  showFirst: 'عرض الصفحة الأولى',
  failed: 'تعذّر تحميل هذه المنتجات. تحقّق من اتصالك وحاول مرة أخرى.',
  again: 'إعادة المحاولة',
  reload: 'إعادة تحميل الصفحة',
};
