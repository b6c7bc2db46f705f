import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { languageOf } from '@cartwright/storefront-kit/messages/language-of';
import { messages as ar } from '../widgets/languages/ar';
import { messages as de } from '../widgets/languages/de';
import { messages as es } from '../widgets/languages/es';
import { messages as fr } from '../widgets/languages/fr';
import { messages as it } from '../widgets/languages/it';
import { messages as ja } from '../widgets/languages/ja';
import { messages as nl } from '../widgets/languages/nl';
import { messages as pt } from '../widgets/languages/pt';
import { ENGLISH, type WidgetMessages } from '../widgets/widget-messages';

/** Widget messages, bundled as in `bundled-messages`. */
const BUNDLED: Readonly<Record<string, WidgetMessages>> = { ar, de, es, fr, it, ja, nl, pt };

/** Messages of a locale (BCP 47). */
export function bundledWidgetMessages(locale: string): WidgetMessages {
  return BUNDLED[languageOf(locale, SPOKEN) ?? ''] ?? ENGLISH;
}
