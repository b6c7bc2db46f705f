/**
 * A path of this shop that a form or link names, else the fallback: nobody is led to another site. Browsers leave out
 * tabs and line breaks before they read an address, so one that has any is not taken.
 */
export function ownPath(wanted: unknown, fallback: string): string {
  return typeof wanted === 'string' && /^\/(?![/\\])[^\t\r\n]*$/.test(wanted) ? wanted : fallback;
}
