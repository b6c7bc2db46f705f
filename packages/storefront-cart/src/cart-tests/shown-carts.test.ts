import { testedCart } from '@cartwright/core/storefront/cart-test';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { variantChoice } from '@cartwright/storefront-kit/analytics/variant-choice';
import { describe, expect, it } from 'vitest';
import { aConfig } from '../testing/shop';
import { shownCarts } from './shown-carts';

const plain = aConfig();
const tested = testedCart({ ...plain, layout: 'double', components: [] }, plain);
const control: StorefrontCart = {
  ...plain,
  layout: 'single',
  test: {
    id: 'test',
    variants: [
      { id: 'control', share: 50 },
      { id: 'b', share: 50, cart: tested },
    ],
  },
};

/** A visitor who is shown a variant. */
function visitorOf(variant: string): string {
  const report = () => undefined;
  const sees = (visitor: string) =>
    variantChoice({ previewed: null, visitor, report })({
      id: 'test',
      variants: control.test?.variants ?? [],
    }).variant?.id;
  for (let at = 0; ; at += 1) if (sees(`visitor ${at}`) === variant) return `visitor ${at}`;
}

function aPage({
  variant = 'b',
  isCartPage = false,
}: {
  variant?: string | null;
  isCartPage?: boolean;
} = {}) {
  const reported: string[] = [];
  const visitor = variant === null ? null : visitorOf(variant);
  const report = (test: string, shown: string) => void reported.push(`${test} ${shown}`);
  return { reported, ...shownCarts(variantChoice({ previewed: null, visitor, report }), isCartPage) };
}

describe('a running test of carts', () => {
  it('shows the variant in the control’s place, with what checkout gives for the control', () => {
    const { layout, id, rewards } = aPage().shown(control);
    expect([layout, id, rewards]).toEqual(['double', control.id, control.rewards]);
    expect(aPage({ variant: 'control' }).shown(control)).toBe(control);
  });

  it('counts whoever has the cart on the screen, once, whichever variant it is', () => {
    for (const variant of ['control', 'b']) {
      const page = aPage({ variant });
      page.shown(control);
      expect(page.reported).toEqual([]);
      page.toggled(true);
      page.toggled(false);
      page.toggled(true);
      expect(page.reported).toEqual([`test ${variant}`]);
    }
  });

  it('counts everybody on the cart page', () => {
    const page = aPage({ isCartPage: true });
    page.shown(control);
    expect(page.reported).toEqual(['test b']);
  });

  it('counts nobody without a visitor, who sees the control', () => {
    const page = aPage({ variant: null });
    expect(page.shown(control)).toBe(control);
    page.toggled(true);
    expect(page.reported).toEqual([]);
  });

  it('is left while a cart without a test is live, and comes back with its own', () => {
    const page = aPage();
    const sale: StorefrontCart = { ...plain, id: 'sale' };
    expect(page.shown(sale)).toBe(sale);
    page.toggled(true);
    expect(page.reported).toEqual([]);
    // Its window ends while the drawer is open.
    expect(page.shown(control).layout).toBe('double');
    expect(page.reported).toEqual(['test b']);
  });
});
