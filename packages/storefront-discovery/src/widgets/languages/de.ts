import { words as list } from '../../languages/de';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    Choose: 'Auswählen',
    Quantity: 'Menge',
    'One-time purchase': 'Einmalkauf',
    'Subscribe and save': 'Abonnieren und sparen',
    'Offer ends in': 'Angebot endet in',
    'Frequently bought together': 'Wird oft zusammen gekauft',
    'Add selected to cart': 'Auswahl in den Warenkorb',
    'Recently viewed': 'Zuletzt angesehen',
    'Buy again': 'Erneut kaufen',
    'Best sellers': 'Bestseller',
  }),
  more: {
    thisItem: 'Dieser Artikel',
    total: 'Summe:',
    pick: 'Wähle Produkte aus, um sie zusammen hinzuzufügen.',
    adding: 'Wird hinzugefügt…',
    close: 'Schließen',
    ended: 'Dieses Angebot ist beendet.',
  },
};
