import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { languageOf } from '@cartwright/storefront-kit/words/language-of';
import { words as ar } from '../widgets/languages/ar';
import { words as de } from '../widgets/languages/de';
import { words as es } from '../widgets/languages/es';
import { words as fr } from '../widgets/languages/fr';
import { words as it } from '../widgets/languages/it';
import { words as ja } from '../widgets/languages/ja';
import { words as nl } from '../widgets/languages/nl';
import { words as pt } from '../widgets/languages/pt';
import { ENGLISH, type WidgetWords } from '../widgets/widget-words';

/** As `bundled-words`. */
const BUNDLED: Readonly<Record<string, WidgetWords>> = { ar, de, es, fr, it, ja, nl, pt };

/** The words of a locale (BCP 47). */
export function bundledWidgetWords(locale: string): WidgetWords {
  return BUNDLED[languageOf(locale, SPOKEN) ?? ''] ?? ENGLISH;
}
