import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { describe, expect, it } from 'vitest';
import { deleteWords, disableQuestion, toggledWords } from './consequences';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const running = { isScheduled: true, startDate: '2026-11-20T00:00:00Z', endDate: '2026-11-30T00:00:00Z' };
const coming = { isScheduled: true, startDate: '2026-12-01T00:00:00Z', endDate: '2026-12-02T00:00:00Z' };

function aCart(name: string, more: Partial<CartListItem> = {}): CartListItem {
  return {
    id: name,
    name,
    isFallback: false,
    isScheduled: false,
    startDate: null,
    endDate: null,
    enabled: false,
    updatedAt: '2026-11-20T09:00:00Z',
    revision: 1,
    previewKey: `key of ${name}`,
    ...more,
  };
}

const live = aCart('Live', { enabled: true });
const idle = aCart('Idle');
const fallback = aCart('Fallback', { isFallback: true });
const sale = aCart('Sale', { enabled: true, ...running });

describe('before a cart is turned off', () => {
  it('nothing is asked when shoppers get another one, or did not see it', () => {
    expect(disableQuestion(live, [live, fallback], NOW)).toBeNull();
    expect(disableQuestion(live, [live, sale], NOW)).toBeNull();
    expect(disableQuestion(sale, [live, sale], NOW)).toBeNull();
    expect(disableQuestion(idle, [live, idle], NOW)).toBeNull();
    const liveFallback = { ...live, isFallback: true };
    expect(disableQuestion(liveFallback, [liveFallback], NOW)).toBeNull();
  });

  it('the merchant hears that no cart is left', () => {
    expect(disableQuestion(live, [live, idle], NOW)).toBe(
      'It’s the only live cart. Shoppers will see your theme’s own cart instead and get no rewards at checkout.',
    );
    expect(disableQuestion(sale, [sale], NOW)).not.toBeNull();
  });
});

describe('turning a cart on', () => {
  it.each([
    ['the first', idle, [idle], '"Idle" is live now.'],
    ['instead of another', idle, [idle, live], '"Idle" is live now. "Live" was turned off.'],
    ['before a fallback', idle, [idle, fallback], '"Idle" is live now.'],
    [
      'during the schedule of another',
      idle,
      [idle, sale],
      '"Idle" is on. Until the schedule of "Sale" ends, shoppers see that one.',
    ],
    [
      'with a schedule to come',
      aCart('Christmas', coming),
      [aCart('Christmas', coming), live],
      '"Christmas" is on: shoppers see it during its schedule.',
    ],
    [
      'with a schedule that runs',
      { ...sale, enabled: false },
      [{ ...sale, enabled: false }, live],
      '"Sale" is live now.',
    ],
  ])('%s says what shoppers see', (_case, cart, carts, words) => {
    expect(toggledWords(cart, true, carts, NOW)).toBe(words);
  });
});

describe('turning a cart off', () => {
  it.each([
    ['the last one', live, [live], '"Live" is off. Shoppers see your theme’s own cart now.'],
    ['with a fallback', live, [live, fallback], '"Live" is off. Shoppers see "Fallback" now.'],
    ['that nobody sees', live, [live, sale], '"Live" is off.'],
    [
      'that is the fallback',
      { ...fallback, enabled: true },
      [{ ...fallback, enabled: true }],
      '"Fallback" is off, but stays live: it’s your fallback cart.',
    ],
  ])('%s says what shoppers see', (_case, cart, carts, words) => {
    expect(toggledWords(cart, false, carts, NOW)).toBe(words);
  });
});

describe('deleting a cart', () => {
  it.each([
    ['that is idle', idle, [idle, live], 'Shoppers don’t see it.'],
    [
      'that is live',
      live,
      [idle, live],
      'It’s live: shoppers will see your theme’s own cart instead, and its discount is removed from Shopify.',
    ],
    [
      'that is live before the fallback',
      live,
      [fallback, live],
      'It’s live: shoppers will see "Fallback" instead, and its discount is removed from Shopify.',
    ],
    [
      'that is to be live',
      aCart('Christmas', { enabled: true, ...coming }),
      [aCart('Christmas', { enabled: true, ...coming }), live],
      'It’s due to go live at another time: shoppers won’t see it then, and its discount is removed from Shopify.',
    ],
    ['that waits as the fallback', fallback, [fallback, live], 'Your store will have no fallback cart.'],
  ])('%s says what becomes of shoppers and discount', (_case, cart, carts, words) => {
    expect(deleteWords(cart, carts, NOW)).toBe(`The cart and its settings are permanently deleted. ${words}`);
  });
});
