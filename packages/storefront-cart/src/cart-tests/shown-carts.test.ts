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

/** A visitor assigned to a variant. */
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

describe('running cart test', () => {
  it('shows the variant under the control’s id and rewards', () => {
    const { layout, id, rewards } = aPage().shown(control);
    expect([layout, id, rewards]).toEqual(['double', control.id, control.rewards]);
    expect(aPage({ variant: 'control' }).shown(control)).toBe(control);
  });

  it('counts each visitor once when the cart is visible, for either variant', () => {
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

  it('counts everyone on the cart page', () => {
    const page = aPage({ isCartPage: true });
    page.shown(control);
    expect(page.reported).toEqual(['test b']);
  });

  it('shows the uncounted control without a visitor', () => {
    const page = aPage({ variant: null });
    expect(page.shown(control)).toBe(control);
    page.toggled(true);
    expect(page.reported).toEqual([]);
  });

  it('pauses while an untested cart is live and resumes with its own', () => {
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

describe('variant with its own rewards', () => {
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

  it('shows them once the cart is marked', async () => {
    const page = aPage();
    expect(shows(page.shown(priced))).toEqual(['cheaper', false]);
    expect(page.marks).toEqual(['test.b']);
    await vi.waitFor(() => expect(page.drawn).toHaveLength(1));
    expect(shows(page.shown(priced))).toEqual(B);
    page.cartRead('test.b', false);
    expect([page.marks, page.drawn]).toEqual([['test.b'], ['again']]);
  });

  it('shows them immediately if the cart was marked before, without a write', () => {
    const page = aPage({ marked: 'test.b' });
    expect(shows(page.shown(priced))).toEqual(B);
    expect(page.marks).toEqual([]);
  });

  it('marks the shopper’s next cart after an order', async () => {
    const page = aPage({ marked: 'test.b' });
    page.shown(priced);
    page.cartRead('', true);
    expect(page.drawn).toHaveLength(1);
    expect(shows(page.shown(priced))).toEqual(['cheaper', false]);
    expect(page.marks).toEqual(['test.b']);
  });

  it('removes the mark for a shopper in the control, and otherwise writes nothing for it', async () => {
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

  it('falls back to the rewards of checkout when marking fails', async () => {
    const page = aPage({ isKept: false });
    page.shown(priced);
    await vi.waitFor(() => expect(page.drawn).toHaveLength(1));
    expect(shows(page.shown(priced))).toEqual(CONTROL);
    const stuck = aPage({ variant: null, marked: 'test.b', isKept: false });
    stuck.shown(priced);
    await vi.waitFor(() => expect(stuck.drawn).toHaveLength(1));
    expect(shows(stuck.shown(priced))).toEqual(B);
  });

  it('accepts another page’s newer mark', async () => {
    const page = aPage({ marked: 'test.b' });
    page.shown(priced);
    page.cartRead('', false);
    expect(page.drawn).toHaveLength(1);
    expect(shows(page.shown(priced))).toEqual(CONTROL);
    page.cartRead('test.b', false);
    expect(shows(page.shown(priced))).toEqual(B);
    expect(page.marks).toEqual([]);
  });

  it('stops retrying when the store keeps losing the mark', async () => {
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
