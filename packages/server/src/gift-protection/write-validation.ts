import { VALIDATION_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import type { Stamp } from '../publishing/stamp';
import type { Step, StepResult } from '../publishing/target';
import {
  VALIDATION_CREATE_MUTATION,
  VALIDATION_DELETE_MUTATION,
  VALIDATION_UPDATE_MUTATION,
  validationCreateData,
  validationDeleteData,
  validationUpdateData,
} from '../shopify/documents/validations';
import { isOutOfDate, type ShopifyResult, type UserError, unavailable } from '../shopify/shopify-failure';
import { type CheckMetafields, newMetafields } from './check-metafields';
import type { ExistingValidation } from './existing-validations';
import { outOfReach } from './out-of-reach';

/** Title in the merchant's checkout settings, beside the app's name. */
const TITLE = 'Cartwright gift protection';

/** Handler of Shopify's refusals. The publication continues: carts and discounts don't wait for gift protection. */
type OnRefused = (message: string) => void;

/** Action that creates the validation, which refuses nothing until it is enabled. */
export function creating(metafields: CheckMetafields, stamp: Stamp, onRefused: OnRefused): Step {
  return async (admin) => {
    const validation = {
      functionHandle: VALIDATION_FUNCTION_HANDLE,
      title: TITLE,
      enable: false,
      blockOnFailure: false,
      metafields: newMetafields(metafields, stamp),
    };
    const sent = await admin.run(VALIDATION_CREATE_MUTATION, { validation }, validationCreateData);
    return accepted(sent, ({ validationCreate }) => validationCreate?.userErrors, onRefused);
  };
}

export function enabling({ id }: ExistingValidation, onRefused: OnRefused): Step {
  return async (admin) => {
    const validation = { enable: true, blockOnFailure: false };
    const sent = await admin.run(VALIDATION_UPDATE_MUTATION, { id, validation }, validationUpdateData);
    return accepted(sent, ({ validationUpdate }) => validationUpdate?.userErrors, onRefused);
  };
}

export function deleting({ id }: ExistingValidation, onRefused: OnRefused): Step {
  return async (admin) => {
    const sent = await admin.run(VALIDATION_DELETE_MUTATION, { id }, validationDeleteData);
    const onKept = (message: string) => onRefused(outOfReach(message));
    return accepted(sent, ({ validationDelete }) => validationDelete?.userErrors, onKept);
  };
}

function accepted<Data>(
  sent: ShopifyResult<Data>,
  errorsOf: (data: Data) => readonly UserError[] | undefined,
  onRefused: OnRefused,
): StepResult {
  if (!sent.ok) {
    if (sent.code !== 'refused') return sent;
    onRefused(sent.message);
    return { ok: true };
  }
  const [error] = errorsOf(sent.value) ?? [{ code: 'INTERNAL_ERROR', message: 'Shopify didn’t answer.' }];
  if (!error) return { ok: true };
  const { code, message } = error;
  if (isOutOfDate(error) || code === 'NOT_FOUND') return { ok: false, code: 'again', message };
  if (code === 'INTERNAL_ERROR') return unavailable(message);
  onRefused(REASONS[code ?? ''] ?? `Shopify rejected gift protection: ${message}`);
  return { ok: true };
}

/** Reasons for the merchant by code. Codes: Shopify, ValidationUserErrorCode. */
const REASONS: Readonly<Record<string, string>> = {
  MAX_VALIDATIONS_ACTIVATED:
    'Your store already has 25 active checkout rules, the most Shopify allows. Turn one off in Shopify’s checkout settings, then turn on gift protection again.',
  CUSTOM_APP_FUNCTION_NOT_ELIGIBLE:
    'Shopify runs checkout rules of custom apps on the Shopify Plus plan only.',
  FUNCTION_NOT_FOUND:
    'Shopify doesn’t have the app’s checkout rule yet. Update the app, then turn on gift protection again.',
};
