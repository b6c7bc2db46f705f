import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { readPage } from '@cartwright/storefront-kit/page/page-json';
import css from './store-preview.css';

/** Exports of `store-preview.js`. */
export interface PreviewModule {
  /**
   * Loads a saved cart by its preview key from our server, and shows a preview note. Null to keep the live cart: it is
   * the linked one (`liveId`), or loading failed, which is shown. The server is that of `eventsUrl`, as the script may
   * be on Shopify's CDN; without it, the script's origin.
   */
  preview(
    key: string,
    scriptUrl: string,
    liveId: string | undefined,
    eventsUrl: string | null,
  ): Promise<StorefrontCart | null>;
}

/** Request timeout (milliseconds). */
const TIMEOUT_MS = 6000;

/**
 * Called by the loader, in another build.
 *
 * @public
 */
export const preview: PreviewModule['preview'] = async (key, scriptUrl, liveId, eventsUrl) => {
  const url = eventsUrl
    ? new URL(`preview-config.json${new URL(eventsUrl).search}`, eventsUrl)
    : new URL('../preview-config.json', scriptUrl);
  url.searchParams.set('key', key);
  url.searchParams.set('language', readPage()?.locale ?? '');
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  // Response of our own server, of the same version as this script.
  const found: { name: string; cart: StorefrontCart } | null = response?.ok
    ? await response.json().catch(() => null)
    : null;
  if (found) {
    if (found.cart.id === liveId) return null;
    say(
      `You are looking at a preview of “${found.name}”.`,
      'Shoppers don’t see it. Its gifts, discounts and offers begin once it’s live.',
    );
    return { ...found.cart, isPreview: true };
  }
  const why =
    response?.status === 404
      ? 'This link is no longer valid. Copy it from the cart again.'
      : 'Our server couldn’t be reached. Reload to try again.';
  say('The preview couldn’t be loaded.', `${why} This is the cart shoppers see.`);
  return null;
};

/** Shows a note at the bottom of the page, isolated from theme styles. */
function say(title: string, more: string): void {
  const host = document.createElement('cartwright-preview');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const note = document.createElement('div');
  note.setAttribute('role', 'status');
  const strong = document.createElement('strong');
  strong.textContent = title;
  const leave = document.createElement('a');
  leave.href = withoutPreview();
  leave.textContent = 'Leave preview';
  note.append(strong, ` ${more} `, leave);
  root.append(note);
  document.body.append(host);
}

/** Current URL without the preview; an empty parameter clears it for the tab. */
function withoutPreview(): string {
  const url = new URL(location.href);
  for (const name of ['viewcart', 'cart_version']) url.searchParams.delete(name);
  url.searchParams.set('preview_smart_cart', '');
  return url.href;
}
