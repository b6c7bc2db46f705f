import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { languageOf } from '@cartwright/storefront-kit/messages/language-of';
import { messages as ar } from '../languages/ar';
import { messages as de } from '../languages/de';
import { messages as es } from '../languages/es';
import { messages as fr } from '../languages/fr';
import { messages as it } from '../languages/it';
import { messages as ja } from '../languages/ja';
import { messages as nl } from '../languages/nl';
import { messages as pt } from '../languages/pt';
import { ENGLISH, type Messages } from '../messages/messages';

/** Languages are bundled, since the preview is one file. */
const BUNDLED: Readonly<Record<string, Messages>> = { ar, de, es, fr, it, ja, nl, pt };

/** Messages of a locale (BCP 47). */
export function bundledMessages(locale: string): Messages {
  return BUNDLED[languageOf(locale, SPOKEN) ?? ''] ?? ENGLISH;
}
