import type { OfferedProduct } from '@cartwright/core/widgets/offered-product';
import { MAX_WIDGETS_ASKED } from '@cartwright/core/widgets/widget-response';
import { viewedProducts } from '@cartwright/storefront-kit/analytics/viewed-products';
import { browserStorage } from '@cartwright/storefront-kit/browser/browser';
import { readPage } from '@cartwright/storefront-kit/page/page-json';
import { previewedCart } from '@cartwright/storefront-kit/page/previewed-cart';
import { askForWidgets } from '@cartwright/storefront-kit/widgets/ask-for-widgets';
import type { RecommendedProduct } from './recommendations';

/** Request timeout (milliseconds), after which the store's recommendations are used. */
const TIMEOUT_MS = 2_000;

/** Default path of the app proxy. */
const USUAL_PROXY = '/apps/cartwright';

/**
 * Requests the products of widgets for the products in the cart (latest first) and the requested facts. Hidden widgets
 * are left out; null on timeout or failure. Never rejects.
 */
export async function askForProducts(
  ids: readonly number[],
  inCart: readonly number[],
  facts: Readonly<Record<string, string>>,
  timeout = TIMEOUT_MS,
): Promise<ReadonlyMap<number, readonly RecommendedProduct[]> | null> {
  const page = readPage();
  if (!page) return null;
  const { root, proxy, country, locale, type, id } = page;
  const query = new URLSearchParams({ country: country ?? '', locale, preview: previewedCart() ?? '' });
  const address = `${root}${(proxy ?? USUAL_PROXY).replace(/^\/+/, '')}/widgets?${query}`;
  const product = (type === 'product' && id) || null;
  const request = { cart: inCart, viewed: viewedProducts(browserStorage, Date.now()), bought: '', facts };
  const signal = AbortSignal.timeout(timeout);
  const groups = Array.from({ length: Math.ceil(ids.length / MAX_WIDGETS_ASKED) }, (_, at) =>
    ids.slice(at * MAX_WIDGETS_ASKED, (at + 1) * MAX_WIDGETS_ASKED),
  );
  const answers = await Promise.all(
    groups.map((group) => askForWidgets(address, group, product, request, signal)),
  );
  if (answers.includes(null)) return null;
  const widgets = answers.flatMap((response) => response ?? []);
  return new Map(widgets.map((widget) => [widget.id, widget.products.map(productOf)]));
}

function productOf({ id, title, url, image, isGiftCard, variants = [] }: OfferedProduct): RecommendedProduct {
  return {
    id,
    title,
    handle: handleIn(url),
    image: image?.src ?? null,
    giftCard: isGiftCard === true,
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: variant.amount,
      compareAtPrice: variant.compareAt,
      available: variant.available,
      needsSellingPlan: !variant.isSoldOnce,
      minimumQuantity: variant.quantityRule?.min ?? 1,
    })),
    pictures: new Map(variants.map((variant) => [variant.id, variant.picture ?? ''])),
  };
}

/** Product handle at the end of a URL, in any market or collection. */
function handleIn(url: string): string {
  const [, handle = ''] = /\/products\/([^/?#]+)/.exec(url) ?? [];
  return handle;
}
