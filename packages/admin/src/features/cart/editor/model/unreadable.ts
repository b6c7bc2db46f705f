import type { CartDocument } from '@cartwright/core/cart/cart-document';
import type { CartComponent } from '@cartwright/core/cart/component';
import { findComponent, isVisible } from '@cartwright/core/cart/components-of';
import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { Path } from '@cartwright/core/editing/issue';
import type { UnreadableField } from '../../../../editor-kit/model/unreadable';

/** Whether the cart still has a field that holds unparseable input. */
export function hasField(document: CartDocument, field: UnreadableField): boolean {
  const component = findComponent(document, field.scope);
  return component !== undefined && componentHasField(component, field);
}

/**
 * Whether the component is visible and still has the field, for the same item as when it was typed.
 */
export function componentHasField(component: CartComponent, field: UnreadableField): boolean {
  return component.componentId === field.scope && isVisible(component) && isRelevant(component, field);
}

function isRelevant(component: CartComponent, { path, owner }: UnreadableField): boolean {
  if (owner === null) return true;
  const found = tierAt(component, path);
  if (found?.tier.id !== owner) return false;
  const { bar, tier } = found;
  const [field, , code] = path.slice(4);
  switch (field) {
    case 'minimum':
      return tier.minimum === null;
    case 'discountAmountFromTotal':
      return tier.type === 'discount' && tier.discountAmountFromTotal === null;
    case 'presentmentCurrencies': {
      const { enabled, minimums } = tier.presentmentCurrencies;
      return bar.basis === 'amount' && enabled && (minimums[String(code)] ?? null) === null;
    }
    default:
      return true;
  }
}

/** Tier of a field's path; undefined for other fields. */
function tierAt(component: CartComponent, path: Path): { bar: Bar; tier: Tier } | undefined {
  const [bars, barIndex, tiers, tierIndex] = path;
  if (component.type !== 'tiered_progress_bar' || bars !== 'bars' || tiers !== 'tiers') return undefined;
  const bar = component.settings.bars[Number(barIndex)];
  const tier = bar?.tiers[Number(tierIndex)];
  return bar && tier && { bar, tier };
}
