import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { languageOf } from '@cartwright/storefront-kit/messages/language-of';
import { words as ar } from '../widgets/languages/ar';
import { words as de } from '../widgets/languages/de';
import { words as es } from '../widgets/languages/es';
import { words as fr } from '../widgets/languages/fr';
import { words as it } from '../widgets/languages/it';
import { words as ja } from '../widgets/languages/ja';
import { words as nl } from '../widgets/languages/nl';
import { words as pt } from '../widgets/languages/pt';
import { ENGLISH, type WidgetMessages } from '../widgets/widget-messages';

/** As `bundled-messages`. */
const BUNDLED: Readonly<Record<string, WidgetMessages>> = { ar, de, es, fr, it, ja, nl, pt };

/** Messages of a locale (BCP 47). */
export function bundledWidgetMessages(locale: string): WidgetMessages {
  return BUNDLED[languageOf(locale, SPOKEN) ?? ''] ?? ENGLISH;
}
