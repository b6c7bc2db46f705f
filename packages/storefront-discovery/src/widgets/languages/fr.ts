import { words as list } from '../../languages/fr';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { WidgetWords } from '../widget-words';

/** @public */
export const words: WidgetWords = {
  ...list,
  label: 'Suggestions',
  previous: 'Produits précédents',
  next: 'Produits suivants',
  inCart: (title) => `${title} est dans le panier`,
  own: ownTexts<WidgetText>({
    'You may also like': 'Vous aimerez aussi',
    Add: 'Ajouter',
    Added: 'Ajouté',
    'Sold out': 'Épuisé',
  }),
};
