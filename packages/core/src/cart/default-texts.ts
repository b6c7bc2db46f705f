import { COMPONENT_TYPES, type ComponentType } from '../components/component-types';
import { newBar, newTier } from '../components/tiered-progress-bar/defaults';
import { TIER_TYPES } from '../components/tiered-progress-bar/schema';
import { newCart, newComponent } from './new-cart';
import { slotsOfComponent, slotsOfVolume } from './text-slots';

let known: ReadonlySet<string> | undefined;

/** Whether a text is a default of a component, a tier or an offer, which the storefront has in its own languages. */
export function isDefaultText(text: string): boolean {
  known ??= defaultTexts();
  return known.has(text);
}

/** Default texts of components. */
function defaultTexts(): ReadonlySet<string> {
  const newId = () => 'id';
  const types = Object.keys(COMPONENT_TYPES) as ComponentType[];
  const components = types.map((type) => newComponent(type, newId));
  const bar = newComponent('tiered_progress_bar', newId);
  const tiers = TIER_TYPES.map((type) => newTier(type, type));
  const bars = { ...bar, settings: { bars: [{ ...newBar('id', 'id'), tiers }] } };
  const slots = [
    ...[...components, bars].flatMap(slotsOfComponent),
    ...slotsOfVolume(newCart('id', 'id', newId)),
  ];
  return new Set(slots.map(({ text }) => text));
}
