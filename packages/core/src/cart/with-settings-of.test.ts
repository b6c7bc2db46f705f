import { expect, test } from 'vitest';
import { newTier } from '../components/tiered-progress-bar/defaults';
import type { CartDocument } from './cart-document';
import { duplicateCart } from './duplicate-cart';
import { newCart } from './new-cart';
import { withSettingsOf } from './with-settings-of';

const idsFrom = (prefix: string) => {
  let last = 0;
  return () => `${prefix}-${++last}`;
};

/** A cart whose bar has a tier for each minimum. */
function withTiers(cart: CartDocument, ...minimums: number[]): CartDocument {
  const tiers = minimums.map((minimum) => ({ ...newTier(`tier ${minimum}`, 'shipping'), minimum }));
  return {
    ...cart,
    components: cart.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: { bars: component.settings.bars.map((bar) => ({ ...bar, tiers })) },
          }
        : component,
    ),
  };
}

const tiersOf = ({ components }: CartDocument) =>
  components.flatMap((component) =>
    component.type === 'tiered_progress_bar'
      ? component.settings.bars.flatMap(({ tiers }) => tiers.map(({ id, minimum }) => [id, minimum]))
      : [],
  );

const cart = { ...withTiers(newCart('main', 'Main', idsFrom('id')), 50), enabled: true, locked: true };
const copy = duplicateCart(cart, { id: 'copy', newId: idsFrom('copy') });

test('copies the other cart’s settings and keeps name, place and locks', () => {
  const given = withSettingsOf(cart, { ...copy, layout: 'double', isScheduled: true });
  expect(given).toMatchObject({ id: 'main', name: 'Main', enabled: true, locked: true, isScheduled: false });
  expect(given.layout).toBe('double');
});

test('keeps tier ids by position and takes additional tiers with their own ids', () => {
  const given = withSettingsOf(cart, withTiers(copy, 60, 80));
  expect(tiersOf(given)).toEqual([
    ['tier 50', 60],
    ['tier 80', 80],
  ]);
});

test('leaves a cart unchanged when given its own settings', () => {
  const given = withSettingsOf(cart, copy);
  expect(withSettingsOf(given, cart)).toEqual(cart);
});
