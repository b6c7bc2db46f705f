import * as z from 'zod';
import { type SlotOptions, slotsIn, type TextSlot } from '../../translations/text-slots';
import { isTranslatedInto, textsIn, withTexts } from '../../translations/translated-texts';
import type { Translations } from '../../translations/translations';
import { featuringFields } from './featuring';
import { type ListingSettings, listingFields } from './listing-settings';

/** List settings with translations. */
export type TranslatedSettings = ListingSettings & { readonly translations: Translations };

/** Fields with texts in default settings, a collection's own and campaigns. */
const texts = z.strictObject({ ...listingFields, ...featuringFields });

/** Labels of the text slots of lists; entries are identified by id (filters) or key (sort options). */
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

/** Slots of all texts that shoppers read in list settings, blank and disabled ones included. */
export function listingSlots(
  settings: Pick<ListingSettings, 'filters' | 'sortOptions' | 'template'>,
): readonly TextSlot[] {
  return slotsIn(texts, settings, LIST_SLOTS);
}

/** Settings in a language of shoppers (ADR 137); null: the shop's own. The same object if nothing is translated. */
export function translatedListing<Settings extends TranslatedSettings>(
  settings: Settings,
  language: string | null,
): Settings {
  if (language === null || !isTranslatedInto(settings, language)) return settings;
  const slots = listingSlots(settings);
  const textOf = textsIn(slots, settings.translations, language);
  return textOf ? withTexts(settings, slots, textOf) : settings;
}
