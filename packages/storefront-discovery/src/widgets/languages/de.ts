import { words as list } from '../../languages/de';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
  ...list,
  label: 'Vorschläge',
  previous: 'Vorherige Produkte',
  next: 'Nächste Produkte',
  inCart: (title) => `${title} liegt im Warenkorb`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Das könnte dir auch gefallen',
    Add: 'Hinzufügen',
    Added: 'Hinzugefügt',
    'Sold out': 'Ausverkauft',
  }),
};
