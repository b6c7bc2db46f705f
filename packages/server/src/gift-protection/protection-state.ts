import type { GiftProtection } from '@cartwright/core/contract/gift-protection';
import type { ShopStore } from '../db/for-shop';
import type { AdminClient } from '../shopify/admin-client';
import type { ShopifyResult } from '../shopify/shopify-failure';
import { grantedScopes } from '../shops/granted-scopes';
import { type ExistingValidation, existingValidations } from './existing-validations';
import { outOfReach } from './out-of-reach';
import { type Protection, readProtection } from './protection-wish';

/** Scopes of gift protection. Source: Admin API, the scopes of `validations` and `validationCreate`. */
const VALIDATION_SCOPES = ['read_validations', 'write_validations'];

/** Scopes of `VALIDATION_SCOPES` that the app lacks; write access implies read access. */
export async function missingValidationScopes(admin: AdminClient): Promise<ShopifyResult<string[]>> {
  const granted = await grantedScopes(admin);
  if (!granted.ok) return granted;
  const mayWrite = granted.value.includes('write_validations');
  return {
    ok: true,
    value: mayWrite ? [] : VALIDATION_SCOPES.filter((scope) => !granted.value.includes(scope)),
  };
}

/** Current gift protection: the merchant's choice and the state in Shopify. */
export async function protectionState(
  store: ShopStore,
  admin: AdminClient,
): Promise<ShopifyResult<GiftProtection>> {
  const missing = await missingValidationScopes(admin);
  if (!missing.ok) return missing;
  if (missing.value.length > 0) {
    const missingScopes = missing.value;
    return {
      ok: true,
      value: { ...stateWithout(missingScopes, await readProtection(store)), missingScopes },
    };
  }
  const existing = await existingValidations(admin);
  if (!existing.ok) return existing;
  // Read after Shopify, so that a publication meanwhile isn't mistaken for the merchant's change there.
  const state = stateOf(await readProtection(store), existing.value);
  return { ok: true, value: { ...state, missingScopes: [] } };
}

export function missingMessage(scopes: readonly string[]): string {
  return `The app needs more permissions in your store: ${scopes.join(', ')}. Update the app to grant them.`;
}

function stateWithout(
  scopes: readonly string[],
  { wish, problem }: Protection,
): Omit<GiftProtection, 'missingScopes'> {
  const message = missingMessage(scopes);
  if (wish !== 'off') return { state: 'out_of_reach', message: outOfReach(message) };
  return { state: 'unavailable', message: problem === null ? message : `${outOfReach(problem)} ${message}` };
}

function stateOf(
  { wish, problem }: Protection,
  ours: readonly ExistingValidation[],
): Omit<GiftProtection, 'missingScopes'> {
  const isEnabled = ours.some(({ enabled }) => enabled);
  switch (wish) {
    case 'off':
      return { state: isEnabled ? 'turning_off' : 'off', message: null };
    case 'asked':
      return problem === null
        ? { state: 'turning_on', message: null }
        : { state: 'unavailable', message: problem };
    case 'on':
      return { state: isEnabled ? 'on' : 'off_in_shopify', message: null };
    default:
      return wish satisfies never;
  }
}
