import * as z from 'zod';
import { endpoint, noBody, noParams } from './endpoint';

/**
 * Whether the app has access to the shop. `needsOauthRefresh`: granted scopes are insufficient, or access has
 * ended; `authUrl` is then where the merchant grants it again, null otherwise. `embedded`: this page is in
 * Shopify's admin, where `authUrl` has to be opened in the top window.
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

/** Users of the app in this shop; `forbidden` for users who may not see them. */
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

/** Ends the caller's sessions in all of its shops. Without effect in Shopify's admin, which has none. */
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
  /** Whole currency units in Shopify's format, for example `19.00`. */
  price: z.string(),
  currency: z.string(),
  trialDays: z.int(),
  /** Daily limit of counted events, for carts, lists and pages each. Absent: `EVENTS_PER_DAY`. */
  eventsPerDay: z.int().positive().optional(),
});

/**
 * Billing of the shop. `required` is off unless the operator has turned billing on; then everything but this page
 * is closed until a plan is chosen (`forbidden` with `details.plan: 'missing'`).
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
    /** Id of the shop's plan, null for none. */
    current: z.string().nullable(),
    /** Whether charges are test charges. */
    test: z.boolean(),
  }),
});

/** Creates a subscription in Shopify, which the merchant confirms at `confirmationUrl`, in Shopify's admin. */
export const choosePlan = endpoint({
  method: 'POST',
  path: '/api/billing/plan',
  params: noParams,
  query: noParams,
  body: z.strictObject({ plan: z.string().max(100) }),
  response: z.object({ confirmationUrl: z.string() }),
});

/** Header that names the shop of a call by a signed-in browser, whose session may be for several. */
export const SHOP_HEADER = 'X-Cartwright-Shop';
