import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { languageOf } from '@cartwright/storefront-kit/messages/language-of';
import { words as ar } from '../languages/ar';
import { words as de } from '../languages/de';
import { words as es } from '../languages/es';
import { words as fr } from '../languages/fr';
import { words as it } from '../languages/it';
import { words as ja } from '../languages/ja';
import { words as nl } from '../languages/nl';
import { words as pt } from '../languages/pt';
import { ENGLISH, type Messages } from '../messages/messages';

/** The preview is one file, so its languages are in it. */
const BUNDLED: Readonly<Record<string, Messages>> = { ar, de, es, fr, it, ja, nl, pt };

/** Messages of a locale (BCP 47). */
export function bundledMessages(locale: string): Messages {
  return BUNDLED[languageOf(locale, SPOKEN) ?? ''] ?? ENGLISH;
}
