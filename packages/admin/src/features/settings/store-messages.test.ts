import { expect, it } from 'vitest';
import { SHOP } from '../../testing/shop';
import { otherCurrencies, timeThere } from './store-messages';

it('lists the other currencies that shoppers can pay in', () => {
  const shop = { ...SHOP, enabledPresentmentCurrencies: ['EUR', 'USD', 'JPY'] };
  expect(otherCurrencies(shop)).toBe('Shoppers can also pay in EUR, JPY');
  expect(otherCurrencies({ ...shop, enabledPresentmentCurrencies: ['USD'] })).toBeNull();
  expect(otherCurrencies({ ...shop, enabledPresentmentCurrencies: [] })).toBeNull();
});

it('shows the local time if the browser knows the time zone', () => {
  const now = Date.UTC(2026, 10, 23, 9, 5);
  expect(timeThere(now, 'America/New_York')?.replace(/\s/g, ' ')).toBe('4:05 AM now');
  expect(timeThere(now, 'Moon/Tycho')).toBeNull();
});
