import {
  type CheckoutProfile,
  readCheckoutProfile,
  readLooks,
  readTheme,
  readThemeLook,
  saveLooks,
  type Theme,
  type ThemeLook,
} from '@cartwright/core/contract/looks';
import type { Issue } from '@cartwright/core/editing/issue';
import { fromThemeSettings } from '@cartwright/core/looks/from-theme-settings';
import { type Look, SHOP_LOOK_ID } from '@cartwright/core/looks/look';
import type { Hono } from 'hono';
import type { ShopStore } from '../db/for-shop';
import type { looks } from '../db/schema';
import { openDocument, readDocument } from '../documents/stored-documents';
import { type ApiFailure, failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import type { Publisher } from '../publishing/publisher';
import type { AdminClient, OpenAdminClient } from '../shopify/admin-client';
import { THEME_EMBED_QUERY, themeEmbedData } from '../shopify/documents/theme-embed';
import { currentThemeSettings } from '../shopify/theme-settings';
import { grantedScopes } from '../shops/granted-scopes';
import { LOOKS } from './look-documents';
import { saveShopLook } from './save-look';

export interface LookRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Size issues that keep a shop's carts with a look from being published. */
  readonly sizeOf: (shopId: string) => (look: Look) => Promise<readonly Issue[]>;
  readonly clock: () => Date;
}

/** Timeout of reading the theme. */
const TIMEOUT_MS = 4_000;

export function lookRoutes(app: Hono, resolveShop: ResolveShop, options: LookRouteOptions): void {
  const { storeOf, adminOf, publisherOf, sizeOf, clock } = options;

  serve(app, resolveShop, readTheme, async ({ params, session: { shopId } }) => {
    if (params.id !== SHOP_LOOK_ID) return failure('not_found', 'There is no theme with this id.');
    const opened = await openDocument(storeOf(shopId), LOOKS);
    if (!opened.ok) return opened;
    return { ok: true, response: { theme: themeRecord(opened.document, opened.row, shopId) } };
  });

  serve(app, resolveShop, readLooks, ({ session }) => readDocument(storeOf(session.shopId), LOOKS));

  serve(app, resolveShop, saveLooks, async ({ body, session: { shopId, user } }) => {
    const request = { ...body, now: clock(), by: user.name };
    const saved = await saveShopLook(storeOf(shopId), sizeOf(shopId), request);
    if (!saved.ok) return saved;
    const publication = await publisherOf(shopId).publish('save');
    return { ok: true, response: { ...saved.response, publication } };
  });

  serve(app, resolveShop, readCheckoutProfile, async ({ session: { shopId } }) => {
    const opened = await openDocument(storeOf(shopId), LOOKS);
    return opened.ok ? { ok: true, response: { profile: checkoutProfileOf(opened.document) } } : opened;
  });

  serve(app, resolveShop, readThemeLook, ({ session }) =>
    lookFromTheme(adminOf(session.shopId).within(TIMEOUT_MS)),
  );
}

/** Look derived from the shop's main theme. Fails with `forbidden` or `shopify_unavailable`. */
async function lookFromTheme(
  admin: AdminClient,
): Promise<{ readonly ok: true; readonly response: ThemeLook } | ApiFailure> {
  const response = await admin.run(THEME_EMBED_QUERY, {}, themeEmbedData);
  if (!response.ok) {
    if (response.code === 'refused' && (await lacksThemes(admin))) return MAY_NOT;
    return failure('shopify_unavailable', `${response.message} Try again in a moment.`);
  }
  const [theme] = response.value.themes?.nodes ?? [];
  const text = theme?.files?.nodes[0]?.body.content;
  const settings = text === undefined ? undefined : currentThemeSettings(text);
  if (!theme || settings === undefined) {
    return failure(
      'shopify_unavailable',
      'Your theme’s settings can’t be read. Choose colors and fonts here.',
    );
  }
  const { colours, settings: taken, missed } = fromThemeSettings(settings);
  return { ok: true, response: { theme: theme.name, colours, settings: taken, missed: [...missed] } };
}

const MAY_NOT = failure(
  'forbidden',
  'Cartwright doesn’t have permission to read your theme yet. Allow “read_themes” for the app, then try again.',
);

async function lacksThemes(admin: AdminClient): Promise<boolean> {
  const granted = await grantedScopes(admin);
  return granted.ok && !granted.value.includes('read_themes');
}

/** Theme record of the specification for a look; `row` is its saved row, if any. */
function themeRecord(look: Look, row: typeof looks.$inferSelect | null, shopId: string): Theme {
  const { schemaVersion: _, ...record } = look;
  return {
    ...record,
    owner: shopId,
    createdTime: row?.createdAt.toISOString() ?? null,
    modifiedTime: row?.updatedAt.toISOString() ?? null,
  };
}

/** Checkout profile of a look. */
function checkoutProfileOf(look: Look): CheckoutProfile {
  return {
    name: look.name,
    logoUrl: look.logoUrl,
    accentColor: look.accentColor,
    backgroundColor: look.pageBgColor,
    buttonColor: look.buttonBgColor,
    buttonTextColor: look.buttonTextColor,
    textColor: look.textColor,
    radius: look.settings.radius,
  };
}
