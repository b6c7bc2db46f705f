import type { CombinesWith, DiscountGives, ProductIds } from '../engine/model/catalogue';
import { isWhole, no, type Read } from '../engine/model/read';
import { isRecord } from '../engine/model/request-body';

/** Requested automatic discount of the store. */
export interface OwnDiscount {
  readonly title: string;
  readonly combinesWith: CombinesWith;
  readonly gives: DiscountGives;
}

const MAX_DISCOUNTS = 25;
const MAX_UNITS = 1000;
const MAX_TITLE_LENGTH = 255;
const CLASSES = ['productDiscounts', 'orderDiscounts', 'shippingDiscounts'] as const;

/**
 * Parses `{ "discounts": [{ "title": "Sale", "gives": { "kind": "order_percentage", "percentage": 20 }, "combinesWith":
 * { "productDiscounts": true } }] }`. Without `combinesWith`, a discount combines with none, as in Shopify's admin.
 * `productIds`: ids of products, all if absent.
 */
export function readOwnDiscounts(body: unknown): Read<readonly OwnDiscount[]> {
  if (!isRecord(body) || !Array.isArray(body.discounts) || body.discounts.length > MAX_DISCOUNTS)
    return no('discounts', `A list of at most ${MAX_DISCOUNTS} discounts is needed.`);
  const discounts: OwnDiscount[] = [];
  for (const [index, each] of body.discounts.entries()) {
    const read = readDiscount(each);
    if (!read.ok) return no(`discounts[${index}]${read.path && `.${read.path}`}`, read.message);
    if (discounts.some(({ title }) => title === read.value.title))
      return no(`discounts[${index}].title`, 'Each discount needs a title of its own.');
    discounts.push(read.value);
  }
  return { ok: true, value: discounts };
}

function readDiscount(value: unknown): Read<OwnDiscount> {
  if (!isRecord(value)) return no('', 'A discount is an object.');
  const { title, combinesWith = {}, gives } = value;
  if (typeof title !== 'string' || title.trim() === '' || title.length > MAX_TITLE_LENGTH)
    return no('title', `A text of at most ${MAX_TITLE_LENGTH} characters is needed.`);
  if (!isRecord(combinesWith)) return no('combinesWith', 'An object is needed.');
  const wrong = CLASSES.find((name) => !['undefined', 'boolean'].includes(typeof combinesWith[name]));
  if (wrong) return no(`combinesWith.${wrong}`, 'True or false is needed.');
  const read = readGives(gives);
  if (!read.ok) return no(read.path === '' ? 'gives' : `gives.${read.path}`, read.message);
  const allows = (name: (typeof CLASSES)[number]) => combinesWith[name] === true;
  return {
    ok: true,
    value: {
      title: title.trim(),
      gives: read.value,
      combinesWith: {
        productDiscounts: allows('productDiscounts'),
        orderDiscounts: allows('orderDiscounts'),
        shippingDiscounts: allows('shippingDiscounts'),
      },
    },
  };
}

function readGives(value: unknown): Read<DiscountGives> {
  if (!isRecord(value)) return no('', 'An object is needed.');
  const { kind, percentage, amount, each = false, minimumSubtotal, buys, gets } = value;
  const minimum = isAmount(minimumSubtotal) ? { minimumSubtotal } : {};
  if (minimumSubtotal !== undefined && !isAmount(minimumSubtotal)) return noAmount('minimumSubtotal');
  const products = readProducts(value);
  if (!products.ok) return products;
  const productIds = products.value;
  switch (kind) {
    case 'products':
      return isPercentage(percentage)
        ? { ok: true, value: { kind, percentage, productIds } }
        : noPercentage('percentage');
    case 'product_amount':
      if (typeof each !== 'boolean') return no('each', 'True or false is needed.');
      return isAmount(amount) ? { ok: true, value: { kind, amount, productIds, each } } : noAmount('amount');
    case 'order':
      return isAmount(amount) ? { ok: true, value: { kind, amount, ...minimum } } : noAmount('amount');
    case 'order_percentage':
      return isPercentage(percentage)
        ? { ok: true, value: { kind, percentage, ...minimum } }
        : noPercentage('percentage');
    case 'shipping':
      return { ok: true, value: { kind } };
    case 'buy_x_get_y': {
      const bought = readUnits(buys);
      if (!bought.ok) return no(within('buys', bought.path), bought.message);
      const got = readUnits(gets);
      if (!got.ok) return no(within('gets', got.path), got.message);
      const off = isRecord(gets) ? (gets.percentage ?? 100) : 100;
      if (!isPercentage(off)) return noPercentage('gets.percentage');
      return { ok: true, value: { kind, buys: bought.value, gets: { ...got.value, percentage: off } } };
    }
    default:
      return no(
        'kind',
        'One of products, product_amount, order, order_percentage, shipping, buy_x_get_y is needed.',
      );
  }
}

function readUnits(value: unknown): Read<{ readonly units: number; readonly productIds: ProductIds }> {
  if (!isRecord(value)) return no('', 'An object is needed.');
  const { units } = value;
  if (!isWhole(units, 1, MAX_UNITS)) return no('units', `A whole number from 1 to ${MAX_UNITS} is needed.`);
  const products = readProducts(value);
  return products.ok ? { ok: true, value: { units, productIds: products.value } } : products;
}

function readProducts({ productIds = 'all' }: { readonly productIds?: unknown }): Read<ProductIds> {
  if (productIds === 'all') return { ok: true, value: 'all' };
  const isId = (id: unknown): id is number => isWhole(id, 1, Number.MAX_SAFE_INTEGER);
  return Array.isArray(productIds) && productIds.every(isId)
    ? { ok: true, value: productIds }
    : no('productIds', 'A list of the numbers of products is needed.');
}

function isPercentage(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 100;
}

function isAmount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value);
}

const noPercentage = (path: string) => no(path, 'A number above 0 and at most 100 is needed.');
const noAmount = (path: string) => no(path, 'An amount like "10.00", in the shop’s currency, is needed.');
const within = (name: string, path: string) => (path === '' ? name : `${name}.${path}`);
