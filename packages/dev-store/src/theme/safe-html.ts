import { type Html, raw } from './html';

/** Elements that a description may have. Everything else goes, and what stands in it stays as text. */
const ALLOWED = new Set(
  'p br hr ul ol li strong b em i u s small sub sup blockquote code pre span div table thead tbody tr th td dl dt dd a h3'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr']);
/** Elements whose content is no text for people. */
const SILENT =
  /<(script|style|template|iframe|object|noscript|textarea|title|svg|math|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/**
 * A merchant's HTML as a page may print it: an allow-list of elements, no attributes but the address of a link, every
 * element closed. Nothing in it can run, load, or end the element around it. Headings become those of a section.
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

/** Closes what was left open inside as well; a closing tag of nothing goes. */
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

/** Entities stay; every other sign that means something to HTML is escaped. */
function text(words: string): string {
  return words
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
