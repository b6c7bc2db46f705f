import { gid } from '../admin/wire/gid';
import {
  hasOnlyDefaultVariant,
  imagesOf,
  type Product,
  type Swatch,
  type Variant,
} from '../engine/model/catalogue';
import { productJs } from '../engine/product-json';
import type { PageContext } from '../theme/page';
import { ImageObject } from './image-object';
import { metafieldsObject } from './metafields-object';

/**
 * Liquid's `product`: `productJs` with Liquid-only fields. `isMatched`: whether a variant matches the filters of the
 * page's list. Source: Shopify Liquid, `product` and `variant`.
 */
export function productObject(
  context: PageContext,
  product: Product,
  isMatched: (variant: Variant) => boolean = () => true,
) {
  const shown = productJs(product, context.market);
  const plans = new Map(
    product.sellingPlanGroups.flatMap((group) => group.plans.map((plan) => [plan.id, plan] as const)),
  );
  const variants = shown.variants.map((variant, place) => {
    const sold = product.variants[place];
    return {
      ...variant,
      selling_plan_allocations: variant.selling_plan_allocations.map((allocation) => ({
        ...allocation,
        selling_plan: plans.get(allocation.selling_plan_id),
      })),
      featured_image: sold?.image ? new ImageObject(sold.image) : null,
      matched: sold !== undefined && isMatched(sold),
      url: `${shown.url}?variant=${variant.id}`,
    };
  });
  const [first] = variants;
  const available = variants.find((variant) => variant.available);
  return {
    ...shown,
    variants,
    options_with_values: product.options.map((option, at) => ({
      name: option.name,
      position: at + 1,
      values: option.values.map((value) => new OptionValueObject(value, option.swatches?.[value])),
    })),
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

/** Option value; as text, its name. Source: Shopify Liquid, `product_option_value`. */
class OptionValueObject {
  /** Source: Shopify Liquid, `swatch`. */
  readonly swatch: { readonly color: string | null; readonly image: ImageObject | null } | null;

  constructor(
    readonly name: string,
    swatch: Swatch | undefined,
  ) {
    this.swatch = swatch
      ? { color: swatch.color ?? null, image: swatch.image ? new ImageObject(swatch.image) : null }
      : null;
  }

  toString(): string {
    return this.name;
  }

  toJSON(): string {
    return this.name;
  }
}
