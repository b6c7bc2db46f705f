/** Texts of the demo cart in the other languages of the demo store, by their English text. */
export const DEMO_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'Your free gifts': 'Deine Geschenke',
    'A free gift is yours!': 'Ein Geschenk ist für dich dabei!',
    'Pick a gift': 'Geschenk aussuchen',
    '{{amount}} away from a second gift, in the style you like':
      'Noch {{amount}} bis zum zweiten Geschenk, ganz nach deinem Geschmack',
    'Pick the style of your second gift!': 'Such dir dein zweites Geschenk aus!',
    '10% off': '10\u00a0% Rabatt',
    '{{amount}} away from 10% off your order': 'Noch {{amount}} bis zu 10\u00a0% Rabatt auf alles',
    'You have every reward: 10% off your order!': 'Du hast alle Vorteile: 10\u00a0% Rabatt auf alles!',
  },
  ja: {
    'Your free gifts': 'プレゼント',
    'A free gift is yours!': 'プレゼントが付きます！',
    'Pick a gift': 'プレゼントを選ぶ',
    '{{amount}} away from a second gift, in the style you like':
      'あと{{amount}}で、お好きな2つ目のプレゼント',
    'Pick the style of your second gift!': '2つ目のプレゼントをお選びください！',
    '10% off': '10%オフ',
    '{{amount}} away from 10% off your order': 'あと{{amount}}でご注文が10%オフ',
    'You have every reward: 10% off your order!': 'すべての特典を獲得：ご注文が10%オフ！',
  },
  ar: {
    'Your free gifts': 'هداياك المجانية',
    'A free gift is yours!': 'حصلت على هدية مجانية!',
    'Pick a gift': 'اختر هدية',
    '{{amount}} away from a second gift, in the style you like':
      'بقي {{amount}} للحصول على هدية ثانية تختارها',
    'Pick the style of your second gift!': 'اختر هديتك الثانية!',
    '10% off': 'خصم 10%',
    '{{amount}} away from 10% off your order': 'بقي {{amount}} للحصول على خصم 10% على طلبك',
    'You have every reward: 10% off your order!': 'حصلت على كل المزايا: خصم 10% على طلبك!',
  },
};
