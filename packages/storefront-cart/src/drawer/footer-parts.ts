import type { StorefrontComponent } from '@cartwright/core/storefront/config';

type Components = readonly StorefrontComponent[];

const staysInReach = (component: StorefrontComponent | undefined) =>
  component?.type === 'cart_subtotal' || component?.type === 'checkout';

/**
 * Splits the footer's components: scrolling before, sticky (adjacent subtotal and checkout, else the last component),
 * and scrolling after.
 */
export function footerParts(
  footer: Components,
): readonly [above: Components, kept: Components, below: Components] {
  let end = footer.length;
  while (end > 0 && !staysInReach(footer[end - 1])) end--;
  let start = end;
  while (staysInReach(footer[start - 1])) start--;
  return [footer.slice(0, start), footer.slice(start, end), footer.slice(end)];
}
