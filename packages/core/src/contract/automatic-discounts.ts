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
  /** How many bundles give one. */
  bundles: z.number(),
});

/** `name` is what is known of the name of a cart that does not exist any more. */
const discountCart = z.object({ id: z.string(), name: z.string(), exists: z.boolean() });
export type DiscountCart = z.infer<typeof discountCart>;

/** Discount that a cart needs. UTC instants; null for a time that has begun, or that nothing ends. */
const neededDiscount = z.object({
  cart: discountCart,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  gives: rewardsSummary,
});
export type ListedNeed = z.infer<typeof neededDiscount>;

/**
 * State of a discount, compared with what the shop's carts need. `right`: as it should be. `differs`: in `differences`;
 * Repair puts it right. `not_needed`: no cart of this installation needs it. One that is not published from here (`from`) is
 * always that.
 */
const ownDiscount = z.object({
  cart: discountCart,
  /** As for `foundElsewhere` of the publication; `here`: by this installation. */
  from: z.enum(['here', 'elsewhere', 'later', 'unknown']),
  state: z.enum(['right', 'differs', 'not_needed']),
  /** `publication`: not marked as published from here, or in an old place. */
  differences: z.array(z.enum(['title', 'classes', 'combination', 'time', 'rewards', 'publication'])),
  /** Of one that differs why Repair cannot update it; null where it can. `held`: publishing is paused, and waits for a review. */
  reason: z.enum(['held']).nullable(),
  /** What it gives now; null when that cannot be read. */
  gives: rewardsSummary.nullable(),
  needed: neededDiscount.nullable(),
  /** Whether `removeAutomaticDiscounts` would remove it. */
  removable: z.boolean(),
  /** Of the function's latest version; null without errors. What they say, Shopify tells nobody but in its own admin. */
  errorHistory: z
    .object({ errorsFirstOccurredAt: z.string(), hasBeenSharedSinceLastError: z.boolean() })
    .nullable(),
});

/** An automatic discount in Shopify. What Shopify does not tell of somebody else's is null. */
const automaticDiscountNode = z.object({
  id: z.string(),
  title: z.string().nullable(),
  status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']).nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  discountClasses: z.array(z.enum(['PRODUCT', 'ORDER', 'SHIPPING'])),
  /** The app whose function it runs; null for one of Shopify's own kinds. */
  app: z.string().nullable(),
  /** Null for somebody else's. */
  ours: ownDiscount.nullable(),
});
export type AutomaticDiscountNode = z.infer<typeof automaticDiscountNode>;
export type OwnDiscount = z.infer<typeof ownDiscount>;

/**
 * One that Shopify does not have. `reason`: why it cannot be made until the merchant does something; null: Repair makes it.
 * `held`: as above. `no_room`: by our count, or by Shopify's word at the last publication.
 */
const missingDiscount = neededDiscount.extend({
  title: z.string(),
  reason: z.enum(['held', 'no_room', 'title_taken']).nullable(),
});
export type MissingDiscount = z.infer<typeof missingDiscount>;

const discountMetadata = z.object({
  /** How many can be active at a time. */
  currentMaxDiscounts: z.number().int(),
  /** Whether the shop has discounts of ours by their class; there is no other generation of the function. */
  hasRebuyOrderDiscount: z.boolean(),
  hasRebuyProductDiscount: z.boolean(),
  hasRebuyProductRustDiscount: z.boolean(),
  /** How many are active now, ours and others': what counts against `currentMaxDiscounts`. */
  totalAutomaticDiscounts: z.number().int(),
  /** How many of those in Shopify are active at the same time at most, from now on. */
  mostAtOnce: z.number().int(),
  /** Of each of ours one for every part of its configuration. */
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
 * The shop's automatic discounts: all of ours, and those of others that are not over. 502 `shopify_unavailable` where
 * Shopify does not answer soon.
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
 * Brings the discounts to what the saved carts need, by publishing what is saved. `error` is the text of the specification,
 * `reason` says why it did not work, or not yet: for one that is published, which discounts are missing all the same.
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
 * Deletes discounts of ours that nobody needs. `kept` are those that it does not delete, and why: `needed` by a cart that
 * is saved here, `in_store`: of a cart that the store still shows, `not_ours`. One that is gone already is removed.
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
