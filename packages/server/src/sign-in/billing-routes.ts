import { isShopDomain } from '@cartwright/core/contract/shop-domain';
import { choosePlan, readBilling } from '@cartwright/core/contract/sign-in';
import type { Hono } from 'hono';
import { failure } from '../http/api-failure';
import { serve } from '../http/endpoint-route';
import { htmlPage } from '../http/html-page';
import type { ResolveShop } from '../http/session';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { type BillingParts, paidPlan, subscribe } from './billing';

interface BillingRouteOptions extends BillingParts {
  /** Public URL of the app; null if not configured. */
  readonly publicUrl: string | null;
  /** URL of the app in the shop's admin. */
  readonly appInAdmin: (shopId: string) => string;
}

/** Return path after confirming a subscription. */
const RETURN = '/billing/return';

/**
 * Routes of billing: current plan, choosing one, and the return from Shopify. `resolveShop`
 * requires no plan.
 */
export function billingRoutes(app: Hono, resolveShop: ResolveShop, options: BillingRouteOptions): void {
  const { billing, adminOf, isFixed, publicUrl, appInAdmin } = options;

  serve(app, resolveShop, readBilling, async ({ session: { shopId } }) => {
    const { required, plans, test } = billing ?? { required: false, plans: [], test: true };
    const paid = billing && !isFixed(shopId) ? await paidPlan(options, shopId, true) : null;
    if (paid && !paid.ok) return shopifyOutcome(paid);
    return { ok: true, response: { required, plans: [...plans], current: paid?.value ?? null, test } };
  });

  serve(app, resolveShop, choosePlan, async ({ session: { shopId, embedded }, body }) => {
    const chosen = billing?.plans.find(({ id }) => id === body.plan);
    if (!billing || !chosen || publicUrl === null || isFixed(shopId)) {
      return failure('not_found', 'This plan isn’t offered. Reload the page to see the plans.');
    }
    const returnUrl = new URL(RETURN, publicUrl);
    returnUrl.searchParams.set('shop', shopId);
    if (embedded) returnUrl.searchParams.set('embedded', '1');
    const response = await subscribe(adminOf(shopId), chosen, {
      test: billing.test,
      returnUrl: returnUrl.href,
    });
    return response.ok
      ? { ok: true, response: { confirmationUrl: response.value } }
      : shopifyOutcome(response);
  });

  // Unauthenticated and read-only: the app asks Shopify what was confirmed.
  app.get(RETURN, (context) => {
    const shopId = context.req.query('shop');
    if (!isShopDomain(shopId)) {
      return htmlPage('Which store is it?', 'Open the app again from your Shopify admin.', 400);
    }
    const isEmbedded = context.req.query('embedded') === '1';
    return context.redirect(isEmbedded ? appInAdmin(shopId) : `/?${new URLSearchParams({ shop: shopId })}`);
  });
}
