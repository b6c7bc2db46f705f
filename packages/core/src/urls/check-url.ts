/** Typed URL (`url`: to be stored and opened), or the reason why it is invalid. */
export type CheckedUrl =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: 'url_scheme' | 'url_domain'; readonly message: string };

/**
 * Validates a URL that a merchant types: a path of the store (`/pages/about`), or a web URL, with or without its
 * scheme (`http://` is added). Stricter than the specification if shoppers would end up elsewhere: rejects other
 * schemes, user names, and look-alikes of paths (`//evil.example`).
 */
export function checkUrl(typed: string): CheckedUrl {
  const text = typed.trim();
  if (isPath(text)) return { ok: true, url: text };
  const url = SCHEME.test(text) ? text : `http://${text}`;
  // A parser skips slashes before a host.
  const parsed = URL.canParse(url) && !/^[/\\]/.test(text) ? new URL(url) : null;
  if (parsed && !(isWeb(parsed) && isAnonymous(parsed))) {
    return {
      ok: false,
      code: 'url_scheme',
      message: 'Invalid URL: begin it with https:// and leave out user names',
    };
  }
  if (parsed && hasDomain(parsed.hostname)) return { ok: true, url };
  return {
    ok: false,
    code: 'url_domain',
    message: `Invalid URL: hostname must include a domain (e.g. ${exampleFor(parsed?.hostname ?? '')})`,
  };
}

/** Scheme with both slashes, so that `shop.example:8080` remains a host. */
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Placeholder of the store's origin. */
const STORE = 'http://store.invalid';

/**
 * Whether a text is a path. Browsers treat `//`, `/\` and a slash after a line break as the start of another host:
 * the parser decides.
 */
function isPath(text: string): boolean {
  return text.startsWith('/') && URL.canParse(text, STORE) && new URL(text, STORE).origin === STORE;
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';
const isAnonymous = ({ username, password }: URL) => username === '' && password === '';

function hasDomain(hostname: string): boolean {
  const labels = hostname.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

/** Valid example made of an invalid host. */
function exampleFor(hostname: string): string {
  const name = hostname
    .split('.')
    .filter((label) => label !== '')
    .join('.');
  if (!/^[a-z0-9.-]+$/.test(name)) return 'example.com';
  return name.includes('.') ? name : `${name}.com`;
}
