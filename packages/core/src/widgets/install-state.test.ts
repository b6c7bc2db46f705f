import { expect, it } from 'vitest';
import { type Installation, installState } from './install-state';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const NOWHERE: Installation = {
  hasProducts: true,
  manualInstall: false,
  uses: 0,
  isInLiveCart: false,
  lastViewed: null,
};

it.each<[string, Partial<Installation>, string]>([
  ['is in a live cart', { uses: 1, isInLiveCart: true }, 'live_installed'],
  [
    'was placed manually and viewed',
    { manualInstall: true, lastViewed: '2026-11-28T11:00:00Z' },
    'live_installed',
  ],
  ['is in a disabled cart', { uses: 1 }, 'not_live_installed'],
  ['was placed manually and never viewed', { manualInstall: true }, 'not_live_installed'],
  [
    'has no products in a live cart',
    { hasProducts: false, uses: 1, isInLiveCart: true },
    'not_live_installed',
  ],
  ['is in the theme and viewed', { lastViewed: '2026-11-21T12:00:00.001Z' }, 'live_installed'],
  [
    'was viewed before its products were removed',
    { hasProducts: false, lastViewed: '2026-11-28T11:00:00Z' },
    'not_live_installed',
  ],
  ['was last viewed a week ago', { lastViewed: '2026-11-21T12:00:00Z' }, 'not_live_not_installed'],
  ['isn’t placed anywhere', {}, 'not_live_not_installed'],
])('a widget that %s', (_words, changes, state) =>
  expect(installState({ ...NOWHERE, ...changes }, NOW)).toBe(state),
);
