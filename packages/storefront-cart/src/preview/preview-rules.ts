import type { RenderMessage } from '@cartwright/core/contract/preview';
import { ANY_QUANTITY, allowedQuantity } from '@cartwright/core/rewards/quantity-rule';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import type { PageProduct } from '../state/known-variants';
import type { Rules } from '../state/rules';
import { rulesOf } from '../state/rules-of';

/** The rules of a document that is being edited. Discounts count as active: the merchant sees what publishing gives. */
export function previewRules(message: RenderMessage): Rules {
  const { document, products, widgets, shop, country } = message;
  const config = compileStorefrontCart({ document, products, widgets, discountsActive: true });
  const market = {
    root: '/',
    currency: shop.currency,
    shopCurrency: shop.currency,
    rate: null,
    country,
  };
  return rulesOf(config, market, pageProducts(products));
}

/** The admin's products as a page knows them. */
export function pageProducts(products: RenderMessage['products']): PageProduct[] {
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
