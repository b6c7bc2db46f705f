import { isGiftLine, type RewardCart } from '@cartwright/core/rewards/cart';
import type { Choices } from '@cartwright/core/rewards/context';
import { changesLines, type Intent } from '../ports/intent';

/** Gift choices after an intent: declined, picked again, or a withdrawn gift allowed again. */
export function choicesAfter(choices: Choices, intent: Intent): Choices {
  if (intent.type === 'decline_gift') {
    return { ...choices, declined: [...without(choices.declined, intent.giftId), intent.giftId] };
  }
  if (intent.type === 'pick_gift') {
    return {
      ...choices,
      declined: without(choices.declined, intent.giftId),
      withdrawn: without(choices.withdrawn, intent.giftId),
      picked: { ...choices.picked, [intent.giftId]: intent.variantId },
    };
  }
  return changesLines(intent) && choices.withdrawn.length > 0 ? { ...choices, withdrawn: [] } : choices;
}

export function withdraw(choices: Choices, giftIds: readonly string[]): Choices {
  const fresh = giftIds.filter((id) => !choices.withdrawn.includes(id));
  return fresh.length === 0 ? choices : { ...choices, withdrawn: [...choices.withdrawn, ...new Set(fresh)] };
}

/** Key of what allows a withdrawn gift again when it changes: the shopper's lines, and others' discounts. */
export function shoppersShare({ lines, othersOrderDiscount }: RewardCart): string {
  const own = lines.filter((line) => !isGiftLine(line));
  return JSON.stringify([
    othersOrderDiscount,
    own.map((line) => [line.variantId, line.quantity, line.linePrice, line.othersDiscount]),
  ]);
}

export function refuse(choices: Choices, variantIds: readonly number[]): Choices {
  const fresh = variantIds.filter((id) => !choices.refused.includes(id));
  return fresh.length === 0 ? choices : { ...choices, refused: [...choices.refused, ...fresh] };
}

function without(ids: readonly string[], gone: string): string[] {
  return ids.filter((id) => id !== gone);
}
