import { and, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm';
import { catalogueMarks, catalogueProducts, catalogueState, type MirrorScope } from '../db/schema';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import { mark } from './marks';
import { changedIds, knownIds, removeMirrored, writeMirrored } from './mirror-rows';
import { advanceState, afterReading, type MirrorState } from './mirror-state';
import type { MirrorWork } from './mirror-work';
import { productsAtOnce, readProductsNow } from './read-products';

/** Inventory items per lookup: they often share a product. */
const ITEMS_AT_ONCE = 500;

/**
 * Reads marked products again, until the step ends or none is left. Marks are read before the
 * request, and only those are cleared: later marks cause another read. Returns Shopify's failure,
 * if any.
 */
export async function readMarked(
  work: MirrorWork,
  begun: MirrorState,
  scope: MirrorScope,
): Promise<ShopifyFailure | null> {
  let state = begun;
  do {
    const advanced = await lookUpItems(work, state);
    const batch = await takeMarks(work, advanced, productsAtOnce(scope));
    if (batch.ids.length === 0) return null;
    state = batch.state;
    const found = await readProductsNow(work, batch.ids, scope);
    if (!found.ok) return found;
    const gone = batch.ids.filter((id) => !found.value.some((product) => product.id === id));
    const products = { kind: 'products', documents: found.value } as const;
    state = await work.store.transaction(async (store) => {
      const changed = await changedIds(store, products);
      const removed = await knownIds(store, 'products', gone);
      const isChanged = changed.length + removed.length > 0;
      const next = await advanceState(store, state, {
        ...afterReading(state),
        ...(isChanged && { revision: sql`${catalogueState.revision} + 1` }),
      });
      const { run, revision } = next;
      await removeMirrored(store, 'products', removed, revision);
      await writeMirrored(store, products, changed, { run, revision, readAt: work.clock() });
      await store.remove(
        catalogueMarks,
        and(eq(catalogueMarks.kind, 'product'), eq(catalogueMarks.takenBy, run)),
      );
      // There is no webhook for collection rules: the product's collections are read again.
      if (isChanged) await mark(store, 'collection', [0], work.clock());
      return next;
    });
  } while (performance.now() < work.until);
  return null;
}

async function takeMarks({ store }: MirrorWork, state: MirrorState, limit: number) {
  const next = await advanceState(store, state, { run: state.run + 1 });
  const marked = await store.columns(catalogueMarks, ['id'], {
    where: eq(catalogueMarks.kind, 'product'),
    orderBy: [asc(catalogueMarks.markedAt), asc(catalogueMarks.id)],
    limit,
  });
  const ids = marked.map(({ id }) => id);
  const these = and(eq(catalogueMarks.kind, 'product'), inArray(catalogueMarks.id, ids));
  if (ids.length > 0) await store.update(catalogueMarks, { takenBy: next.run }, these);
  return { state: next, ids };
}

/**
 * Replaces marks of inventory items by marks of their products. Unknown items belong to no product.
 */
async function lookUpItems({ store, clock }: MirrorWork, state: MirrorState): Promise<MirrorState> {
  const ofItems = eq(catalogueMarks.kind, 'inventory_item');
  const items = await store.columns(catalogueMarks, ['id'], { where: ofItems, limit: ITEMS_AT_ONCE });
  if (items.length === 0) return state;
  const ids = items.map(({ id }) => id);
  return store.transaction(async (inside) => {
    const next = await advanceState(inside, state, { run: state.run + 1 });
    await inside.remove(catalogueMarks, and(ofItems, inArray(catalogueMarks.id, ids)));
    const products = await inside.columns(catalogueProducts, ['productId'], {
      where: arrayOverlaps(catalogueProducts.inventoryItemIds, ids),
    });
    const productIds = products.map(({ productId }) => productId);
    await mark(inside, 'product', productIds, clock());
    return next;
  });
}
