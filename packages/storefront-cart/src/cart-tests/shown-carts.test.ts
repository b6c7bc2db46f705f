import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { cartUnderTest } from '@cartwright/core/storefront/cart-under-test';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { variantChoice } from '@cartwright/storefront-kit/analytics/variant-choice';
import { describe, expect, it, vi } from 'vitest';
import { aConfig } from '../testing/shop';
import { shownCarts } from './shown-carts';

const plain = aConfig();
const tested = cartUnderTest({ ...plain, layout: 'double', components: [] }, plain);
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
    variantChoice({ previewed: null, visitor, isCurrent: () => true, report })({
      id: 'test',
      variants: control.test?.variants ?? [],
    }).variant?.id;
  for (let at = 0; ; at += 1) if (sees(`visitor ${at}`) === variant) return `visitor ${at}`;
}

function aPage({
  variant = 'b',
  isCartPage = false,
  marked = '',
  isKept = true,
}: {
  variant?: string | null;
  isCartPage?: boolean;
  marked?: string;
  isKept?: boolean;
} = {}) {
  const marks: string[] = [];
  const drawn: string[] = [];
  const mark = async (value: string) => {
    marks.push(value);
    return isKept;
  };
  const redraw = () => void drawn.push('again');
  const reported: string[] = [];
  const visitor = variant === null ? null : visitorOf(variant);
  const report = (test: string, shown: string) => void reported.push(`${test} ${shown}`);
  const choose = variantChoice({ previewed: null, visitor, isCurrent: () => true, report });
  return { reported, marks, drawn, ...shownCarts(choose, { isCartPage, marked, mark, redraw }) };
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

describe('a variant with rewards of its own', () => {
  const cheaper = aConfig({ tiers: [{ ...newTier('cheaper', 'shipping'), minimum: 20 }] });
  const other = cartUnderTest({ ...cheaper, layout: 'double' }, plain);
  const priced: StorefrontCart = {
    ...control,
    test: {
      id: 'test',
      variants: [
        { id: 'control', share: 50 },
        { id: 'b', share: 50, cart: other },
      ],
    },
  };
  const shows = (cart: StorefrontCart) => [cart.rewards.bars[0]?.tiers[0]?.id, cart.discountsActive];
  const B = ['cheaper', true];
  const CONTROL = ['shipping-tier', true];

  it('is promised once the cart is marked for it', async () => {
    const page = aPage();
    expect(shows(page.shown(priced))).toEqual(['cheaper', false]);
    expect(page.marks).toEqual(['test.b']);
    await vi.waitFor(() => expect(page.drawn).toHaveLength(1));
    expect(shows(page.shown(priced))).toEqual(B);
    page.cartRead('test.b', false);
    expect([page.marks, page.drawn]).toEqual([['test.b'], ['again']]);
  });

  it('is promised at once where the cart was marked on a page before, and writes nothing', () => {
    const page = aPage({ marked: 'test.b' });
    expect(shows(page.shown(priced))).toEqual(B);
    expect(page.marks).toEqual([]);
  });

  it('marks the next cart of the shopper, after the order of this one', async () => {
    const page = aPage({ marked: 'test.b' });
    page.shown(priced);
    page.cartRead('', true);
    expect(page.drawn).toHaveLength(1);
    expect(shows(page.shown(priced))).toEqual(['cheaper', false]);
    expect(page.marks).toEqual(['test.b']);
  });

  it('is taken back from a cart whose shopper sees the control, and else nothing is written for the control', async () => {
    const withdrawn = aPage({ variant: null, marked: 'test.b' });
    expect(shows(withdrawn.shown(priced))).toEqual(['shipping-tier', false]);
    expect(withdrawn.marks).toEqual(['']);
    await vi.waitFor(() => expect(withdrawn.drawn).toHaveLength(1));
    expect(shows(withdrawn.shown(priced))).toEqual(CONTROL);
    for (const marked of ['', 'older.b', 'test.control']) {
      const page = aPage({ variant: 'control', marked });
      expect(shows(page.shown(priced))).toEqual(CONTROL);
      expect(page.marks).toEqual([]);
    }
  });

  it('gives way to what checkout gives where the cart can’t be marked', async () => {
    const page = aPage({ isKept: false });
    page.shown(priced);
    await vi.waitFor(() => expect(page.drawn).toHaveLength(1));
    expect(shows(page.shown(priced))).toEqual(CONTROL);
    const stuck = aPage({ variant: null, marked: 'test.b', isKept: false });
    stuck.shown(priced);
    await vi.waitFor(() => expect(stuck.drawn).toHaveLength(1));
    expect(shows(stuck.shown(priced))).toEqual(B);
  });

  it('is left to another page of the shopper that has marked the cart otherwise since', async () => {
    const page = aPage({ marked: 'test.b' });
    page.shown(priced);
    page.cartRead('', false);
    expect(page.drawn).toHaveLength(1);
    expect(shows(page.shown(priced))).toEqual(CONTROL);
    page.cartRead('test.b', false);
    expect(shows(page.shown(priced))).toEqual(B);
    expect(page.marks).toEqual([]);
  });

  it('doesn’t ask a store for ever that forgets the mark', async () => {
    const page = aPage();
    for (let at = 0; at < 10; at += 1) {
      page.shown(priced);
      await vi.waitFor(() => expect(page.drawn.length).toBeGreaterThan(0));
      page.cartRead('', true);
    }
    expect(page.marks.length).toBeLessThan(6);
    expect(shows(page.shown(priced))).toEqual(CONTROL);
  });
});
