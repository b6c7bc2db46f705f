import { parseDecimal } from '@cartwright/core/money/decimal';
import { idOf } from '../admin/wire/gid';
import type { StoreContext } from '../context/store-context';
import type { SubscriptionRecord } from '../state/app-state';
import { endSubscription, subscriptionGid, subscriptionOf, subscriptionsOf } from './subscription';

interface RecurringPricing {
  readonly interval: SubscriptionRecord['interval'];
  readonly price: { readonly amount: unknown; readonly currencyCode: string };
}

export interface SubscriptionInput {
  readonly name: string;
  readonly returnUrl: string;
  readonly test: boolean;
  readonly trialDays?: number | null;
  readonly lineItems: readonly {
    readonly plan: { readonly appRecurringPricingDetails?: RecurringPricing | null };
  }[];
}

/**
 * Creates a pending subscription, to be approved at `confirmationUrl`. One recurring price; no
 * usage charges. Source: Admin GraphQL `appSubscriptionCreate`.
 */
export function createSubscription(store: StoreContext, input: SubscriptionInput) {
  const pricing = input.lineItems[0]?.plan.appRecurringPricingDetails;
  const trialDays = input.trialDays ?? 0;
  if (!pricing || input.lineItems.length > 1) {
    return refused(['lineItems'], 'Line items must be one, with a recurring price');
  }
  const amount = String(pricing.price.amount);
  const parsed = parseDecimal(amount);
  if (!parsed || parsed.digits <= 0n) return refused(['lineItems'], 'Price must be greater than 0');
  if (input.name.trim() === '') return refused(['name'], "Name can't be blank");
  if (!isWebAddress(input.returnUrl)) return refused(['returnUrl'], 'Return URL is invalid');
  if (trialDays < 0 || trialDays > 1000)
    return refused(['trialDays'], 'Trial days must be between 0 and 1000');
  const subscription: SubscriptionRecord = {
    id: store.state.nextNumber(),
    name: input.name,
    returnUrl: input.returnUrl,
    test: input.test,
    trialDays,
    status: 'PENDING',
    createdAt: store.clock().toISOString(),
    currentPeriodEnd: null,
    interval: pricing.interval,
    amount,
    currencyCode: pricing.price.currencyCode,
  };
  const { subscriptions } = store.state.app.read();
  store.state.app.change({ subscriptions: [...subscriptions, subscription] });
  return {
    appSubscription: subscriptionSource(subscription),
    confirmationUrl: `${store.origin()}/admin/charges/${subscription.id}/confirm`,
    userErrors: [],
  };
}

/** Cancels an active subscription. Source: Admin GraphQL `appSubscriptionCancel`. */
export function cancelSubscription(store: StoreContext, id: string) {
  const number = idOf(id, 'AppSubscription');
  const known = number === null ? undefined : subscriptionOf(store, number);
  const problem = !known
    ? 'Subscription not found'
    : known.status === 'ACTIVE'
      ? null
      : 'Subscription is not active';
  if (!known || problem !== null) {
    return { appSubscription: null, userErrors: [{ field: ['id'], message: problem }] };
  }
  return { appSubscription: subscriptionSource(endSubscription(store, known, 'CANCELLED')), userErrors: [] };
}

export function activeSubscriptions(store: StoreContext) {
  return subscriptionsOf(store)
    .filter(({ status }) => status === 'ACTIVE')
    .map(subscriptionSource);
}

function subscriptionSource(subscription: SubscriptionRecord) {
  const { amount, currencyCode, interval, ...fields } = subscription;
  const price = { amount, currencyCode };
  return {
    __typename: 'AppSubscription',
    ...fields,
    id: subscriptionGid(subscription),
    lineItems: [
      {
        id: `gid://shopify/AppSubscriptionLineItem/${subscription.id}?v=1&index=0`,
        plan: { pricingDetails: { __typename: 'AppRecurringPricing', interval, price } },
      },
    ],
  };
}

function refused(field: readonly string[], message: string) {
  return { appSubscription: null, confirmationUrl: null, userErrors: [{ field, message }] };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
