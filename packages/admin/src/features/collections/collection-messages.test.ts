import { expect, test } from 'vitest';
import { holdsMessage, rowMessage, stateLabel } from './collection-messages';

const campaign = { level: 'campaign', campaign: { id: 'c1', name: 'Summer sale' } } as const;
const own = { level: 'collection', campaign: null } as const;
const byDefault = { level: 'default', campaign: null } as const;

test.each([
  [campaign, false, 'Campaign “Summer sale”'],
  [campaign, true, 'Campaign “Summer sale”, then its own settings'],
  [own, true, 'Own settings'],
  [byDefault, false, 'Default settings'],
])('a row names the applied settings: %j, own settings %s', (holds, hasOwn, message) => {
  expect(holdsMessage({ holds, hasOwn })).toBe(message);
});

test.each([
  [{ holds: byDefault, isNew: true, isOn: false, willBeOn: true }, 'until you save its own'],
  [{ holds: own, isNew: false, isOn: true, willBeOn: true }, 'These settings apply here.'],
  [{ holds: own, isNew: false, isOn: true, willBeOn: false }, 'Save to go back to the default settings.'],
  [{ holds: byDefault, isNew: false, isOn: false, willBeOn: true }, 'Save to use these settings.'],
  [{ holds: byDefault, isNew: false, isOn: false, willBeOn: false }, 'The default settings apply here.'],
  [{ holds: campaign, isNew: false, isOn: true, willBeOn: true }, 'these settings apply.'],
  [{ holds: campaign, isNew: false, isOn: true, willBeOn: false }, 'the default settings apply.'],
])('an editor says what shoppers see and what saving changes: %j', (state, message) => {
  expect(stateLabel(state)).toContain(message);
});

test('a row shows the start of a scheduled campaign', () => {
  const next = { name: 'Christmas', from: '2026-12-01T05:00:00Z' };
  expect(rowMessage({ holds: byDefault, hasOwn: false, next }, () => 'Dec 1')).toBe(
    'Default settings, from Dec 1 campaign “Christmas”',
  );
  expect(rowMessage({ holds: own, hasOwn: true, next: null }, () => '')).toBe('Own settings');
});
