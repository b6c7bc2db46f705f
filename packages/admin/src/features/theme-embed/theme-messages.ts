import type { Publication } from '@cartwright/core/contract/publication';
import { seen } from '@cartwright/core/schedule/consequence';
import { shownCart } from '@cartwright/core/schedule/outlook';
import { liveTestOf, namesOfCarts, type TestableCart } from '../../shared/format/live-test';

/**
 * Text about what shoppers see in a theme with the app embed on. `now` in epoch milliseconds;
 * `carts` and `publication` are undefined while loading. Leaves out unpublished changes.
 */
export function themeMessage(
  theme: string,
  carts: readonly TestableCart[] | undefined,
  publication: Publication['status'] | undefined,
  now: number,
): string {
  const place = `${theme}, your current theme`;
  if (!carts || publication === undefined || publication === 'held' || publication === 'failed') {
    return `Cartwright is on in ${place}.`;
  }
  const live = liveTestOf(carts, now);
  if (live) {
    const names = namesOfCarts(live.carts, 'disjunction');
    return `In the test “${live.test.name}”, shoppers see ${names} in ${place}.`;
  }
  const shown = shownCart(carts, now);
  return shown
    ? `Shoppers see ${seen(shown)} in ${place}.`
    : `No cart is live: shoppers see the theme’s own cart in ${place}.`;
}
