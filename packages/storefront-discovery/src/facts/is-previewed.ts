import { tabStorage } from '@cartwright/storefront-kit/browser/browser';
import type {} from '@cartwright/storefront-kit/page/shopify-global';

/** Whether a merchant looks at the page: in the theme editor, or in a tab that previews a cart. */
export function isPreviewed(): boolean {
  return window.Shopify?.designMode === true || Boolean(tabStorage.read('cartwright:preview'));
}
