/**
 * A part of a long list that is read by cursor, in the headers of its answer. `count`: pages in all, null where nobody
 * counts them; `cursor`: what the call for the next page is sent, null on the last one.
 */
export interface Page {
  readonly count: number | null;
  readonly cursor: string | null;
}

const COUNT = { name: 'X-Page-Count', form: /^\d{1,15}$/ };

/** In the form that a header can carry: visible characters, not more of them than a proxy lets through. */
const CURSOR = { name: 'X-Pagination-Cursor', form: /^[\x21-\x7e]{1,4000}$/ };

export const isPageCursor = (text: string): boolean => CURSOR.form.test(text);

/** The headers that say so. Throws where count or cursor are none. */
export function pageHeaders({ count, cursor }: Page): Record<string, string> {
  return {
    ...(count !== null && { [COUNT.name]: inForm(COUNT, String(count)) }),
    ...(cursor !== null && { [CURSOR.name]: inForm(CURSOR, cursor) }),
  };
}

/** Page of an answer by its headers; null where they make no sense. */
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
