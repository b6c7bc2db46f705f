import { removeComponent } from '@cartwright/core/smart-cart/commands/remove-component';
import { findByType } from '@cartwright/core/smart-cart/components-of';
import { newCart } from '@cartwright/core/smart-cart/new-cart';
import { describe, expect, it } from 'vitest';
import { offersByAnchor } from './addable';

const cart = newCart('c', 'Cart', () => crypto.randomUUID());

describe('what can be added', () => {
  it('is grouped by the anchor where it would stand', () => {
    const groups = offersByAnchor(cart, (type) => ['notes', 'login', 'cross_sell_widget'].includes(type));
    expect(groups.map(({ name, offers }) => [name, offers.map((offer) => offer.name)])).toEqual([
      ['Header', ['Login']],
      ['Body', ['Cross-Sell Widget']],
      ['Footer', ['Notes']],
    ]);
  });

  it('says why not, where the cart has its only one', () => {
    const refusals = (document: typeof cart) =>
      offersByAnchor(document, (type) => type === 'title_bar')[0]?.offers[0]?.refusal;
    expect(refusals(cart)).toBe('Title Bar is in this cart already.');
    const removed = removeComponent(cart, { componentId: findByType(cart, 'title_bar')?.componentId ?? '' });
    expect(removed.ok && refusals(removed.document)).toBeNull();
  });
});
