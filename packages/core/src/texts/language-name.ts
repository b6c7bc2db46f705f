/** English name of a language (BCP 47): `German`, `Brazilian Portuguese`; an invalid one unchanged. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Whether a tag (BCP 47, in Shopify's format) is of a language with a name. */
export const isLanguage = (tag: string): boolean => TAG.test(tag) && languageName(tag) !== tag;
