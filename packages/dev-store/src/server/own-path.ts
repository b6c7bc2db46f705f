/** A path of this shop that a form or link names, else the fallback: nobody is led to another site. */
export function ownPath(wanted: unknown, fallback: string): string {
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : fallback;
}
