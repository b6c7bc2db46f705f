import { translation as ar } from '../languages/ar';
import { translation as de } from '../languages/de';
import { translation as es } from '../languages/es';
import { translation as fr } from '../languages/fr';
import { translation as it } from '../languages/it';
import { translation as ja } from '../languages/ja';
import { translation as nl } from '../languages/nl';
import { translation as pt } from '../languages/pt';
import type { Translation } from '../languages/translation';

/** Translations into every language but English. */
export const ALL_TRANSLATIONS: Readonly<Record<string, Translation>> = { ar, de, es, fr, it, ja, nl, pt };
