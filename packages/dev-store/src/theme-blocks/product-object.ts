import { gid } from '../admin/wire/gid';
import { hasOnlyDefaultVariant, imagesOf, type Product } from '../engine/model/catalogue';
import { productJs } from '../engine/product-json';
import type { PageContext } from '../theme/page';
import { ImageObject } from './image-object';
import { metafieldsObject } from './metafields-object';

/** What `productJs` answers, and what only Liquid knows of a product. Source: Shopify Liquid, `product`. */
export function productObject(context: PageContext, product: Product) {
  const answered = productJs(product, context.market);
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
    get metafields() {
      return metafieldsObject(context, gid('Product', product.id), productObject);
    },
  };
}
