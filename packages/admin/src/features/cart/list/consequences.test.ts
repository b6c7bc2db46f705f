import type { CartListItem } from '@cartwright/core/contract/cart-list';
import { describe, expect, it } from 'vitest';
import { disableQuestion, toggledMessage, toggleMessage } from './consequences';
import { deleteMessage } from './delete-messages';

const time = { now: Date.parse('2026-11-21T12:00:00Z'), timezone: 'UTC' };
const running = { isScheduled: true, startDate: '2026-11-20T00:00:00Z', endDate: '2026-11-30T00:00:00Z' };

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
    lockReason: null,
    legacy: false,
    runningTest: null,
    ...more,
  };
}

const live = aCart('Live', { enabled: true });
const idle = aCart('Idle');
const fallback = aCart('Spare', { isFallback: true });
const sale = aCart('Sale', { enabled: true, ...running });

describe('disabling a cart', () => {
  it('needs no confirmation if shoppers get another cart or didn’t see it', () => {
    expect(disableQuestion(live, [live, fallback], time)).toBeNull();
    expect(disableQuestion(sale, [live, sale], time)).toBeNull();
    expect(disableQuestion(idle, [live, idle], time)).toBeNull();
    const liveFallback = { ...live, isFallback: true };
    expect(disableQuestion(liveFallback, [liveFallback], time)).toBeNull();
  });

  it('warns that no cart is left', () => {
    expect(disableQuestion(live, [live, idle], time)).toBe(
      'Shoppers see “Live” now. After this, shoppers see your theme’s own cart. Without a live cart, shoppers get no rewards at checkout.',
    );
    expect(disableQuestion(sale, [sale], time)).not.toBeNull();
    expect(disableQuestion(live, [live, sale], time)).toContain('then your theme’s own cart');
  });
});

it('the switch announces its effect before and after', () => {
  expect(toggleMessage(idle, [idle, live], time)).toBe(
    'Shoppers see “Live” now. After this, shoppers see “Idle”. “Live” is turned off.',
  );
  expect(toggledMessage(idle, true, [idle, live], time)).toBe(
    '“Idle” is on. Shoppers see “Idle” now. “Live” was turned off.',
  );
  expect(toggledMessage(live, false, [live], time)).toBe(
    '“Live” is off. Shoppers see your theme’s own cart now.',
  );
});

describe('deleting a cart', () => {
  it.each([
    ['an idle one', idle, [idle, live], 'Shoppers don’t see it.'],
    [
      'one live before the fallback',
      live,
      [fallback, live],
      'Its discount is removed from Shopify. Shoppers see “Live” now. After this, shoppers see your fallback cart “Spare”.',
    ],
    [
      'one whose schedule has ended',
      { ...sale, endDate: '2026-11-20T12:00:00Z' },
      [{ ...sale, endDate: '2026-11-20T12:00:00Z' }],
      'Shoppers don’t see it.',
    ],
    ['a waiting fallback', fallback, [fallback, live], 'Your store will have no fallback cart.'],
  ])('%s explains the effect on shoppers and discount', (_case, cart, carts, message) => {
    expect(deleteMessage(cart, carts, time)).toBe(
      `The cart and its settings are permanently deleted. ${message}`,
    );
  });
});
