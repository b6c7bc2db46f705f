import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { movedTranslations } from './moved-translations';

/**
 * Cart with the settings of another one. Id, name, schedule, locks, and enabled and fallback state remain; so do
 * the ids of bars and tiers by position, since gifts in shoppers' carts name their tier.
 */
export function withSettingsOf(cart: CartDocument, other: CartDocument): CartDocument {
  const { id, name, enabled, isFallback, isScheduled, startDate, endDate, locked, abTestLocked } = cart;
  const own = { id, name, enabled, isFallback, isScheduled, startDate, endDate, locked, abTestLocked };
  const bars = barsOf(cart);
  const changed = {
    ...other,
    ...own,
    components: other.components.map((component) => withIdsOf(component, bars)),
  };
  return { ...changed, translations: movedTranslations(other, changed) };
}

function barsOf({ components }: CartDocument) {
  return components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars : [],
  );
}

function withIdsOf(component: CartComponent, own: ReturnType<typeof barsOf>): CartComponent {
  if (component.type !== 'tiered_progress_bar') return component;
  const bars = component.settings.bars.map((bar, at) => ({
    ...bar,
    id: own[at]?.id ?? bar.id,
    tiers: bar.tiers.map((tier, place) => ({ ...tier, id: own[at]?.tiers[place]?.id ?? tier.id })),
  }));
  return { ...component, settings: { ...component.settings, bars } };
}
