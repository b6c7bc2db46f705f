import { COMPONENT_TYPES } from '../components/component-types';
import { slotsIn, type TextSlot } from '../translations/text-slots';
import { buyMoreSaveMore } from './buy-more-save-more';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';

/** Key of Buy More Save More among those of components. */
export const VOLUME_KEY = 'buyMoreSaveMore';

/** Places of texts in the settings of a component, by its schema; blank ones too. */
export function slotsOfComponent({ componentId, type, settings }: CartComponent): readonly TextSlot[] {
  const { settings: schema, labels } = COMPONENT_TYPES[type];
  return slotsIn(schema, settings, { key: componentId, labels });
}

/** Places of texts of Buy More Save More. */
export function slotsOfVolume({ buyMoreSaveMore: volume }: CartDocument): readonly TextSlot[] {
  return slotsIn(buyMoreSaveMore, volume, { key: VOLUME_KEY });
}

/** Every place of a text in a document, those of hidden components too, in an order that its structure alone decides. */
export function textSlots(document: CartDocument): readonly TextSlot[] {
  return [...document.components.flatMap(slotsOfComponent), ...slotsOfVolume(document)];
}
