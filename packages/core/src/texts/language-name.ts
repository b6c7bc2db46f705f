/** The English name of a language (BCP 47): `German`, `Brazilian Portuguese`; what is none as it is. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
