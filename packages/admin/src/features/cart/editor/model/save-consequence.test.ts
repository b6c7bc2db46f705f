import { messageBefore } from '@cartwright/core/schedule/consequence';
import type { ShopCart } from '@cartwright/core/schedule/shop-changes';
import { expect, it } from 'vitest';
import { saveConsequence, toggleConsequence } from './save-consequence';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const off: ShopCart = {
  id: 'mine',
  name: 'Mine',
  enabled: false,
  isScheduled: false,
  isFallback: false,
  startDate: null,
  endDate: null,
};
const live = { ...off, enabled: true };
const other = { ...off, id: 'other', name: 'Other' };
const later = { isScheduled: true, startDate: '2026-12-10T06:00:00Z', endDate: '2026-12-20T06:00:00Z' };

const saving = (saved: ShopCart, edited: ShopCart, listed: readonly ShopCart[]) =>
  saveConsequence({ saved, edited }, listed, { now: NOW, timezone: 'UTC' });

it.each([
  ['schedules it for later', { ...live, ...later }],
  ['disables it', off],
])('a save that %s leaves the store without its only live cart', (_what, edited) => {
  expect(saving(live, edited, [live, other])).toMatchObject({ losesCart: true });
});

it('a save that leaves a fallback needs no confirmation, and names it', () => {
  const consequence = saving(live, off, [live, { ...other, isFallback: true }]);
  expect(consequence).toMatchObject({ losesCart: false, after: { now: { name: 'Other' } } });
});

it('uses the shop’s current fallback, not the one at opening', () => {
  expect(saving(live, off, [{ ...live, isFallback: true }])).toBeNull();
  expect(saving({ ...live, isFallback: true }, off, [live])).toMatchObject({ losesCart: true });
});

it('a save invisible to shoppers has no message', () => {
  expect(saving(live, { ...live, name: 'Renamed' }, [live])).toBeNull();
});

it('an invalid schedule has no consequence', () => {
  expect(saving(live, { ...live, ...later, endDate: null }, [live])).toBeNull();
  expect(saving(live, { ...live, ...later, startDate: '2026-11-20T06:00:00Z' }, [live])).toBeNull();
});

const switchMessage = (saved: ShopCart, edited: ShopCart) => {
  const time = { now: NOW, timezone: 'UTC' };
  const consequence = toggleConsequence(
    { saved, edited },
    [saved, { ...other, enabled: !saved.enabled }],
    time,
  );
  return consequence && messageBefore(consequence, { timezone: 'UTC', lead: 'If you turn it on and save' });
};

it('the switch shows its consequence', () => {
  expect(switchMessage(off, off)).toBe(
    'Shoppers see “Other” now. If you turn it on and save, shoppers see “Mine”. “Other” is turned off.',
  );
});

it('the switch uses the edited schedule, and shows nothing while that is invalid', () => {
  expect(switchMessage(off, { ...off, ...later })).toBe(
    'If you turn it on and save, shoppers still see “Other” until Dec 10, 2026, 6:00 AM store time, then “Mine”.',
  );
  expect(switchMessage(off, { ...off, ...later, endDate: null })).toBeNull();
});
