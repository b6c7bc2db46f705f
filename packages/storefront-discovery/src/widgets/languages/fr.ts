import { words as list } from '../../languages/fr';
import { ownTexts, type WidgetText } from '../../words/own-texts';
import type { TranslatedWords } from '../widget-words';

/** @public */
export const words: TranslatedWords = {
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
    Choose: 'Choisir',
    Quantity: 'Quantité',
    'One-time purchase': 'Achat unique',
    'Subscribe and save': 'S’abonner et économiser',
    'Offer ends in': 'L’offre se termine dans',
    'Frequently bought together': 'Souvent achetés ensemble',
    'Add selected to cart': 'Ajouter la sélection au panier',
    'Recently viewed': 'Vus récemment',
    'Buy again': 'Acheter à nouveau',
    'Best sellers': 'Meilleures ventes',
  }),
  more: {
    thisItem: 'Cet article',
    total: 'Total :',
    pick: 'Sélectionnez des produits pour les ajouter ensemble.',
    adding: 'Ajout…',
    close: 'Fermer',
    ended: 'Cette offre est terminée.',
  },
};
