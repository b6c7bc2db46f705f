import type { Market } from '../../engine/model/market';
import { ARABIC } from './arabic';
import { ENGLISH, type ThemeMessages } from './english';
import { GERMAN } from './german';
import { JAPANESE } from './japanese';

/** Texts by language code, for the local store's markets. */
const MESSAGES: Readonly<Record<string, ThemeMessages>> = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  ja: JAPANESE,
};

/** Supported language of a market's locale, without its region; else English. */
export function themeLanguage({ locale }: Pick<Market, 'locale'>): string {
  const [language = ''] = locale.split('-');
  return Object.hasOwn(MESSAGES, language) ? language : 'en';
}

/** Texts of the theme in a market's language. */
export function messagesOf(market: Pick<Market, 'locale'>): ThemeMessages {
  return MESSAGES[themeLanguage(market)] ?? ENGLISH;
}
