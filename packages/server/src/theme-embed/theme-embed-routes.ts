import { readThemeEmbed } from '@cartwright/core/contract/theme-embed';
import type { Hono } from 'hono';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import { themeEmbedState } from './theme-embed-state';

export interface ThemeEmbedRouteOptions {
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Where a shop's Shopify admin is. */
  readonly adminOriginOf: (shopId: string) => string;
}

/** So long somebody waits to hear whether the theme shows the cart; after that it is unknown. */
const PATIENCE_MS = 4_000;

export function themeEmbedRoutes(
  app: Hono,
  resolveShop: ResolveShop,
  { adminOf, adminOriginOf }: ThemeEmbedRouteOptions,
): void {
  serve(app, resolveShop, readThemeEmbed, async ({ session: { shopId } }) => {
    const themeEmbed = await themeEmbedState(adminOf(shopId).within(PATIENCE_MS), adminOriginOf(shopId));
    return { ok: true, answer: { themeEmbed } };
  });
}
