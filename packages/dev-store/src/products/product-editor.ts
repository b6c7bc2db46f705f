import type { StoreContext } from '../context/store-context';
import type { Product } from '../engine/model/catalogue';
import type { ProductChange } from '../state/product-changes';
import {
  inventoryLevelPayload,
  productDeletedPayload,
  productPayload,
} from '../webhooks/payloads/product-payload';

type Editable = 'title' | 'vendor' | 'productType' | 'tags' | 'published' | 'prices' | 'quantities';

/** Product edit by a merchant; absent fields are unchanged. */
export type ProductEdit = Partial<Pick<ProductChange, Editable>>;

type Host = Pick<StoreContext, 'index' | 'state' | 'webhooks' | 'shop' | 'clock'>;

/**
 * Updates a product and emits `products/update`, and `inventory_levels/update` for each variant with changed stock. No
 * events without a change. Throws if the product isn't in the catalogue.
 */
export function editProduct(store: Host, productId: number, edit: ProductEdit): void {
  const before = productOf(store, productId);
  const known = store.state.products.of(productId);
  const change: ProductChange = {
    productId,
    deleted: false,
    ...known,
    ...edit,
    prices: { ...known?.prices, ...edit.prices },
    quantities: { ...known?.quantities, ...edit.quantities },
    updatedAt: store.clock().toISOString(),
  };
  if (!differs(before, edit)) return;
  store.state.products.put(change);
  const after = productOf(store, productId);
  const { timezone } = store.shop;
  const { updatedAt } = change;
  for (const variant of after.variants) {
    const was = before.variants.find(({ id }) => id === variant.id);
    if (JSON.stringify(was?.stock) === JSON.stringify(variant.stock)) continue;
    store.webhooks.emit('inventory_levels/update', () =>
      inventoryLevelPayload(variant, { updatedAt, timezone }),
    );
  }
  store.webhooks.emit('products/update', () => productPayload(after, { updatedAt, timezone }));
}

/** Deletes a product and emits `products/delete`. Throws if it isn't in the catalogue. */
export function deleteProduct(store: Host, productId: number): void {
  productOf(store, productId);
  save(store, productId, { deleted: true });
  store.webhooks.emit('products/delete', () => productDeletedPayload(productId));
}

/** Restores a deleted product and emits `products/create`. No effect on an existing one. */
export function addProductAgain(store: Host, productId: number): void {
  if (!store.state.products.of(productId)?.deleted) return;
  const { updatedAt } = save(store, productId, { deleted: false });
  const { timezone } = store.shop;
  store.webhooks.emit('products/create', () =>
    productPayload(productOf(store, productId), { updatedAt, timezone }),
  );
}

function save(store: Host, productId: number, { deleted }: Pick<ProductChange, 'deleted'>): ProductChange {
  const known = store.state.products.of(productId);
  const updatedAt = store.clock().toISOString();
  const change = { productId, prices: {}, quantities: {}, ...known, deleted, updatedAt };
  store.state.products.put(change);
  return change;
}

function productOf({ index }: Host, productId: number): Product {
  const product = index.product(productId);
  if (!product) throw new Error(`There is no product ${productId}.`);
  return product;
}

function differs(product: Product, { prices = {}, quantities = {}, tags, ...texts }: ProductEdit): boolean {
  const { title, vendor, productType, published, variants } = product;
  const now = { title, vendor, productType, published };
  return (
    JSON.stringify({ ...now, ...texts }) !== JSON.stringify(now) ||
    (tags !== undefined && JSON.stringify(tags) !== JSON.stringify(product.tags)) ||
    variants.some(({ id, price, stock }) => {
      const quantity = stock.tracked ? stock.quantity : undefined;
      return (prices[id] ?? price) !== price || (quantities[id] ?? quantity) !== quantity;
    })
  );
}
