/** Beginning of a path that says a language already, in the store's own way. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/i;

/** Whether a link is a path of the store that says no language: it leads there in the language of the page. */
export function followsLanguage(link: string): boolean {
  return link.startsWith('/') && !LANGUAGE.test(link);
}
