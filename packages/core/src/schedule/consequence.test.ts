import { describe, expect, it } from 'vitest';
import { consequenceOf, messageAfter, messageBefore } from './consequence';
import { type ShopCart, withEnabled, withFallback, withoutCart, withSaved } from './shop-changes';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const timezone = 'America/New_York';

function aCart(name: string, more: Partial<ShopCart> = {}): ShopCart {
  const off = { enabled: false, isScheduled: false, isFallback: false, startDate: null, endDate: null };
  return { id: name, name, ...off, ...more };
}

const idle = aCart('Idle');
const live = aCart('Live', { enabled: true });
const fallback = aCart('Spare', { isFallback: true });
const running = { isScheduled: true, startDate: '2026-11-20T05:00:00Z', endDate: '2026-11-30T05:00:00Z' };
const coming = { isScheduled: true, startDate: '2026-12-01T05:00:00Z', endDate: '2026-12-02T05:00:00Z' };
const sale = aCart('Sale', { enabled: true, ...running });

type Change = (carts: readonly ShopCart[]) => readonly ShopCart[];
const of = (carts: readonly ShopCart[], change: Change) => consequenceOf(carts, change(carts), NOW);
const plain = (words: string) => words.replaceAll('\u202f', ' ');

const NO_REWARDS = 'Without a live cart, shoppers get no rewards at checkout.';

describe('message before a change', () => {
  it.each<[string, readonly ShopCart[], Change, boolean, string]>([
    [
      'that scheduling the only live cart for later removes it',
      [live],
      (carts) => withSaved(carts, { ...live, ...coming }),
      true,
      `Shoppers see “Live” now. After this, shoppers see your theme’s own cart until Dec 1, 2026, 12:00 AM store time, then “Live”. After the last schedule, shoppers see your theme’s own cart. ${NO_REWARDS}`,
    ],
    [
      'that turning off the only live cart removes it',
      [live, idle],
      (carts) => withEnabled(carts, 'Live', false),
      true,
      `Shoppers see “Live” now. After this, shoppers see your theme’s own cart. ${NO_REWARDS}`,
    ],
    [
      'that the live fallback is removed',
      [fallback],
      (carts) => withFallback(carts, null),
      true,
      `Shoppers see your fallback cart “Spare” now. After this, shoppers see your theme’s own cart. ${NO_REWARDS}`,
    ],
    [
      'that no cart is live after the running schedule',
      [live, sale],
      (carts) => withEnabled(carts, 'Live', false),
      true,
      `After this, shoppers still see “Sale” until Nov 30, 2026, 12:00 AM store time, then your theme’s own cart. ${NO_REWARDS}`,
    ],
    [
      'that no cart is live after the next schedule',
      [live, sale, aCart('Christmas', { enabled: true, ...coming, startDate: running.endDate })],
      (carts) => withoutCart(carts, 'Live'),
      true,
      `After this, shoppers still see “Sale” until Nov 30, 2026, 12:00 AM store time, then “Christmas”. After the last schedule, shoppers see your theme’s own cart. ${NO_REWARDS}`,
    ],
    [
      'which cart is turned off in exchange',
      [live, idle],
      (carts) => withEnabled(carts, 'Idle', true),
      false,
      'Shoppers see “Live” now. After this, shoppers see “Idle”. “Live” is turned off.',
    ],
    [
      'that the fallback takes over',
      [live, fallback],
      (carts) => withoutCart(carts, 'Live'),
      false,
      'Shoppers see “Live” now. After this, shoppers see your fallback cart “Spare”.',
    ],
    [
      'that a fallback goes live',
      [aCart('  ')],
      (carts) => withFallback(carts, '  '),
      false,
      'After this, shoppers see your fallback cart “Unnamed cart”.',
    ],
    [
      'when a scheduled cart goes live',
      [live, aCart('Christmas', coming)],
      (carts) => withEnabled(carts, 'Christmas', true),
      false,
      'After this, shoppers still see “Live” until Dec 1, 2026, 12:00 AM store time, then “Christmas”.',
    ],
  ])('says %s', (_what, carts, change, asks, words) => {
    const consequence = of(carts, change);
    expect(plain(messageBefore(consequence, { timezone }))).toBe(words);
    expect(consequence.losesCart).toBe(asks);
  });

  it('starts with the given lead', () => {
    const words = messageBefore(
      of([idle], (carts) => withEnabled(carts, 'Idle', true)),
      {
        timezone,
        lead: 'Once you save',
      },
    );
    expect(words).toBe('Once you save, shoppers see “Idle”.');
  });
});

it('the message after a change names the cart shoppers see now', () => {
  const after = (carts: readonly ShopCart[], change: Change) =>
    plain(messageAfter(of(carts, change), timezone));
  expect(after([live, idle], (carts) => withEnabled(carts, 'Idle', true))).toBe(
    'Shoppers see “Idle” now. “Live” was turned off.',
  );
  expect(after([live, fallback], (carts) => withEnabled(carts, 'Live', false))).toBe(
    'Shoppers see your fallback cart “Spare” now.',
  );
  expect(after([live, sale], (carts) => withEnabled(carts, 'Live', false))).toBe(
    'Shoppers still see “Sale” until Nov 30, 2026, 12:00 AM store time, then your theme’s own cart.',
  );
});

it('saving keeps the shop’s current fallback', () => {
  const [saved] = withSaved([fallback], { ...idle, id: fallback.id });
  expect(saved).toMatchObject({ isFallback: true, name: 'Idle' });
});
