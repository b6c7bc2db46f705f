import type { CombinesWith, DiscountCode, Product } from '../engine/model/catalogue';

const TOGETHER: CombinesWith = { productDiscounts: true, orderDiscounts: true, shippingDiscounts: true };
const ALONE: CombinesWith = { productDiscounts: false, orderDiscounts: false, shippingDiscounts: false };

/**
 * Discount codes of the local store, one per case; listed in its README. Amounts are for the demo
 * range's prices, multiplied by `scale`, a power of ten.
 */
export function storeCodes(products: readonly Product[], scale = 1): DiscountCode[] {
  const mug = products.find(({ handle }) => handle === 'enamel-mug') ?? products[0];
  const major = (amount: number) => (amount * scale).toFixed(2);
  return [
    everything('WELCOME10', '10% off everything', 10),
    everything('SAVE20', '20% off everything', 20),
    {
      code: 'TENOFF',
      title: `${10 * scale} off your order`,
      status: 'ACTIVE',
      combinesWith: TOGETHER,
      gives: { kind: 'order', amount: major(10), minimumSubtotal: major(50) },
    },
    {
      code: 'MINIMUM100',
      title: `${15 * scale} off from ${100 * scale}`,
      status: 'ACTIVE',
      combinesWith: TOGETHER,
      gives: { kind: 'order', amount: major(15), minimumSubtotal: major(100) },
    },
    freeShipping('FREESHIP'),
    freeShipping('SHIPFREE'),
    {
      ...everything('MUGLOVE', '25% off one product', 25),
      gives: { kind: 'products', percentage: 25, productIds: mug ? [mug.id] : [] },
    },
    { ...everything('LONELY30', '30% off, not with other discounts', 30), combinesWith: ALONE },
    {
      code: 'LONELYTEN',
      title: '10 off your order, not with other discounts',
      status: 'ACTIVE',
      combinesWith: ALONE,
      gives: { kind: 'order', amount: '10.00', minimumSubtotal: '50.00' },
    },
    { ...freeShipping('LONELYSHIP'), combinesWith: ALONE },
    buyTwoGetOne('THIRDFREE', TOGETHER),
    buyTwoGetOne('LONELYTHIRD', ALONE),
    { ...everything('THREEFOLD', '15% off three or more', 15), needs: { kind: 'units', min: 3 } },
    { ...everything('REGULAR5', '5% off subscriptions', 5), needs: { kind: 'subscription' } },
    { ...everything('VIP', '30% off for chosen customers', 30), needs: { kind: 'customer', who: 'some' } },
    { ...everything('MEMBER', '15% off for customers', 15), needs: { kind: 'customer', who: 'any' } },
    { ...everything('FIRST100', '40% off for the first hundred', 40), needs: { kind: 'uses_left' } },
    { ...everything('EXPIRED', '50% off, over', 50), status: 'EXPIRED' },
    { ...everything('SUMMER25', '25% off in summer', 25), status: 'EXPIRED' },
    { ...everything('SOON', '20% off, not yet', 20), status: 'SCHEDULED' },
  ];
}

function everything(code: string, title: string, percentage: number): DiscountCode {
  return {
    code,
    title,
    status: 'ACTIVE',
    combinesWith: TOGETHER,
    gives: { kind: 'products', percentage, productIds: 'all' },
  };
}

function buyTwoGetOne(code: string, combinesWith: CombinesWith): DiscountCode {
  return {
    code,
    title: 'Buy two, get one free',
    status: 'ACTIVE',
    combinesWith,
    gives: {
      kind: 'buy_x_get_y',
      buys: { units: 2, productIds: 'all' },
      gets: { units: 1, productIds: 'all', percentage: 100 },
    },
  };
}

function freeShipping(code: string): DiscountCode {
  return {
    code,
    title: 'Free shipping',
    status: 'ACTIVE',
    combinesWith: { ...TOGETHER, shippingDiscounts: false },
    gives: { kind: 'shipping' },
  };
}
