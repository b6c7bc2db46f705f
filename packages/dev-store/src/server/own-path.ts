/**
 * Redirect path of a form or link, or the fallback if it may lead to another site. Browsers strip tabs and line breaks
 * from URLs, so paths with any are rejected.
 */
export function ownPath(wanted: unknown, fallback: string): string {
  return typeof wanted === 'string' && /^\/(?![/\\])[^\t\r\n]*$/.test(wanted) ? wanted : fallback;
}
