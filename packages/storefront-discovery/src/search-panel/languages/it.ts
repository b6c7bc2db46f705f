import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: 'Suggerimenti',
  recent: 'Ricerche recenti',
  clearRecent: 'Cancella le ricerche recenti',
  collections: 'Collezioni',
  products: 'Prodotti',
  popularSearches: 'Ricerche popolari',
  popularCollections: 'Collezioni popolari',
  popularProducts: 'Prodotti popolari',
  seeAll: (text) => `Vedi tutti i risultati per “${text}”`,
  searchFor: (text) => `Cerca “${text}”`,
  showingFor: (text) => `Risultati per “${text}”`,
  noneFound: (text) => `Nessun suggerimento per “${text}”`,
  found: (count) => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`),
  from: (price) => `Da ${price}`,
  salePrice: 'Prezzo scontato',
  regularPrice: 'Prezzo di listino',
  soldOut: 'Esaurito',
};
