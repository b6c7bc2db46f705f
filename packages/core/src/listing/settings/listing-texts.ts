import * as z from 'zod';
import { type SlotOptions, slotsIn, type TextSlot } from '../../translations/text-slots';
import { isTranslatedInto, textsIn, withTexts } from '../../translations/translated-texts';
import type { Translations } from '../../translations/translations';
import { featuringFields } from './featuring';
import { type ListingSettings, listingFields } from './listing-settings';

/** Settings of a list with their texts in other languages. */
export type TranslatedSettings = ListingSettings & { readonly translations: Translations };

/** Fields of default settings, of a collection's own and of campaigns that can have texts. */
const texts = z.strictObject({ ...listingFields, ...featuringFields });

/** Names of the texts of lists: filters have ids, and sort options keys. */
export const LIST_SLOTS: SlotOptions = {
  labels: {
    filters: { label: 'Filter', each: {} },
    filterSettings: { label: 'Filter', each: {} },
    sortOptions: { label: 'Sort option', each: {} },
    sortSettings: { label: 'Sort option', each: {} },
    promoTiles: { label: 'Tile', each: {} },
  },
  idOf: ({ id, key }) => id ?? key,
};

/** Every place of a text that shoppers read in settings of a list; blank ones too, and those of what is off. */
export function listingSlots(
  settings: Pick<ListingSettings, 'filters' | 'sortOptions' | 'template'>,
): readonly TextSlot[] {
  return slotsIn(texts, settings, LIST_SLOTS);
}

/** Settings as shoppers of a language read them (ADR 137); null: the shop's own. The same where nothing is translated. */
export function translatedListing<Settings extends TranslatedSettings>(
  settings: Settings,
  language: string | null,
): Settings {
  if (language === null || !isTranslatedInto(settings, language)) return settings;
  const slots = listingSlots(settings);
  const textOf = textsIn(slots, settings.translations, language);
  return textOf ? withTexts(settings, slots, textOf) : settings;
}
