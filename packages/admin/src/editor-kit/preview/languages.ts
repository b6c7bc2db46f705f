import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';

export interface LanguageOption {
  /** BCP 47. */
  readonly value: string;
  /** Its name in itself. */
  readonly label: string;
}

/**
 * The languages that a preview can be shown in, by their names: those that the storefront has words for, and the browser's
 * own with its region, which decides how amounts and dates are written.
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

/** A language (BCP 47) by its name in itself; what is none as it is. */
export function ownLanguageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
