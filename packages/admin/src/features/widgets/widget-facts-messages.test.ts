import { expect, it } from 'vitest';
import { widgetFactsMessage } from './widget-facts-messages';

const words = (lastViewed: string | null, ...names: string[]) =>
  widgetFactsMessage(
    { classification: 'cart_page', carts: names.map((name) => ({ id: name, name })), lastViewed },
    (instant) => `on ${instant}`,
  );

it('says where a widget is shown, which carts have it, and when it was last seen', () => {
  expect(words(null)).toBe('Cart · Not used in a cart · No views recorded');
  expect(words('Monday', 'Spring', ' ')).toBe(
    'Cart · Used in "Spring" and "Unnamed cart" · Last viewed on Monday',
  );
  expect(words(null, 'A', 'B', 'C')).toContain('Used in 3 carts');
});

it('says nothing of carts where it is shown in pages', () => {
  const facts = { classification: null, carts: [], lastViewed: null };
  expect(widgetFactsMessage(facts, String)).toBe('Store pages · No views recorded');
});
