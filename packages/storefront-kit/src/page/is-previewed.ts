import { previewedCart } from './previewed-cart';
import type {} from './shopify-global';

/** Whether a merchant is viewing the page, who isn't counted: in the theme editor, or in a tab that previews a cart. */
export function isPreviewed(): boolean {
  return window.Shopify?.designMode === true || Boolean(previewedCart());
}
