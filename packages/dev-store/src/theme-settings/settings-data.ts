import type { StoreContext } from '../context/store-context';
import { blockId, blockType, placedBlocks } from './placed-blocks';
import { THEME_SETTINGS } from './theme-settings';

/** Content of `config/settings_data.json`, with Shopify's comment above it. */
export function settingsData(store: Pick<StoreContext, 'app' | 'state'>): string {
  const embeds = placedBlocks(store).filter(({ section }) => section === null);
  const blocks = Object.fromEntries(
    embeds.map((placed) => [
      blockId(placed),
      { type: blockType(store, placed), disabled: !placed.on, settings: placed.settings },
    ]),
  );
  return `${GENERATED_COMMENT}${JSON.stringify({ current: { ...THEME_SETTINGS, blocks } }, null, 2)}\n`;
}

/** Comment that Shopify puts above the JSON that its theme editor writes. */
export const GENERATED_COMMENT = `/*
 * ------------------------------------------------------------
 * IMPORTANT: The contents of this file are auto-generated.
 *
 * This file may be updated by the Shopify admin theme editor
 * or related systems. Please exercise caution as any changes
 * made to this file may be overwritten.
 * ------------------------------------------------------------
 */
`;
