import { expect, it } from 'vitest';
import { widgetFactsMessage } from './widget-facts-messages';

const messageFor = (lastViewed: string | null, ...names: string[]) =>
  widgetFactsMessage(
    { classification: 'cart_page', carts: names.map((name) => ({ id: name, name })), lastViewed },
    (instant) => `on ${instant}`,
  );

it('shows where a widget is used, in which carts, and when last seen', () => {
  expect(messageFor(null)).toBe('Cart · Not used in a cart · No views recorded');
  expect(messageFor('Monday', 'Spring', ' ')).toBe(
    'Cart · Used in "Spring" and "Unnamed cart" · Last viewed on Monday',
  );
  expect(messageFor(null, 'A', 'B', 'C')).toContain('Used in 3 carts');
});

it('doesn’t mention carts for a widget in pages', () => {
  const facts = { classification: null, carts: [], lastViewed: null };
  expect(widgetFactsMessage(facts, String)).toBe('Store pages · No views recorded');
});
