import type { RewardsPromise } from '@cartwright/core/rewards/promise';
import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';
import type { PROMISE_MESSAGES } from './promise-messages';
import type { ShownTier } from './shown-tiers';

/** Message about earned rewards that are lost or uncertain; null otherwise. `causes` is from `causesOf`. */
export function promiseText(
  promise: RewardsPromise,
  tiers: readonly Pick<ShownTier, 'status'>[],
  causes: string,
  messages: InAnyLanguage<typeof PROMISE_MESSAGES>,
): string | null {
  if (promise === 'given' || !tiers.some(({ status }) => status === promise)) return null;
  if (promise === 'at_checkout') return messages.seenAtCheckout(causes);
  return causes === '' ? messages.lostNow : messages.lost(causes);
}
