import { words as list } from '../../languages/it';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    Choose: 'Scegli',
    Quantity: 'Quantità',
    'One-time purchase': 'Acquisto singolo',
    'Subscribe and save': 'Abbonati e risparmia',
    'Offer ends in': 'L’offerta termina tra',
    'Frequently bought together': 'Spesso acquistati insieme',
    'Add selected to cart': 'Aggiungi selezione al carrello',
    'Recently viewed': 'Visti di recente',
    'Buy again': 'Acquista di nuovo',
    'Best sellers': 'Più venduti',
  }),
  more: {
    thisItem: 'Questo articolo',
    total: 'Totale:',
    pick: 'Seleziona i prodotti per aggiungerli insieme.',
    adding: 'Aggiunta…',
    close: 'Chiudi',
    ended: 'Questa offerta è terminata.',
  },
};
