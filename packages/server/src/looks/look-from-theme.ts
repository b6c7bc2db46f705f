import type { ThemeLook } from '@cartwright/core/contract/looks';
import { fromThemeSettings } from '@cartwright/core/looks/from-theme-settings';
import { type ApiFailure, failure } from '../http/api-failure';
import type { AdminClient } from '../shopify/admin-client';
import { THEME_EMBED_QUERY, themeEmbedData } from '../shopify/documents/theme-embed';
import { currentThemeSettings } from '../shopify/theme-settings';
import { grantedScopes } from '../shops/granted-scopes';

/** Look by the shop's main theme. Fails with `forbidden` or `shopify_unavailable`. */
export async function lookFromTheme(
  admin: AdminClient,
): Promise<{ readonly ok: true; readonly answer: ThemeLook } | ApiFailure> {
  const asked = await admin.run(THEME_EMBED_QUERY, {}, themeEmbedData);
  if (!asked.ok) {
    if (asked.code === 'refused' && (await lacksThemes(admin))) return MAY_NOT;
    return failure('shopify_unavailable', `${asked.message} Try again in a moment.`);
  }
  const [theme] = asked.value.themes?.nodes ?? [];
  const text = theme?.files?.nodes[0]?.body.content;
  const settings = text === undefined ? undefined : currentThemeSettings(text);
  if (!theme || settings === undefined) {
    return failure(
      'shopify_unavailable',
      'Your theme’s settings can’t be read. Choose colors and fonts here.',
    );
  }
  const { colours, settings: taken, missed } = fromThemeSettings(settings);
  return { ok: true, answer: { theme: theme.name, colours, settings: taken, missed: [...missed] } };
}

const MAY_NOT = failure(
  'forbidden',
  'Cartwright doesn’t have permission to read your theme yet. Allow “read_themes” for the app, then try again.',
);

async function lacksThemes(admin: AdminClient): Promise<boolean> {
  const granted = await grantedScopes(admin);
  return granted.ok && !granted.value.includes('read_themes');
}
