import type { plan } from '@cartwright/core/contract/sign-in';
import { isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { installations } from '../db/schema';
import { type ApiFailure, failure } from '../http/api-failure';
import type { ResolveShop } from '../http/session';
import type { OpenAdminClient } from '../shopify/admin-client';
import {
  SUBSCRIBE_MUTATION,
  SUBSCRIPTIONS_QUERY,
  subscribeData,
  subscriptionsData,
} from '../shopify/documents/billing';
import { refused, type ShopifyResult } from '../shopify/shopify-failure';
import type { BillingOptions } from './app-options';

type Plan = z.infer<typeof plan>;

export interface BillingParts {
  /** Null if the app is free. */
  readonly billing: BillingOptions | null;
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  /** Whether the shop's token is in the settings: such shops aren't billed. */
  readonly isFixed: (shopId: string) => boolean;
  readonly clock: () => Date;
}

/** Timeout of subscription queries, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Cache lifetimes: a paid plan, and a missing one, which may be paid any moment. */
const PAID_MS = 10 * 60_000;
const UNPAID_MS = 5_000;

/** Rejects calls of shops without a required plan. */
export function billingGate(parts: BillingParts, resolveShop: ResolveShop): ResolveShop {
  const { billing, isFixed } = parts;
  if (!billing?.required) return resolveShop;
  return async (request) => {
    const session = await resolveShop(request);
    if (!session.ok || isFixed(session.shopId)) return session;
    const paid = await paidPlan(parts, session.shopId, false);
    if (!paid.ok) return planUnknown();
    return paid.value === null ? planMissing() : session;
  };
}

function planMissing(): ApiFailure {
  return failure('forbidden', 'Choose a plan to use the app.', { details: { plan: 'missing' } });
}

function planUnknown(): ApiFailure {
  return failure('shopify_unavailable', 'We couldn’t check your plan with Shopify. Try again in a moment.');
}

/**
 * Id of the shop's paid plan, null for none; the subscription's name for a
 * discontinued plan. Cached briefly unless `fresh`; stale while Shopify is unavailable.
 */
export async function paidPlan(
  { billing, storeOf, adminOf, clock }: BillingParts,
  shopId: string,
  fresh: boolean,
): Promise<ShopifyResult<string | null>> {
  const store = storeOf(shopId);
  const [kept] = await store.columns(installations, ['plan', 'planReadAt']);
  const now = clock();
  const age = kept?.planReadAt ? now.getTime() - kept.planReadAt.getTime() : Number.POSITIVE_INFINITY;
  if (kept && !fresh && age < (kept.plan === null ? UNPAID_MS : PAID_MS))
    return { ok: true, value: kept.plan };

  const response = await adminOf(shopId).within(TIMEOUT_MS).run(SUBSCRIPTIONS_QUERY, {}, subscriptionsData);
  if (!response.ok) return kept?.planReadAt ? { ok: true, value: kept.plan } : response;
  const [active] = response.value.currentAppInstallation.activeSubscriptions;
  const paid = active ? (billing?.plans.find(({ name }) => name === active.name)?.id ?? active.name) : null;
  await store.update(installations, { plan: paid, planReadAt: now }, isNull(installations.uninstalledAt));
  return { ok: true, value: paid };
}

/**
 * Creates a subscription in Shopify. Returns the confirmation URL, which leads back to `returnUrl`.
 */
export async function subscribe(
  admin: OpenAdminClient,
  { name, price, currency, trialDays }: Plan,
  { test, returnUrl }: { readonly test: boolean; readonly returnUrl: string },
): Promise<ShopifyResult<string>> {
  const details = { price: { amount: price, currencyCode: currency }, interval: 'EVERY_30_DAYS' };
  const lineItems = [{ plan: { appRecurringPricingDetails: details } }];
  const variables = { name, returnUrl, test, trialDays, lineItems };
  const response = await admin.within(TIMEOUT_MS).run(SUBSCRIBE_MUTATION, variables, subscribeData);
  if (!response.ok) return response;
  const { confirmationUrl = null, userErrors = [] } = response.value.appSubscriptionCreate ?? {};
  return confirmationUrl === null
    ? refused('Shopify didn’t accept this plan.', userErrors.map(({ message }) => message).join('; '))
    : { ok: true, value: confirmationUrl };
}
