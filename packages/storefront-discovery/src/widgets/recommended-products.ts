import { cardAmong } from '@cartwright/core/listing/card-among';
import type { ListedImage } from '@cartwright/core/listing/listing-response';
import { MAX_VARIANTS_OFFERED, type OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type { WidgetFace } from '@cartwright/core/widgets/widget-response';
import { isOfTheStore, isPicture } from '@cartwright/storefront-kit/listing/read-product';
import { isJson, type Json, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';

/** Request timeout (milliseconds), after which the widget collapses. */
const TIMEOUT_MS = 3_000;

/** Shopify's limit. */
const MAX_PRODUCTS = 10;

/** Settings that decide which of the store's recommendations are shown, and how. */
type Wanted = Pick<WidgetFace, 'outOfStock' | 'limit'> & { readonly intent: 'related' | 'complementary' };

/**
 * Shopify's recommendations for a product as list cards, without products in the cart; empty on timeout or failure.
 * Never rejects. Source: Shopify's Product Recommendations API.
 */
export async function recommendedProducts(
  root: string,
  productId: number,
  { intent, outOfStock, limit }: Wanted,
  inCart: readonly number[],
  format: (subunits: number) => string,
  timeout = TIMEOUT_MS,
): Promise<OfferedProduct[]> {
  try {
    const query = new URLSearchParams({ product_id: `${productId}`, limit: `${MAX_PRODUCTS}`, intent });
    const response = await fetch(`${root}recommendations/products.json?${query}`, {
      signal: AbortSignal.timeout(timeout),
    });
    const said: unknown = response.ok ? await response.json() : null;
    const products = isJson(said) ? listOf(said.products).flatMap((each) => listed(each, format)) : [];
    const wanted = products.filter(
      ({ id, available }) => !inCart.includes(id) && (available || outOfStock !== 'hide'),
    );
    if (outOfStock === 'end') wanted.sort((a, b) => Number(b.available) - Number(a.available));
    return wanted.slice(0, limit);
  } catch {
    return [];
  }
}

/** Product with its list card; empty if incomplete. */
function listed(product: Json, format: (subunits: number) => string): OfferedProduct[] {
  const names = new Map(
    listOf(product.selling_plan_groups)
      .flatMap((group) => listOf(group.selling_plans))
      .map((plan) => [numberOf(plan.id), textOf(plan.name)] as const),
  );
  const variants = listOf(product.variants).map((variant) => ({
    id: numberOf(variant.id),
    title: textOf(variant.title),
    amount: numberOf(variant.price),
    compareAt: numberOf(variant.compare_at_price) || null,
    available: variant.available === true,
    isSoldOnce: product.requires_selling_plan !== true && variant.requires_selling_plan !== true,
    plans: listOf(variant.selling_plan_allocations).map(({ selling_plan_id, price }) => ({
      id: numberOf(selling_plan_id),
      name: names.get(numberOf(selling_plan_id)) ?? '',
      amount: numberOf(price),
    })),
  }));
  const card = cardAmong(
    variants,
    () => true,
    ({ id }) => id,
    'lowest',
  );
  const variant = variants.find(({ id }) => id === card?.variantId);
  const url = textOf(product.url);
  if (!card || !variant || !isOfTheStore(url)) return [];
  const { amount, compareAt } = variant;
  return [
    {
      id: numberOf(product.id),
      title: textOf(product.title),
      url: card.leadsToVariant ? `${url}${url.includes('?') ? '&' : '?'}variant=${variant.id}` : url,
      image: imageOf(product),
      price: format(amount),
      priceVaries: card.price !== 'one',
      compareAtPrice: compareAt !== null && compareAt > amount ? format(compareAt) : null,
      available: variants.some(({ available }) => available),
      variantId: variants.length === 1 && product.requires_selling_plan !== true ? variant.id : null,
      badge: null,
      cardVariantId: variant.id,
      variants: variants.length > MAX_VARIANTS_OFFERED ? [] : variants,
    },
  ];
}

/** Assumed image size in pixels if unknown. */
const UNMEASURED = 1200;

function imageOf(product: Json): ListedImage | null {
  const [media] = listOf(product.media);
  const src = textOf(product.featured_image);
  if (!isPicture(src)) return null;
  return {
    src,
    alt: textOf(media?.alt),
    width: numberOf(media?.width) || UNMEASURED,
    height: numberOf(media?.height) || UNMEASURED,
  };
}
