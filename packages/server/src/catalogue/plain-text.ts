const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content nobody reads. */
const UNREAD = ['script', 'style'];

/** The words of an HTML text. The result is text: who prints it as HTML escapes it. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(?:#(\d{1,7})|(\w{1,8}));/g, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[(name ?? '').toLowerCase()] ?? entity) : character(Number(code), entity),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tag by tag, so that a text that opens more than it closes takes no longer than another. */
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

/** The first `most` UTF-16 units of a text, but never half a character: no database takes one. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
