import { COMPONENT_TYPES } from '../components/component-types';
import { slotsIn, type TextSlot } from '../translations/text-slots';
import { buyMoreSaveMore } from './buy-more-save-more';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';

/** Text key of Buy More Save More, beside those of components. */
export const VOLUME_KEY = 'buyMoreSaveMore';

/** Text slots in the settings of a component, by its schema; blank ones included. */
export function slotsOfComponent({ componentId, type, settings }: CartComponent): readonly TextSlot[] {
  const { settings: schema, labels } = COMPONENT_TYPES[type];
  return slotsIn(schema, settings, { key: componentId, labels });
}

/** Text slots of Buy More Save More. */
export function slotsOfVolume({ buyMoreSaveMore: volume }: CartDocument): readonly TextSlot[] {
  return slotsIn(buyMoreSaveMore, volume, { key: VOLUME_KEY });
}

/** Text slots of a document, those of hidden components included, in an order that depends only on its structure. */
export function textSlots(document: CartDocument): readonly TextSlot[] {
  return [...document.components.flatMap(slotsOfComponent), ...slotsOfVolume(document)];
}
