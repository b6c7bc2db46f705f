import { majorToSubunits } from '@cartwright/core/money/decimal';
import type {
  Product,
  ProductImage,
  ProductMetafield,
  QuantityRule,
  SellingPlanGroup,
  Stock,
  Variant,
} from '../engine/model/catalogue';
import { drawnImage } from './product-image';
import { productId, sellingPlanId, variantId } from './stable-id';

/** Definition of a product. Prices in major units. */
export interface ProductSketch {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** List below the description. */
  readonly details?: readonly string[];
  readonly type: string;
  /** Default: the store's own brand. */
  readonly vendor?: string;
  readonly tags?: readonly string[];
  readonly price: string;
  readonly compareAt?: string;
  readonly grams?: number;
  /** Values by option name; every combination is a variant. Absent: a single default variant. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /**
   * Stock of each variant; `stockOf` overrides it by variant title ("S / Moss"). Absent: untracked.
   */
  readonly stock?: number;
  readonly stockOf?: Readonly<Record<string, number>>;
  /** By variant title or option value. */
  readonly priceOf?: Readonly<Record<string, string>>;
  /** Number of images besides those of colours: 1 by default, at most 4. */
  readonly pictures?: number;
  readonly giftCard?: boolean;
  readonly subscription?: {
    readonly name: string;
    readonly plans: Readonly<Record<string, number>>;
    /** Whether it is subscription-only. */
    readonly only?: boolean;
  };
  /** Quantity rule. Default: none. */
  readonly quantityRule?: QuantityRule;
  /** Metafields of the namespace `custom`: type and value, by key. */
  readonly metafields?: Readonly<Record<string, readonly [type: string, value: string]>>;
  /** Creation date, as an ISO date. */
  readonly since?: string;
  /** Future publication date, as an ISO date. */
  readonly comes?: string;
  /** Countries whose markets exclude it. Default: none. */
  readonly unpublishedIn?: readonly string[];
  /** By variant title or option value. */
  readonly unpublishedInOf?: Readonly<Record<string, readonly string[]>>;
}

const VENDOR = 'Larkspur Supply';
const CREATED = '2026-03-02';

/** Completes a definition. Throws for an invalid price. */
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
    descriptionHtml: descriptionOf(sketch),
    vendor: sketch.vendor ?? VENDOR,
    productType: sketch.type,
    tags: sketch.tags ?? [],
    published: sketch.comes === undefined,
    ...(sketch.comes !== undefined && { publishedAt: `${sketch.comes}T09:00:00+00:00` }),
    ...(sketch.unpublishedIn && { unpublishedIn: sketch.unpublishedIn }),
    createdAt: `${sketch.since ?? CREATED}T09:00:00+00:00`,
    options: options.length === 0 ? [{ name: 'Title', values: ['Default Title'] }] : options,
    variants: rows.map((row, index) => defineVariant(sketch, row, index)),
    image: drawnImage(sketch.handle, sketch.title),
    moreImages: Array.from({ length: (sketch.pictures ?? 1) - 1 }, (_, index) =>
      drawnImage(sketch.handle, `${sketch.title}, picture ${index + 2}`, { view: index + 2 }),
    ),
    giftCard: sketch.giftCard ?? false,
    requiresSellingPlan: sketch.subscription?.only ?? false,
    sellingPlanGroups: defineSubscription(sketch),
    ...(sketch.metafields && { metafields: defineMetafields(sketch.metafields) }),
  };
}

function descriptionOf({ description, details = [] }: ProductSketch): string {
  const list = details.map((detail) => `<li>${detail}</li>`).join('');
  return `<p>${description}</p>${list === '' ? '' : `<ul>${list}</ul>`}`;
}

function defineVariant(sketch: ProductSketch, values: readonly string[], index: number): Variant {
  const title = values.join(' / ');
  const unpublishedIn = ofVariant(sketch.unpublishedInOf, title, values);
  return {
    id: variantId(sketch.handle, values),
    title,
    options: values,
    sku: `LS-${sketch.handle.toUpperCase()}-${String(index + 1).padStart(2, '0')}`,
    barcode: '',
    price: amount(ofVariant(sketch.priceOf, title, values) ?? sketch.price),
    compareAtPrice: sketch.compareAt === undefined ? null : amount(sketch.compareAt),
    grams: sketch.giftCard ? 0 : (sketch.grams ?? 250),
    taxable: !sketch.giftCard,
    requiresShipping: !sketch.giftCard,
    stock: stockFor(sketch, title, values),
    ...(sketch.quantityRule && { quantityRule: sketch.quantityRule }),
    image: imageFor(sketch, values),
    ...(unpublishedIn && { unpublishedIn }),
  };
}

function ofVariant<T>(
  known: Readonly<Record<string, T>> | undefined,
  title: string,
  values: readonly string[],
): T | undefined {
  return known?.[title] ?? values.map((value) => known?.[value]).find((found) => found !== undefined);
}

function stockFor(sketch: ProductSketch, title: string, values: readonly string[]): Stock {
  const quantity = ofVariant(sketch.stockOf, title, values) ?? sketch.stock;
  return quantity === undefined ? { tracked: false } : { tracked: true, quantity, policy: 'deny' };
}

/** Variants of a colour share an image; the first colour's is the product's. */
function imageFor(
  { handle, title, options = {} }: ProductSketch,
  values: readonly string[],
): ProductImage | null {
  const at = Object.keys(options).indexOf('Colour');
  const colour = values[at];
  if (colour === undefined) return null;
  if (colour === options.Colour?.[0]) return drawnImage(handle, title);
  const first = Object.values(options).map((all, index) => (index === at ? colour : (all[0] ?? '')));
  return drawnImage(handle, `${title}, ${colour}`, { variant: variantId(handle, first) });
}

function defineSubscription({ handle, subscription }: ProductSketch): SellingPlanGroup[] {
  if (!subscription) return [];
  const plans = Object.entries(subscription.plans).map(([name, percentOff]) => ({
    id: sellingPlanId(handle, name),
    name,
    description:
      percentOff > 0
        ? `${percentOff}% off each delivery. Change or stop at any time.`
        : 'Change or stop at any time.',
    options: [{ name: 'Delivery every', value: name }],
    recurringDeliveries: true,
    percentOff,
  }));
  return [{ id: String(sellingPlanId(handle, subscription.name)), name: subscription.name, plans }];
}

function defineMetafields(fields: NonNullable<ProductSketch['metafields']>): ProductMetafield[] {
  return Object.entries(fields).map(([key, [type, value]]) => ({ namespace: 'custom', key, type, value }));
}

function amount(major: string): number {
  const parsed = majorToSubunits(major);
  if (parsed === null) throw new Error(`Not a price: ${major}`);
  return parsed;
}
