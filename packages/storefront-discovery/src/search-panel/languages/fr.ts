import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: 'Suggestions',
  recent: 'Recherches récentes',
  clearRecent: 'Effacer les recherches récentes',
  collections: 'Collections',
  products: 'Produits',
  popularSearches: 'Recherches populaires',
  popularCollections: 'Collections populaires',
  popularProducts: 'Produits populaires',
  seeAll: (text) => `Voir tous les résultats pour «\u00a0${text}\u00a0»`,
  searchFor: (text) => `Rechercher «\u00a0${text}\u00a0»`,
  showingFor: (text) => `Résultats pour «\u00a0${text}\u00a0»`,
  noneFound: (text) => `Aucune suggestion pour «\u00a0${text}\u00a0»`,
  found: (count) => (count < 2 ? `${count} suggestion` : `${count} suggestions`),
  from: (price) => `À partir de ${price}`,
  salePrice: 'Prix promotionnel',
  regularPrice: 'Prix habituel',
  soldOut: 'Épuisé',
};
