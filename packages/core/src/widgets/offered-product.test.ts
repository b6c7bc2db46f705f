import { describe, expect, it } from 'vitest';
import { chosenVariant, hasChoice, type OfferedProduct, type OfferedVariant } from './offered-product';

const MONTHLY = { id: 7, name: 'Monthly', amount: 900 };

const variant = (id: number, changes: Partial<OfferedVariant> = {}): OfferedVariant => ({
  id,
  title: `Size ${id}`,
  amount: 1000,
  compareAt: null,
  available: true,
  isSoldOnce: true,
  plans: [],
  ...changes,
});

const product = (variants: readonly OfferedVariant[], cardVariantId?: number): OfferedProduct => ({
  id: 1,
  title: 'Mug',
  url: '/products/mug',
  image: null,
  price: '$10.00',
  priceVaries: false,
  compareAtPrice: null,
  available: true,
  variantId: null,
  badge: null,
  variants,
  cardVariantId,
});

describe('chosen variant of a product', () => {
  it('defaults to the card’s variant', () => {
    expect(chosenVariant(product([variant(1), variant(2)], 2), 'one-time')?.variant.id).toBe(2);
  });

  it('is the shopper’s choice', () => {
    const chosen = chosenVariant(product([variant(1), variant(2)], 2), 'one-time', {
      variantId: 1,
      planId: null,
    });
    expect(chosen?.variant.id).toBe(1);
  });

  it('is never sold out', () => {
    const soldOut = variant(2, { available: false });
    expect(chosenVariant(product([variant(1), soldOut], 2), 'one-time')?.variant.id).toBe(1);
    expect(chosenVariant(product([soldOut]), 'one-time')).toBeNull();
    expect(chosenVariant(product([]), 'one-time')).toBeNull();
  });

  it('costs its plan’s price, reduced from its own', () => {
    const either = product([variant(1, { plans: [MONTHLY] })]);
    expect(chosenVariant(either, 'both')).toMatchObject({ way: null, amount: 1000, reducedFrom: null });
    expect(chosenVariant(either, 'both', { variantId: 1, planId: 7 })).toMatchObject({
      amount: 900,
      reducedFrom: 1000,
    });
    expect(chosenVariant(product([variant(1, { compareAt: 1200 })]), 'one-time')).toMatchObject({
      amount: 1000,
      reducedFrom: 1200,
    });
  });

  it('follows the purchase type of the widget', () => {
    const only = product([variant(1, { isSoldOnce: false, plans: [MONTHLY] })]);
    expect(chosenVariant(only, 'one-time')).toBeNull();
    expect(chosenVariant(only, 'subscription')?.way).toEqual(MONTHLY);
    expect(chosenVariant(product([variant(1)]), 'subscription')?.way).toBeNull();
    // Another variant's plan isn't kept.
    expect(chosenVariant(product([variant(1)]), 'both', { variantId: 1, planId: 7 })?.way).toBeNull();
  });
});

it('a product has a choice among variants or among ways to buy', () => {
  expect(hasChoice(product([variant(1)]), 'both')).toBe(false);
  expect(hasChoice(product([variant(1), variant(2)]), 'one-time')).toBe(true);
  expect(hasChoice(product([variant(1, { plans: [MONTHLY] })]), 'both')).toBe(true);
  expect(hasChoice(product([variant(1, { plans: [MONTHLY] })]), 'one-time')).toBe(false);
});
