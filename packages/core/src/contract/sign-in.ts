import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Whether the app may work for the shop. `needsOauthRefresh` where what Shopify granted does
 * not suffice, or is over; `authUrl` is then where the merchant grants it again, null otherwise. `embedded` says that
 * this page stands in Shopify's admin, where `authUrl` has to be opened above the frame.
 */
export const readAuthInfo = endpoint({
  method: 'GET',
  path: '/api/auth-info',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    successful: z.boolean(),
    authUrl: z.string().nullable(),
    needsOauthRefresh: z.boolean(),
    embedded: z.boolean(),
  }),
});

/** Who has used the app in this shop; `forbidden` for whoever may not see them. */
export const listShopUsers = endpoint({
  method: 'GET',
  path: '/api/shop-users',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    shopUsers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        accountOwner: z.boolean(),
        lastSeenAt: z.iso.datetime(),
      }),
    ),
  }),
});

/** Ends the caller's session in all shops that it is for. In Shopify's admin there is none to end: nothing happens. */
export const signOut = endpoint({
  method: 'POST',
  path: '/api/sign-out',
  params: noParams,
  query: noParams,
  body: z.strictObject({}),
  response: z.object({ successful: z.boolean() }),
});

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** Whole currency units as Shopify writes them, for example `19.00`. */
  price: z.string(),
  currency: z.string(),
  trialDays: z.int(),
  /** Events of a day that are counted: of carts, of lists and of pages each. Absent: `EVENTS_PER_DAY`. */
  eventsPerDay: z.int().positive().optional(),
});

/**
 * Billing of the shop. `required` is off unless the operator has turned billing on; then everything but this page is
 * closed until a plan is chosen (`forbidden` with `details.plan: 'missing'`).
 */
export const readBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  params: noParams,
  query: noParams,
  body: noBody,
  response: z.object({
    required: z.boolean(),
    plans: z.array(plan),
    /** The id of the plan that the shop has, null for none. */
    current: z.string().nullable(),
    /** Whether Shopify makes test charges only. */
    test: z.boolean(),
  }),
});

/** Asks Shopify for a subscription; the merchant confirms it at `confirmationUrl`, in Shopify's admin. */
export const choosePlan = endpoint({
  method: 'POST',
  path: '/api/billing/plan',
  params: noParams,
  query: noParams,
  body: z.strictObject({ plan: z.string().max(100) }),
  response: z.object({ confirmationUrl: z.string() }),
});

/** Names the shop of a call that a signed-in browser makes: its session may be for several. */
export const SHOP_HEADER = 'X-Cartwright-Shop';
