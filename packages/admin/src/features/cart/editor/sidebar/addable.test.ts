import { removeComponent } from '@cartwright/core/cart/commands/remove-component';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import { offersByAnchor } from './addable';

const cart = newCart('c', 'Cart', () => crypto.randomUUID());

describe('addable components', () => {
  it('are grouped by anchor', () => {
    const groups = offersByAnchor(cart);
    expect(groups.map(({ name }) => name)).toEqual(['Header', 'Goal Box', 'Body', 'Footer']);
    const anchorOf = (name: string) =>
      groups.find(({ offers }) => offers.some((each) => each.name === name))?.name;
    expect(anchorOf('Login')).toBe('Header');
    // There is no column for it.
    expect(anchorOf('Cross-Sell Widget')).toBe('Body');
    expect(anchorOf('Notes')).toBe('Body');
  });

  it('are disabled with a reason if the cart has its only one', () => {
    const refusals = (document: typeof cart) =>
      offersByAnchor(document)
        .flatMap(({ offers }) => offers)
        .find(({ type }) => type === 'title_bar')?.refusal;
    expect(refusals(cart)).toBe('Title Bar is already in this cart.');
    const removed = removeComponent(cart, { componentId: findByType(cart, 'title_bar')?.componentId ?? '' });
    expect(removed.ok && refusals(removed.document)).toBeNull();
  });
});
