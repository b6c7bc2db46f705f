import { tabStorage } from '../browser/browser';

/** Key of the tab's storage. */
const NAME = 'cartwright:preview';

/**
 * The preview key of the cart that this tab shows; null or empty for none. A preview link has it in `preview_smart_cart`,
 * and the tab remembers it while the merchant walks through the store; an empty one ends that.
 */
export function previewedCart(): string | null {
  const named = new URLSearchParams(location.search).get('preview_smart_cart');
  // Without storage the preview lasts as long as the page.
  if (named === null) return tabStorage.read(NAME);
  tabStorage.write(NAME, named);
  return named;
}
