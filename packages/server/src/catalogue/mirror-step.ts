import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogueMarks, catalogueProducts, type MirrorScope } from '../db/schema';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import { storedShopProfile } from '../shops/shop-profile';
import { dueNext } from './due';
import { changedIds } from './mirror-rows';
import { COST_OF_SCOPE, readMirrorScope } from './mirror-scope';
import { advanceState, afterReading, type MirrorState, readMirrorState } from './mirror-state';
import type { MirrorWork } from './mirror-work';
import { readMarked } from './read-marked';
import { productsAtOnce, readProductsNow } from './read-products';
import { sameScope } from './same-scope';
import { advanceRun, beginRun } from './sync-run';

/** Retry delays after failed product reads; the last one repeats. */
const PAUSES_MS = [30_000, 60_000, 300_000, 900_000, 3_600_000];

/**
 * Runs the pending task of a shop's mirror for one step, after `beforeWork`. Returns the delay
 * until the next one in milliseconds.
 */
export async function mirrorStep(work: MirrorWork, beforeWork: () => Promise<void>): Promise<number> {
  const { store, clock } = work;
  const state = await readMirrorState(store);
  const marks = {
    products: await store.count(catalogueMarks, inArray(catalogueMarks.kind, ['product', 'inventory_item'])),
    collections: await store.count(catalogueMarks, eq(catalogueMarks.kind, 'collection')),
  };
  const { timezone = 'UTC' } = (await storedShopProfile(store)) ?? {};
  const due = dueNext(state, marks, clock(), timezone);
  if (due.do === 'wait') return due.ms;
  await beforeWork();
  switch (due.do) {
    case 'run':
      return advanceRun(work, state);
    case 'everything':
    case 'collections':
      return advanceRun(work, await beginRun(work, state, due.do));
    case 'marks': {
      const scope = scopeOfProducts(state);
      return scope ? paused(work, await readMarked(work, state, scope)) : 0;
    }
    case 'sample':
      return paused(work, await sample(work, state));
  }
}

/**
 * Scope of the mirrored products: that of a running sync that has ingested them and is reading
 * collections.
 */
function scopeOfProducts({ runKind, part, scope, runScope }: MirrorState): MirrorScope | null {
  return runKind === 'everything' && part === 'collections' ? runScope : scope;
}

async function paused({ store, clock, logger }: MirrorWork, failed: ShopifyFailure | null): Promise<number> {
  if (!failed) return 0;
  logger.warn({ shop: store.shopId, cause: failed.cause }, 'products cannot be read');
  const state = await readMirrorState(store);
  const afterMs = PAUSES_MS[Math.min(state.readFailures, PAUSES_MS.length - 1)] ?? 0;
  await advanceState(store, state, {
    problem: failed.message,
    readFailures: state.readFailures + 1,
    readAgainAt: new Date(clock().getTime() + afterMs),
  });
  return afterMs;
}

/**
 * Compares scope and a random sample of products with the mirror. Differences without a webhook,
 * such as a new exchange rate, cause a full sync.
 */
async function sample(work: MirrorWork, state: MirrorState): Promise<ShopifyFailure | null> {
  const { store, admin, clock } = work;
  const scope = await readMirrorScope(admin.costing(COST_OF_SCOPE), work);
  if (!scope.ok) return scope;
  const isSame = state.scope !== null && sameScope(state.scope, scope.value);
  const differs = isSame ? await someDiffer(work, scope.value) : true;
  if (typeof differs !== 'boolean') return differs;
  await advanceState(store, state, {
    ...afterReading(state),
    sampledAt: clock(),
    ...(differs && { isWanted: true }),
  });
  return null;
}

async function someDiffer(work: MirrorWork, scope: MirrorScope): Promise<boolean | ShopifyFailure> {
  const { store } = work;
  const chosen = await store.columns(catalogueProducts, ['productId'], {
    orderBy: [sql`random()`],
    limit: productsAtOnce(scope),
  });
  if (chosen.length === 0) return false;
  const ids = chosen.map(({ productId }) => productId);
  const found = await readProductsNow(work, ids, scope);
  if (!found.ok) return found;
  const changed = await changedIds(store, { kind: 'products', documents: found.value });
  const ofProducts = eq(catalogueMarks.kind, 'product');
  const marked = new Set(
    (
      await store.columns(catalogueMarks, ['id'], { where: and(ofProducts, inArray(catalogueMarks.id, ids)) })
    ).map(({ id }) => id),
  );
  return changed.some((id) => !marked.has(id));
}
