import { tabStorage } from '../browser/browser';

/** Key in `sessionStorage`. */
const NAME = 'cartwright:preview';

/**
 * Preview key of the cart shown in this tab; null or empty for none. Set by `preview_smart_cart` in a preview link and
 * kept for the tab; an empty value ends the preview.
 */
export function previewedCart(): string | null {
  const named = new URLSearchParams(location.search).get('preview_smart_cart');
  // Without storage, the preview lasts as long as the page.
  if (named === null) return tabStorage.read(NAME);
  tabStorage.write(NAME, named);
  return named;
}
