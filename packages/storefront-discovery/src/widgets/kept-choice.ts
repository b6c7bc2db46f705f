import { roomFor } from '@cartwright/core/bundles/room-for';
import type { ChosenPart } from '@cartwright/core/bundles/selection';
import { chosenVariant, firstPurchase, type OfferedProduct } from '@cartwright/core/widgets/offered-product';
import type { ShownBundle, WidgetExtras } from '@cartwright/core/widgets/widget-response';

/** Stored fields of a part; the rest may change until the page is reloaded. */
type Kept = readonly [step: number, variantId: number, quantity: number, planId?: number];

/** Serialises a choice. */
export function keptText(
  parts: readonly Pick<ChosenPart, 'step' | 'variantId' | 'quantity' | 'sellingPlanId'>[],
): string {
  return JSON.stringify(
    parts.map(
      ({ step, variantId, quantity, sellingPlanId: planId }): Kept =>
        planId === null ? [step, variantId, quantity] : [step, variantId, quantity, planId],
    ),
  );
}

/** Restores a choice as far as still possible, at current prices. */
export function keptChoice(
  text: string | null,
  { rule }: Pick<ShownBundle, 'rule'>,
  steps: readonly (readonly OfferedProduct[])[],
  productType: WidgetExtras['productType'] = 'one-time',
): ChosenPart[] {
  const parts: ChosenPart[] = [];
  const kept = keptIn(text);
  // A bundle has a single purchase option.
  const isSubscribed = productType === 'both' && kept.some(([, , , planId]) => planId !== undefined);
  const purchase = isSubscribed ? 'subscription' : firstPurchase(productType);
  for (const [step, variantId, quantity, planId = null] of kept) {
    const product = steps[step - 1]?.find(({ variants }) => variants?.some(({ id }) => id === variantId));
    const chosen = product && chosenVariant(product, purchase, { variantId, planId });
    if (!product || chosen?.variant.id !== variantId) continue;
    if (quantity > roomFor(rule, parts, { step, productId: product.id })) continue;
    const { amount, reducedFrom, way } = chosen;
    const price = { price: amount, compareAtPrice: reducedFrom, sellingPlanId: way?.id ?? null };
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
    (value.length === 3 || value.length === 4) &&
    value.every((each) => Number.isSafeInteger(each) && each > 0)
  );
}
