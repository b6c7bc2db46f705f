import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { findComponent } from '@cartwright/core/smart-cart/components-of';
import type { Screen } from './screen';

/**
 * The screen after a step was taken back or again: a change of settings is seen in its panel, one of place in
 * the tree.
 */
export function screenAfter(
  screen: Screen | null,
  componentId: string | null,
  before: CartDocument,
  after: CartDocument,
): Screen | null {
  if (componentId === null) {
    const volume =
      before.buyMoreSaveMore !== after.buyMoreSaveMore ||
      before.buyMoreSaveMoreEnabled !== after.buyMoreSaveMoreEnabled;
    return { kind: volume ? 'bmsm' : 'general' };
  }
  const was = findComponent(before, componentId);
  const is = findComponent(after, componentId);
  return was && is && was.settings !== is.settings ? { kind: 'component', componentId } : screen;
}
