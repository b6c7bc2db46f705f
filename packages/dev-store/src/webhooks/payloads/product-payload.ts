import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { gid } from '../../admin/wire/gid';
import { imagesOf, type Product, type Variant } from '../../engine/model/catalogue';
import { zonedTime } from './zoned-time';

interface PayloadFacts {
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly timezone: string;
}

/** Id of the store's only location. */
const LOCATION_ID = 1;

/** Payload of `products/create` and `products/update`. Source: Shopify REST Admin API, `Product`. */
export function productPayload(product: Product, { updatedAt, timezone }: PayloadFacts) {
  const createdAt = zonedTime(product.createdAt, timezone);
  const times = { created_at: createdAt, updated_at: zonedTime(updatedAt, timezone) };
  const images = imagesOf(product).map((image, at) => ({
    id: image.id,
    product_id: product.id,
    position: at + 1,
    alt: image.alt,
    width: image.width,
    height: image.height,
    src: image.src,
    variant_ids: product.variants.filter((variant) => variant.image?.src === image.src).map(({ id }) => id),
    admin_graphql_api_id: gid('ProductImage', image.id),
  }));
  return {
    id: product.id,
    admin_graphql_api_id: gid('Product', product.id),
    title: product.title,
    handle: product.handle,
    body_html: product.descriptionHtml,
    vendor: product.vendor,
    product_type: product.productType,
    tags: product.tags.join(', '),
    status: product.published ? 'active' : 'draft',
    published_at: product.published ? createdAt : null,
    published_scope: 'web',
    template_suffix: null,
    ...times,
    options: product.options.map(({ name, values }, at) => ({
      product_id: product.id,
      name,
      position: at + 1,
      values,
    })),
    variants: product.variants.map((variant, at) => ({
      ...variantFields(product, variant, at),
      ...times,
    })),
    images,
    image: images[0] ?? null,
  };
}

function variantFields({ id: productId }: Product, variant: Variant, at: number) {
  const { id, title, options, sku, barcode, price, compareAtPrice, grams, stock } = variant;
  return {
    id,
    admin_graphql_api_id: gid('ProductVariant', id),
    product_id: productId,
    title,
    position: at + 1,
    option1: options[0] ?? null,
    option2: options[1] ?? null,
    option3: options[2] ?? null,
    sku,
    barcode,
    price: subunitsToMajor(price),
    compare_at_price: compareAtPrice === null ? null : subunitsToMajor(compareAtPrice),
    grams,
    taxable: variant.taxable,
    requires_shipping: variant.requiresShipping,
    image_id: variant.image?.id ?? null,
    inventory_item_id: inventoryItemId(variant),
    inventory_management: stock.tracked ? 'shopify' : null,
    inventory_policy: stock.tracked ? stock.policy : 'deny',
    inventory_quantity: stock.tracked ? stock.quantity : 0,
  };
}

/** Payload of `products/delete`: only the id. */
export function productDeletedPayload(id: number) {
  return { id };
}

/** Payload of `inventory_levels/update`: stock by inventory item. */
export function inventoryLevelPayload(variant: Variant, { updatedAt, timezone }: PayloadFacts) {
  const item = inventoryItemId(variant);
  return {
    inventory_item_id: item,
    location_id: LOCATION_ID,
    available: variant.stock.tracked ? variant.stock.quantity : null,
    updated_at: zonedTime(updatedAt, timezone),
    admin_graphql_api_id: `${gid('InventoryLevel', LOCATION_ID)}?inventory_item_id=${item}`,
  };
}

/** Inventory item id: the variant's number, as in the Admin API. */
function inventoryItemId({ id }: Variant): number {
  return id;
}
