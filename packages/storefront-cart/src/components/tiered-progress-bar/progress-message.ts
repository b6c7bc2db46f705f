import type { ProgressMessage } from '@cartwright/ui/cart/tiered-progress-bar/tiered-progress-bar';
import type { ShownTier } from './shown-tiers';

const PLACEHOLDER = '{{amount}}';

/**
 * Message of the bar: the amount missing to the next tier, else the tier with an unpicked gift, else the last reward.
 * `amountOf` formats the missing amount; `toPick` are ids of tiers with unpicked gifts.
 */
export function progressMessage(
  tiers: readonly ShownTier[],
  amountOf: (remaining: number) => string,
  toPick: readonly string[] = [],
): ProgressMessage {
  const next = tiers.find(({ reward }) => !reward.earned);
  if (!next) {
    const given = tiers.filter(({ status }) => status === 'given');
    const reached = given.find(({ display }) => toPick.includes(display.id)) ?? given[given.length - 1];
    const before = reached?.display.reached.trim() || (reached ?? tiers[tiers.length - 1])?.display.label;
    return { before: before ?? '', amount: '', after: '' };
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
