import { hasOnlyDefaultVariant, imagesOf, type Product } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { productJs } from '../engine/product-json';
import { ImageObject } from './image-object';

/** What `productJs` answers, and what only Liquid knows of a product. Source: Shopify Liquid, `product`. */
export function productObject(product: Product, market: Market) {
  const answered = productJs(product, market);
  const [first] = answered.variants;
  const available = answered.variants.find((variant) => variant.available);
  return {
    ...answered,
    images: imagesOf(product).map((image) => new ImageObject(image)),
    featured_image: product.image && new ImageObject(product.image),
    object_type: 'product',
    'gift_card?': product.giftCard,
    has_only_default_variant: hasOnlyDefaultVariant(product),
    variants_count: product.variants.length,
    first_available_variant: available ?? null,
    selected_or_first_available_variant: available ?? first,
  };
}
