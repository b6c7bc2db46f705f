import type { ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { CART_EMBED_HANDLE } from '@cartwright/core/storefront/names';
import type { AdminClient } from '../shopify/admin-client';
import { THEME_EMBED_QUERY, themeEmbedData } from '../shopify/documents/theme-embed';
import { themeEditorUrl } from '../shopify/theme-editor-url';
import { grantedScopes } from '../shops/granted-scopes';
import { isEmbedOn } from './settings-data';

/** Whether the shop's main theme shows the cart. `adminOrigin` is that of the shop's Shopify admin. */
export async function themeEmbedState(admin: AdminClient, adminOrigin: string): Promise<ThemeEmbed> {
  const editorUrl = editorAddress(adminOrigin);
  const response = await admin.run(THEME_EMBED_QUERY, {}, themeEmbedData);
  if (!response.ok) {
    const mayNot = response.code === 'refused' && (await lacksScope(admin, 'read_themes'));
    return { status: 'unknown', reason: mayNot ? 'missing_scope' : 'unavailable', editorUrl };
  }
  const { themes, currentAppInstallation } = response.value;
  const { apiKey, handle } = currentAppInstallation.app;
  const [theme] = themes?.nodes ?? [];
  const text = theme?.files?.nodes[0]?.body.content;
  const isOn =
    text === undefined || handle === null ? null : isEmbedOn(text, { handle, block: CART_EMBED_HANDLE });
  if (!theme || isOn === null) return { status: 'unknown', reason: 'unreadable', editorUrl };
  if (isOn) return { status: 'on', theme: theme.name, editorUrl };
  const activating = editorAddress(adminOrigin, `${apiKey}/${CART_EMBED_HANDLE}`);
  return { status: 'off', theme: theme.name, editorUrl: activating };
}

async function lacksScope(admin: AdminClient, scope: string): Promise<boolean> {
  const granted = await grantedScopes(admin);
  return granted.ok && !granted.value.includes(scope);
}

/** URL of the theme editor's app embeds, optionally with one activated. */
function editorAddress(adminOrigin: string, activates?: string): string {
  const activating = activates === undefined ? {} : { template: 'index', activateAppId: activates };
  return themeEditorUrl(adminOrigin, { context: 'apps', ...activating });
}
