import * as z from 'zod';
import { idText, listOf } from '../texts/limited';
import { endpoint, noBody, noParams } from './endpoint';
import { publication } from './publication';

const path = '/api/automatic-discounts';

/** A percentage (0–100), or an amount in major units of the shop's currency. */
const amountOff = z.object({ kind: z.enum(['percentage', 'amount']), value: z.string() });

/** Rewards of a discount (`discounts/rewards-summary`). */
const rewardsSummary = z.object({
  freeShipping: z.boolean(),
  gifts: z.number().int(),
  orderDiscounts: z.array(amountOff),
  volume: amountOff.nullable(),
  widgets: z.array(amountOff),
  /** Number of bundles with a discount. */
  bundles: z.number(),
});

/** `name` of a deleted cart is the last known one. */
const discountCart = z.object({ id: z.string(), name: z.string(), exists: z.boolean() });
export type DiscountCart = z.infer<typeof discountCart>;

/** Discount that a cart needs. UTC instants; null: already begun, or without an end. */
const neededDiscount = z.object({
  cart: discountCart,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  gives: rewardsSummary,
});
export type ListedNeed = z.infer<typeof neededDiscount>;

/**
 * State of a discount, compared with the needs of the shop's carts. `right`: as needed. `differs`: in
 * `differences`; Repair fixes it. `not_needed`: by no cart of this installation, which is always so for one
 * published elsewhere (`from`).
 */
const ownDiscount = z.object({
  cart: discountCart,
  /** Like `foundElsewhere` of the publication; `here`: by this installation. */
  from: z.enum(['here', 'elsewhere', 'later', 'unknown']),
  state: z.enum(['right', 'differs', 'not_needed']),
  /** `publication`: not stamped by this installation, or in an old place. */
  differences: z.array(z.enum(['title', 'classes', 'combination', 'time', 'rewards', 'publication'])),
  /**
   * Reason why Repair can't update a discount that differs; null if it can. `held`: publishing is paused for a
   * review.
   */
  reason: z.enum(['held']).nullable(),
  /** Its current rewards; null if unreadable. */
  gives: rewardsSummary.nullable(),
  needed: neededDiscount.nullable(),
  /** Whether `removeAutomaticDiscounts` would remove it. */
  removable: z.boolean(),
  /** Errors of the function's latest version; null without any. Shopify shows their messages in its admin only. */
  errorHistory: z
    .object({ errorsFirstOccurredAt: z.string(), hasBeenSharedSinceLastError: z.boolean() })
    .nullable(),
});

/** Automatic discount in Shopify. Unknown fields of another app's discount are null. */
const automaticDiscountNode = z.object({
  id: z.string(),
  title: z.string().nullable(),
  status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']).nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  discountClasses: z.array(z.enum(['PRODUCT', 'ORDER', 'SHIPPING'])),
  /** App whose function it runs; null for Shopify's built-in kinds. */
  app: z.string().nullable(),
  /** Null for discounts of others. */
  ours: ownDiscount.nullable(),
});
export type AutomaticDiscountNode = z.infer<typeof automaticDiscountNode>;
export type OwnDiscount = z.infer<typeof ownDiscount>;

/**
 * Discount that Shopify lacks. `reason`: why it can't be created until the merchant acts; null: Repair creates it.
 * `held`: as above. `no_room`: by our count, or as Shopify reported at the last publication.
 */
const missingDiscount = neededDiscount.extend({
  title: z.string(),
  reason: z.enum(['held', 'no_room', 'title_taken']).nullable(),
});
export type MissingDiscount = z.infer<typeof missingDiscount>;

const discountMetadata = z.object({
  /** Maximum of simultaneously active discounts. */
  currentMaxDiscounts: z.number().int(),
  /** Whether the shop has discounts of ours by class; there is no other generation of the function. */
  hasRebuyOrderDiscount: z.boolean(),
  hasRebuyProductDiscount: z.boolean(),
  hasRebuyProductRustDiscount: z.boolean(),
  /** Number of active discounts, ours and others', which count towards `currentMaxDiscounts`. */
  totalAutomaticDiscounts: z.number().int(),
  /** Maximum number of existing discounts that are active at the same time, from now on. */
  mostAtOnce: z.number().int(),
  /** One entry per section of the configuration of each of ours. */
  entries: z.array(
    z.object({
      key: z.enum(['orderDiscount', 'productDiscount', 'bmsm', 'tpb']),
      id: z.string(),
      value: z.unknown(),
    }),
  ),
});
export type DiscountMetadata = z.infer<typeof discountMetadata>;

/**
 * Automatic discounts of the shop: all of ours, and unexpired ones of others. 502 `shopify_unavailable` on a
 * timeout of Shopify.
 */
export const listAutomaticDiscounts = endpoint({
  method: 'GET',
  path,
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    successful: z.boolean(),
    error: z.string().nullable(),
    automaticDiscountNodes: z.array(automaticDiscountNode),
    missing: z.array(missingDiscount),
    metadata: discountMetadata,
  }),
});
export type AutomaticDiscountList = z.infer<typeof listAutomaticDiscounts.response>;

/**
 * Updates the discounts to the needs of the saved carts, by publishing. `error` is the specification's text,
 * `reason` says why it failed or is pending, or which discounts are missing after a publication.
 */
export const updateAutomaticDiscounts = endpoint({
  method: 'POST',
  path,
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({
    successful: z.boolean(),
    error: z.string().nullable(),
    reason: z.string().nullable(),
    publication,
  }),
});

/**
 * Deletes unneeded discounts of ours. `kept` are those not deleted, with the reason: `needed` by a cart saved
 * here, `in_store`: of a cart that the store still shows, `not_ours`. One deleted already counts as removed.
 */
export const removeAutomaticDiscounts = endpoint({
  method: 'PATCH',
  path,
  params: noParams,
  query: noParams,
  body: z.strictObject({ discounts: listOf(idText(), 'discounts').min(1) }),
  response: z.object({
    successful: z.boolean(),
    error: z.string().nullable(),
    reason: z.string().nullable(),
    removed: z.array(z.string()),
    kept: z.array(
      z.object({
        id: z.string(),
        title: z.string().nullable(),
        reason: z.enum(['needed', 'in_store', 'not_ours']),
      }),
    ),
  }),
});
export type DiscountRemoval = z.infer<typeof removeAutomaticDiscounts.response>;
