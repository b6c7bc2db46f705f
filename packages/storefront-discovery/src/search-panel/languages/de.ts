import type { PanelMessages } from '../panel-messages';

/** @public */
export const messages: PanelMessages = {
  suggestions: 'Vorschläge',
  recent: 'Letzte Suchen',
  clearRecent: 'Letzte Suchen löschen',
  collections: 'Kategorien',
  products: 'Produkte',
  popularSearches: 'Beliebte Suchen',
  popularCollections: 'Beliebte Kategorien',
  popularProducts: 'Beliebte Produkte',
  seeAll: (text) => `Alle Ergebnisse für „${text}“ ansehen`,
  searchFor: (text) => `Nach „${text}“ suchen`,
  showingFor: (text) => `Ergebnisse für „${text}“`,
  noneFound: (text) => `Keine Vorschläge für „${text}“`,
  found: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  from: (price) => `Ab ${price}`,
  salePrice: 'Angebotspreis',
  regularPrice: 'Normaler Preis',
  soldOut: 'Ausverkauft',
};
