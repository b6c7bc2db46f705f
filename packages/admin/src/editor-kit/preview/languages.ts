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
export function previewLanguages(browser: string): readonly LanguageOption[] {
  const own = languageOf(browser);
  const others = ['en', ...SPOKEN].filter((each) => each !== own);
  return [browser, ...others]
    .map((value) => ({ value, label: nameOf(languageOf(value)) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

const languageOf = (locale: string) => locale.split('-')[0]?.toLowerCase() ?? locale;

function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
