import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { messagesFile } from '@cartwright/storefront-kit/messages/messages-file';
import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { tellError } from '@cartwright/storefront-kit/preview/editor-port';
import type { Translation } from '../languages/translation';

const MISSING =
  'the cart’s words in this language couldn’t be loaded, so they are in English. Choose the language again to try once more.';

/**
 * Loads translations of a locale (BCP 47) on first use; null for English, and on failure, which is reported to the
 * editor.
 */
export async function previewTranslation(locale: string): Promise<Translation | null> {
  const file = messagesFile(locale, SPOKEN);
  if (file === null) return null;
  const loaded = await loadFile<{ readonly translation: Translation }>(`../assets/${file}`);
  if (!loaded) tellError(MISSING);
  return loaded?.translation ?? null;
}
