import { isBlank } from '../texts/is-blank';
import type { TextSlot } from '../translations/text-slots';
import type { CartDocument } from './cart-document';
import { visibleComponents } from './components-of';
import { slotsOfComponent, slotsOfVolume } from './text-slots';

/** A text that a merchant has typed, or left at its default, and shoppers read. */
export interface TranslatableText
  extends Pick<TextSlot, 'key' | 'label' | 'rule' | 'text' | 'namesDiscount' | 'isShopifys'> {
  /** The component that it stands in; null for Buy More Save More. */
  readonly componentId: string | null;
  /** What the merchant calls the component. */
  readonly where: string;
}

/** Every text of a cart that shoppers read as it is set now, from top to bottom. Blank ones are none. */
export function translatableTexts(document: CartDocument): readonly TranslatableText[] {
  const ofComponents = visibleComponents(document).flatMap(({ component }) =>
    slotsOfComponent(component).map((slot) => ({
      slot,
      componentId: component.componentId,
      where: component.title,
    })),
  );
  const ofVolume = document.buyMoreSaveMoreEnabled
    ? slotsOfVolume(document).map((slot) => ({ slot, componentId: null, where: 'Buy More Save More' }))
    : [];
  return [...ofComponents, ...ofVolume].flatMap(({ slot, componentId, where }) => {
    const { key, label, rule, text, isShown, namesDiscount, isShopifys } = slot;
    return isShown && !isBlank(text)
      ? [{ key, label, rule, text, namesDiscount, isShopifys, componentId, where }]
      : [];
  });
}
