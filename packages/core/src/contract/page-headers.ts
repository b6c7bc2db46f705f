/**
 * Page of a list that is read by cursor, in the headers of its response. `count`: total number of pages, null if
 * unknown; `cursor`: for the call of the next page, null on the last one.
 */
export interface Page {
  readonly count: number | null;
  readonly cursor: string | null;
}

const COUNT = { name: 'X-Page-Count', form: /^\d{1,15}$/ };

/** Header of the cursor: visible characters, and short enough for proxies. */
const CURSOR = { name: 'X-Pagination-Cursor', form: /^[\x21-\x7e]{1,4000}$/ };

export const isPageCursor = (text: string): boolean => CURSOR.form.test(text);

/** Headers of a page. Throws for an invalid count or cursor. */
export function pageHeaders({ count, cursor }: Page): Record<string, string> {
  return {
    ...(count !== null && { [COUNT.name]: inForm(COUNT, String(count)) }),
    ...(cursor !== null && { [CURSOR.name]: inForm(CURSOR, cursor) }),
  };
}

/** Page of a response by its headers; null if they are invalid. */
export function pageOf(headers: Headers): Page | null {
  const count = headers.get(COUNT.name);
  const cursor = headers.get(CURSOR.name);
  if ((count !== null && !COUNT.form.test(count)) || (cursor !== null && !CURSOR.form.test(cursor)))
    return null;
  return { count: count === null ? null : Number(count), cursor };
}

function inForm({ name, form }: typeof COUNT, text: string): string {
  if (form.test(text)) return text;
  throw new Error(`${name} can't be ${JSON.stringify(text)}.`);
}
