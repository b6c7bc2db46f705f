import { subunitsToMajor } from '@cartwright/core/money/decimal';
import {
  ANY_QUANTITY,
  imagesOf,
  isAvailable,
  lineTitle,
  type Product,
  type SellingPlan,
  type Variant,
} from './model/catalogue';
import type { Market } from './model/market';
import { unitPriceOf } from './price-line';

/** Maximum number of variants in `/products/{handle}.js`. Source: Shopify AJAX Product API. */
const MAX_VARIANTS = 250;

/** Product in the format of `/products/{handle}.js`; amounts in subunits. Source: Shopify AJAX Product API. */
export function productJs(product: Product, market: Pick<Market, 'currency' | 'root'>) {
  const prices = product.variants.map(({ price }) => price);
  const compareAt = product.variants.flatMap(({ compareAtPrice }) =>
    compareAtPrice === null ? [] : [compareAtPrice],
  );
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    description: product.descriptionHtml,
    published_at: product.publishedAt ?? product.createdAt,
    created_at: product.createdAt,
    vendor: product.vendor,
    type: product.productType,
    tags: [...product.tags],
    price: lowest,
    price_min: lowest,
    price_max: highest,
    available: product.variants.some((variant) => isAvailable(product, variant)),
    price_varies: lowest !== highest,
    compare_at_price: compareAt.length > 0 ? Math.min(...compareAt) : null,
    compare_at_price_min: compareAt.length > 0 ? Math.min(...compareAt) : 0,
    compare_at_price_max: compareAt.length > 0 ? Math.max(...compareAt) : 0,
    compare_at_price_varies: new Set(compareAt).size > 1,
    variants: product.variants
      .slice(0, MAX_VARIANTS)
      .map((variant) => variantJs(product, variant, market.currency)),
    images: imagesOf(product).map(({ src }) => src),
    featured_image: product.image?.src ?? null,
    options: product.options.map(({ name, values }, index) => ({
      name,
      position: index + 1,
      values: [...values],
    })),
    url: `${market.root}products/${product.handle}`,
    requires_selling_plan: product.requiresSellingPlan,
    selling_plan_groups: product.sellingPlanGroups.map((group) => ({
      id: group.id,
      name: group.name,
      options: [],
      selling_plans: group.plans.map((plan) => planJs(plan)),
      app_id: null,
    })),
  };
}

function variantJs(product: Product, variant: Variant, currency: string) {
  return {
    id: variant.id,
    title: variant.title,
    option1: variant.options[0] ?? null,
    option2: variant.options[1] ?? null,
    option3: variant.options[2] ?? null,
    sku: variant.sku,
    requires_shipping: variant.requiresShipping,
    taxable: variant.taxable,
    featured_image: variant.image && {
      id: variant.image.id,
      product_id: product.id,
      alt: variant.image.alt,
      width: variant.image.width,
      height: variant.image.height,
      src: variant.image.src,
      variant_ids: [variant.id],
    },
    available: isAvailable(product, variant),
    name: lineTitle(product, variant),
    public_title: variant.title === 'Default Title' ? null : variant.title,
    options: [...variant.options],
    price: variant.price,
    weight: variant.grams,
    compare_at_price: variant.compareAtPrice,
    inventory_management: variant.stock.tracked ? 'shopify' : null,
    barcode: variant.barcode,
    requires_selling_plan: product.requiresSellingPlan,
    quantity_rule: { ...(variant.quantityRule ?? ANY_QUANTITY) },
    selling_plan_allocations: product.sellingPlanGroups.flatMap((group) =>
      group.plans.map((plan) => {
        const price = unitPriceOf(variant, plan, currency);
        return {
          price_adjustments: [{ position: 1, price }],
          price,
          compare_at_price: variant.price,
          per_delivery_price: price,
          selling_plan_id: plan.id,
          selling_plan_group_id: group.id,
        };
      }),
    ),
  };
}

function planJs(plan: SellingPlan) {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    options: plan.options.map(({ name, value }, index) => ({ name, position: index + 1, value })),
    recurring_deliveries: plan.recurringDeliveries,
    price_adjustments: [{ order_count: null, position: 1, value_type: 'percentage', value: plan.percentOff }],
  };
}

/** Product in the format of `/products.json`; amounts as decimal texts. */
export function productListJson(product: Product) {
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    body_html: product.descriptionHtml,
    published_at: product.publishedAt ?? product.createdAt,
    created_at: product.createdAt,
    updated_at: product.updatedAt ?? product.createdAt,
    vendor: product.vendor,
    product_type: product.productType,
    tags: [...product.tags],
    variants: product.variants.map((variant, index) => ({
      id: variant.id,
      title: variant.title,
      option1: variant.options[0] ?? null,
      option2: variant.options[1] ?? null,
      option3: variant.options[2] ?? null,
      sku: variant.sku,
      requires_shipping: variant.requiresShipping,
      taxable: variant.taxable,
      featured_image: null,
      available: isAvailable(product, variant),
      price: subunitsToMajor(variant.price),
      grams: variant.grams,
      compare_at_price: variant.compareAtPrice === null ? null : subunitsToMajor(variant.compareAtPrice),
      position: index + 1,
      product_id: product.id,
      created_at: product.createdAt,
      updated_at: product.createdAt,
    })),
    images: imagesOf(product).map((image, index) => ({
      id: image.id,
      position: index + 1,
      product_id: product.id,
      variant_ids: product.variants.filter((variant) => variant.image?.src === image.src).map(({ id }) => id),
      src: image.src,
      width: image.width,
      height: image.height,
      created_at: product.createdAt,
      updated_at: product.createdAt,
    })),
    options: product.options.map(({ name, values }, index) => ({
      name,
      position: index + 1,
      values: [...values],
    })),
  };
}
