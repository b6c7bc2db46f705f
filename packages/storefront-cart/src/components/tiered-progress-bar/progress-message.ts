import type { TierReward } from '@cartwright/core/rewards/rewards';
import type { TierDisplay } from '@cartwright/core/storefront/config';
import type { ProgressMessage } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';

export interface ShownTier {
  readonly reward: TierReward;
  readonly display: TierDisplay;
}

const PLACEHOLDER = '{{amount}}';

/** What the bar says: what is missing to the next tier, else what the last one gave. `amountOf` writes what is missing. */
export function progressMessage(
  tiers: readonly ShownTier[],
  amountOf: (remaining: number) => string,
): ProgressMessage {
  const next = tiers.find(({ reward }) => !reward.earned);
  if (!next) {
    const last = tiers[tiers.length - 1]?.display;
    return { before: last?.reached.trim() || last?.label || '', amount: '', after: '' };
  }
  const text = next.display.remaining.trim() || next.display.label;
  const amount = amountOf(next.reward.remaining);
  const at = text.indexOf(PLACEHOLDER);
  if (at < 0) return { before: text, amount: '', after: '' };
  return {
    before: text.slice(0, at),
    amount,
    after: text.slice(at + PLACEHOLDER.length).replaceAll(PLACEHOLDER, amount),
  };
}
