import { enableSearch, readSearchSettings, saveSearchSettings } from '@cartwright/core/contract/smart-search';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { enableShopSearch, saveShopSearch } from './save-search-settings';
import { isSearchEnabled, savedSearchSettings } from './search-settings-rows';

export interface SmartSearchRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly clock: () => Date;
}

export function smartSearchRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { storeOf, clock }: SmartSearchRouteOptions,
): void {
  serve(app, resolveShop, readSearchSettings, async ({ session }) => {
    const store = storeOf(session.shopId);
    const saved = await savedSearchSettings(store);
    if (!saved.ok) return saved;
    return { ok: true, answer: { ...saved.answer, enabled: await isSearchEnabled(store) } };
  });

  serve(app, resolveShop, saveSearchSettings, ({ body, session }) =>
    saveShopSearch(storeOf(session.shopId), { ...body, now: clock() }),
  );

  serve(app, resolveShop, enableSearch, ({ body, session }) =>
    enableShopSearch(storeOf(session.shopId), { ...body, now: clock() }),
  );
}
