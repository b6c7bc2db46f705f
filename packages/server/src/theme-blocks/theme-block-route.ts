import { APP_PROXY_SCOPE, FIRST_PAGE_SCOPE } from '@cartwright/core/contract/access-scopes';
import { type BlockStatus, readBlockStatus, TEMPLATE_OF } from '@cartwright/core/contract/theme-blocks';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import { THEME_TEMPLATES_QUERY, themeTemplatesData } from '../shopify/documents/theme-templates';
import { grantedScopes } from '../shops/granted-scopes';
import { blockPlacement } from './block-placement';

export interface ThemeBlockRouteOptions {
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Origin of a shop's Shopify admin. */
  readonly adminOriginOf: (shopId: string) => string;
}

/** Timeout of reading a block's placement; after that it is unknown. */
const TIMEOUT_MS = 4_000;

export function themeBlockRoute(
  app: Hono,
  resolveShop: ResolveShop,
  { adminOf, adminOriginOf }: ThemeBlockRouteOptions,
): void {
  serve(app, resolveShop, readBlockStatus, async ({ params: { block }, session: { shopId } }) => {
    const admin = adminOf(shopId).within(TIMEOUT_MS);
    const template = TEMPLATE_OF[block];
    const [granted, asked] = await Promise.all([
      grantedScopes(admin),
      admin.run(
        THEME_TEMPLATES_QUERY,
        { filenames: [`templates/${template}.json`, `templates/${template}.*.json`] },
        themeTemplatesData,
      ),
    ]);
    const placement = blockPlacement({ block, adminOrigin: adminOriginOf(shopId), asked, granted });
    return {
      ok: true,
      response: {
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
): BlockStatus['proxy'] {
  if (!granted.ok) return 'unknown';
  return granted.value.includes(scope) ? 'granted' : 'missing';
}
