import { roomFor } from '@cartwright/core/bundles/room-for';
import type { ChosenPart } from '@cartwright/core/bundles/selection';
import { chosenVariant, type OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type { ShownBundle } from '@cartwright/core/widgets/widget-answer';

/** What is kept of a part: the rest may have changed by the time the page is loaded again. */
type Kept = readonly [step: number, variantId: number, quantity: number];

/** A choice as text. */
export function keptText(parts: readonly Pick<ChosenPart, 'step' | 'variantId' | 'quantity'>[]): string {
  return JSON.stringify(parts.map(({ step, variantId, quantity }): Kept => [step, variantId, quantity]));
}

/** The choice that a text keeps, as far as it can still be chosen, at today's prices. */
export function keptChoice(
  text: string | null,
  { rule }: Pick<ShownBundle, 'rule'>,
  steps: readonly (readonly OfferedProduct[])[],
): ChosenPart[] {
  const parts: ChosenPart[] = [];
  for (const [step, variantId, quantity] of keptIn(text)) {
    const product = steps[step - 1]?.find(({ variants }) => variants?.some(({ id }) => id === variantId));
    const chosen = product && chosenVariant(product, 'one-time', { variantId, planId: null });
    if (!product || chosen?.variant.id !== variantId) continue;
    if (quantity > roomFor(rule, parts, { step, productId: product.id })) continue;
    const { amount, reducedFrom } = chosen;
    const price = { price: amount, compareAtPrice: reducedFrom, sellingPlanId: null };
    parts.push({ step, productId: product.id, variantId, quantity, ...price });
  }
  return parts;
}

function keptIn(text: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((each) => Number.isSafeInteger(each) && each > 0)
  );
}
