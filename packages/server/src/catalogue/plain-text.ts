const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content is dropped. */
const UNREAD = ['script', 'style'];

/** Plain text of HTML. Unescaped: escape it when printing HTML. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(?:#(\d{1,7})|(\w{1,8}));/g, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[(name ?? '').toLowerCase()] ?? entity) : character(Number(code), entity),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits at tags in linear time, even for unbalanced input. */
function withoutTags(html: string): string {
  const [first = '', ...parts] = html.split('<');
  const read = [first];
  let unread: string | null = null;
  for (const part of parts) {
    const name = /^\/?[a-z]*/i.exec(part)?.[0].toLowerCase() ?? '';
    if (unread !== null && name !== `/${unread}`) continue;
    unread = UNREAD.includes(name) ? name : null;
    if (unread !== null) continue;
    const end = part.indexOf('>');
    read.push(end < 0 ? `<${part}` : part.slice(end + 1));
  }
  return read.join(' ');
}

function character(code: number, entity: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * Text truncated to `limit` UTF-16 units without splitting a surrogate pair, which PostgreSQL
 * rejects.
 */
export function cutText(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
