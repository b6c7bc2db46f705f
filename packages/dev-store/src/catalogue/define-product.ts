import { majorToSubunits } from '@cartwright/core/money/decimal';
import type { Product, SellingPlanGroup, Stock, Variant } from '../engine/catalogue';
import { drawnImage } from './product-image';
import { productId, sellingPlanId, variantId } from './stable-id';

/** A product as a person writes it down. Prices are in major units. */
export interface ProductSketch {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly tags?: readonly string[];
  readonly price: string;
  readonly compareAt?: string;
  readonly grams?: number;
  /** Option name to its values; every combination is a variant. None: one default variant. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** Units of each variant; by variant title ("S / Moss") where they differ. Absent: not tracked. */
  readonly stock?: number;
  readonly stockOf?: Readonly<Record<string, number>>;
  readonly priceOf?: Readonly<Record<string, string>>;
  readonly giftCard?: boolean;
  readonly subscription?: { readonly name: string; readonly plans: Readonly<Record<string, number>> };
}

const VENDOR = 'Larkspur Supply';
const CREATED = '2026-03-02T09:00:00+00:00';

/** Completes a sketch into a product. A price that is no decimal number is a mistake in the sketch and throws. */
export function defineProduct(sketch: ProductSketch): Product {
  const options = Object.entries(sketch.options ?? {}).map(([name, values]) => ({ name, values }));
  const combinations = options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const rows = options.length === 0 ? [['Default Title']] : combinations;
  return {
    id: productId(sketch.handle),
    handle: sketch.handle,
    title: sketch.title,
    descriptionHtml: `<p>${sketch.description}</p>`,
    vendor: VENDOR,
    productType: sketch.type,
    tags: sketch.tags ?? [],
    published: true,
    createdAt: CREATED,
    options: options.length === 0 ? [{ name: 'Title', values: ['Default Title'] }] : options,
    variants: rows.map((row, index) => defineVariant(sketch, row, index)),
    image: drawnImage(sketch.handle, sketch.title),
    giftCard: sketch.giftCard ?? false,
    requiresSellingPlan: false,
    sellingPlanGroups: defineSubscription(sketch),
  };
}

function defineVariant(sketch: ProductSketch, values: readonly string[], index: number): Variant {
  const title = values.join(' / ');
  const id = variantId(sketch.handle, values);
  return {
    id,
    title,
    options: values,
    sku: `LS-${sketch.handle.toUpperCase()}-${String(index + 1).padStart(2, '0')}`,
    barcode: '',
    price: amount(sketch.priceOf?.[title] ?? sketch.price),
    compareAtPrice: sketch.compareAt === undefined ? null : amount(sketch.compareAt),
    grams: sketch.giftCard ? 0 : (sketch.grams ?? 250),
    taxable: !sketch.giftCard,
    requiresShipping: !sketch.giftCard,
    stock: stockFor(sketch, title),
    image: sketch.options?.Colour ? drawnImage(sketch.handle, `${sketch.title}, ${title}`, id) : null,
  };
}

function stockFor(sketch: ProductSketch, title: string): Stock {
  const quantity = sketch.stockOf?.[title] ?? sketch.stock;
  return quantity === undefined ? { tracked: false } : { tracked: true, quantity, policy: 'deny' };
}

function defineSubscription({ handle, subscription }: ProductSketch): SellingPlanGroup[] {
  if (!subscription) return [];
  const plans = Object.entries(subscription.plans).map(([name, percentOff]) => ({
    id: sellingPlanId(handle, name),
    name,
    description: `${percentOff}% off each delivery. Change or stop at any time.`,
    options: [{ name: 'Delivery every', value: name }],
    recurringDeliveries: true,
    percentOff,
  }));
  return [{ id: String(sellingPlanId(handle, subscription.name)), name: subscription.name, plans }];
}

function amount(major: string): number {
  const parsed = majorToSubunits(major);
  if (parsed === null) throw new Error(`Not a price: ${major}`);
  return parsed;
}
