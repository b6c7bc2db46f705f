import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';

export interface LanguageOption {
  /** BCP 47. */
  readonly value: string;
  /** Native name. */
  readonly label: string;
}

/**
 * Language options of a preview, sorted: those that the storefront is translated into, and the
 * browser's locale, whose region determines formats.
 */
export function previewLanguages(browser: string, shown: string = browser): readonly LanguageOption[] {
  const own = languageOf(browser);
  const others = ['en', ...SPOKEN].filter((each) => each !== own);
  const usual = [browser, ...others].map((value) => ({ value, label: ownLanguageName(languageOf(value)) }));
  const all = usual.some(({ value }) => value === shown)
    ? usual
    : [...usual, { value: shown, label: ownLanguageName(shown) }];
  return all.sort((a, b) => a.label.localeCompare(b.label));
}

const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase() ?? locale;

/** Native name of a language (BCP 47); unknown ones unchanged. */
export function ownLanguageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
