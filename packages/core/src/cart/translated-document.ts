import { textsIn, withTexts } from '../translations/translated-texts';
import type { CartDocument } from './cart-document';
import type { CartComponent } from './component';
import { slotsOfComponent, slotsOfVolume, textSlots } from './text-slots';

/**
 * Document in a shopper's language: each text in that language, else in its base language (`pt` for `pt-BR`), else
 * in the original. Blank texts stay blank. The same object if nothing is translated.
 */
export function translatedDocument(document: CartDocument, language: string): CartDocument {
  const textOf = textsIn(textSlots(document), document.translations, language);
  if (!textOf) return document;
  const components = document.components.map((component): CartComponent => {
    const settings = withTexts(component.settings, slotsOfComponent(component), textOf);
    // Only texts are replaced: the settings keep their type.
    return settings === component.settings ? component : ({ ...component, settings } as CartComponent);
  });
  const volume = withTexts(document.buyMoreSaveMore, slotsOfVolume(document), textOf);
  const isSame =
    volume === document.buyMoreSaveMore && components.every((each, at) => each === document.components[at]);
  return isSame ? document : { ...document, components, buyMoreSaveMore: volume };
}
