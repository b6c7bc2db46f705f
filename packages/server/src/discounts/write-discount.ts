import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import { REWARDS_FUNCTION_HANDLE } from '@cartwright/core/storefront/names';
import type { AdminClient } from '../shopify/admin-client';
import {
  DISCOUNT_CREATE_MUTATION,
  DISCOUNT_DELETE_MUTATION,
  DISCOUNT_UPDATE_MUTATION,
  type DiscountUserErrors,
  discountCreateData,
  discountDeleteData,
  discountUpdateData,
} from '../shopify/documents/discounts';
import { METAFIELDS_SET_MUTATION, metafieldsSetData } from '../shopify/documents/metafields';
import type { ShopifyFailure } from '../shopify/shopify-failure';
import type { DiscountUpdate } from './plan-discounts';
import { rewardsMetafield } from './rewards-metafield';

/** `rejected`: Shopify's own rules are against it; `message` tells the merchant what to do. */
export type Written =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'rejected'; readonly message: string }
  | ShopifyFailure;

export async function createDiscount(
  admin: AdminClient,
  needed: NeededDiscount,
  now: Date,
): Promise<Written> {
  const discount = { ...fields(needed, now), metafields: [rewardsMetafield(needed.rewards)] };
  const sent = await admin.run(DISCOUNT_CREATE_MUTATION, { discount }, discountCreateData);
  return sent.ok ? accepted(sent.value.discountAutomaticAppCreate?.userErrors, needed.title) : sent;
}

/** The metafield goes by its own mutation: that one certainly replaces the value that is there. */
export async function updateDiscount(
  admin: AdminClient,
  update: DiscountUpdate,
  now: Date,
): Promise<Written> {
  const { needed, existing } = update;
  const id = existing.discount.discountId;
  if (update.rewards) {
    const metafields = [{ ownerId: id, ...rewardsMetafield(needed.rewards) }];
    const sent = await admin.run(METAFIELDS_SET_MUTATION, { metafields }, metafieldsSetData);
    if (!sent.ok) return sent;
    const written = accepted(sent.value.metafieldsSet?.userErrors, needed.title);
    if (!written.ok) return written;
  }
  if (!update.fields) return { ok: true };
  const discount = fields(needed, now);
  const sent = await admin.run(DISCOUNT_UPDATE_MUTATION, { id, discount }, discountUpdateData);
  return sent.ok ? accepted(sent.value.discountAutomaticAppUpdate?.userErrors, needed.title) : sent;
}

export async function deleteDiscount(admin: AdminClient, id: string, title: string): Promise<Written> {
  const sent = await admin.run(DISCOUNT_DELETE_MUTATION, { id }, discountDeleteData);
  return sent.ok ? accepted(sent.value.discountAutomaticDelete?.userErrors, title) : sent;
}

function fields({ title, classes, startsAt, endsAt }: NeededDiscount, now: Date) {
  return {
    title,
    functionHandle: REWARDS_FUNCTION_HANDLE,
    discountClasses: classes,
    combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
    startsAt: startsAt ?? now.toISOString(),
    endsAt,
  };
}

function accepted(userErrors: DiscountUserErrors | undefined, title: string): Written {
  const [error] = userErrors ?? [{ code: null, message: 'Shopify gave no answer.' }];
  if (!error) return { ok: true };
  return { ok: false, code: 'rejected', message: advice(error.code, error.message, title) };
}

/** Codes: Shopify, DiscountErrorCode. */
function advice(code: string | null, message: string, title: string): string {
  switch (code) {
    case 'ACTIVE_PERIOD_OVERLAP':
    case 'MAX_APP_DISCOUNTS':
      return `Automatic Discount Limit Reached. Shopify allows 25 active automatic discounts: end one of them in Shopify, then publish again. Until then "${title}" gives no rewards.`;
    case 'TAKEN':
      return `Shopify already has an automatic discount called "${title}". Rename the cart, or that discount, then publish again.`;
    default:
      return `Shopify did not accept the discount "${title}": ${message}`;
  }
}
