import { APP_PROXY_SCOPE, FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import {
  type CollectionReach,
  readCollectionPlacement,
} from '@cartwright/core/contract/collection-placement';
import type { Hono } from 'hono';
import { serve } from '../../http/endpoint-route';
import type { ResolveShop } from '../../http/session';
import type { OpenAdminClient } from '../../shopify/admin-client';
import {
  COLLECTION_TEMPLATES_QUERY,
  collectionTemplatesData,
} from '../../shopify/documents/collection-templates';
import { grantedScopes } from '../../shops/granted-scopes';
import { collectionPlacement } from './collection-placement';

export interface PlacementRouteOptions {
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Where a shop's Shopify admin is. */
  readonly adminOriginOf: (shopId: string) => string;
}

/** So long somebody waits to hear whether shoppers see campaigns; after that it is unknown. */
const PATIENCE_MS = 4_000;

export function placementRoute(
  app: Hono,
  resolveShop: ResolveShop,
  { adminOf, adminOriginOf }: PlacementRouteOptions,
): void {
  serve(app, resolveShop, readCollectionPlacement, async ({ session: { shopId } }) => {
    const admin = adminOf(shopId).within(PATIENCE_MS);
    const [granted, asked] = await Promise.all([
      grantedScopes(admin),
      admin.run(COLLECTION_TEMPLATES_QUERY, {}, collectionTemplatesData),
    ]);
    const placement = collectionPlacement({ adminOrigin: adminOriginOf(shopId), asked, granted });
    return {
      ok: true,
      answer: {
        placement,
        proxy: permissionOf(granted, APP_PROXY_SCOPE),
        firstPages: permissionOf(granted, FIRST_PAGE_SCOPE),
      },
    };
  });
}

function permissionOf(
  granted: Awaited<ReturnType<typeof grantedScopes>>,
  scope: string,
): CollectionReach['proxy'] {
  if (!granted.ok) return 'unknown';
  return granted.value.includes(scope) ? 'granted' : 'missing';
}
