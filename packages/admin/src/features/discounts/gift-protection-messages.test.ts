import type { GiftProtection } from '@cartwright/core/contract/gift-protection';
import type { Publication } from '@cartwright/core/contract/publication';
import { describe, expect, it } from 'vitest';
import { giftProtectionMessage, isAwaited } from './gift-protection-messages';

const protection = (fields: Partial<GiftProtection>): GiftProtection => ({
  state: 'off',
  message: null,
  missingScopes: [],
  ...fields,
});
const messageFor = (fields: Partial<GiftProtection>, status?: Publication['status']) =>
  giftProtectionMessage(protection(fields), status);

describe('gift protection', () => {
  it('can be turned on while off, and off while on', () => {
    expect(messageFor({ state: 'off' })).toMatchObject({ badge: 'Off', actions: ['on'] });
    expect(messageFor({ state: 'on' })).toMatchObject({ badge: 'On', actions: ['off'] });
  });

  it('can be cancelled while pending', () => {
    expect(messageFor({ state: 'turning_on' }).actions).toEqual(['off']);
    expect(messageFor({ state: 'turning_off' }).actions).toEqual(['on']);
  });

  it.each([
    ['turning_on', 'held', /paused/],
    ['turning_on', 'failed', /failed/],
    ['turning_off', 'held', /paused.*still checked.*Settings > Checkout/],
    ['turning_off', 'failed', /failed.*still checked.*Settings > Checkout/],
  ] as const)('that is %s doesn’t wait for a publication that is %s', (state, status, reason) => {
    expect(messageFor({ state }, status).reason).toMatch(reason);
    expect(isAwaited(protection({ state }), status)).toBe(false);
  });

  it.each(['pending', 'published', undefined] as const)(
    'that is pending waits while publishing is %s',
    (status) => {
      expect(messageFor({ state: 'turning_on' }, status).reason).toMatch(/Waiting for Shopify/);
      expect(isAwaited(protection({ state: 'turning_on' }), status)).toBe(true);
      expect(isAwaited(protection({ state: 'on' }), status)).toBe(false);
    },
  );

  it('can be turned off without access to it', () => {
    const { reason, actions } = messageFor({
      state: 'out_of_reach',
      message: 'Missing.',
      missingScopes: ['write_validations'],
    });
    expect([reason, actions]).toEqual(['Missing.', ['off']]);
  });

  it('turned off in Shopify says so, and can be turned on or off here', () => {
    const { reason, actions } = messageFor({ state: 'off_in_shopify' });
    expect([reason, actions]).toEqual([expect.stringContaining('checkout settings'), ['on', 'keep_off']]);
  });

  it('rejected by Shopify shows the reason and a retry', () => {
    const refused = messageFor({ state: 'unavailable', message: 'Too many rules.' });
    expect([refused.reason, refused.actions]).toEqual(['Too many rules.', ['again', 'off']]);
  });

  it('that is off without its permissions has no button', () => {
    const missing = messageFor({
      state: 'unavailable',
      message: 'Missing.',
      missingScopes: ['write_validations'],
    });
    expect([missing.reason, missing.actions]).toEqual(['Missing.', []]);
  });
});
