import { translation as ar } from '../words/ar';
import { translation as de } from '../words/de';
import { translation as es } from '../words/es';
import { translation as fr } from '../words/fr';
import { translation as it } from '../words/it';
import { translation as ja } from '../words/ja';
import { translation as nl } from '../words/nl';
import { translation as pt } from '../words/pt';
import type { Translation } from '../words/translation';

/** The preview is one file, so its languages are in it. */
export const BUNDLED_WORDS: Readonly<Record<string, Translation>> = { ar, de, es, fr, it, ja, nl, pt };
