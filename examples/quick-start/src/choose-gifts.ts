import type { ProductSelection } from '@cartwright/core/catalogue/selection';
import { isAvailable, type Product } from '@cartwright/dev-store/engine/model/catalogue';

export interface Gifts {
  /** A product with one variant to sell, or one variant of a product; null when there is none. */
  readonly single: ProductSelection | null;
  /** A product with several variants to sell; null when there is none. */
  readonly choice: ProductSelection | null;
}

/** A gift is worth no more than this part of what a shopper has to buy for it, and no less where it can be. */
const LARGEST_PART = 1 / 3;
const MIN_SHARE = 1 / 20;

/** Gift cards and add-on services don't qualify as gifts, whatever the shop calls them. */
const NO_GIFT =
  /gift\s*-?\s*(?:card|certificate|voucher)|\be-?gift|voucher|store credit|donation|deposit|warranty|insurance|(?:shipping|order|package) protection|gift\s*-?\s*wrap|gutschein|carte[- ]cadeau|bon[- ]cadeau|tarjeta[- ]regalo|carta[- ]regalo|buono[- ]regalo|cart[aã]o[- ]presente|cadeaubon|ギフト(?:カード|券)|商品券|بطاقة (?:هدية|هدايا)|قسيمة/i;

/**
 * Gifts for a demo cart out of any catalogue: the cheapest products that can be given away and are worth something beside
 * what they ask for, and none that is dear beside it. `single` and `choice` are the amounts that they are given from, in major units.
 */
export function chooseGifts(
  products: readonly Product[],
  from: { readonly single: number; readonly choice: number },
): Gifts {
  const giveable = products
    .filter(isGift)
    .map((product) => ({ product, variants: variantsToGive(product) }))
    .filter(({ variants }) => variants.length > 0)
    .toSorted((a, b) => lowest(a.variants) - lowest(b.variants) || a.product.id - b.product.id);
  const worth = (amount: number, part: number) => amount * 100 * part;
  const choice = cheapestWorth(
    giveable.filter(
      ({ variants }) =>
        variants.length > 1 && variants.every(({ price }) => price <= worth(from.choice, LARGEST_PART)),
    ),
    worth(from.choice, MIN_SHARE),
  );
  const cheap = giveable.filter(
    ({ product, variants }) =>
      lowest(variants) <= worth(from.single, LARGEST_PART) && product.id !== choice?.product.id,
  );
  const alone = cheap.filter(({ variants }) => variants.length === 1);
  const single = cheapestWorth(alone.length > 0 ? alone : cheap, worth(from.single, MIN_SHARE));
  return {
    single: single
      ? {
          product_id: single.product.id,
          // The gift is the cheapest variant.
          variant_ids: single.variants.length > 1 ? [cheapest(single.variants).id] : [],
        }
      : null,
    choice: choice ? { product_id: choice.product.id, variant_ids: [] } : null,
  };
}

function isGift({ giftCard, requiresSellingPlan, title, productType, tags }: Product): boolean {
  const words = [title, productType, ...tags].join('\n');
  return !giftCard && !requiresSellingPlan && !NO_GIFT.test(words);
}

/** Free products don't qualify as gifts. */
function variantsToGive(product: Product) {
  return product.variants.filter((variant) => isAvailable(product, variant) && variant.price > 0);
}

/** Expects products in ascending order. */
function cheapestWorth<Each extends { readonly variants: Priced }>(all: readonly Each[], min: number) {
  return all.find(({ variants }) => lowest(variants) >= min) ?? all.at(-1);
}

type Priced = readonly { readonly id: number; readonly price: number }[];

const lowest = (variants: Priced) => Math.min(...variants.map(({ price }) => price));

function cheapest(variants: Priced) {
  const [first] = variants.toSorted((a, b) => a.price - b.price);
  if (!first) throw new Error('There is a variant.');
  return first;
}
