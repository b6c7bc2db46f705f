import { isDefaultListText } from '../listing/settings/default-texts';
import { LIST_SLOTS } from '../listing/settings/listing-texts';
import { slotsIn } from '../translations/text-slots';
import { isTranslatedInto, textsIn, withTexts } from '../translations/translated-texts';
import { NEW_LAYOUT, resultsLayout } from './results-layout';
import { type ResultsPage, resultsSlots } from './results-page';

/** Page in a language of shoppers (ADR 137). The same object if nothing is translated. */
export function translatedResultsPage(page: ResultsPage, language: string): ResultsPage {
  if (!isTranslatedInto(page, language)) return page;
  const slots = resultsSlots(page);
  const textOf = textsIn(slots, page.translations, language);
  return textOf ? withTexts(page, slots, textOf) : page;
}

let known: ReadonlySet<string> | undefined;

/** Whether a text is a default of the page, which the storefront has in its own languages. */
export function isDefaultResultsText(text: string): boolean {
  known ??= new Set(slotsIn(resultsLayout, NEW_LAYOUT, LIST_SLOTS).map((slot) => slot.text));
  return known.has(text) || isDefaultListText(text);
}
