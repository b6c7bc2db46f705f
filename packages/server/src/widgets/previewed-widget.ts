import { type CatalogueIndex, FLAGS } from '@cartwright/core/catalogue/index/catalogue-index';
import type { PreviewedCart } from '@cartwright/core/contract/preview-widget';
import { builtInPath } from '@cartwright/core/data-sources/built-in-sources';
import { NOTHING_KNOWN, type ShopperFacts } from '@cartwright/core/data-sources/source-request';
import type { ListContext } from '@cartwright/core/listing/list-context';
import { previewedProduct } from '@cartwright/core/listing/previewed-product';
import { standsInLists } from '@cartwright/core/listing/sellable';
import { compileWidgetDiscounts } from '@cartwright/core/storefront/compile-widget-discounts';
import { previewedVariants } from '@cartwright/core/widgets/previewed-variants';
import { giftIds, withGifts } from '@cartwright/core/widgets/shown-bundle';
import { placeOf, stepWidgets } from '@cartwright/core/widgets/step-widgets';
import { handPickedProducts, type Widget } from '@cartwright/core/widgets/widget';
import { widgetFace } from '@cartwright/core/widgets/widget-face';
import { EVERYTHING, productsInPlace, widgetListing } from '@cartwright/core/widgets/widget-listing';
import { widgetRequest } from '@cartwright/core/widgets/widget-request';
import type { PreviewedWidget } from '@cartwright/core/widgets/widget-response';
import type { DataSources } from '../data-sources/resolve-data-source';
import type { ShopStore } from '../db/for-shop';
import { listContext } from '../listing/listing-of-rows';
import { previewedFields } from '../listing/previewed-products';
import { giftTitlesIn } from './gift-titles';

interface Previewed {
  readonly widget: Widget;
  /** Absent or null: previewed on a page. */
  readonly cart?: PreviewedCart | null;
  readonly country: string | null;
  /** BCP 47. */
  readonly locale: string;
  readonly answerDataSource: DataSources['answer'];
}

/**
 * Widget as on a product page or in a cart, with similar products in place of those that only the store or the
 * shopper's browser knows; a bundle with the products of all steps.
 */
export async function previewedWidget(
  store: ShopStore,
  index: CatalogueIndex,
  { widget, cart, country, locale, answerDataSource }: Previewed,
): Promise<PreviewedWidget> {
  const givesOff = {
    ...widget,
    products: widget.products.filter((each) => !isGiftCard(index, each.product_id)),
  };
  const face = widgetFace(widget, compileWidgetDiscounts([givesOff], [])[0]);
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? locale;
  const shopper = { country, language };
  const context = await listContext(store, shopper);
  const place = {
    pageProducts: cart ? [] : somePageProduct(index, widget, context),
    cartProducts: cart?.products ?? [],
    recentlyViewed: [],
    ownOrders: [],
    facts: cart ? factsOf(cart, country) : { ...NOTHING_KNOWN, country },
  };
  const { priceCountry } = context;
  const listed = await Promise.all(
    stepWidgets(widget).map(async (each) => {
      const step = each.widget;
      const request = placeOf(each, place);
      const question = widgetRequest(step, request);
      const isKnownHere = face.recommends === null && !OF_ONE_SHOPPER.includes(question.path);
      const path = isKnownHere ? question.path : builtInPath('similar');
      const response = await answerDataSource(store, { ...question, path }, shopper);
      const sourced = response?.products.map(({ product }) => product) ?? [];
      return widgetListing(index, step, productsInPlace(step, sourced, request), context);
    }),
  );
  const ids = [...new Set(listed.flat().map(({ id }) => id))];
  const given = face.bundle ? giftIds(face.bundle) : [];
  const fields = await previewedFields(store, [...new Set([...ids, ...given])]);
  const products = new Map(fields.map((product) => [product.id, product]));
  const inPlace = { priceCountry, language, locale };
  const stepProducts = listed.map((cells) =>
    cells.flatMap(({ id, card, isOnlyVariant, pickedVariants }) => {
      const mirrored = products.get(id);
      const product = mirrored && previewedProduct(mirrored, inPlace, card);
      if (!product) return [];
      const variants = previewedVariants(mirrored, priceCountry, pickedVariants);
      const variantId = isOnlyVariant ? card.variantId : product.variantId;
      return [{ ...product, variantId, badge: null, cardVariantId: card.variantId, variants }];
    }),
  );
  return {
    ...face,
    products: stepProducts.flat(),
    ...(face.bundle && { stepProducts, bundle: withGifts(face.bundle, giftTitlesIn(products, inPlace)) }),
    page: {
      product: place.pageProducts[0] ?? null,
      currency:
        [...products.values()].flatMap(({ variants }) => variants)[0]?.prices[priceCountry]?.currency ?? null,
    },
  };
}

/** Facts of a previewed cart: without codes and subscriptions. */
function factsOf({ total, items }: PreviewedCart, country: string | null): ShopperFacts {
  return { ...NOTHING_KNOWN, total, items, country, discountCodes: [], hasSellingPlan: false };
}

/** Sources that depend on an individual shopper, and are empty for a merchant. */
const OF_ONE_SHOPPER = [builtInPath('recently_viewed'), builtInPath('purchased')];

function isGiftCard({ products, rows }: CatalogueIndex, id: number): boolean {
  const row = rows.get(id);
  return row !== undefined && ((products.flags[row] ?? 0) & FLAGS.giftCard) !== 0;
}

/** Product of a previewed page: the newest one that can be bought without a subscription, and isn't hand-picked. */
function somePageProduct(index: CatalogueIndex, widget: Widget, context: ListContext): number[] {
  const { products, rows } = index;
  const isInStock = standsInLists(index, { ...EVERYTHING, outOfStock: 'hide' }, context);
  const isSold = (row: number) => isInStock(row) && !((products.flags[row] ?? 0) & FLAGS.requiresSellingPlan);
  const picked = new Set(handPickedProducts(widget).map(({ product_id }) => product_id));
  let [newest, at] = [0, Number.NEGATIVE_INFINITY];
  for (const [id, row] of rows) {
    const createdAt = products.createdAt[row] ?? 0;
    if (createdAt > at && !picked.has(id) && isSold(row)) [newest, at] = [id, createdAt];
  }
  return newest === 0 ? [] : [newest];
}
