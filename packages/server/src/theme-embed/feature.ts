import { readThemeEmbed } from '@cartwright/core/contract/theme-embed';
import type { ServerFeature } from '../feature/server-feature';
import { serve } from '../http/endpoint-route';
import type { OpenAdminClient } from '../shopify/admin-client';
import { themeEmbedState } from './theme-embed-state';

export interface ThemeEmbedFeatureOptions {
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Origin of a shop's Shopify admin. */
  readonly adminOriginOf: (shopId: string) => string;
}

/** Timeout of reading the app embed; after that it is unknown. */
const TIMEOUT_MS = 4_000;

/** Feature that checks whether shoppers see the cart: whether the theme's settings enable the app embed. */
export function themeEmbedFeature({ adminOf, adminOriginOf }: ThemeEmbedFeatureOptions): ServerFeature {
  return {
    routes(app, { resolveShop }) {
      serve(app, resolveShop, readThemeEmbed, async ({ session: { shopId } }) => {
        const themeEmbed = await themeEmbedState(adminOf(shopId).within(TIMEOUT_MS), adminOriginOf(shopId));
        return { ok: true, response: { themeEmbed } };
      });
    },
  };
}
