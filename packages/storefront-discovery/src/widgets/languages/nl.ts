import { words as list } from '../../languages/nl';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
  ...list,
  label: 'Suggesties',
  previous: 'Vorige producten',
  next: 'Volgende producten',
  inCart: (title) => `${title} zit in je winkelwagen`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Misschien vind je dit ook leuk',
    Add: 'Toevoegen',
    Added: 'Toegevoegd',
    'Sold out': 'Uitverkocht',
  }),
};
