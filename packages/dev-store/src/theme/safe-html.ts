import { type Html, raw } from './html';

/** Allowed elements of a description. Others are removed, and their text kept. */
const ALLOWED = new Set(
  'p br hr ul ol li strong b em i u s small sub sup blockquote code pre span div table thead tbody tr th td dl dt dd a h3'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr']);
/** Elements whose content is removed, too. */
const SILENT =
  /<(script|style|template|iframe|object|noscript|textarea|title|svg|math|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/**
 * Sanitizes a merchant's HTML: an allowlist of elements, no attributes except link URLs, and balanced tags. Nothing can
 * run, load, or close the parent element. Headings are lowered to a section's level.
 */
export function safeHtml(html: string): Html {
  const source = html.replace(SILENT, ' ');
  const open: string[] = [];
  let result = '';
  let from = 0;
  for (const match of source.matchAll(TAG)) {
    result += text(source.slice(from, match.index));
    from = match.index + match[0].length;
    result += tag(open, match[1] === '/', match[2], match[3]);
  }
  result += text(source.slice(from));
  return raw(
    result +
      open
        .toReversed()
        .map((name) => `</${name}>`)
        .join(''),
  );
}

function tag(open: string[], closes: boolean, written = '', attributes = ''): string {
  const name = /^h[1-6]$/i.test(written) ? 'h3' : written.toLowerCase();
  if (!ALLOWED.has(name)) return '';
  if (EMPTY.has(name)) return closes ? '' : `<${name}>`;
  if (closes) return close(open, name);
  open.push(name);
  return name === 'a' ? `<a${address(attributes)}>` : `<${name}>`;
}

/** Closes an element and its open descendants; unmatched closing tags are removed. */
function close(open: string[], name: string): string {
  const at = open.lastIndexOf(name);
  if (at === -1) return '';
  return open
    .splice(at)
    .toReversed()
    .map((each) => `</${each}>`)
    .join('');
}

function address(attributes: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? '').trim();
  return LINK.test(href) ? ` href="${text(href)}" rel="nofollow noopener"` : '';
}

/** Escapes text, except for entities. */
function text(words: string): string {
  return words
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
