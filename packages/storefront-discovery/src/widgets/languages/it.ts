import { words as list } from '../../languages/it';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
  ...list,
  label: 'Suggerimenti',
  previous: 'Prodotti precedenti',
  next: 'Prodotti successivi',
  inCart: (title) => `${title} è nel carrello`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Potrebbe piacerti anche',
    Add: 'Aggiungi',
    Added: 'Aggiunto',
    'Sold out': 'Esaurito',
  }),
};
