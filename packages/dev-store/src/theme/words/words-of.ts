import type { Market } from '../../engine/model/market';
import { ARABIC } from './arabic';
import { ENGLISH, type ThemeWords } from './english';
import { GERMAN } from './german';
import { JAPANESE } from './japanese';

/** By language as markets name it. The local store's own markets speak these. */
const WORDS: Readonly<Record<string, ThemeWords>> = { ar: ARABIC, de: GERMAN, en: ENGLISH, ja: JAPANESE };

/** The language that the theme has of a market's: the language without its region, else English. */
export function themeLanguage({ locale }: Pick<Market, 'locale'>): string {
  const [language = ''] = locale.split('-');
  return Object.hasOwn(WORDS, language) ? language : 'en';
}

/** Texts of the theme in a market's language. */
export function wordsOf(market: Pick<Market, 'locale'>): ThemeWords {
  return WORDS[themeLanguage(market)] ?? ENGLISH;
}
