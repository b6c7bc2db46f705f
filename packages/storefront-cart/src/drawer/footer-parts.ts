import type { StorefrontComponent } from '@cartwright/core/storefront/config';

type Components = readonly StorefrontComponent[];

const staysInReach = (component: StorefrontComponent | undefined) =>
  component?.type === 'cart_subtotal' || component?.type === 'checkout';

/**
 * The footer's components in their order: those that scroll before, those that stay in view (subtotal and checkout
 * where they stand side by side, else the last of them), and those that scroll after.
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
