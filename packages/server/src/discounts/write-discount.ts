import { OLD_REWARDS_METAFIELD, REWARDS_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import type { Stamp } from '../publishing/stamp';
import type { MetafieldWrite, StepResult } from '../publishing/target';
import type { AdminClient } from '../shopify/admin-client';
import {
  DISCOUNT_CREATE_MUTATION,
  DISCOUNT_DELETE_MUTATION,
  DISCOUNT_UPDATE_MUTATION,
  discountCreateData,
  discountDeleteData,
  discountUpdateData,
} from '../shopify/documents/discounts';
import {
  METAFIELDS_DELETE_MUTATION,
  METAFIELDS_SET_MUTATION,
  metafieldsDeleteData,
  metafieldsSetData,
} from '../shopify/documents/metafields';
import { isOutOfDate, refused, type UserError, unavailable } from '../shopify/shopify-failure';
import type { ExistingDiscount } from './existing-discounts';
import type { DiscountFields } from './field-differences';
import type { DiscountStep, RewardsChange } from './plan-discounts';
import { restingRewards, rewardsMetafield } from './rewards-metafield';

export interface WriteOptions {
  readonly stamp: Stamp;
  readonly now: Date;
  /** Called when Shopify reports that there is no room for another discount. */
  readonly onFull: () => void;
}

const HOUR = 3_600_000;

/** Runs a step. Shopify's user errors are `refused`, with their reason. */
export async function writeDiscount(
  admin: AdminClient,
  step: DiscountStep,
  { stamp, now, onFull }: WriteOptions,
): Promise<StepResult> {
  switch (step.kind) {
    case 'create': {
      const { fields, rewards } = step;
      const input = inputOf(fields, hasBegun(now));
      const discount = { ...input, metafields: [rewardsMetafield(rewards, stamp)] };
      const sent = await admin.run(DISCOUNT_CREATE_MUTATION, { discount }, discountCreateData);
      if (!sent.ok) return sent;
      const userErrors = sent.value.discountAutomaticAppCreate?.userErrors;
      return accepted(userErrors, fields.title, onFull);
    }
    case 'update':
    case 'rename': {
      const { discountId: id, title: known, startsAt } = step.existing.discount;
      const begun = Date.parse(startsAt) <= now.getTime() ? startsAt : hasBegun(now);
      const discount = step.kind === 'rename' ? { title: step.title } : inputOf(step.fields, begun);
      const sent = await admin.run(DISCOUNT_UPDATE_MUTATION, { id, discount }, discountUpdateData);
      return sent.ok ? accepted(sent.value.discountAutomaticAppUpdate?.userErrors, known, onFull) : sent;
    }
    case 'remove':
      return deleteDiscount(admin, step.existing);
    case 'rest': {
      const { existing } = step;
      const rewards = restingRewards(existing.cartId);
      const metafields = [rewardsWrite({ existing, rewards }, stamp)];
      const sent = await admin.run(METAFIELDS_SET_MUTATION, { metafields }, metafieldsSetData);
      return sent.ok ? accepted(sent.value.metafieldsSet?.userErrors, existing.discount.title) : sent;
    }
    case 'purgeOld': {
      const { discountId: ownerId, title } = step.existing.discount;
      const metafields = [{ ownerId, ...OLD_REWARDS_METAFIELD }];
      const sent = await admin.run(METAFIELDS_DELETE_MUTATION, { metafields }, metafieldsDeleteData);
      return sent.ok ? accepted(sent.value.metafieldsDelete?.userErrors, title) : sent;
    }
  }
}

/** Deletes a discount in Shopify. `again`: it was deleted already. */
export async function deleteDiscount(
  admin: AdminClient,
  { discount: { discountId: id, title } }: ExistingDiscount,
): Promise<StepResult> {
  const sent = await admin.run(DISCOUNT_DELETE_MUTATION, { id }, discountDeleteData);
  if (!sent.ok) return sent;
  const deleted = accepted(sent.value.discountAutomaticDelete?.userErrors, title);
  if (deleted.ok || deleted.code === 'again') return deleted;
  return { ...deleted, message: `Shopify didn’t delete the discount "${title}": ${deleted.cause}` };
}

/** Metafield of an existing discount; the write is conditional on the value that was read. */
export function rewardsWrite({ existing, rewards }: RewardsChange, stamp: Stamp): MetafieldWrite {
  const { discount, compareDigest } = existing;
  return { ownerId: discount.discountId, ...rewardsMetafield(rewards, stamp), compareDigest };
}

/** Start in the past, for Shopify's clock as well. A discount with it has resting rewards before the switch. */
function hasBegun(now: Date): string {
  return new Date(now.getTime() - HOUR).toISOString();
}

/** `begun` is the start for discounts without one. */
function inputOf({ title, classes, startsAt, endsAt }: DiscountFields, begun: string) {
  return {
    title,
    functionHandle: REWARDS_FUNCTION_HANDLE,
    discountClasses: classes,
    combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
    startsAt: startsAt ?? begun,
    endsAt,
  };
}

/** Error codes for lack of room: Shopify, DiscountErrorCode. */
const NO_ROOM: readonly string[] = ['ACTIVE_PERIOD_OVERLAP', 'MAX_APP_DISCOUNTS'];

function accepted(
  userErrors: readonly UserError[] | undefined,
  title: string,
  onFull: () => void = () => {},
): StepResult {
  const [error] = userErrors ?? [{ code: 'INTERNAL_ERROR', message: 'Shopify didn’t answer.' }];
  if (!error) return { ok: true };
  const message = `Shopify rejected the discount "${title}": ${error.message}`;
  const isFull = NO_ROOM.includes(error.code ?? '');
  if (isFull) onFull();
  if (isFull || isOutOfDate(error)) return { ok: false, code: 'again', message };
  if (error.code === 'INTERNAL_ERROR') return { ...unavailable(error.message), message };
  return refused(message, error.message);
}
