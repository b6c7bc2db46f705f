/** Prefix of a path that has a language already, in the store's format. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/i;

/** Whether a link is a path of the store without a language, which is to be opened in the page's language. */
export function followsLanguage(link: string): boolean {
  return link.startsWith('/') && !LANGUAGE.test(link);
}
