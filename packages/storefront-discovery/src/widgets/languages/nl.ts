import { words as list } from '../../languages/nl';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    Choose: 'Kiezen',
    Quantity: 'Aantal',
    'One-time purchase': 'Eenmalige aankoop',
    'Subscribe and save': 'Abonneren en besparen',
    'Offer ends in': 'Aanbieding eindigt over',
    'Frequently bought together': 'Vaak samen gekocht',
    'Add selected to cart': 'Selectie in winkelwagen',
    'Recently viewed': 'Recent bekeken',
    'Buy again': 'Opnieuw kopen',
    'Best sellers': 'Bestsellers',
  }),
  more: {
    thisItem: 'Dit artikel',
    total: 'Totaal:',
    pick: 'Selecteer producten om ze samen toe te voegen.',
    adding: 'Toevoegen…',
    close: 'Sluiten',
    ended: 'Deze aanbieding is afgelopen.',
  },
};
