import type { CatalogueIndex } from '@cartwright/core/catalogue/index/catalogue-index';
import type { PreviewedListing } from '@cartwright/core/contract/previewed-listing';
import type { ProductCell } from '@cartwright/core/listing/listing';
import type { PreviewedPlace } from '@cartwright/core/listing/previewed-product';
import { type PageListing, responseOf } from '@cartwright/core/listing/settings/response-of';
import { swatchesOf } from '@cartwright/core/listing/swatches-of';
import { formatMoney } from '@cartwright/core/money/format-money';
import type { ShopStore } from '../db/for-shop';
import { previewedProducts } from './previewed-products';

/** Context of a previewed list. */
interface Previewed extends PreviewedPlace {
  /** Currency of amounts, ISO 4217. */
  readonly currency: string;
  /** Reason for a product's position. */
  readonly whyMessage: (cell: ProductCell) => string;
}

/** Response to a page of a preview: that of a store in one chunk, with the mirror's prices and titles. */
export async function previewedResponse(
  store: ShopStore,
  index: CatalogueIndex,
  page: PageListing,
  { currency, whyMessage, ...place }: Previewed,
): Promise<PreviewedListing> {
  const shown = page.listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const ids = shown.map(({ id }) => id);
  const cards = new Map(shown.map(({ id, card }) => [id, card]));
  const products = await previewedProducts(store, ids, place, cards);
  return {
    list: {
      ...responseOf(page, 1, {
        swatchesOf: (option) => swatchesOf(index, option),
        amountText: (amount) => formatMoney(amount, currency, place.locale),
      }),
      products: shown.flatMap(({ id, badge }) => {
        const product = products.get(id);
        if (!product) return [];
        const { rating, ...unrated } = product;
        return [{ ...unrated, badge, ...(page.ratings && { rating }) }];
      }),
    },
    reasons: shown.map((cell) => ({ id: cell.id, why: whyMessage(cell) })),
  };
}
