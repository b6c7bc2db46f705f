import type { CatalogueProduct } from '@cartwright/core/catalogue/product';
import type { RenderMessage } from '@cartwright/core/contract/preview';
import { ANY_QUANTITY, allowedQuantity } from '@cartwright/core/quantity-rules/quantity-rule';
import { cartWithTexts } from '@cartwright/core/storefront/cart-with-texts';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import { marketProducts } from '@cartwright/core/storefront/market-products';
import type { PageProduct } from '@cartwright/storefront-kit/page/page-product';
import type { Rules } from '../state/ports/rules';
import { rulesOf } from '../state/requests/rules-of';

/** Rules of the edited document. Discounts count as active, as after publishing. */
export function previewRules(message: RenderMessage<'cart'>): Rules {
  const { shop, market: place, content } = message;
  const { document, translated, products, widgets, apps } = content;
  const compiled = compileStorefrontCart({ document, products, widgets, discountsActive: true, apps });
  const config = translated ? cartWithTexts(compiled, translated) : compiled;
  const market = {
    root: '/',
    ...place,
    shopCurrency: shop.currency,
  };
  const sold = marketProducts(content, message);
  const there = new Set(sold.map(({ id }) => id));
  const gone = products.filter(({ id }) => !there.has(id)).map(({ handle }) => handle);
  return rulesOf(config, market, pageProducts(sold), gone);
}

/** Page products as sold in the market. */
export function pageProducts(products: readonly CatalogueProduct[]): PageProduct[] {
  return products.map(
    ({ id, handle, title, image, isGiftCard, requiresSellingPlan, metafields, variants }) => ({
      id,
      handle,
      title,
      image,
      giftCard: isGiftCard,
      ...(metafields && { metafields }),
      variants: variants.map((variant) => ({
        ...variant,
        needsSellingPlan: requiresSellingPlan,
        minimumQuantity: allowedQuantity(1, variant.quantityRule ?? ANY_QUANTITY),
      })),
    }),
  );
}
