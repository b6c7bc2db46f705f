import {
  type CatalogueState,
  readCatalogueState,
  readShopLanguages,
  syncCatalogue,
} from '@cartwright/core/contract/catalogue-state';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { catalogueCollections, catalogueMarks, catalogueProducts, catalogueState } from '../db/schema';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { CatalogueJobs } from './catalogue-jobs';
import { type MirrorState, readMirrorState } from './mirror-state';
import { shopLanguages } from './shop-languages';

export function catalogueRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  {
    storeOf,
    jobs,
  }: {
    readonly storeOf: (shopId: string) => ShopStore;
    readonly jobs: Pick<CatalogueJobs, 'look'>;
  },
): void {
  serve(app, resolveShop, readCatalogueState, async ({ session: { shopId } }) => ({
    ok: true,
    response: await stateOf(storeOf(shopId)),
  }));

  serve(app, resolveShop, readShopLanguages, async ({ session: { shopId } }) => ({
    ok: true,
    response: { languages: await shopLanguages(storeOf(shopId)) },
  }));

  serve(app, resolveShop, syncCatalogue, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const { runKind, isWanted, tryAgainAt } = await readMirrorState(store);
    const waits = runKind === 'everything' && tryAgainAt !== null;
    if (isWanted || (runKind === 'everything' && !waits)) {
      return failure('conflict', 'Your catalog is already syncing.');
    }
    // A sync that waits for its retry is resumed at once.
    await store.update(catalogueState, waits ? { tryAgainAt: null } : { isWanted: true, tryAgainAt: null });
    await jobs.look(shopId);
    return { ok: true, response: await stateOf(store) };
  });
}

async function stateOf(store: ShopStore): Promise<CatalogueState> {
  const state = await readMirrorState(store);
  const isSyncing = state.runKind === 'everything' || state.isWanted;
  const since = state.runBeganAt ?? new Date(0);
  return {
    state: isSyncing ? 'syncing' : state.syncedAt ? 'ready' : 'never',
    sync: state.runKind === 'everything' ? { since: since.toISOString(), progress: progressOf(state) } : null,
    products: await store.count(catalogueProducts),
    collections: await store.count(catalogueCollections),
    lastSyncedAt: state.syncedAt?.toISOString() ?? null,
    backlog: await store.count(catalogueMarks),
    lastComparedAt: state.comparedAt?.toISOString() ?? null,
    drift: state.drift,
    problem: state.problem,
  };
}

function progressOf({ part, isExported, done, total }: MirrorState) {
  return { what: part ?? 'products', step: isExported ? 'save' : 'export', done, of: total } as const;
}
