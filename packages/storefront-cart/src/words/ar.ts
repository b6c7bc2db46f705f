import type { Translation } from './translation';

/** Arabic counts one, two, three to ten, and more, each in a form of its own. */
function items(count: number): string {
  if (count === 1) return 'منتج واحد';
  if (count === 2) return 'منتجان';
  return count % 100 >= 3 && count % 100 <= 10 ? `${count} منتجات` : `${count} منتجًا`;
}

export const translation: Translation = {
  cart: {
    cart: 'السلة',
    close: 'إغلاق السلة',
    dismiss: 'إخفاء',
    loading: 'جارٍ تحميل سلتك',
    unread: 'سلتك في أمان',
    unreadMessage: 'تعذّر تحميلها الآن. لم يتغيّر فيها شيء.',
    again: 'إعادة المحاولة',
    lines: 'المنتجات في سلتك',
    units: items,
    quantityOf: (title) => `كمية ${title}`,
    decrease: (title) => `تقليل ${title} بواحد`,
    increase: (title) => `زيادة ${title} بواحد`,
    remove: (label, title) => `${label}: ${title}`,
    partOf: (title) => `جزء من ${title}`,
    each: (price) => `${price} للقطعة`,
    soldOutSince: 'نفد منذ أن أضفته',
    price: 'السعر',
    priceBefore: 'السعر قبل الخصومات',
    free: 'مجانًا',
    freeGift: 'هدية مجانية',
    rewards: 'المكافآت',
    earned: 'تم الحصول عليها',
    notEarned: 'لم يتم الحصول عليها بعد',
    reached: (tier) => `حصلت على مكافأة: ${tier}`,
    giftAdded: (title) => `أضيفت هدية مجانية: ${title}`,
    giftLocked: (threshold) => `ابتداءً من ${threshold}`,
    giftDiscounted: (threshold) => `أزيلت لأن خصمًا جعل طلبك أقل من ${threshold}`,
    giftCharged: 'أزيلت لأن المتجر لم يجعلها مجانية',
    giftSoldOut: 'نفدت',
    giftOffered: 'مجانًا مع طلبك',
    giftChoose: 'اختر هديتك، فهي مجانية',
    giftLoading: 'جارٍ الإضافة…',
    giftInCart: 'في سلتك، مجانًا',
    giftRemoved: 'لقد أزلتها',
    giftUnavailable: 'غير متاحة حاليًا',
    giftAdd: 'إضافة',
    giftAddBack: 'إضافتها من جديد',
    giftPicker: (title) => `اختر نوعًا من ${title}`,
    removeCode: (code) => `إزالة ${code}`,
    soldOut: 'نفد',
    summary: (units, subtotal) => `تم تحديث السلة: ${units}، المجموع الفرعي ${subtotal}`,
    retrying: {
      busy: 'المتجر مشغول. جارٍ إعادة المحاولة…',
      lost: 'انقطع الاتصال. جارٍ إعادة المحاولة…',
    },
    failed: {
      refused: 'لم يتمكن المتجر من ذلك. جرّب كمية أخرى.',
      busy: 'المتجر مشغول الآن. حاول مرة أخرى بعد لحظات.',
      lost: 'تعذّر الوصول إلى المتجر. تحقق من اتصالك وحاول مرة أخرى.',
      line_gone: 'هذا المنتج لم يعد في سلتك.',
      code_unusable: 'رمز الخصم هذا لا ينطبق على سلتك.',
      gift_unavailable: 'هذه الهدية غير متاحة حاليًا. اختر هدية أخرى.',
    },
  },
  parts: {
    line_offers: {
      change: 'تغيير',
      changeOf: (title) => `تغيير: ${title}`,
      variantOf: (title) => `النوع من ${title}`,
      looking: 'جارٍ البحث عن الأنواع',
      soldOut: 'نفد',
      planOf: (title) => `طريقة شراء ${title}`,
      planChoice: (title) => `اشتراك ${title}`,
      save: (discount) => `وفّر ${discount}`,
      offersFor: (title) => `عروض ${title}`,
      packsOf: (units) => `بعبوات من ${units} فقط`,
      atLeast: (units) => `${units} على الأقل`,
      atMost: (units) => `${units} على الأكثر`,
    },
    notes: {
      remaining: (count) => `الأحرف المتبقية: ${count}`,
      saving: 'جارٍ الحفظ…',
      saved: 'تم الحفظ',
      failed: 'لم يُحفظ بعد',
    },
  },
};
