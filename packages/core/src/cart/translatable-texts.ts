import { isBlank } from '../texts/is-blank';
import type { TextSlot } from '../translations/text-slots';
import type { CartDocument } from './cart-document';
import { visibleComponents } from './components-of';
import { slotsOfComponent, slotsOfVolume } from './text-slots';

/** Text that shoppers read, typed by a merchant or left at its default. */
export interface TranslatableText
  extends Pick<TextSlot, 'key' | 'label' | 'rule' | 'text' | 'namesDiscount' | 'isShopifys'> {
  /** Id of its component; null for Buy More Save More. */
  readonly componentId: string | null;
  /** Merchant's title of the component. */
  readonly where: string;
}

/** Texts of a cart that shoppers currently read, from top to bottom, without blank ones. */
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
